/// What happened to an alarm.
package enum AlarmEvent: Codable, Hashable, Sendable {
    /// The person made the alarm.
    indirect case scheduled(AlarmDefinition)
    /// The person changed it. What loosens the gate or the snoozes waits until `loosenedFrom`; nil when
    /// nothing was loosened.
    indirect case changed(AlarmDefinition, loosenedFrom: CivilDate?)
    /// The person switched it on.
    case enabled
    /// The person switched it off.
    case disabled
    /// One date was left out.
    case dateSkipped(CivilDate)
    /// A range of dates, both ends included, was left out.
    case rangeSkipped(CivilDate, CivilDate)
    /// It stays silent before a date; nil ends the pause.
    case paused(until: CivilDate?)
    /// The person deleted it.
    case removed

    /// The wire names.
    private enum CodingKeys: String, CodingKey {
        case scheduled = "AlarmScheduled"
        case changed = "AlarmChanged"
        case enabled = "AlarmEnabled"
        case disabled = "AlarmDisabled"
        case dateSkipped = "AlarmDateSkipped"
        case rangeSkipped = "AlarmRangeSkipped"
        case paused = "AlarmPaused"
        case removed = "AlarmRemoved"
    }

    private enum DateSkippedCodingKeys: String, CodingKey { case _0 = "date" }
    private enum RangeSkippedCodingKeys: String, CodingKey {
        case _0 = "first"
        case _1 = "last"
    }
}

/// An alarm as its events leave it.
package struct AlarmState: Codable, Hashable, Sendable {
    /// The present definition; nil before it was made and after it was removed.
    package private(set) var definition: AlarmDefinition?
    /// The stricter gates and snoozes that hold before later dates, the earliest first; after the last, those of the
    /// definition hold.
    ///
    /// They are kept after their dates have passed: when the clock is set back they hold again, so that setting it back
    /// is no way to an easier gate.
    private var stricter: [AlarmTerms] = []
    /// Whether it is switched on.
    package private(set) var isEnabled = false

    /// The state before any event.
    package init() {}

    /// Gate and snoozes, which a person may not loosen for the coming night.
    package struct AlarmTerms: Codable, Hashable, Sendable {
        /// What it takes to stop.
        package let gate: GatePolicy
        /// How it may be put off.
        package let snooze: SnoozePolicy
        /// The first date on which the looser terms hold instead.
        package let until: CivilDate

        /// Whether a definition asks for less in any respect.
        func isStricter(than definition: AlarmDefinition) -> Bool {
            definition.gate.isLooser(than: gate) || definition.snooze.maximumCount > snooze.maximumCount
                || definition.snooze.lengthMinutes > snooze.lengthMinutes
        }

        /// The terms of a definition.
        init(_ definition: AlarmDefinition, until: CivilDate) {
            gate = definition.gate
            snooze = definition.snooze
            self.until = until
        }

        init(gate: GatePolicy, snooze: SnoozePolicy, until: CivilDate) {
            self.gate = gate
            self.snooze = snooze
            self.until = until
        }
    }

    /// The state after one more event.
    package func evolved(by event: AlarmEvent) -> AlarmState {
        var next = self
        switch event {
        case .scheduled(let definition):
            next = AlarmState()
            next.definition = definition
            next.isEnabled = true
        case .changed(let definition, let loosenedFrom):
            next.stricter = stricterTerms(after: definition, loosenedFrom)
            next.definition = definition
        case .enabled: next.isEnabled = true
        case .disabled: next.isEnabled = false
        case .dateSkipped(let date): next.change { $0.skipping(date) }
        case .rangeSkipped(let first, let last):
            // A log from elsewhere may hold a range whose ends are the wrong way round.
            if first <= last { next.change { $0.skipping(first...last) } }
        case .paused(let date): next.change { $0.paused(until: date) }
        case .removed: next = AlarmState()
        }
        return next
    }

    private mutating func change(_ rule: (OccurrenceRule) -> OccurrenceRule) {
        definition = definition.map {
            var changed = $0
            changed.rule = rule($0.rule)
            return changed
        }
    }

    /// The stricter terms that are left after a change.
    private func stricterTerms(after changed: AlarmDefinition, _ loosenedFrom: CivilDate?) -> [AlarmTerms] {
        if let loosenedFrom, let (gate, snooze) = termsInForce(on: loosenedFrom.adding(days: -1)) {
            return stricter.filter { $0.until < loosenedFrom }
                + [AlarmTerms(gate: gate, snooze: snooze, until: loosenedFrom)]
        }
        // Terms that are at least as strict replace the looser ones at once, for every earlier date, too.
        var terms = stricter.map { $0.isStricter(than: changed) ? $0 : AlarmTerms(changed, until: $0.until) }
        while let last = terms.last, !last.isStricter(than: changed) { terms.removeLast() }
        return terms
    }

    /// The gate and snoozes that hold for a run on a date; nil when there is no alarm.
    package func termsInForce(on date: CivilDate) -> (GatePolicy, SnoozePolicy)? {
        guard let definition else { return nil }
        if let terms = stricter.first(where: { date < $0.until }) { return (terms.gate, terms.snooze) }
        return (definition.gate, definition.snooze)
    }

    /// From when the definition's own gate and snoozes hold; nil when they hold today.
    package func loosenedFrom(after today: CivilDate) -> CivilDate? {
        stricter.last.flatMap { today < $0.until ? $0.until : nil }
    }

    /// The first occurrence strictly after an instant; nil when it is off, removed or has none left.
    package func next(after instant: Instant, in zones: ZoneTable) -> Occurrence? {
        guard isEnabled, let definition else { return nil }
        return definition.rule.next(after: instant, in: zones.rules(for: definition.zone))
    }
}

/// The zone rules that a decision may use: those of the device, and those that alarms name.
package struct ZoneTable: Hashable, Sendable {
    /// The rules of the zone that the device is in.
    package var device: ZoneRules
    private var named: [String: ZoneRules]

    package init(device: ZoneRules, named: [ZoneRules] = []) {
        self.device = device
        self.named = [:]
        for rules in named { self.named[rules.identifier] = rules }
    }

    /// The rules for a policy. A zone that was never handed in falls back to the device's: a zone file that
    /// went missing must not silence an alarm.
    package func rules(for policy: ZonePolicy) -> ZoneRules {
        switch policy {
        case .device: device
        case .fixed(let identifier): named[identifier] ?? device
        }
    }

    /// Adds rules.
    package mutating func add(_ rules: ZoneRules) { named[rules.identifier] = rules }
}
