/// What happened to a code that the person registered.
package enum TokenEvent: Codable, Hashable, Sendable {
    /// The person registered a code under a name; `kind` names how it is printed, where it was seen ("qr", "ean-13").
    case registered(name: Sealed<String>, kind: String?, mark: TokenMark)
    /// Another code takes the place of the one of this name, from a date on.
    case replaced(kind: String?, mark: TokenMark, holdsFrom: CivilDate)
    /// The person took it out.
    case removed

    private enum CodingKeys: String, CodingKey {
        case registered = "CodeRegistered"
        case replaced = "CodeReplaced"
        case removed = "CodeRemoved"
    }

    private enum RegisteredCodingKeys: String, CodingKey {
        case name, kind
        case mark = "_0"
    }
    private enum ReplacedCodingKeys: String, CodingKey {
        case kind
        case mark = "_0"
        case holdsFrom
    }
}

/// A registered code as its events leave it.
package struct TokenState: Codable, Hashable, Sendable {
    /// A mark and the first date whose runs ask for it, or nil if it holds from the beginning.
    private struct Held: Codable, Hashable, Sendable {
        let mark: TokenMark
        let kind: String?
        let from: CivilDate?
    }

    /// What the person calls it, such as "kitchen".
    package private(set) var name = ""
    /// Whether it was registered and not removed.
    package private(set) var isPresent = false
    private var held: [Held] = []

    /// The state before any event.
    package init() {}

    /// The digest of what the code holds for the runs of a date, or of the newest where none is named; nil where there is
    /// none.
    package func digest(on date: CivilDate?) -> PayloadDigest? {
        let mark = (date.map { held(on: $0) } ?? held.last)?.mark
        return mark.flatMap { $0.digest.bytes.isEmpty ? nil : $0.digest }
    }

    /// The mark of the newest code, in force or not yet, or nil if none is there.
    package var newestMark: TokenMark? { held.last?.mark }

    /// How the newest code is printed, where it was seen.
    package var newestKind: String? { held.last?.kind }

    private func held(on date: CivilDate) -> Held? {
        held.last { entry in entry.from.map { $0 <= date } ?? true }
    }

    /// The state after one more event.
    package func evolved(by event: TokenEvent) -> TokenState {
        var next = self
        switch event {
        case .registered(let name, let kind, let mark):
            next.name = name.wrappedValue
            next.isPresent = true
            next.held = [Held(mark: mark, kind: kind, from: nil)]
        case .replaced(let kind, let mark, let from):
            next.held = [
                next.held(on: from.adding(days: -1)), Held(mark: mark, kind: kind, from: from),
            ]
            .compactMap { $0 }
        case .removed:
            next.isPresent = false
            next.held = []
        }
        return next
    }
}

/// What a person can ask of a code.
package enum TokenCommand: Hashable, Sendable {
    /// Register it under a name.
    case register(name: String, kind: String?, payload: TokenPayload)
    /// Put another code in its place; `today` is the device's present date.
    case replace(kind: String?, payload: TokenPayload, today: CivilDate)
    /// Take it out.
    case remove
}

/// Why a code command is refused.
package enum TokenRejection: Error, Hashable, Sendable {
    /// There is no such code.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// A code that holds nothing would match nothing, or everything.
    case emptyPayload
    /// It holds more than any printed code: the limit is `TokenState.mostPayloadBytes`.
    case payloadTooLong(bytes: Int)
    /// A name is 1 to 40 letters, digits, hyphens and underscores, so that a gate can name it.
    case unusableName(String)
}

extension TokenState: Decider {
    /// What names one.
    package typealias ID = TokenID

    /// The most bytes of a payload: a QR code of the largest size and the least correction (ISO/IEC 18004, table 7).
    package static let mostPayloadBytes = 2_953
    private static let mostNameCharacters = 40

    /// The state after one more event; its time does not matter.
    package func evolved(by event: TokenEvent, at instant: Instant) -> TokenState { evolved(by: event) }

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: TokenCommand, at instant: Instant) throws(TokenRejection) -> [TokenEvent] {
        switch command {
        case .register(let name, let kind, let payload):
            guard !isPresent else { throw .alreadyThere }
            guard TokenState.isUsable(name: name) else { throw .unusableName(name) }
            try TokenState.check(payload)
            return [.registered(name: Sealed(name), kind: kind, mark: payload.mark)]
        case .replace(let kind, let payload, let today):
            guard isPresent else { throw .unknown }
            try TokenState.check(payload)
            if payload.mark == held.last?.mark { return [] }
            // A code that hangs beside the bed would make the gate easier, so the new one holds from tomorrow, as every
            // loosening does.
            return [.replaced(kind: kind, mark: payload.mark, holdsFrom: today.adding(days: 1))]
        case .remove: return isPresent ? [.removed] : []
        }
    }

    private static func check(_ payload: TokenPayload) throws(TokenRejection) {
        if payload.bytes.isEmpty { throw .emptyPayload }
        if payload.bytes.count > mostPayloadBytes { throw .payloadTooLong(bytes: payload.bytes.count) }
    }

    /// Whether something can be registered under a name.
    package static func isUsable(name: String) -> Bool {
        (1...mostNameCharacters).contains(name.count)
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
