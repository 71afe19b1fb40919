import Foundation
import InMemory
import LivedDays
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
        if isBroken {
            throw PortFailure(
                code: "voice.missing", message: TextCode(worded: "There is none."), repair: .none)
        }
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
            ringer: RecordingRinger(place: "hall"),
            prompts: PromptParts(voice: voice, loudspeaker: loudspeaker), prepare: prepare)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        #expect(try morning.opensWindows(1))
        morning.room.say("Five more minutes please, the bed is so warm.")
        let refused = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
        let said = voice.said.withLock { $0 }
        #expect(said == ["Good morning. Say your affirmations now."])
        #expect(loudspeaker.played.map(\.count) == said.map(\.count))
        let second = try #require(morning.nextWindow())
        #expect(second.window > first.window)
        // The screen comes first, and the voice right after it.
        #expect(try morning.opensWindows(2))
        let again = try #require(voice.said.withLock { $0.last })
        #expect(again.hasPrefix(WakeTexts(.english).feedback(try #require(refused.feedback))))
        morning.answer(second)
        _ = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        // They come from where the alarm does.
        #expect(!loudspeaker.outputs.isEmpty && loudspeaker.outputs.allSatisfy { $0 == "hall" })
    }

    @Test("what is called off just as it is about to sound does not, and opens nothing") func calledOff() {
        let asked = Mutex<Prompter?>(nil)
        let begun = DispatchSemaphore(value: 0)
        let loudspeaker = RecordingLoudspeaker(beginning: {
            let first = asked.withLock { asked in
                defer { asked = nil }
                return asked
            }
            first?.stop()
            begun.signal()
        })
        let prompter = Prompter(PromptParts(voice: CountingVoice(), loudspeaker: loudspeaker))
        asked.withLock { $0 = prompter }
        let opened = Mutex<[Int]>([])
        let done = DispatchSemaphore(value: 0)
        prompter.say("Good morning.", .english) {
            opened.withLock { $0.append(1) }
            done.signal()
        }
        #expect(begun.wait(timeout: .now() + 10) == .success)
        prompter.say("Say your lines.", .english) {
            opened.withLock { $0.append(2) }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(loudspeaker.played.map(\.count) == ["Say your lines.".count])
        #expect(opened.withLock { $0 } == [2])
    }

    @Test("word of a prompt that comes after its window was closed opens no microphone") func late() throws {
        let voice = CountingVoice()
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: RecordingLoudspeaker()), prepare: prepare)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        #expect(try morning.opensWindows(1))
        morning.answer(first)
        let second = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(try morning.opensWindows(2))
        let order = ListenOrder(
            window: second.window - 1, lines: [], words: [], renderings: [], language: .english,
            silenceMilliseconds: 7_000, windowMilliseconds: 20_000)
        morning.daemon.mailbox.post(.prompted(order))
        morning.daemon.mailbox.post(.prompted(order))
        morning.answer(second)
        #expect(morning.display.ending() == .dismissed)
        let opened = try morning.runEvents().filter { if case .listeningOpened = $0 { true } else { false } }
        #expect(opened == [.listeningOpened(step: 0), .listeningOpened(step: 1)])
    }

    @Test("a voice that is broken costs the prompt, and never the window") func broken() throws {
        let voice = CountingVoice(isBroken: true)
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: RecordingLoudspeaker()), prepare: prepare)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        #expect(try morning.opensWindows(1))
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
