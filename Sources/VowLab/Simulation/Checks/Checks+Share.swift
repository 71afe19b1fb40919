import VowCore

// How much of the time the tone sounds while nothing comes of listening, by an account of its own.
extension Checks {
    /// When the machine silenced the tone, and what came of it.
    struct ToneAccount {
        /// How many windows opened one after the other, without the tone between them: after an answer, right or wrong.
        var windowsInARow = 0
        /// How often the tone was silenced for a window since anything was gained.
        var silencedCount = 0
        /// Since when the tone has to sound for half of any minute, or nil while it need not.
        var boundSince: Int64?
        /// The silences of the last minute.
        var silences: [(from: Int64, to: Int64)] = []
        /// The words that were heard of lines in the present step, each as its line and its place there.
        var heardWords: Set<String> = []

        mutating func noteGain() { (silencedCount, boundSince) = (0, nil) }
    }

    /// The machine silences the tone, or has it sound.
    func toneWasSet(to percent: Int) {
        tone.windowsInARow = percent == 0 ? tone.windowsInARow + 1 : 0
        // What a full disk kept out of the log is not known to the next process.
        if isLogFailing { return tone.noteGain() }
        if percent == 0 {
            tone.silencedCount += 1
        } else if tone.silencedCount >= 2, tone.boundSince == nil {
            tone.boundSince = steady
        }
    }

    /// The tone was silent. Once two windows brought nothing it sounds for half of any minute. The wall clock, by which
    /// the machine counts, may run slow by some milliseconds in that time, and a timer that is late keeps the silence.
    func checkShare(from: Int64, to: Int64) {
        tone.silences.removeAll { $0.to <= to - 60_000 }
        tone.silences.append((from, to))
        guard let since = tone.boundSince, since <= to - 60_000, !isLogFailing else { return }
        let silent = tone.silences.reduce(0) { $0 + $1.to - max($1.from, to - 60_000) }
        require(
            .toneSoundsHalf, silent <= 30_100 + timerLateness,
            "the tone was silent for \(silent) ms of a minute, after \(tone.silencedCount) windows for nothing"
        )
    }

    /// What is gained at the gate, and a ring that begins afresh, let the next windows open at once.
    func noteGain(_ event: RunEvent, index: Int) {
        switch event {
        case .attemptJudged(let verdict):
            let isHeard = !verdict.reasons.contains { $0 == .noSpeech || $0 == .wordsWithoutSpeech }
            if isHeard, noteHeardWords(verdict, index: index) { tone.noteGain() }
        case .lineRecited, .challengeWordSaid: tone.noteGain()
        case .answered(_, _, true):
            tone.noteGain()
        case .stepPassed, .standInTaken, .wakeCheckMissed, .wakeCheckPlanned, .snoozed, .snoozeEnded,
            .dismissed, .abandoned, .bypassed:
            tone.noteGain()
            tone.heardWords = []
        default: break
        }
    }

    /// Whether an attempt had a word of an open line that none had before.
    private func noteHeardWords(_ verdict: AttemptVerdict, index: Int) -> Bool {
        let before = tone.heardWords.count
        for line in verdict.lines where !openRuns[index].state.step.recitedLines.contains(line.line) {
            var missed = line.missed
            for (place, word) in text(of: line.line, at: index).split(separator: " ").enumerated() {
                if let index = missed.firstIndex(of: String(word)) {
                    missed.remove(at: index)
                } else {
                    tone.heardWords.insert("\(line.line) \(place)")
                }
            }
        }
        return tone.heardWords.count > before
    }
}
