import TestSupport
import Foundation
import Glibc
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowWeb

@testable import vow

/// The window over the whole display that a run opens, with a script in the browser's place.
@Suite("R7 X3 The window of the wake screen", .serialized, .timeLimit(.minutes(8)))
struct WakeWindowTests {
    @Test("a run opens the browser on the wake screen, and the browser ends with the daemon")
    func opensAndCloses() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let folder = try browserFolder(in: bedroom.home)
        try bedroom.prepare(secondsAhead: 5)
        let daemon = try bedroom.daemon(
            pagePort: try FreePort.find(), variables: ["DISPLAY": ":77", "PATH": folder + ":/usr/bin:/bin"])
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        let said = try #require(wait(for: folder + "/started"))
        let words = said.split(separator: " ").map(String.init)
        #expect(words.contains("--kiosk"))
        // Others of this machine read the argument; it names a file that only this account reads.
        let file = try #require(said.firstMatch(of: /--app=file:\/\/(\S+)/)).1
        let page = try String(contentsOfFile: String(file), encoding: .utf8)
        #expect(page.contains("action=\"http://127.0.0.1:") && page.contains("value=\"wake\""))
        let browser = try #require(words.first.flatMap { Int32($0) })
        #expect(kill(browser, 0) == 0)
        daemon.stop()
        #expect(waits { kill(browser, 0) != 0 }, "the browser outlived the daemon")
    }

    @Test(
        "a service that started before the desktop opens it where the service manager says the desktop is",
        PrivateBus.isInstalled)
    func lingering() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let manager = ScriptedManager(["LANG=C.UTF-8"], address: bus.address)
        defer { manager.stop() }
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let folder = try browserFolder(in: bedroom.home)
        try bedroom.prepare(secondsAhead: 8)
        let daemon = try bedroom.daemon(
            pagePort: try FreePort.find(),
            variables: [
                "DISPLAY": "", "WAYLAND_DISPLAY": "", "XAUTHORITY": "",
                "DBUS_SESSION_BUS_ADDRESS": bus.address,
                "PATH": folder + ":/usr/bin:/bin",
            ])
        defer { daemon.stop() }
        // Somebody logs in while the daemon runs, which has no display of its own.
        manager.environment.withLock { $0 = ["LANG=C.UTF-8", "DISPLAY=:78", "XAUTHORITY=/run/desktop"] }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        let said = try #require(wait(for: folder + "/started"), "no window: \(daemon.output)")
        #expect(said.contains("--app=file:///"))
        #expect(try String(contentsOfFile: folder + "/display", encoding: .utf8) == ":78 /run/desktop\n")
    }

    @Test("a window that is closed or crashes while the run is on comes back, and not for ever")
    func comesBack() throws {
        let home = try temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        // A browser that ends whenever it starts.
        let folder = try browserFolder(in: home, stays: false)
        var parts = WakeWindow.Parts()
        parts.display = { ["DISPLAY": ":79"] }
        parts.address = { _ in "http://127.0.0.1:1/open?to=wake" }
        parts.returns = WindowReturns(spacing: .milliseconds(20))
        parts.browsers = folder
        let window = WakeWindow(home: home, parts: parts)
        window.show(.ringing)
        #expect(waits { starts(in: folder) == 1 + WindowReturns.limit })
        window.end()
        // The next run begins anew.
        window.show(.ringing)
        #expect(waits { starts(in: folder) == 2 * (1 + WindowReturns.limit) })
        window.end()
    }

    @Test("a display that comes while it rings is found, and its browser stays until the run is over")
    func later() throws {
        let home = try temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folder = try browserFolder(in: home)
        let looks = Mutex(0)
        var parts = WakeWindow.Parts()
        parts.display = {
            looks.withLock { looks in
                looks += 1
                return looks < 3 ? [:] : ["WAYLAND_DISPLAY": "wayland-9"]
            }
        }
        parts.address = { _ in "http://127.0.0.1:1/open?to=wake" }
        parts.lookAgain = .milliseconds(10)
        parts.browsers = folder
        let window = WakeWindow(home: home, parts: parts)
        window.show(.idle)
        #expect(looks.withLock { $0 } == 0)
        window.show(.ringing)
        let said = try #require(wait(for: folder + "/started"))
        // Without an X server the browser is told so.
        #expect(said.contains("--ozone-platform=wayland"))
        let browser = try #require(said.split(separator: " ").first.flatMap { Int32($0) })
        #expect(kill(browser, 0) == 0)
        window.end()
        #expect(waits { kill(browser, 0) != 0 })
        #expect(starts(in: folder) == 1)
    }

    @Test("a window that is not let in, or no longer, opens again with another address, and then stays")
    func newTicket() throws {
        let home = try temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folder = try browserFolder(in: home)
        let isLetIn = Mutex(false)
        let addresses = Mutex(0)
        var parts = WakeWindow.Parts()
        parts.display = { ["DISPLAY": ":80"] }
        parts.address = { _ in
            addresses.withLock { number in
                number += 1
                return "file:///opening-\(number).html"
            }
        }
        parts.isLetIn = { _, _ in isLetIn.withLock { $0 } }
        parts.patience = .milliseconds(50)
        parts.browsers = folder
        let window = WakeWindow(home: home, parts: parts)
        window.show(.ringing)
        #expect(waits { starts(in: folder) >= 3 })
        isLetIn.withLock { $0 = true }
        // The looks that were planned before have passed when the newest window has stayed for longer than them all.
        var newest = starts(in: folder)
        #expect(
            waits {
                let count = starts(in: folder)
                defer { newest = count }
                Thread.sleep(forTimeInterval: 1)
                return count == newest && starts(in: folder) == count
            })
        let said = try #require(wait(for: folder + "/started"))
        #expect(said.contains("--app=file:///opening-\(newest).html"))
        // Its session is ended while it rings.
        isLetIn.withLock { $0 = false }
        #expect(waits { starts(in: folder) > newest })
        window.end()
    }

    @Test(
        "whenever the page's server is killed while a window opens, the window follows the run in the end",
        .enabled(if: BrowserDriver.isInstalled))
    func restarts() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let folder = try browserFolder(in: bedroom.home)
        // The real browser, without a display.
        let script = """
            #!/bin/sh
            echo $$ >> \(folder)/starts
            exec /usr/bin/chromium --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage "$@"

            """
        try Data(script.utf8).write(to: URL(filePath: folder + "/chromium"))
        try bedroom.prepare(secondsAhead: 5)
        let port = try FreePort.find()
        let daemon = try bedroom.daemon(
            pagePort: port, variables: ["DISPLAY": ":77", "PATH": folder + ":/usr/bin:/bin"])
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        for round in 1...3 {
            // The browser has been started, and its ticket is older than the next server.
            #expect(waits(40) { starts(in: folder) >= round }, "round \(round)")
            if let server = try PageProcess.find(home: bedroom.home) { kill(server, SIGKILL) }
            #expect(
                waits(60) { follows(port, home: bedroom.home) },
                "round \(round): \(starts(in: folder)) windows")
            // The next window opens because this one is gone.
            let windows = (try? String(contentsOfFile: folder + "/starts", encoding: .utf8)) ?? ""
            if let browser = windows.split(separator: "\n").last.flatMap({ Int32($0) }) {
                kill(browser, SIGKILL)
            }
        }
    }

    /// Whether a page follows what goes on, as the server counts.
    private func follows(_ port: Int, home: String) -> Bool {
        guard let token = try? PageToken.kept(home: home) else { return false }
        let process = Process()
        let output = Pipe()
        let program = """
            import http.client
            c = http.client.HTTPConnection("127.0.0.1", \(port), timeout=5)
            c.request("GET", "/metrics", headers={"Authorization": "Bearer \(token.text)"})
            print(c.getresponse().read().decode())
            """
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", program]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return said.contains("\nvow_page_followers 1")
    }

    @Test("it comes back at once, then every ten seconds at most, six times in all") func rule() {
        var returns = WindowReturns()
        let began = ContinuousClock.now
        func wait(_ seconds: Int) -> Duration? { returns.wait(after: began + .seconds(seconds)) }
        #expect(wait(0) == .zero)
        // It went away again after a second.
        #expect(wait(1) == .seconds(9))
        // One that stayed for a while is back at once.
        #expect(wait(300) == .zero)
        #expect(wait(304) == .seconds(6))
        #expect(wait(310) == .seconds(10))
        #expect(wait(400) == .zero)
        #expect(wait(900) == nil)
    }

    private func temporaryHome() throws -> String {
        let home = NSTemporaryDirectory() + "vow-window-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        return home
    }

    /// How often the browser of a folder was started.
    private func starts(in folder: String) -> Int {
        ((try? String(contentsOfFile: folder + "/starts", encoding: .utf8)) ?? "").split(separator: "\n")
            .count
    }

    /// A folder with a browser that notes how it was called, and on which display.
    /// - Parameter stays: whether it stays until it is ended.
    private func browserFolder(in home: String, stays: Bool = true) throws -> String {
        let folder = home + "/bin"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            echo "$DISPLAY $XAUTHORITY" > \(folder)/display
            echo $$ >> \(folder)/starts
            echo "$$ $*" > \(folder)/noted
            mv \(folder)/noted \(folder)/started
            \(stays ? "exec sleep 600" : "exit 1")

            """
        try Data(script.utf8).write(to: URL(filePath: folder + "/chromium"))
        chmod(folder + "/chromium", 0o755)
        return folder
    }

    private func wait(for path: String) -> String? {
        _ = waits { FileManager.default.fileExists(atPath: path) }
        return try? String(contentsOfFile: path, encoding: .utf8)
    }

    private func waits(_ seconds: Double = 15, _ isTrue: () -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        while Date() < limit {
            if isTrue() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return isTrue()
    }
}
