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
        self.message = message
        self.repair = repair
        self.cause = cause
    }

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

    /// Message, cause and repair in one line.
    public var description: String {
        let because = cause.map { " (\($0))" } ?? ""
        return "\(message)\(because) \(repair)"
    }
}
