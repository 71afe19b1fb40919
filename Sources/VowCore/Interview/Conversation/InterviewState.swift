package import VowRecitation

/// A line that an interview led to, before it is kept.
package struct ProposedLine: Codable, Hashable, Sendable {
    /// What it is for.
    package let kind: LineKind
    /// Its words.
    package let text: String
    /// The answer that it was made of; nil for a line that fits everyone.
    package let source: InterviewStep?

    package init(kind: LineKind, text: String, source: InterviewStep?) {
        self.kind = kind
        self.text = text
        self.source = source
    }
}

/// What happened in an interview.
package enum InterviewEvent: Codable, Hashable, Sendable {
    /// It began, in this language.
    case begun(Language)
    /// The person goes on in another language; what was summed up and proposed is made anew in it.
    case languageChanged(Language)
    /// A question was answered, or answered anew.
    case answered(InterviewStep, Sealed<String>)
    /// A question was passed over.
    case skipped(InterviewStep)
    /// The person went back to a question.
    case revisited(InterviewStep)
    /// Lines were made of the answers; `maker` names who made them and in which version.
    case linesProposed(Sealed<[ProposedLine]>, maker: String)
    /// The person changed the words of a proposed line.
    case lineRevised(Int, Sealed<String>)
    /// The person does not want a proposed line.
    case lineRefused(Int)
    /// How much the person believes a proposed line, 0 to 10.
    case lineBelieved(Int, Sealed<Int>)
    /// It stopped, and help was shown. The words at which it stopped are not recorded.
    case setAside
    /// It asked the plain question about danger, and waits. The words that led to the question are not recorded.
    case paused
    /// The person went on: they answered the plain question with "no", or came back after help was shown.
    case wentOn
    /// Proposed lines became lines of the person.
    case concluded([KeptLine])

    private enum CodingKeys: String, CodingKey {
        case begun = "InterviewBegun"
        case languageChanged = "InterviewLanguageChanged"
        case answered = "InterviewAnswered"
        case skipped = "InterviewStepSkipped"
        case revisited = "InterviewStepRevisited"
        case linesProposed = "InterviewLinesProposed"
        case lineRevised = "InterviewLineRevised"
        case lineRefused = "InterviewLineRefused"
        case lineBelieved = "InterviewLineBelieved"
        case setAside = "InterviewSetAside"
        case paused = "InterviewPaused"
        case wentOn = "InterviewWentOn"
        case concluded = "InterviewConcluded"
    }

    private enum BegunCodingKeys: String, CodingKey { case _0 = "language" }
    private enum LanguageChangedCodingKeys: String, CodingKey { case _0 = "language" }
    private enum AnsweredCodingKeys: String, CodingKey {
        case _0 = "step"
        case _1 = "text"
    }
    private enum SkippedCodingKeys: String, CodingKey { case _0 = "step" }
    private enum RevisitedCodingKeys: String, CodingKey { case _0 = "step" }
    private enum LinesProposedCodingKeys: String, CodingKey {
        case _0 = "lines"
        case maker
    }
    private enum LineRevisedCodingKeys: String, CodingKey {
        case _0 = "place"
        case _1 = "text"
    }
    private enum LineRefusedCodingKeys: String, CodingKey { case _0 = "place" }
    private enum LineBelievedCodingKeys: String, CodingKey {
        case _0 = "place"
        case _1 = "belief"
    }
    private enum ConcludedCodingKeys: String, CodingKey { case _0 = "lines" }
}

/// A proposed line that became a line of the person.
package struct KeptLine: Codable, Hashable, Sendable {
    /// Its place among the proposed lines.
    package let place: Int
    package let line: LineID

    /// Pairs the two.
    package init(place: Int, line: LineID) {
        self.place = place
        self.line = line
    }
}

/// An interview as its events leave it.
package struct InterviewState: Hashable, Sendable {
    /// A proposed line with what the person did to it.
    package struct Line: Hashable, Sendable {
        /// As it was proposed.
        package let proposed: ProposedLine
        /// Its present words.
        package fileprivate(set) var text: String
        /// How much the person believes it, 0 to 10; nil when not asked yet.
        package fileprivate(set) var belief: Int?
        /// Whether the person does not want it.
        package fileprivate(set) var isRefused = false
        /// The line that it became.
        package fileprivate(set) var lineID: LineID?
    }

    /// The language that it is led in; nil before it began.
    package private(set) var language: Language?
    /// When it began.
    package private(set) var begunAt: Instant?
    /// The answers, by their questions.
    package private(set) var answers: [InterviewStep: String] = [:]
    /// The questions that were passed over.
    package private(set) var skipped: Set<InterviewStep> = []
    /// The question that the person went back to.
    package private(set) var revisited: InterviewStep?
    /// The proposed lines.
    package private(set) var lines: [Line] = []
    /// Whether it stopped, help was shown, and the person has not gone on since.
    package private(set) var isSetAside = false
    /// Whether the plain question about danger waits for an answer.
    package private(set) var isPaused = false
    /// Whether the person answered the plain question with "no"; it is not asked again.
    package private(set) var hasSaidSafe = false
    /// Whether the lines were kept.
    package private(set) var isConcluded = false

    /// The state before any event.
    package init() {}

    /// The step that waits for an answer; nil before the interview began and after it was concluded.
    package var current: InterviewStep? {
        guard language != nil, !isConcluded else { return nil }
        if let revisited { return revisited }
        return InterviewStep.allCases.first { !isDone($0) }
    }

    /// Whether a step needs no answer any more: it was answered or skipped, or the question that it follows was
    /// skipped.
    private func isDone(_ step: InterviewStep) -> Bool {
        if answers[step] != nil || skipped.contains(step) { return true }
        switch step {
        case .whyNotLower: return skipped.contains(.importance)
        case .upOnePoint: return skipped.contains(.confidence)
        case .lines: return isConcluded
        default: return false
        }
    }

    /// What the person has said so far, but for the answer to a question or the words of a line that are about to change.
    func said(butFor step: InterviewStep? = nil, line place: Int? = nil) -> [String] {
        InterviewStep.allCases.filter { $0.isAnswer && $0 != step }.compactMap { answers[$0] }
            + lines.indices.filter { $0 != place && lines[$0].text != lines[$0].proposed.text }
            .map { lines[$0].text }
    }

    /// The number that a scale was answered with.
    package func scale(_ step: InterviewStep) -> Int? { answers[step].flatMap { Int($0) } }

    /// The answers as the line maker reads them.
    package var given: InterviewAnswers {
        InterviewAnswers(
            language: language, change: answers[.change] ?? "", importance: scale(.importance),
            whyNotLower: answers[.whyNotLower] ?? "", confidence: scale(.confidence),
            upOnePoint: answers[.upOnePoint] ?? "", benefits: answers[.benefits] ?? "",
            barriers: answers[.barriers] ?? "", supports: answers[.supports] ?? "",
            pastSuccess: answers[.pastSuccess] ?? "", plan: answers[.plan] ?? "",
            values: answers[.values] ?? "", name: answers[.name] ?? "")
    }
}

extension InterviewState: Evolving {
    /// What names one.
    package typealias ID = InterviewID

    /// The state after one more event.
    package func evolved(by event: InterviewEvent, at instant: Instant) -> InterviewState {
        var next = self
        switch event {
        case .begun(let language):
            next.language = language
            next.begunAt = instant
        case .languageChanged(let language):
            next.language = language
            next.answers[.summary] = nil
        case .answered(let step, let text):
            next.answers[step] = text.wrappedValue
            next.skipped.remove(step)
            next.revisited = nil
            // The summary and the proposals were made from the old answer.
            if step.isAnswer { next.answers[.summary] = nil }
        case .skipped(let step):
            next.skipped.insert(step)
            next.answers[step] = nil
            next.revisited = nil
            if step.isAnswer { next.answers[.summary] = nil }
        case .revisited(let step): next.revisited = step
        case .linesProposed(let lines, _):
            next.lines = lines.wrappedValue.map { Line(proposed: $0, text: $0.text) }
        case .lineRevised(let place, let text):
            next.change(place) {
                $0.text = text.wrappedValue
                $0.belief = nil
                $0.isRefused = false
            }
        case .lineRefused(let place): next.change(place) { $0.isRefused = true }
        case .lineBelieved(let place, let belief): next.change(place) { $0.belief = belief.wrappedValue }
        case .setAside:
            next.isSetAside = true
            next.isPaused = false
        case .paused: next.isPaused = true
        case .wentOn:
            next.hasSaidSafe = hasSaidSafe || isPaused
            next.isPaused = false
            next.isSetAside = false
        case .concluded(let lines):
            next.isConcluded = true
            for kept in lines { next.change(kept.place) { $0.lineID = kept.line } }
        }
        return next
    }

    private mutating func change(_ place: Int, _ body: (inout Line) -> Void) {
        if lines.indices.contains(place) { body(&lines[place]) }
    }
}
