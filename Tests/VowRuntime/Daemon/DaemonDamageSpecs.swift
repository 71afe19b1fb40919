import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// What the daemon does with a log that is not what it should be: it says so once, and rings.
@Suite("The daemon on a damaged log") struct DaemonDamageSpecs {
    /// A log with lines and an alarm whose records were then changed.
    private func changedLog(_ change: (StoredEvent) -> ProposedEvent) throws -> (
        MemoryEventStore, MemoryKeyVault
    ) {
        let sound = MemoryEventStore()
        let vault = MemoryKeyVault()
        try DaemonMorning.prepare(EventLog(store: sound, vault: vault), at: DaemonMorning.start)
        let damaged = MemoryEventStore()
        for record in try sound.readAll(after: 0, limit: 100) {
            try damaged.append([change(record)], to: record.stream, expecting: .any, key: nil)
        }
        return (damaged, vault)
    }

    private func copy(
        _ event: ProposedEvent, name: String? = nil, schema: Int? = nil, sealed: SealedPart? = nil
    )
        -> ProposedEvent
    {
        ProposedEvent(
            name: name ?? event.name, schema: schema ?? event.schema, at: event.at, cause: event.cause,
            correlation: event.correlation, plain: event.plain, sealed: sealed ?? event.sealed)
    }

    @Test("events that nobody knows are said once, and everything else counts")
    func unknownEvents() throws {
        let (store, vault) = try changedLog { record in
            record.position == 1 || record.position == 3
                ? copy(record.event, schema: 99) : record.event
        }
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        // Woken to open the output some seconds ahead.
        let opening = 10_000 - DaemonLoop.warmAheadMilliseconds
        #expect(morning.clock.plannedWake == DaemonMorning.start.adding(milliseconds: opening))
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        let told = morning.display.notices.filter { $0.contains("vow log verify") }
        #expect(told.count == 1)
        #expect(told.first?.contains("2 events") == true)
        let screen = try #require(morning.nextWindow())
        #expect(screen.lines.map { $0.words.joined(separator: " ") } == ["I get up when my alarm rings."])
        // Its own appends are read again and again; the message does not come again.
        #expect(morning.display.notices.filter { $0.contains("vow log verify") }.count == 1)
    }

    @Test(
        "a newer version writes while this one runs: it rings, and writes only where it can read everything")
    func newerMeanwhile() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let device = StreamName(category: "device", id: "this")
        let newer = ProposedEvent(
            name: "DaemonMoved", schema: 1, at: DaemonMorning.start, cause: "", correlation: "",
            plain: Array("{}".utf8), sealed: nil)
        let position = try #require(
            try morning.store.append([newer], to: device, expecting: .any, key: nil).first?.position)
        // The clock is set forward, which is an event of the device, and the alarm is due.
        morning.clock.set(byMilliseconds: 300_000)
        #expect(morning.display.notice { $0.contains("newer version") } != nil)
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        let after = try morning.store.readAll(after: position, limit: .max)
        #expect(after.contains { $0.event.name == "AlarmFired" })
        #expect(!after.contains { $0.stream == device })
        // What that stream refuses for good is let go, not tried again each second.
        #expect(!morning.daemon.unrecorded.contains { !$0.events.isEmpty })
    }

    @Test("a personal part that does not open keeps the alarm: its time is not personal")
    func brokenSeal() throws {
        let (store, vault) = try changedLog { record in
            guard record.stream.category == "alarm", let sealed = record.event.sealed else {
                return record.event
            }
            var bytes = sealed.bytes
            bytes[15] ^= 1
            return copy(
                record.event,
                sealed: SealedPart(
                    personalClass: sealed.personalClass, keyID: sealed.keyID, bytes: bytes))
        }
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        #expect(morning.display.notices.filter { $0.contains("vow log verify") }.count == 1)
    }

    @Test(
        "without its keys it rings, and asks for the built-in line in place of words that nobody can read",
        arguments: [false, true])
    func lostKeys(keepsViews: Bool) throws {
        let (store, _) = try changedLog { $0.event }
        let morning = try DaemonMorning(
            store: store, isPrepared: true, vault: MemoryKeyVault(), keepsViews: keepsViews)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        let screen = try #require(morning.nextWindow())
        #expect(
            screen.lines.map { $0.words.joined(separator: " ") } == ["I am awake and I am getting up now."])
    }

    @Test("the disk is full at the start: what began is in the log later, in order")
    func fullAtStart() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        try DaemonMorning.prepare(EventLog(store: store, vault: vault), at: DaemonMorning.start)
        let full = PortFailure(
            code: "store.full", message: TextCode(worded: "The disk is full."),
            repair: TextCode(worded: "Free space."))
        store.failAppends(.max, with: full)
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        #expect(morning.ringer.playing != nil)
        store.failAppends(0, with: full)
        morning.clock.pass(milliseconds: 1_000)
        let events = try morning.log.history().dropFirst(4).map(\.event)
        #expect(events.first == .device(.started(version: "test")))
        guard case .run(_, .fired)? = events.dropFirst().first else {
            Issue.record("the run does not follow the start")
            return
        }
        #expect(morning.display.notices.filter { $0.contains("The disk is full.") }.count == 1)
    }

    @Test("it goes on from the views, and does as it would after folding the log")
    func fromViews() throws {
        for hasViews in [false, true] {
            let store = MemoryEventStore()
            let vault = MemoryKeyVault()
            let first = try DaemonMorning(store: store, vault: vault, keepsViews: hasViews)
            first.clock.pass(milliseconds: 10_000)
            _ = try #require(first.nextWindow())
            first.room.say("I keep promises to myself.")
            _ = try #require(first.display.screen { $0.lines.first?.isRecited == true })
            try first.end()
            let later = DaemonMorning.start.adding(seconds: 120)
            let next = try DaemonMorning(
                store: store, at: later, isPrepared: true, vault: vault, keepsViews: hasViews)
            defer { try? next.end() }
            #expect(next.clock.rest())
            #expect(next.ringer.playing != nil)
            let screen = try #require(next.nextWindow())
            #expect(screen.lines.map(\.isRecited) == [true, false])
        }
    }
}
