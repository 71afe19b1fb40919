import Foundation

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

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The modules that a file imports, whatever stands before or after the keyword.
    static func imports(_ path: String) throws -> [String] {
        try text(path).split(separator: "\n").compactMap { line in
            let match = line.firstMatch(
                of:
                    #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
            )
            return match.map { String($0.1) }
        }
    }
}
