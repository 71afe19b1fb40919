public import Foundation
public import VowAnswers
import VowPorts

/// A file that a front end hands in within a request, as `FileRow` hands one out: by its name (`file`) and what it holds
/// (`base64`).
public struct GivenFile: Sendable {
    /// The most that a file may hold, in bytes.
    public static let mostBytes = 300_000
    /// The most that the file of a tone may hold, in bytes: some minutes of compressed music.
    public static let mostBytesOfTone = 8_000_000

    /// What it is called, for sentences about it; nothing is opened by it.
    public let name: String
    /// What it holds.
    public let data: Data

    /// The bytes of what it holds.
    public var bytes: [UInt8] { [UInt8](data) }

    /// The file of a request. Throws an `ArgumentMistake`, or a `CommandError` where it is too long.
    public init(_ arguments: Arguments, mostBytes: Int = GivenFile.mostBytes) throws {
        name = ForeignWords.plain(try arguments.required("file"))
        guard let data = Data(base64Encoded: try arguments.required("base64")) else {
            throw ArgumentMistake(name: "base64", expected: "text in Base64")
        }
        guard data.count <= mostBytes else {
            throw CommandError.refused(
                Refusal(RefusalText.fileTooLarge(name: name, kB: "\(mostBytes / 1_000)")))
        }
        self.data = data
    }
}
