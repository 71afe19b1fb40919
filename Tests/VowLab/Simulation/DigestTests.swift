import Foundation
import Testing
import VowLab

/// The log's bytes are the same everywhere: the file keeps what they came to, this debug build compares, and
/// `vow-lab simulate --digests` does so in a release build (`make bench`, `make soak`).
///
/// What mornings are made of changes with the product; `VOW_RECORD_GOLDEN=1` then writes the file anew.
@Suite("E5 The same seed, the same digest") struct DigestTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs/Simulation/digests.txt")

    @Test func theKeptDigestsComeOutAgain() throws {
        let kept = try KeptDigest.read(String(contentsOf: Self.file, encoding: .utf8))
        #expect(kept.count >= 3)
        if ProcessInfo.processInfo.environment["VOW_RECORD_GOLDEN"] != nil {
            let text = kept.map { "\($0.seed) \($0.mornings) \($0.lived())\n" }.joined()
            try (KeptDigest.head + text).write(to: Self.file, atomically: true, encoding: .utf8)
            return
        }
        for digest in kept {
            #expect(digest.lived() == digest.digest, "seed \(digest.seed), \(digest.mornings) mornings")
        }
    }

    @Test func aDamagedFileIsRefused() {
        #expect(throws: KeptDigest.Damage.self) { try KeptDigest.read("1 two 3\n") }
        #expect(throws: KeptDigest.Damage.self) { try KeptDigest.read("1 2\n") }
    }

    @Test func twoRunsOfOneProcessAgree() {
        let first = Simulation.run(seed: 7, mornings: 24)
        let second = Simulation.run(seed: 7, mornings: 24)
        #expect(first.digest == second.digest)
        #expect(first.eventCount > 300)
        #expect(Simulation.run(seed: 8, mornings: 24).digest != first.digest)
    }
}
