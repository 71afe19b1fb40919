import Foundation
import TestSupport
import Testing

/// A sealed copy of the home, and back, through the program.
@Suite("A backup outlives its disk (D2 D3)", .serialized)
struct BackupTests {
    private static let line = "I water the orchids every morning."
    private let root = NSTemporaryDirectory() + "vow-backup-\(UUID().uuidString)"
    private var home: String { root + "/home" }
    private var stick: String { root + "/stick" }

    private func vow(_ arguments: String..., home other: String? = nil) throws -> (code: Int32, text: String)
    {
        try runToEnd(
            [VowProcess.program] + arguments, environment: ["VOW_HOME": other ?? home, "TZ": "UTC"])
    }

    /// Makes a home and a folder for backups; gives the recovery key and the file of a first backup.
    private func begin() throws -> (key: String, file: String) {
        try FileManager.default.createDirectory(atPath: stick, withIntermediateDirectories: true)
        _ = try vow("lines", "add", BackupTests.line)
        _ = try vow("alarm", "add", "--time", "06:30", "--days", "weekdays", "--label", "Orchid house")
        try FileManager.default.createDirectory(atPath: home + "/hooks", withIntermediateDirectories: true)
        #expect(
            FileManager.default.createFile(
                atPath: home + "/hooks/run", contents: Data("#!/bin/sh\n".utf8),
                attributes: [.posixPermissions: 0o700]))
        try FileManager.default.createSymbolicLink(
            atPath: home + "/hooks/link", withDestinationPath: "/etc/passwd")
        let made = try vow("backup", "--to", stick, "--json")
        #expect(made.code == 0, "\(made.text)")
        let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(made.text.utf8)) as? [String: Any])
        let (key, file) = (answer["recoveryKey"] as? String, answer["file"] as? String)
        try #require(key).write(toFile: root + "/key", atomically: true, encoding: .utf8)
        return (key!, try #require(file))
    }

    @Test(
        "sealed: nothing of it can be read; restored: the same log, alarms, lines, hooks, and a sound chain")
    func whereItGoes() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (key, file) = try begin()
        let bytes = try #require(FileManager.default.contents(atPath: file))
        for text in ["orchids", "Orchid", "SQLite", "AlarmScheduled", key] {
            #expect(bytes.range(of: Data(text.utf8)) == nil, "\(text)")
        }
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: stick).count == 1)
        // A second one needs and shows no new key.
        let second = try vow("backup", "--to", stick)
        #expect(second.code == 0 && !second.text.contains("recovery key"), "\(second.text)")
        // Nothing here opens it: of the key, neither form is in the home.
        for name in try FileManager.default.subpathsOfDirectory(atPath: home) {
            let content = FileManager.default.contents(atPath: home + "/" + name) ?? Data()
            #expect(content.range(of: Data(key.utf8)) == nil, "\(name)")
        }

        let again = root + "/again"
        let before = try vow("log", "dump").text
        let restored = try vow("restore", file, "--key-file", root + "/key", home: again)
        #expect(restored.code == 0, "\(restored.text)")
        #expect(try vow("log", "dump", home: again).text == before)
        #expect(try vow("log", "verify", home: again).code == 0)
        #expect(try vow("lines", "list", home: again).text.contains("orchids"))
        #expect(try vow("alarm", "list", home: again).text.contains("Orchid house"))
        #expect(FileManager.default.isExecutableFile(atPath: again + "/hooks/run"))
        #expect(!FileManager.default.fileExists(atPath: again + "/hooks/link"))
        // It goes on from there, and is backed up under the same key.
        #expect(try vow("lines", "add", "I get up.", home: again).code == 0)
        #expect(try vow("backup", "--to", stick, home: again).code == 0)
    }

    @Test("another key, a broken file, another file, a home in use: refused, and nothing is changed")
    func refused() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (_, file) = try begin()
        let again = root + "/again"
        let keyFile = root + "/key"
        #expect(try vow("restore", file, "--key-file", keyFile).code == 2)
        try "not a key".write(toFile: root + "/wrong", atomically: true, encoding: .utf8)
        #expect(try vow("restore", file, "--key-file", root + "/wrong", home: again).code == 2)
        var bytes = try #require(FileManager.default.contents(atPath: file))
        let cut = root + "/cut.backup"
        try bytes.prefix(bytes.count - 100).write(to: URL(filePath: cut))
        bytes[bytes.count / 2] ^= 1
        let changed = root + "/changed.backup"
        try bytes.write(to: URL(filePath: changed))
        for other in [cut, changed, keyFile, root + "/none"] {
            let answer = try vow("restore", other, "--key-file", keyFile, home: again)
            #expect(answer.code == 2, "\(other): \(answer.text)")
            #expect(!FileManager.default.fileExists(atPath: again), "\(other)")
            #expect(!FileManager.default.fileExists(atPath: again + ".restoring"), "\(other)")
        }
        // What is no backup is said before its key is asked for, and so is that none was given.
        for (other, sentence) in [
            (keyFile, "is not a backup of Vow"), (root + "/none", "cannot be read"),
            (file, "No recovery key was given"),
        ] {
            let answer = try vow("restore", other, home: again)
            #expect(answer.code == 2 && answer.text.contains(sentence), "\(other): \(answer.text)")
        }
        // A new key opens the new backups only.
        let first = root + "/first.backup"
        try FileManager.default.copyItem(atPath: file, toPath: first)
        #expect(try vow("backup", "--to", stick, "--new-key").code == 0)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: stick).first {
                stick + "/" + $0 != file
            })
        let strange = try vow("restore", stick + "/" + name, "--key-file", keyFile, home: again)
        #expect(strange.code == 2 && strange.text.contains("needs another recovery key"), "\(strange.text)")
        #expect(try vow("restore", first, "--key-file", keyFile, home: again).code == 0)
    }

    @Test("an erasure names the backups that outlive it, before it is done and after")
    func outlives() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (_, file) = try begin()
        #expect(try vow("config", "set", "backup.folder", stick).code == 0)
        let planned = try vow("wipe", "--dry-run")
        #expect(
            planned.text.contains("Your backups in \(stick) are not erased: 1."), "\(planned.text)")
        let wiped = try vow("wipe", "--yes")
        #expect(wiped.code == 0 && wiped.text.contains("rm \(stick)/vow-*.backup"), "\(wiped.text)")
        let again = root + "/again"
        #expect(try vow("restore", file, "--key-file", root + "/key", home: again).code == 0)
        #expect(try vow("lines", "list", home: again).text.contains("orchids"))
    }

    @Test("a folder that is gone or within the home, and no key at night: said by status, with the repair")
    func gone() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: stick, withIntermediateDirectories: true)
        #expect(try vow("backup", "--to", stick).code == 2)
        _ = try vow("lines", "add", BackupTests.line)
        #expect(try vow("config", "set", "backup.folder", "stick").code == 2)
        #expect(try vow("config", "set", "backup.folder", stick).code == 0)
        #expect(try vow("backup", "--nightly").code == 3)
        #expect(try vow("status").text.contains("no recovery key"))
        #expect(try vow("backup", "--to", home).code == 2)
        #expect(try vow("backup").code == 0)
        #expect(try vow("status").text.contains("saved in \(stick)"))
        try FileManager.default.removeItem(atPath: stick)
        let failed = try vow("backup", "--nightly")
        #expect(failed.code == 3)
        let status = try vow("doctor").text
        #expect(status.contains("\(stick) is not there"), "\(status)")
        #expect(status.contains("vow config set backup.folder"))
    }

    @Test("a full folder: the earlier backup stays as it was, nothing half is left, and it is said")
    func full() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (key, file) = try begin()
        _ = key
        let before = try #require(FileManager.default.contents(atPath: file))
        // No file may grow beyond eight kilobytes, as on a full disk.
        let limited = try runToEnd(
            [
                "/bin/sh", "-c", "ulimit -f 16; trap '' XFSZ; exec \"$@\"", "sh", VowProcess.program,
                "backup", "--to", stick,
            ],
            environment: ["VOW_HOME": home, "TZ": "UTC"])
        #expect(limited.code == 3, "\(limited.text)")
        #expect(FileManager.default.contents(atPath: file) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: stick).count == 1)
        #expect(!FileManager.default.fileExists(atPath: home + "/backup.work"))
    }

    @Test("the recovery key counts only once a backup was made and the key was shown")
    func shownFirst() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: stick, withIntermediateDirectories: true)
        _ = try vow("lines", "add", BackupTests.line)
        #expect(try vow("backup", "--json", "--to", root + "/missing").code == 3)
        // A full device, a closed stream, and one that takes all and shows nothing.
        for (outlet, form) in [
            (">/dev/full", "--json"), (">/dev/full", ""), (">&-", "--json"), (">/dev/null", ""),
        ] {
            let script = "exec \"$0\" backup --to \"$1\" \(form) \(outlet)"
            let lost = try runToEnd(
                ["/bin/sh", "-c", script, VowProcess.program, stick],
                environment: ["VOW_HOME": home, "TZ": "UTC"])
            #expect(lost.code == 3, "\(outlet) \(form)")
            #expect(lost.text.contains("key could not be shown"), "\(outlet) \(form): \(lost.text)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: stick) == [], "\(outlet)")
        }
        #expect(try vow("backup", "--nightly", "--to", stick).code == 3)
        // So the next one still makes a key, shows it, and that one opens the backup.
        let (_, file) = try begin()
        #expect(
            try vow("restore", file, "--key-file", root + "/key", home: root + "/again").code == 0)
    }

    @Test("keys lie nowhere in clear while a backup is made, and what was killed is gone at the next start")
    func keysInMemory() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (_, _) = try begin()
        let keys = try #require(FileManager.default.contents(atPath: home + "/keys.json"))
        // Killed as the sealed file is put in its place: all that is copied lies there.
        let faults = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "libvow-faults.so").path
        let killed = try runToEnd(
            [VowProcess.program, "backup", "--nightly", "--to", stick],
            environment: [
                "VOW_HOME": home, "TZ": "UTC", "LD_PRELOAD": faults, "VOW_FAULT_CALLS": "rename",
                "VOW_FAULT_AT": "1", "VOW_FAULT_HOW": "kill",
            ])
        #expect(killed.code == SIGKILL, "\(killed)")
        #expect(FileManager.default.fileExists(atPath: home + "/backup.work/log.sqlite"))
        for name in try FileManager.default.subpathsOfDirectory(atPath: home + "/backup.work") {
            let held = FileManager.default.contents(atPath: home + "/backup.work/" + name)
            #expect(held?.range(of: keys) == nil, "\(name)")
        }
        // What an earlier version left, and a restore that was killed; a folder of that name that is nobody's of ours.
        let left = [home + "/backup.work", home + ".restoring"]
        for folder in left {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try keys.write(to: URL(filePath: folder + "/keys.json"))
        }
        try Data().write(to: URL(filePath: home + ".restoring/.restoring"))
        #expect(try vow("wipe", "--class", "alarms", "--yes").code == 0)
        for folder in left { #expect(!FileManager.default.fileExists(atPath: folder), "\(folder)") }
        try FileManager.default.createDirectory(atPath: left[0], withIntermediateDirectories: true)
        try keys.write(to: URL(filePath: left[0] + "/keys.json"))
        let daemon = try VowProcess(environment: ["VOW_HOME": home, "TZ": "UTC"])
        #expect(daemon.wait(for: "\n") != nil)
        #expect(!FileManager.default.fileExists(atPath: left[0]))
        daemon.kill()
    }

    @Test("a restore leaves a folder alone that is not its own, and a home may end in a slash")
    func inTheWay() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (_, file) = try begin()
        let again = root + "/again"
        let theirs = again + ".restoring/notes"
        try FileManager.default.createDirectory(
            atPath: again + ".restoring", withIntermediateDirectories: true)
        try "mine".write(toFile: theirs, atomically: true, encoding: .utf8)
        let refused = try vow("restore", file, "--key-file", root + "/key", "--home", again + "/")
        #expect(refused.code == 2 && refused.text.contains("again.restoring"), "\(refused.text)")
        #expect(FileManager.default.fileExists(atPath: theirs))
        try FileManager.default.removeItem(atPath: again + ".restoring")
        let restored = try vow("restore", file, "--key-file", root + "/key", "--home", again + "/")
        #expect(restored.code == 0, "\(restored.text)")
        #expect(try vow("log", "verify", home: again).code == 0)
        #expect(!FileManager.default.fileExists(atPath: again + ".restoring"))
        #expect(!FileManager.default.fileExists(atPath: again + "/.restoring"))
    }

    @Test("an erasure names the backups wherever they went, and folders that are not there now")
    func outlivesElsewhere() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (_, file) = try begin()
        let other = root + "/other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        #expect(try vow("backup", "--to", other).code == 0)
        let named = try vow("wipe", "--dry-run", "--json").text
        #expect(named.contains(file) && named.contains(other + "/vow-"), "\(named)")
        try FileManager.default.removeItem(atPath: stick)
        let gone = try vow("wipe", "--dry-run").text
        #expect(gone.contains("There are also backups in \(stick)"), "\(gone)")
    }
}
