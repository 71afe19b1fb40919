import Foundation

/// The helper processes of this machine, as /proc shows them.
package enum HelperProcesses {
    /// A process that plays a role for a parent that was started for a home, or nil.
    package static func find(_ role: String, ofHome home: String) -> Int32? {
        all(role).first { process in
            guard let parent = parent(of: process) else { return false }
            return ["cmdline", "environ"].contains { words(parent, $0).contains { $0.contains(home) } }
        }
    }

    /// Every process that plays a role for a parent.
    package static func all(_ role: String, ofParent parent: Int32) -> [Int32] {
        all(role).filter { self.parent(of: $0) == parent }
    }

    private static func all(_ role: String) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { words($0, "cmdline").dropFirst() == ["helper", role] }
    }

    private static func words(_ process: Int32, _ file: String) -> [String] {
        let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data()
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The second field behind the name, which stands in brackets (proc(5)).
    private static func parent(of process: Int32) -> Int32? {
        let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return stat.split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap { Int32($0) }
    }
}
