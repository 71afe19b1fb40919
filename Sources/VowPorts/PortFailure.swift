package import VowCore

/// A failure of a part of the device: what happened, why, and what the person can do.
///
/// A failure is never silent and never ends a run: the runtime records it and falls back (rule 7, fail toward ringing).
package struct PortFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A stable, dotted name for programs, such as `sound.unreachable` or `store.full`.
    package let code: String
    /// What happened.
    package let message: TextCode
    /// What to do about it; a command if there is one.
    package let repair: TextCode
    /// The underlying library's message, if any.
    package let cause: String?

    package init(code: String, message: TextCode, repair: TextCode, cause: String? = nil) {
        self.code = code
        self.message = message.mapWords { ForeignWords.shown($0, atMost: PortFailure.longestWords) }
        self.repair = repair.mapWords { ForeignWords.shown($0, atMost: PortFailure.longestWords) }
        self.cause = cause.map { ForeignWords.shown($0, atMost: PortFailure.longestCause) }
    }

    private static let longestWords = 2_000
    /// A library's or another machine's message may be long, but is shown within a sentence.
    private static let longestCause = 500

    /// A speech model that is installed but cannot be loaded; `model` is its name, or its name, "@" and its version.
    ///
    /// The repair names the model, because without a name the default ones would be installed.
    package static func unusableModel(_ model: String, message: TextCode, cause: String? = nil) -> PortFailure
    {
        let name = model.prefix { $0 != "@" }
        return PortFailure(
            code: "speech.model", message: message, repair: .verifyAndInstallModel(name: name), cause: cause)
    }

    /// The same failure, with a text about the fallback.
    package func instead(_ text: TextCode) -> PortFailure {
        PortFailure(
            code: "speech.degraded", message: message.followed(by: text), repair: repair, cause: cause)
    }

    /// What happened, the cause, and what to do about it, one after the other.
    package var told: TextCode {
        message.followed(by: cause.map { .cause(cause: $0) } ?? .none).followed(by: repair)
    }

    /// What to log unencrypted: another machine's message may repeat words that it was sent.
    package var recorded: TextCode {
        let isForeign = ["speech.wyoming", "speech.cloud", "voice."].contains { code.hasPrefix($0) }
        return isForeign ? message.followed(by: repair) : told
    }

    /// The written form of what is told.
    package var description: String { told.description }
}
