import Foundation
import InMemory
import PortContracts
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts

@testable import VowRuntime

/// What registered buttons ask for while a run is on.
@Suite("G7 Registered buttons during a run", .timeLimit(.minutes(1))) struct RunButtonsSpecs {
    /// What was asked for, and a wait for it.
    private final class Asked: Sendable {
        private let inputs = Mutex<[PersonInput]>([])
        private let told = DispatchSemaphore(value: 0)

        @Sendable func handle(_ input: PersonInput) {
            inputs.withLock { $0.append(input) }
            told.signal()
        }

        func next() -> PersonInput? {
            guard told.wait(timeout: .now() + 10) == .success else { return nil }
            return inputs.withLock { $0.removeFirst() }
        }
    }

    private static let sentence = "I stop this alarm without keeping my word."

    private func row(_ phase: LiveRow.Phase) -> LiveRow {
        let run = LiveRow.Run(id: "r", label: "Work", language: "en", phaseText: "", prompt: "")
        let gate = LiveRow.Gate(
            step: 0, stepCount: 1, task: LiveRow.Task("recite"), words: LiveRow.Words(lines: []), attempt: 1,
            windowMilliseconds: 20_000, typingOpen: false,
            snooze: LiveRow.Snooze(allowed: false, reason: nil, minutes: nil),
            emergency: LiveRow.Emergency(sentence: Self.sentence, opensAt: nil, secondsLeft: nil))
        let standing: LiveRow.Standing =
            switch phase {
            case .idle: .idle(nil)
            case .ended: .ended(run, ending: "dismissed")
            default: LiveRow.Standing(phase, run, gate)
            }
        return LiveRow(standing, at: "2029-01-01T07:00:00Z")
    }

    @Test("the recorded and the scripted buttons hold the contract") func contract() throws {
        let watch = ScriptedButtonWatch()
        try ButtonWatchContract(watch, press: { watch.press($0) }).tellsPresses()
        ButtonWatchContract(ScriptedButtonWatch(isMissing: true), press: { _ in }).hasNone()
    }

    @Test("they are followed while a run is on, ask for what they were registered for, and for nothing else")
    func run() {
        let (watch, asked) = (ScriptedButtonWatch(), Asked())
        let buttons = RunButtons(
            watch, keys: { .init(snooze: 114, exit: 115, ready: 116) }, send: asked.handle)
        buttons.show(row(.idle))
        buttons.show(row(.ringing))
        buttons.queue.sync {}
        #expect(watch.isFollowed)
        watch.press(30)
        watch.press(114)
        #expect(asked.next() == .snooze)
        watch.press(116)
        #expect(asked.next() == .ready)
        watch.press(115)
        #expect(asked.next() == .typed(Self.sentence))
        buttons.show(row(.ended))
        buttons.queue.sync {}
        #expect(!watch.isFollowed && watch.followCount == 1)
        buttons.end()
    }

    @Test("without registered keys no device is opened, and missing devices are no harm") func nothing() {
        let watch = ScriptedButtonWatch()
        let looked = DispatchSemaphore(value: 0)
        let buttons = RunButtons(
            watch,
            keys: {
                looked.signal()
                return .init()
            }, send: { _ in })
        buttons.show(row(.ringing))
        #expect(looked.wait(timeout: .now() + 10) == .success)
        buttons.queue.sync {}
        #expect(watch.followCount == 0)
        buttons.end()
    }

    @Test("its end waits for no look-up that hangs, and nothing is followed after it") func hangs() {
        let watch = ScriptedButtonWatch()
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let buttons = RunButtons(
            watch,
            keys: {
                begun.signal()
                goOn.wait()
                return .init(snooze: 114)
            }, send: { _ in })
        buttons.show(row(.ringing))
        #expect(begun.wait(timeout: .now() + 10) == .success)
        let took = ContinuousClock().measure { buttons.end() }
        #expect(took < .milliseconds(500))
        buttons.show(row(.ringing))
        goOn.signal()
        // The look-up that was under way goes to its end, and what it began is ended.
        buttons.queue.sync {}
        #expect(watch.followCount == 1 && !watch.isFollowed)
    }
}
