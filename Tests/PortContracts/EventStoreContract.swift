import Synchronization
import Testing
import VowCore
import VowLog
package import VowPorts

/// What every `EventStore` must do, as clauses that run against each of them.
///
/// A clause is handed a way to make an empty log and a way to open the same log once more, as another process
/// would; a store that lives in one process hands back itself.
package struct EventStoreContract: Sendable {
    /// Makes an empty log.
    package let fresh: @Sendable () throws -> any EventStore
    /// Opens the log of a store once more.
    package let second: @Sendable (any EventStore) throws -> any EventStore

    /// Makes the contract for one kind of store.
    package init(
        fresh: @escaping @Sendable () throws -> any EventStore,
        second: @escaping @Sendable (any EventStore) throws -> any EventStore
    ) {
        self.fresh = fresh
        self.second = second
    }

    /// One promise of the port.
    package struct Clause: Sendable, CustomTestStringConvertible {
        /// The promise, as a sentence.
        package let testDescription: String
        /// Checks it; what does not hold is recorded as an issue.
        package let check: @Sendable (EventStoreContract) async throws -> Void
    }

    /// Every promise.
    package static let clauses: [Clause] = [
        Clause(testDescription: "an empty log reads as empty", check: emptyLog),
        Clause(testDescription: "positions and versions have no gaps", check: placesHaveNoGaps),
        Clause(testDescription: "what was written comes back byte for byte", check: bytesComeBack),
        Clause(testDescription: "keys and correlations hold no NUL", check: noNul),
        Clause(testDescription: "an unexpected version writes nothing", check: conflictWritesNothing),
        Clause(testDescription: "a repeated key writes once", check: keysWriteOnce),
        Clause(testDescription: "an empty append writes nothing", check: emptyAppend),
        Clause(testDescription: "a stream is read from a version", check: streamsAreRead),
        Clause(testDescription: "the log is read from a position, up to a limit", check: logIsRead),
        Clause(testDescription: "each form of event is told once", check: formsAreTold),
        Clause(testDescription: "the chain holds", check: chainHolds),
        Clause(testDescription: "stamps go forward where the wall clock does not", check: stampsGoForward),
        Clause(testDescription: "an append is never half visible", check: appendsAreWhole),
        Clause(testDescription: "writers at once lose nothing", check: writersAtOnce),
        Clause(testDescription: "writers that expect a version take turns", check: expectingWritersAtOnce),
        Clause(testDescription: "followers are told", check: followersAreTold),
        Clause(
            testDescription: "whoever cancels is not told any more, and the others still are",
            check: onlyTheCancelledIsNotTold),
    ]
}

// MARK: - Words that clauses use

let run1 = StreamName(category: "run", id: "1")
let run2 = StreamName(category: "run", id: "2")

/// An event whose payload is `text`.
func proposed(_ text: String, sealed: SealedPart? = nil) -> ProposedEvent {
    ProposedEvent(
        name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: 1_700_000_000_000), cause: "test",
        correlation: "contract", plain: Array(text.utf8), sealed: sealed)
}

/// The payload of a stored event as text.
func text(_ stored: StoredEvent) -> String {
    String(decoding: stored.event.plain, as: UTF8.self)
}

// MARK: - Clauses

extension EventStoreContract {
    @Sendable private static func emptyLog(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        #expect(try store.head() == 0)
        #expect(try store.readAll(after: 0, limit: 10) == [])
        #expect(try store.readAll(after: -5, limit: 10) == [])
        #expect(try store.readAll(after: .max, limit: 10) == [])
        #expect(try store.read(stream: run1, after: 0) == [])
    }

    @Sendable private static func placesHaveNoGaps(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        var stored = try store.append(
            [proposed("a"), proposed("b")], to: run1, expecting: .exactly(0), key: nil)
        stored += try store.append([proposed("c")], to: run2, expecting: .any, key: nil)
        stored += try store.append([proposed("d")], to: run1, expecting: .exactly(2), key: nil)
        #expect(stored.map(\.position) == [1, 2, 3, 4])
        #expect(stored.map(\.version) == [1, 2, 1, 3])
        #expect(stored.map(\.stream) == [run1, run1, run2, run1])
        #expect(try store.head() == 4)
        #expect(try store.readAll(after: 0, limit: 10) == stored)
        #expect(try subject.second(store).readAll(after: 0, limit: 10) == stored)
    }

    @Sendable private static func bytesComeBack(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        let odd = ProposedEvent(
            name: "Näme 名", schema: .max, at: Instant(millisecondsSinceEpoch: .min), cause: "",
            correlation: "a b", plain: [],
            sealed: SealedPart(personalClass: "", keyID: "é", bytes: [0, 255, 0]))
        let big = ProposedEvent(
            name: "Big", schema: 1, at: Instant(millisecondsSinceEpoch: .max), cause: "c", correlation: "",
            plain: (0..<300_000).map { UInt8(truncatingIfNeeded: $0) },
            sealed: SealedPart(personalClass: "lines", keyID: "k", bytes: []))
        let stream = StreamName(category: "line", id: "a/b é")
        let stored = try store.append([odd, big], to: stream, expecting: .exactly(0), key: "k é")
        let reread = try subject.second(store).read(stream: stream, after: 0)
        #expect(reread.map(\.event) == [odd, big])
        #expect(reread == stored)
        #expect(try store.append([odd], to: stream, expecting: .any, key: "k é") == stored)
    }

    /// Not every technology can keep one in a text.
    @Sendable private static func noNul(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        let odd = ProposedEvent(
            name: "Odd", schema: 1, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "a\u{0}b",
            plain: [], sealed: nil)
        for (event, key) in [(odd, nil), (proposed("a"), "k\u{0}")] as [(ProposedEvent, String?)] {
            let failure = #expect(throws: AppendFailure.self) {
                try store.append([event], to: run1, expecting: .any, key: key)
            }
            guard case .failed(let reason)? = failure else {
                Issue.record("\(String(describing: failure))")
                continue
            }
            #expect(reason.code == "store.unwritable")
        }
        #expect(try store.head() == 0)
    }

    /// Also where another process appends in between.
    @Sendable private static func stampsGoForward(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        func append(_ milliseconds: [Int64], to stream: StreamName, in store: any EventStore) throws {
            try store.append(
                milliseconds.map {
                    ProposedEvent(
                        name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: $0), cause: "",
                        correlation: "", plain: Array("{}".utf8), sealed: nil)
                }, to: stream, expecting: .any, key: nil)
        }
        try append([1_000, 2_000, 500], to: run1, in: store)
        try append([400, 2_000], to: run2, in: try subject.second(store))
        try append([3_000, 3_000], to: run1, in: store)
        let stamps = try subject.second(store).readAll(after: 0, limit: 10).map(\.stamp)
        #expect(
            stamps.map { [$0.time.wallMilliseconds, $0.time.counter] }
                == [
                    [1_000, 0], [2_000, 0], [2_000, 1], [2_000, 2], [2_000, 3], [3_000, 0], [3_000, 1],
                ])
        #expect(Set(stamps.map(\.device)).count == 1)
        #expect(stamps.sorted() == stamps)
    }

    @Sendable private static func conflictWritesNothing(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        try store.append([proposed("a"), proposed("b")], to: run1, expecting: .any, key: nil)
        for wrong in [Int64(0), 1, 3, -1] {
            #expect(throws: AppendFailure.conflict(actual: 2)) {
                try store.append(
                    [proposed("x"), proposed("y")], to: run1, expecting: .exactly(wrong), key: "w\(wrong)")
            }
        }
        #expect(throws: AppendFailure.conflict(actual: 0)) {
            try store.append([proposed("x")], to: run2, expecting: .exactly(2), key: nil)
        }
        #expect(try store.head() == 2)
        // A key of an append that was refused is free again.
        #expect(try store.append([proposed("z")], to: run1, expecting: .exactly(2), key: "w0").count == 1)
    }

    @Sendable private static func keysWriteOnce(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        let first = try store.append(
            [proposed("a"), proposed("b")], to: run1, expecting: .exactly(0), key: "key")
        try store.append([proposed("c")], to: run1, expecting: .exactly(2), key: nil)
        let retried = try store.append(
            [proposed("a"), proposed("b")], to: run1, expecting: .exactly(0), key: "key")
        #expect(retried == first)
        let elsewhere = try subject.second(store).append(
            [proposed("q")], to: run2, expecting: .exactly(7), key: "key")
        #expect(elsewhere == first)
        #expect(try store.head() == 3)
        #expect(
            try store.append([proposed("d")], to: run1, expecting: .any, key: "other").first?.position == 4)
    }

    @Sendable private static func emptyAppend(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        #expect(try store.append([], to: run1, expecting: .exactly(9), key: "key") == [])
        #expect(try store.head() == 0)
        #expect(try store.append([proposed("a")], to: run1, expecting: .any, key: "key").count == 1)
    }

    @Sendable private static func streamsAreRead(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        for number in 1...6 {
            try store.append([proposed("\(number)")], to: run1, expecting: .any, key: nil)
            try store.append([proposed("other")], to: run2, expecting: .any, key: nil)
        }
        #expect(try store.read(stream: run1, after: 0).map(text) == ["1", "2", "3", "4", "5", "6"])
        #expect(try store.read(stream: run1, after: 4).map(text) == ["5", "6"])
        #expect(try store.read(stream: run1, after: 6) == [])
        #expect(try store.read(stream: run1, after: 99) == [])
        #expect(try store.read(stream: StreamName(category: "run", id: "3"), after: 0) == [])
    }

    @Sendable private static func logIsRead(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        for number in 1...9 {
            try store.append(
                [proposed("\(number)")], to: number.isMultiple(of: 2) ? run1 : run2, expecting: .any, key: nil
            )
        }
        #expect(try store.readAll(after: 0, limit: 4).map(text) == ["1", "2", "3", "4"])
        #expect(try store.readAll(after: 4, limit: 100).map(text) == ["5", "6", "7", "8", "9"])
        #expect(try store.readAll(after: 9, limit: 100) == [])
        #expect(try store.readAll(after: 3, limit: 0) == [])
    }

    @Sendable private static func formsAreTold(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        // An unknown name stands behind and before known ones.
        let consents = ["cloud-speech", "a-newer-one", "video"].map {
            StreamName(category: "consent", id: $0)
        }
        for stream in [run1, run2] + consents {
            try store.append([proposed("a"), proposed("b")], to: stream, expecting: .any, key: nil)
        }
        let forms = try store.forms(after: 0, named: ["consent", "device"])
        #expect(forms.count == 4)
        #expect(Set(forms.values).isSuperset(of: consents))
        let run = forms.first { $0.key.category == "run" }
        #expect(run?.key.id == nil && run.map { [run1, run2].contains($0.value) } == true)
        #expect(run?.key.name == "Happened" && run?.key.schema == 1)
        #expect(Set(forms.keys.compactMap(\.id)) == ["cloud-speech", "a-newer-one", "video"])
        let later = try store.forms(after: 8, named: [])
        #expect(later.count == 1 && later.first?.value == consents[2] && later.first?.key.id == nil)
        #expect(try store.forms(after: 10, named: []) == [:])
    }

    @Sendable private static func chainHolds(_ subject: EventStoreContract) throws {
        let store = try subject.fresh()
        for number in 1...20 {
            try store.append(
                [proposed("\(number)"), proposed("and")], to: run1, expecting: .any, key: nil)
        }
        var previous = HashChain.genesis
        for record in try store.readAll(after: 0, limit: 100) {
            #expect(record.hash == HashChain.hash(of: record, previous: previous))
            previous = record.hash
        }
    }
}
