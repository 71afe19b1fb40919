import SpeechAdapters
import Foundation
import SoundAdapters
import Testing
import VowCore
import VowLog
import VowPorts

/// P1-P4, D1-D3: practice through the program, on real sound and real engines.
@Suite("Practice", .serialized) struct PracticeTests {
    private static let line = "I keep promises to myself."

    /// A text as the person records it.
    private static func speech(_ text: String = PracticeTests.line, percent: Int = 100) throws -> [Float] {
        try FliteVoice().speech(
            for: text, language: "en", style: SpeakingStyle(ratePercent: percent, pitchPercent: 100))
    }

    /// The line as the person says it another time: faster by a fifth, and an eighth deeper.
    ///
    /// This voice keeps its melody to the hertz, as no person does: what is slower or faster alone is taken for the
    /// same sound now and then, by where a window happens to begin. Eight such beginnings of this reading came to a
    /// likeness of 0.17 to 0.28, where 0.40 counts as the same sound.
    private static func anotherReading() throws -> [Float] {
        let spoken = try speech(percent: 120)
        return (0..<spoken.count * 9 / 8).map { place in
            let (whole, part) = (place * 8 / 9, Float(place * 8 % 9) / 9)
            let next = spoken[min(whole + 1, spoken.count - 1)]
            return spoken[whole] * (1 - part) + next * part
        }
    }

    private func file(_ bedroom: Bedroom, _ name: String, _ samples: [Float]) throws -> String {
        let path = bedroom.home + "-" + name + ".wav"
        try RehearsedMorningTests.wave(samples).write(to: URL(filePath: path))
        return path
    }

    private func vow(_ bedroom: Bedroom, _ arguments: [String]) throws -> (status: Int32, json: [String: Any])
    {
        let (status, output) = try ChildProcess(
            arguments + ["--json", "--home", bedroom.home], soundServer: bedroom.server.address,
            keepsErrors: false
        ).finish()
        let json = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return (status, json ?? [:])
    }

    private func begin(_ bedroom: Bedroom) throws -> String {
        let added = try vow(bedroom, ["practice", "add", PracticeTests.line, "--target", "300"])
        #expect(added.status == 0)
        return try #require(added.json["id"] as? String)
    }

    @Test(
        "P2 P3: a recording is checked before it is kept; a round counts by what is heard, and a replay never does"
    )
    func recordings() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let id = try begin(bedroom)
        let own = try file(bedroom, "own", try Self.speech())
        let again = try file(bedroom, "again", try Self.anotherReading())
        let other = try file(bedroom, "other", try Self.speech("Five more minutes please."))
        defer { for path in [own, again, other] { try? FileManager.default.removeItem(atPath: path) } }

        // Without consent nothing is kept, and other words are not.
        #expect(try vow(bedroom, ["practice", "record", id, "--audio", own]).status == 2)
        #expect(try vow(bedroom, ["practice", "record", id, "--audio", other, "--yes"]).status == 1)
        let folder = bedroom.home + "/recordings"
        #expect(!FileManager.default.fileExists(atPath: folder))
        let kept = try vow(bedroom, ["practice", "record", id, "--audio", own, "--yes"])
        #expect(kept.status == 0, "\(kept)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)

        let counted = try vow(bedroom, ["practice", "say", id, "--audio", again, "--round", "a1"])
        // The same command again counts once.
        let repeated = try vow(bedroom, ["practice", "say", id, "--audio", again, "--round", "a1"])
        #expect(counted.status == 0, "\(counted)")
        #expect(counted.json["count"] as? Int == 1)
        #expect(repeated.json["count"] as? Int == 1)
        let replayed = try vow(bedroom, ["practice", "say", id, "--audio", own])
        #expect(replayed.status == 1)
        #expect(replayed.json["reasons"] as? [String] == ["playedSound"])
        let wrong = try vow(bedroom, ["practice", "say", id, "--audio", other])
        #expect(wrong.status == 1)
        #expect(try vow(bedroom, ["practice", "say", id, "--audio", "/nowhere.wav"]).status == 2)
        #expect(try vow(bedroom, ["practice", "say", "none", "--audio", own]).status == 2)
        let row = try vow(bedroom, ["practice", "show", id]).json
        #expect((row["recording"] as? [String: Any])?["standing"] as? String == "whole")

        // A damaged one says so, and can be recorded again.
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        var bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(filePath: folder + "/" + name))
        let damaged = try vow(bedroom, ["practice", "show", id]).json
        #expect((damaged["recording"] as? [String: Any])?["standing"] as? String == "damaged")
        #expect(try vow(bedroom, ["practice", "play", id]).status == 3)
        #expect(try vow(bedroom, ["practice", "record", id, "--audio", own]).status == 0)
        let whole = try vow(bedroom, ["practice", "show", id]).json
        #expect((whole["recording"] as? [String: Any])?["standing"] as? String == "whole")
    }

    @Test("P3: hands-free on real sound: own recording, then the person, counted; its echo is not")
    func handsFree() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let id = try begin(bedroom)
        let own = try file(bedroom, "own", try Self.speech())
        defer { try? FileManager.default.removeItem(atPath: own) }
        #expect(try vow(bedroom, ["practice", "record", id, "--audio", own, "--yes"]).status == 0)
        // What is played is heard in the room as well.
        bedroom.room.setToneLeak(gain: 0.3)
        let practising = try ChildProcess(
            ["practice", "start", id, "--rounds", "2", "--home", bedroom.home],
            soundServer: bedroom.server.address)
        #expect(practising.prints("●", withinSeconds: 30), "\(practising.output)")
        let pause = [Float](repeating: 0, count: 6_400)
        // The recording once more, from another loudspeaker.
        try bedroom.room.speak(pause + (try Self.speech()) + pause)
        #expect(practising.prints("→", withinSeconds: 30), "\(practising.output)")
        let listened = { practising.output.split(separator: "●").count > 2 }
        let limit = Date(timeIntervalSinceNow: 30)
        while !listened(), Date() < limit { _ = practising.prints("never printed", withinSeconds: 0.1) }
        try bedroom.room.speak(pause + (try Self.anotherReading()) + pause)
        let (status, output) = practising.finish()
        #expect(status == 0, "\(output)")
        let shown = try vow(bedroom, ["practice", "show", id]).json
        #expect(output.contains("✓ 1 of 300"), "\(output)")
        #expect(shown["count"] as? Int == 1)
    }

    @Test("D2 D3: recordings are exported only when asked for, restored, wiped, and proved wiped")
    func privacy() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let id = try begin(bedroom)
        let own = try file(bedroom, "own", try Self.speech())
        let archive = bedroom.home + "-all.tar"
        let copy = bedroom.home + "-copy"
        defer { for path in [own, archive, copy] { try? FileManager.default.removeItem(atPath: path) } }
        #expect(try vow(bedroom, ["practice", "record", id, "--audio", own, "--yes"]).status == 0)
        let plain = try vow(bedroom, ["export", archive])
        #expect(plain.json["recordingsLeftOut"] as? Int == 1)
        let without = try Data(contentsOf: URL(filePath: archive))
        #expect(without.range(of: Data("vow export --recordings".utf8)) != nil)
        #expect(without.range(of: Data("RIFF".utf8)) == nil)
        #expect(try vow(bedroom, ["export", archive, "--recordings"]).json["recordings"] as? Int == 1)
        let with = try Data(contentsOf: URL(filePath: archive))
        let wave = try #require(with.range(of: Data("RIFF".utf8)))
        let piece = with.subdata(in: wave.lowerBound + 12_000..<wave.lowerBound + 12_048)

        let imported = try ChildProcess(
            ["import", archive, "--home", copy], soundServer: bedroom.server.address
        ).finish()
        #expect(imported.status == 0, "\(imported)")
        let restored = try ChildProcess(
            ["practice", "show", id, "--json", "--home", copy], soundServer: bedroom.server.address
        ).finish()
        #expect(restored.output.contains("\"whole\""), "\(restored)")

        // A forgotten copy of the sound is found.
        try piece.write(to: URL(filePath: bedroom.home + "/forgotten.raw"))
        let found = try vow(bedroom, ["wipe", "--class", "recordings", "--yes"])
        #expect(found.json["folders"] as? [String] == ["recordings"])
        try FileManager.default.removeItem(atPath: bedroom.home + "/forgotten.raw")
        #expect(try vow(bedroom, ["practice", "show", id]).json["recording"] == nil)
        #expect(try vow(bedroom, ["wipe", "--yes"]).status == 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: bedroom.home)
        for name in files where !name.hasPrefix("pulse") {
            let bytes = FileManager.default.contents(atPath: bedroom.home + "/" + name) ?? Data()
            #expect(bytes.range(of: piece) == nil, "\(name)")
            #expect(bytes.range(of: Data(PracticeTests.line.utf8)) == nil, "\(name)")
        }
        #expect(try vow(bedroom, ["practice", "list"]).status == 0)
    }
}
