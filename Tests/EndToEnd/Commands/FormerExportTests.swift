import Foundation
import Testing

/// Exports that earlier programs wrote: form 1 before records had stamps and events one schema each, form 2 since.
@Suite("An export of an earlier program") struct FormerExportTests {
    private static let exports = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Specs/Exports")

    private static let answers = [
        ("alarms", ["alarm", "list"]), ("lines", ["lines", "list"]), ("goals", ["goals", "list"]),
        ("practice", ["practice", "list"]), ("runs", ["runs"]), ("streak", ["streak"]),
    ]

    private func vow(_ home: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        try ChildProcess(
            arguments + ["--home", home], soundServer: "unix:/nowhere/pulse", keepsErrors: false
        ).finish()
    }

    /// Whether what is expected is there; more keys may be.
    private func holds(_ found: Any, _ expected: Any) -> Bool {
        switch (found, expected) {
        case (let found as [String: Any], let expected as [String: Any]):
            expected.allSatisfy { key, value in found[key].map { holds($0, value) } ?? false }
        case (let found as [Any], let expected as [Any]):
            found.count == expected.count && zip(found, expected).allSatisfy { holds($0, $1) }
        default: (found as? NSObject)?.isEqual(expected) ?? false
        }
    }

    @Test(
        "it is imported whole: alarms, lines, goals, counts, mornings and streak; what was erased stays so",
        arguments: [("vow-export-1", 3), ("vow-export-2", 2)])
    func imported(form: String, erased: Int) throws {
        let folder = NSTemporaryDirectory() + "vow-former-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let archive = folder + "/export.tar"
        try FileManager.default.copyItem(
            atPath: Self.exports.path + "/\(form).tar.gz", toPath: archive + ".gz")
        let unpacking = try Process.run(URL(filePath: "/usr/bin/gzip"), arguments: ["-d", archive + ".gz"])
        unpacking.waitUntilExit()
        #expect(unpacking.terminationStatus == 0)

        let home = folder + "/home"
        let (status, output) = try vow(home, ["import", archive])
        #expect(status == 0, "\(output)")
        #expect(output.contains("\(erased) of them stay erased"), "\(output)")
        #expect(try vow(home, ["log", "verify"]).output.hasPrefix("Intact"))
        let expected = try #require(
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: Self.exports.appending(path: "\(form).json"))) as? [String: Any])
        for (name, command) in Self.answers {
            let answer = try vow(home, command + ["--json"])
            let found = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
            #expect(holds(found, try #require(expected[name])), "\(name): \(answer.output)")
        }

        // What is exported now is of today's form, and comes back as it is.
        let again = folder + "/again.tar"
        #expect(try vow(home, ["export", again]).status == 0)
        let second = folder + "/second"
        #expect(try vow(second, ["import", again]).status == 0)
        #expect(try vow(second, ["log", "verify"]).output.hasPrefix("Intact"))
        let runs = try (vow(home, ["runs", "--json"]).output, vow(second, ["runs", "--json"]).output)
        #expect(runs.0 == runs.1)
    }
}
