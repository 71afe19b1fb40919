import Synchronization
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A second command line at work on an alarm that another one changes at the same moment: the product's own command
/// service, on a store of that alarm's stream in which the other one comes first, between its reading and its
/// writing.
enum SimulatedDevice {
    /// What the second command appends.
    /// - Parameters:
    ///   - history: the alarm's events that both commands read.
    ///   - first: what the first command appends while the second one decides.
    ///   - at: what the second command does, as `SimulatedEdits` reads it.
    static func second(
        _ alarm: AlarmID, history: [DomainEvent], first: [DomainEvent], at: Int, zone: ZoneRules,
        now: Instant,
        defect: Defect?
    ) throws -> [DomainEvent] {
        let vault = OneKeyVault()
        let store = RacedStore(ignoresVersions: defect == .overwritesOtherCommands)
        let log = EventLog(store: store, vault: vault)
        // What gates may ask for has to be known to whoever changes them.
        for token in SimulatedToken.registered { try log.append([token.event], at: now) }
        if !history.isEmpty { try log.append(history, at: now) }
        let known = try store.head()
        store.interject { try log.append(first, at: now) }
        let service = CommandService(
            log: log, clock: StillClock(now), zones: SimulatedZones(device: zone), entropy: NoEntropy())
        try run(service, alarm, at, today: zone.civil(at: now).date)
        return try log.history(after: known + Int64(first.count)).map(\.event)
    }

    /// A command that is refused, such as one for an alarm that the other one removed, changes nothing.
    private static func run(_ service: CommandService, _ alarm: AlarmID, _ at: Int, today: CivilDate)
        throws(CommandError)
    {
        let isEdit = SimulatedEdits.edited(AlarmDefinition.any, at) != nil
        do throws(CommandError) {
            if isEdit {
                try service.edit(alarm: alarm, today: today) { SimulatedEdits.edited($0, at) ?? $0 }
            } else {
                try service.change(alarm: alarm, SimulatedEdits.command(at, today: today))
            }
        } catch {
            if case .failed = error { throw error }
        }
    }
}

extension AlarmDefinition {
    /// Stands for an alarm where only the kind of a change is asked.
    fileprivate static let any = AlarmDefinition(
        label: "",
        rule: OccurrenceRule(time: CivilTime(hour: 0, minute: 0)!, recurrence: .weekly(.everyDay)))
}

/// A store in memory in which another process can come first.
private final class RacedStore: EventStore {
    private struct State {
        var records: [StoredEvent] = []
        var interjection: (@Sendable () throws -> Void)?
    }

    private let state = Mutex(State())
    private let ignoresVersions: Bool

    init(ignoresVersions: Bool) { self.ignoresVersions = ignoresVersions }

    /// Lets another process append before the next append.
    func interject(_ other: @escaping @Sendable () throws -> Void) {
        state.withLock { $0.interjection = other }
    }

    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws(AppendFailure) -> [StoredEvent]
    {
        let other = state.withLock { state in
            defer { state.interjection = nil }
            return state.interjection
        }
        do { try other?() } catch {
            throw .failed(
                PortFailure(code: "simulated.race", message: TextCode(worded: "\(error)"), repair: .none))
        }
        return try state.withLock { state throws(AppendFailure) in
            let before = Int64(state.records.count)
            let version = Int64(state.records.count { $0.stream == stream })
            if !ignoresVersions, case .exactly(let wanted) = expecting, wanted != version {
                throw .conflict(actual: version)
            }
            let stored = events.enumerated().map { index, event in
                let place = Int64(index) + 1
                return StoredEvent(
                    position: before + place, stream: stream, version: version + place,
                    stamp: RecordStamp(device: .unknown, time: .beginning.next(at: event.at)), event: event,
                    hash: [])
            }
            state.records += stored
            return stored
        }
    }

    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        state.withLock { Array($0.records.filter { $0.stream == stream }.dropFirst(Int(version))) }
    }

    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        state.withLock { Array($0.records.dropFirst(Int(position)).prefix(limit)) }
    }

    func head() throws(PortFailure) -> Int64 { state.withLock { Int64($0.records.count) } }

    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        NoFollowing()
    }

    private final class NoFollowing: FollowToken {
        func cancel() {}
    }
}

private struct OneKeyVault: KeyVault {
    private func key(_ personalClass: String) -> VaultKey {
        VaultKey(id: personalClass, personalClass: personalClass, bytes: Array(repeating: 7, count: 32))
    }

    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey { key(personalClass) }
    func key(id: String) throws(PortFailure) -> VaultKey? { key(id) }
    func keys() throws(PortFailure) -> [VaultKey] { [] }
    func destroyKeys(of personalClass: String) throws(PortFailure) {}
    func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String] { [] }
}

private final class StillClock: WakeClock {
    private let instant: Instant

    init(_ instant: Instant) { self.instant = instant }

    func now() -> Instant { instant }
    func steadyMilliseconds() -> Int64 { 0 }
    func wait(until instant: Instant?) throws(PortFailure) -> WakeReason { .interrupted }
    func interrupt() {}
}

private struct SimulatedZones: ZoneRulesSource {
    let device: ZoneRules
    var version: String { "simulated" }

    func rules(for identifier: String) throws(PortFailure) -> ZoneRules {
        SimulatedZone.all.first { $0.rules.identifier == identifier }?.rules ?? device
    }

    func deviceZoneIdentifier() throws(PortFailure) -> String { device.identifier }
    func identifiers() -> [String] { SimulatedZone.all.map(\.rules.identifier) }
}

private struct NoEntropy: Entropy {
    func next() -> UInt64 { 0 }
}
