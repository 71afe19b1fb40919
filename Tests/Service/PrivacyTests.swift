import VowSystem
import Foundation
import Glibc
import LinuxAdapters
import TestSupport
import Testing

/// Erasure, export and import through the program, as a person goes about them.
@Suite("Erase and prove it; take everything along (D2 D3 N14)", .serialized)
struct PrivacyTests {
    private static let line = "I water the orchids every morning."
    private let home = NSTemporaryDirectory() + "vow-privacy-\(UUID().uuidString)"

    private func vow(_ arguments: String..., home other: String? = nil) throws -> (code: Int32, text: String)
    {
        try runToEnd(
            [VowProcess.program] + arguments, environment: ["VOW_HOME": other ?? home, "TZ": "UTC"])
    }

    private func fill() throws {
        _ = try vow("lines", "add", PrivacyTests.line)
        _ = try vow("alarm", "add", "--time", "06:30", "--days", "weekdays", "--label", "Orchid house")
        _ = try vow("alarm", "add", "--time", "09:00", "--days", "sun", "--zone", "Asia/Tokyo")
        _ = try vow("config", "set", "grace-minutes", "7")
        // A look makes the views, which hold the label too.
        #expect(try vow("next", "--count", "2").text.contains("Orchid house"))
    }

    private func filesHolding(_ text: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: home).filter { name in
            FileManager.default.contents(atPath: home + "/" + name)?.range(of: Data(text.utf8)) != nil
        }
    }

    @Test("it asks before it erases, says what would go, and finds nothing afterwards") func erasure() throws
    {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        let archive = home + "-backup.tar"
        defer { try? FileManager.default.removeItem(atPath: archive) }
        #expect(try vow("export", archive).code == 0)
        let before = try vow("log", "dump").text
        let planned = try vow("wipe", "--dry-run")
        #expect(planned.code == 0)
        #expect(planned.text.contains("lines: 1 record would be erased"))
        let unasked = try vow("wipe")
        #expect(unasked.code == 2)
        #expect(unasked.text.contains("--yes"))
        #expect(try vow("log", "dump").text == before)

        // A forgotten copy outside the log is found and named.
        try Data("notes: \(PrivacyTests.line)".utf8).write(to: URL(filePath: home + "/notes.txt"))
        let found = try vow("wipe", "--yes")
        #expect(found.code == 1)
        #expect(found.text.contains("notes.txt"))
        try FileManager.default.removeItem(atPath: home + "/notes.txt")
        let clean = try vow("wipe", "--yes")
        #expect(clean.code == 0)
        for text in [PrivacyTests.line, "Orchid house"] { #expect(try filesHolding(text) == []) }
        #expect(try vow("log", "verify").code == 0)
        let rebuilt = try vow("log", "rebuild")
        #expect(rebuilt.code == 0)
        #expect(try !vow("alarm", "list").text.contains("Orchid"))
        for text in [PrivacyTests.line, "Orchid house"] { #expect(try filesHolding(text) == []) }

        // The old backup on this device: the vault remembers which keys were destroyed.
        let again = home + "-again"
        defer { try? FileManager.default.removeItem(atPath: again) }
        try FileManager.default.createDirectory(
            atPath: again, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.copyItem(atPath: home + "/keys.json", toPath: again + "/keys.json")
        #expect(try vow("import", archive, home: again).code == 0)
        #expect(try !vow("alarm", "list", home: again).text.contains("Orchid"))
        #expect(try !vow("lines", "list", home: again).text.contains("orchids"))
    }

    @Test("a key file that cannot be removed is overwritten, and named; run again, the same")
    func unremovable() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        let secret = "sk-orchid-0123456789"
        #expect(
            FileManager.default.createFile(
                atPath: home + "/cloud-key", contents: Data(secret.utf8),
                attributes: [.posixPermissions: 0o600]))
        let keys = try #require(FileManager.default.contents(atPath: home + "/keys.json"))
        let faults = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "libvow-faults.so").path
        let held = [
            "VOW_HOME": home, "LD_PRELOAD": faults, "VOW_FAULT_CALLS": "unlink,rename", "VOW_FAULT_AT": "1",
            "VOW_FAULT_HOW": "1", "VOW_FAULT_STAYS": "1",
        ]
        for _ in 0..<2 {
            let wiped = try runToEnd([VowProcess.program, "wipe", "--yes"], environment: held)
            #expect(
                wiped.text.contains("cloud-key could not be removed; its content was overwritten"),
                "\(wiped.text)")
            for text in [secret, PrivacyTests.line, "Orchid house"] { #expect(try filesHolding(text) == []) }
        }
        let left = String(
            decoding: FileManager.default.contents(atPath: home + "/keys.json") ?? Data(), as: UTF8.self)
        for digits in String(decoding: keys, as: UTF8.self).matches(
            of: /"(lines|alarms)","key":"([0-9a-f]{64})"/)
        {
            #expect(!left.contains(digits.2))
        }
        // What a process left that was killed while it wrote a password.
        let unfinished = home + "/mqtt-password.4711.new"
        #expect(FileManager.default.createFile(atPath: unfinished, contents: Data(secret.utf8)))
        #expect(try vow("wipe", "--yes").code == 0)
        #expect(!FileManager.default.fileExists(atPath: home + "/cloud-key"))
        #expect(!FileManager.default.fileExists(atPath: unfinished))
        #expect(try vow("log", "verify").code == 0)
    }

    @Test(
        "on a disk, no key and no word is left in any block, also where data goes through the journal",
        .timeLimit(.minutes(1)), SmallFilesystem.permitted(.disk),
        arguments: [SmallFilesystem.Kind.disk, .journal])
    func rawDisk(kind: SmallFilesystem.Kind) throws {
        let small = try SmallFilesystem(kind, kilobytes: 16_384)
        func vow(_ arguments: String...) throws -> (code: Int32, text: String) {
            try small.run(
                [VowProcess.program] + arguments, environment: ["VOW_HOME": small.path + "/vow", "TZ": "UTC"])
        }
        #expect(try vow("lines", "add", PrivacyTests.line).code == 0)
        #expect(
            try vow("alarm", "add", "--time", "06:30", "--days", "mon", "--label", "Orchid house").code == 0)
        let keys = try small.run(["/bin/cat", small.path + "/vow/keys.json"]).text
        let secrets = keys.matches(of: /"class":"(lines|alarms|views)","key":"([0-9a-f]{64})"/).map {
            String($0.2)
        }
        #expect(secrets.count >= 2, "\(keys)")
        #expect(try small.image().range(of: Data(secrets[0].utf8)) != nil)
        let wiped = try vow("wipe", "--yes")
        #expect(wiped.code == 0, "\(wiped.text)")
        #expect(wiped.text.contains("data=journal") == (kind == .journal), "\(wiped.text)")
        let image = try small.image()
        for secret in secrets + [PrivacyTests.line, "Orchid house"] {
            #expect(image.range(of: Data(secret.utf8)) == nil, "\(secret)")
        }
    }

    @Test("an archive takes the place of an earlier one only, and whole or not at all") func archiveFile()
        throws
    {
        let folder = home + "-archives"
        defer { for path in [home, folder] { try? FileManager.default.removeItem(atPath: path) } }
        try fill()
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let archive = folder + "/vow.tar"
        #expect(try vow("export", archive).code == 0)
        let first = try #require(files.contents(atPath: archive))
        _ = try vow("config", "set", "grace-minutes", "8")
        #expect(try vow("export", archive).code == 0)
        #expect(files.contents(atPath: archive) != first)
        let rights = try files.attributesOfItem(atPath: archive)[.posixPermissions] as? Int
        #expect(rights == 0o600)

        let letter = folder + "/letter.txt"
        try Data("Dear Ada".utf8).write(to: URL(filePath: letter))
        let refused = try vow("export", letter)
        #expect(refused.code == 2)
        #expect(refused.text.contains("letter.txt"))
        #expect(files.contents(atPath: letter) == Data("Dear Ada".utf8))
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        for other in [folder, folder + "/pipe", folder + "/none/vow.tar"] {
            #expect(try vow("export", other).code == 2, "\(other)")
        }
        var status = stat()
        #expect(stat(folder + "/pipe", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFIFO)
        #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["letter.txt", "pipe", "vow.tar"])
    }

    @Test("the page of an export says what the law asks for") func page() throws {
        let folder = home + "-page"
        defer { for path in [home, folder] { try? FileManager.default.removeItem(atPath: path) } }
        try fill()
        _ = try vow("lines", "add", "I <b>count</b> & calm.")
        let server = "wyoming:kitchen.local:10300"
        #expect(try vow("config", "set", "engine", server).code == 2)
        _ = try vow("consent", "give", "speech-server", "--to", server, "--yes")
        #expect(try vow("config", "set", "engine", server).code == 0)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(try vow("export", folder + "/vow.tar").code == 0)
        let archive = try #require(FileManager.default.contents(atPath: folder + "/vow.tar"))
        let page = String(decoding: archive, as: UTF8.self)
        for words in [
            "Purpose", "Kept until", "Given to", "kitchen.local:10300", PrivacyTests.line, "Orchid house",
            "I &lt;b&gt;count&lt;/b&gt; &amp; calm.", "grace-minutes", "scores", "vow wipe", "Streak: 0 days",
            "complain",
        ] { #expect(page.contains(words), "\(words)") }
        let html = try #require(page.firstRange(of: "<!DOCTYPE html>"))
        let end = try #require(page[html.upperBound...].firstRange(of: "</html>"))
        let text = page[html.lowerBound..<end.upperBound]
        // It needs nothing from anywhere else.
        for reference in ["http:", "https:", "src=", "<script", "<link", "@import"] {
            #expect(!text.contains(reference), "\(reference)")
        }
        #expect(!text.contains("<b>count"))
        // It is told when each alarm rings, and by which clock; a phone shows it at its own width.
        for words in ["mon tue wed thu fri", "Asia/Tokyo", "Times are in", "width=device-width"] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(text.contains("<html lang=\"en\">") && text.contains("lang=\"en\">\(PrivacyTests.line)"))
    }

    @Test("the page of an export is Spanish for who set that") func spanishPage() throws {
        let archive = home + "-page.tar"
        defer { for path in [home, archive] { try? FileManager.default.removeItem(atPath: path) } }
        try fill()
        _ = try vow("lines", "add", "Cumplo lo que me prometo.", "--language", "es")
        #expect(try vow("config", "set", "language", "es").code == 0)
        #expect(try vow("export", archive).code == 0)
        let page = String(
            decoding: try #require(FileManager.default.contents(atPath: archive)), as: UTF8.self)
        for words in [
            "<html lang=\"es\">", "Lo que Vow sabe de ti", "Se guarda hasta que", "autoridad de protección",
            "lang=\"es\">Cumplo lo que me prometo.", "lang=\"en\">\(PrivacyTests.line)", "Racha: 0 días",
            "<code>vow wipe</code>", "lun mar mié jue vie",
        ] { #expect(page.contains(words), "\(words)") }
        for words in ["What Vow knows", "Kept until", "nobody", ">yes<"] {
            #expect(!page.contains(words), "\(words)")
        }
    }

    @Test("while a run is in progress its lines are not erased") func whileARunIsInProgress() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        let file = home + "/alarm.ics"
        try writeCalendar(file, secondsAhead: 3)
        #expect(try vow("calendar", "import", file).code == 0)
        let daemon = try VowProcess(
            environment: ["VOW_HOME": home, "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC"])
        #expect(daemon.wait(for: "♪") != nil)
        daemon.kill()
        let refused = try vow("wipe", "--yes")
        #expect(refused.code == 2)
        #expect(refused.text.contains("in progress"))
        #expect(try vow("lines", "list").text.contains("orchids"))
        #expect(try vow("wipe", "--class", "alarms", "--yes").code == 0)
        #expect(try filesHolding("Orchid house") == [])
    }

    @Test("one class alone goes, and the others stay") func oneClass() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        #expect(try vow("wipe", "--class", "alarms", "--yes").code == 0)
        #expect(try filesHolding("Orchid house") == [])
        #expect(try vow("lines", "list").text.contains("orchids"))
        #expect(try vow("wipe", "--class", "everything", "--yes").code == 2)
    }

    @Test("a `vow run` that watches stands aside for an erasure, and reads everything anew")
    func whileWatching() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        let daemon = try VowProcess(
            environment: ["VOW_HOME": home, "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC"])
        #expect(daemon.wait(for: "Next alarm") != nil)
        let second = try vow("run")
        #expect(second.code == 3 && second.text.contains("already running"), "\(second.text)")
        let erased = try vow("wipe", "--yes")
        #expect(erased.code == 0, "\(erased.text)")
        daemon.kill()
        #expect(try !vow("lines", "list").text.contains("orchids"))
        #expect(try filesHolding("orchids") == [])
    }

    @Test("while a daemon stands aside, no second one takes its place; it goes on when the erasure is done")
    func standingAside() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try fill()
        let daemon = try VowProcess(
            environment: ["VOW_HOME": home, "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC"])
        defer { daemon.kill() }
        #expect(daemon.wait(for: "Next alarm") != nil)
        let file = open(home + "/replacement.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(file) }
        #expect(FileLock.acquire(file, withinMilliseconds: 5_000))
        let client = try LocalSocketClient(home: home)
        try client.send(Array(#"{"vow":1,"id":1,"command":"daemon.standAside","arguments":{}}"#.utf8))
        // The connection ends when the log is closed.
        while client.next() != nil {}
        let second = try vow("run")
        #expect(second.code == 3 && second.text.contains("already running"), "\(second.text)")
        let before = daemon.printed.count
        FileLock.release(file)
        #expect(daemon.wait(for: "Next alarm", milliseconds: 60_000, beyond: before) != nil)
    }

    @Test("an import gives back an equal state, whatever is asked") func takingAlong() throws {
        let other = home + "-other"
        defer {
            for path in [home, other, home + ".tar"] { try? FileManager.default.removeItem(atPath: path) }
        }
        try fill()
        #expect(try vow("export", home + ".tar").code == 0)
        #expect(try vow("import", home + ".tar", home: other).code == 0)
        for question in [
            ["alarm", "list"], ["lines", "list"], ["config", "show"], ["runs"], ["streak"], ["review"],
            ["schedule", "--at", "2029-01-01T00:00:00Z"],
        ] {
            let words = question + ["--json"]
            let (here, there) = try (
                VowProcess.result(words, environment: ["VOW_HOME": home, "TZ": "UTC"]),
                VowProcess.result(words, environment: ["VOW_HOME": other, "TZ": "UTC"])
            )
            #expect(here == there, "\(question)")
            #expect(here.code == 0, "\(question): \(here.output)")
        }
        // The log itself says of each record where it came from.
        let (own, copy) = try (vow("log", "dump"), vow("log", "dump", home: other))
        #expect(copy.text.hasPrefix(own.text))
        let added = copy.text.dropFirst(own.text.count).split(separator: "\n")
        #expect(added.count == 1 && added.first?.contains("HistoryImported") == true, "\(added)")
        #expect(try vow("log", "verify", home: other).code == 0)
        #expect(try vow("import", home + ".tar", home: other).code == 2)
    }
}
