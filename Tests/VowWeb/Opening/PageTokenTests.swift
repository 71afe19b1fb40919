import Foundation
import Synchronization
import Testing

@testable import VowWeb

@Suite("X3 The token of a home")
struct PageTokenTests {
    private func withHome(_ body: (String) throws -> Void) throws {
        let home = NSTemporaryDirectory() + "vow-token-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        try body(home)
    }

    @Test("all who ask for the first one at once get the same, and nothing else is left beside it")
    func atOnce() throws {
        for _ in 0..<50 {
            try withHome { home in
                let given = Mutex<[String]>([])
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    let text = (try? PageToken.kept(home: home).text) ?? "none"
                    given.withLock { $0.append(text) }
                }
                let kept = try PageToken.kept(home: home).text
                #expect(kept.count == 64 && kept.allSatisfy(\.isHexDigit))
                #expect(given.withLock { $0 } == Array(repeating: kept, count: 8))
                #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["page.token"])
            }
        }
    }

    @Test("what is no token is replaced, by a file that only the person may read")
    func damaged() throws {
        try withHome { home in
            try "no token".write(toFile: home + "/page.token", atomically: true, encoding: .utf8)
            let drawn = try PageToken.kept(home: home).text
            #expect(try PageToken.kept(home: home).text == drawn)
            let mode =
                try FileManager.default.attributesOfItem(atPath: home + "/page.token")[.posixPermissions]
                as? Int
            #expect(mode == 0o600)
            #expect(throws: CocoaError.self) { try PageToken.kept(home: home + "/missing") }
        }
    }
}
