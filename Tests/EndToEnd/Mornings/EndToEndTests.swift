import Foundation
import Testing
import VowCore

/// The main job on real sound: a real process rings, hears a voice, and lets go only for the right words.
@Suite(.serialized) struct EndToEndTests {
    @Test("other sentences, half the lines and silence do not dismiss; the right lines do")
    func morning() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 4)
        let daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        bedroom.forgetSound()
        #expect(try bedroom.ringsWithin(seconds: 3))

        #expect(try bedroom.waitFor(1) { $0.isListening })
        bedroom.forgetSound()
        #expect(try bedroom.isSilentWithin(seconds: 3))
        try bedroom.say("Five more minutes please, the bed is so warm.")
        #expect(try bedroom.waitFor(1) { $0.isAttempt }, "\(daemon.output)")
        #expect(try bedroom.count { if case .lineRecited = $0 { true } else { false } } == 0)
        bedroom.forgetSound()
        #expect(try bedroom.ringsWithin(seconds: 3))

        #expect(try bedroom.waitFor(2) { $0.isListening })
        try bedroom.say(Bedroom.affirmations[0])
        #expect(try bedroom.waitFor(2) { $0.isAttempt }, "\(daemon.output)")
        #expect(try bedroom.count { $0.isStepPassed } == 0)

        #expect(try bedroom.waitFor(3) { $0.isListening })
        // Nobody speaks: the window ends by itself, and it rings again.
        #expect(try bedroom.waitFor(4) { $0.isListening }, "\(daemon.output)")
        #expect(try bedroom.count { $0.isAttempt } == 2)
        #expect(try bedroom.count { $0.isEnding } == 0)

        try bedroom.recite()
        #expect(try bedroom.waitFor { $0.isEnding }, "\(daemon.output)")
        #expect(try bedroom.runEvents().last == .dismissed(mode: .spoken))
        #expect(try bedroom.runs().count == 1)
        bedroom.forgetSound()
        #expect(try bedroom.isSilentWithin(seconds: 2))
    }

    @Test(
        "killed while ringing and while listening: it rings again within two seconds, in the same run, with its progress"
    )
    func killed() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 4)
        var daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        daemon.kill()
        bedroom.forgetSound()
        #expect(try bedroom.isSilentWithin(seconds: 3))
        daemon = try bedroom.daemon()
        #expect(try bedroom.ringsWithin(seconds: 2), "\(daemon.output)")
        #expect(try bedroom.waitFor { $0.isResumed })

        #expect(try bedroom.waitFor(1) { $0.isListening })
        try bedroom.recite(Bedroom.affirmations.joined(separator: " "))
        #expect(try bedroom.waitFor(1) { $0.isStepPassed }, "\(daemon.output)")
        #expect(try bedroom.waitFor { $0.isSecondStepListening })
        daemon.kill()
        bedroom.forgetSound()
        #expect(try bedroom.isSilentWithin(seconds: 3))
        let windows = try bedroom.count { $0.isSecondStepListening }
        daemon = try bedroom.daemon()
        #expect(try bedroom.ringsWithin(seconds: 2), "\(daemon.output)")
        #expect(try bedroom.waitFor(2) { $0.isResumed })

        let gaps = try bedroom.runEvents().compactMap {
            if case .resumed(let gap, _) = $0 { gap } else { nil }
        }
        #expect(gaps.count == 2)
        #expect(gaps.allSatisfy { $0 > 0 })
        #expect(try bedroom.waitFor(windows + 1) { $0.isSecondStepListening })
        try bedroom.recite(try bedroom.goalWithWord())
        #expect(try bedroom.waitFor { $0.isEnding }, "\(daemon.output)")
        #expect(try bedroom.runEvents().last == .dismissed(mode: .spoken))
        #expect(try bedroom.runs().count == 1)
        #expect(try bedroom.count { $0.isFired } == 1)
    }

    @Test(
        "a running daemon sees another process's alarm within a second; a second daemon is refused with the reason"
    )
    func twoProcesses() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(daemon.prints("No alarm is planned", withinSeconds: 20), "\(daemon.output)")
        let second = try bedroom.daemon()
        #expect(second.end() == 3)
        #expect(second.output.contains("Another `vow run` is already running for"))
        let adding = try bedroom.vow("alarm", "add", "--time", "06:30", "--days", "everyday")
        #expect(adding.end() == 0, "\(adding.output)")
        #expect(daemon.prints("Next alarm", withinSeconds: 1), "\(daemon.output)")
        #expect(daemon.stop() == 0)
    }
}
