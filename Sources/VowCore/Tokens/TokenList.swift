/// What a person registered for their gates.
package enum TokenKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A printed QR or bar code.
    case code
    /// A tag that is touched.
    case tag
}

/// The codes and tags that gates may ask for, as the log knows them.
package struct TokenList: Codable, Hashable, Sendable {
    private struct Entry: Codable, Hashable, Sendable {
        let kind: TokenKind
        let id: TokenID
        var state: TokenState
    }

    private var entries: [Entry] = []

    /// An empty list.
    package init() {}

    /// Takes in one more event of a code or a tag.
    package mutating func apply(_ event: TokenEvent, _ kind: TokenKind, id: TokenID) {
        if let place = entries.firstIndex(where: { $0.kind == kind && $0.id == id }) {
            entries[place].state = entries[place].state.evolved(by: event)
        } else {
            entries.append(Entry(kind: kind, id: id, state: TokenState().evolved(by: event)))
        }
    }

    /// Whether a code or a tag of a name is registered.
    package func holds(_ name: String, _ kind: TokenKind) -> Bool {
        entries.contains { $0.kind == kind && $0.state.isPresent && $0.state.name == name }
    }

    /// The digest of what the code or tag of a name holds, for the runs of a date; nil where there is none.
    /// - Parameter date: nil asks for the newest, in force or not yet.
    package func digest(of name: String, _ kind: TokenKind, on date: CivilDate?) -> PayloadDigest? {
        let held = entries.last { $0.kind == kind && $0.state.isPresent && $0.state.name == name }
        return held?.state.digest(on: date)
    }
}

extension TokenState {
    /// The bytes of a tag that a match compares: its identifier and, where it holds one, its text.
    package static func payload(identifier: [UInt8], text: String?) -> [UInt8] {
        // The length before the identifier keeps a long identifier apart from a short one with a text.
        [UInt8(truncatingIfNeeded: identifier.count)] + identifier + Array((text ?? "").utf8)
    }
}
