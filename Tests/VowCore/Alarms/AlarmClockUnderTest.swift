import VowCore
import VowRecitation

/// A alarm clock machine driven by hand, with the log it would have written.
struct AlarmClockUnderTest {
    var alarmClock: AlarmClock
    private(set) var log: [(event: DomainEvent, at: Instant)] = []
    private(set) var effects: [AlarmClockEffect] = []
    private let seed: UInt64
    private let zones: ZoneTable

    init(zones: ZoneTable = ZoneTable(device: .utc), seed: UInt64 = 1) {
        self.seed = seed
        self.zones = zones
        alarmClock = AlarmClock(zones: zones, seed: seed)
        apply(
            .line("keep", .added(kind: .affirmation, text: Sealed(Sample.keep.text), language: .english)),
            at: -90_000
        )
        apply(
            .line("train", .added(kind: .goal, text: Sealed(Sample.train.text), language: .english)),
            at: -90_000)
    }

    /// A machine that watches over the alarm "a", every day at seven, and others.
    static func watching(_ others: (AlarmID, AlarmDefinition)...) -> AlarmClockUnderTest {
        watching(others)
    }

    private static func watching(_ others: [(AlarmID, AlarmDefinition)]) -> AlarmClockUnderTest {
        var test = AlarmClockUnderTest()
        test.schedule("a")
        for (id, definition) in others { test.schedule(id, definition) }
        test.handle(.start(), at: -60)
        return test
    }

    /// The same at seven: "a" rings.
    static func ringing(_ others: (AlarmID, AlarmDefinition)...) -> AlarmClockUnderTest {
        ringing(others)
    }

    private static func ringing(_ others: [(AlarmID, AlarmDefinition)]) -> AlarmClockUnderTest {
        var test = watching(others)
        test.pass(at: 0)
        return test
    }

    /// The same five seconds later: the first step of "a" is done, and it is put off.
    static func snoozed(_ others: (AlarmID, AlarmDefinition)...) -> AlarmClockUnderTest {
        var test = ringing(others)
        test.takeFirstStep(at: 2)
        test.handle(.snoozeRequested, at: 5)
        return test
    }

    mutating func apply(_ event: DomainEvent, at second: Double) {
        log.append((event, .seven(second)))
        alarmClock.apply(event, at: .seven(second))
    }

    mutating func schedule(
        _ id: AlarmID, _ definition: AlarmDefinition = Sample.daily, at second: Double = -80_000
    ) {
        apply(.alarm(id, .scheduled(definition)), at: second)
    }

    mutating func handle(_ input: AlarmClockInput, at second: Double) {
        effects = alarmClock.handle(input, at: .seven(second))
        for effect in effects {
            switch effect {
            case .session(let run, let effects):
                for case .append(let events) in effects {
                    log += events.map { (.run(run, $0), .seven(second)) }
                }
            case .appendDevice(let event): log.append((.device(event), .seven(second)))
            case .tellMissed: break
            }
        }
    }

    mutating func pass(at second: Double) { handle(AlarmClockInput.timePassed, at: second) }

    mutating func handle(_ input: SessionInput, at second: Double) { handle(.session(input), at: second) }

    /// Says everything that the active run asks for, beginning at a second; takes two seconds.
    mutating func recite(at second: Double) {
        handle(.personReady, at: second)
        while let active = alarmClock.active, case .listening = active.session.screen.phase {
            let screen = active.session.screen
            let text = screen.lines.map { $0.words.joined(separator: " ") }.joined(separator: " ")
            let word = screen.challengeWord.map { " \($0)." } ?? ""
            handle(.heardEnd(window: screen.window, Sample.said(text + word)), at: second + 2)
            if alarmClock.active?.run != active.run { return }
        }
    }

    /// The same history folded by a new process, which starts at a second.
    /// - Parameters:
    ///   - away: for how many seconds nobody watched, as the earlier process's marks tell.
    ///   - runsLast: as where a full disk kept all runs out of the log until everything else was in it.
    func restarted(at second: Double, away: Int64? = nil, runsLast: Bool = false) -> AlarmClockUnderTest {
        var next = AlarmClockUnderTest(zones: zones, seed: seed + 1)
        next.alarmClock = AlarmClock(zones: zones, seed: seed + 1)
        let isRun = { (event: DomainEvent) in if case .run = event { true } else { false } }
        next.log =
            runsLast ? log.filter { !isRun($0.event) } + log.filter { isRun($0.event) } : log
        for entry in next.log { next.alarmClock.apply(entry.event, at: entry.at) }
        next.handle(.start(awayMilliseconds: away.map { $0 * 1_000 }), at: second)
        return next
    }

    /// This machine, which has other zone rules, after the history of another one.
    func continuing(_ earlier: AlarmClockUnderTest, at second: Double) -> AlarmClockUnderTest {
        var next = self
        next.alarmClock = AlarmClock(zones: zones, seed: seed + 2)
        next.log = earlier.log
        for entry in next.log { next.alarmClock.apply(entry.event, at: entry.at) }
        next.handle(.start(), at: second)
        return next
    }

    /// The alarms of the runs that fired, in order, with the instant of their occurrences.
    var fired: [Pair] { log.compactMap { Pair(firedIn: $0.event) } }
    /// The alarms that were recorded as missed.
    var missed: [Pair] { log.compactMap { Pair(missedIn: $0.event) } }

    struct Pair: Hashable {
        let alarm: AlarmID
        let due: Instant

        init(_ alarm: AlarmID, _ seconds: Double) {
            self.alarm = alarm
            due = .seven(seconds)
        }

        init?(firedIn event: DomainEvent) {
            guard case .run(_, .fired(let terms)) = event else { return nil }
            (alarm, due) = (terms.alarm, terms.due)
        }

        init?(missedIn event: DomainEvent) {
            guard case .run(_, .missed(let alarm, _, let due, _, _)) = event else { return nil }
            (self.alarm, self.due) = (alarm, due)
        }
    }

    var active: AlarmID? { alarmClock.active?.session.state.terms?.alarm }

    mutating func deadline(at second: Double) -> Instant? { alarmClock.nextDeadline(at: .seven(second)) }

    static func at(_ hour: Int, _ minute: Int, _ change: (inout AlarmDefinition) -> Void = { _ in })
        -> AlarmDefinition
    {
        Sample.daily {
            $0.rule = OccurrenceRule(
                time: CivilTime(hour: hour, minute: minute)!, recurrence: .weekly(.everyDay))
            change(&$0)
        }
    }
}

extension AlarmClockUnderTest {
    /// The run that the newest event of a run belongs to.
    var lastRun: RunID {
        for entry in log.reversed() { if case .run(let run, _) = entry.event { return run } }
        return ""
    }

    /// Says the affirmation, so that the goal is asked for next; takes two seconds.
    mutating func takeFirstStep(at second: Double) {
        handle(.personReady, at: second)
        let window = alarmClock.active?.session.screen.window ?? 0
        handle(.heardEnd(window: window, Sample.said(Sample.keep.text)), at: second + 2)
    }
}
