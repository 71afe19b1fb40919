/// How a recitation was given.
public enum RecitationMode: String, Hashable, Sendable {
    /// Said aloud and heard by a recogniser.
    case spoken
    /// Typed, where the microphone cannot be used.
    case typed
}

/// How a gate was met.
public enum DismissalMode: String, Codable, Hashable, Sendable {
    /// The lines were said.
    case spoken
    /// Lines were typed in place of being said, where the microphone could not be used.
    case typed
    /// Something that the person had allowed stood in for a recitation.
    case alternative
    /// All was met, and the gate asked for nothing aloud.
    case unspoken
}
