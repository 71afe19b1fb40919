import Dispatch
import Synchronization
import Testing
import VowLog
import VowPorts

extension EventStoreContract {
    /// Runs `count` bodies on threads of their own and returns when all have ended.
    private static func atOnce(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await withCheckedThrowingContinuation { continuation in
                        DispatchQueue(label: "contract \(number)").async {
                            continuation.resume(with: Result { try body(number) })
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Sendable static func appendsAreWhole(_ subject: EventStoreContract) async throws {
        let store = try subject.fresh()
        let reader = try subject.second(store)
        let isWriting = Atomic(true)
        try await atOnce(2) { number in
            if number == 0 {
                defer { isWriting.store(false, ordering: .sequentiallyConsistent) }
                for _ in 0..<60 {
                    try store.append(
                        (0..<5).map { proposed("\($0)") }, to: run1, expecting: .any, key: nil)
                }
            } else {
                var isLast = false
                while !isLast {
                    isLast = !isWriting.load(ordering: .sequentiallyConsistent)
                    #expect(try reader.head().isMultiple(of: 5))
                    #expect(try reader.read(stream: run1, after: 0).count.isMultiple(of: 5))
                }
            }
        }
        #expect(try reader.head() == 300)
    }

    @Sendable static func writersAtOnce(_ subject: EventStoreContract) async throws {
        let store = try subject.fresh()
        let other = try subject.second(store)
        try await atOnce(4) { number in
            let mine = number.isMultiple(of: 2) ? store : other
            for turn in 0..<40 {
                try mine.append(
                    [proposed("\(number)"), proposed("\(turn)")],
                    to: StreamName(category: "run", id: "\(number)"),
                    expecting: .exactly(Int64(turn * 2)), key: "\(number)-\(turn)")
            }
        }
        let records = try store.readAll(after: 0, limit: 1000)
        #expect(records.map(\.position) == Array(1...320))
        var previous = HashChain.genesis
        for record in records {
            #expect(record.hash == HashChain.hash(of: record, previous: previous))
            previous = record.hash
        }
    }

    @Sendable static func expectingWritersAtOnce(_ subject: EventStoreContract) async throws {
        let store = try subject.fresh()
        let other = try subject.second(store)
        try await atOnce(3) { number in
            let mine = number.isMultiple(of: 2) ? store : other
            var version: Int64 = 0
            var written = 0
            while written < 30 {
                do {
                    let stored = try mine.append(
                        [proposed("\(number)")], to: run1, expecting: .exactly(version), key: nil)
                    version = stored.last?.version ?? version
                    written += 1
                } catch AppendFailure.conflict(let actual) {
                    // Progress is only possible when a conflict tells the version that is there.
                    #expect(actual > version)
                    version = actual
                }
            }
        }
        let records = try store.read(stream: run1, after: 0)
        #expect(records.map(\.version) == Array(1...90))
        for number in 0..<3 { #expect(records.count { text($0) == "\(number)" } == 30) }
    }

    @Sendable static func followersAreTold(_ subject: EventStoreContract) async throws {
        let store = try subject.fresh()
        let other = try subject.second(store)
        let (notices, told) = AsyncStream.makeStream(of: Void.self)
        let token = try store.follow { told.yield() }
        var iterator = notices.makeAsyncIterator()
        for number in 1...20 {
            let writer = number.isMultiple(of: 2) ? store : other
            try writer.append([proposed("\(number)")], to: run1, expecting: .any, key: nil)
            // A notice may stand for several appends, or for one that was read already.
            while try store.head() < number { await iterator.next() }
            await iterator.next()
        }
        token.cancel()
        token.cancel()
        told.finish()
    }

    /// One that cancelled is not told any more, and the others still are. That it is not told can only be seen once
    /// somebody else was told of the same append.
    @Sendable static func onlyTheCancelledIsNotTold(_ subject: EventStoreContract) async throws {
        let store = try subject.fresh()
        let calls = (0..<3).map { _ in Count() }
        let (notices, told) = AsyncStream.makeStream(of: Void.self)
        let first = try store.follow { calls[0].add() }
        var second: (any FollowToken)? = try store.follow { calls[1].add() }
        let third = try store.follow {
            calls[2].add()
            told.yield()
        }
        var iterator = notices.makeAsyncIterator()
        try store.append([proposed("1")], to: run1, expecting: .any, key: nil)
        await iterator.next()
        first.cancel()
        // A follower that is let go without being cancelled ends as well.
        _ = second
        second = nil
        // What was on its way when they cancelled may still come: one more append, told to the third, is behind it.
        try await settle(store, &iterator, from: 2)
        let before = (calls[0].value, calls[1].value)
        try await settle(store, &iterator, from: 5)
        #expect(calls[0].value == before.0)
        #expect(calls[1].value == before.1)
        third.cancel()
        told.finish()
    }

    private static func settle(
        _ store: any EventStore, _ iterator: inout AsyncStream<Void>.Iterator, from number: Int
    ) async throws {
        for number in number..<(number + 3) {
            try store.append([proposed("\(number)")], to: run1, expecting: .any, key: nil)
            await iterator.next()
        }
    }
}

/// Counts calls from any thread.
private final class Count: Sendable {
    private let count = Atomic(0)

    func add() { count.add(1, ordering: .sequentiallyConsistent) }
    var value: Int { count.load(ordering: .sequentiallyConsistent) }
}
