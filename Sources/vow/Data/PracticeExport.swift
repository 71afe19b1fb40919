import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// What practice adds to an archive: a table, and the recordings where they are wanted.
struct PracticeExport {
    private struct Sound {
        let id: AffirmationID
        let file: String
        let samples: [Float]
        let sealed: [UInt8]
    }

    private let practices: [(id: AffirmationID, state: PracticeState)]
    private let sounds: [Sound]
    private let texts: PracticeTexts

    init(_ service: CommandService, home: String) throws {
        let overview = try service.present()
        practices = overview.practices
        texts = PracticeTexts(overview.settings)
        let recordings = PracticeCommand.recordings(service, home: home)
        sounds = try overview.practices.compactMap { id, state in
            guard let recording = state.recording else { return nil }
            let found = try recordings.open(recording, of: id)
            guard found.standing == .whole, let sealed = try recordings.sealedBytes(of: recording) else {
                return nil
            }
            return Sound(id: id, file: recording.file, samples: found.samples, sealed: sealed)
        }
    }

    /// How many recordings there are.
    var count: Int { sounds.count }

    /// What is said where they are not taken along.
    var leftOut: String { texts(.leftOut, ["count": "\(count)"]) }

    /// What the description of the archive says of them.
    func note(isIncluded: Bool) -> String {
        let pick = texts.wording
        let about = "\n" + pick(ArchiveText.practiceFile) + "\n"
        if count == 0 { return about }
        return about
            + (isIncluded
                ? pick(ArchiveText.recordings) + "\n"
                : leftOut + "\n")
    }

    /// What is practised, one row for each day on which it was said.
    var table: String {
        let head = ["id", "language", "text", "target", "count", "listened", "typed", "date", "countOfDate"]
        let rows = practices.flatMap { id, state -> [[String]] in
            let own = [
                id.text, state.language.rawValue, state.text, "\(state.target)", "\(state.count)",
                "\(state.listenedCount)", "\(state.typedCount)",
            ]
            if state.days.isEmpty { return [own + ["", ""]] }
            return state.days.map { own + [$0.date.iso8601, "\($0.count)"] }
        }
        return ExportTables.table([head] + rows)
    }

    /// The recordings, by their names in the archive.
    func files() -> [(name: String, content: [UInt8])] {
        sounds.flatMap { sound in
            [
                ("recordings/\(sound.id).wav", RecordedSound.wave(sound.samples)),
                ("recordings/\(sound.file).sealed", sound.sealed),
            ]
        }
    }

    /// Puts the sealed recordings of an archive back, where it holds any.
    static func restoreRecordings(from archive: String, into options: CommonOptions) throws {
        let service = try options.service()
        let recordings = PracticeCommand.recordings(service, home: options.homePath)
        for (_, state) in try service.present().practices {
            guard let file = state.recording?.file else { continue }
            let name = "\(ExportCommand.folder)/recordings/\(file).sealed"
            guard let handle = FileHandle(forReadingAtPath: archive) else { return }
            // Closing a file that was only read loses nothing.
            defer { try? handle.close() }
            let size = try TarArchive.find(
                name, read: { Array(try handle.read(upToCount: $0) ?? Data()) },
                skip: { try handle.seek(toOffset: try handle.offset() + UInt64($0)) })
            guard let size, let bytes = try handle.read(upToCount: size), bytes.count == size else {
                continue
            }
            try recordings.restore(Array(bytes), named: file)
        }
    }
}

/// What of practice an erasure takes.
enum PracticeErasure {
    /// So many bytes from the middle of a recording are looked for in every file afterwards.
    private static let traceBytes = 64

    /// Parts of every recording, as they would stand in a file that was not sealed.
    static func traces(_ service: CommandService, home: String) -> [[UInt8]] {
        let recordings = PracticeCommand.recordings(service, home: home)
        // Without the log nothing names a recording, and the files are looked through for all other traces.
        let practices = (try? service.present().practices) ?? []
        return practices.flatMap { id, state -> [[UInt8]] in
            guard let recording = state.recording, let found = try? recordings.open(recording, of: id),
                found.standing == .whole
            else { return [] }
            let bytes = RecordedSound.bytes(found.samples)
            guard bytes.count > traceBytes * 4 else { return [] }
            return [bytes.count / 4, bytes.count / 2, bytes.count * 3 / 4].map {
                Array(bytes[$0..<$0 + traceBytes])
            }
        }
    }

    /// Affirmations without words are no use, and recordings without a key are none; where the log does not take that,
    /// they go all the same.
    static func takeOutOfUse(
        _ service: CommandService, home: String, affirmations: Bool, recordings takesRecordings: Bool
    ) {
        let recordings = PracticeCommand.recordings(service, home: home)
        // Keys are destroyed next: what cannot be taken out of use here cannot be read either.
        for (id, _) in (try? service.present().practices) ?? [] {
            if affirmations { try? service.remove(practice: id, in: recordings) }
            if takesRecordings { try? service.removeRecording(ofPractice: id, in: recordings) }
        }
    }
}
