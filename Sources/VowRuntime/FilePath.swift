/// The parts of a path, by its text alone.
///
/// In the place of Foundation's `deletingLastPathComponent`, which ends the program at a relative path of one letter
/// (Swift 6.3 on Linux).
package enum FilePath {
    /// The folder that a path lies in: empty for a bare name, "/" for what lies at the root.
    package static func folder(of path: String) -> String {
        let bare = path.reversed().drop { $0 == "/" }
        guard let slash = bare.firstIndex(of: "/") else { return bare.isEmpty && !path.isEmpty ? "/" : "" }
        let folder = String(bare[slash...].drop { $0 == "/" }.reversed())
        return folder.isEmpty ? "/" : folder
    }
}
