import Foundation
import GRDB
import StorageAdapters
import Testing
import VowLog
import VowPorts

/// What the package and `make install` do before they replace a program.
@Suite("A program is not replaced by one that cannot read its log") struct PackageTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "scripts/packaging/preinst")

    /// What the script says about homes, and how it ends.
    private func preinst(_ action: String, homes: [String]) throws -> (status: Int32, said: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [Self.script.path, action]
        process.environment = ["PATH": "/usr/bin:/bin", "VOW_PREINST_HOMES": homes.joined(separator: "\n")]
        let output = Pipe()
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    /// A home whose log has a form; nil leaves the form that the store writes.
    private func home(in folder: ScratchFolder, _ name: String, form: Int?) throws -> String {
        let home = folder.path + "/" + name
        let place = home + "/.local/share/vow"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let store = try SQLiteEventStore(folder: place, headKey: testHeadKey)
        try store.append([event("a")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
        store.close()
        let queue = try DatabaseQueue(path: place + "/log.sqlite")
        try queue.writeWithoutTransaction { database in
            if let form { try database.execute(sql: "PRAGMA user_version = \(form)") }
            try database.checkpoint(.truncate)
        }
        try queue.close()
        return home
    }

    @Test("it is silent about a log of the present form, and where there is none")
    func present() throws {
        let folder = try ScratchFolder()
        let homes = [try home(in: folder, "a", form: nil), folder.path + "/nobody"]
        for action in ["install", "upgrade", "abort-upgrade"] {
            let (status, said) = try preinst(action, homes: homes)
            #expect(status == 0 && said.isEmpty, "\(said)")
        }
    }

    @Test("it stops at a log of an earlier or later form, and says what to do", arguments: [3, 5])
    func other(form: Int) throws {
        let folder = try ScratchFolder()
        let homes = [
            try home(in: folder, "a", form: nil), try home(in: folder, "b", form: form),
        ]
        for action in ["install", "upgrade"] {
            let (status, said) = try preinst(action, homes: homes)
            #expect(status == 1)
            #expect(said.contains("\(homes[1])/.local/share/vow/log.sqlite has form \(form)"))
            #expect(said.contains(form == 3 ? "vow export my-vow.tar" : "Keep that version"))
        }
        #expect(try preinst("abort-upgrade", homes: homes).status == 0)
    }
}
