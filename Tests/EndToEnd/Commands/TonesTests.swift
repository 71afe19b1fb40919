import Flite
import Foundation
import Testing
import VowPorts

/// R1: a person's own tones, decoded when they are added.
@Suite("R1 vow tones", .serialized, .timeLimit(.minutes(1))) struct TonesTests {
    @Test("a file is added under a name, taken by an alarm, and may then go; a silent one is refused")
    func library() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let file = home.path + "/birds.wav"
        let speech = try FliteVoice().speech(for: "good morning", language: "en")
        try RehearsedMorningTests.wave(speech).write(to: URL(filePath: file))
        #expect(try home.vow(["tones", "add", file]).status == 0)
        try FileManager.default.removeItem(atPath: file)
        let list = try home.vow(["tones"]).output
        #expect(list.contains("birds") && list.contains("escalating"), "\(list)")
        #expect(try home.vow(["alarm", "edit", "daily", "--tone", "birds"]).status == 0)
        #expect(try home.vow(["alarm", "list", "--json"]).output.contains("/tones/birds.wav"))
        try RehearsedMorningTests.wave([Float](repeating: 0, count: 16_000)).write(to: URL(filePath: file))
        #expect(try home.vow(["tones", "add", file, "--name", "silence"]).status == 2)
        #expect(try home.vow(["tones", "add", file, "--name", "../evil"]).status == 2)
        #expect(try home.vow(["tones", "add", file, "--name", "beacon"]).status == 2)
        #expect(try home.vow(["tones", "remove", "birds"]).status == 0)
        #expect(try home.vow(["tones", "remove", "birds"]).status == 2)
    }
}
