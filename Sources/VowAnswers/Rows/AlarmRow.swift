package import VowCore
import VowRecitation

/// An alarm, as every front end is told of it.
package struct AlarmRow: Codable, Hashable, Sendable {
    /// Its next occurrence.
    package struct Next: Codable, Hashable, Sendable {
        /// When, in universal time.
        package let instant: String
        /// The same on a clock of its zone.
        package let local: String
        /// How the intent met the clock: `exact`, `gap` or `overlap`.
        package let kind: String

        /// The row of an occurrence, seen on a clock of `zone`.
        package init(_ occurrence: Occurrence, zone: ZoneRules) {
            let wall = zone.civil(at: occurrence.instant)
            instant = occurrence.instant.iso8601
            local = "\(wall.date.iso8601)T\(wall.time.iso8601)"
            kind = occurrence.kind.rawValue
        }
    }

    /// A time for one day of the week.
    package struct DayTime: Codable, Hashable, Sendable {
        /// The day (`mon` … `sun`).
        package let day: String
        /// HH:MM.
        package let time: String
    }

    /// A time for one date.
    package struct MovedTime: Codable, Hashable, Sendable {
        /// The date.
        package let date: String
        /// HH:MM.
        package let time: String
        /// The time that it would have had.
        package let usual: String
    }

    /// The identifier.
    package let id: String
    /// The person's name for it.
    package let label: String
    /// Whether it is switched on.
    package let enabled: Bool
    /// HH:MM.
    package let time: String
    /// The weekdays (`mon` … `sun`); nil where there are dates.
    package let days: [String]?
    /// The date or dates, with commas; nil where there are weekdays.
    package let date: String?
    /// The cycle; left out where it repeats by weekdays alone or not at all.
    package let cycle: CycleRow?
    /// Dates beside those of its days or its cycle; left out where there are none.
    package let extraDates: [String]?
    /// Days of the week with a time of their own; left out where there are none.
    package let dayTimes: [DayTime]?
    /// Coming dates that were given another time; left out where there are none.
    package let movedTimes: [MovedTime]?
    /// The first date, where there is one; a cycle is counted from it.
    package let startsOn: String?
    /// The last date, where there is one.
    package let endsOn: String?
    /// The zone that the time is read in.
    package let zone: String
    /// Whether that is the device's.
    package let followsDevice: Bool
    /// Dates left out.
    package let skippedDates: [String]
    /// First and last dates of ranges left out.
    package let skippedRanges: [[String]]
    /// The first date after a pause.
    package let pausedUntil: String?
    /// The tone's name, or a path.
    package let tone: String
    /// The loudness, in per cent.
    package let volumePercent: Int
    /// Seconds until full loudness.
    package let rampSeconds: Int
    /// Whether it vibrates.
    package let vibrate: Bool
    /// Words that name the wished output.
    package let routeTags: [String]
    /// The most snoozes of a run.
    package let snoozeMaximum: Int
    /// The length of one, in minutes.
    package let snoozeMinutes: Int
    /// Kinds of lines, in order.
    package let recite: [String]
    /// The challenges, in order, as `--gate` takes them.
    package let gate: [String]
    /// What may stand in where the person cannot speak, as `--instead` takes it.
    package let instead: [String]
    /// How many minutes after it has stopped it asks again; left out where it does not.
    package let checkAfter: Int?
    /// How often at most; left out with the minutes.
    package let checks: Int?
    /// Whether a challenge word is asked for.
    package let challengeWord: Bool
    /// The score that a line needs.
    package let minimumSimilarity: Double
    /// The language of the lines.
    package let language: String
    /// The date from which an easier rule holds.
    package let loosenedFrom: String?
    /// Whether its gate should be tried on this device before a morning depends on it.
    package var untried = false
    /// Its next occurrence.
    package let next: Next?
    /// What its gate needs of the device and does not find; left out where nothing is lacking, and in lists.
    package var findings: [FindingRow]?

    /// The row of an alarm that is there.
    /// - Parameters:
    ///   - zone: the rules that its time is read in.
    ///   - now: the present, for the date from which an easier rule holds.
    ///   - occurrence: its next one after `now`.
    package init(
        id: AlarmID, definition: AlarmDefinition, state: AlarmState, zone: ZoneRules, now: Instant,
        occurrence: Occurrence?
    ) {
        let rule = definition.rule
        self.id = id.text
        label = definition.label
        enabled = state.isEnabled
        time = String(rule.time.iso8601.prefix(5))
        switch rule.recurrence {
        case .weekly(let set): (days, date) = (set.codes, nil)
        case .once(let once): (days, date) = (nil, once.iso8601)
        case .dates(let dates): (days, date) = (nil, dates.map(\.iso8601).joined(separator: ","))
        case .rule, .shifts: (days, date) = (nil, nil)
        }
        cycle = CycleRow(rule.recurrence)
        extraDates = rule.extraDates.isEmpty ? nil : rule.extraDates.map(\.iso8601)
        let dayTimes = rule.weekdayTimes.map { DayTime(day: $0.day.code, time: $0.time.iso8601) }
        self.dayTimes = dayTimes.isEmpty ? nil : dayTimes
        let today = zone.civil(at: now).date
        let moved = rule.movedTimes.filter { $0.date >= today }.map {
            MovedTime(
                date: $0.date.iso8601, time: $0.time.iso8601, usual: rule.usualTime(on: $0.date).iso8601)
        }
        movedTimes = moved.isEmpty ? nil : moved
        startsOn = (rule.startsOn ?? cycle.flatMap { CivilDate(iso8601: $0.start) })?.iso8601
        endsOn = rule.endsOn?.iso8601
        self.zone = zone.identifier
        followsDevice = definition.zone == .device
        skippedDates = rule.skippedDates.map(\.iso8601)
        skippedRanges = rule.skippedRanges.map { [$0.lowerBound.iso8601, $0.upperBound.iso8601] }
        pausedUntil = rule.pausedUntil?.iso8601
        tone = definition.sound.tone
        volumePercent = definition.sound.volumePercent
        rampSeconds = definition.sound.rampSeconds
        vibrate = definition.sound.vibrate
        routeTags = definition.sound.routeTags
        snoozeMaximum = definition.snooze.maximumCount
        snoozeMinutes = definition.snooze.lengthMinutes
        recite = definition.gate.kinds.map(\.rawValue)
        gate = definition.gate.challenges.map(GateNotation.text)
        // A stand-in's lines are those of the recitation.
        instead = definition.gate.standIns.map(GateNotation.standInText)
        checkAfter = definition.gate.wakeCheck?.afterMinutes
        checks = definition.gate.wakeCheck?.limit
        challengeWord = definition.gate.challengeWord
        minimumSimilarity = definition.gate.minimumSimilarity
        language = definition.gate.language.rawValue
        loosenedFrom = state.loosenedFrom(after: zone.civil(at: now).date)?.iso8601
        next = occurrence.map { Next($0, zone: zone) }
    }
}
