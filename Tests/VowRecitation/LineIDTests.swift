import Foundation
import Testing
import VowRecitation

@Suite("Names of lines")
struct LineIDTests {
    private struct Kept: Codable, Equatable {
        var line: LineID
        var scores: [LineID: Int]
    }

    @Test("a name is written down as the bare text, also as a key")
    func isBareText() throws {
        let kept = Kept(line: "a1", scores: ["g1": 7])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(kept)
        #expect(String(decoding: data, as: UTF8.self) == #"{"line":"a1","scores":{"g1":7}}"#)
        #expect(try JSONDecoder().decode(Kept.self, from: data) == kept)
    }

    @Test("names are ordered and shown as text")
    func isOrderedAsText() {
        let names: [LineID] = ["b", "a\(2)", "a10"]
        #expect(names.sorted().map(\.text) == ["a10", "a2", "b"])
        #expect("\(names[0])" == "b" && LineID("b") == names[0])
    }
}
