import VowRecitation

/// A code to scan or a tag to touch, with what was frozen of it when the alarm fired.
package struct TokenTask: Codable, Hashable, Sendable {
    /// A code, or a tag.
    package let kind: TokenKind
    /// What the person calls it.
    package let name: String
    /// What it has to hold.
    package let digest: PayloadDigest
    /// Lines that may be typed in its place where the part that reads it is missing.
    package let spare: RequiredLines

    package init(kind: TokenKind, name: String, digest: PayloadDigest, spare: RequiredLines) {
        self.kind = kind
        self.name = name
        self.digest = digest
        self.spare = spare
    }
}

extension TokenKind {
    /// The device's part that reads it, as `PartFailed` names it.
    package var part: DevicePart {
        switch self {
        case .code: .camera
        case .tag: .tagReader
        }
    }
}
