import VowCore
import VowRecitation

/// The wire form of `AttemptJudged`, and of what was captured, which other events hold, too. What the engine had no
/// opinion about, and what was not measured, is left out.
enum AttemptCodec {
    static func encode(_ verdict: AttemptVerdict) throws(WireError) -> EncodedEvent {
        let evidence = verdict.evidence
        return try EventCodec.sealed("AttemptJudged", class: .recitations) {
            $0.put("number", verdict.number)
            $0.put("step", verdict.step)
            put(evidence, into: &$0)
            $0.put("challengeWordHeard", verdict.challengeWordHeard)
            $0.put("reasons", verdict.reasons.map(\.rawValue))
        } personal: {
            put(personal: evidence, into: &$0)
            $0.put("lines", each: verdict.lines, put)
        }
    }

    /// What quotes the person, or tells of their voice.
    static func put(personal evidence: AttemptEvidence, into writer: inout FieldWriter) {
        writer.put("transcript", evidence.transcript)
        if !evidence.opinions.isEmpty { writer.put("opinions", each: evidence.opinions, put) }
        if !evidence.meanings.isEmpty { writer.put("meanings", each: evidence.meanings, put) }
        if let sound = evidence.sound { put(sound, as: "sound", into: &writer) }
        if let resemblance = evidence.resemblance {
            writer.put("likenessToEarlier", resemblance.earlier)
            writer.put("likenessToOwn", resemblance.own)
        }
        writer.put("microphone", evidence.microphone)
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
        plain.put("askedWord", evidence.askedWord)
        plain.put("engineFault", evidence.engineFault?.rawValue)
    }

    /// What was captured, from both parts.
    static func evidence(_ wire: WireEvent) throws(WireError) -> AttemptEvidence {
        let (plain, personal) = (wire.plain, wire.personal)
        return AttemptEvidence(
            transcript: try personal.string("transcript"),
            mode: try plain.choice("mode", RecitationMode.self), engine: try plain.string("engine"),
            model: try plain.string("model"), speechMilliseconds: try plain.int64("speechMilliseconds"),
            speechLevelDecibels: try plain.optionalDouble("speechLevelDecibels"),
            noiseLevelDecibels: try plain.optionalDouble("noiseLevelDecibels"),
            latencyMilliseconds: try plain.int64("latencyMilliseconds"),
            askedWord: try plain.optionalString("askedWord"), opinions: try opinions(personal),
            meanings: try meanings(personal), sound: try sound(try personal.optionalObjects("sound") ?? []),
            resemblance: try resemblance(personal),
            microphone: try personal.optionalString("microphone"),
            engineFault: try plain.optionalChoice("engineFault", EngineFault.self))
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> AttemptVerdict {
        let plain = wire.plain
        var reasons: [AttemptReason] = []
        for text in try plain.strings("reasons") {
            guard let reason = AttemptReason(rawValue: text) else {
                throw .invalid(field: "reasons", value: text)
            }
            reasons.append(reason)
        }
        return AttemptVerdict(
            number: try plain.int("number"), step: try plain.int("step"), evidence: try evidence(wire),
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
        for reader in try personal.optionalObjects("meanings") ?? [] {
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

    private static func opinions(_ personal: FieldReader) throws(WireError) -> [LineOpinion] {
        var opinions: [LineOpinion] = []
        for reader in try personal.optionalObjects("opinions") ?? [] {
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
        for word in try reader.optionalObjects("words") ?? [] {
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
