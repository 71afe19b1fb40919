/// The parts of a path, by its text alone.
///
/// In the place of Foundation's `deletingLastPathComponent`, which ends the program at a relative path of one letter
/// (Swift 6.3 on Linux).
package enum FilePath {
    /// The folder that a path lies in: empty for a bare name, "/" for what lies at the root.
    package static func folder(of path: String) -> String {
        guard let end = path.lastIndex(where: { $0 != "/" }) else { return path.isEmpty ? "" : "/" }
        guard let slash = path[...end].lastIndex(of: "/") else { return "" }
        guard let last = path[..<slash].lastIndex(where: { $0 != "/" }) else { return "/" }
        return String(path[...last])
    }
}
