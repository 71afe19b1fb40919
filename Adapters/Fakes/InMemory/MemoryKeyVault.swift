import Synchronization
package import VowLog
package import VowPorts

/// A key vault in memory. Its keys are counted, not random, so that tests and simulations give the same bytes in every
/// run.
package final class MemoryKeyVault: KeyVault {
    private struct State {
        var keys: [VaultKey] = []
        var destroyed: Set<String> = []
        var made = 0
        var anchor: HeadRecord?
    }

    private let state = Mutex(State())

    package init() {}

    /// The key of a class; see `KeyVault.currentKey`.
    package func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey {
        state.withLock { state in
            if let key = state.keys.last(where: { $0.personalClass == personalClass }) { return key }
            state.made += 1
            let number = state.made
            let key = VaultKey(
                id: "\(personalClass)-\(number)", personalClass: personalClass,
                bytes: (0..<32).map { UInt8(truncatingIfNeeded: number &* 31 &+ $0 &* 7) })
            state.keys.append(key)
            return key
        }
    }

    /// A key by its identifier; see `KeyVault.key`.
    package func key(id: String) throws(PortFailure) -> VaultKey? {
        state.withLock { state in state.keys.first { $0.id == id } }
    }

    /// All remaining keys; see `KeyVault.keys`.
    package func keys() throws(PortFailure) -> [VaultKey] {
        state.withLock { state in state.keys.sorted { $0.id < $1.id } }
    }

    /// Destroys a class's keys; see `KeyVault.destroyKeys`.
    package func destroyKeys(of personalClass: String) throws(PortFailure) {
        state.withLock { state in
            for key in state.keys where key.personalClass == personalClass { state.destroyed.insert(key.id) }
            state.keys.removeAll { $0.personalClass == personalClass }
        }
    }

    /// The newest recorded head; see `KeyVault.anchor`.
    package func anchor() throws(PortFailure) -> HeadRecord? { state.withLock { $0.anchor } }

    /// Records a head; see `KeyVault.note`.
    package func note(anchor: HeadRecord?) throws(PortFailure) { state.withLock { $0.anchor = anchor } }

    /// Imports keys from an archive; see `KeyVault.restore`.
    package func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String] {
        state.withLock { state in
            var refused: [String] = []
            for key in keys {
                if state.destroyed.contains(key.id) {
                    refused.append(key.id)
                } else if !state.keys.contains(where: { $0.id == key.id }) {
                    state.keys.insert(key, at: 0)
                }
            }
            return refused
        }
    }
}
