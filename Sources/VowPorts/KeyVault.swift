/// Keeps the keys that seal personal text, one for each class of personal data.
///
/// Keys live outside the event store, so that destroying a key makes every sealed record of its class
/// unreadable for ever. Calls are safe from any thread and from two processes at once.
public protocol KeyVault: Sendable {
    /// The current key of a class, 32 bytes with its identifier, made on first use.
    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey
    /// A key by its identifier, or nil when it was destroyed.
    func key(id: String) throws(PortFailure) -> VaultKey?
    /// Destroys every key of a class; idempotent. What was sealed under them can no longer be opened.
    func destroyKeys(of personalClass: String) throws(PortFailure)
}

/// A symmetric key of a vault.
public struct VaultKey: Hashable, Sendable {
    /// Names the key in sealed records; carries no secret.
    public let id: String
    /// 32 secret bytes.
    public let bytes: [UInt8]

    /// Makes a key.
    public init(id: String, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }
}
