import Testing
import VowCore

private typealias Pair = AlarmClockUnderTest.Pair

/// S3, S4, L7: clocks that are set, and zones that change.
@Suite("The alarm clock under a changing clock") struct AlarmClockTimeSpecs {
    private func step(_ seconds: Double) -> AlarmClockInput {
        .clockStepped(byMilliseconds: Int64(seconds * 1_000))
    }

    @Test("a step is recorded, and moves a ring's deadlines along", arguments: [-7_200.0, 7_200])
    func duringARun(_ seconds: Double) {
        var test = AlarmClockUnderTest.ringing()
        test.handle(step(seconds), at: 1 + seconds)
        #expect(test.log.last?.event == .device(.clockStepped(byMilliseconds: Int64(seconds * 1_000))))
        #expect(test.active == "a")
        #expect(test.deadline(at: 1 + seconds) == .seven(5 + seconds))
        #expect(test.fired.count == 1)
        test.recite(at: 3 + seconds)
        #expect(test.active == nil)
        #expect(test.missed.isEmpty)
    }

    @Test("a snooze is neither cut short nor drawn out, also over a restart", arguments: [-7_200.0, 7_200])
    func duringASnooze(_ seconds: Double) {
        var test = AlarmClockUnderTest.snoozed()
        test.handle(step(seconds), at: 10 + seconds)
        #expect(test.deadline(at: 10 + seconds) == .seven(545 + seconds))
        var next = test.restarted(at: 20 + seconds)
        #expect(next.deadline(at: 20 + seconds) == .seven(545 + seconds))
    }

    @Test("set back a little after the ring, it does not ring twice")
    func backALittle() {
        var test = AlarmClockUnderTest.ringing()
        test.recite(at: 1)
        test.handle(step(-1_800), at: 60 - 1_800)
        #expect(test.deadline(at: 60 - 1_800) == .seven(86_400))
        test.pass(at: 0)
        #expect(test.fired.count == 1)
        #expect(test.missed.isEmpty)
    }

    @Test("set back far after the ring, it rings at seven again, and invents no missed mornings")
    func backFar() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: -10 * 86_400)
        test.handle(.start(), at: -9 * 86_400 - 60)
        for day in -9...0 {
            test.pass(at: Double(day) * 86_400)
            test.recite(at: Double(day) * 86_400 + 1)
        }
        #expect(test.fired.count == 10)
        test.handle(step(-7_200), at: 60 - 7_200)
        #expect(test.missed.isEmpty)
        #expect(test.deadline(at: 60 - 7_200) == .seven())
        var restarted = test.restarted(at: -1_800)
        for second in [-1_700.0, -600, 0] {
            test.pass(at: second)
            restarted.pass(at: second)
        }
        #expect(test.fired.count == 11)
        #expect(restarted.fired.count == 11)
        #expect(test.missed.isEmpty)
        #expect(restarted.missed.isEmpty)
    }

    @Test("set forward a little, it takes nothing from an alarm that is due once more and waits for its turn")
    func forwardWhileWaiting() {
        var test = AlarmClockUnderTest()
        for alarm: AlarmID in ["a", "b"] { test.schedule(alarm) }
        test.handle(.start(), at: -60)
        test.pass(at: 0)
        test.recite(at: 1)
        test.recite(at: 5)
        test.handle(step(-7_200), at: 60 - 7_200)
        test.pass(at: 0)
        test.handle(step(40), at: 100)
        test.recite(at: 110)
        #expect(test.fired == [Pair("a", 0), Pair("b", 0), Pair("a", 0), Pair("b", 0)])
        #expect(test.missed.isEmpty)
    }

    @Test("an alarm that was made under a clock that ran ahead rings all the same")
    func madeAhead() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: 10_800)
        test.handle(.start(), at: 10_801)
        test.handle(step(-14_400), at: 10_860 - 14_400)
        #expect(test.deadline(at: -3_540) == .seven())
        test.pass(at: 0)
        #expect(test.fired == [Pair("a", 0)])
    }

    @Test("the same when the clock was corrected while nothing ran")
    func madeAheadUnseen() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: 400 * 86_400)
        var next = test.restarted(at: -3_600)
        #expect(next.deadline(at: -3_600) == .seven())
        next.pass(at: 0)
        #expect(next.fired == [Pair("a", 0)])
    }

    @Test("a clock that starts in 1970 and is then corrected invents no missed mornings")
    func startsIn1970() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: -2 * 86_400)
        test.handle(.start(), at: -86_460)
        test.pass(at: -86_400)
        test.recite(at: -86_399)
        let epoch = -1_861_945_200.0
        var next = test.restarted(at: epoch + 30)
        #expect(next.active == nil)
        next.handle(step(1_861_945_200 - 630), at: -590)
        #expect(next.missed.isEmpty)
        #expect(next.deadline(at: -590) == .seven())
        next.pass(at: 0)
        #expect(next.fired.map(\.due) == [.seven(-86_400), .seven()])
    }

    private static func zone(_ identifier: String, hours: Int) -> ZoneRules {
        ZoneRules(
            identifier: identifier, version: "test", initialOffsetSeconds: hours * 3_600, transitions: [],
            tail: nil)!
    }

    @Test(
        "S3: a date that rang does not ring again an hour further west, and the next one does; also restarted"
    )
    func westAfterTheRing() {
        var test = AlarmClockUnderTest.ringing()
        test.recite(at: 1)
        test.handle(.deviceZone(AlarmClockTimeSpecs.zone("Test/West", hours: -1)), at: 1_800)
        #expect(test.deadline(at: 1_800) == .seven(86_400 + 3_600))
        var next = AlarmClockUnderTest(
            zones: ZoneTable(device: AlarmClockTimeSpecs.zone("Test/West", hours: -1)))
        next = next.continuing(test, at: 1_900)
        #expect(next.deadline(at: 1_900) == .seven(86_400 + 3_600))
        test.pass(at: 3_600)
        test.pass(at: 90_000)
        #expect(test.fired == [Pair("a", 0), Pair("a", 86_400 + 3_600)])
        #expect(test.missed.isEmpty)
    }

    @Test("S5: a date that was missed is not missed again further west")
    func westAfterAMiss() {
        var test = AlarmClockUnderTest()
        test.schedule("a")
        test.handle(.start(), at: 1_200)
        #expect(test.missed == [Pair("a", 0)])
        var next = AlarmClockUnderTest(
            zones: ZoneTable(device: AlarmClockTimeSpecs.zone("Test/West", hours: -1)))
        next = next.continuing(test, at: 2 * 3_600)
        #expect(next.missed == [Pair("a", 0)])
        #expect(next.deadline(at: 2 * 3_600) == .seven(86_400 + 3_600))
    }

    @Test("S3: across the date line the same date comes with another morning, and rings")
    func acrossTheDateLine() {
        var test = AlarmClockUnderTest.ringing()
        test.recite(at: 1)
        test.handle(.deviceZone(AlarmClockTimeSpecs.zone("Test/FarWest", hours: -19)), at: 8 * 3_600)
        #expect(test.deadline(at: 8 * 3_600) == .seven(19 * 3_600))
        test.pass(at: 19 * 3_600)
        #expect(test.fired == [Pair("a", 0), Pair("a", 19 * 3_600)])
    }

    @Test("S1: an alarm whose time was moved rings on the date that rang already")
    func movedOnTheSameDate() {
        var test = AlarmClockUnderTest.ringing()
        test.recite(at: 1)
        test.apply(.alarm("a", .changed(AlarmClockUnderTest.at(8, 0), loosenedFrom: nil)), at: 60)
        #expect(test.deadline(at: 60) == .seven(3_600))
    }

    @Test("set forward over an alarm: within the grace it rings late, past it the cause is named")
    func forwardOver() {
        var test = AlarmClockUnderTest()
        test.schedule("a")
        test.handle(.start(), at: -600)
        test.handle(step(900), at: 300)
        #expect(test.fired == [Pair("a", 0)])
        var far = AlarmClockUnderTest()
        far.schedule("a")
        far.handle(.start(), at: -600)
        far.handle(step(3_600), at: 3_000)
        #expect(far.fired.isEmpty)
        let causes = far.log.compactMap { entry -> MissCause? in
            if case .run(_, .missed(_, _, _, _, let cause)) = entry.event { cause } else { nil }
        }
        #expect(causes == [.clockSetForward])
    }

    @Test("an alarm follows the device's zone, or keeps its own; the change is recorded once")
    func zones() throws {
        let east = try #require(ZoneRules(identifier: "Test/East", version: "1", offset: 7_200))
        var test = AlarmClockUnderTest(zones: ZoneTable(device: .utc, named: [.utc]))
        test.schedule("device")
        test.schedule("fixed", Sample.daily { $0.zone = .fixed("UTC") })
        test.handle(.start(), at: -10_000)
        test.handle(.deviceZone(east), at: -9_000)
        #expect(test.log.last?.event == .device(.zoneChanged(identifier: "Test/East", version: "1")))
        let count = test.log.count
        test.handle(.deviceZone(east), at: -8_000)
        #expect(test.log.count == count)
        #expect(test.deadline(at: -8_000) == .seven(-7_200))
        test.pass(at: -7_200)
        #expect(test.active == "device")
        #expect(test.alarmClock.active?.session.state.terms?.zone == "Test/East")
        test.recite(at: -7_190)
        test.pass(at: 0)
        #expect(test.active == "fixed")
        #expect(test.alarmClock.active?.session.state.terms?.zone == "UTC")
        #expect(test.fired == [Pair("device", -7_200), Pair("fixed", 0)])
    }

    @Test("a machine always knows when it wants to be woken, and never wants it for nothing")
    func noBusyLoop() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: 10_800)
        test.handle(.start(), at: -3_600)
        var now = Instant.seven(-3_600)
        var wakes = 0
        while let deadline = test.alarmClock.nextDeadline(at: now), wakes < 200, deadline <= .seven(7_200) {
            #expect(deadline > now || wakes == 0)
            now = max(now, deadline)
            _ = test.alarmClock.handle(.timePassed, at: now)
            if let screen = test.alarmClock.active?.session.screen, screen.phase == .listening {
                now = now.adding(seconds: 7)
                _ = test.alarmClock.handle(.session(.heardNothing(window: screen.window)), at: now)
            }
            wakes += 1
        }
        #expect(wakes < 200)
        #expect(wakes > 40)
    }

    @Test("S5: what fell due while the device slept in a snooze is missed, and does not ring days late")
    func sleptInASnooze() {
        var test = AlarmClockUnderTest.snoozed(("b", AlarmClockUnderTest.at(7, 1)))
        test.pass(at: 60)
        test.recite(at: 62)
        // Five days later, an hour before the next alarm.
        let morning = 5 * 86_400.0 - 3_600
        test.pass(at: morning)
        #expect(test.active == "a")
        test.recite(at: morning + 5)
        #expect(test.active == nil)
        #expect(test.fired.map(\.alarm) == ["a", "b"])
        #expect(test.missed.count == 8)
    }

    @Test("an alarm moved after it rang rings once more that day, in whatever order both were recorded")
    func movedAfterItRang() {
        var test = AlarmClockUnderTest.ringing()
        test.recite(at: 5)
        test.apply(.alarm("a", .changed(AlarmClockUnderTest.at(7, 20), loosenedFrom: nil)), at: 60)
        #expect(test.deadline(at: 61) == .seven(1_200))
        var same = test.restarted(at: 61)
        #expect(same.deadline(at: 61) == .seven(1_200))
        var late = test.restarted(at: 61, runsLast: true)
        #expect(late.deadline(at: 61) == .seven(1_200))
        late.pass(at: 1_200)
        #expect(late.active == "a")
        // What it rang for counts again from here on.
        late.recite(at: 1_205)
        #expect(late.deadline(at: 1_300) == .seven(86_400 + 1_200))
    }
}

extension ZoneRules {
    /// A zone with one offset for ever.
    init?(identifier: String, version: String, offset: Int) {
        self.init(
            identifier: identifier, version: version, initialOffsetSeconds: offset, transitions: [], tail: nil
        )
    }
}
