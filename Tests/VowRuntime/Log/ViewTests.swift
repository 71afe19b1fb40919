import Foundation
import InMemory
import PortContracts
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

@Suite("Views of the log") struct ViewTests {
    @Test(arguments: ViewStoreContract.clauses)
    func inMemory(clause: ViewStoreContract.Clause) throws {
        try clause.check(ViewStoreContract(fresh: { TransientViewStore() }, second: { $0 }))
    }

    /// A log on fakes, with a projector that is asked now and then and one that comes late.
    private struct Home {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let zones = FixedZones([.utc, testEast])
        let views = TransientViewStore()

        func projector(_ store: (any ViewStore)? = nil, program: String = "p") -> ViewProjector {
            ViewProjector(log: log, store: store ?? views, zones: zones, program: program)
        }

        func service(_ projector: ViewProjector, at now: Instant) -> CommandService {
            CommandService(
                log: log, clock: SimulatedWakeClock(at: now), zones: zones, entropy: FixedEntropy(seed: 1),
                views: projector)
        }
    }

    @Test("kept step by step or folded at once, they say the same", arguments: 0..<60)
    func incrementalIsRebuilt(seed: Int) throws {
        let home = Home()
        var history = RandomHistory(seed: UInt64(seed))
        for _ in 0..<(20 + history.below(180)) {
            let (event, instant) = history.next()
            try home.log.append([event], at: instant)
            // A new projector each time, as a command is a process each time.
            if history.below(4) == 0 { home.projector().keepUp() }
        }
        let kept = home.projector()
        let late = home.projector(TransientViewStore())
        #expect(try kept.mornings(last: .max) == late.mornings(last: .max))
        #expect(try kept.days() == late.days())
        let present = try home.service(kept, at: history.now).present()
        let folded = try home.service(late, at: history.now).state()
        #expect(present.alarms.map(\.id) == folded.alarms.map(\.id))
        #expect(present.alarms.map(\.state) == folded.alarms.map(\.state))
        #expect(present.book == folded.book)
        #expect(present.settings == folded.settings)
        #expect(present.history == folded.history)
        #expect(present.nextRings == folded.nextRings)
        let inProgress = folded.runs.filter { run in
            if case .ended = run.state.phase { false } else { true }
        }
        #expect(present.runs.map(\.id) == inProgress.map(\.id))
        #expect(present.runs.map(\.state.attemptCount) == inProgress.map(\.state.attemptCount))
        #expect(try kept.mornings(last: .max).map(\.run) == folded.runs.map(\.id))
        #expect(try kept.mornings(last: .max).map(\.attempts) == folded.runs.map(\.state.attemptCount))
        #expect(try kept.rebuild().wasSame == true)
    }

    @Test("a machine that goes on from the views does what one does that folded the log", arguments: 0..<20)
    func memoryIsWhole(seed: Int) throws {
        var history = RandomHistory(seed: UInt64(1000 + seed))
        var zones = ZoneTable(device: .utc)
        zones.add(testEast)
        var folded = AlarmClock(zones: zones, seed: 3)
        for _ in 0..<150 {
            let (event, instant) = history.next()
            folded.apply(event, at: instant)
        }
        let kept = try JSONEncoder().encode(folded.state)
        let state = try JSONDecoder().decode(AlarmClockState.self, from: kept)
        #expect(state == folded.state)
        var restored = AlarmClock(state: state, zones: zones, seed: 3)
        var now = history.now
        for input in [
            AlarmClockInput.start(), .timePassed, .clockStepped(byMilliseconds: 3_600_000), .timePassed,
        ] {
            #expect(restored.handle(input, at: now) == folded.handle(input, at: now))
            #expect(restored.nextDeadline(at: now) == folded.nextDeadline(at: now))
            now = now.adding(seconds: 40_000)
        }
    }

    @Test("views of another program, of a lost key, or with a changed byte are made anew")
    func unusableViews() throws {
        let home = Home()
        var history = RandomHistory(seed: 5)
        for _ in 0..<120 {
            let (event, instant) = history.next()
            try home.log.append([event], at: instant)
        }
        let expected = try home.projector().mornings(last: .max)
        #expect(expected.count > 3)
        #expect(try home.projector(program: "q").mornings(last: .max) == expected)
        #expect(try home.projector().mornings(last: .max) == expected)
        try home.log.vault.destroyKeys(of: ViewProjector.keyClass)
        #expect(try home.projector().mornings(last: .max) == expected)
        for view in ["mornings", "days"] {
            var row = try #require(try home.views.rows(view, in: .min ... .max).first)
            var body = row.body
            body[20] ^= 1
            row = ViewRow(number: row.number, body: body)
            try home.views.update { () throws(PortFailure) in try home.views.put(view, row) }
            #expect(try home.projector().mornings(last: .max) == expected)
            #expect(try home.projector().days().flatMap(\.entries).count == expected.count)
        }
        try home.views.update { () throws(PortFailure) in try home.views.put(summary: [1, 2, 3]) }
        #expect(try home.projector().mornings(last: .max) == expected)
    }

    @Test("a log that is not the one that was folded gets views of its own")
    func anotherLog() throws {
        let home = Home()
        let others = Home()
        for (index, home) in [home, others].enumerated() {
            var history = RandomHistory(seed: UInt64(70 + index))
            for _ in 0..<80 {
                let (event, instant) = history.next()
                try home.log.append([event], at: instant)
            }
        }
        home.projector().keepUp()
        let moved = ViewProjector(log: others.log, store: home.views, zones: home.zones, program: "p")
        #expect(try moved.mornings(last: .max) == others.projector().mornings(last: .max))
    }

    @Test("a view that says something else is found by a rebuild")
    func rebuildCompares() throws {
        let home = Home()
        let when = Instant(millisecondsSinceEpoch: 1_861_945_200_000)
        try home.log.append(
            [.run("r1", .missed(alarm: "a", label: "", due: when, cause: .stopped))], at: when)
        try home.log.append(
            [.run("r2", .missed(alarm: "a", label: "", due: when, cause: .stopped))], at: when)
        _ = try home.projector().mornings(last: 1)
        #expect(try home.projector().rebuild().wasSame == true)
        // A day's row without its second run opens, but is not what the log says.
        let forger = Home()
        try forger.log.append(
            [.run("r1", .missed(alarm: "a", label: "", due: when, cause: .stopped))], at: when)
        let copy = ViewProjector(
            log: EventLog(store: forger.log.store, vault: home.log.vault), store: forger.views,
            zones: home.zones, program: "p")
        copy.keepUp()
        let row = try #require(try forger.views.rows("days", in: .min ... .max).first)
        try home.views.update { () throws(PortFailure) in try home.views.put("days", row) }
        #expect(try home.projector().rebuild().wasSame == false)
        #expect(try home.projector().rebuild().wasSame == true)
    }

    @Test("nothing personal stands in the views, and erased words are gone from them")
    func sealed() throws {
        let home = Home()
        let when = Instant(millisecondsSinceEpoch: 1_861_945_200_000)
        try home.log.append(
            [.line("l1", .added(kind: .goal, text: "I run before work.", language: .english))], at: when)
        try home.log.append(
            [.run("r1", .missed(alarm: "a", label: "Quiet hour", due: when, cause: .stopped))], at: when)
        #expect(try home.projector().mornings(last: 1).first?.label == "Quiet hour")
        let bytes =
            try (home.views.summary() ?? [])
            + home.views.rows("mornings", in: .min ... .max).flatMap(\.body)
        for word in ["Quiet", "before work", "stopped"] {
            #expect(!String(decoding: bytes, as: UTF8.self).contains(word))
        }
        let erasure = try Erasure(of: ["alarms"], in: home.log)
        try erasure.destroyKeys(in: home.log.vault)
        #expect(try home.projector().mornings(last: 1).first?.label == "")
        #expect(
            try home.service(home.projector(), at: when).present().book.entries.map(\.text) == [
                "I run before work."
            ])
    }
}

private let testEast: ZoneRules = {
    guard
        let rules = ZoneRules(
            identifier: "Test/East", version: "1", initialOffsetSeconds: 7_200, transitions: [], tail: nil)
    else {
        preconditionFailure("a fixed offset is a zone")
    }
    return rules
}()
