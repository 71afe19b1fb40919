import Foundation
import InMemory
import Synchronization
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// An older program beside events that only a newer one can read.
@Suite("S9 Nothing is decided beside events of a newer version")
struct NewerEventsSpecs {
    private static let now = Instant(millisecondsSinceEpoch: 1_900_000_000_000)

    private func log(forCommands: Bool, newer: (stream: StreamName, name: String, schema: Int)?) throws
        -> EventLog
    {
        let (store, vault) = (MemoryEventStore(), MemoryKeyVault())
        let log = EventLog(store: store, vault: vault, forCommands: forCommands)
        try log.append([.setting(key: "grace-minutes", value: "11")], at: Self.now)
        if let newer {
            try store.append(
                [
                    ProposedEvent(
                        name: newer.name, schema: newer.schema, at: Self.now, cause: "", correlation: "",
                        plain: Array("{}".utf8), sealed: nil)
                ], to: newer.stream, expecting: .any, key: nil)
        }
        return log
    }

    private static let newer: [(StreamName, String, Int)] = [
        (StreamName(category: "alarm", id: "a"), "AlarmScheduled", 99),
        (StreamName(category: "alarm", id: "a"), "AlarmMovedToTheMoon", 1),
        (StreamName(category: "moon", id: "a"), "AlarmScheduled", 1),
    ]

    @Test("a person's command is refused, and nothing is written; what takes back or turns off is recorded")
    func refused() throws {
        for (stream, name, schema) in Self.newer {
            let log = try log(forCommands: true, newer: (stream, name, schema))
            let head = try log.store.head()
            for _ in 0..<2 {
                #expect {
                    try log.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
                } throws: { error in
                    guard case .failed(let failure) = error as? AppendFailure else { return false }
                    return failure.code == "log.newer" && failure.cause == "\(name) \(schema)"
                }
                #expect(try log.store.head() == head)
            }
            try log.append([.consent(.speechServer, .withdrawn)], at: Self.now)
            try log.append([.alarm(AlarmID("b"), .disabled)], at: Self.now)
            #expect(try log.store.head() == head + 2)
        }
    }

    @Test("what happens is recorded all the same, and so is everything where all events are known")
    func recorded() throws {
        let beside = try log(forCommands: false, newer: Self.newer[0])
        try beside.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
        #expect(try beside.store.head() == 3)
        // But not in the stream of which it cannot read everything.
        for _ in 0..<2 {
            #expect(throws: AppendFailure.self) {
                try beside.append([.alarm(AlarmID("a"), .enabled)], at: Self.now)
            }
        }
        try beside.append([.alarm(AlarmID("b"), .enabled)], at: Self.now)
        #expect(try beside.store.head() == 4)
        let plain = try log(forCommands: true, newer: nil)
        for _ in 0..<3 { try plain.append([.setting(key: "grace-minutes", value: "12")], at: Self.now) }
        #expect(try plain.store.head() == 4)
    }

    @Test("a newer event that comes while a program runs is noticed at its next command")
    func meanwhile() throws {
        let log = try log(forCommands: true, newer: nil)
        try log.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
        try log.store.append(
            [
                ProposedEvent(
                    name: "AlarmScheduled", schema: 99, at: Self.now, cause: "", correlation: "",
                    plain: Array("{}".utf8), sealed: nil)
            ], to: StreamName(category: "alarm", id: "a"), expecting: .any, key: nil)
        #expect(throws: AppendFailure.self) {
            try log.append([.setting(key: "grace-minutes", value: "13")], at: Self.now)
        }
    }

    @Test("beside consents, which are known by their purpose, everything is recorded")
    func consents() throws {
        let log = try log(forCommands: true, newer: nil)
        for purpose in ConsentPurpose.allCases {
            try log.append([.consent(purpose, .given(recipient: "x", statement: 1))], at: Self.now)
        }
        try log.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
        #expect(try log.store.head() == 2 + Int64(ConsentPurpose.allCases.count))
    }

    @Test("a purpose that only a newer version knows is noticed, also beside one that is known")
    func newerPurpose() throws {
        for (streams, isKnown) in [
            (["cloud-speech"], true), (["cloud-speech", "video"], false), (["video", "cloud-speech"], false),
            (["cloud-speech", "a-dream"], false), (["a-dream", "cloud-speech"], false),
        ] {
            let log = try log(forCommands: true, newer: nil)
            for id in streams {
                try log.store.append(
                    [
                        ProposedEvent(
                            name: "ConsentGiven", schema: 1, at: Self.now, cause: "", correlation: "",
                            plain: Array("{}".utf8), sealed: nil)
                    ], to: StreamName(category: "consent", id: id), expecting: .any, key: nil)
            }
            let attempt = Result {
                try log.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
            }
            #expect(((try? attempt.get()) != nil) == isKnown, "\(streams)")
        }
    }

    @Test(
        "a run to which a newer version wrote rings on to its end, which is told of once and asked for no more"
    )
    func ringsOn() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        let run = try #require(
            try morning.log.history().compactMap { logged -> RunID? in
                if case .run(let run, .fired) = logged.event { run } else { nil }
            }.first)
        try morning.store.append(
            [
                ProposedEvent(
                    name: "RunSang", schema: 1, at: morning.clock.now(), cause: "", correlation: "",
                    plain: Array("{}".utf8), sealed: nil)
            ], to: StreamName(category: "run", id: run.text), expecting: .any, key: nil)
        let before = try morning.log.store.head()
        morning.answer(first)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        #expect(morning.ringer.playing == nil)
        let told = morning.display.notices.filter { $0.contains("events of a newer version of Vow") }
        #expect(told.count == 1, "\(told)")
        #expect(morning.display.notices.allSatisfy { !$0.contains("nothing was lost") })
        // Nothing of the run was written since, and what the device does is.
        let after = try morning.log.store.readAll(after: before, limit: 100)
        #expect(after.allSatisfy { $0.stream.category != "run" })
        // Nothing is tried again each second.
        let wake = try #require(morning.clock.plannedWake)
        #expect(wake.milliseconds(since: morning.clock.now()) > 1_000)
        morning.clock.passToPlannedWake()
        #expect(morning.clock.rest())
        let next = try #require(morning.clock.plannedWake)
        #expect(next.milliseconds(since: morning.clock.now()) > 1_000)
    }

    @Test("what the views have read needs no second look; what they passed over does")
    func lookedAtOnce() throws {
        for isNewer in [false, true] {
            let store = CountingStore()
            let log = EventLog(store: store, vault: MemoryKeyVault(), forCommands: true)
            for _ in 0..<20 {
                try store.append(
                    [
                        ProposedEvent(
                            name: "AlarmDisabled", schema: isNewer ? 99 : 1, at: Self.now, cause: "",
                            correlation: "", plain: Array("{}".utf8), sealed: nil)
                    ], to: StreamName(category: "alarm", id: "a"), expecting: .any, key: nil)
            }
            let commands = CommandService(ofFakesOn: log, at: Self.now)
            _ = try commands.present()
            let attempt = Result {
                try log.append([.setting(key: "grace-minutes", value: "12")], at: Self.now)
            }
            #expect(((try? attempt.get()) == nil) == isNewer)
            #expect(store.looks.withLock { $0 } == (isNewer ? [0] : []))
        }
    }

    @Test("what records what happens looks at each event once, also beside newer ones")
    func recordsWithoutLookingAgain() throws {
        let store = CountingStore()
        let log = EventLog(store: store, vault: MemoryKeyVault())
        for id in ["a", "b"] {
            try store.append(
                [
                    ProposedEvent(
                        name: "AlarmDisabled", schema: id == "a" ? 99 : 1, at: Self.now, cause: "",
                        correlation: "", plain: Array("{}".utf8), sealed: nil)
                ], to: StreamName(category: "alarm", id: id), expecting: .any, key: nil)
        }
        for minutes in 12...14 {
            try log.append([.setting(key: "grace-minutes", value: "\(minutes)")], at: Self.now)
            try log.append([.alarm(AlarmID("b"), .enabled)], at: Self.now)
            #expect(throws: AppendFailure.self) {
                try log.append([.alarm(AlarmID("a"), .enabled)], at: Self.now)
            }
        }
        #expect(store.looks.withLock { $0 } == [0])
    }

    /// A store that notes from where on its forms were asked for.
    private final class CountingStore: EventStore {
        private let store = MemoryEventStore()
        let looks = Mutex<[Int64]>([])

        @discardableResult func append(
            _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
        ) throws(AppendFailure) -> [StoredEvent] {
            try store.append(events, to: stream, expecting: expecting, key: key)
        }
        func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
            try store.read(stream: stream, after: version)
        }
        func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
            try store.readAll(after: position, limit: limit)
        }
        func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm: StreamName] {
            looks.withLock { $0.append(position) }
            return try store.forms(after: position, named: named)
        }
        func head() throws(PortFailure) -> Int64 { try store.head() }
        func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
            try store.follow(changed)
        }
    }

    @Test("every form that was ever written is known")
    func goldenForms() throws {
        struct Golden: Decodable {
            struct Example: Decodable { let stream: String }
            let name: String
            let schema: Int
            let examples: [Example]
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Specs/Events").standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
        #expect(files.count > 80)
        for file in files {
            let golden = try JSONDecoder().decode(Golden.self, from: Data(contentsOf: file))
            for stream in Set(golden.examples.map(\.stream)) {
                let isKnown = AggregateRegistry.vow.knows(
                    try #require(StreamName(stream)), name: golden.name, schema: golden.schema)
                #expect(isKnown, "\(golden.name) \(golden.schema) in \(stream)")
            }
        }
    }
}
