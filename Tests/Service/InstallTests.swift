import Foundation
import Glibc
import TestSupport
import Testing

/// X2: the scripts and the unit that make a service of it.
@Suite("Installation (X2)")
struct InstallTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static func run(_ program: String, _ arguments: [String], _ environment: [String: String] = [:])
        throws -> (code: Int32, text: String)
    {
        try runToEnd([program] + arguments, environment: environment)
    }

    /// A manager that may wake the machine passes the right on, and one that may not any more takes it back.
    private func rightToWake(_ script: String, home: String, _ environment: [String: String]) throws {
        let status = home + "/manager"
        let wake = home + "/.config/systemd/user/vow.service.d/wake.conf"
        for (mask, isGiven) in [("0000000800000000", true), ("000001f7ffffffff", false)] {
            try "Name:\tsystemd\nCapPrm:\t\(mask)\n".write(toFile: status, atomically: true, encoding: .utf8)
            let asked = environment.merging(["VOW_MANAGER_STATUS": status]) { $1 }
            let result = try InstallTests.run("/bin/bash", [script, home + "/.local"], asked)
            #expect(result.code == 0, "\(result.text)")
            let text = try? String(contentsOfFile: wake, encoding: .utf8)
            #expect((text?.contains("AmbientCapabilities=CAP_WAKE_ALARM") ?? false) == isGiven)
            #expect(result.text.contains("no right to wake") != isGiven)
        }
    }

    @Test("an installation of models that is interrupted ends all that it started", .timeLimit(.minutes(1)))
    func interrupted() throws {
        let prefix = NSTemporaryDirectory() + "vow-interrupt-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: prefix) }
        let scripts = prefix + "/share/vow/scripts"
        for folder in [prefix + "/bin", scripts] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(atPath: VowProcess.program, toPath: prefix + "/bin/vow")
        // An installer whose own helper works for ever, and holds the output open as long as it lives.
        try "#!/bin/bash\nsleep 100000 &\necho working\nwait\n".write(
            toFile: scripts + "/fetch-models", atomically: true, encoding: .utf8)
        chmod(scripts + "/fetch-models", 0o755)
        for (number, code) in [(SIGINT, Int32(130)), (SIGTERM, 143)] {
            let vow = Process()
            vow.executableURL = URL(fileURLWithPath: prefix + "/bin/vow")
            vow.arguments = ["models", "install", "--home", prefix + "/home"]
            let output = Pipe()
            vow.standardError = output
            vow.standardOutput = FileHandle.nullDevice
            try vow.run()
            var said = ""
            while !said.contains("working") {
                let more = output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "\(said)")
                said += String(decoding: more, as: UTF8.self)
            }
            kill(vow.processIdentifier, number)
            let rest = try output.fileHandleForReading.readToEnd() ?? Data()
            #expect(String(decoding: rest, as: UTF8.self).contains("Run it again"))
            vow.waitUntilExit()
            #expect(vow.terminationReason == .exit && vow.terminationStatus == code)
        }
    }

    private static let analyze = "/usr/bin/systemd-analyze"

    @Test(
        "the unit is sound in the eyes of systemd",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: analyze), "systemd-analyze is not installed"))
    func unitIsSound() throws {
        let home = NSTemporaryDirectory() + "vow-unit-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let script = InstallTests.root + "/scripts/install"
        let installed = try InstallTests.run("/bin/bash", [script, home + "/.local"], environment(home))
        #expect(installed.code == 0, "\(installed.text)")
        // The manager wants a run-time folder even for looking.
        let looking = environment(home).merging(["XDG_RUNTIME_DIR": home]) { $1 }
        let unit = home + "/.config/systemd/user/vow.service"
        let verdict = try InstallTests.run(
            InstallTests.analyze, ["verify", "--user", "--man=no", unit], looking)
        #expect(verdict.code == 0 && verdict.text.isEmpty, "\(verdict.text)")
    }

    @Test("a prefix may hold any characters, and the unit names the program all the same")
    func anyPrefix() throws {
        let home = NSTemporaryDirectory() + "vow-prefix-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let script = InstallTests.root + "/scripts/install"
        for name in ["two words", "50% & more|$HOME", "häuschen"] {
            let prefix = home + "/" + name
            try FileManager.default.createDirectory(atPath: prefix, withIntermediateDirectories: true)
            let installed = try InstallTests.run("/bin/bash", [script, prefix], environment(home))
            #expect(installed.code == 0, "\(name): \(installed.text)")
            #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/vow"))
            let unit = try String(contentsOfFile: home + "/.config/systemd/user/vow.service", encoding: .utf8)
            let meant = (prefix + "/bin/vow").replacingOccurrences(of: "%", with: "%%")
            #expect(unit.contains("ExecStart=\"\(meant)\" run\n"), "\(name)")
            guard FileManager.default.isExecutableFile(atPath: InstallTests.analyze) else { continue }
            let looking = environment(home).merging(["XDG_RUNTIME_DIR": home]) { $1 }
            let path = home + "/.config/systemd/user/vow.service"
            let verdict = try InstallTests.run(
                InstallTests.analyze, ["verify", "--user", "--man=no", path], looking)
            #expect(verdict.code == 0 && verdict.text.isEmpty, "\(name): \(verdict.text)")
        }
        // The manager would refuse to start it, so nothing is installed.
        let refused = try InstallTests.run(
            "/bin/bash", [script, home + "/a \"quoted\" one"], environment(home))
        #expect(refused.code == 2 && refused.text.contains("choose another prefix"))
    }

    /// The figure by which systemd tells how much a service could do (0 nothing, 10 everything). It was 7.5 when this
    /// was written; most of the rest needs rights that a person's own manager does not have, such as a private /tmp.
    @Test(
        "the service may do no more than it needs",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: analyze), "systemd-analyze is not installed"))
    func exposure() throws {
        let home = NSTemporaryDirectory() + "vow-exposure-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let script = InstallTests.root + "/scripts/install"
        #expect(
            try InstallTests.run("/bin/bash", [script, home + "/.local"], environment(home)).code == 0)
        let looking = environment(home).merging(["XDG_RUNTIME_DIR": home]) { $1 }
        let unit = home + "/.config/systemd/user/vow.service"
        let told = try InstallTests.run(
            InstallTests.analyze, ["security", "--user", "--offline=yes", "--no-pager", unit], looking)
        let figure = told.text.split(separator: "\n").last { $0.contains("exposure level") } ?? ""
        let value = figure.split(separator: " ").compactMap { Double($0) }.first
        print("exposure: \(figure)")
        #expect(try #require(value, "\(told.text)") < 8)
    }

    private static let checkers = ["/usr/bin/desktop-file-validate", "/usr/bin/appstreamcli"]

    @Test(
        "the menu entry and the description for software centres are valid, in any prefix",
        .enabled(
            if: checkers.allSatisfy(FileManager.default.isExecutableFile(atPath:)),
            "desktop-file-utils or appstream is not installed"))
    func entriesAreValid() throws {
        let home = NSTemporaryDirectory() + "vow-entries-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let script = InstallTests.root + "/scripts/install"
        for name in ["plain", "two words", "50% & more|$HOME`"] {
            let prefix = home + "/" + name
            try FileManager.default.createDirectory(atPath: prefix, withIntermediateDirectories: true)
            let installed = try InstallTests.run("/bin/bash", [script, prefix], environment(home))
            #expect(installed.code == 0, "\(name): \(installed.text)")
            let entry = try InstallTests.run(
                InstallTests.checkers[0], [prefix + "/share/applications/vow.desktop"])
            #expect(entry.code == 0 && entry.text.isEmpty, "\(name): \(entry.text)")
            let described = try InstallTests.run(
                InstallTests.checkers[1],
                ["validate", "--no-net", prefix + "/share/metainfo/org.example.vow.metainfo.xml"])
            #expect(described.code == 0, "\(name): \(described.text)")
        }
    }

    private func environment(_ home: String) -> [String: String] {
        [
            "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "VOW_BINARY": VowProcess.program,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "XDG_RUNTIME_DIR": "/nowhere",
            "VOW_MANAGER_STATUS": "/nowhere",
        ]
    }

    @Test("install puts program and unit in place, uninstall leaves nothing but the data")
    func installation() throws {
        let home = NSTemporaryDirectory() + "vow-install-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let data = home + "/.local/share/vow"
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try "mine".write(toFile: data + "/log", atomically: true, encoding: .utf8)
        let environment = environment(home)
        let script = InstallTests.root + "/scripts/install"
        let installed = try InstallTests.run("/bin/bash", [script, home + "/.local"], environment)
        #expect(installed.code == 0, "\(installed.text)")
        let program = home + "/.local/bin/vow"
        let version = try InstallTests.run(program, ["--version"], environment)
        #expect(version.code == 0 && !version.text.isEmpty)
        let unit = home + "/.config/systemd/user/vow.service"
        let text = try String(contentsOfFile: unit, encoding: .utf8)
        #expect(text.contains("ExecStart=\"\(program)\" run"))
        let share = home + "/.local/share/"
        let beside = [
            "applications/vow.desktop", "metainfo/org.example.vow.metainfo.xml",
            "icons/hicolor/scalable/apps/vow.svg",
        ]
        for file in beside {
            #expect(FileManager.default.fileExists(atPath: share + file), "\(file)")
        }
        let entry = try String(contentsOfFile: share + beside[0], encoding: .utf8)
        #expect(entry.contains("\nExec=\"\(program)\" open --app\n"))
        // Without the right in its manager, the service would not start if it asked for it.
        #expect(!FileManager.default.fileExists(atPath: unit + ".d/wake.conf"))
        #expect(installed.text.contains("no right to wake"))
        try rightToWake(script, home: home, environment)
        let removed = try InstallTests.run("/bin/bash", [script, "--remove", home + "/.local"], environment)
        #expect(removed.code == 0, "\(removed.text)")
        #expect(!FileManager.default.fileExists(atPath: program))
        #expect(!FileManager.default.fileExists(atPath: unit))
        #expect(!FileManager.default.fileExists(atPath: unit + ".d"))
        for file in beside {
            #expect(!FileManager.default.fileExists(atPath: share + file), "\(file)")
        }
        #expect(try String(contentsOfFile: data + "/log", encoding: .utf8) == "mine")
    }
}
