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
    /// Whether the person consents now.
    package var isAllowed: @Sendable () -> Bool

    /// No consent to send recordings to another machine.
    package static let none = WyomingConsent { false }
    /// No consent to send sentences to another machine.
    package static let noneForSpeaking = WyomingConsent(purpose: .speaking) { false }

    package init(purpose: Purpose = .hearing, isAllowed: @escaping @Sendable () -> Bool) {
        self.purpose = purpose
        self.isAllowed = isAllowed
    }

    /// Throws `speech.wyoming.consent` if the address is not this machine and the person does not consent.
    func check(_ address: WyomingAddress) throws(PortFailure) {
        guard !address.isLoopback, !isAllowed() else { return }
        throw PortFailure(
            code: "speech.wyoming.consent", message: .speechServerNotAgreed(address: address),
            repair: .toAgreeVowConsentGive(purpose: purpose.rawValue, recipient: "wyoming:\(address)"))
    }
}
