import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// An aggregate is one folder and one line in the registry; all else that Vow does with aggregates follows.
@Suite("A new aggregate") struct SmallAggregateTests {
    /// The one line.
    private static let registry = AggregateRegistry.vow.adding(Aggregates.habit.entry)

    private let log = EventLog(
        store: MemoryEventStore(), vault: MemoryKeyVault(), registry: SmallAggregateTests.registry)

    private var commands: CommandService { CommandService(ofFakesOn: log) }

    private func carryOut(_ command: HabitCommand, _ id: String) throws {
        try commands.carryOut(command, on: Aggregates.habit, id) { .refused(TextCode("\($0)")) }
    }

    @Test("takes commands, is folded from its events, and is listed by the views")
    func commandsAndViews() throws {
        try carryOut(.name("Water the orchids"), "h2")
        try carryOut(.name("Read"), "h1")
        try carryOut(.keep, "h2")
        try carryOut(.keep, "h2")
        #expect(throws: CommandError.refused(TextCode("unknown"))) { try carryOut(.keep, "h3") }
        #expect(throws: CommandError.refused(TextCode("namelessHabit"))) { try carryOut(.name(""), "h1") }
        try carryOut(.drop, "h3")
        #expect(try log.store.head() == 4)
        let listed = try commands.all(Aggregates.habit)
        #expect(listed.map(\.id) == ["h2", "h1"])
        #expect(listed.map(\.state.name) == ["Water the orchids", "Read"])
        #expect(listed.map(\.state.keptCount) == [2, 0])
        #expect(try commands.state().identifiers(of: "habit") == ["h2", "h1"])
    }

    @Test("is in the list of events, in its own words")
    func listed() throws {
        try carryOut(.name("Read"), "h1")
        let logged = try #require(try log.history().first)
        #expect(logged.stored.stream.description == "habit/h1")
        let detail = log.registry.detail(of: logged.event) { text, _ in text }
        #expect(detail == "Read")
    }

    @Test("is erased with its class, and counted before; what was not personal stays")
    func erased() throws {
        try carryOut(.name("Water the orchids"), "h1")
        try carryOut(.keep, "h1")
        let classes = log.registry.personalClasses.map(\.name)
        #expect(Set(["alarms", "habits", "lines", "recitations"]).isSubset(of: classes))
        let erasure = try Erasure(of: classes, in: log)
        #expect(erasure.holdings.first { $0.personalClass == "habits" }?.records == 1)
        #expect(erasure.traces(in: Array("Water the orchids".utf8)) == 1)
        try erasure.destroyKeys(in: log.vault)
        let state = try commands.state(of: Aggregates.habit, "h1")
        #expect(state.name != "Water the orchids")
        #expect(state.keptCount == 1)
    }

    @Test("goes into the archive and comes back from it")
    func archived() throws {
        try carryOut(.name("Read"), "h1")
        try carryOut(.keep, "h1")
        var document: [UInt8] = []
        try Archive.write(log, exportedAt: DaemonMorning.start) { document += $0 }
        var lines = document.split(separator: UInt8(ascii: "\n")).makeIterator()
        var records: [StoredEvent] = []
        let vault = MemoryKeyVault()
        let staging = EventLog(
            store: MemoryEventStore(), vault: vault, registry: SmallAggregateTests.registry)
        _ = try Archive.restore({ lines.next() }, into: staging) { next in
            while let record = try next() { records.append(record) }
        }
        let copy = EventLog(
            store: MemoryEventStore(holding: records), vault: vault, registry: SmallAggregateTests.registry)
        #expect(try copy.state(of: Aggregates.habit, "h1").state.name == "Read")
    }

    @Test("without its line it cannot be written, and what was written is an error that is shown")
    func notRegistered() throws {
        try carryOut(.name("Read"), "h1")
        let without = EventLog(store: log.store, vault: log.vault)
        #expect(throws: PortFailure.self) { try without.history() }
        #expect(throws: CommandError.self) {
            try CommandService(ofFakesOn: without).carryOut(.keep, on: Aggregates.habit, "h1") {
                .refused(TextCode("\($0)"))
            }
        }
    }
}
