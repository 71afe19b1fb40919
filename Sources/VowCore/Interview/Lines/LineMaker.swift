package import VowRecitation

/// Makes lines of the answers to the interview: by rules alone, without a model, the same on every machine.
package enum LineMaker {
    /// Which rules these are; recorded with what they propose.
    package static let version = "rules-1"

    /// What is made of the answers; see `InterviewLines`.
    /// - Parameter hasSaidSafe: the person answered the plain question about danger with "no".
    package static func lines(from answers: InterviewAnswers, hasSaidSafe: Bool = false) -> InterviewLines {
        let language = language(of: answers)
        let signs = SafetySigns.read(answers.texts)
        guard signs.level < (hasSaidSafe ? .danger : .unsure) else {
            return InterviewLines(language: language, summary: "", proposals: [], notes: [], signs: signs)
        }
        var notes: [String] = []
        let goals = goalLines(answers, language, &notes)
        return InterviewLines(
            language: language, summary: InterviewSummary.text(answers, language),
            proposals: goals + affirmationLines(answers, language, beside: goals.map(\.text)),
            notes: notes, signs: signs)
    }

    /// A line for what would make a goal easier; nil where that names no deed, or the same one.
    package static func refined(_ line: String, easier: String, _ language: Language) -> String? {
        let grammar = grammar(language)
        let goals = grammar.clauses(AnswerText.cleaned(easier)).compactMap {
            grammar.goal($0, asPlan: true)
        }
        .filter { $0.rank >= 4 && !$0.aboutOther && LineCheck.isSound($0.text, language) }
        return goals.map { LineCheck.finished($0.text, language) }.first {
            !LineCheck.areAlike($0, line)
        }
    }

    /// The language that lines are made in: the one chosen, unless the wish itself is clearly in another.
    static func language(of answers: InterviewAnswers) -> Language {
        let wish = InterviewLanguage.guess(AnswerText.cleaned(answers.change))
        let all = InterviewLanguage.guess(AnswerText.cleaned(answers.texts.joined(separator: " ")))
        guard let chosen = answers.language else { return wish ?? all ?? .english }
        guard let wish, wish != chosen else { return chosen }
        // A wish of two languages may hold a clause of the chosen one.
        return grammar(chosen).clauses(AnswerText.cleaned(answers.change)).contains {
            InterviewLanguage.guess(text($0)) == chosen && grammar(chosen).goal($0, asPlan: false) != nil
        } ? chosen : wish
    }

    private static func text(_ words: [AnswerWord]) -> String {
        words.map(\.text).joined(separator: " ")
    }

    static func grammar(_ language: Language) -> any GoalGrammar {
        switch language {
        case .english: EnglishGoals()
        case .spanish: SpanishGoals()
        case .chinese: ChineseGoals()
        }
    }

    private static func affirmations(_ language: Language) -> any AffirmationGrammar {
        switch language {
        case .english: EnglishAffirmations()
        case .spanish: SpanishAffirmations()
        case .chinese: ChineseAffirmations()
        }
    }

    private static func goalLines(
        _ answers: InterviewAnswers, _ language: Language, _ notes: inout [String]
    )
        -> [ProposedLine]
    {
        let grammar = grammar(language)
        let texts = InterviewTexts(language)
        func found(_ answer: String, asPlan: Bool) -> [GoalLine] {
            grammar.clauses(AnswerText.cleaned(answer)).filter { clause in
                InterviewLanguage.guess(text(clause)).map { $0 == language } ?? true
            }.compactMap { grammar.goal($0, asPlan: asPlan) }.filter {
                LineCheck.isSound($0.text, language)
            }
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
            found(answers.plan, asPlan: false).filter { $0.rank >= 4 }.map { ($0, InterviewStep.plan) }
            + found(answers.upOnePoint, asPlan: true).filter { $0.rank >= 4 && !$0.aboutOther }
            .map { ($0, InterviewStep.upOnePoint) }
        var lines: [ProposedLine] = []
        for (goal, source) in wished.map({ ($0, InterviewStep.change) }) + planned.prefix(1) {
            if source != .change, lines.count > 1 { continue }
            let line = LineCheck.finished(goal.text, language)
            if !lines.contains(where: { $0.text == line || LineCheck.areAlike($0.text, line) }) {
                lines.append(ProposedLine(kind: .goal, text: line, source: source))
            }
        }
        if lines.isEmpty {
            lines = [ProposedLine(kind: .goal, text: texts.spareGoal, source: nil)]
            notes.append(texts.noGoal)
        } else if !lines.contains(where: {
            Specifics.isSpecific($0.text, language)
        }) {
            notes.append(texts.notSpecific)
        }
        if let given = answers.language, given != language { notes.append(texts.otherLanguage) }
        return Array(lines.prefix(3))
    }

    private static func affirmationLines(
        _ answers: InterviewAnswers, _ language: Language, beside goals: [String]
    ) -> [ProposedLine] {
        let grammar = affirmations(language)
        func clean(_ answer: String) -> String {
            let text = AnswerText.cleaned(answer)
            let guess = InterviewLanguage.guess(text)
            return guess == nil || guess == language ? text : ""
        }
        let reasons: [(InterviewStep, String)] = [
            (.values, clean(answers.values)), (.whyNotLower, clean(answers.whyNotLower)),
            (.benefits, clean(answers.benefits)), (.change, clean(answers.change)),
        ]
        func first(_ line: (String) -> String?) -> (String, InterviewStep?)? {
            for (step, text) in reasons.prefix(3) { if let found = line(text) { return (found, step) } }
            return nil
        }
        let dear = first { grammar.dear([$0]) }
        let values: [(String, InterviewStep?)] = reasons.flatMap { step, text in
            grammar.value([text]).map { ($0, step) }
        }
        let barrier = grammar.barrier(clean(answers.barriers))
        let trust = grammar.confidence(importance: answers.importance, confidence: answers.confidence)
        let more = dear == nil ? values.dropFirst().first { $0.0 != values[0].0 } : values.first
        let wished: [(String, InterviewStep?)?] = [
            barrier.map { ($0, .barriers) }, dear ?? values.first,
            trust.map { ($0, answers.confidence == nil ? .importance : .confidence) },
            grammar.support(clean(answers.supports)).map { ($0, .supports) }, more,
        ]
        var lines: [(text: String, source: InterviewStep?)] = [(grammar.anchor, nil)]
        for (line, source) in wished.compactMap({ $0 }) where lines.count < 4 {
            let isShort = LineShortening.fits(line, language: language)
            let isNew =
                !lines.contains { $0.text == line } && !goals.contains(LineCheck.finished(line, language))
            if isShort, isNew, LineCheck.isSound(line, language) { lines.append((line, source)) }
        }
        if lines.count < 2 || !lines.contains(where: { $0.text == barrier }) {
            lines.append((grammar.spare, nil))
        }
        return lines.map {
            ProposedLine(
                kind: .affirmation, text: LineCheck.finished($0.text, language), source: $0.source)
        }
    }
}
