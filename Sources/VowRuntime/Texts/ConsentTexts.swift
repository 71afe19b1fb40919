public import VowCore

/// What a person is told before they agree to anything, in English and Spanish.
public struct ConsentTexts: Sendable {
    private let isSpanish: Bool

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { isSpanish = settings[.language] == "es" }

    private func pick(_ english: String, _ spanish: String) -> String { isSpanish ? spanish : english }

    /// What is agreed to; its number is `ConsentState.statement`.
    public func statement(_ purpose: ConsentPurpose, recipient: String) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(
                """
                Recordings of your attempts (your voice, with what you say) are sent to \(recipient), which sends back \
                the words that it heard. Only while it is set as fallback-engine (after this device's own engine has \
                refused) or as shadow-engine (after the alarm). Vow does not store the recordings; what the service \
                does with them, its own terms say. Your lines are not sent. You can withdraw at any time: \
                vow consent withdraw cloud-speech.
                """,
                """
                Las grabaciones de tus intentos (tu voz y lo que dices) se envían a \(recipient), que devuelve las \
                palabras que oyó. Solo mientras esté puesto como fallback-engine (cuando el motor de este dispositivo \
                ha rechazado) o como shadow-engine (después de la alarma). Vow no guarda las grabaciones; lo que el \
                servicio hace con ellas lo dicen sus condiciones. Tus frases no se envían. Puedes retirarlo cuando \
                quieras: vow consent withdraw cloud-speech.
                """)
        }
    }

    /// How to answer.
    public var question: String {
        pick("Type \"yes\" to agree: ", "Escribe \"sí\" para consentir: ")
    }

    /// Whether an answer agrees.
    public func agrees(_ answer: String) -> Bool { ["yes", "sí", "si"].contains(answer.lowercased()) }

    /// The person did not agree.
    public var notGiven: String { pick("Nothing was agreed to.", "No se consintió nada.") }

    /// It is given.
    public func given(_ recipient: String) -> String {
        pick(
            "Agreed: recordings may go to \(recipient).",
            "Consentido: las grabaciones pueden ir a \(recipient).")
    }

    /// It is withdrawn.
    public var withdrawn: String {
        pick("Withdrawn: nothing leaves this device any more.", "Retirado: ya nada sale de este dispositivo.")
    }

    /// One row of the list.
    public func row(_ purpose: ConsentPurpose, _ state: ConsentState) -> String {
        let since = state.changedAt.map { " (\($0.iso8601))" } ?? ""
        if let recipient = state.recipient {
            return "\(purpose.rawValue)  " + pick("given, to ", "dado, a ") + recipient + since
        }
        return "\(purpose.rawValue)  "
            + (state.changedAt == nil ? pick("not given", "no dado") : pick("withdrawn", "retirado")) + since
    }
}
