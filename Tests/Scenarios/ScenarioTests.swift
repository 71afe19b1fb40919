import Foundation
import Testing

/// Every file under Specs/Scenarios, played against the alarm clock machine.
///
/// A line that begins with `=>` is what the step before it must lead to; a step leads to nothing else. Lines that
/// begin with `#` are for readers.
@Suite("N11 Scenarios")
struct ScenarioTests {
    static let folder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/Specs/Scenarios"

    static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".scenario") }.sorted()
    }()

    @Test("there are scenarios for every failure that users of other clocks report")
    func all() {
        #expect(ScenarioTests.names.count >= 10)
    }

    @Test("plays as written", arguments: names)
    func play(name: String) throws {
        let text = try String(contentsOfFile: ScenarioTests.folder + "/" + name, encoding: .utf8)
        var player = ScenarioPlayer()
        var step = ""
        var happened: [String] = []
        var expected: [String] = []
        for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) + ["end"] {
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("=>") {
                expected.append(line.dropFirst(2).trimmingCharacters(in: .whitespaces))
                continue
            }
            #expect(happened == expected, "\(name), after \"\(step)\"")
            step = line
            expected = []
            happened = line == "end" ? [] : try player.play(line)
        }
        #expect(step == "end")
    }
}
