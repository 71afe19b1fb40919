import Testing
import VowCore
package import VowPorts

/// What every `ViewStore` must do, as clauses that run against each of them.
package struct ViewStoreContract: Sendable {
    /// Makes an empty store.
    package let fresh: @Sendable () throws -> any ViewStore
    /// Opens the same store once more, as a later process would; may hand back the same object.
    package let second: @Sendable (any ViewStore) throws -> any ViewStore

    /// Makes the contract for one kind of store.
    package init(
        fresh: @escaping @Sendable () throws -> any ViewStore,
        second: @escaping @Sendable (any ViewStore) throws -> any ViewStore
    ) {
        self.fresh = fresh
        self.second = second
    }

    /// One promise of the port.
    package struct Clause: Sendable, CustomTestStringConvertible {
        /// The promise, as a sentence.
        package let testDescription: String
        /// Checks it; what does not hold is recorded as an issue.
        package let check: @Sendable (ViewStoreContract) throws -> Void
    }

    /// Every promise.
    package static let clauses: [Clause] = [
        Clause(testDescription: "an empty store has nothing") { subject in
            let store = try subject.fresh()
            #expect(try store.summary() == nil)
            #expect(try store.row("a", 1) == nil)
            #expect(try store.rows("a", in: .min ... .max) == [])
            #expect(try store.lastNumber("a") == nil)
        },
        Clause(testDescription: "what an update wrote is there, in order, for later processes too") {
            subject in
            let store = try subject.fresh()
            try store.update { () throws(PortFailure) in
                try store.put(summary: [1])
                for number in [Int64.max, 3, -7, 12] {
                    try store.put("a", ViewRow(number: number, body: [UInt8(truncatingIfNeeded: number)]))
                }
                try store.put("b", ViewRow(number: 3, body: []))
                try store.put("a", ViewRow(number: 3, body: [9, 9]))
                #expect(try store.row("a", 3) == [9, 9])
            }
            let later = try subject.second(store)
            #expect(try later.summary() == [1])
            #expect(try later.rows("a", in: .min ... .max).map(\.number) == [-7, 3, 12, .max])
            #expect(try later.rows("a", in: 0...12).map(\.body) == [[9, 9], [12]])
            #expect(try later.row("b", 3) == [])
            #expect(try later.lastNumber("a") == .max)
        },
        Clause(testDescription: "an update that fails leaves everything as it was") { subject in
            let store = try subject.fresh()
            try store.update { () throws(PortFailure) in
                try store.put(summary: [1])
                try store.put("a", ViewRow(number: 1, body: [1]))
            }
            let failure = PortFailure(
                code: "test", message: TextCode(worded: "No."), repair: TextCode(worded: "None."))
            #expect(throws: failure) {
                try store.update { () throws(PortFailure) in
                    try store.clear()
                    try store.put(summary: [2])
                    try store.put("a", ViewRow(number: 2, body: [2]))
                    throw failure
                }
            }
            let later = try subject.second(store)
            #expect(try later.summary() == [1])
            #expect(try later.rows("a", in: .min ... .max) == [ViewRow(number: 1, body: [1])])
        },
        Clause(testDescription: "clearing and resetting take everything out") { subject in
            let store = try subject.fresh()
            for wayOut in [{ try store.update { () throws(PortFailure) in try store.clear() } }, store.reset]
            {
                try store.update { () throws(PortFailure) in
                    try store.put(summary: [1])
                    try store.put("a", ViewRow(number: 1, body: [1]))
                }
                try wayOut()
                let later = try subject.second(store)
                #expect(try later.summary() == nil)
                #expect(try later.lastNumber("a") == nil)
            }
        },
    ]
}
