package import VowCore
import VowRecitation

extension Aggregates {
    /// What the person set for an alarm.
    package static let alarm = Aggregate<AlarmState>(
        category: "alarm", personal: .sealed([.alarms], erased: .byWipe),
        encode: AlarmCodec.encode, decode: AlarmCodec.decode, wrap: { .alarm($0, $1) },
        unwrap: { if case .alarm(let id, let event) = $0 { (id, event) } else { nil } })
}

/// The wire form of an alarm's events.
enum AlarmCodec {
    static func encode(_ event: AlarmEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .scheduled(let definition): try encode("AlarmScheduled", definition, loosenedFrom: nil)
        case .changed(let definition, let date): try encode("AlarmChanged", definition, loosenedFrom: date)
        case .enabled: try EventCodec.plain("AlarmEnabled")
        case .disabled: try EventCodec.plain("AlarmDisabled")
        case .dateSkipped(let date): try EventCodec.plain("AlarmDateSkipped") { $0.put("date", date.iso8601) }
        case .rangeSkipped(let first, let last):
            try EventCodec.plain("AlarmRangeSkipped") {
                $0.put("first", first.iso8601)
                $0.put("last", last.iso8601)
            }
        case .paused(let date): try EventCodec.plain("AlarmPaused") { $0.put("until", date?.iso8601) }
        case .removed: try EventCodec.plain("AlarmRemoved")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> AlarmEvent {
        switch (wire.name, wire.schema) {
        case ("AlarmScheduled", 1): .scheduled(try definition(wire))
        case ("AlarmChanged", 1):
            .changed(try definition(wire), loosenedFrom: try wire.plain.optionalDate("loosenedFrom"))
        case ("AlarmEnabled", 1): .enabled
        case ("AlarmDisabled", 1): .disabled
        case ("AlarmDateSkipped", 1): .dateSkipped(try wire.plain.date("date"))
        case ("AlarmRangeSkipped", 1):
            .rangeSkipped(try wire.plain.date("first"), try wire.plain.date("last"))
        case ("AlarmPaused", 1): .paused(until: try wire.plain.optionalDate("until"))
        case ("AlarmRemoved", 1): .removed
        default: throw wire.unknown
        }
    }

    private static func encode(_ name: String, _ definition: AlarmDefinition, loosenedFrom: CivilDate?)
        throws(WireError) -> EncodedEvent
    {
        let tokens = definition.gate.tokens.map(\.name)
        return try EventCodec.sealed(name, class: .alarms) {
            $0.put("rule") { put(definition.rule, into: &$0) }
            if case .fixed(let zone) = definition.zone { $0.put("zone", zone) }
            $0.put("sound") { put(definition.sound, into: &$0) }
            $0.put("snooze") { put(definition.snooze, into: &$0) }
            $0.put("gate") { put(definition.gate, into: &$0) }
            $0.put("loosenedFrom", loosenedFrom?.iso8601)
        } personal: {
            $0.put("label", definition.label)
            if !tokens.isEmpty { $0.put("tokens", tokens) }
        }
    }

    private static func definition(_ wire: WireEvent) throws(WireError) -> AlarmDefinition {
        let zone = try wire.plain.optionalString("zone")
        let names = try wire.personal.optionalStrings("tokens") ?? []
        return AlarmDefinition(
            label: try wire.known("label"), rule: try rule(try wire.plain.object("rule")),
            zone: zone.map(ZonePolicy.fixed) ?? .device,
            sound: try sound(try wire.plain.object("sound")),
            snooze: try snooze(try wire.plain.object("snooze")),
            gate: try gate(try wire.plain.object("gate"), names: names)
        )
    }

    private static func put(_ rule: OccurrenceRule, into writer: inout FieldWriter) {
        writer.put("time", rule.time.iso8601)
        switch rule.recurrence {
        case .once(let date): writer.put("once", date.iso8601)
        case .weekly(let days): writer.put("weekly", days.codes)
        case .dates(let dates): writer.put("dates", dates.map(\.iso8601))
        case .rule(let rule):
            writer.put("rrule", rule.text)
            writer.put("start", rule.start.iso8601)
        case .shifts(let pattern):
            writer.put("shifts", pattern.text)
            writer.put("start", pattern.start.iso8601)
        }
        writer.put("startsOn", rule.startsOn?.iso8601)
        writer.put("endsOn", rule.endsOn?.iso8601)
        if !rule.skippedDates.isEmpty { writer.put("skippedDates", rule.skippedDates.map(\.iso8601)) }
        if !rule.skippedRanges.isEmpty {
            let ends = rule.skippedRanges.flatMap { [$0.lowerBound.iso8601, $0.upperBound.iso8601] }
            writer.put("skippedRanges", ends)
        }
        writer.put("pausedUntil", rule.pausedUntil?.iso8601)
        if !rule.extraDates.isEmpty { writer.put("extraDates", rule.extraDates.map(\.iso8601)) }
        if !rule.weekdayTimes.isEmpty {
            writer.put("weekdayTimes", rule.weekdayTimes.map { "\($0.day.code) \($0.time.iso8601)" })
        }
        if !rule.movedTimes.isEmpty {
            writer.put("movedTimes", rule.movedTimes.map { "\($0.date.iso8601) \($0.time.iso8601)" })
        }
    }

    private static func rule(_ reader: FieldReader) throws(WireError) -> OccurrenceRule {
        let timeText = try reader.string("time")
        guard let time = CivilTime(iso8601: timeText) else { throw .invalid(field: "time", value: timeText) }
        let ends = try dates(try reader.optionalStrings("skippedRanges") ?? [], "skippedRanges")
        guard ends.count % 2 == 0 else { throw .invalid(field: "skippedRanges", value: "odd") }
        var ranges: [ClosedRange<CivilDate>] = []
        for index in stride(from: 0, to: ends.count, by: 2) {
            guard ends[index] <= ends[index + 1] else {
                throw .invalid(field: "skippedRanges", value: "backwards")
            }
            ranges.append(ends[index]...ends[index + 1])
        }
        return OccurrenceRule(
            time: time, recurrence: try recurrence(reader), startsOn: try reader.optionalDate("startsOn"),
            endsOn: try reader.optionalDate("endsOn"),
            skippedDates: try dates(try reader.optionalStrings("skippedDates") ?? [], "skippedDates"),
            skippedRanges: ranges, pausedUntil: try reader.optionalDate("pausedUntil"),
            extraDates: try dates(try reader.optionalStrings("extraDates") ?? [], "extraDates"),
            weekdayTimes: try times(reader, "weekdayTimes", Weekday.init(code:)).map(WeekdayTime.init),
            movedTimes: try times(reader, "movedTimes", CivilDate.init(iso8601:)).map(DatedTime.init))
    }

    /// Days or dates, each with a time after a space.
    private static func times<Day>(_ reader: FieldReader, _ field: String, _ day: (String) -> Day?)
        throws(WireError) -> [(Day, CivilTime)]
    {
        var times: [(Day, CivilTime)] = []
        for text in try reader.optionalStrings(field) ?? [] {
            let parts = text.split(separator: " ").map(String.init)
            guard parts.count == 2, let day = day(parts[0]), let time = CivilTime(iso8601: parts[1]) else {
                throw .invalid(field: field, value: text)
            }
            times.append((day, time))
        }
        return times
    }

    private static func recurrence(_ reader: FieldReader) throws(WireError) -> Recurrence {
        if let date = try reader.optionalDate("once") { return .once(date) }
        if let list = try reader.optionalStrings("dates") { return .dates(try dates(list, "dates")) }
        if let text = try reader.optionalString("rrule") {
            let start = try reader.date("start")
            do throws(DateRule.Flaw) { return .rule(try DateRule.read(text, from: start).rule) } catch {
                throw .invalid(field: "rrule", value: text)
            }
        }
        if let text = try reader.optionalString("shifts") {
            let start = try reader.date("start")
            do throws(ShiftPattern.Flaw) { return .shifts(try ShiftPattern(text, from: start)) } catch {
                throw .invalid(field: "shifts", value: text)
            }
        }
        var days: [Weekday] = []
        for code in try reader.strings("weekly") {
            guard let day = Weekday(code: code) else { throw .invalid(field: "weekly", value: code) }
            days.append(day)
        }
        return .weekly(WeekdaySet(days))
    }

    private static func dates(_ texts: [String], _ field: String) throws(WireError) -> [CivilDate] {
        var dates: [CivilDate] = []
        for text in texts {
            guard let date = CivilDate(iso8601: text) else { throw .invalid(field: field, value: text) }
            dates.append(date)
        }
        return dates
    }
}

// The parts that a fired run shares with its alarm.
extension AlarmCodec {
    static func put(_ sound: SoundSettings, into writer: inout FieldWriter) {
        writer.put("tone", sound.tone)
        writer.put("toneDigest", sound.toneDigest)
        writer.put("volumePercent", sound.volumePercent)
        writer.put("rampSeconds", sound.rampSeconds)
        writer.put("vibrate", sound.vibrate)
        writer.put("routeTags", sound.routeTags)
    }

    static func sound(_ reader: FieldReader) throws(WireError) -> SoundSettings {
        SoundSettings(
            tone: try reader.string("tone"), toneDigest: try reader.optionalString("toneDigest"),
            volumePercent: try reader.int("volumePercent"), rampSeconds: try reader.int("rampSeconds"),
            vibrate: try reader.bool("vibrate"),
            routeTags: try reader.strings("routeTags"))
    }

    static func put(_ snooze: SnoozePolicy, into writer: inout FieldWriter) {
        writer.put("maximumCount", snooze.maximumCount)
        writer.put("lengthMinutes", snooze.lengthMinutes)
    }

    static func snooze(_ reader: FieldReader) throws(WireError) -> SnoozePolicy {
        SnoozePolicy(
            maximumCount: try reader.int("maximumCount"), lengthMinutes: try reader.int("lengthMinutes"))
    }

    static func put(_ gate: GatePolicy, into writer: inout FieldWriter) {
        writer.put("challenges", each: gate.challenges, GateCodec.put)
        writer.put("standIns", each: gate.standIns, GateCodec.put)
        writer.put("challengeWord", gate.challengeWord)
        writer.put("minimumSimilarity", gate.minimumSimilarity)
        writer.put("language", gate.language.rawValue)
        if let check = gate.wakeCheck {
            writer.put("wakeCheck") {
                $0.put("afterMinutes", check.afterMinutes)
                $0.put("limit", check.limit)
            }
        }
    }

    static func gate(_ reader: FieldReader, names: [String] = []) throws(WireError) -> GatePolicy {
        var names = names[...]
        return GatePolicy(
            challenges: try GateCodec.policies(try reader.objects("challenges"), names: &names),
            standIns: try GateCodec.policies(try reader.objects("standIns"), names: &names),
            challengeWord: try reader.bool("challengeWord"),
            minimumSimilarity: try reader.double("minimumSimilarity"),
            language: try reader.choice("language", Language.self), wakeCheck: try check(reader))
    }

    private static func check(_ reader: FieldReader) throws(WireError) -> WakeCheckPolicy? {
        guard let check = try reader.optionalObject("wakeCheck") else { return nil }
        return WakeCheckPolicy(afterMinutes: try check.int("afterMinutes"), limit: try check.int("limit"))
    }
}
