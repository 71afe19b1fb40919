package import VowCore
import VowRecitation

extension Aggregates {
    /// What the person set for an alarm.
    package static let alarm = Aggregate<AlarmState>(
        category: "alarm", personal: .sealed([.alarms], erased: .byWipe),
        forms: EventForms(byHand: AlarmCodec.byHand), wrap: { .alarm($0, $1) },
        unwrap: { if case .alarm(let id, let event) = $0 { (id, event) } else { nil } })
}

/// The forms of an alarm's events that hold a definition: the names of codes and tags stand apart from the gate.
enum AlarmCodec {
    private static let scheduled = EventForms<DefinitionPayload>(name: "AlarmScheduled")
    private static let changed = EventForms<DefinitionPayload>(name: "AlarmChanged")
    private static let personal = PersonalData.sealed([.alarms], erased: .byWipe)

    static let byHand = EventForms<AlarmEvent>.ByHand(
        encode: { event throws(WireError) in
            switch event {
            case .scheduled(let definition):
                try scheduled.encode(
                    try DefinitionPayload(definition, loosenedFrom: nil), personal: personal)
            case .changed(let definition, let date):
                try changed.encode(try DefinitionPayload(definition, loosenedFrom: date), personal: personal)
            default: nil
            }
        },
        decode: { wire throws(WireError) in
            switch wire.name {
            case "AlarmScheduled":
                return .scheduled(try scheduled.decode(wire).definition(isErased: wire.personal.isErased))
            case "AlarmChanged":
                let payload = try changed.decode(wire)
                return .changed(
                    try payload.definition(isErased: wire.personal.isErased),
                    loosenedFrom: payload.loosenedFrom)
            default: return nil
            }
        })
}

/// What an event that sets an alarm holds.
private struct DefinitionPayload: Codable, Sendable {
    let rule: RulePayload
    let zone: String?
    let sound: SoundSettings
    let snooze: SnoozePolicy
    let gate: GatePayload
    let loosenedFrom: CivilDate?
    @Sealed var label: String
    @Sealed @OmittedWhenEmpty var tokens: [String]

    init(_ definition: AlarmDefinition, loosenedFrom: CivilDate?) throws(WireError) {
        rule = RulePayload(definition.rule)
        zone = if case .fixed(let zone) = definition.zone { zone } else { nil }
        sound = definition.sound
        snooze = definition.snooze
        gate = try GatePayload(definition.gate)
        self.loosenedFrom = loosenedFrom
        label = definition.label
        tokens = definition.gate.tokens.map(\.name)
    }

    /// The definition; an alarm whose name was erased has none.
    func definition(isErased: Bool) throws(WireError) -> AlarmDefinition {
        AlarmDefinition(
            label: isErased ? "" : label, rule: try rule.rule(), zone: zone.map(ZonePolicy.fixed) ?? .device,
            sound: sound, snooze: snooze, gate: try gate.policy(names: tokens))
    }
}

/// When an alarm is meant to ring: on one date, on days of the week, on dates, by a rule of iCalendar, or in shifts.
private struct RulePayload: Codable, Sendable {
    let time: String
    let once: CivilDate?
    let weekly: [String]?
    let dates: [CivilDate]?
    let rrule: String?
    let shifts: String?
    /// The first day of the rule or of the shifts.
    let start: CivilDate?
    let startsOn: CivilDate?
    let endsOn: CivilDate?
    @OmittedWhenEmpty var skippedDates: [CivilDate]
    /// Both ends of each range.
    @OmittedWhenEmpty var skippedRanges: [CivilDate]
    let pausedUntil: CivilDate?
    @OmittedWhenEmpty var extraDates: [CivilDate]
    /// A day of the week or a date, and its time after a space.
    @OmittedWhenEmpty var weekdayTimes: [String]
    @OmittedWhenEmpty var movedTimes: [String]

    init(_ rule: OccurrenceRule) {
        time = rule.time.iso8601
        var once: CivilDate?
        var weekly: [String]?
        var dates: [CivilDate]?
        var rrule: String?
        var shifts: String?
        var start: CivilDate?
        switch rule.recurrence {
        case .once(let date): once = date
        case .weekly(let days): weekly = days.codes
        case .dates(let list): dates = list
        case .rule(let rule): (rrule, start) = (rule.text, rule.start)
        case .shifts(let pattern): (shifts, start) = (pattern.text, pattern.start)
        }
        (self.once, self.weekly, self.dates) = (once, weekly, dates)
        (self.rrule, self.shifts, self.start) = (rrule, shifts, start)
        startsOn = rule.startsOn
        endsOn = rule.endsOn
        skippedDates = rule.skippedDates
        skippedRanges = rule.skippedRanges.flatMap { [$0.lowerBound, $0.upperBound] }
        pausedUntil = rule.pausedUntil
        extraDates = rule.extraDates
        weekdayTimes = rule.weekdayTimes.map { "\($0.day.code) \($0.time.iso8601)" }
        movedTimes = rule.movedTimes.map { "\($0.date.iso8601) \($0.time.iso8601)" }
    }

    func rule() throws(WireError) -> OccurrenceRule {
        guard let time = CivilTime(iso8601: time) else { throw .invalid(field: "time", value: time) }
        guard skippedRanges.count % 2 == 0 else { throw .invalid(field: "skippedRanges", value: "odd") }
        var ranges: [ClosedRange<CivilDate>] = []
        for index in stride(from: 0, to: skippedRanges.count, by: 2) {
            guard skippedRanges[index] <= skippedRanges[index + 1] else {
                throw .invalid(field: "skippedRanges", value: "backwards")
            }
            ranges.append(skippedRanges[index]...skippedRanges[index + 1])
        }
        return OccurrenceRule(
            time: time, recurrence: try recurrence(), startsOn: startsOn, endsOn: endsOn,
            skippedDates: skippedDates, skippedRanges: ranges, pausedUntil: pausedUntil,
            extraDates: extraDates,
            weekdayTimes: try times(weekdayTimes, "weekdayTimes", Weekday.init(code:)).map(WeekdayTime.init),
            movedTimes: try times(movedTimes, "movedTimes", CivilDate.init(iso8601:)).map(DatedTime.init))
    }

    private func times<Day>(_ texts: [String], _ field: String, _ day: (String) -> Day?)
        throws(WireError) -> [(Day, CivilTime)]
    {
        var times: [(Day, CivilTime)] = []
        for text in texts {
            let parts = text.split(separator: " ").map(String.init)
            guard parts.count == 2, let day = day(parts[0]), let time = CivilTime(iso8601: parts[1]) else {
                throw .invalid(field: field, value: text)
            }
            times.append((day, time))
        }
        return times
    }

    private func recurrence() throws(WireError) -> Recurrence {
        if let once { return .once(once) }
        if let dates { return .dates(dates) }
        if let rrule {
            guard let start else { throw .missing(field: "start") }
            do throws(DateRule.Flaw) { return .rule(try DateRule.read(rrule, from: start).rule) } catch {
                throw .invalid(field: "rrule", value: rrule)
            }
        }
        if let shifts {
            guard let start else { throw .missing(field: "start") }
            do throws(ShiftPattern.Flaw) { return .shifts(try ShiftPattern(shifts, from: start)) } catch {
                throw .invalid(field: "shifts", value: shifts)
            }
        }
        guard let weekly else { throw .missing(field: "weekly") }
        var days: [Weekday] = []
        for code in weekly {
            guard let day = Weekday(code: code) else { throw .invalid(field: "weekly", value: code) }
            days.append(day)
        }
        return .weekly(WeekdaySet(days))
    }
}

/// What a gate asks for, but for the names of codes and tags.
private struct GatePayload: Codable, Sendable {
    let challenges: [RecordedFields]
    let standIns: [RecordedFields]
    let challengeWord: Bool
    let minimumSimilarity: Double
    let language: Language
    let wakeCheck: WakeCheckPolicy?

    init(_ gate: GatePolicy) throws(WireError) {
        challenges = try RecordedFields.each(gate.challenges) { $0.write(into: &$1) }
        standIns = try RecordedFields.each(gate.standIns) { $0.write(into: &$1) }
        challengeWord = gate.challengeWord
        minimumSimilarity = gate.minimumSimilarity
        language = gate.language
        wakeCheck = gate.wakeCheck
    }

    func policy(names: [String]) throws(WireError) -> GatePolicy {
        var sealed = SealedParts(names: names[...])
        func read(_ recorded: [RecordedFields]) throws(WireError) -> [ChallengePolicy] {
            var policies: [ChallengePolicy] = []
            for fields in recorded {
                policies.append(
                    try fields.read(&sealed) { entry throws(WireError) in
                        try ChallengePolicy.recorded(&entry)
                    })
            }
            return policies
        }
        return GatePolicy(
            challenges: try read(challenges), standIns: try read(standIns), challengeWord: challengeWord,
            minimumSimilarity: minimumSimilarity, language: language, wakeCheck: wakeCheck)
    }
}
