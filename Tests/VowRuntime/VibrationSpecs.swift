import InMemory
import PortContracts
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// What a morning does with what shakes the device.
@Suite("R4 X7 Vibration") struct VibrationSpecs {
    private func vibrates(_ log: EventLog) throws {
        let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
        let definition = AlarmDefinition(
            label: "Morning", rule: rule, sound: SoundSettings(vibrate: true))
        try log.append([.alarm("a1", .changed(definition, loosenedFrom: nil))], at: DaemonMorning.start)
    }

    @Test("an alarm that is to shake does, rests while it listens, and gives a pulse for each line")
    func shakes()
        throws
    {
        let vibrator = RecordingVibrator()
        let morning = try DaemonMorning(
            prepare: { log in
                try vibrates(log)
                try log.append([.setting(key: "vibration", value: "60")], at: DaemonMorning.start)
            }, vibrators: [vibrator])
        defer { try? morning.end() }
        #expect(morning.clock.rest() && vibrator.calls.isEmpty)
        morning.clock.pass(milliseconds: 10_000)
        let shaking = RecordingVibrator.Call.shake(VibrationPattern(intensityPercent: 60))
        #expect(vibrator.calls { !$0.isEmpty } == [shaking])
        let first = try #require(morning.nextWindow())
        #expect(vibrator.calls { $0.count >= 2 } == [shaking, .stop])
        morning.answer(first)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(vibrator.calls { $0.contains(.pulse(2)) }.contains(.pulse(2)))
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        let calls = vibrator.calls { $0.contains(.pulse(1)) && $0.last == .stop }
        #expect(calls.contains(.pulse(1)) && calls.last == .stop)
    }

    @Test("no other alarm does, and none where it is switched off", arguments: [false, true])
    func rests(isSwitchedOff: Bool) throws {
        let vibrator = RecordingVibrator()
        let morning = try DaemonMorning(
            prepare: { log in
                guard isSwitchedOff else { return }
                try vibrates(log)
                try log.append([.setting(key: "vibration", value: "off")], at: DaemonMorning.start)
            }, vibrators: [vibrator])
        morning.clock.pass(milliseconds: 10_000)
        morning.answer(try #require(morning.nextWindow()))
        _ = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        try morning.end()
        #expect(vibrator.calls.allSatisfy { $0 == .stop })
    }

    @Test("a log that takes nothing for a while costs no second pulse for a line") func fullLog() throws {
        let vibrator = RecordingVibrator()
        let morning = try DaemonMorning(prepare: vibrates, vibrators: [vibrator])
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        morning.store.failAppends(
            12,
            with: PortFailure(
                code: "store.full", message: TextCode(worded: "The disk is full."), repair: .none))
        morning.answer(first)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        // Each second it is tried again.
        for _ in 0..<12 { morning.clock.pass(milliseconds: 1_000) }
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        let calls = vibrator.calls { $0.contains(.pulse(1)) }
        #expect(calls.filter { $0 == .pulse(2) }.count == 1)
        #expect(calls.filter { $0 == .pulse(1) }.count == 1)
    }

    @Test("it is asked again before what it was told is over, and the first that can is asked") func renewed()
        throws
    {
        let (missing, vibrator) = (
            RecordingVibrator(name: nil), RecordingVibrator(lastsMilliseconds: 10)
        )
        let morning = try DaemonMorning(prepare: vibrates, vibrators: [missing, vibrator])
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let calls = vibrator.calls { $0.count >= 3 }
        #expect(calls.count >= 3)
        #expect(!missing.calls.contains { $0 != .stop })
    }

    @Test("the recorded vibrator holds the contract") func contract() throws {
        try VibratorContract(RecordingVibrator()).shakes()
        VibratorContract(RecordingVibrator(name: nil)).hasNothing()
    }
}
