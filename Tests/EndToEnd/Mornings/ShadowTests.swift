import Foundation
import Testing
import VowCore
import VowRuntime

/// A second engine takes real notes of a real morning, and a look back judges the morning by them.
@Suite(.serialized) struct ShadowTests {
    @Test("N3, N8: what another engine heard of a real morning is judged in hindsight as it would have been")
    func hindsight() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.log.append(
            [
                .setting(key: "engine", value: "auto"), .setting(key: "shadow-engine", value: "pocketsphinx"),
            ], at: Bedroom.now)
        try bedroom.prepare(secondsAhead: 4)
        let daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(try bedroom.waitFor(1) { $0.isListening }, "\(daemon.output)")
        try bedroom.say("Five more minutes please, the bed is so warm.")
        #expect(try bedroom.waitFor(1) { $0.isAttempt }, "\(daemon.output)")
        #expect(try bedroom.waitFor(2) { $0.isListening })
        try bedroom.recite()
        #expect(try bedroom.waitFor { $0.isEnding }, "\(daemon.output)")
        let attempts = try bedroom.count { $0.isAttempt }
        let notes = try bedroom.notes(attempts)
        #expect(notes.map(\.attempt) == Array(1...attempts), "\(daemon.output)")
        #expect(daemon.stop() == 0)

        let run = try #require(try bedroom.runs().first).text
        let output = try bedroom.vow("whatif", run, "--engine", "pocketsphinx", "--json").finish().output
        let judged = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)")
        #expect(judged["mornings"] as? Int == 1 && judged["withoutNotes"] as? Int == 0)
        let row = try #require((judged["runs"] as? [[String: Any]])?.first)
        #expect(row["attemptsWithoutNotes"] as? [Int] == [])
        // Whatever this engine made of the voice: the look back says of each attempt what the note says, up to the
        // first on which the two engines differ, from where on the gate would have asked for something else.
        let opened = try bedroom.opened()
        let agreed = zip(opened, notes).prefix { $0 == $1.passed }.count
        let flips = ["attemptsThatWouldOpen", "attemptsThatWouldNot"].flatMap { row[$0] as? [Int] ?? [] }
        #expect(flips.min() == (agreed == attempts ? nil : agreed + 1), "\(output) \(notes)")
        if agreed == attempts { #expect(row["wouldBeDismissed"] as? Bool == true) }
        let text = try bedroom.vow("whatif", run, "--engine", "pocketsphinx").finish()
        #expect(text.status == 0 && text.output.contains("1 morning judged again"), "\(text.output)")
    }
}

extension Bedroom {
    /// Waits for so many notes of a shadow, and gives them.
    fileprivate func notes(_ wanted: Int) throws -> [ShadowHearing] {
        try waitForEvents(wanted) { if case .shadow(_, let hearing) = $0 { hearing } else { nil } }
    }

    /// Of each attempt, whether it opened its step.
    fileprivate func opened() throws -> [Bool] {
        try runEvents().compactMap {
            if case .attemptJudged(let verdict) = $0 { verdict.reasons.isEmpty } else { nil }
        }
    }
}
