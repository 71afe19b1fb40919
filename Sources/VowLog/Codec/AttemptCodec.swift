import VowCore
import VowRecitation

/// The wire form of `AttemptJudged`; the second schema has opinions besides, the third what they are in silence,
/// and meanings, the fourth how each word stands beside what else could have been heard, the fifth what was
/// measured of the sound, the sixth how like known sounds it is, the seventh the word that was asked for, where another one
/// was by then, and that a word came too late, the eighth lines in another order, and less clear than asked,
/// and the microphone, the ninth what the engine did wrong of itself.
enum AttemptCodec {
    static func encode(_ verdict: AttemptVerdict) throws(WireError) -> EncodedEvent {
        let evidence = verdict.evidence
        let isNewest = evidence.askedWord != nil || verdict.reasons.contains(.challengeWordLate)
        let isHeldBack = verdict.reasons.contains { $0 == .orderChanged || $0 == .overallLow }
        let isLast = evidence.microphone != nil || isHeldBack
        let schema =
            evidence.engineFault != nil ? 9 : isLast ? 8 : isNewest ? 7 : schema(of: evidence)
        return try EventCodec.sealed("AttemptJudged", schema: schema, class: .recitations) {
            $0.put("number", verdict.number)
            $0.put("step", verdict.step)
            put(evidence, into: &$0)
            if let word = evidence.askedWord { $0.put("askedWord", word) }
            if let fault = evidence.engineFault { $0.put("engineFault", fault.rawValue) }
            $0.put("challengeWordHeard", verdict.challengeWordHeard)
            $0.put("reasons", verdict.reasons.map(\.rawValue))
        } personal: {
            $0.put("transcript", evidence.transcript)
            $0.put("lines", each: verdict.lines, put)
            if schema >= 2 { $0.put("opinions", each: evidence.opinions, put) }
            if schema >= 3 { $0.put("meanings", each: evidence.meanings, put) }
            if let sound = evidence.sound {
                put(sound, as: "sound", into: &$0)
            } else if schema >= 6 {
                $0.put("sound", each: [SoundFeature]()) { _, _ in }
            }
            if let resemblance = evidence.resemblance {
                $0.put("likenessToEarlier", resemblance.earlier)
                $0.put("likenessToOwn", resemblance.own)
            }
            if let microphone = evidence.microphone { $0.put("microphone", microphone) }
        }
    }

    /// The first schema that holds all of it.
    private static func schema(of evidence: AttemptEvidence) -> Int {
        if evidence.resemblance != nil { return 6 }
        if evidence.sound != nil { return 5 }
        if hasWords(evidence) { return 4 }
        if !evidence.meanings.isEmpty || evidence.opinions.contains(where: { $0.silence != nil }) { return 3 }
        return evidence.opinions.isEmpty ? 1 : 2
    }

    /// Whether an opinion tells of single words.
    static func hasWords(_ evidence: AttemptEvidence) -> Bool {
        evidence.opinions.contains { !$0.words.isEmpty }
    }

    /// The facts of a capture that quote nobody.
    static func put(_ evidence: AttemptEvidence, into plain: inout FieldWriter) {
        plain.put("mode", evidence.mode.rawValue)
        plain.put("engine", evidence.engine)
        plain.put("model", evidence.model)
        plain.put("speechMilliseconds", evidence.speechMilliseconds)
        plain.put("speechLevelDecibels", evidence.speechLevelDecibels)
        plain.put("noiseLevelDecibels", evidence.noiseLevelDecibels)
        plain.put("latencyMilliseconds", evidence.latencyMilliseconds)
    }

    /// What was captured, from both parts.
    static func evidence(
        _ wire: WireEvent, opinions: [LineOpinion], meanings: [LineMeaning] = [],
        sound: SoundMeasurements? = nil, resemblance: SoundResemblance? = nil, microphone: String? = nil
    ) throws(WireError) -> AttemptEvidence {
        let plain = wire.plain
        return AttemptEvidence(
            transcript: try wire.personal.string("transcript"),
            mode: try plain.choice("mode", RecitationMode.self), engine: try plain.string("engine"),
            model: try plain.string("model"), speechMilliseconds: try plain.int64("speechMilliseconds"),
            speechLevelDecibels: try plain.optionalDouble("speechLevelDecibels"),
            noiseLevelDecibels: try plain.optionalDouble("noiseLevelDecibels"),
            latencyMilliseconds: try plain.int64("latencyMilliseconds"),
            askedWord: wire.name == "AttemptJudged" && wire.schema >= 7
                ? try plain.optionalString("askedWord") : nil,
            opinions: opinions,
            meanings: meanings, sound: sound, resemblance: resemblance, microphone: microphone,
            engineFault: wire.name == "AttemptJudged" && wire.schema >= 9
                ? try plain.choice("engineFault", EngineFault.self) : nil)
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> AttemptVerdict {
        let plain = wire.plain
        let evidence = try evidence(
            wire, opinions: wire.schema == 1 ? [] : try opinions(wire.personal),
            meanings: wire.schema < 3 ? [] : try meanings(wire.personal),
            sound: wire.schema < 5 ? nil : try sound(try wire.personal.objects("sound")),
            resemblance: wire.schema < 6 ? nil : try resemblance(wire.personal),
            microphone: wire.schema < 8 ? nil : try wire.personal.optionalString("microphone"))
        var reasons: [AttemptReason] = []
        for text in try plain.strings("reasons") {
            guard let reason = AttemptReason(rawValue: text) else {
                throw .invalid(field: "reasons", value: text)
            }
            reasons.append(reason)
        }
        return AttemptVerdict(
            number: try plain.int("number"), step: try plain.int("step"), evidence: evidence,
            lines: try lines(wire.personal),
            challengeWordHeard: try plain.optionalBool("challengeWordHeard"), reasons: reasons)
    }

    /// Nil where it was erased.
    private static func resemblance(_ personal: FieldReader) throws(WireError) -> SoundResemblance? {
        guard let earlier = try personal.optionalDouble("likenessToEarlier"),
            let own = try personal.optionalDouble("likenessToOwn")
        else { return nil }
        return SoundResemblance(earlier: earlier, own: own)
    }

    /// Measurements by the names of their features.
    static func put(_ sound: SoundMeasurements, as name: StaticString, into writer: inout FieldWriter) {
        writer.put(name, each: sound.all) { row, writer in
            let (feature, value) = row
            writer.put("feature", feature.rawValue)
            writer.put("value", value)
        }
    }

    /// What `put` wrote; nil where it was erased, and a failure where one feature is missing.
    static func sound(_ rows: [FieldReader]) throws(WireError) -> SoundMeasurements? {
        if rows.isEmpty { return nil }
        // A list and no dictionary: a feature is hashed by its name, which costs more than looking through some forty.
        var values: [(feature: SoundFeature, value: Double)] = []
        for row in rows {
            values.append((try row.choice("feature", SoundFeature.self), try row.double("value")))
        }
        guard let sound = SoundMeasurements({ feature in values.last { $0.feature == feature }?.value })
        else {
            throw .invalid(field: "sound", value: "no numbers")
        }
        return sound
    }

    static func lines(_ personal: FieldReader) throws(WireError) -> [LineResult] {
        var lines: [LineResult] = []
        for reader in try personal.objects("lines") {
            lines.append(
                LineResult(
                    line: try reader.id("line"), score: try reader.double("score"),
                    passed: try reader.bool("passed"), missed: try reader.strings("missed")))
        }
        return lines
    }

    static func put(_ opinion: LineOpinion, into writer: inout FieldWriter) {
        writer.put("line", opinion.line)
        writer.put("pieceCount", opinion.pieceCount)
        writer.put("likelihoodHundredths", opinion.likelihoodHundredths)
        writer.put("leastHundredths", opinion.leastHundredths)
        writer.put("gainHundredths", opinion.gainHundredths)
        if let silence = opinion.silence {
            writer.put("silenceLikelihoodHundredths", silence.likelihoodHundredths)
            writer.put("leastAddedHundredths", silence.leastAddedHundredths)
        }
        if !opinion.words.isEmpty {
            writer.put("words", each: opinion.words) { word, writer in
                writer.put("word", word.text)
                writer.put("behindHundredths", word.behindHundredths)
            }
        }
    }

    private static func put(_ meaning: LineMeaning, into writer: inout FieldWriter) {
        writer.put("line", meaning.line)
        writer.put("model", meaning.model)
        writer.put("closenessHundredths", meaning.closenessHundredths)
    }

    private static func meanings(_ personal: FieldReader) throws(WireError) -> [LineMeaning] {
        var meanings: [LineMeaning] = []
        for reader in try personal.objects("meanings") {
            meanings.append(
                LineMeaning(
                    line: try reader.string("line"), model: try reader.string("model"),
                    closenessHundredths: try reader.int("closenessHundredths")))
        }
        return meanings
    }

    private static func silence(_ reader: FieldReader) throws(WireError) -> LineOpinion.Silence? {
        guard let likelihood = try reader.optionalInt("silenceLikelihoodHundredths") else { return nil }
        return LineOpinion.Silence(
            likelihoodHundredths: likelihood, leastAddedHundredths: try reader.int("leastAddedHundredths"))
    }

    /// The opinions, where the engine had any.
    static func optionalOpinions(_ personal: FieldReader) throws(WireError) -> [LineOpinion] {
        personal.names.contains("opinions") ? try opinions(personal) : []
    }

    private static func opinions(_ personal: FieldReader) throws(WireError) -> [LineOpinion] {
        var opinions: [LineOpinion] = []
        for reader in try personal.objects("opinions") {
            opinions.append(
                LineOpinion(
                    line: try reader.string("line"), pieceCount: try reader.int("pieceCount"),
                    likelihoodHundredths: try reader.int("likelihoodHundredths"),
                    leastHundredths: try reader.int("leastHundredths"),
                    gainHundredths: try reader.int("gainHundredths"), silence: try silence(reader),
                    words: try words(reader)))
        }
        return opinions
    }

    private static func words(_ reader: FieldReader) throws(WireError) -> [LineOpinion.Word] {
        var words: [LineOpinion.Word] = []
        for word in reader.names.contains("words") ? try reader.objects("words") : [] {
            words.append(
                LineOpinion.Word(
                    text: try word.string("word"), behindHundredths: try word.int("behindHundredths")))
        }
        return words
    }

    static func put(_ result: LineResult, into writer: inout FieldWriter) {
        writer.put("line", result.line.text)
        writer.put("score", result.score)
        writer.put("passed", result.passed)
        writer.put("missed", result.missed)
    }
}
