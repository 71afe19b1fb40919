/// The SHA-256 of what a code or a tag holds: enough to tell whether another one is the same, byte for byte.
///
/// It is computed outside this module and handed in.
public struct PayloadDigest: Codable, Hashable, Sendable {
    /// The 32 bytes; empty where the record of them was erased, which equals nothing.
    public let bytes: [UInt8]

    /// A digest that was computed or recorded; nil for anything but 32 bytes or none.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 || bytes.isEmpty else { return nil }
        self.bytes = bytes
    }

    /// Whether both are known, and the same.
    public func equals(_ other: PayloadDigest) -> Bool { !bytes.isEmpty && bytes == other.bytes }
}

/// What a code or a tag holds, with its digest.
public struct TokenPayload: Codable, Hashable, Sendable {
    /// What was read of it; empty where the record of it was erased.
    public let bytes: [UInt8]
    /// The digest of the bytes.
    public let digest: PayloadDigest

    /// Puts the two together; `digest` must be that of `bytes`.
    public init(bytes: [UInt8], digest: PayloadDigest) {
        self.bytes = bytes
        self.digest = digest
    }
}
