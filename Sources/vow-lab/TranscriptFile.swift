import VowAnswers
import Foundation
import VowCommandLine
import VowCore
import VowLab
import VowPorts
import VowRuntime

/// The file that `--transcripts` names.
final class TranscriptFile: Sendable {
    let memory: TranscriptMemory
    private let handle: FileHandle?

    /// Opens or makes the file; without a path nothing is kept.
    init(path: String?) throws {
        guard let path else {
            memory = TranscriptMemory()
            handle = nil
            return
        }
        if let data = FileManager.default.contents(atPath: path), !data.isEmpty {
            guard let known = TranscriptMemory(text: String(decoding: data, as: UTF8.self)) else {
                throw CommandError.refused(.noFileOfTranscripts(path: path))
            }
            memory = known
        } else {
            guard FileManager.default.createFile(atPath: path, contents: Data(TranscriptMemory.head.utf8))
            else {
                throw CommandError.refused(.cannotBeWritten2(path: path))
            }
            memory = TranscriptMemory()
        }
        guard let opened = FileHandle(forUpdatingAtPath: path) else {
            throw CommandError.refused(.cannotBeWritten2(path: path))
        }
        try opened.seekToEnd()
        handle = opened
    }

    func append(_ row: String) {
        do { try handle?.write(contentsOf: Data(row.utf8)) } catch {
            let words = TextCode.whatWasHeardCannotBe(cause: error.localizedDescription)
            Exit.say(Wording(in: .english)(words))
        }
    }
}
