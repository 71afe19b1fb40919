public import VowRecitation

/// A recording and what is said in it.
public struct Recording: Hashable, Sendable {
    /// Where the sound file lies.
    public let path: String
    /// Who speaks; the same name in every row of the same person.
    public let speaker: String
    /// The language that is spoken.
    public let language: Language
    /// What is said.
    public let transcript: String
    /// Where the recording comes from; recordings of one source are reported together.
    public let source: String
    /// Whether a person speaks, as the column `kind` says; a synthetic voice does not.
    public let isHuman: Bool

    /// Makes a recording.
    public init(
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

    /// The half that a recording belongs to when speakers are divided: one to choose settings on, one to report.
    ///
    /// The lowest bit of the FNV-1a hash (64 bits) of the speaker's name, folded by its high half: 0 is the
    /// half to tune on. All recordings of a speaker are in one half, on every machine.
    public var half: Half {
        let hash = StableHash.of(speaker)
        return (hash ^ hash >> 32) & 1 == 0 ? .tune : .heldOut
    }

    /// One half of the speakers.
    public enum Half: String, CaseIterable, Sendable {
        /// The speakers that settings are chosen on.
        case tune
        /// The speakers that nothing was chosen on.
        case heldOut = "held-out"
    }
}

/// A list of recordings, read from tab-separated text.
///
/// The first row names the columns, in any order. Needed: `path` (relative to the manifest's folder, or
/// absolute), `speaker`, `language` (en, es, zh), `transcript`. Used when there: `source` (else the path's first
/// folder), `kind` (`neural-voice` is a synthetic voice; `noise` and `room-response` hold no speech and are left
/// out). Other columns are ignored.
public struct RecordingManifest: Sendable {
    /// A row that cannot be used, and why.
    public struct Problem: Hashable, Sendable {
        /// The line of the file, from 1.
        public let line: Int
        /// One sentence for people.
        public let message: String
    }

    /// A manifest that cannot be read at all.
    public struct Unreadable: Error, Hashable, CustomStringConvertible {
        /// One sentence for people.
        public let description: String
    }

    /// The usable rows, in the manifest's order.
    public let recordings: [Recording]
    /// The rows that cannot be used.
    public let problems: [Problem]

    private static let needed = ["path", "speaker", "language", "transcript"]
    private static let kindsWithoutSpeech = ["noise", "room-response"]

    /// Reads a manifest; paths are taken from `folder`. Fails when it is empty or lacks a needed column.
    public init(text: String, folder: String) throws(Unreadable) {
        // Some programs mark a text as UTF-8; the mark is no part of it.
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        // A carriage return and a line feed are one character of Swift.
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

        /// A cell's text; empty where the row or the column is missing.
        subscript(column: String) -> String {
            guard let index = columns.firstIndex(of: column), index < cells.count else { return "" }
            return String(cells[index])
        }

        func recording(folder: String) -> Result<Recording, Mistake> {
            // Spaces in place of the tabs make one cell of a whole row.
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
    /// FNV-1a over the text's UTF-8 bytes, 64 bits.
    static func of(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
