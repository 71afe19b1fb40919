/// The SHA-256 of what a code or a tag holds: enough to tell whether another one is the same, byte for byte.
///
/// It is computed outside this module and handed in.
package struct PayloadDigest: Codable, Hashable, Sendable {
    /// The 32 bytes; empty where the record of them was erased, which equals nothing.
    package let bytes: [UInt8]

    /// A digest that was computed or recorded; nil for anything but 32 bytes or none.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 32 || bytes.isEmpty else { return nil }
        self.bytes = bytes
    }

    /// Whether both are known, and the same.
    package func equals(_ other: PayloadDigest) -> Bool { !bytes.isEmpty && bytes == other.bytes }
}

/// What is kept of a code or a tag: enough to tell whether what is shown is the same, and nothing that could be shown in its
/// place.
package struct TokenMark: Codable, Hashable, Sendable {
    /// The digest of what it holds.
    @Sealed package private(set) var digest: PayloadDigest
    /// The seed from which Vow drew what the code holds, with the vault's key; nil for what Vow did not make.
    @Sealed package private(set) var seed: String?

    private enum CodingKeys: String, CodingKey {
        case digest = "digestHexadecimal"
        case seed
    }

    /// Puts the two together.
    package init(digest: PayloadDigest, seed: String? = nil) {
        self.digest = digest
        self.seed = seed
    }

    /// What is known of a code or a tag whose record was erased: nothing equals it.
    package static let erased = TokenMark(digest: PayloadDigest(bytes: [])!)
}

/// What a code or a tag holds, while it is registered. It is never recorded.
package struct TokenPayload: Hashable, Sendable {
    /// What was read of it.
    package let bytes: [UInt8]
    /// What is kept of it.
    package let mark: TokenMark

    /// Puts the two together; the mark must be that of `bytes`.
    package init(bytes: [UInt8], mark: TokenMark) {
        self.bytes = bytes
        self.mark = mark
    }
}
