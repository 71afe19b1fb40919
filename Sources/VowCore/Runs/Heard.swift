/// What a listening session yields to whoever asked it to listen: a run, a rehearsal, a practice, an interview.
package enum Heard: Hashable, Sendable {
    /// Words so far, for the display.
    case partial(String)
    /// The person paused; what was heard so far.
    indirect case pause(AttemptEvidence)
    /// The person stopped speaking, or the time was over.
    indirect case end(AttemptEvidence)
    /// Nobody spoke.
    case nothing
    /// The microphone or the engine stopped working.
    case failed(part: DevicePart, code: String, message: String)
}

extension SessionInput {
    /// Words so far, for the display.
    package static func heardPartial(window: Int, text: String) -> SessionInput {
        .heard(window: window, .partial(text))
    }

    /// The person paused.
    package static func heardPause(window: Int, _ evidence: AttemptEvidence) -> SessionInput {
        .heard(window: window, .pause(evidence))
    }

    /// The person stopped speaking, or the window ended.
    package static func heardEnd(window: Int, _ evidence: AttemptEvidence) -> SessionInput {
        .heard(window: window, .end(evidence))
    }

    /// Nobody spoke.
    package static func heardNothing(window: Int) -> SessionInput { .heard(window: window, .nothing) }

    /// The microphone or the engine stopped working.
    package static func hearingFailed(window: Int, part: DevicePart, code: String, message: String)
        -> SessionInput
    {
        .heard(window: window, .failed(part: part, code: code, message: message))
    }
}
