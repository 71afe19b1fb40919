/// What was decided about liveness when an alarm fired; nil in terms that do not ask for it.
public struct LivenessTerms: Codable, Hashable, Sendable {
    /// What is asked for, one after the other, when an attempt has to be repeated; at least one.
    public let words: [String]
    /// How this person sounds at this microphone; nil where too little was heard of them.
    public let norm: SoundMeasurements?

    /// Makes terms.
    public init(words: [String], norm: SoundMeasurements?) {
        precondition(!words.isEmpty, "a repeated attempt asks for a word")
        self.words = words
        self.norm = norm
    }
}

/// How a run deals with liveness, from the settings.
public struct LivenessPolicy: Hashable, Sendable {
    /// Whether attempts are measured, and asked for once more.
    public var isOn: Bool
    /// How many words a challenge holds, 1 to 3.
    public var wordCount: Int
    /// Within how long a challenge word has to be said; nil for no limit.
    public var answerMilliseconds: Int64?

    /// Makes a policy; the default asks for nothing, as a machine without ears.
    public init(isOn: Bool = false, wordCount: Int = 1, answerMilliseconds: Int64? = nil) {
        self.isOn = isOn
        self.wordCount = wordCount
        self.answerMilliseconds = answerMilliseconds
    }
}
