import VowCore
import VowRecitation

/// The wire form of `AlarmFired`; the third schema has the renderings of rehearsed lines besides.
enum FiredCodec {
    static func encode(_ terms: FiredTerms) throws(WireError) -> EncodedEvent {
        // All steps of a run go by the same renderings.
        let renderings = terms.steps.first?.renderings ?? []
        return try EventCodec.sealed("AlarmFired", schema: renderings.isEmpty ? 2 : 3, class: .lines) {
            $0.put("alarm", terms.alarm)
            $0.put("due", terms.due.millisecondsSinceEpoch)
            $0.put("lateMilliseconds", terms.lateMilliseconds)
            $0.put("date", terms.date?.iso8601)
            $0.put("zone", terms.zone)
            $0.put("zoneVersion", terms.zoneVersion)
            $0.put("language", terms.language.rawValue)
            $0.put("verifierVersion", terms.verifierVersion)
            $0.put("steps", each: terms.steps, put)
            $0.put("sound") { AlarmCodec.put(terms.sound, into: &$0) }
            $0.put("snooze") { AlarmCodec.put(terms.snooze, into: &$0) }
            $0.put("timings") { put(terms.timings, into: &$0) }
        } personal: {
            $0.put("label", terms.label)
            $0.put("texts", terms.steps.flatMap(\.lines).map(\.text))
            if !renderings.isEmpty { $0.put("renderings", each: renderings, put) }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> FiredTerms {
        let plain = wire.plain
        var texts = try wire.personal.strings("texts")[...]
        let renderings = wire.schema < 3 ? [] : try renderings(wire.personal)
        var steps: [GateStep] = []
        for reader in try plain.objects("steps") {
            var lines: [RequiredLine] = []
            for line in try reader.objects("lines") {
                let text = texts.popFirst() ?? FieldReader.erasedText
                lines.append(
                    RequiredLine(
                        id: try line.string("id"), text: text,
                        minimumSimilarity: try line.double("minimumSimilarity")))
            }
            steps.append(
                GateStep(
                    kind: try reader.choice("kind", LineKind.self), lines: lines,
                    challengeWord: try reader.optionalString("challengeWord"), renderings: renderings))
        }
        return FiredTerms(
            alarm: try plain.string("alarm"), label: try wire.personal.string("label"),
            due: try plain.instant("due"), lateMilliseconds: try plain.int64("lateMilliseconds"),
            date: try plain.optionalDate("date"), zone: try plain.string("zone"),
            zoneVersion: try plain.string("zoneVersion"), steps: steps,
            sound: try AlarmCodec.sound(try plain.object("sound")),
            snooze: try AlarmCodec.snooze(try plain.object("snooze")),
            language: try plain.choice("language", Language.self),
            verifierVersion: try plain.int("verifierVersion"),
            timings: try timings(try plain.object("timings")))
    }

    private static func put(_ step: GateStep, into writer: inout FieldWriter) {
        writer.put("kind", step.kind.rawValue)
        writer.put("lines", each: step.lines) { line, writer in
            writer.put("id", line.id)
            writer.put("minimumSimilarity", line.minimumSimilarity)
        }
        writer.put("challengeWord", step.challengeWord)
    }

    private static func put(_ rendering: LineRendering, into writer: inout FieldWriter) {
        writer.put("text", rendering.line)
        writer.put("heard", rendering.heard)
        writer.put("engine", rendering.engine)
        writer.put("model", rendering.model)
        writer.put("score", rendering.score)
    }

    private static func renderings(_ personal: FieldReader) throws(WireError) -> [LineRendering] {
        var renderings: [LineRendering] = []
        for reader in try personal.objects("renderings") {
            renderings.append(
                LineRendering(
                    line: try reader.string("text"), heard: try reader.string("heard"),
                    engine: try reader.string("engine"), model: try reader.string("model"),
                    score: try reader.double("score")))
        }
        return renderings
    }

    private static func put(_ timings: SessionTimings, into writer: inout FieldWriter) {
        writer.put("firstRingMilliseconds", timings.firstRingMilliseconds)
        writer.put("ringMilliseconds", timings.ringMilliseconds)
        writer.put("silenceMilliseconds", timings.silenceMilliseconds)
        writer.put("windowMilliseconds", timings.windowMilliseconds)
        writer.put("abandonMilliseconds", timings.abandonMilliseconds)
        writer.put("emergencyWaitMilliseconds", timings.emergencyWaitMilliseconds)
    }

    private static func timings(_ reader: FieldReader) throws(WireError) -> SessionTimings {
        SessionTimings(
            firstRingMilliseconds: try reader.int64("firstRingMilliseconds"),
            ringMilliseconds: try reader.int64("ringMilliseconds"),
            silenceMilliseconds: try reader.int64("silenceMilliseconds"),
            windowMilliseconds: try reader.int64("windowMilliseconds"),
            abandonMilliseconds: try reader.int64("abandonMilliseconds"),
            emergencyWaitMilliseconds: try reader.int64("emergencyWaitMilliseconds"))
    }
}
