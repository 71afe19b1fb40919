import VowAnswers
public import VowCore
import VowLog

/// The codes that gates may ask for.
extension CommandService {
    /// A registered code with its identifier.
    public struct CodeEntry: Sendable {
        /// The identifier.
        public let id: String
        /// The state.
        public let state: CodeState
    }

    /// The codes that are there, by name.
    public func codes() throws(CommandError) -> [CodeEntry] {
        try all(Aggregates.code).filter(\.state.isPresent).map { CodeEntry(id: $0.id, state: $0.state) }
            .sorted { ($0.state.name, $0.id) < ($1.state.name, $1.id) }
    }

    /// The code of a name, or of the beginning of an identifier.
    public func code(named text: String) throws(CommandError) -> CodeEntry {
        let codes = try codes()
        if let named = codes.first(where: { $0.state.name == text }) { return named }
        let matches = codes.filter { !text.isEmpty && $0.id.hasPrefix(text) }
        guard matches.count == 1 else {
            throw .refused(
                Wording(try present().settings)(
                    "There is no code \"\(text)\". `vow codes` shows them.",
                    "No hay ningún código \"\(text)\". `vow codes` los muestra."))
        }
        return matches[0]
    }

    /// Registers a code under a name, or puts it in the place of the one that has the name; which then holds from
    /// the next day on.
    public func registerCode(_ name: String, kind: String?, payload: [UInt8]) throws(CommandError)
        -> CodeEntry
    {
        let present = try present()
        let wording = Wording(present.settings)
        let known = try codes().first { $0.state.name == name }
        let id = known?.id ?? freshIdentifier()
        let command: CodeCommand =
            known == nil
            ? .register(name: name, kind: kind, payload: payload)
            : .replace(kind: kind, payload: payload, today: present.today)
        _ = try carryOut(command, on: Aggregates.code, id) { Self.refusal($0, name, wording) }
        return CodeEntry(id: id, state: try state(of: Aggregates.code, id))
    }

    /// Takes a code out.
    public func removeCode(_ id: String) throws(CommandError) {
        let wording = Wording(try present().settings)
        _ = try carryOut(.remove, on: Aggregates.code, id) { Self.refusal($0, id, wording) }
    }

    private static func refusal(_ rejection: CodeRejection, _ name: String, _ wording: Wording)
        -> CommandError
    {
        switch rejection {
        case .unknown: .refused(wording("There is no code \(name).", "No hay ningún código \(name)."))
        case .alreadyThere:
            .refused(wording("There is a code \(name) already.", "Ya hay un código \(name)."))
        case .emptyPayload:
            .refused(
                wording(
                    "The code holds nothing, so nothing could match it. Scan another one, or give a --payload.",
                    "El código no contiene nada, así que nada coincidiría. Escanea otro o da un --payload."))
        case .payloadTooLong(let bytes):
            .refused(
                wording(
                    "The code would hold \(bytes) bytes; a printed code holds at most \(CodeState.mostPayloadBytes).",
                    "El código tendría \(bytes) bytes; uno impreso contiene \(CodeState.mostPayloadBytes) como mucho."
                ))
        case .unusableName:
            .refused(
                wording(
                    "Give the code a name of 1 to 40 letters, digits, - or _, such as kitchen.",
                    "Dale al código un nombre de 1 a 40 letras, cifras, - o _, por ejemplo cocina."))
        }
    }
}
