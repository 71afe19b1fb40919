import Foundation
import Testing
import VowPorts
import VowRuntime

/// S3: the device's zone, in every way in which `TZ` may say it.
@Suite("The device's zone", .serialized)
struct ZoneSettingTests {
    private func vow(_ home: QuietHome, _ arguments: [String], zone: String) throws -> (
        status: Int32, output: String
    ) {
        try ChildProcess(
            arguments + ["--home", home.path], soundServer: "unix:" + home.path + "/no-server", zone: zone
        ).finish()
    }

    @Test("commands and the daemon take what the C library takes")
    func accepted() throws {
        let home = try QuietHome()
        defer { home.clear() }
        for zone in [
            "CET-1CEST", ":Europe/Madrid", "/usr/share/zoneinfo/Europe/Madrid", ":/etc/localtime", "JST-9",
        ] {
            let line = try vow(home, ["lines", "add", "I run in \(zone.filter(\.isLetter))."], zone: zone)
            #expect(line.status == 0, "\(zone): \(line)")
            #expect(try vow(home, ["next"], zone: zone).status == 0)
            let daemon = try ChildProcess(
                ["run", "--home", home.path], soundServer: "unix:/nowhere/pulse", zone: zone)
            #expect(daemon.prints("Next alarm", withinSeconds: 30), "\(daemon.output)")
            #expect(daemon.stop() == 0 && !daemon.output.contains("TZ"), "\(daemon.output)")
        }
    }

    @Test(
        "what names no zone is refused before anything is written, and the daemon rings by the device's own zone"
    )
    func refused() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let before = try home.log.store.head()
        let commands = [
            ["alarm", "add", "--time", "06:30", "--days", "mon", "--zone", "UTC"],
            ["lines", "add", "I run."],
            ["lines", "edit", "a0", "I run."], ["alarm", "disable", "daily"],
            ["config", "set", "language", "es"],
            ["alarm", "remove", "daily"], ["next"],
        ]
        for zone in ["Mars/Olympus", "CET-1CEST,M13.1.0", ":"] {
            for command in commands {
                let (status, output) = try vow(home, command, zone: zone)
                #expect(status == 2 && output.contains("TZ"), "\(zone) \(command): \(output)")
            }
        }
        #expect(try home.log.store.head() == before)
        let empty = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        let added = try ChildProcess(
            ["lines", "add", "I run.", "--home", empty], soundServer: "unix:/nowhere", zone: "Mars/Olympus"
        ).finish()
        #expect(added.status == 2 && !FileManager.default.fileExists(atPath: empty), "\(added)")

        let daemon = try ChildProcess(
            ["run", "--home", home.path], soundServer: "unix:/nowhere/pulse", zone: "Mars/Olympus")
        #expect(daemon.prints("ALARMS RING BY THE TIME OF", withinSeconds: 30), "\(daemon.output)")
        #expect(daemon.prints("Next alarm", withinSeconds: 30), "\(daemon.output)")
        #expect(daemon.stop() == 0)
    }
}
