package import VowCore

/// What rings in a stretch of time, what stays silent in it, and every change of the clocks that matter to it.
///
/// Computed from intent and zone rules alone, so that it answers for a clock change that is yet to come, for a
/// journey (another device zone), or for a clock that was wrong (another starting instant).
package struct Outlook: Hashable, Sendable {
    /// One alarm's ring.
    package struct Ring: Hashable, Sendable {
        package let alarm: AlarmID
        /// The person's name for it.
        package let label: String
        /// The instant, its intended date, and how the intent met the clock.
        package let occurrence: Occurrence
        /// The wall-clock time that the person set.
        package let intended: CivilTime
        /// The zone the time was read in.
        package let zone: String
        /// Whether that zone is the device's, wherever it is.
        package let followsDevice: Bool
        /// What the device's own clock shows at that instant.
        package let deviceReading: CivilDateTime
        /// What the clock of the alarm's zone shows at that instant.
        package let zoneReading: CivilDateTime
    }

    /// A date on which an alarm would ring, if it had not been told to stay silent.
    package struct Silence: Hashable, Sendable {
        package let alarm: AlarmID
        /// The person's name for it.
        package let label: String
        package let date: CivilDate
        /// Why it is silent.
        package let reason: Reason
    }

    /// Why an alarm is silent on one of its dates.
    package enum Reason: String, Hashable, Sendable {
        /// The date, or a range that holds it, is skipped.
        case skipped
        /// The alarm is paused.
        case paused
        /// The zone has no such date.
        case dateDoesNotExist
    }

    /// A change of a clock within the stretch.
    package struct ClockChange: Hashable, Sendable {
        package let zone: String
        /// When it happens.
        package let instant: Instant
        /// Seconds east of UTC before it.
        package let offsetBeforeSeconds: Int
        /// Seconds east of UTC from it on.
        package let offsetAfterSeconds: Int
        /// Whether it is the device's own clock.
        package let isDevice: Bool
    }

    /// The start; what rings at this very instant belongs to it.
    package let from: Instant
    /// The end; what rings at this very instant does not belong to it.
    package let until: Instant
    /// The rules of the device's zone.
    package let deviceZone: ZoneRules
    /// What rings, in order.
    package let rings: [Ring]
    /// What stays silent, in order of date.
    package let silences: [Silence]
    /// The changes of the clocks, in order.
    package let clockChanges: [ClockChange]

    /// Looks ahead over the alarms that are switched on.
    package init(alarms: [CommandService.AlarmEntry], zones: ZoneTable, from: Instant, days: Int) {
        self.from = from
        deviceZone = zones.device
        let until = from.adding(seconds: Int64(days) * 86_400)
        self.until = until
        var rings: [Ring] = []
        var silences: [Silence] = []
        var clocks = [zones.device]
        for entry in alarms where entry.state.isEnabled {
            guard let definition = entry.state.definition else { continue }
            let rules = zones.rules(for: definition.zone)
            if !clocks.contains(where: { $0.identifier == rules.identifier }) { clocks.append(rules) }
            rings += Outlook.rings(
                entry.id, definition, rules, device: zones.device, from: from, until: until)
            silences += Outlook.silences(entry.id, definition, rules, from: from, until: until)
        }
        self.rings = rings.sorted {
            ($0.occurrence.instant, $0.alarm) < ($1.occurrence.instant, $1.alarm)
        }
        self.silences = silences.sorted { ($0.date, $0.alarm) < ($1.date, $1.alarm) }
        clockChanges = clocks.enumerated().flatMap { index, rules in
            Outlook.changes(of: rules, isDevice: index == 0, from: from, until: until)
        }
        .sorted { ($0.instant, $0.zone) < ($1.instant, $1.zone) }
    }

    private static func rings(
        _ id: AlarmID, _ definition: AlarmDefinition, _ rules: ZoneRules, device: ZoneRules, from: Instant,
        until: Instant
    ) -> [Ring] {
        // Instants are whole milliseconds, so "strictly after the millisecond before" means "at or after".
        definition.rule.occurrences(
            after: from.adding(milliseconds: -1), through: until.adding(milliseconds: -1), in: rules,
            limit: Int.max
        )
        .map { occurrence in
            Ring(
                alarm: id, label: definition.label, occurrence: occurrence,
                intended: definition.rule.time(on: occurrence.date),
                zone: rules.identifier, followsDevice: definition.zone == .device,
                deviceReading: device.civil(at: occurrence.instant),
                zoneReading: rules.civil(at: occurrence.instant))
        }
    }

    private static func silences(
        _ id: AlarmID, _ definition: AlarmDefinition, _ rules: ZoneRules, from: Instant, until: Instant
    ) -> [Silence] {
        let rule = definition.rule
        let bare = rule.withoutExceptions
        var found: [Silence] = []
        var date = rules.civil(at: from).date
        let last = rules.civil(at: until.adding(milliseconds: -1)).date
        while let intended = bare.firstIntendedDate(onOrAfter: date), intended <= last {
            date = intended.adding(days: 1)
            let reason: Reason
            if let occurrence = rules.occurrence(of: intended, rule.time(on: intended)) {
                guard occurrence.instant >= from, occurrence.instant < until else { continue }
                guard rule.firstIntendedDate(onOrAfter: intended) != intended else { continue }
                reason = rule.pausedUntil.map { intended < $0 } == true ? .paused : .skipped
            } else {
                reason = .dateDoesNotExist
            }
            found.append(Silence(alarm: id, label: definition.label, date: intended, reason: reason))
        }
        return found
    }

    private static func changes(of rules: ZoneRules, isDevice: Bool, from: Instant, until: Instant)
        -> [ClockChange]
    {
        var found: [ClockChange] = []
        var after = from.adding(milliseconds: -1)
        while let change = rules.nextChange(after: after), change < until {
            found.append(
                ClockChange(
                    zone: rules.identifier, instant: change,
                    offsetBeforeSeconds: rules.offsetSeconds(at: change.adding(milliseconds: -1)),
                    offsetAfterSeconds: rules.offsetSeconds(at: change), isDevice: isDevice))
            after = change
        }
        return found
    }
}

extension CommandService {
    /// Looks ahead from an instant, in a device zone of one's choice (nil: the present one).
    package func outlook(from: Instant, deviceZone: String?, days: Int) throws(CommandError) -> Outlook {
        let overview = try present()
        var zones = overview.zones
        if let deviceZone { zones.device = try rules(of: deviceZone) }
        return Outlook(alarms: overview.alarms, zones: zones, from: from, days: days)
    }
}
