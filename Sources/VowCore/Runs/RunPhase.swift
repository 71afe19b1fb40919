/// Where a run stands. The fold of its events, the session that leads it, the wake screen and the row that displays read
/// all use this one.
package enum RunPhase: Codable, Hashable, Sendable {
    /// No event yet, or, for a session, not yet taken up by this process.
    case awaited
    /// The gate is asked for. The events alone do not say whose turn it is.
    case active
    /// It rings, until the next turn.
    case ringing(until: Instant)
    /// It listens, and waits for what was heard until an instant at the latest.
    case listening(until: Instant)
    /// The window is over and the tone is back, and what was heard in it is still awaited.
    case judging(until: Instant)
    /// The tone is turned down, and an answer by hand is awaited.
    case answering(until: Instant)
    /// It is asked, without a tone, whether the person is still up.
    case checking(until: Instant)
    /// It is put off.
    case snoozed(until: Instant)
    /// It is put off, and the person said that they are up: the gate is asked for without a tone. The events alone do not
    /// say whether such a turn is open.
    case up(until: Instant)
    /// The gate has let go, and it asks again at an instant.
    case resting(until: Instant)
    /// It is over.
    case ended(RunEnding)

    /// The name of a phase, for displays and other programs.
    package enum Name: String, Codable, Hashable, Sendable {
        /// No run is open.
        case idle
        /// It rings.
        case ringing
        /// It listens.
        case listening
        /// The window is over, and what was heard in it is awaited.
        case judging
        /// The tone is turned down, and an answer by hand is awaited.
        case answering
        /// It is asked, without a tone, whether the person is still up.
        case checking
        /// It is put off.
        case snoozed
        /// The gate was passed, and the run asks again.
        case resting
        /// It is over.
        case ended

        /// Whether a phase has this name, whatever belongs to it.
        package static func == (phase: RunPhase?, name: Name) -> Bool { phase?.name == name }

        /// Whether a phase has another name.
        package static func != (phase: RunPhase?, name: Name) -> Bool { !(phase == name) }
    }

    /// Its name.
    package var name: Name {
        switch self {
        case .awaited: .idle
        case .active, .ringing: .ringing
        case .listening: .listening
        case .judging: .judging
        case .answering: .answering
        case .checking: .checking
        case .snoozed, .up: .snoozed
        case .resting: .resting
        case .ended: .ended
        }
    }

    /// Until when it lasts, or nil if nothing ends it by itself.
    package var until: Instant? {
        switch self {
        case .ringing(let until), .listening(let until), .judging(let until), .answering(let until),
            .checking(let until), .snoozed(let until), .up(let until), .resting(let until):
            until
        case .awaited, .active, .ended: nil
        }
    }

    /// The same, with another end. A phase that nothing ends by itself stays what it is.
    func lasting(until: Instant) -> RunPhase {
        switch self {
        case .awaited, .active, .ended: self
        case .ringing: .ringing(until: until)
        case .listening: .listening(until: until)
        case .judging: .judging(until: until)
        case .answering: .answering(until: until)
        case .checking: .checking(until: until)
        case .snoozed: .snoozed(until: until)
        case .up: .up(until: until)
        case .resting: .resting(until: until)
        }
    }

    /// The wall clock was set: what ends it moves along.
    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        if let until { self = lasting(until: until.adding(milliseconds: milliseconds)) }
    }
}
