package import VowLog

/// Stores the keys that seal personal text, one per class of personal data.
///
/// Keys live outside the event store, so that destroying a key makes every sealed record of its class unreadable for
/// ever. Safe for use by several threads and two processes.
package protocol KeyVault: Sendable {
    /// The current key of a class, 32 bytes with its identifier, created on first use.
    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey
    /// A key by its identifier, or nil if it was destroyed or never known.
    func key(id: String) throws(PortFailure) -> VaultKey?
    /// All remaining keys, ordered by identifier.
    func keys() throws(PortFailure) -> [VaultKey]
    /// Destroys all keys of a class; idempotent. Text sealed with them can no longer be opened. Remembers the
    /// identifiers, so that `restore` never brings one back.
    func destroyKeys(of personalClass: String) throws(PortFailure)
    /// Imports keys from an archive. Returns the identifiers of rejected keys, which had been destroyed here. Existing
    /// keys stay unchanged; a restored key opens old records, and seals new ones only if its class has no other.
    func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String]
    /// The newest recorded head of the log, to detect an older log in its place; nil if none was recorded.
    func anchor() throws(PortFailure) -> HeadRecord?
    /// Records a head in place of the previous one; nil deletes it, for a log that is replaced.
    func note(anchor: HeadRecord?) throws(PortFailure)
}

extension KeyVault {
    /// Nil, for vaults that no log is opened with.
    package func anchor() throws(PortFailure) -> HeadRecord? { nil }

    /// Does nothing, for vaults that no log is opened with.
    package func note(anchor: HeadRecord?) throws(PortFailure) {}
}

/// A symmetric key of a vault.
package struct VaultKey: Hashable, Sendable {
    /// Identifies the key in sealed records; not secret.
    package let id: String
    /// The class of personal data that it seals.
    package let personalClass: String
    /// 32 secret bytes.
    package let secret: SecretBytes
    /// A copy of the bytes in ordinary memory, to export or search for.
    package var bytes: [UInt8] { secret.copy }

    package init(id: String, personalClass: String, secret: SecretBytes) {
        self.id = id
        self.personalClass = personalClass
        self.secret = secret
    }

    /// Creates a key from bytes that were read.
    package init(id: String, personalClass: String, bytes: [UInt8]) {
        self.init(id: id, personalClass: personalClass, secret: SecretBytes(bytes))
    }
}
