import Testing
import VowCore

/// S5 and N6: a missed run carries the cause that the device's own events give.
@Suite("Why nobody rang (S5, N6)")
struct AbsenceTests {
    private static let day = Instant(iso8601: "2026-03-02T00:00:00Z")!
    private static func at(_ hours: Double) -> Instant {
        day.adding(milliseconds: Int64(hours * 3_600_000))
    }

    /// What a machine records at `hour` for one alarm at six, after the given events. It starts then, or ran since
    /// midnight.
    private static func causes(
        _ events: [(DeviceEvent, Double)], at hour: Double, isRunning: Bool = false
    ) -> [MissCause] {
        var alarmClock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
        let rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 0)!, recurrence: .weekly(.everyDay))
        alarmClock.apply(.alarm("a", .scheduled(AlarmDefinition(rule: rule))), at: at(-2))
        if isRunning { _ = alarmClock.handle(.start(), at: at(0)) }
        for (event, hour) in events { alarmClock.apply(.device(event), at: at(hour)) }
        return alarmClock.handle(isRunning ? .timePassed : .start(), at: at(hour)).flatMap {
            effect -> [MissCause] in
            guard case .session(_, let effects) = effect, case .append(let events)? = effects.first else {
                return []
            }
            return events.compactMap { if case .missed(_, _, _, _, let cause) = $0 { cause } else { nil } }
        }
    }

    private static let cases: [(DeviceEvent, MissCause)] = [
        (.returned(lastSeen: at(2), cause: .poweredOff), .poweredOff),
        (.returned(lastSeen: at(2), cause: .stopped), .stopped),
        (.returned(lastSeen: at(2), cause: .killed), .killed),
        (.returned(lastSeen: at(2), cause: .unproven), .unproven),
        (.returned(lastSeen: at(2), cause: .stoodStill), .stoodStill),
        (.resumed(suspendedMilliseconds: 4 * 3_600_000), .suspended),
        (.clockStepped(byMilliseconds: 3 * 3_600_000), .clockSetForward),
    ]

    @Test("powered off, slept, stopped, killed, or stepped over", arguments: cases)
    func cause(event: DeviceEvent, expected: MissCause) {
        #expect(AbsenceTests.causes([(event, 7)], at: 7) == [expected])
    }

    @Test("an absence that was over before the alarm is not its cause")
    func earlier() {
        let event = DeviceEvent.returned(
            lastSeen: AbsenceTests.at(2), cause: .poweredOff)
        #expect(AbsenceTests.causes([(event, 5)], at: 7) == [.notRunning])
    }

    @Test("a machine that ran before the alarm and looks at the time too late stood still")
    func lateLook() {
        #expect(AbsenceTests.causes([], at: 7, isRunning: true) == [.stoodStill])
    }

    @Test(
        "an absence that began behind the due instant is the cause too, before all one that excuses nothing")
    func begunLater() {
        let sleep = DeviceEvent.resumed(suspendedMilliseconds: 3_599_990)
        let stop = DeviceEvent.returned(lastSeen: AbsenceTests.at(6.5), cause: .stoodStill)
        #expect(AbsenceTests.causes([(sleep, 7)], at: 7, isRunning: true) == [.suspended])
        #expect(AbsenceTests.causes([(sleep, 7), (stop, 7)], at: 7, isRunning: true) == [.stoodStill])
    }

    @Test("within the grace it rings, whatever the absence")
    func grace() {
        let event = DeviceEvent.returned(
            lastSeen: AbsenceTests.at(2), cause: .poweredOff)
        #expect(AbsenceTests.causes([(event, 6.1)], at: 6.1) == [])
    }
}
