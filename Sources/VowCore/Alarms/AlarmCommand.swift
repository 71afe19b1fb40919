/// What a person can ask of an alarm.
package enum AlarmCommand: Hashable, Sendable {
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
package enum AlarmRejection: Error, Hashable, Sendable {
    /// There is no such alarm.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// The weekly days are empty, so it would never ring.
    case neverRings
    /// Times for days of the week go with an alarm that repeats on days of the week.
    case dayTimesWithoutDays
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
    /// The gate asks for more than a morning can hold.
    case tooManyChallenges(maximum: Int)
    /// The same lines are asked for twice in the same way.
    case linesAskedTwice
    /// A `pick` draws none or more than it lists, or lists more than `mostListed`.
    case pickOutOfRange(mostListed: Int)
    /// A challenge of this kind, by its name, asks for less or more than the kind allows.
    case challengeOutOfRange(kind: String)
    /// A time-out is outside 5 to 600 seconds, or a lockout outside 1 to 20 answers and 5 to 600 seconds.
    case limitsOutOfRange
    /// The wake-up check comes outside 1 to 60 minutes after, or more than 5 times.
    case wakeCheckOutOfRange
    /// Only what needs no voice can stand in for a recitation.
    case spokenStandIn
    /// What stands in is named, not drawn.
    case drawnStandIn
}

extension AlarmState: Decider {
    /// What names one.
    package typealias ID = AlarmID

    /// The state after one more event; an alarm does not depend on when it was changed.
    package func evolved(by event: AlarmEvent, at instant: Instant) -> AlarmState { evolved(by: event) }

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: AlarmCommand, at instant: Instant) throws(AlarmRejection) -> [AlarmEvent] {
        try decide(command)
    }

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: AlarmCommand) throws(AlarmRejection) -> [AlarmEvent] {
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
        guard definition.rule.weekdayTimes.isEmpty || definition.rule.recurrence.mayVaryByWeekday else {
            throw .dayTimesWithoutDays
        }
        let sound = definition.sound
        guard (0...100).contains(sound.volumePercent) else { throw .volumeOutOfRange(sound.volumePercent) }
        guard (0...600).contains(sound.rampSeconds) else { throw .rampOutOfRange(sound.rampSeconds) }
        let snooze = definition.snooze
        guard (0...10).contains(snooze.maximumCount), (1...60).contains(snooze.lengthMinutes) else {
            throw .snoozeOutOfRange
        }
        let similarity = definition.gate.minimumSimilarity
        guard similarity >= 0.5, similarity <= 1 else { throw .similarityOutOfRange(similarity) }
        try check(definition.gate)
    }

    private static func check(_ gate: GatePolicy) throws(AlarmRejection) {
        guard !gate.challenges.isEmpty else { throw .emptyGate }
        guard gate.challengeCount <= mostChallenges, gate.standIns.count <= mostChallenges else {
            throw .tooManyChallenges(maximum: mostChallenges)
        }
        for policy in gate.challenges + gate.standIns { try policy.ask.kind.check() }
        let challenges = gate.listedChallenges
        for challenge in challenges + gate.standIns {
            try challenge.ask.kind.check()
            let limits = challenge.limits
            guard limits.timeoutMilliseconds.map({ (5_000...600_000).contains($0) }) ?? true,
                limits.lockout.map({
                    (1...20).contains($0.answers) && (5_000...600_000).contains($0.milliseconds)
                }) ?? true
            else { throw .limitsOutOfRange }
        }
        for (place, challenge) in challenges.enumerated() {
            if challenge.ask.kind.isRepeatable { continue }
            if challenges[..<place].contains(where: { $0.ask == challenge.ask }) {
                throw .linesAskedTwice
            }
        }
        if let check = gate.wakeCheck {
            guard (1...60).contains(check.afterMinutes), (1...5).contains(check.limit) else {
                throw .wakeCheckOutOfRange
            }
        }
        for standIn in gate.standIns {
            if standIn.ask.isSpoken { throw .spokenStandIn }
            if case .pick = standIn.ask { throw .drawnStandIn }
        }
    }

    /// The most challenges of a gate.
    package static let mostChallenges = 8
    /// The most challenges that one `pick` draws from.
    package static let mostListed = 16
}
