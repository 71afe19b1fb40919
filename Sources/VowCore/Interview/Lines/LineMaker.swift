import VowRecitation

/// Makes lines of the answers to the interview: by rules alone, without a model, the same on every machine.
public enum LineMaker {
    /// What is made of the answers; see `InterviewLines`.
    public static func lines(from answers: InterviewAnswers) -> InterviewLines {
        let language = language(of: answers)
        let texts = InterviewTexts(language)
        guard !CrisisPhrases.areIn(answers.texts) else {
            return InterviewLines(
                language: language, summary: texts.crisisSummary, goalLines: [], affirmationLines: [],
                notes: [texts.crisisHelp], isCrisis: true)
        }
        var notes: [String] = []
        let goals = goalLines(answers, language, &notes)
        return InterviewLines(
            language: language, summary: InterviewSummary.text(answers, language), goalLines: goals,
            affirmationLines: affirmationLines(answers, language, beside: goals), notes: notes,
            isCrisis: false)
    }

    /// The language that lines are made in: the one chosen, unless the wish itself is clearly in the other.
    static func language(of answers: InterviewAnswers) -> Language {
        let wish = InterviewLanguage.guess(AnswerText.cleaned(answers.change))
        let chosen =
            answers.language == .spanish ? Language.spanish : answers.language == nil ? nil : .english
        let all = InterviewLanguage.guess(AnswerText.cleaned(answers.texts.joined(separator: " ")))
        guard let chosen else { return wish ?? all ?? .english }
        guard let wish, wish != chosen else { return chosen }
        // A wish of two languages may hold a clause of the chosen one.
        return grammar(chosen).clauses(AnswerText.cleaned(answers.change)).contains {
            InterviewLanguage.guess(text($0)) == chosen && grammar(chosen).goal($0, asPlan: false) != nil
        } ? chosen : wish
    }

    private static func text(_ words: [AnswerWord]) -> String { words.map(\.text).joined(separator: " ") }

    static func grammar(_ language: Language) -> any GoalGrammar {
        language == .spanish ? SpanishGoals() : EnglishGoals()
    }

    private static func goalLines(_ answers: InterviewAnswers, _ language: Language, _ notes: inout [String])
        -> [String]
    {
        let grammar = grammar(language)
        let texts = InterviewTexts(language)
        let other: Language = language == .spanish ? .english : .spanish
        func found(_ answer: String, asPlan: Bool) -> [GoalLine] {
            grammar.clauses(AnswerText.cleaned(answer)).filter { clause in
                InterviewLanguage.guess(text(clause)) != other
            }.compactMap { grammar.goal($0, asPlan: asPlan) }.filter { LineCheck.isSound($0.text, language) }
        }
        var wished = found(answers.change, asPlan: false)
        if LineCheck.isTooMuch(answers.change, language) {
            wished = []
            notes.append(texts.tooMuch)
        }
        if wished.contains(where: \.aboutOther) { notes.append(texts.aboutOther) }
        // Beside a deed, a vague thing or a wish about somebody else is no goal.
        if let best = wished.map(\.rank).max(), best >= 4 { wished = wished.filter { $0.rank >= 3 } }
        wished = Array(wished.prefix(3))
        let planned =
            found(answers.plan, asPlan: false).filter { $0.rank >= 4 }
            + found(answers.upOnePoint, asPlan: true).filter { $0.rank >= 4 && !$0.aboutOther }
        var lines: [String] = []
        for goal in wished + planned.prefix(wished.count > 1 ? 0 : 1) {
            let line = LineCheck.finished(goal.text, language)
            if !lines.contains(line), !lines.contains(where: { LineCheck.areAlike($0, line) }) {
                lines.append(line)
            }
        }
        if lines.isEmpty {
            lines = [texts.spareGoal]
            notes.append(texts.noGoal)
        } else if !lines.contains(where: { AnswerText.words($0).contains(where: Specifics.isSpecific) }) {
            notes.append(texts.notSpecific)
        }
        if let given = answers.language, given != language { notes.append(texts.otherLanguage) }
        return Array(lines.prefix(3))
    }

    private static func affirmationLines(
        _ answers: InterviewAnswers, _ language: Language, beside goals: [String]
    ) -> [String] {
        let grammar: any AffirmationGrammar =
            language == .spanish ? SpanishAffirmations() : EnglishAffirmations()
        func clean(_ answer: String) -> String {
            let text = AnswerText.cleaned(answer)
            let guess = InterviewLanguage.guess(text)
            return guess == nil || guess == language ? text : ""
        }
        let reasons = [answers.values, answers.whyNotLower, answers.benefits, answers.change].map(clean)
        let dear = grammar.dear(Array(reasons.prefix(3)))
        let values = grammar.value(reasons)
        var lines = [grammar.anchor]
        let wished: [String?] = [
            grammar.barrier(clean(answers.barriers)), dear ?? values.first,
            grammar.trust(importance: answers.importance, confidence: answers.confidence),
            grammar.support(clean(answers.supports)), dear == nil ? nil : values.first,
            values.dropFirst().first,
        ]
        for line in wished.compactMap({ $0 }) where lines.count < 4 {
            let isShort = line.split(separator: " ").count <= LineShortening.mostWords
            if LineCheck.isSound(line, language), isShort, !lines.contains(line), !goals.contains(line + ".")
            {
                lines.append(line)
            }
        }
        if lines.count < 2 || grammar.barrier(clean(answers.barriers)).map({ !lines.contains($0) }) ?? true {
            lines.append(grammar.spare)
        }
        return lines.map { LineCheck.finished($0, language) }
    }
}
