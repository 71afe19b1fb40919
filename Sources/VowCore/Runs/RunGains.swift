import VowRecitation

// What an attempt gained, whether it passed or not.
extension RunState {
    /// The words of a line that no attempt had yet, as displayed.
    struct UnheardWords: Codable, Hashable, Sendable {
        let line: LineID
        var words: [String]
    }

    mutating func noteGain() {
        gainCount += 1
        idleWindows = 0
    }

    /// Notes which words of open lines an attempt had, and whether any of them is new. Chatter has some words of a line by
    /// chance, and each of them is new once.
    mutating func noteWords(_ verdict: AttemptVerdict) {
        if verdict.reasons.contains(where: { $0 == .noSpeech || $0 == .wordsWithoutSpeech }) { return }
        var isGain = false
        for result in verdict.lines where !recitedLines.contains(result.line) {
            if let index = unheardWords.firstIndex(where: { $0.line == result.line }) {
                let left = unheardWords[index].words.filter(result.missed.contains)
                if left.count < unheardWords[index].words.count { isGain = true }
                unheardWords[index].words = left
            } else {
                unheardWords.append(UnheardWords(line: result.line, words: result.missed))
                if isHeard(result) { isGain = true }
            }
        }
        if isGain { noteGain() }
    }

    /// Whether an attempt had any word of a line.
    private func isHeard(_ result: LineResult) -> Bool {
        guard let line = currentStep?.lines.first(where: { $0.id == result.line }) else { return false }
        let missed = result.missed.reduce(0) { $0 + $1.unicodeScalars.count(where: \.isWordPart) }
        return missed < line.text.unicodeScalars.count(where: \.isWordPart)
    }
}
