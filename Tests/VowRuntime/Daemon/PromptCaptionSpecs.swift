import Foundation
import InMemory
import LivedDays
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

/// A voice that keeps what it was asked to say.
private final class NotingVoice: Voice {
    private let texts = Mutex<[String]>([])
    private let spoken = DispatchSemaphore(value: 0)

    /// The next so many texts that are spoken; fewer where no more come.
    func next(_ count: Int) -> [String] {
        for _ in 0..<count where spoken.wait(timeout: .now() + 20) != .success { break }
        return texts.withLock { Array($0.prefix(count)) }
    }

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        texts.withLock { $0.append(text) }
        spoken.signal()
        return [Float](repeating: 0.1, count: 16)
    }
}

/// Y1: whoever cannot hear the prompts reads them: each is in the row that a front end shows, word for word.
@Suite("Y1 captions of what is spoken", .timeLimit(.minutes(1))) struct PromptCaptionSpecs {
    /// What a front end shows of a screen as words: why the last attempt was refused, and what to do now.
    private func caption(_ row: LiveRow) -> String {
        [row.gate?.feedback?.text, row.run?.prompt].compactMap { $0 }.joined(separator: " ")
    }

    @Test("through a refusal and a passed step, all that was said stands in a row")
    func morning() throws {
        let voice = NotingVoice()
        let morning = try DaemonMorning(
            prompts: PromptParts(voice: voice, loudspeaker: RecordingLoudspeaker()),
            prepare: { log in
                try log.append([.setting(key: "prompts.spoken", value: "on")], at: DaemonMorning.start)
            })
        defer { try? morning.end() }
        let rows = Mutex<[LiveRow]>([])
        let live = LiveState(clock: morning.clock, zones: morning.zones)
        live.follow { change in if case .row(let row) = change { rows.withLock { $0.append(row) } } }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        live.show(first, run: "run")
        #expect(try morning.opensWindows(1))
        morning.room.say("Five more minutes please, the bed is so warm.")
        _ = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
        let second = try #require(morning.nextWindow())
        live.show(second, run: "run")
        #expect(try morning.opensWindows(2))
        morning.answer(second)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        live.show(goals, run: "run")
        let said = voice.next(3)
        let captions = rows.withLock { $0.map(caption) }
        #expect(said.count == 3, "\(said)")
        for text in said { #expect(captions.contains(text), "spoken, and on no page: \(text)") }
    }
}
