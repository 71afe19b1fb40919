import Foundation
import Glibc
import Testing
import VowCore

/// The window over the whole display that a run opens, with a script in the browser's place.
@Suite("X3 The window of the wake screen", .serialized)
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
        #expect(said.contains("http://127.0.0.1:") && said.contains("to=wake"))
        let browser = try #require(words.first.flatMap { Int32($0) })
        #expect(kill(browser, 0) == 0)
        daemon.stop()
        #expect(waits { kill(browser, 0) != 0 }, "the browser outlived the daemon")
    }

    /// A folder with a browser that notes how it was called, and stays until it is ended.
    private func browserFolder(in home: String) throws -> String {
        let folder = home + "/bin"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script =
            "#!/bin/sh\necho \"$$ $*\" > \(folder)/noted\nmv \(folder)/noted \(folder)/started\nexec sleep 600\n"
        try Data(script.utf8).write(to: URL(filePath: folder + "/chromium"))
        chmod(folder + "/chromium", 0o755)
        return folder
    }

    private func wait(for path: String) -> String? {
        _ = waits { FileManager.default.fileExists(atPath: path) }
        return try? String(contentsOfFile: path, encoding: .utf8)
    }

    private func waits(_ isTrue: () -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 15)
        while Date() < limit {
            if isTrue() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return isTrue()
    }
}
