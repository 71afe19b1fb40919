import Testing
import VowLog
package import VowPorts

/// What every `KeyVault` must do, as clauses that run against each of them.
package struct KeyVaultContract: Sendable {
    /// Makes an empty vault.
    package let fresh: @Sendable () throws -> any KeyVault
    /// Opens the same vault once more, as another process would; may hand back the same object.
    package let second: @Sendable (any KeyVault) throws -> any KeyVault

    /// Makes the contract for one kind of vault.
    package init(
        fresh: @escaping @Sendable () throws -> any KeyVault,
        second: @escaping @Sendable (any KeyVault) throws -> any KeyVault
    ) {
        self.fresh = fresh
        self.second = second
    }

    /// One promise of the port.
    package struct Clause: Sendable, CustomTestStringConvertible {
        /// The promise, as a sentence.
        package let testDescription: String
        /// Checks it; what does not hold is recorded as an issue.
        package let check: @Sendable (KeyVaultContract) throws -> Void
    }

    /// Every promise.
    package static let clauses: [Clause] = [
        Clause(testDescription: "a class keeps its key") { subject in
            let vault = try subject.fresh()
            #expect(try vault.keys() == [])
            let lines = try vault.currentKey(for: "lines")
            let labels = try vault.currentKey(for: "labels")
            #expect(lines.bytes.count == 32)
            #expect(lines.personalClass == "lines")
            #expect(lines.bytes != labels.bytes)
            #expect(lines.id != labels.id)
            let again = try subject.second(vault)
            #expect(try again.currentKey(for: "lines") == lines)
            #expect(try again.key(id: labels.id) == labels)
            #expect(try again.keys() == [lines, labels].sorted { $0.id < $1.id })
            #expect(try vault.key(id: "unknown") == nil)
        },
        Clause(testDescription: "it remembers the newest record that was noted, whatever happens to keys") {
            subject in
            let vault = try subject.fresh()
            #expect(try vault.anchor() == nil)
            let first = HeadRecord(position: 7, hash: Array(repeating: 3, count: 32))
            try vault.note(anchor: first)
            _ = try vault.currentKey(for: "lines")
            try vault.destroyKeys(of: "lines")
            #expect(try subject.second(vault).anchor() == first)
            try vault.note(anchor: HeadRecord(position: 9, hash: first.hash))
            #expect(try subject.second(vault).anchor()?.position == 9)
            try vault.note(anchor: nil)
            #expect(try subject.second(vault).anchor() == nil)
        },
        Clause(testDescription: "a destroyed key is gone for everyone") { subject in
            let vault = try subject.fresh()
            let other = try subject.second(vault)
            let lines = try vault.currentKey(for: "lines")
            let labels = try vault.currentKey(for: "labels")
            #expect(try other.key(id: lines.id) == lines)
            try vault.destroyKeys(of: "lines")
            try vault.destroyKeys(of: "lines")
            try vault.destroyKeys(of: "never used")
            #expect(try other.key(id: lines.id) == nil)
            #expect(try other.key(id: labels.id) == labels)
            let next = try other.currentKey(for: "lines")
            #expect(next.id != lines.id)
            #expect(next.bytes != lines.bytes)
            #expect(try vault.currentKey(for: "lines") == next)
        },
        Clause(testDescription: "a restored key opens old records, but never a destroyed one") { subject in
            let old = try subject.fresh()
            let lines = VaultKey(id: "l-old", personalClass: "lines", bytes: Array(repeating: 7, count: 32))
            let labels = VaultKey(id: "b-old", personalClass: "labels", bytes: Array(repeating: 8, count: 32))
            #expect(try old.restore([lines, labels]) == [])
            #expect(try old.currentKey(for: "lines") == lines)
            try old.destroyKeys(of: "lines")
            let fresh = try old.currentKey(for: "lines")
            #expect(try old.restore([lines, labels]) == ["l-old"])
            #expect(try old.key(id: "l-old") == nil)
            #expect(try old.currentKey(for: "lines") == fresh)
            let more = VaultKey(id: "l-more", personalClass: "lines", bytes: Array(repeating: 9, count: 32))
            #expect(try old.restore([more]) == [])
            #expect(try old.currentKey(for: "lines") == fresh)
            #expect(try subject.second(old).key(id: "l-more") == more)
        },
    ]
}
