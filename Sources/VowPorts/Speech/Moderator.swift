public import VowRecitation

/// What a moderator says of a text.
public enum ModerationVerdict: Hashable, Sendable {
    /// Fit to be shown and spoken.
    case fit
    /// Not fit, for these kinds of reason, as stable names in lower case ("violence", "self-harm", "sexual", "hate").
    case unfit(reasons: [String])
}

/// Says whether a text that no person of this device wrote may be shown and spoken.
///
/// Stateless. Only what a model or an import proposes is asked about, never a person's own words. A failure means that
/// nobody knows: whoever asked then uses the built-in text instead of the proposed one.
public protocol Moderator: AnyObject, Sendable {
    /// Who judges, as recorded with what is used.
    var model: String { get }
    /// The verdict on one text; blocks at most as long as the adapter documents.
    func verdict(on text: String, in language: Language) throws(PortFailure) -> ModerationVerdict
}
