package import VowCore

extension PersonalClass {
    /// The names and digests of registered codes.
    package static let codes = PersonalClass("codes")
    /// The names and digests of registered tags.
    package static let tags = PersonalClass("tags")
}

extension Aggregates {
    /// The codes that a gate may ask for.
    package static let code = token(.code, .codes)
    /// The tags that a gate may ask for.
    package static let tag = token(.tag, .tags)

    /// The aggregate of a kind.
    package static func token(_ kind: TokenKind) -> Aggregate<TokenState> {
        switch kind {
        case .code: code
        case .tag: tag
        }
    }

    private static func token(_ kind: TokenKind, _ personal: PersonalClass) -> Aggregate<TokenState> {
        Aggregate<TokenState>(
            category: kind.rawValue, personal: .sealed([personal], erased: .byWipe),
            forms: EventForms(renamed: names(kind)), detail: { event, pick in detail(event, kind, pick) },
            wrap: { .token(kind, $0, $1) },
            unwrap: {
                if case .token(kind, let id, let event) = $0 { (id, event) } else { nil }
            })
    }

    /// The wire names by the keys of the events, which are those of a code.
    private static func names(_ kind: TokenKind) -> [String: String] {
        switch kind {
        case .code: [:]
        case .tag:
            [
                "CodeRegistered": "TagRegistered", "CodeReplaced": "TagReplaced", "CodeRemoved": "TagRemoved",
            ]
        }
    }

    private static func detail(_ event: TokenEvent, _ kind: TokenKind, _ pick: EventWording) -> String {
        switch event {
        case .registered(let name, _, _): pick("detail.registered", ["name": name.wrappedValue])
        case .replaced(_, _, let from):
            pick(
                kind == .code ? "detail.otherCode" : "detail.otherTag", ["date": from.iso8601])
        case .removed: pick("detail.removed", [:])
        }
    }
}
