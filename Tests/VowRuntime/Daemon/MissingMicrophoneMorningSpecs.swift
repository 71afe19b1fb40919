import InMemory
import LivedDays
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Two mornings without a microphone, and the evening between them.
@Suite("G5 The daemon without a microphone") struct MissingMicrophoneMorningSpecs {
    private static let gone = PortFailure(
        code: "microphone.missing", message: TextCode(worded: "There is no microphone."),
        repair: TextCode(worded: "Connect one."))

    private func events(_ log: EventLog) throws -> [String] {
        try log.history().compactMap { logged in
            switch logged.event {
            case .run(_, .partBypassed(let part)): "bypassed \(part)"
            case .run(_, .repairDemanded(let part)): "demanded \(part)"
            case .run(_, .snoozed): "snoozed"
            case .device(.capabilityChanged(.microphone, let state)): "microphone \(state)"
            default: nil
            }
        }
    }

    /// Rings, asks for a snooze once the microphone was found missing, and ends.
    private func morning(
        _ store: MemoryEventStore, _ vault: MemoryKeyVault, day: Int64, isPrepared: Bool,
        isSnoozed: Bool, inspect: (@Sendable (Settings, DeviceNeeds) -> [Readiness])? = nil
    ) throws -> [String] {
        let start = DaemonMorning.start.adding(seconds: day * 86_400)
        let morning = try DaemonMorning(
            store: store, at: start, room: PromptedSpeech(openFailure: Self.gone), isPrepared: isPrepared,
            vault: vault, inspect: inspect)
        morning.clock.pass(milliseconds: 10_000)
        for _ in 0..<6 where morning.display.windowCount == 0 { morning.clock.passToPlannedWake() }
        let screen = try #require(
            morning.display.screen {
                if case .partMissing? = $0.feedback { $0.phase == .ringing } else { false }
            })
        #expect(!screen.isTypingOpen)
        #expect(screen.snoozeAllowed == isSnoozed)
        morning.controls.send(.snooze)
        if isSnoozed {
            _ = try #require(
                morning.display.screen { if case .snoozed = $0.phase { true } else { false } })
        } else {
            _ = try #require(
                morning.display.screen {
                    if case .snoozeRefused? = $0.feedback { true } else { false }
                })
        }
        let sentence = WakeSession.emergencySentence(.english)
        morning.controls.send(.typed(sentence))
        _ = morning.clock.rest()
        morning.clock.pass(milliseconds: 31_000)
        morning.controls.send(.typed(sentence))
        #expect(morning.display.ending() == .bypassed)
        try morning.end()
        return morning.display.notices
    }

    @Test(
        "one morning is put off once; the next asks for the repair first and lets nobody off until it is there"
    )
    func twoMornings() throws {
        let (store, vault) = (MemoryEventStore(), MemoryKeyVault())
        let first = try morning(store, vault, day: 0, isPrepared: false, isSnoozed: true)
        #expect(first.contains { $0.contains("Snoozed once") })
        let log = EventLog(store: store, vault: vault)
        #expect(try events(log) == ["microphone missing", "bypassed microphone", "snoozed"])
        let evening = try DaemonMorning(
            store: store, at: DaemonMorning.start.adding(seconds: 14 * 3_600), isPrepared: true, vault: vault,
            inspect: { _, _ in [Readiness(.microphone, .missing, "there is none", repair: "Connect one.")] })
        let told = evening.display.notice {
            $0.contains("Repair this first") && $0.contains("Connect one.")
        }
        #expect(told != nil)
        try evening.end()
        let second = try morning(store, vault, day: 1, isPrepared: true, isSnoozed: false)
        #expect(second.contains { $0.contains("missing again") })
        #expect(try events(log).suffix(1) == ["demanded microphone"])
        // Found again: the next absence is forgiven once more.
        let repaired = try DaemonMorning(
            store: store, at: DaemonMorning.start.adding(seconds: 86_400 + 14 * 3_600), isPrepared: true,
            vault: vault, inspect: { _, _ in [Readiness(.microphone, .ready, "there")] })
        for _ in 0..<300 where try events(log).last != "microphone ready" {
            _ = repaired.display.settle(milliseconds: 20)
        }
        try repaired.end()
        _ = try morning(store, vault, day: 2, isPrepared: true, isSnoozed: true)
        #expect(try events(log).suffix(3) == ["microphone missing", "bypassed microphone", "snoozed"])
    }
}
