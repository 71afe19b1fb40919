/// A failure of a part of the device: what happened, why, and what the person can do.
///
/// A failure is never silent and never ends a run: the runtime records it and falls back (rule 7, fail toward ringing).
package struct PortFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A stable, dotted name for programs, such as `sound.unreachable` or `store.full`.
    package let code: String
    /// A sentence for people: what happened.
    package let message: String
    /// A sentence for people: what to do about it; a command if there is one.
    package let repair: String
    /// The underlying library's message, if any.
    package let cause: String?

    /// Creates a failure.
    package init(code: String, message: String, repair: String, cause: String? = nil) {
        self.code = code
        self.message = ForeignWords.shown(message, atMost: PortFailure.longestSentence)
        self.repair = ForeignWords.shown(repair, atMost: PortFailure.longestSentence)
        self.cause = cause.map { ForeignWords.shown($0, atMost: PortFailure.longestCause) }
    }

    private static let longestSentence = 2_000
    /// A library's or another machine's message may be long, but is shown within a sentence.
    private static let longestCause = 500

    /// A speech model that is installed but cannot be loaded; `model` is its name, or its name, "@" and its version.
    ///
    /// The repair names the model, because without a name the default ones would be installed.
    package static func unusableModel(_ model: String, message: String, cause: String? = nil) -> PortFailure {
        let name = model.prefix { $0 != "@" }
        return PortFailure(
            code: "speech.model", message: message,
            repair: "Run `vow models verify \(name)` and `vow models install \(name)`.", cause: cause)
    }

    /// The same failure, with a sentence about the fallback.
    package func instead(_ sentence: String) -> PortFailure {
        PortFailure(
            code: "speech.degraded", message: "\(message) \(sentence)", repair: repair, cause: cause)
    }

    /// The text to log unencrypted: another machine's message may repeat words that it was sent.
    package var recorded: String {
        let isForeign = ["speech.wyoming", "speech.cloud", "voice."].contains { code.hasPrefix($0) }
        return isForeign ? "\(message) \(repair)" : description
    }

    /// Message, cause and repair in one line.
    package var description: String {
        let because = cause.map { " (\($0))" } ?? ""
        return "\(message)\(because) \(repair)"
    }
}
