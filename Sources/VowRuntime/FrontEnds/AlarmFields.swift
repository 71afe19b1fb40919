import VowAnswers
package import VowCore
package import VowPorts
package import VowRecitation

/// What can be said about an alarm, by the names of the command line's options in camel case; what is left out stays.
///
/// The first and the last date, and the wished output, are taken back by the word "none".
package struct AlarmFields: Hashable, Sendable {
    /// The present, from which words such as "tomorrow", and a time without a date, are read.
    package struct Present {
        /// The present.
        package let now: Instant
        private let zones: any ZoneRulesSource

        /// Names the clock's and the zones' present.
        package init(now: Instant, zones: any ZoneRulesSource) {
            self.now = now
            self.zones = zones
        }

        /// The date where the device is.
        package var today: CivilDate { zones.deviceRules.civil(at: now).date }

        func rules(_ zone: String?) throws(PortFailure) -> ZoneRules {
            guard let zone, zone != "device" else {
                return try zones.rules(for: zones.deviceZoneIdentifier())
            }
            return try zones.rules(for: zone)
        }
    }

    /// The name that lists and notices show.
    package var label: String?
    /// The local time.
    package var time: String?
    /// The days of the week.
    package var days: [String]?
    /// The one date.
    package var date: String?
    /// Every N days, weeks or months, or odd or even weeks.
    package var every: String?
    /// The days of the month.
    package var monthDays: [String]?
    /// The steps of a pattern of shifts.
    package var pattern: String?
    /// A rule of iCalendar.
    package var rrule: String?
    /// Days of the week with a time of their own, such as `sat=09:00`.
    package var dayTimes: [String]?
    /// The first date it may ring, from which cycles are counted.
    package var startsOn: String?
    /// The last date it may ring.
    package var endsOn: String?
    /// A fixed zone, or `device`.
    package var zone: String?
    /// A tone's name or path.
    package var tone: String?
    /// The loudness in per cent.
    package var volume: Int?
    /// Seconds until full loudness.
    package var ramp: Int?
    /// Whether it vibrates, too.
    package var vibrate: Bool?
    /// Words that name the wished output.
    package var route: [String]?
    /// The most snoozes in one run.
    package var snoozes: Int?
    /// Minutes of one snooze.
    package var snoozeMinutes: Int?
    /// The kinds of lines to recite, in order.
    package var recite: [String]?
    /// The challenges that stop it, in order.
    package var gate: String?
    /// The challenges that may stand in where the person cannot speak.
    package var instead: String?
    /// Whether a random word is asked for.
    package var challengeWord: Bool?
    /// The score that a line needs.
    package var similarity: Double?
    /// Minutes until it asks whether the person is up; 0 for never.
    package var checkAfter: Int?
    /// How often it asks at most.
    package var checks: Int?
    /// The language of the lines.
    package var language: Language?

    /// Nothing is changed.
    package init() {}

    /// The most characters of a label, by which an alarm may also be named.
    static let longestLabel = 200
    /// The most characters of a time, a wait or a date in words, such as "next wednesday".
    static let longestDate = 40

    /// The most characters of a pattern of shifts or of a rule.
    static let longestPattern = 500

    /// Each field with its limit.
    static let fields: [OperationField<AlarmFields>] = [
        .text("time", \.time, most: longestDate), .text("label", \.label, most: longestLabel),
        .list("days", \.days, most: 200),
        .text("date", \.date, most: longestDate), .text("every", \.every, most: longestDate),
        .list("monthDays", \.monthDays, most: 200), .text("pattern", \.pattern, most: longestPattern),
        .text("rrule", \.rrule, most: longestPattern),
        .list("dayTimes", \.dayTimes, most: longestPattern), .text("from", \.startsOn, most: longestDate),
        .text("until", \.endsOn, most: longestDate),
        .text("zone", \.zone, most: 64), .text("tone", \.tone, most: 4096),
        .whole("volume", \.volume, 0...100),
        .whole("ramp", \.ramp, 0...600), .onOff("vibrate", \.vibrate), .list("route", \.route, most: 200),
        .whole("snoozes", \.snoozes, 0...10), .whole("snoozeMinutes", \.snoozeMinutes, 1...60),
        .list("recite", \.recite, most: 64), .text("gate", \.gate, most: 500),
        .text("instead", \.instead, most: 500), .onOff("challengeWord", \.challengeWord),
        .number("similarity", \.similarity, 0.5...1), .whole("checkAfter", \.checkAfter, 0...60),
        .whole("checks", \.checks, 1...5), .language(\.language),
    ]

    /// A new alarm of what was given, over what the settings say of new alarms.
    func made(
        after wait: String?, by settings: Settings, lines: LineList, seenFrom present: Present,
        checkTone: (String) throws -> ChosenTone
    ) throws -> AlarmDefinition {
        var fresh = settings.newAlarm(try newRule(after: wait, seenFrom: present), lines: lines)
        // A setting names a tone as a person does; an alarm holds what the ringer reads. One that is not there now, such as
        // a file on a stick, is no reason to be without an alarm: where it is still away then, the built-in tone rings.
        if tone == nil, let found = try? checkTone(fresh.sound.tone) { fresh.sound.take(found) }
        return try applied(to: fresh, seenFrom: present, checkTone: checkTone)
    }

    /// The definition with what was given laid over it.
    func applied(
        to definition: AlarmDefinition, seenFrom present: Present, checkTone: (String) throws -> ChosenTone
    ) throws -> AlarmDefinition {
        var result = definition
        if let label { result.label = label }
        result.rule = try rule(over: definition.rule, present)
        if let zone { result.zone = zone == "device" ? .device : .fixed(zone) }
        if let tone { result.sound.take(try checkTone(tone)) }
        if let volume { result.sound.volumePercent = volume }
        if let ramp { result.sound.rampSeconds = ramp }
        if let vibrate { result.sound.vibrate = vibrate }
        if let route { result.sound.routeTags = route == [AlarmFields.none] ? [] : route }
        if let snoozes { result.snooze.maximumCount = snoozes }
        if let snoozeMinutes { result.snooze.lengthMinutes = snoozeMinutes }
        if recite != nil, gate != nil {
            throw CommandError.refused(Refusal(RefusalText.gateReciteOrGate))
        }
        if let gate { result.gate.challenges = try ChallengePolicy.challenges(gate) }
        if let instead {
            result.gate.standIns = instead == AlarmFields.none ? [] : try ChallengePolicy.standIns(instead)
        }
        if let recite { result.gate.kinds = try AlarmFields.kinds(recite) }
        if let challengeWord { result.gate.challengeWord = challengeWord }
        if let similarity { result.gate.minimumSimilarity = similarity }
        if let language { result.gate.language = language }
        result.gate.wakeCheck = WakeCheckPolicy.changed(
            result.gate.wakeCheck, afterMinutes: checkAfter, limit: checks)
        return result
    }

    /// The rule that was given in full, for a new alarm. A time alone is the next such time, once.
    /// - Parameter wait: how long from now, in place of a time.
    func newRule(after wait: String?, seenFrom present: Present) throws -> OccurrenceRule {
        let isUnsaid =
            days == nil && date == nil && every == nil && monthDays == nil && pattern == nil && rrule == nil
        if let wait {
            guard time == nil, isUnsaid else {
                throw CommandError.refused(Refusal(RefusalText.waitAlone))
            }
            guard let seconds = TimeWords.seconds(wait) else {
                throw CommandError.refused(Refusal(RefusalText.waitUnknown(text: wait)))
            }
            let wall = try present.rules(zone).civil(at: present.now.adding(seconds: seconds))
            return try rule(over: OccurrenceRule(time: wall.time, recurrence: .once(wall.date)), present)
        }
        guard let text = time else { throw CommandError.refused(Refusal(RefusalText.timeMissing)) }
        let time = try AlarmFields.time(text)
        guard isUnsaid else {
            return try rule(over: OccurrenceRule(time: time, recurrence: .weekly([])), present)
        }
        let rules = try present.rules(zone)
        let whole = OccurrenceRule(time: time, recurrence: .weekly(.everyDay))
        guard let next = whole.next(after: present.now, in: rules) else {
            throw CommandError.refused(
                Refusal(RefusalText.timeNever(text: time.iso8601, zone: rules.identifier)))
        }
        return try rule(over: OccurrenceRule(time: time, recurrence: .once(next.date)), present)
    }

    private func rule(over rule: OccurrenceRule, _ present: Present) throws -> OccurrenceRule {
        let today = present.today
        func read(_ text: String) throws -> CivilDate { try AlarmFields.date(text, today: today) }
        func bound(_ text: String?, else known: CivilDate?) throws -> CivilDate? {
            guard let text else { return known }
            return text == AlarmFields.none ? nil : try read(text)
        }
        let first = try bound(startsOn, else: rule.startsOn)
        let time = try time.map(AlarmFields.time) ?? rule.time
        // A cycle is counted from the first date that is given, else from where it was counted before, else from today.
        let given = startsOn == nil ? rule.recurrence.start : nil
        var recurrence = rule.recurrence
        var last = try bound(endsOn, else: rule.endsOn)
        if let (asked, end) = try repetition(
            from: first ?? given ?? today,
            over: rule.changed(
                time: time, recurrence: recurrence, startsOn: nil, endsOn: nil), read: read,
            zone: { try present.rules(zone) })
        {
            recurrence = asked
            if endsOn == nil, end != nil { last = end }
        } else if startsOn != nil, let first {
            recurrence = recurrence.counted(from: first)
        }
        // A cycle that is yet to begin still begins then when it becomes days of the week.
        let begins = first ?? given.flatMap { $0 > today ? $0 : nil }
        let changed = rule.changed(time: time, recurrence: recurrence, startsOn: begins, endsOn: last)
        return try dayTimes.map { changed.with(weekdayTimes: try AlarmFields.dayTimes($0)) } ?? changed
    }

    static func time(_ text: String) throws -> CivilTime {
        guard let time = TimeWords.time(text) else {
            throw CommandError.refused(Refusal(RefusalText.timeUnknown(text: text)))
        }
        return time
    }

    /// A date as `TimeWords` reads it, seen from the device's today.
    package static func date(_ text: String, today: CivilDate) throws -> CivilDate {
        guard let date = TimeWords.date(text, today: today) else {
            throw CommandError.refused(Refusal(RefusalText.dateUnknown(text: text)))
        }
        return date
    }

    static func days(_ texts: [String]) throws -> WeekdaySet {
        do throws(WeekdayWords.Mistake) { return try WeekdayWords.read(texts) } catch {
            throw CommandError.refused(Refusal(RefusalText.daysUnknown(text: error.part)))
        }
    }

    /// Days with a time each: `mon=06:00`, `weekend=09:00`; the last that names a day holds for it.
    static func dayTimes(_ texts: [String]) throws -> [WeekdayTime] {
        if texts == [none] { return [] }
        var times: [Weekday: CivilTime] = [:]
        for text in texts {
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw CommandError.refused(Refusal(RefusalText.dayTimesUnknown(text: text)))
            }
            let time = try time(parts[1])
            for day in try days([parts[0]]).days { times[day] = time }
        }
        return Weekday.allCases.compactMap { day in times[day].map { WeekdayTime(day, $0) } }
    }

    /// The kinds of lines that are to be recited, in their order.
    package static func kinds(_ texts: [String]) throws -> [LineKind] {
        let kinds = try texts.map { text -> LineKind in
            switch text {
            case "affirmation", "affirmations": return .affirmation
            case "goal", "goals": return .goal
            default:
                throw CommandError.refused(Refusal(RefusalText.reciteUnknown(text: text)))
            }
        }
        guard !kinds.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.alarmEmptyGate))
        }
        guard Set(kinds).count == kinds.count else {
            throw CommandError.refused(
                Refusal(RefusalText.reciteTwice(text: texts.joined(separator: ","))))
        }
        return kinds
    }

    /// The language of its code; nil where it was left out.
    package static func language(_ text: String?) throws -> Language? {
        guard let text else { return nil }
        guard let language = Language(rawValue: text) else {
            throw CommandError.refused(Refusal(RefusalText.languageUnknown(text: text)))
        }
        return language
    }

    /// What takes back a choice that may be left out.
    private static let none = "none"
}

extension CommandError {
    /// What was thrown, as a command's own error. What is neither a refusal nor a part's failure has no words for a
    /// person; its own stand in brackets, for a report.
    package init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let failure as PortFailure: self = .failed(failure)
        default:
            self = .failed(
                PortFailure(
                    code: "failed", message: .thatCouldNotBeDone, repair: .tryAgain,
                    cause: "\(error)"))
        }
    }
}

extension WakeCheckPolicy {
    /// A wake-up check with what was given laid over it; no minutes switch it off.
    package static func changed(_ policy: WakeCheckPolicy?, afterMinutes: Int?, limit: Int?)
        -> WakeCheckPolicy?
    {
        if afterMinutes == 0 { return nil }
        guard policy != nil || afterMinutes != nil else { return nil }
        return WakeCheckPolicy(
            afterMinutes: afterMinutes ?? policy?.afterMinutes ?? 5, limit: limit ?? policy?.limit ?? 1)
    }
}

extension ChallengePolicy {
    /// Reads a stack of challenges.
    package static func challenges(_ text: String) throws(CommandError) -> [ChallengePolicy] {
        do throws(GateNotation.Flaw) { return try GateNotation.policies(text) } catch {
            throw .refused(Refusal(error))
        }
    }

    /// Reads stand-ins. `type` means the lines of the recitation that it stands in for, whatever their kind.
    package static func standIns(_ text: String) throws(CommandError) -> [ChallengePolicy] {
        var standIns: [ChallengePolicy] = []
        for standIn in try challenges(text) {
            var standIn = standIn
            standIn.ask = standIn.ask.asStandIn
            if !standIns.contains(standIn) { standIns.append(standIn) }
        }
        return standIns
    }
}

extension CommandService {
    /// The present as the fields of alarms are read.
    var alarmPresent: AlarmFields.Present { AlarmFields.Present(now: now, zones: zones) }

    /// The command that leaves out the next occurrence, a date, or a range of dates.
    func skipping(_ alarm: AlarmID, date: String?, from: String?, to: String?) throws -> AlarmCommand {
        let overview = try present()
        switch (date, from, to) {
        case (let text?, nil, nil):
            let date = try AlarmFields.date(text, today: overview.today)
            try checkSkip(of: date, alarm, overview)
            return .skip(date)
        case (nil, let from?, let to?):
            let last = try AlarmFields.date(to, today: overview.today)
            guard last >= overview.today else {
                throw CommandError.refused(Refusal(RefusalText.skipRangeOver))
            }
            return .skipRange(try AlarmFields.date(from, today: overview.today), last)
        case (nil, nil, nil):
            guard let next = overview.upcoming.first(where: { $0.alarm == alarm }) else {
                throw CommandError.refused(Refusal(RefusalText.skipNoNext(alarm: alarm.text)))
            }
            return .skip(next.occurrence.date)
        default: throw CommandError.refused(Refusal(RefusalText.skipWhich))
        }
    }

    /// A date on which it does not ring was mistyped, and the one that was meant would not be skipped.
    private func checkSkip(of date: CivilDate, _ alarm: AlarmID, _ overview: DeviceOverview) throws {
        guard let rule = overview.alarm(alarm).definition?.rule else { return }
        let isLeftOut = !rule.leftOut(from: date, through: date).isEmpty
        let rings = date >= overview.today && rule.firstIntendedDate(onOrAfter: date) == date
        guard isLeftOut || rings else {
            throw CommandError.refused(
                Refusal(RefusalText.skipNothing(alarm: alarm.text, date: date.iso8601)))
        }
    }

    /// The command that keeps an alarm silent until a date, or ends that.
    func pausing(until: String?, end: Bool) throws -> AlarmCommand {
        guard (until == nil) == end else { throw CommandError.refused(Refusal(RefusalText.pauseWhich)) }
        let today = try present().today
        let date = try until.map { try AlarmFields.date($0, today: today) }
        if let date, date <= today {
            throw CommandError.refused(Refusal(RefusalText.pauseOver))
        }
        return .pause(until: date)
    }
}
