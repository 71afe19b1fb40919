import VowCore
import VowRecitation

/// The wire form of `AlarmFired`. Lists that are empty and terms that ask for nothing are left out.
enum FiredCodec {
    static func encode(_ terms: FiredTerms) throws(WireError) -> EncodedEvent {
        // All recitations of a run go by the same renderings.
        let renderings = terms.steps.first(where: \.challenge.isSpoken)?.renderings ?? []
        let allowed = terms.standIns.compactMap { standIn -> GateStep? in
            if case .challenge(let step) = standIn { step } else { nil }
        }
        let tokens = (terms.steps + allowed).compactMap(\.challenge.token)
        let microphones = terms.liveness?.microphones ?? []
        return try EventCodec.sealed("AlarmFired", class: .lines) {
            $0.put("alarm", terms.alarm.text)
            $0.put("due", terms.due.millisecondsSinceEpoch)
            $0.put("lateMilliseconds", terms.lateMilliseconds)
            $0.put("date", terms.date?.iso8601)
            $0.put("zone", terms.zone)
            $0.put("zoneVersion", terms.zoneVersion)
            $0.put("language", terms.language.rawValue)
            $0.put("verifierVersion", terms.verifierVersion)
            $0.put("steps", each: terms.steps, GateCodec.put)
            if !terms.standIns.isEmpty { $0.put("standIns", each: terms.standIns, GateCodec.put) }
            $0.put("sound") { AlarmCodec.put(terms.sound, into: &$0) }
            $0.put("snooze") { AlarmCodec.put(terms.snooze, into: &$0) }
            $0.put("timings") { put(terms.timings, into: &$0) }
            if let liveness = terms.liveness { $0.put("livenessWords", liveness.words) }
            if let challenge = terms.challenge { $0.put("challenge") { put(challenge, into: &$0) } }
            if let check = terms.wakeCheck { $0.put("wakeCheck") { put(check, into: &$0) } }
            if terms.recitation != RecitationTerms() {
                $0.put("recitation") { put(terms.recitation, into: &$0) }
            }
        } personal: {
            $0.put("label", terms.label)
            $0.put("texts", (terms.steps + allowed).flatMap(texts))
            if !tokens.isEmpty { $0.put("tokens", each: tokens, GateCodec.put(personal:into:)) }
            if !renderings.isEmpty { $0.put("renderings", each: renderings, put) }
            if let seed = terms.challenge?.seed { $0.put("seed", ChallengeCodec.text(seed)) }
            if let norm = terms.liveness?.norm { $0.put("voiceNorm", canonical: SoundForm.bytes(of: norm)) }
            if !microphones.isEmpty {
                $0.put("microphones", each: microphones) { norm, writer in
                    writer.put("name", norm.name)
                    writer.put("voiceNorm", canonical: SoundForm.bytes(of: norm.sound))
                }
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> FiredTerms {
        let plain = wire.plain
        var reader = GateReader(
            plain, texts: try wire.personal.strings("texts")[...],
            tokens: try wire.personal.optionalObjects("tokens")?[...] ?? [],
            renderings: try renderings(wire.personal))
        let steps = try reader.each("steps") { entry throws(WireError) in try GateStep.recorded(&entry) }
        var standIns: [StandIn] = []
        for fields in try plain.optionalObjects("standIns") ?? [] {
            standIns.append(
                try reader.nested(fields) { entry throws(WireError) in try StandIn.recorded(&entry) })
        }
        return FiredTerms(
            alarm: try plain.id("alarm"), label: try wire.known("label"),
            due: try plain.instant("due"), lateMilliseconds: try plain.int64("lateMilliseconds"),
            date: try plain.optionalDate("date"), zone: try plain.string("zone"),
            zoneVersion: try plain.string("zoneVersion"), steps: steps, standIns: standIns,
            sound: try AlarmCodec.sound(try plain.object("sound")),
            snooze: try AlarmCodec.snooze(try plain.object("snooze")),
            language: try plain.choice("language", Language.self),
            verifierVersion: try plain.int("verifierVersion"),
            timings: try timings(try plain.object("timings")), liveness: try liveness(wire),
            challenge: try challenge(wire), wakeCheck: try check(plain),
            recitation: try plain.optionalObject("recitation").map(recitation) ?? RecitationTerms())
    }

    private static func put(_ terms: RecitationTerms, into writer: inout FieldWriter) {
        writer.put("ordered", terms.isOrdered)
        writer.put("overallSimilarity", terms.overallSimilarity)
        writer.put("ambientDecibels", terms.ambientDecibels)
        writer.put("typingUnheard", terms.allowsTypingUnheard)
    }

    private static func recitation(_ reader: FieldReader) throws(WireError) -> RecitationTerms {
        RecitationTerms(
            isOrdered: try reader.bool("ordered"),
            overallSimilarity: try reader.double("overallSimilarity"),
            ambientDecibels: try reader.optionalDouble("ambientDecibels"),
            allowsTypingUnheard: try reader.bool("typingUnheard"))
    }

    private static func liveness(_ wire: WireEvent) throws(WireError) -> LivenessTerms? {
        guard let words = try wire.plain.optionalStrings("livenessWords") else { return nil }
        guard !words.isEmpty else { throw .invalid(field: "livenessWords", value: "none") }
        return LivenessTerms(
            words: words,
            norm: try SoundForm.sound(try wire.personal.optionalObjects("voiceNorm") ?? []),
            microphones: try microphones(wire.personal))
    }

    private static func microphones(_ personal: FieldReader) throws(WireError) -> [MicrophoneNorm] {
        var norms: [MicrophoneNorm] = []
        for reader in try personal.optionalObjects("microphones") ?? [] {
            if let sound = try SoundForm.sound(try reader.objects("voiceNorm")) {
                norms.append(MicrophoneNorm(name: try reader.string("name"), sound: sound))
            }
        }
        return norms
    }

    private static func put(_ challenge: ChallengeTerms, into writer: inout FieldWriter) {
        writer.put("commitment", Hexadecimal.text(challenge.commitment.bytes))
        writer.put("list", challenge.list)
        writer.put("words", challenge.words)
        writer.put("answerMilliseconds", challenge.answerMilliseconds)
        if !challenge.draws.isEmpty {
            writer.put("draws", each: challenge.draws) { draw, writer in
                writer.put("listed", draw.listed)
                writer.put("drawn", draw.drawn)
            }
        }
    }

    private static func challenge(_ wire: WireEvent) throws(WireError) -> ChallengeTerms? {
        guard let reader = try wire.plain.optionalObject("challenge") else { return nil }
        let words = try reader.strings("words")
        guard !words.isEmpty else { throw .invalid(field: "words", value: "none") }
        let seed = try wire.personal.optionalString("seed")
        return ChallengeTerms(
            commitment: try GateCodec.digest(try reader.string("commitment")),
            seed: try seed.map(ChallengeCodec.seed),
            list: try reader.int("list"), words: words,
            answerMilliseconds: try reader.optionalInt64("answerMilliseconds"), draws: try draws(reader))
    }

    private static func draws(_ challenge: FieldReader) throws(WireError) -> [ChallengeDraw] {
        var draws: [ChallengeDraw] = []
        for reader in try challenge.optionalObjects("draws") ?? [] {
            draws.append(
                ChallengeDraw(listed: try reader.strings("listed"), drawn: try reader.ints("drawn")))
        }
        return draws
    }

    /// The sealed texts of a step, in the order in which they are read again.
    private static func texts(_ step: GateStep) -> [String] {
        (step.lines.isEmpty ? step.challenge.typedInstead?.lines ?? [] : step.lines).map(\.text)
    }

    private static func put(_ check: WakeCheck, into writer: inout FieldWriter) {
        writer.put("afterMilliseconds", check.afterMilliseconds)
        writer.put("answerMilliseconds", check.answerMilliseconds)
        writer.put("limit", check.limit)
        writer.put("seed", Int64(check.seed))
    }

    private static func check(_ plain: FieldReader) throws(WireError) -> WakeCheck? {
        guard let reader = try plain.optionalObject("wakeCheck") else { return nil }
        let seed = try reader.int64("seed")
        guard seed >= 0 else { throw .invalid(field: "seed", value: "\(seed)") }
        return WakeCheck(
            afterMilliseconds: try reader.int64("afterMilliseconds"),
            answerMilliseconds: try reader.int64("answerMilliseconds"), limit: try reader.int("limit"),
            seed: UInt64(seed))
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
        for reader in try personal.optionalObjects("renderings") ?? [] {
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
