import Foundation
import TestSupport
import Testing
import VowAnswers
import VowWeb

/// The states that /design shows are rows as the daemon tells them.
@Suite("X7 The samples of /design", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageSampleTests {
    /// What a page adds to a row, or the daemon writes only where it is known.
    private static let added: Set = ["twelveHours", "windowMilliseconds"]

    @Test("each sample is read as a row, and has no key that a row does not write")
    func rows() async throws {
        try await ShownPage.with { shown in
            try shown.open("")
            let text = try shown.browser.runAsync(
                "const done = arguments[0]; import('/modules/samples.js').then(({ states }) => done(JSON.stringify(states())));"
            )
            let samples = try #require(
                try JSONSerialization.jsonObject(with: Data((text as? String ?? "").utf8))
                    as? [String: [String: Any]])
            #expect(samples.count > 20)
            for (name, sample) in samples {
                let data = try JSONSerialization.data(withJSONObject: sample)
                let row = try? JSONDecoder().decode(LiveRow.self, from: data)
                #expect(row != nil, "\(name) is no row")
                guard let row else { continue }
                let written =
                    try JSONSerialization.jsonObject(with: JSONEncoder().encode(row)) as? [String: Any]
                let known = Set((written ?? [:]).keys).union(Self.added)
                #expect(
                    Set(sample.keys).isSubset(of: known), "\(name): \(Set(sample.keys).subtracting(known))")
            }
        }
    }
}
