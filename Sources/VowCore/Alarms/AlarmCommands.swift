/// What a person can ask of an alarm.
public enum AlarmCommand: Hashable, Sendable {
    /// Make it.
    case schedule(AlarmDefinition)
    /// Replace its definition; `today` is the device's present date.
    case change(AlarmDefinition, today: CivilDate)
    /// Switch it on.
    case enable
    /// Switch it off.
    case disable
    /// Leave out one date.
    case skip(CivilDate)
    /// Leave out a range of dates, both ends included.
    case skipRange(CivilDate, CivilDate)
    /// Keep it silent before a date; nil ends the pause.
    case pause(until: CivilDate?)
    /// Delete it.
    case remove
}

/// Why an alarm command is refused.
public enum AlarmRejection: Error, Hashable, Sendable {
    /// There is no such alarm.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// The weekly days are empty, so it would never ring.
    case neverRings
    /// Volume is outside 0 to 100.
    case volumeOutOfRange(Int)
    /// The ramp is outside 0 to 600 seconds.
    case rampOutOfRange(Int)
    /// Snoozes are outside 0 to 10, or their length outside 1 to 60 minutes.
    case snoozeOutOfRange
    /// The similarity is outside 0.5 to 1.
    case similarityOutOfRange(Double)
    /// The range's end lies before its start.
    case rangeBackwards
    /// The gate asks for nothing.
    case emptyGate
}

extension AlarmState: Decider {
    /// The state after one more event; an alarm does not depend on when it was changed.
    public func evolved(by event: AlarmEvent, at instant: Instant) -> AlarmState { evolved(by: event) }

    /// The events that a command leads to; none when it is already so.
    public func decide(_ command: AlarmCommand, at instant: Instant) throws(AlarmRejection) -> [AlarmEvent] {
        try decide(command)
    }

    /// The events that a command leads to; none when it is already so.
    public func decide(_ command: AlarmCommand) throws(AlarmRejection) -> [AlarmEvent] {
        if case .schedule(let definition) = command {
            guard self.definition == nil else { throw .alreadyThere }
            try AlarmState.check(definition)
            return [.scheduled(definition)]
        }
        guard let current = definition else {
            if command == .remove { return [] }
            throw .unknown
        }
        switch command {
        case .schedule: return []
        case .change(let definition, let today):
            try AlarmState.check(definition)
            guard definition != current else { return [] }
            let loosened = loosens(definition, on: today)
            return [.changed(definition, loosenedFrom: loosened ? today.adding(days: 1) : nil)]
        case .enable: return isEnabled ? [] : [.enabled]
        case .disable: return isEnabled ? [.disabled] : []
        case .skip(let date):
            return current.rule.skipping(date) == current.rule ? [] : [.dateSkipped(date)]
        case .skipRange(let first, let last):
            guard first <= last else { throw .rangeBackwards }
            return current.rule.skipping(first...last) == current.rule ? [] : [.rangeSkipped(first, last)]
        case .pause(let date):
            return current.rule.pausedUntil == date ? [] : [.paused(until: date)]
        case .remove: return [.removed]
        }
    }

    /// Whether a new definition asks for less than the terms that hold today.
    private func loosens(_ definition: AlarmDefinition, on today: CivilDate) -> Bool {
        guard let (gate, snooze) = termsInForce(on: today) else { return false }
        return AlarmTerms(gate: gate, snooze: snooze, until: today).isStricter(than: definition)
    }

    private static func check(_ definition: AlarmDefinition) throws(AlarmRejection) {
        if case .weekly(let days) = definition.rule.recurrence, days.isEmpty { throw .neverRings }
        if case .dates(let dates) = definition.rule.recurrence, dates.isEmpty { throw .neverRings }
        let sound = definition.sound
        guard (0...100).contains(sound.volumePercent) else { throw .volumeOutOfRange(sound.volumePercent) }
        guard (0...600).contains(sound.rampSeconds) else { throw .rampOutOfRange(sound.rampSeconds) }
        let snooze = definition.snooze
        guard (0...10).contains(snooze.maximumCount), (1...60).contains(snooze.lengthMinutes) else {
            throw .snoozeOutOfRange
        }
        let similarity = definition.gate.minimumSimilarity
        guard similarity >= 0.5, similarity <= 1 else { throw .similarityOutOfRange(similarity) }
        guard !definition.gate.kinds.isEmpty else { throw .emptyGate }
    }
}
