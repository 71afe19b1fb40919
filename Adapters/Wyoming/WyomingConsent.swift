import VowPorts

/// Whether a person agrees that a server on another machine hears them, or is told what it is to say.
public struct WyomingConsent: Sendable {
    /// What a consent is given for, as `vow consent give` names it.
    public enum Purpose: String, Sendable {
        /// It hears recordings.
        case hearing = "speech-server"
        /// It gets sentences, and speaks them.
        case speaking = "voice-server"
    }

    /// What it is given for.
    public var purpose: Purpose
    /// Whether messages are in Spanish.
    public var isSpanish: Bool
    /// Whether the person agrees at this moment.
    public var isAllowed: @Sendable () -> Bool

    /// Nothing goes to another machine.
    public static let none = WyomingConsent(isSpanish: false) { false }
    /// Nothing goes to another machine to be spoken.
    public static let noneForSpeaking = WyomingConsent(isSpanish: false, purpose: .speaking) { false }

    /// Makes a consent.
    public init(
        isSpanish: Bool, purpose: Purpose = .hearing, isAllowed: @escaping @Sendable () -> Bool
    ) {
        self.isSpanish = isSpanish
        self.purpose = purpose
        self.isAllowed = isAllowed
    }

    /// Fails with `speech.wyoming.consent` where an address is not this machine and the person does not agree.
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
