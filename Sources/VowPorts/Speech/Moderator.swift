package import VowRecitation

/// A moderator's verdict on a text.
package enum ModerationVerdict: Hashable, Sendable {
    /// Fit to show and speak.
    case fit
    /// Not fit, for these reasons, as stable names in lower case ("violence", "self-harm", "sexual", "hate").
    case unfit(reasons: [String])
}

/// Judges whether a text that no person of this device wrote may be shown and spoken.
///
/// Stateless. Only proposals of models and imports are judged, never a person's own words. On failure the caller falls
/// back to the built-in text.
package protocol Moderator: AnyObject, Sendable {
    /// The judge, as recorded with texts in use.
    var model: String { get }
    /// The verdict on a text; blocks at most as long as the adapter documents.
    func verdict(on text: String, in language: Language) throws(PortFailure) -> ModerationVerdict
}
