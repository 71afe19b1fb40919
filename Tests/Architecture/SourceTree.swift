import Foundation
import Synchronization

/// The files of this repository, as the house rules see them.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The paths of all Swift files below folders, relative to the root, in order; a folder that is gone is an error.
    static func swiftFiles(_ folders: String...) throws -> [String] {
        var found: [String] = []
        for folder in folders {
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            where path.hasSuffix(".swift") {
                found.append(folder + "/" + path)
            }
        }
        return found.sorted()
    }

    /// The names of the folders directly in a folder, in order.
    static func folders(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter {
            name in
            var isFolder: ObjCBool = false
            let path = root.appending(path: folder).appending(path: name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
        .sorted()
    }

    /// What was read so far: most rules look at the same files.
    private static let texts = Mutex<[String: String]>([:])

    static func text(_ path: String) throws -> String {
        if let known = texts.withLock({ $0[path] }) { return known }
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        texts.withLock { $0[path] = text }
        return text
    }

    private static let importLine = try! NSRegularExpression(
        pattern:
            #"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+(\w+)|([\w.]+))"#,
        options: .anchorsMatchLines)

    /// The modules that a file imports, whatever stands before or after the keyword; a part of a C module as `CSound.Pulse`.
    static func imports(_ path: String) throws -> [String] {
        let text = try text(path)
        let range = NSRange(text.startIndex..., in: text)
        return importLine.matches(in: text, range: range).compactMap { match in
            (Range(match.range(at: 1), in: text) ?? Range(match.range(at: 2), in: text)).map {
                String(text[$0])
            }
        }
    }

    /// The lines of a file that an expression finds something in, but for lines of comment.
    static func code(_ path: String, matching expression: NSRegularExpression) throws -> [String] {
        let text = try text(path)
        var lines: [String] = []
        expression.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { match, _, _ in
            guard let match, let found = Range(match.range, in: text) else { return }
            let line = text[text.lineRange(for: found)].trimmingCharacters(in: .whitespacesAndNewlines)
            if !line.hasPrefix("//"), lines.last != line { lines.append(line) }
        }
        return lines
    }
}
