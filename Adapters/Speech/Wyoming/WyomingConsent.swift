import VowPorts

/// A person's consent to a server on another machine that receives recordings or sentences to speak.
package struct WyomingConsent: Sendable {
    /// The purpose of a consent, as in `vow consent give`.
    package enum Purpose: String, Sendable {
        /// The server receives recordings.
        case hearing = "speech-server"
        /// The server receives sentences and speaks them.
        case speaking = "voice-server"
    }

    /// The purpose of the consent.
    package var purpose: Purpose
    /// Whether messages are in Spanish.
    package var isSpanish: Bool
    /// Whether the person consents now.
    package var isAllowed: @Sendable () -> Bool

    /// No consent to send recordings to another machine.
    package static let none = WyomingConsent(isSpanish: false) { false }
    /// No consent to send sentences to another machine.
    package static let noneForSpeaking = WyomingConsent(isSpanish: false, purpose: .speaking) { false }

    /// Creates a consent.
    package init(
        isSpanish: Bool, purpose: Purpose = .hearing, isAllowed: @escaping @Sendable () -> Bool
    ) {
        self.isSpanish = isSpanish
        self.purpose = purpose
        self.isAllowed = isAllowed
    }

    /// Throws `speech.wyoming.consent` if the address is not this machine and the person does not consent.
    func check(_ address: WyomingAddress) throws(PortFailure) {
        guard !address.isLoopback, !isAllowed() else { return }
        let give = "vow consent give \(purpose.rawValue) --to wyoming:\(address)"
        throw PortFailure(
            code: "speech.wyoming.consent",
            message: isSpanish
                ? "No se envió nada al servidor de voz \(address): no has dado tu consentimiento."
                : "Nothing was sent to the speech server \(address): you have not agreed to it.",
            repair: isSpanish ? "Para consentir: \(give)." : "To agree: \(give).")
    }
}
