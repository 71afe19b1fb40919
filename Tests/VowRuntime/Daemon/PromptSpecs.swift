import Foundation
import InMemory
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

/// A voice whose sound is as long as the text, and which may be broken.
private final class CountingVoice: Voice {
    let said = Mutex<[String]>([])
    let isBroken: Bool

    init(isBroken: Bool = false) { self.isBroken = isBroken }

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        said.withLock { $0.append(text) }
        if isBroken { throw PortFailure(code: "voice.missing", message: "There is none.", repair: "") }
        return [Float](repeating: 0.1, count: text.count)
    }
}

/// What is spoken before a window opens.
@Suite("G3 prompts that are spoken", .timeLimit(.minutes(1))) struct PromptSpecs {
    private func prepare(_ log: EventLog) throws {
        try log.append([.setting(key: "prompts.spoken", value: "on")], at: DaemonMorning.start)
    }

    @Test("the prompt, and then the refusal with the next prompt, are played before the microphone hears")
    func spoken() throws {
        let (voice, loudspeaker) = (CountingVoice(), RecordingLoudspeaker())
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: loudspeaker), prepare: prepare)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        morning.room.say("Five more minutes please, the bed is so warm.")
        let refused = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
        let said = voice.said.withLock { $0 }
        #expect(said == ["Good morning. Say your affirmations now."])
        #expect(loudspeaker.played.map(\.count) == said.map(\.count))
        let second = try #require(morning.nextWindow())
        #expect(second.window > first.window)
        // The screen comes first, and the voice right after it.
        let limit = ContinuousClock.now + .seconds(10)
        while voice.said.withLock({ $0.count }) < 2, ContinuousClock.now < limit { usleep(2_000) }
        let again = try #require(voice.said.withLock { $0.last })
        #expect(again.hasPrefix(WakeTexts(.english).feedback(try #require(refused.feedback))))
        morning.answer(second)
        _ = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
    }

    @Test("a voice that is broken costs the prompt, and never the window") func broken() throws {
        let voice = CountingVoice(isBroken: true)
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: RecordingLoudspeaker()), prepare: prepare)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        morning.answer(first)
        _ = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
    }

    @Test("nothing is spoken where that was not set") func silent() throws {
        let voice = CountingVoice()
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: RecordingLoudspeaker()))
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        morning.answer(try #require(morning.nextWindow()))
        _ = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(voice.said.withLock { $0.isEmpty })
    }
}
