import VowPorts

/// Whether a person agrees that a server on another machine hears them.
public struct WyomingConsent: Sendable {
    /// Whether messages are in Spanish.
    public var isSpanish: Bool
    /// Whether the person agrees at this moment.
    public var isAllowed: @Sendable () -> Bool

    /// Nothing goes to another machine.
    public static let none = WyomingConsent(isSpanish: false) { false }

    /// Makes a consent.
    public init(isSpanish: Bool, isAllowed: @escaping @Sendable () -> Bool) {
        self.isSpanish = isSpanish
        self.isAllowed = isAllowed
    }

    /// Fails with `speech.wyoming.consent` where an address is not this machine and the person does not agree.
    func check(_ address: WyomingAddress) throws(PortFailure) {
        guard !address.isLoopback, !isAllowed() else { return }
        let give = "vow consent give speech-server --to wyoming:\(address)"
        throw PortFailure(
            code: "speech.wyoming.consent",
            message: isSpanish
                ? "No se envió nada al servidor de voz \(address): no has dado tu consentimiento."
                : "Nothing was sent to the speech server \(address): you have not agreed to it.",
            repair: isSpanish ? "Para consentir: \(give)." : "To agree: \(give).")
    }
}
