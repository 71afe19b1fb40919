import Foundation
import Testing

/// A kind of challenge is a folder of the core, its face in the runtime and its account in the simulation; everything else goes
/// by their descriptions.
@Suite struct ChallengeKindTests {
    /// Patterns that tell the kinds apart, of `Challenge`, `ChallengePolicy.Ask`, `ChallengeAnswer`, `Response` and
    /// `WakeScreen.ShownChallenge`.
    private static let pattern = try! NSRegularExpression(
        pattern:
            #"\bcase [^:="/]*\.(?:move|light|motion|lit|moved)\b|\bcase [^:="/]*\.sum\(|\bcase [^:="/]*\.recite\(let (?:kind|lines|required)|\bcase [^:="/]*\.typeLines\("#
    )
    /// Where the kinds are, and the account that the simulation keeps of its own.
    private static let homes = [
        "Sources/VowCore/Gate/Kinds/", "Sources/VowRuntime/Challenges/",
        "Sources/VowLab/Simulation/World/SimulatedSensing.swift",
        "Sources/VowLab/Simulation/Checks/Checks+Answers.swift",
    ]

    @Test("nothing outside of the kinds' folders tells the kinds of challenges apart")
    func apart() throws {
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        where !Self.homes.contains(where: file.hasPrefix) {
            let found = try SourceTree.code(file, matching: Self.pattern)
            #expect(found.isEmpty, "\(file): \(found)")
        }
        // The rule finds what it forbids.
        for file in [
            "Sources/VowCore/Gate/Kinds/ChallengeKinds.swift",
            "Sources/VowRuntime/Challenges/LightFace.swift",
        ] {
            #expect(try !SourceTree.code(file, matching: Self.pattern).isEmpty, "\(file)")
        }
    }

    @Test("each kind of the core has a face, by the names that it has there")
    func faces() throws {
        let names = try NSRegularExpression(pattern: #"static let (?:names|kindNames) = (.+)"#)
        func found(_ folder: String) throws -> [String] {
            var lists: [String] = []
            for file in try SourceTree.swiftFiles(folder) {
                lists += try SourceTree.code(file, matching: names)
            }
            return lists.compactMap { $0.split(separator: "= ").last.map(String.init) }.sorted()
        }
        let kinds = try found("Sources/VowCore/Gate/Kinds")
        #expect(kinds.count >= 6)
        #expect(kinds == (try found("Sources/VowRuntime/Challenges")))
    }
}
