import Foundation
import VowAnswers
import VowRuntime

/// The person's tones, as front ends hand them in and take them away.
///
/// Only this program does it, in a process of its own: a file of somebody else's is decoded, which may fail in any way.
enum ToneAnswers {
    static func ownCommands(home: String) -> [String: RequestRouter.Handler] {
        [
            "tones.add": { service, arguments in
                let file = try GivenFile(arguments, mostBytes: GivenFile.mostBytesOfTone)
                let name = try arguments.text("name").flatMap { $0.isEmpty ? nil : $0 }
                return try withFile(file) { path in
                    try TonesCommand.add(
                        path, as: name ?? ToneLibrary.name(ofFile: file.name), home: home, service)
                }
            },
            "tones.remove": { _, arguments in
                let name = try arguments.required("id")
                try ToneLibrary(home: home).remove(name)
                return RemovedRow(removed: name)
            },
        ]
    }

    /// Hands what was given to `body` as a file that only the person may read and that goes afterwards. Its ending is kept,
    /// since one kind is told by it.
    private static func withFile<Value>(_ file: GivenFile, _ body: (_ path: String) throws -> Value) throws
        -> Value
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-given-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let ending = (file.name as NSString).pathExtension.lowercased()
        let isPlain =
            (1...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter || $0.isNumber }
        let path = folder.appending(path: "tone." + (isPlain ? ending : "sound")).path
        try file.data.write(to: URL(filePath: path))
        return try body(path)
    }
}
