/// A part of the device that could not do what was asked: what happened, why, and what the person can do.
///
/// A failure is never silent and never ends a run: the runtime records it and opens the degraded path of the
/// part that broke (rule 7, fail toward ringing).
public struct PortFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A stable, dotted name for programs, such as `sound.unreachable` or `store.full`.
    public let code: String
    /// One sentence for people: what happened.
    public let message: String
    /// One sentence for people: what to do about it; a command where there is one.
    public let repair: String
    /// The underlying library's own words, when it gave any.
    public let cause: String?

    /// Makes a failure.
    public init(code: String, message: String, repair: String, cause: String? = nil) {
        self.code = code
        self.message = ForeignWords.shown(message, atMost: PortFailure.longestSentence)
        self.repair = ForeignWords.shown(repair, atMost: PortFailure.longestSentence)
        self.cause = cause.map { ForeignWords.shown($0, atMost: PortFailure.longestCause) }
    }

    private static let longestSentence = 2_000
    /// What a library or another machine says may be long, and is shown as one part of a sentence.
    private static let longestCause = 500

    /// A speech model that is there and could not be loaded; `model` is its name, or its name, "@" and its version.
    ///
    /// The repair names the model: without a name, the default ones would be installed.
    public static func unusableModel(_ model: String, message: String, cause: String? = nil) -> PortFailure {
        let name = model.prefix { $0 != "@" }
        return PortFailure(
            code: "speech.model", message: message,
            repair: "Run `vow models verify \(name)` and `vow models install \(name)`.", cause: cause)
    }

    /// The same failure, told with what is done instead.
    public func instead(_ sentence: String) -> PortFailure {
        PortFailure(
            code: "speech.degraded", message: "\(message) \(sentence)", repair: repair, cause: cause)
    }

    /// What may stay in the log in the clear: what another machine says may repeat words that it was sent.
    public var recorded: String {
        let isForeign = ["speech.wyoming", "speech.cloud", "voice."].contains { code.hasPrefix($0) }
        return isForeign ? "\(message) \(repair)" : description
    }

    /// Message, cause and repair in one line.
    public var description: String {
        let because = cause.map { " (\($0))" } ?? ""
        return "\(message)\(because) \(repair)"
    }
}
