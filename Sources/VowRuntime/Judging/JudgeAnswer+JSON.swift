import VowCore
import VowRecitation

extension JudgeAnswer {
    /// The answer as JSON on one line.
    /// - Parameter id: the question's own, as JSON; nil to leave it out.
    package func json(id: String?) -> String {
        let results = lines.indices.map { index in
            let line = lines[index]
            let missed = line.missed.map(JSONText.quoted).joined(separator: ",")
            let parts = parts.indices.contains(index) ? "," + Self.json(parts[index]) : ""
            return
                #"{"text":\#(JSONText.quoted(texts[index])),"score":\#(Self.number(line.score)),"#
                + #""passed":\#(line.passed),"missed":[\#(missed)]\#(parts)}"#
        }
        let reasons = flags.map(JSONText.quoted).joined(separator: ",")
        let findings = liveness.map { flags in
            flags.map {
                #"{"name":"\#($0.kind.rawValue)","value":\#(Self.number($0.value)),"threshold":\#(Self.number($0.threshold))}"#
            }.joined(separator: ",")
        }
        let said = findings.map { #""reasons":[\#(reasons)],"flags":[\#($0)]"# } ?? #""flags":[\#(reasons)]"#
        let start = "{" + (id.map { #""id":\#($0),"# } ?? "")
        return start
            + #""passed":\#(passed),"score":\#(Self.number(score)),"lines":[\#(results.joined(separator: ","))],"#
            + #""transcript":\#(JSONText.quoted(transcript)),\#(said),"engine":\#(JSONText.quoted(engine))}"#
    }

    /// What a line's score was made from.
    private static func json(_ parts: LineParts) -> String {
        let components = parts.components
        let named = [
            ("words", components.tokenOverlap), ("characters", components.characterSimilarity),
            ("sounds", components.phoneticSimilarity), ("meaning", components.semanticSimilarity),
            ("contradiction", components.contradiction), ("clarity", components.clarity),
            ("unexplained", components.unexplained),
        ].map { #""\#($0.0)":\#(number($0.1))"# }
        let guards = parts.guards.map { finding in
            #"{"kind":"\#(finding.kind.rawValue)","expected":\#(JSONText.quoted(finding.expected)),"#
                + #""heard":\#(JSONText.quoted(finding.heard))}"#
        }
        let opinion = parts.opinion.map { opinion in
            let fields: [(String, Int?)] = [
                ("pieces", opinion.pieceCount), ("likelihoodHundredths", opinion.likelihoodHundredths),
                ("leastHundredths", opinion.leastHundredths), ("gainHundredths", opinion.gainHundredths),
                ("silenceHundredths", opinion.silence?.likelihoodHundredths),
                ("leastAddedHundredths", opinion.silence?.leastAddedHundredths),
            ]
            let words = opinion.words.map {
                #"{"word":\#(JSONText.quoted($0.text)),"behindHundredths":\#($0.behindHundredths)}"#
            }
            let named =
                fields.compactMap { field in field.1.map { #""\#(field.0)":\#($0)"# } }
                + [#""words":[\#(words.joined(separator: ","))]"#]
            return "{\(named.joined(separator: ","))}"
        }
        let embedding = parts.meaning.map {
            #"{"model":\#(JSONText.quoted($0.model)),"closeness":\#(number(Double($0.closenessHundredths) / 100))}"#
        }
        return
            #""components":{\#(named.joined(separator: ","))},"guards":[\#(guards.joined(separator: ","))],"#
            + #""secondOpinion":\#(opinion ?? "null"),"embedding":\#(embedding ?? "null")"#
    }

    /// Four places are more than a threshold of two places needs, and the same on every machine.
    private static func number(_ value: Double) -> String { Texts.decimal(value, places: 4) }
}
