package import VowRecitation

/// A recording and its transcript.
package struct Recording: Hashable, Sendable {
    /// The path of the sound file.
    package let path: String
    /// The speaker; the same name in all rows of a person.
    package let speaker: String
    /// The spoken language.
    package let language: Language
    /// The spoken text.
    package let transcript: String
    /// The recording's source; recordings of a source are reported together.
    package let source: String
    /// Whether a person speaks, according to the column `kind`, rather than a synthetic voice.
    package let isHuman: Bool

    package init(
        path: String, speaker: String, language: Language, transcript: String, source: String,
        isHuman: Bool = true
    ) {
        self.path = path
        self.speaker = speaker
        self.language = language
        self.transcript = transcript
        self.source = source
        self.isHuman = isHuman
    }

    /// The half of the speakers that a recording belongs to: one to choose settings on, one to report.
    ///
    /// The lowest bit of the FNV-1a hash (64 bits) of the speaker's name, XORed with its high half: 0 is the half to
    /// tune on. All recordings of a speaker are in the same half, on every machine.
    package var half: Half {
        let hash = StableHash.of(speaker)
        return (hash ^ hash >> 32) & 1 == 0 ? .tune : .heldOut
    }

    /// A half of the speakers.
    package enum Half: String, CaseIterable, Sendable {
        /// The speakers that settings are chosen on.
        case tune
        /// The speakers on whom nothing was chosen.
        case heldOut = "held-out"
    }
}

/// A list of recordings, parsed from tab-separated text.
///
/// The first row names the columns in any order. Required: `path` (relative to the manifest's folder, or absolute),
/// `speaker`, `language` (en, es, zh), `transcript`. Optional: `source` (default: the path's first folder) and `kind`
/// (`neural-voice` is a synthetic voice; `noise` and `room-response` contain no speech and are skipped). Ignores other
/// columns.
package struct RecordingManifest: Sendable {
    /// An unusable row, and why.
    package struct Problem: Hashable, Sendable {
        /// The line of the file, from 1.
        package let line: Int
        /// A sentence for people.
        package let message: String
    }

    /// Why a manifest cannot be read at all.
    package struct Unreadable: Error, Hashable, CustomStringConvertible {
        /// A sentence for people.
        package let description: String
    }

    /// The usable rows, in the manifest's order.
    package let recordings: [Recording]
    /// The unusable rows.
    package let problems: [Problem]

    private static let needed = ["path", "speaker", "language", "transcript"]
    private static let kindsWithoutSpeech = ["noise", "room-response"]

    /// Parses a manifest; paths are relative to `folder`. Throws if it is empty or lacks a required column.
    package init(text: String, folder: String) throws(Unreadable) {
        // Some programs start a UTF-8 file with a byte order mark.
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        // CR and LF together are one character in Swift.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let head = lines.first, !head.isEmpty else {
            throw Unreadable(description: "The manifest is empty; its first row names the columns.")
        }
        let columns = head.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let missing = Self.needed.filter { !columns.contains($0) }
        guard missing.isEmpty else {
            throw Unreadable(
                description: "The manifest's first row lacks the columns \(missing.joined(separator: ", ")), "
                    + "separated by tabs.")
        }
        var recordings: [Recording] = []
        var problems: [Problem] = []
        var seen: Set<String> = []
        for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
            let row = Row(columns: columns, line: line)
            if Self.kindsWithoutSpeech.contains(row["kind"]) { continue }
            switch row.recording(folder: folder) {
            case .success(let recording):
                if seen.insert(recording.path).inserted {
                    recordings.append(recording)
                } else {
                    problems.append(
                        Problem(line: index + 1, message: "\(recording.path) is listed twice."))
                }
            case .failure(let mistake):
                problems.append(Problem(line: index + 1, message: mistake.message))
            }
        }
        self.recordings = recordings
        self.problems = problems
    }

    private struct Mistake: Error {
        let message: String
    }

    private struct Row {
        let columns: [String]
        let cells: [Substring]

        init(columns: [String], line: Substring) {
            self.columns = columns
            cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        }

        /// A cell's text; empty if the row or the column is missing.
        subscript(column: String) -> String {
            guard let index = columns.firstIndex(of: column), index < cells.count else { return "" }
            return String(cells[index])
        }

        func recording(folder: String) -> Result<Recording, Mistake> {
            // Spaces instead of tabs turn a whole row into one cell.
            if let cut = RecordingManifest.needed.first(where: { columns.firstIndex(of: $0)! >= cells.count })
            {
                return .failure(
                    Mistake(
                        message: "The row has \(cells.count) of \(columns.count) columns, and ends before "
                            + "\"\(cut)\"; columns are separated by tabs."))
            }
            let path = self["path"]
            guard !path.isEmpty else { return .failure(Mistake(message: "The path is empty.")) }
            guard let language = Language(rawValue: self["language"]) else {
                return .failure(
                    Mistake(message: "The language \"\(self["language"])\" is not one of en, es, zh."))
            }
            guard !self["transcript"].allSatisfy(\.isWhitespace) else {
                return .failure(Mistake(message: "The transcript is empty."))
            }
            guard !self["speaker"].isEmpty else {
                return .failure(Mistake(message: "The speaker is empty."))
            }
            let parts = path.split(separator: "/")
            let source = self["source"].isEmpty ? parts.count > 1 ? String(parts[0]) : "-" : self["source"]
            return .success(
                Recording(
                    path: path.hasPrefix("/") ? path : folder + "/" + path, speaker: self["speaker"],
                    language: language, transcript: self["transcript"], source: source,
                    isHuman: self["kind"] != "neural-voice"))
        }
    }
}

/// Hashes that are the same on every machine and in every process.
enum StableHash {
    /// FNV-1a (64 bits) of the text's UTF-8 bytes.
    static func of(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
