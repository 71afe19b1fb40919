package import VowRecitation

/// What a person can ask of an interview.
package enum InterviewCommand: Hashable, Sendable {
    /// Begin it.
    case begin(Language)
    /// Go on in another language.
    case speak(Language)
    /// Answer a step, or answer it anew.
    case answer(InterviewStep, String)
    /// Pass a step over.
    case skip(InterviewStep)
    /// Go back to a step.
    case revisit(InterviewStep)
    /// Change the words of a proposed line, by its place.
    case revise(Int, String)
    /// Leave a proposed line out.
    case refuse(Int)
    /// Say how much one believes a proposed line.
    case believe(Int, Int)
    /// Take other words for proposed lines, by their places; `maker` names what wrote them.
    case reword([Int: String], maker: String)
    /// Answer the plain question about danger.
    case confirm(SafetyAnswer)
    /// Go on after help was shown.
    case resume
    /// Keep the lines: proposed lines, by their places, became these.
    case conclude([Int: LineID])
}

/// Why an interview refuses a command.
package enum InterviewRejection: Error, Hashable, Sendable {
    /// It has not begun.
    case notBegun
    /// It was concluded; a new one may begin.
    case concluded
    /// Nothing was said.
    case nothingSaid
    /// The answer is no number from 0 to 10.
    case noNumber
    /// The step cannot be passed over.
    case needed
    /// The answer is too long; the limit is `InterviewState.longestAnswer`.
    case tooLong
    /// There is no line at this place.
    case noSuchLine
    /// No line is left to keep.
    case noLines
    /// It is not the time for this step yet.
    case notYet
    /// It stopped, or waits for the answer to the plain question about danger.
    case stopped
}

extension InterviewState: Decider {
    /// The longest answer that is recorded, in characters.
    package static let longestAnswer = 20_000

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: InterviewCommand, at instant: Instant) throws(InterviewRejection)
        -> [InterviewEvent]
    {
        if case .begin(let language) = command { return self.language == nil ? [.begun(language)] : [] }
        guard language != nil else { throw .notBegun }
        guard !isConcluded else { throw .concluded }
        switch command {
        case .confirm(let answer) where isPaused: return answer == .safe ? [.wentOn] : [.setAside]
        case .resume: return isSetAside ? [.wentOn] : []
        case .speak where isPaused || isSetAside: break
        default: guard !isPaused, !isSetAside else { throw .stopped }
        }
        switch command {
        case .begin, .confirm, .resume: return []
        case .speak(let language): return self.language == language ? [] : [.languageChanged(language)]
        case .answer(let step, let text): return try answer(step, text)
        case .skip(let step):
            guard step.isSkippable else { throw .needed }
            return skipped.contains(step) ? [] : [.skipped(step)]
        case .revisit(let step):
            guard let current, place(step) <= place(current) || answers[step] != nil else {
                throw .notYet
            }
            return revisited == step ? [] : [.revisited(step)]
        case .revise(let place, let text):
            try check(place)
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard words.contains(where: \.isLetter) else { throw .nothingSaid }
            if let stop = stop(at: words, after: said(line: place)) { return stop }
            return lines[place].text == words ? [] : [.lineRevised(place, Sealed(words))]
        case .refuse(let place):
            try check(place)
            return lines[place].isRefused ? [] : [.lineRefused(place)]
        case .believe(let place, let belief):
            try check(place)
            guard (0...10).contains(belief) else { throw .noNumber }
            return lines[place].belief == belief ? [] : [.lineBelieved(place, Sealed(belief))]
        case .reword(let texts, let maker):
            guard current == .lines else { throw .notYet }
            return reworded(texts, maker)
        case .conclude(let identifiers):
            guard current == .lines else { throw .notYet }
            guard !identifiers.isEmpty else { throw .noLines }
            return [
                .concluded(
                    identifiers.sorted { $0.key < $1.key }.map { KeptLine(place: $0.key, line: $0.value) })
            ]
        }
    }

    /// The lines that are wanted, proposed anew with each wording that may stand in a line's place.
    private func reworded(_ texts: [Int: String], _ maker: String) -> [InterviewEvent] {
        let wanted = lines.indices.filter { !lines[$0].isRefused }
        var taken: [String] = []
        let proposals = wanted.map { place in
            let line = lines[place]
            var text = line.text
            if let new = texts[place], !taken.contains(new), !lines.contains(where: { $0.text == new }),
                LineRewording.flaw(in: new, for: line.text, language: language ?? .english) == nil
            {
                text = new
            }
            taken.append(text)
            return ProposedLine(kind: line.proposed.kind, text: text, source: line.proposed.source)
        }
        guard taken != wanted.map({ lines[$0].text }) else { return [] }
        return [.linesProposed(Sealed(proposals), maker: maker)]
    }

    private func place(_ step: InterviewStep) -> Int {
        InterviewStep.allCases.firstIndex(of: step) ?? 0
    }

    private func check(_ place: Int) throws(InterviewRejection) {
        guard lines.indices.contains(place) else { throw .noSuchLine }
    }

    /// What follows from signs of danger in what the person says now, beside what they said before; nil without any.
    /// Nothing of it is recorded.
    private func stop(at text: String, after earlier: [String]) -> [InterviewEvent]? {
        switch SafetySigns.read(text, after: earlier).level {
        case .danger: [.setAside]
        case .unsure: hasSaidSafe ? nil : [.paused]
        case .clear: nil
        }
    }

    private func answer(_ step: InterviewStep, _ text: String) throws(InterviewRejection)
        -> [InterviewEvent]
    {
        guard text.count <= InterviewState.longestAnswer else { throw .tooLong }
        guard text.contains(where: { !$0.isWhitespace }) else { throw .nothingSaid }
        if let stop = stop(at: text, after: said(butFor: step)) { return stop }
        let answered: InterviewEvent
        if step.isScale {
            guard let number = ScaleWords.number(in: text) else { throw .noNumber }
            answered = .answered(step, Sealed("\(number)"))
        } else {
            answered = .answered(step, Sealed(text))
        }
        guard step == .summary else { return [answered] }
        let made = LineMaker.lines(from: given, hasSaidSafe: hasSaidSafe)
        return [answered, .linesProposed(Sealed(made.proposals), maker: LineMaker.version)]
    }
}

/// Numbers from 0 to 10 as people type or say them.
enum ScaleWords {
    private static let words = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
        "eight": 8,
        "nine": 9, "ten": 10,
        "cero": 0, "uno": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
        "siete": 7,
        "ocho": 8,
        "nueve": 9, "diez": 10,
    ]

    private static let numerals: [Character: Int] = [
        "零": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
    ]

    /// The number of an answer in Chinese that says nothing else ("七分", "大概八分吧", "满分"); numerals stand in many
    /// words that give no number.
    private static func chineseNumber(in text: String) -> Int? {
        let plain = ChineseText.simplified(text).filter(\.isLetter)
        if ["满分", "满分十分", "十分满分"].contains(plain) { return 10 }
        let rest = plain.filter { !"大概约差不多左右吧啊呢我觉得想给打是有分的嗯说".contains($0) }
        return rest.count == 1 ? rest.first.flatMap { numerals[$0] } : nil
    }

    /// The only number in a text ("8", "eight", "an 8 out of 10", "七分"); nil if there is none from 0 to 10.
    static func number(in text: String) -> Int? {
        if text.contains(where: { ChineseText.isChinese($0) }), let number = chineseNumber(in: text) {
            return number
        }
        var found: [Int] = []
        for word in PlainWords.of(text.split(separator: "/").first.map(String.init) ?? text) {
            guard let number = Int(word) ?? words[word] else { continue }
            found.append(number)
        }
        // "8 out of 10", "8 de 10".
        if found.count == 2, found[1] == 10 { found.removeLast() }
        guard found.count == 1, (0...10).contains(found[0]) else { return nil }
        return found[0]
    }
}
