/// How a recitation was given.
package enum RecitationMode: String, Codable, Hashable, Sendable {
    /// Said aloud and heard by a recogniser.
    case spoken
    /// Typed: asked for, or allowed for the time in which nothing hears the person.
    case typed
}

/// How a gate was met.
package enum DismissalMode: String, Codable, Hashable, Sendable {
    /// The lines were said.
    case spoken
    /// Lines were typed in place of being said, since nothing could hear them and the person had allowed that.
    case typed
    /// Something that the person had allowed stood in for a challenge.
    case alternative
    /// All was met, and the gate asked for nothing aloud.
    case unspoken
}
