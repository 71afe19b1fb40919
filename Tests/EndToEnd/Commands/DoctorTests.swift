import Foundation
import SoundAdapters
import Testing

/// K1: `vow doctor` on a machine whose sound server is the test's own.
@Suite("K1 vow doctor", .serialized, .timeLimit(.minutes(2))) struct DoctorTests {
    private func findings(_ output: String) throws -> [String: [String: Any]] {
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let rows = try #require(object?["findings"] as? [[String: Any]], "\(output)")
        return Dictionary(rows.map { ($0["part"] as? String ?? "", $0) }) { first, _ in first }
    }

    @Test("without a sound server: exit 1, every part with its state and why it matters, repairs to copy")
    func nothing() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let (status, output) = try home.vow(["doctor"])
        #expect(status == 1)
        for words in [
            "✗ speaker", "It wakes you.", "✗ microphone", "    → ", "notifications", "disk", "power",
        ] {
            #expect(output.contains(words), "\(words): \(output)")
        }
        let rows = try findings(try home.vow(["doctor", "--json"]).output)
        for part in [
            "alarms", "lines", "watch", "speaker", "microphone", "speech", "disk", "service", "power",
        ] {
            #expect(rows[part] != nil, "\(part)")
            #expect((rows[part]?["why"] as? String)?.isEmpty == false, "\(part)")
        }
        _ = try home.vow(["config", "set", "language", "es"])
        #expect(try home.vow(["doctor"]).output.contains("Es lo que te despierta."))
    }

    @Test("a mute is found, repaired by --fix, and the microphone's level is measured") func mute() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let server = try PrivateSoundServer()
        defer { server.stop() }
        func vow(_ arguments: String...) throws -> (status: Int32, output: String) {
            try ChildProcess(
                arguments + ["--home", home.path], soundServer: server.address, keepsErrors: false
            ).finish()
        }
        try server.control("set-sink-mute", PrivateSoundServer.speakerSink, "1")
        try server.control("set-sink-volume", PrivateSoundServer.speakerSink, "10%")
        let found = try findings(try vow("doctor", "--json").output)
        #expect(found["speaker"]?["state"] as? String == "missing")
        #expect(found["speaker"]?["fix"] as? String == "unmuteSpeaker")
        // The room's microphone sends digital silence while nobody speaks.
        #expect(found["microphone"]?["state"] as? String == "doubtful", "\(found)")
        let fixed = try vow("doctor", "--fix", "--json").output
        #expect(fixed.contains("\"unmuteSpeaker\""), "\(fixed)")
        let after = try findings(fixed)
        #expect(after["speaker"]?["state"] as? String == "ready", "\(fixed)")
        let state = try PulseAudioProbe(server: server.address).state()
        #expect(state.sink?.isMuted == false && state.sink?.volumePercent == 60)
        // In words it is said in words.
        try server.control("set-sink-mute", PrivateSoundServer.speakerSink, "1")
        #expect(try vow("doctor", "--fix").output.contains("Done: the speaker is no longer muted"))
    }

    @Test("--test hears its own tone through the air, and tells how loud") func trial() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let server = try PrivateSoundServer()
        defer { server.stop() }
        let room = try VirtualRoom(server: server)
        defer { room.leave() }
        room.setToneLeak(gain: 0.1)
        let output = try ChildProcess(
            ["doctor", "--test", "--json", "--home", home.path], soundServer: server.address,
            keepsErrors: false
        ).finish().output
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let trial = try #require(object?["trial"] as? [String: Any], "\(output)")
        #expect(trial["played"] as? Bool == true, "\(trial)")
        let level = try #require(trial["heardDecibels"] as? Double, "\(trial)")
        #expect((-60 ... -15).contains(level), "\(level)")
    }
}
