package import Foundation
import VowAnswers
import VowPorts

/// A file that a front end hands in within a request, as `FileRow` hands one out: by its name (`file`) and what it holds
/// (`base64`).
package struct GivenFile: Sendable {
    /// The most that a file may hold, in bytes.
    package static let mostBytes = 300_000
    /// The most that the file of a tone may hold, in bytes: some minutes of compressed music.
    package static let mostBytesOfTone = 8_000_000

    /// What it is called, for sentences about it; nothing is opened by it.
    package let name: String
    /// What it holds.
    package let data: Data

    /// The bytes of what it holds.
    package var bytes: [UInt8] { [UInt8](data) }

    /// The file that an operation takes. Throws an `ArgumentMistake`, or a `CommandError` where it is too long.
    package init(_ handed: HandedFile, mostBytes: Int = GivenFile.mostBytes) throws {
        name = ForeignWords.plain(handed.file)
        guard let data = Data(base64Encoded: handed.base64) else {
            throw ArgumentMistake(name: "base64", expected: "text in Base64")
        }
        guard data.count <= mostBytes else {
            throw CommandError.refused(
                Refusal(RefusalText.fileTooLarge(name: name, kB: "\(mostBytes / 1_000)")))
        }
        self.data = data
    }
}

/// The fields of an operation that takes a file: its name, and what it holds in Base64.
package struct HandedFile: Sendable {
    package var file = ""
    package var base64 = ""

    package init() {}

    /// - Parameter most: the most characters of Base64.
    static func fields(most: Int = 400_000) -> [OperationField<HandedFile>] {
        [.text("file", \.file, most: 200), .text("base64", \.base64, most: most)]
    }
}
