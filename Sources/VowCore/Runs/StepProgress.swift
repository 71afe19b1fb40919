package import VowRecitation

/// What was given to the present step.
package struct StepProgress: Codable, Hashable, Sendable {
    /// What stands in for the step's recitation, of the stand-ins that were allowed; nil if nothing does.
    package internal(set) var standIn: Int?
    /// The lines that count.
    package private(set) var recitedLines: [LineID] = []
    /// The sum of their scores.
    private(set) var recitedScore = 0.0
    /// The words of the lines that no attempt had yet.
    private(set) var unheardWords: [UnheardWords] = []
    /// The answers.
    package internal(set) var answers = AnswerTally()
    /// Whether the challenge was shown and waits for its answer; only if it needs no microphone.
    private(set) var isPresented = false
    /// Whether an attempt was asked for once more, with a new word.
    package private(set) var isOnceMore = false
    /// Until when no answer is taken.
    var lockedUntil: Instant?

    /// The words of a line that no attempt had yet, as displayed.
    struct UnheardWords: Codable, Hashable, Sendable {
        let line: LineID
        var words: [String]
    }

    init(standIn: Int? = nil) { self.standIn = standIn }

    mutating func present(_ question: SumQuestion?) {
        isPresented = true
        answers.ask(question)
    }

    mutating func withdraw() { isPresented = false }

    mutating func askOnceMore() { isOnceMore = true }

    mutating func lock(until instant: Instant) {
        lockedUntil = instant
        answers.forgetWrong()
    }

    /// Counts a line. Returns false if it counts already.
    mutating func recite(_ line: LineID, score: Double) -> Bool {
        if recitedLines.contains(line) { return false }
        recitedLines.append(line)
        recitedScore += score
        return true
    }

    /// Notes which words of open lines an attempt had, and returns whether any of them is new. Chatter has some words of
    /// a line by chance, and each of them is new once.
    mutating func noteWords(_ verdict: AttemptVerdict, of lines: [RequiredLine]) -> Bool {
        if verdict.reasons.contains(where: { $0 == .noSpeech || $0 == .wordsWithoutSpeech }) { return false }
        var isGain = false
        for result in verdict.lines where !recitedLines.contains(result.line) {
            if let index = unheardWords.firstIndex(where: { $0.line == result.line }) {
                let left = unheardWords[index].words.filter(result.missed.contains)
                if left.count < unheardWords[index].words.count { isGain = true }
                unheardWords[index].words = left
            } else {
                unheardWords.append(UnheardWords(line: result.line, words: result.missed))
                if let line = lines.first(where: { $0.id == result.line }), Self.isHeard(result, of: line) {
                    isGain = true
                }
            }
        }
        return isGain
    }

    /// Whether an attempt had any word of a line.
    private static func isHeard(_ result: LineResult, of line: RequiredLine) -> Bool {
        let missed = result.missed.reduce(0) { $0 + $1.unicodeScalars.count(where: \.isWordPart) }
        return missed < line.text.unicodeScalars.count(where: \.isWordPart)
    }
}
