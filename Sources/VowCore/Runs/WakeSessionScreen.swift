// The screen.
extension WakeSession {
    /// Shows the present state.
    mutating func show(_ effects: inout [SessionEffect]) {
        if !transcript.isEmpty, let (step, index) = shownStep, let terms = state.terms,
            shown?.transcript != transcript || shown?.step != index
        {
            let verdict = verified(transcript, step: step, terms: terms)
            shown = Shown(transcript: transcript, step: index, verdict: verdict)
        }
        let screen = screen
        if !isShown(screen.step) {
            shownLines = ShownLines(
                transcript: transcript, step: screen.step, recited: state.recitedLines, lines: screen.lines)
        }
        effects.append(.show(screen))
    }

    /// Whether the lines of a step are those that were shown last.
    private func isShown(_ step: Int) -> Bool {
        guard let shownLines else { return false }
        return shownLines.step == step && shownLines.transcript == transcript
            && shownLines.recited == state.recitedLines
    }

    /// The step that the screen is about, with its number: the last one when all are passed.
    private var shownStep: (step: GateStep, index: Int)? {
        guard let steps = state.terms?.steps, !steps.isEmpty else { return nil }
        let index = min(state.stepIndex, steps.count - 1)
        return (steps[index], index)
    }

    /// What the transcript says of the step, computed only where it was not shown before.
    private func shownVerdict(_ step: GateStep, _ index: Int) -> RecitationVerdict? {
        guard !transcript.isEmpty, let terms = state.terms else { return nil }
        if let shown, shown.transcript == transcript, shown.step == index { return shown.verdict }
        return verified(transcript, step: step, terms: terms)
    }

    /// What the person sees now.
    public var screen: WakeScreen {
        let terms = state.terms
        let (step, stepIndex) = shownStep.map { ($0.step, $0.index) } ?? (nil, 0)
        let verdict = step.flatMap { shownVerdict($0, stepIndex) }
        let lines =
            isShown(stepIndex)
            ? shownLines?.lines
            : step?.lines.enumerated().map { index, line in
                screenLine(line, verdict: verdict?.lines[index])
            }
        return WakeScreen(
            phase: screenPhase, window: window, step: stepIndex, stepCount: terms?.steps.count ?? 0,
            kind: step?.kind ?? .affirmation, language: terms?.language ?? .english, lines: lines ?? [],
            challengeWord: step?.challengeWord,
            challengeWordHeard: verdict?.challengeWordHeard == true || state.wordSteps.contains(stepIndex),
            transcript: transcript, feedback: feedback,
            snoozeAllowed: state.hasSnoozeProgress
                && state.snoozeCount < (terms?.snooze.maximumCount ?? 0),
            label: terms?.label ?? "")
    }

    private func verified(_ transcript: String, step: GateStep, terms: FiredTerms) -> RecitationVerdict {
        verifier.verdict(
            on: transcript, opinions: [], step: step, language: terms.language, version: terms.verifierVersion
        )
    }

    private func screenLine(_ line: RequiredLine, verdict: LineVerdict?) -> WakeScreen.Line {
        let isRecited = state.recitedLines.contains(line.id)
        if let verdict {
            return WakeScreen.Line(
                words: verdict.words.map(\.text), said: verdict.words.map { $0.said || isRecited },
                isRecited: isRecited)
        }
        let words = WakeSession.words(of: line.text)
        return WakeScreen.Line(
            words: words, said: Array(repeating: isRecited, count: words.count), isRecited: isRecited)
    }

    /// What stands between spaces, by bytes, since a space is one in every language.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        words.reserveCapacity(12)
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
                if start < end { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
        }
        return words
    }

    private var screenPhase: WakeScreen.Phase {
        switch mode {
        case .idle, .ringing: .ringing
        case .listening: .listening
        case .snoozed(let until): .snoozed(until: until)
        case .ended(let ending): .ended(ending)
        }
    }
}
