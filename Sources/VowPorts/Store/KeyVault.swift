public import VowLog

/// Keeps the keys that seal personal text, one for each class of personal data.
///
/// Keys live outside the event store, so that destroying a key makes every sealed record of its class
/// unreadable for ever. Calls are safe from any thread and from two processes at once.
public protocol KeyVault: Sendable {
    /// The current key of a class, 32 bytes with its identifier, made on first use.
    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey
    /// A key by its identifier, or nil when it was destroyed or never known.
    func key(id: String) throws(PortFailure) -> VaultKey?
    /// Every key that is left, ordered by identifier.
    func keys() throws(PortFailure) -> [VaultKey]
    /// Destroys every key of a class; idempotent. What was sealed under them can no longer be opened. The
    /// identifiers are remembered, so that `restore` never brings one of them back.
    func destroyKeys(of personalClass: String) throws(PortFailure)
    /// Takes keys from an archive and returns the identifiers of those that were refused because they had been
    /// destroyed here. A key that is here already stays as it is; a restored key opens old records, and seals
    /// new ones only while its class has no other.
    func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String]
    /// The newest record of the log that was noted here, so that an older log in its place is noticed; nil before any.
    func anchor() throws(PortFailure) -> HeadRecord?
    /// Notes a record of the log in place of the one before; nil forgets it, for a log that is replaced.
    func note(anchor: HeadRecord?) throws(PortFailure)
}

extension KeyVault {
    /// What holds for keys that no log is opened with.
    public func anchor() throws(PortFailure) -> HeadRecord? { nil }

    /// What holds for keys that no log is opened with.
    public func note(anchor: HeadRecord?) throws(PortFailure) {}
}

/// A symmetric key of a vault.
public struct VaultKey: Hashable, Sendable {
    /// Names the key in sealed records; carries no secret.
    public let id: String
    /// The class of personal data that it seals.
    public let personalClass: String
    /// 32 secret bytes.
    public let secret: SecretBytes
    /// A copy of them on ordinary memory, for what is exported or searched for.
    public var bytes: [UInt8] { secret.copy }

    /// Makes a key.
    public init(id: String, personalClass: String, secret: SecretBytes) {
        self.id = id
        self.personalClass = personalClass
        self.secret = secret
    }

    /// Makes a key of bytes that were read.
    public init(id: String, personalClass: String, bytes: [UInt8]) {
        self.init(id: id, personalClass: personalClass, secret: SecretBytes(bytes))
    }
}
