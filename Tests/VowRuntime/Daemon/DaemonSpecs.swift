import InMemory
import LivedDays
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// A morning through the daemon, on fakes only: the same code as on a real device, without sound or waiting.
@Suite("The daemon") struct DaemonSpecs {
    private static let full = PortFailure(
        code: "store.full", message: TextCode(worded: "The disk is full."),
        repair: TextCode(worded: "Free space."))

    @Test("rings at the instant, refuses other words, lets go when the lines and the word were said")
    func morning() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let ahead = DaemonLoop.warmAheadMilliseconds
        #expect(morning.clock.plannedWake == DaemonMorning.start.adding(milliseconds: 10_000 - ahead))
        morning.clock.pass(milliseconds: 10_000 - ahead)
        #expect(morning.clock.rest())
        #expect(morning.clock.plannedWake == DaemonMorning.start.adding(seconds: 10))
        #expect(morning.ringer.playing == nil)
        morning.clock.pass(milliseconds: ahead)
        #expect(morning.ringer.playing?.source == .tone("beacon"))
        let first = try #require(morning.nextWindow())
        #expect(morning.ringer.calls.last == .duck(percent: 0))
        morning.room.say("Five more minutes please, the bed is so warm.")
        _ = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
        #expect(morning.ringer.calls.last == .duck(percent: 40))
        let second = try #require(morning.nextWindow())
        #expect(second.window > first.window)
        morning.answer(second)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(goals.challengeWord != nil)
        morning.answer(goals)
        #expect(morning.trimmer.count == 1)
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 2)
        #expect(morning.ringer.playing == nil)
        let events = try morning.runEvents()
        #expect(events.last == .dismissed(mode: .spoken))
        #expect(events.contains { if case .lineRecited("train", _, _) = $0 { true } else { false } })
        #expect(morning.notifier.messages.isEmpty)
    }

    @Test(
        "who ends it in the middle of a run is told that it is not over, unless it is there for one run alone, as a trial",
        arguments: [false, true])
    func interrupted(isTrial: Bool) throws {
        let morning = try DaemonMorning(stopsAfterRun: isTrial)
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        try morning.end()
        #expect(morning.display.notices.contains { $0.contains("The alarm is not over") } == !isTrial)
    }

    @Test("silence does not pass, and a run goes on in the next process with its progress")
    func restart() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let morning = try DaemonMorning(store: store, vault: vault)
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        morning.room.beQuiet(seconds: 8)
        _ = try #require(morning.display.screen { $0.feedback == .nothingHeard })
        let second = try #require(morning.nextWindow())
        #expect(second.window > first.window)
        morning.room.say("I keep promises to myself.")
        _ = try #require(morning.display.screen { $0.lines.first?.isRecited == true })
        try morning.end()
        let later = DaemonMorning.start.adding(seconds: 120)
        let next = try DaemonMorning(store: store, at: later, isPrepared: true, vault: vault)
        defer { try? next.end() }
        #expect(next.clock.rest())
        #expect(next.ringer.playing != nil)
        let runs = Set(
            try next.log.history().compactMap { if case .run(let run, _) = $0.event { run } else { nil } })
        #expect(runs.count == 1)
        #expect(
            try next.runEvents().contains { if case .resumed(let gap, _) = $0 { gap > 0 } else { false } })
        let screen = try #require(next.nextWindow())
        #expect(screen.lines.first?.isRecited == true)
        next.room.say("I get up when my alarm rings.")
        _ = try #require(next.display.screen { $0.step == 1 })
    }

    @Test(
        "while it rings it leaves a mark each minute, by which the next process knows how long nobody was there"
    )
    func marks() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let marks = MemoryHeartbeat()
        let morning = try DaemonMorning(store: store, vault: vault, heartbeat: marks)
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        for _ in 0..<30 { morning.clock.pass(milliseconds: 10_000) }
        #expect(morning.clock.rest())
        let rung = marks.instants.filter { $0 >= DaemonMorning.start.adding(seconds: 10) }
        #expect(rung.count >= 5)
        for (one, next) in zip(rung, rung.dropFirst()) { #expect(next.milliseconds(since: one) <= 60_000) }
        try morning.end()
        let last = try #require(marks.last()?.at)
        let next = try DaemonMorning(
            store: store, at: last.adding(seconds: 42), isPrepared: true, vault: vault, heartbeat: marks)
        defer { try? next.end() }
        #expect(next.clock.rest())
        let away = try next.runEvents().compactMap {
            if case .resumed(_, let away) = $0 { away } else { nil }
        }
        #expect(away == [42_000])
    }

    /// What is left of an earlier daemon that was killed in the boot called "first", after the alarm of the day before.
    enum Mark: CaseIterable {
        case proven, overwritten, gone, ofAnotherBoot, ofABootThatTheLogDoesNotName
    }

    @Test(
        "a machine was off only where the log names another boot and a mark of that boot proves itself",
        arguments: Mark.allCases, [true, false])
    func absenceIsProven(mark: Mark, isRestarted: Bool) throws {
        let marks = MemoryHeartbeat(boot: mark == .ofAnotherBoot ? "before" : "first")
        let due = DaemonMorning.start.adding(seconds: 10)
        let killed = due.adding(milliseconds: -3_600_000)
        if mark != .gone { marks.beat(at: killed) }
        if mark == .overwritten { marks.overwrite() }
        marks.restartMachine(boot: isRestarted ? "second" : "first")
        let morning = try DaemonMorning(
            at: due.adding(milliseconds: 3_600_000), isPrepared: true,
            prepare: { log in
                let evening = DaemonMorning.start.adding(milliseconds: -10 * 3_600_000)
                try DaemonMorning.prepare(log, at: evening)
                let boot = mark == .ofABootThatTheLogDoesNotName ? nil : "first"
                try log.append([.device(.started(version: "test", boot: boot))], at: evening)
            }, heartbeat: marks)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let absence: Absence.Cause =
            !isRestarted || mark == .ofABootThatTheLogDoesNotName
            ? .killed : mark == .proven ? .poweredOff : .unproven
        let events = try morning.log.history().map(\.event)
        let returned = events.compactMap {
            if case .device(.returned(let lastSeen, let cause)) = $0 { (lastSeen, cause) } else { nil }
        }
        #expect(returned.map(\.1) == [absence])
        // What proves nothing does not tell when Vow last ran either.
        let isProven = mark != .gone && mark != .overwritten
        #expect(returned.map { $0.0 == killed } == [isProven])
        let missed = try morning.runEvents().compactMap { event -> MissCause? in
            if case .missed(_, _, _, _, let cause) = event { cause } else { nil }
        }
        #expect(missed.map(\.rawValue) == [absence.rawValue])
        #expect(missed.map(\.isMachineFault) == [absence == .poweredOff])
        #expect(
            events.contains(
                .device(.started(version: "test", boot: isRestarted ? "second" : "first"))))
    }

    @Test("a clock that was set back across a restart ends the snooze, also to after the newest event")
    func setBackInSnooze() throws {
        let (store, vault, marks) = (MemoryEventStore(), MemoryKeyVault(), MemoryHeartbeat())
        let morning = try DaemonMorning(store: store, vault: vault, heartbeat: marks)
        let first = try #require(morning.nextWindow())
        morning.answer(first)
        _ = try #require(morning.display.screen { $0.step == 1 })
        morning.controls.send(.snooze)
        _ = try #require(morning.display.screen { if case .snoozed = $0.phase { true } else { false } })
        let began = morning.clock.now()
        for _ in 0..<12 { morning.clock.pass(milliseconds: 10_000) }
        #expect(morning.clock.rest())
        #expect(marks.instants.count { $0 > began } >= 2)
        try morning.end()
        let next = try DaemonMorning(
            store: store, at: began.adding(seconds: 5), isPrepared: true, vault: vault, heartbeat: marks)
        defer { try? next.end() }
        #expect(next.clock.rest())
        let gaps = try next.runEvents().compactMap { if case .resumed(let gap, _) = $0 { gap } else { nil } }
        #expect(gaps.count == 1 && gaps.allSatisfy { $0 < 0 })
        #expect(try next.runEvents().contains(.snoozeEnded))
        #expect(next.ringer.playing != nil)
    }

    @Test("a full disk: it rings all the same, and the events are in the log later, in order")
    func diskFull() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.store.failAppends(.max, with: DaemonSpecs.full)
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        #expect(try morning.runEvents().isEmpty)
        #expect(morning.display.notices.contains { $0.contains("The disk is full.") })
        let screen = try #require(morning.nextWindow())
        morning.answer(screen)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        #expect(morning.ringer.playing == nil)
        #expect(try morning.runEvents().isEmpty)
        morning.store.failAppends(0, with: DaemonSpecs.full)
        morning.clock.pass(milliseconds: 1_000)
        let events = try morning.runEvents()
        guard case .fired? = events.first else {
            Issue.record("the run does not begin with its firing")
            return
        }
        #expect(events.last == .dismissed(mode: .spoken))
        #expect(
            try morning.log.history().map(\.at).suffix(events.count).sorted()
                == morning.log.history().map(\.at).suffix(events.count))
        #expect(morning.display.notices.last?.contains("nothing was lost") == true)
    }

    @Test(
        "it is heard before the log is asked anything: a log that another process holds may delay the ears only"
    )
    func soundBeforeReading() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let ringer = morning.ringer
        let wasHeard = Mutex<[Bool]>([])
        morning.store.beforeReading { _ in wasHeard.withLock { $0.append(ringer.playing != nil) } }
        morning.clock.pass(milliseconds: 10_000)
        let heard = wasHeard.withLock { $0 }
        #expect(!heard.isEmpty && heard.allSatisfy { $0 }, "\(heard)")
    }

    @Test("a ringer that fails: the notifier sounds, it is recorded, and the ringer is tried again")
    func ringerFails() throws {
        let gone = PortFailure(
            code: "sound.unreachable", message: TextCode(worded: "No sound server."),
            repair: TextCode(worded: "Start one."))
        let ringer = RecordingRinger(startFailures: [gone, gone])
        let morning = try DaemonMorning(ringer: ringer)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.notifier.messages.map(\.audible) == [true])
        #expect(morning.notifier.messages.first?.title == "Morning")
        #expect(
            try morning.runEvents().contains {
                if case .partFailed(.ringer, "sound.unreachable", _) = $0 { true } else { false }
            })
        _ = try #require(morning.nextWindow())
        morning.room.beQuiet(seconds: 8)
        _ = try #require(morning.display.screen { $0.feedback == .nothingHeard })
        #expect(morning.clock.rest())
        #expect(ringer.playing != nil)
    }

    @Test("R7 an own tone that is silent: the built-in one rings, it is recorded, and the person is told")
    func silentTone() throws {
        let silent = PortFailure(
            code: "sound.file.silent", message: TextCode(worded: "The file is silent."),
            repair: TextCode(worded: "Choose another."))
        let ringer = RecordingRinger(startFailures: [silent])
        let morning = try DaemonMorning(ringer: ringer)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.clock.rest())
        #expect(ringer.playing?.source == .builtIn)
        let events = try morning.runEvents()
        let failed = try #require(
            events.firstIndex {
                if case .partFailed(.tone, "sound.file.silent", _) = $0 { true } else { false }
            })
        let started = try #require(
            events.firstIndex { if case .ringStarted = $0 { true } else { false } })
        #expect(failed < started)
        #expect(morning.display.notice { $0.contains("The file is silent.") } != nil)
    }

    @Test("while a run is put off, nothing is announced as next")
    func nextWhileSnoozed() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let announced = morning.display.nextCount
        let first = try #require(morning.nextWindow())
        morning.answer(first)
        _ = try #require(morning.display.screen { $0.step == 1 })
        morning.controls.send(.snooze)
        _ = try #require(
            morning.display.screen { if case .snoozed = $0.phase { true } else { false } })
        #expect(morning.clock.rest())
        #expect(morning.display.nextCount == announced)
    }

    @Test("a ringer that fails at every ring: the person is told once")
    func ringerStaysBroken() throws {
        let gone = PortFailure(
            code: "sound.unreachable", message: TextCode(worded: "No sound server."),
            repair: TextCode(worded: "Start one."))
        let morning = try DaemonMorning(
            ringer: RecordingRinger(startFailures: Array(repeating: gone, count: 6)))
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        for _ in 0..<2 {
            _ = try #require(morning.nextWindow())
            morning.room.beQuiet(seconds: 8)
            _ = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback == .nothingHeard })
        }
        // The letter that tells of the third failure is on its way when the screen shows.
        #expect(morning.clock.rest())
        #expect(morning.notifier.messages.count == 3)
        #expect(morning.display.notices.filter { $0.contains("No sound server.") }.count == 1)
    }

    private static let noMicrophone = PortFailure(
        code: "microphone.none", message: TextCode(worded: "No microphone."),
        repair: TextCode(worded: "Plug one in."))

    @Test("a microphone that fails: it goes on ringing, and typed lines count for nothing")
    func microphoneFails() throws {
        let morning = try DaemonMorning(room: PromptedSpeech(openFailure: Self.noMicrophone))
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        _ = try #require(
            morning.display.screen {
                if case .partMissing(_, maySnooze: true)? = $0.feedback {
                    $0.phase == .ringing
                } else {
                    false
                }
            })
        morning.controls.send(.typed("I keep promises to myself. I get up when my alarm rings."))
        _ = try #require(morning.display.screen { $0.feedback == .typingNotOpen })
        #expect(morning.ringer.playing != nil)
        #expect(
            try !morning.runEvents().contains { if case .attemptJudged = $0 { true } else { false } })
    }

    @Test("a microphone that fails, where typing was allowed the evening before: the lines may be typed")
    func microphoneFailsAndTypingIsAllowed() throws {
        let morning = try DaemonMorning(room: PromptedSpeech(openFailure: Self.noMicrophone)) { log in
            try log.append(
                [.setting(key: SettingKey.typingUnheard.rawValue, value: "on")],
                at: DaemonMorning.start.adding(seconds: -36_000))
        }
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        _ = try #require(
            morning.display.screen {
                if case .typingOpened? = $0.feedback { $0.phase == .ringing } else { false }
            })
        #expect(morning.ringer.playing != nil)
        morning.type("I keep promises to myself. I get up when my alarm rings.")
        let goals = try #require(morning.display.screen { $0.step == 1 })
        morning.type("I complete 4 workouts a week. \(goals.challengeWord ?? "").")
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .typed))
    }

    @Test("an alarm that another process makes is planned at once")
    func otherProcess() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let rule = OccurrenceRule(
            time: CivilTime(hour: 6, minute: 59, second: 55)!, recurrence: .weekly(.everyDay))
        try morning.log.append(
            [.alarm("b", .scheduled(AlarmDefinition(label: "Earlier", rule: rule)))], at: DaemonMorning.start)
        var planned = morning.clock.plannedWake
        for _ in 0..<200 where planned != DaemonMorning.start.adding(seconds: 5) {
            _ = morning.display.settle(milliseconds: 20)
            planned = morning.clock.plannedWake
        }
        #expect(planned == DaemonMorning.start.adding(seconds: 5))
        morning.clock.passToPlannedWake()
        #expect(morning.display.screen { $0.label == "Earlier" } != nil)
    }
}
