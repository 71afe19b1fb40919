import Foundation
import SoundAdapters
import Testing

/// What the next alarm needs is looked at when the daemon starts, while there is time to repair it.
@Suite("Sound and ears before the alarm", .serialized)
struct ReadinessTests {
    @Test(
        "an unreachable sound server and a language without an engine are told of at the start, with the repair"
    )
    func missing() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["alarm", "edit", "daily", "--language", "zh"]).status == 0)
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        defer { daemon.kill() }
        for words in [
            "✗ speaker", "✗ microphone", "✗ speech: no engine on this device understands Chinese",
            "vow models install",
        ] {
            #expect(daemon.prints(words, withinSeconds: 30), "\(words): \(daemon.output)")
        }
    }

    @Test("with sound and ears nothing is said, and a muted output is")
    func there() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let server = try PrivateSoundServer()
        defer { server.stop() }
        let status = try ChildProcess(["status", "--home", home.path], soundServer: server.address).finish()
            .output
        #expect(status.contains("✓ microphone"), "\(status)")
    }
}
