package import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person practises, and what was heard of it.
    package static let practice = PersonalClass("practice")
    /// Recordings of the person's voice, and what was heard in them.
    package static let recordings = PersonalClass("recordings")
}

extension Aggregates {
    /// An affirmation that is practised.
    package static let practice = Aggregate<PracticeState>(
        category: "practice", personal: .sealed([.practice, .recordings], erased: .byWipe),
        encode: PracticeCodec.encode, decode: PracticeCodec.decode, detail: PracticeCodec.detail)
}

/// The wire form of what happens to an affirmation that is practised.
enum PracticeCodec {
    static func encode(_ event: PracticeEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .added(let text, let language, let target, let line):
            try EventCodec.sealed("PracticeAdded", class: .practice) {
                $0.put("language", language.rawValue)
                $0.put("target", target)
                $0.put("line", line?.text)
            } personal: {
                $0.put("text", text)
            }
        case .edited(let text):
            try EventCodec.sealed("PracticeEdited", class: .practice) { $0.put("text", text) }
        case .linked(let line): try EventCodec.plain("PracticeLinked") { $0.put("line", line.text) }
        case .recordingKept(let recording, let heard):
            try EventCodec.sealed("PracticeRecordingKept", class: .recordings) {
                $0.put("file", recording.file)
                $0.put("key", recording.key)
                $0.put("hash", recording.hash)
                $0.put("lengthMilliseconds", recording.lengthMilliseconds)
            } personal: {
                $0.put("transcript", heard)
            }
        case .recordingRemoved: try EventCodec.plain("PracticeRecordingRemoved")
        case .counted(let round): try encode("PracticeCounted", round)
        case .refused(let round): try encode("PracticeRefused", round)
        case .listened(let date): try EventCodec.plain("PracticeListened") { $0.put("date", date.iso8601) }
        case .typed(let date): try EventCodec.plain("PracticeTyped") { $0.put("date", date.iso8601) }
        case .targetChanged(let target):
            try EventCodec.plain("PracticeTargetChanged") { $0.put("target", target) }
        case .reminderChanged(let time):
            try EventCodec.plain("PracticeReminderChanged") {
                $0.put("secondOfDay", time?.secondsSinceMidnight)
            }
        case .reminderSnoozed(let until):
            try EventCodec.plain("PracticeReminderSnoozed") {
                $0.put("until", until.millisecondsSinceEpoch)
            }
        case .reminded(let date): try EventCodec.plain("PracticeReminded") { $0.put("date", date.iso8601) }
        case .removed: try EventCodec.plain("PracticeRemoved")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> PracticeEvent {
        switch (wire.name, wire.schema) {
        case ("PracticeAdded", 1):
            .added(
                text: try wire.personal.string("text"),
                language: try wire.plain.choice("language", Language.self),
                target: try wire.plain.int("target"),
                line: try wire.plain.optionalString("line").map { LineID($0) })
        case ("PracticeEdited", 1): .edited(text: try wire.personal.string("text"))
        case ("PracticeLinked", 1): .linked(line: try wire.plain.id("line"))
        case ("PracticeRecordingKept", 1):
            .recordingKept(
                PracticeRecording(
                    file: try wire.plain.string("file"), key: try wire.plain.string("key"),
                    hash: try wire.plain.string("hash"),
                    lengthMilliseconds: try wire.plain.int64("lengthMilliseconds")),
                heard: try wire.personal.string("transcript"))
        case ("PracticeRecordingRemoved", 1): .recordingRemoved
        case ("PracticeCounted", 1): .counted(try round(wire))
        case ("PracticeRefused", 1): .refused(try round(wire))
        case ("PracticeListened", 1): .listened(on: try wire.plain.date("date"))
        case ("PracticeTyped", 1): .typed(on: try wire.plain.date("date"))
        case ("PracticeTargetChanged", 1): .targetChanged(try wire.plain.int("target"))
        case ("PracticeReminderChanged", 1): .reminderChanged(try time(wire.plain))
        case ("PracticeReminderSnoozed", 1): .reminderSnoozed(until: try wire.plain.instant("until"))
        case ("PracticeReminded", 1): .reminded(on: try wire.plain.date("date"))
        case ("PracticeRemoved", 1): .removed
        default: throw wire.unknown
        }
    }

    private static func time(_ plain: FieldReader) throws(WireError) -> CivilTime? {
        guard let second = try plain.optionalInt("secondOfDay") else { return nil }
        guard
            let time = CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
        else { throw .invalid(field: "secondOfDay", value: "\(second)") }
        return time
    }

    /// What was heard is sealed with the words that it quotes.
    private static func encode(_ name: String, _ round: PracticeRound) throws(WireError) -> EncodedEvent {
        let take = round.take
        let evidence = take.evidence
        return try EventCodec.sealed(name, class: .practice) {
            $0.put("round", take.round)
            $0.put("date", take.date.iso8601)
            $0.put("verifierVersion", round.verifierVersion)
            $0.put("reasons", round.reasons.map(\.rawValue))
            $0.put("likenessToPlayed", take.likenessToPlayed)
            AttemptCodec.put(evidence, into: &$0)
        } personal: {
            AttemptCodec.put(personal: evidence, into: &$0)
            $0.put("score", round.score)
            $0.put("missed", round.missed)
            if !take.renderings.isEmpty {
                $0.put("renderings", each: take.renderings) { rendering, fields in
                    fields.put("line", rendering.line)
                    fields.put("heard", rendering.heard)
                    fields.put("score", rendering.score)
                }
            }
        }
    }

    private static func round(_ wire: WireEvent) throws(WireError) -> PracticeRound {
        let (plain, personal) = (wire.plain, wire.personal)
        let evidence = try AttemptCodec.evidence(wire)
        var renderings: [LineRendering] = []
        for reader in try personal.optionalObjects("renderings") ?? [] {
            renderings.append(
                LineRendering(
                    line: try reader.string("line"), heard: try reader.string("heard"),
                    engine: evidence.engine, model: evidence.model, score: try reader.double("score")))
        }
        var reasons: [PracticeReason] = []
        for text in try plain.strings("reasons") {
            guard let reason = PracticeReason(rawValue: text) else {
                throw .invalid(field: "reasons", value: text)
            }
            reasons.append(reason)
        }
        return PracticeRound(
            take: PracticeTake(
                round: try plain.string("round"), date: try plain.date("date"), evidence: evidence,
                likenessToPlayed: try plain.optionalDouble("likenessToPlayed"), renderings: renderings),
            score: try personal.double("score"), missed: try personal.strings("missed"), reasons: reasons,
            verifierVersion: try plain.int("verifierVersion"))
    }

    static func detail(_ event: PracticeEvent, _ pick: EventWording) -> String {
        switch event {
        case .added(let text, _, let target, _): "\(target) × \(text)"
        case .edited(let text): text
        case .linked(let line): pick("detail.line", ["line": line.text])
        case .recordingKept(let recording, _): "\(recording.lengthMilliseconds) ms"
        case .counted(let round): round.take.evidence.transcript
        case .refused(let round): round.reasons.map(\.rawValue).joined(separator: " ")
        case .listened(let date), .typed(let date), .reminded(let date): date.iso8601
        case .targetChanged(let target): "\(target)"
        case .reminderChanged(let time): time?.iso8601 ?? pick("detail.off", [:])
        case .reminderSnoozed(let until): until.iso8601
        case .recordingRemoved, .removed: ""
        }
    }
}
