import VowCore
import VowRecitation
import VowRuntime

/// Transcripts of recordings as a table for a file, so that an evaluation with other settings need not transcribe
/// again.
///
/// A tab-separated row per recording, condition, engine and expected lines, after a row of column names. Valid for one
/// version of models and recordings, which is not checked.
package struct TranscriptMemory: Sendable {
    /// The key of a row.
    struct Key: Hashable {
        let path: String
        let condition: String
        let engine: String
        /// The expected lines, for engines that use them; otherwise empty.
        let expected: String
    }

    /// The row of column names, with its line end.
    package static let head =
        "path\tcondition\tasked\texpected\tengine\tmodel\tsoundSeconds\tprocessorSeconds\tspeechMilliseconds\t"
        + "speechDecibels\tnoiseDecibels\topinions\ttranscript\n"

    private var rows: [Key: HeardSound] = [:]

    package init() {}

    /// Parses a table, or returns nil if its first row is not `head`. Skips truncated rows.
    package init?(text: String) {
        guard text.hasPrefix(Self.head) else { return nil }
        for line in text.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 13, let sound = Double(cells[6]), let processor = Double(cells[7]),
                let speech = Int64(cells[8])
            else { continue }
            let key = Key(path: cells[0], condition: cells[1], engine: cells[2], expected: cells[3])
            rows[key] = HeardSound(
                evidence: AttemptEvidence(
                    transcript: cells[12], mode: .spoken, engine: cells[4], model: cells[5],
                    speechMilliseconds: speech, speechLevelDecibels: Double(cells[9]),
                    noiseLevelDecibels: Double(cells[10]), opinions: Self.opinions(cells[11], cells[3])),
                soundSeconds: sound, processorSeconds: processor)
        }
    }

    /// The number of rows.
    package var count: Int { rows.count }

    subscript(key: Key) -> HeardSound? { rows[key] }

    /// Only a row with one expected line has an opinion.
    private static func text(_ opinion: LineOpinion) -> String {
        var numbers = [
            opinion.pieceCount, opinion.likelihoodHundredths, opinion.leastHundredths, opinion.gainHundredths,
        ]
        if let silence = opinion.silence {
            numbers += [silence.likelihoodHundredths, silence.leastAddedHundredths]
        }
        let words = opinion.words.map { "\($0.text):\($0.behindHundredths)" }
        return (numbers.map(String.init) + words).joined(separator: " ")
    }

    private static func opinions(_ cell: String, _ line: String) -> [LineOpinion] {
        let parts = cell.split(separator: " ")
        let numbers = parts.compactMap { Int($0) }
        let words = parts.compactMap { part -> LineOpinion.Word? in
            let halves = part.split(separator: ":")
            guard halves.count == 2, let behind = Int(halves[1]) else { return nil }
            return LineOpinion.Word(text: String(halves[0]), behindHundredths: behind)
        }
        guard numbers.count == 4 || numbers.count == 6 else { return [] }
        return [
            LineOpinion(
                line: line, pieceCount: numbers[0], likelihoodHundredths: numbers[1],
                leastHundredths: numbers[2], gainHundredths: numbers[3],
                silence: numbers.count == 4
                    ? nil : .init(likelihoodHundredths: numbers[4], leastAddedHundredths: numbers[5]),
                words: words)
        ]
    }

    /// Stores a row, and returns its text with the line end.
    mutating func keep(_ heard: HeardSound, for key: Key) -> String {
        rows[key] = heard
        let evidence = heard.evidence
        let cells = [
            key.path, key.condition, key.engine, key.expected, evidence.engine, evidence.model,
            Texts.decimal(heard.soundSeconds, places: 3), Texts.decimal(heard.processorSeconds, places: 4),
            String(evidence.speechMilliseconds),
            evidence.speechLevelDecibels.map { Texts.decimal($0, places: 1) } ?? "",
            evidence.noiseLevelDecibels.map { Texts.decimal($0, places: 1) } ?? "",
            evidence.opinions.first.map(Self.text) ?? "", evidence.transcript,
        ]
        return cells.map { cell in String(cell.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }
            .joined(separator: "\t") + "\n"
    }
}
