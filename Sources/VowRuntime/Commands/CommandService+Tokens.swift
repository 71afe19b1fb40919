import VowAnswers
package import VowCore
import VowLog
import VowPorts

/// The codes and tags that gates may ask for.
extension CommandService {
    /// A registered code or tag with its identifier.
    package struct TokenEntry: Sendable {
        /// The identifier.
        package let id: TokenID
        package let state: TokenState
    }

    /// Those of a kind that are there, by name.
    package func tokens(_ kind: TokenKind) throws(CommandError) -> [TokenEntry] {
        try allTokens(kind).filter(\.state.isPresent)
    }

    private func allTokens(_ kind: TokenKind) throws(CommandError) -> [TokenEntry] {
        try all(Aggregates.token(kind)).map { TokenEntry(id: $0.id, state: $0.state) }
            .sorted { ($0.state.name, $0.id) < ($1.state.name, $1.id) }
    }

    /// The one of a name, or of the beginning of an identifier.
    package func token(_ kind: TokenKind, named text: String) throws(CommandError) -> TokenEntry {
        let tokens = try tokens(kind)
        if let named = tokens.first(where: { $0.state.name == text }) { return named }
        let matches = tokens.filter { !text.isEmpty && $0.id.text.hasPrefix(text) }
        guard matches.count == 1 else {
            throw Self.refusal(.unknown, kind, text)
        }
        return matches[0]
    }

    /// Refuses a name that nothing can be registered under, before anybody is asked to show or touch it.
    package func checkName(_ name: String, of kind: TokenKind) throws(CommandError) {
        guard !TokenState.isUsable(name: name) else { return }
        throw Self.refusal(.unusableName(name), kind, name)
    }

    /// Registers a code or a tag under a name, or puts it in the place of the one that has the name; which then holds
    /// from the next day on. Only a digest of the payload is kept.
    package func register(_ kind: TokenKind, _ name: String, as form: String?, payload: [UInt8])
        throws(CommandError) -> TokenEntry
    {
        try register(kind, name, as: form, TokenPayload(payload))
    }

    /// Registers a code that Vow draws, as `register` does.
    package func registerDrawnCode(_ name: String) throws(CommandError) -> TokenEntry {
        // A long name would not fit into a code.
        try checkName(name, of: .code)
        let seed = Hexadecimal.text((0..<16).map { _ in UInt8(truncatingIfNeeded: entropy.next()) })
        let key: VaultKey
        do { key = try log.vault.currentKey(for: PersonalClass.codes.name) } catch { throw .failed(error) }
        return try register(.code, name, as: nil, .drawn(name, seed: seed, key: key.secret))
    }

    private func register(_ kind: TokenKind, _ name: String, as form: String?, _ payload: TokenPayload)
        throws(CommandError) -> TokenEntry
    {
        let present = try present()
        let known = try tokens(kind).first { $0.state.name == name }
        let id = known?.id ?? freshIdentifier()
        let command: TokenCommand =
            known == nil
            ? .register(name: name, kind: form, payload: payload)
            : .replace(kind: form, payload: payload, today: present.today)
        let aggregate = Aggregates.token(kind)
        _ = try carryOut(command, on: aggregate, id) { Self.refusal($0, kind, name) }
        return TokenEntry(id: id, state: try state(of: aggregate, id))
    }

    /// Takes a code or a tag out; refused while a gate asks for it, in force or from tomorrow on: registering another one
    /// under its name must not be a way round the wait of a night.
    package func remove(_ kind: TokenKind, _ id: TokenID) throws(CommandError) {
        let present = try present()
        let aggregate = Aggregates.token(kind)
        let name = try state(of: aggregate, id).name
        try checkNotAskedNow(kind, name, present)
        for alarm in present.alarms {
            let gates = [
                alarm.state.definition?.gate, alarm.state.termsInForce(on: present.today)?.0,
            ].compactMap { $0 }
            guard !gates.contains(where: { $0.tokens.contains { $0.kind == kind && $0.name == name } }) else {
                throw .refused(Refusal(RefusalText.codeInUse(alarm: alarm.id.text, name: name)))
            }
        }
        try takeOutOfUse(kind, id)
    }

    /// Takes a code or a tag out whatever asks for it: its name and its payload were erased.
    package func takeOutOfUse(_ kind: TokenKind, _ id: TokenID) throws(CommandError) {
        _ = try carryOut(.remove, on: Aggregates.token(kind), id) { Self.refusal($0, kind, id.text) }
    }

    /// Refuses a gate that names a code or a tag that is not there.
    package func checkTokens(_ gate: GatePolicy) throws(CommandError) {
        for (kind, name) in gate.tokens {
            guard try tokens(kind).contains(where: { $0.state.name == name }) else {
                throw .refused(
                    Refusal(
                        kind == .code ? RefusalText.gateUnknownCode : .gateUnknownTag, ["name": name]))
            }
        }
    }

    private static func refusal(_ rejection: TokenRejection, _ kind: TokenKind, _ name: String)
        -> CommandError
    {
        let isCode = kind == .code
        return switch rejection {
        case .unknown:
            .refused(Refusal(isCode ? RefusalText.codeUnknown : .tagUnknown, ["name": name]))
        case .alreadyThere:
            .refused(Refusal(isCode ? RefusalText.codeAlreadyThere : .tagAlreadyThere, ["name": name]))
        case .emptyPayload: .refused(Refusal(RefusalText.tokenEmpty))
        case .payloadTooLong(let bytes):
            .refused(
                Refusal(
                    RefusalText.tokenTooLong(bytes: "\(bytes)", most: "\(TokenState.mostPayloadBytes)")))
        case .unusableName: .refused(Refusal(RefusalText.tokenName))
        }
    }
}
