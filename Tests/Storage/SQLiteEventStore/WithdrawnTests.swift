import StorageAdapters
import Foundation
import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A log whose newest records are lost, a withdrawn consent perhaps among them, and a salvage that is stopped at every
/// step: what the next start finds allows nothing.
@Suite("After a salvage that was stopped anywhere, nothing is agreed to") struct WithdrawnTests {
    private static let now = Instant(millisecondsSinceEpoch: 1_900_000_000_000)
    private static let recipients: [(ConsentPurpose, String)] = [
        (.cloudSpeech, "https://one"), (.speechServer, "two:10300"),
    ]

    private func access(_ folder: String) -> LogAccess {
        LogAccess(
            storage: SQLiteLogStorage(folder: folder), vault: FileKeyVault(path: folder + "/keys.json"))
    }

    /// A home in whose log a record in the middle is lost: the others have other places in the new one.
    private func damagedHome() throws -> ScratchFolder {
        let folder = try ScratchFolder(inMemory: true)
        let access = access(folder.path)
        let log = EventLog(store: try access.open(busyTimeoutMilliseconds: 1_000), vault: access.vault)
        try log.append([.setting(key: "grace-minutes", value: "1734")], at: Self.now)
        for (purpose, recipient) in Self.recipients {
            try log.append([.consent(purpose, .given(recipient: recipient, statement: 1))], at: Self.now)
        }
        access.noteAnchor(of: log.store)
        for minutes in 11...14 {
            try log.append([.setting(key: "grace-minutes", value: "\(minutes)")], at: Self.now)
        }
        for (purpose, recipient) in Self.recipients {
            #expect(ConsentCheck.allows(purpose, recipient: recipient, in: log))
        }
        log.opened?.close()
        let path = URL(filePath: folder.path + "/log.sqlite")
        var bytes = try Data(contentsOf: path)
        let place = try #require(bytes.range(of: Data("1734".utf8)))
        bytes.replaceSubrange(place, with: Data("1735".utf8))
        try bytes.write(to: path)
        #expect(try access.verify().flaw != nil)
        return folder
    }

    @Test(
        "killed, or failing once or for good, at every call that changes a file", .timeLimit(.minutes(5)),
        arguments: ["kill", "5", "28"])
    func everywhere(how: String) throws {
        var at = 1
        var tries = 0
        while true {
            let home = try damagedHome()
            let process = try OtherProcess(
                ["rescue", home.path, "-"],
                environment: [
                    "VOW_FAULT_CALLS": "rename,mkdir,fsync,fdatasync,pwrite,write,ftruncate,unlink",
                    "VOW_FAULT_AT": "\(at)", "VOW_FAULT_HOW": how, "VOW_FAULT_TALLY": home.path + "/tally",
                ])
            _ = process.remainingLines()
            let status = process.end()
            tries += 1
            let tally = Int(
                (try? String(contentsOfFile: home.path + "/tally", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
            try examine(home.path, "\(how) at \(at)")
            if status == 0, (tally ?? .max) < at { break }
            at += 1
        }
        #expect(tries > 10)
    }

    /// What the next start finds, as `vow run` opens it: it says what it did, and allows nothing.
    private func examine(_ folder: String, _ place: String) throws {
        let watched = WatchedLog(access(folder), clock: SimulatedWakeClock(at: Self.now)) { _ in }
        // Opening looks at the newest records, and folding at all.
        let (log, history) = try watched.folding(watched.open()) { log throws(PortFailure) in
            (log, try log.history())
        }
        defer { log.opened?.close() }
        #expect(log.opened != nil, "\(place)")
        for (purpose, recipient) in Self.recipients {
            #expect(!ConsentCheck.allows(purpose, recipient: recipient, in: log), "\(place): \(purpose)")
            let state = try log.state(of: Aggregates.consent, purpose).state
            #expect(state.recipient == nil, "\(place): \(purpose)")
        }
        // What was not lost is there.
        let grace = history.compactMap { logged -> String? in
            if case .setting("grace-minutes", let value) = logged.event { value } else { nil }
        }
        #expect(grace.suffix(4) == ["11", "12", "13", "14"], "\(place)")
    }
}
