import VowPorts

/// What went wrong with a cloud service, in English and Spanish: what happened, and what to do.
struct CloudTexts {
    /// What went wrong.
    enum Problem {
        case noConsent
        case noLibrary
        case late(seconds: Int)
        case unreachable(String)
        case unproven(String)
        case refused(Int)
        case garbage(String)
    }

    private let recipient: String
    private let isSpanish: Bool

    init(_ access: CloudSpeechTranscriber.Access) {
        recipient = access.recipient
        isSpanish = access.isSpanish
    }

    private func pick(_ english: String, _ spanish: String) -> String { isSpanish ? spanish : english }

    func failure(_ problem: Problem) -> PortFailure {
        switch problem {
        case .noConsent:
            PortFailure(
                code: "speech.cloud.consent",
                message: pick(
                    "Nothing was sent to \(recipient): you have not agreed to it.",
                    "No se envió nada a \(recipient): no has dado tu consentimiento."),
                repair: pick(
                    "To agree: vow consent give cloud-speech --to \(recipient).",
                    "Para consentir: vow consent give cloud-speech --to \(recipient)."))
        case .noLibrary:
            PortFailure(
                code: "speech.cloud.library",
                message: pick("libcurl is not installed.", "libcurl no está instalado."),
                repair: pick("Install it: apt install libcurl4.", "Instálalo: apt install libcurl4."))
        case .late(let seconds):
            PortFailure(
                code: "speech.cloud.late",
                message: pick(
                    "\(recipient) did not answer within \(seconds) s.",
                    "\(recipient) no respondió en \(seconds) s."),
                repair: pick(
                    "This device's own engine goes on; check the network.",
                    "El motor de este dispositivo sigue; revisa la red."))
        case .unreachable(let reason):
            PortFailure(
                code: "speech.cloud.unreachable",
                message: pick("\(recipient) cannot be reached.", "No se puede llegar a \(recipient)."),
                repair: pick(
                    "Check the network and the address: vow config get fallback-engine.",
                    "Revisa la red y la dirección: vow config get fallback-engine."), cause: reason)
        case .unproven(let reason):
            PortFailure(
                code: "speech.cloud.certificate",
                message: pick(
                    "Nothing was sent: \(recipient) could not prove that it is who it says.",
                    "No se envió nada: \(recipient) no pudo demostrar que es quien dice."),
                repair: pick(
                    "Check the address and this device's date, and ask whoever runs the service for a valid "
                        + "certificate; where none is believed: apt install ca-certificates.",
                    "Revisa la dirección y la fecha de este dispositivo, y pide un certificado válido a quien lleva "
                        + "el servicio; si no se cree ninguno: apt install ca-certificates."), cause: reason)
        case .refused(let status): refused(status)
        case .garbage(let what):
            PortFailure(
                code: "speech.cloud.answer",
                message: pick(
                    "\(recipient) answered with something that is no transcript.",
                    "\(recipient) respondió algo que no es una transcripción."),
                repair: pick(
                    "Check that the address is of an OpenAI-compatible service.",
                    "Comprueba que la dirección es de un servicio compatible con OpenAI."), cause: what)
        }
    }

    private func refused(_ status: Int) -> PortFailure {
        let repair =
            switch status {
            case 401, 403:
                pick("Give it a key that holds: vow cloud key.", "Dale una clave válida: vow cloud key.")
            case 404:
                pick(
                    "Check the address and the model: cloud:URL#MODEL.",
                    "Revisa la dirección y el modelo: cloud:URL#MODELO.")
            case 429:
                pick(
                    "It is asked too often, or the account is used up; look there.",
                    "Se le pregunta demasiado o la cuenta está agotada; míralo allí.")
            case 300..<400:
                pick(
                    "It points elsewhere, and a recording is not sent elsewhere: set the address it moved to.",
                    "Remite a otro sitio, y una grabación no se envía a otro sitio: pon la dirección nueva.")
            default: pick("Try again later.", "Inténtalo más tarde.")
            }
        return PortFailure(
            code: "speech.cloud.refused",
            message: pick(
                "\(recipient) refused with status \(status).", "\(recipient) rechazó con el estado \(status)."
            ),
            repair: repair)
    }
}
