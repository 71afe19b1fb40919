import InMemory
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// What the daemon does around a morning: waking the machine, following it, and telling of tomorrow.
@Suite("S4 S6 S9 N6 The daemon at night") struct DaemonNightSpecs {
    /// 20:59:50, universal time, on Sunday the 31st of December 2028.
    private static let evening = DaemonMorning.start.adding(seconds: -10 * 3_600)
    private static let due = DaemonMorning.start.adding(seconds: 10)

    private func deviceEvents(_ morning: DaemonMorning) throws -> [DeviceEvent] {
        try morning.log.history().compactMap { if case .device(let event) = $0.event { event } else { nil } }
    }

    @Test(
        "the machine is woken some minutes ahead; the way is recorded once, and once more when nothing changed"
    )
    func wakeArmed() throws {
        let waker = RecordingWaker()
        let morning = try DaemonMorning(at: DaemonNightSpecs.evening, waker: waker)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let ahead = DaemonNightSpecs.due.adding(seconds: -180)
        #expect(waker.armed == [ahead])
        #expect(
            try deviceEvents(morning).filter {
                $0 == .wakeArmed(means: .simulated, for: DaemonNightSpecs.due)
            }
            .count == 1)
        morning.machine.say(.suspending)
        #expect(morning.clock.rest())
        #expect(waker.armed == [ahead])
        #expect(morning.machine.allowances == 1)
        #expect(try deviceEvents(morning).contains(.suspending))
    }

    @Test("nothing can wake the machine: that is recorded, and the evening notice warns loudly")
    func nothingWakes() throws {
        let waker = RecordingWaker([
            WakeMethod(
                means: .alarmTimer, state: .missing, reason: TextCode(worded: "No clock."),
                repair: TextCode(worded: "None."))
        ])
        let morning = try DaemonMorning(at: DaemonNightSpecs.evening, waker: waker)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        #expect(try deviceEvents(morning).contains(.wakeArmed(means: .nothing, for: DaemonNightSpecs.due)))
        morning.clock.pass(milliseconds: 10_000)
        let notice = try #require(morning.notifier.messages.first)
        #expect(notice.body.contains("NOTHING CAN WAKE THIS MACHINE"))
        #expect(!notice.audible)
    }

    @Test("the evening notice comes at its hour, once, with the alarm, its lines and how to skip it")
    func eveningNotice() throws {
        let morning = try DaemonMorning(at: DaemonNightSpecs.evening)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        #expect(morning.notifier.messages.isEmpty)
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.notifier.messages.count == 1)
        let notice = try #require(morning.notifier.messages.first)
        #expect(notice.body.contains("mon 2029-01-01 07:00"))
        #expect(notice.body.contains("vow alarm skip a1"))
        #expect(notice.body.contains("I keep promises to myself."))
        #expect(!notice.body.contains("WAKE THIS MACHINE"))
        #expect(try deviceEvents(morning).contains(.noticeGiven(date: CivilDate(iso8601: "2028-12-31")!)))
        morning.machine.say(.zoneChanged)
        #expect(morning.clock.rest())
        #expect(morning.notifier.messages.count == 1)
    }

    @Test("a button of the notice leaves the ring out that it tells of, once, by the command of a person")
    func skippedFromNotice() throws {
        let morning = try DaemonMorning(at: DaemonNightSpecs.evening)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let notice = try #require(morning.notifier.messages.first)
        let button = try #require(notice.button)
        // A press on the notice itself only opens the alarms.
        #expect(button.place == "alarms" && button.label == "Open it")
        let skip = try #require(button.skip)
        #expect(skip == NoticeSkip(label: "Skip it once", alarm: "a1", date: "2029-01-01"))
        let service = CommandService(
            log: morning.log, clock: morning.clock, zones: FixedZones(), entropy: FixedEntropy(seed: 3))
        #expect(service.skipOnce(skip).contains("vow alarm unskip a1"))
        let first = try service.alarmRow("a1")
        #expect(first.skippedDates == ["2029-01-01"])
        // Pressed twice it skips no other morning.
        #expect(service.skipOnce(skip).contains("2029-01-01"))
        #expect(try service.alarmRow("a1").skippedDates == ["2029-01-01"])
        try service.unskip("a1", date: skip.date, from: nil, to: nil)
        #expect(try service.alarmRow("a1").skippedDates.isEmpty)
        // Days later the same notice does nothing, and says so.
        morning.clock.pass(milliseconds: 3 * 86_400_000)
        #expect(service.skipOnce(skip).contains("nothing to skip"))
        #expect(try service.alarmRow("a1").skippedDates.isEmpty)
    }

    @Test("an edit that comes at the very hour of the notice does not put it off to the next evening")
    func editAtTheHour() throws {
        let morning = try DaemonMorning(at: DaemonNightSpecs.evening)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.passUnnoticed(milliseconds: 10_000)
        try morning.log.append([.setting(key: "grace-minutes", value: "9")], at: morning.clock.now())
        _ = try #require(morning.display.notice { $0.contains("07:00") })
        #expect(morning.clock.rest())
        #expect(morning.notifier.messages.count == 1)
    }

    @Test("texts outside the wake screen speak the language that was set")
    func spanishNotice() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let first = try DaemonMorning(store: store, at: DaemonNightSpecs.evening, vault: vault)
        try first.log.append([.setting(key: "language", value: "es")], at: DaemonNightSpecs.evening)
        try first.end()
        let morning = try DaemonMorning(
            store: store, at: DaemonNightSpecs.evening.adding(seconds: 1), isPrepared: true, vault: vault)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 9_000)
        let notice = try #require(morning.notifier.messages.first)
        #expect(notice.title == "Vow: mañana")
        #expect(notice.body.contains("Próxima alarma: lun 2029-01-01 07:00"))
        #expect(notice.body.contains("Para omitirla una vez: vow alarm skip a1"))
    }

    @Test(
        "the device is taken to another zone: the alarm keeps its time of day, at once and without a new start"
    )
    func zoneLetter() throws {
        let east = try #require(
            ZoneRules(
                identifier: "East", version: "test", initialOffsetSeconds: 3 * 3_600, transitions: [],
                tail: nil))
        let waker = RecordingWaker()
        let morning = try DaemonMorning(
            at: DaemonNightSpecs.evening, zones: FixedZones([.utc, east]), waker: waker)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.zones.move(to: "East")
        morning.machine.say(.zoneChanged)
        #expect(morning.clock.rest())
        #expect(try deviceEvents(morning).contains(.zoneChanged(identifier: "East", version: "test")))
        let due = DaemonNightSpecs.due.adding(seconds: -3 * 3_600)
        #expect(waker.armed.last == due.adding(seconds: -180))
        morning.clock.pass(milliseconds: due.milliseconds(since: DaemonNightSpecs.evening))
        #expect(morning.ringer.playing != nil)
    }

    @Test("an alarm that plays unheard: the notifier sounds, it is recorded, and the autopsy names it")
    func unheard() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.ringer.mute(
            PortFailure(
                code: "sound.muted", message: TextCode(worded: "The output is muted."),
                repair: TextCode(worded: "Unmute it.")))
        #expect(morning.clock.rest())
        // One that sounds, and one that says what is wrong.
        #expect(morning.notifier.messages.map(\.audible) == [true, false])
        #expect(morning.notifier.messages.last?.body.contains("The output is muted.") == true)
        #expect(morning.ringer.playing != nil)
        #expect(
            try morning.runEvents().contains {
                if case .partFailed(.speaker, "sound.muted", _) = $0 { true } else { false }
            })
    }

    @Test(
        "R11 the output is opened some seconds ahead, also of the end of a snooze, and the ring takes it over"
    )
    func warmOutput() throws {
        let morning = try DaemonMorning(at: DaemonNightSpecs.due.adding(seconds: -60))
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let ahead = DaemonLoop.warmAheadMilliseconds
        morning.clock.pass(milliseconds: 60_000 - ahead - 1)
        #expect(morning.clock.rest() && morning.ringer.prepared == nil)
        morning.clock.pass(milliseconds: 1)
        #expect(morning.clock.rest() && morning.ringer.prepared?.source == .tone("beacon"))
        #expect(morning.ringer.playing == nil)
        morning.clock.pass(milliseconds: ahead)
        #expect(morning.clock.rest() && morning.ringer.playing != nil && morning.ringer.prepared == nil)
    }

    @Test("R11 an output that was opened for a ring that does not come is let go") func warmedInVain() throws
    {
        let morning = try DaemonMorning(at: DaemonNightSpecs.due.adding(seconds: -60))
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 55_000)
        #expect(morning.clock.rest() && morning.ringer.prepared != nil)
        try morning.log.append([.alarm("a1", .disabled)], at: morning.clock.now())
        for _ in 0..<300 where morning.ringer.prepared != nil {
            _ = morning.display.settle(milliseconds: 20)
        }
        #expect(morning.ringer.prepared == nil && morning.ringer.playing == nil)
    }
}
