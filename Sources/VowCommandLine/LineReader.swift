package import Foundation
import VowPorts
import VowRuntime

/// Hands over the lines of a stream as they come, so that a program may ask and wait.
package enum LineReader {
    /// The lines of the file of a path, or of the standard input for "-".
    package static func forEachLine(of path: String, _ body: (Data) throws -> Void) throws {
        // A folder can be opened, but not read.
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = isThere && isFolder.boolValue ? nil : FileHandle(forReadingAtPath: path)
        guard let input = path == "-" ? FileHandle.standardInput : file else {
            throw CommandError.refused(.fileCannotBeRead(path: path))
        }
        try forEach(in: input, body)
    }

    package static func forEach(in input: FileHandle, _ body: (Data) throws -> Void) throws {
        var rest = Data()
        while let chunk = try input.read(upToCount: 1 << 16), !chunk.isEmpty {
            rest.append(chunk)
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: 10) {
                try body(rest[start..<end])
                start = end + 1
            }
            rest = Data(rest[start...])
        }
        if !rest.isEmpty { try body(rest) }
    }
}
