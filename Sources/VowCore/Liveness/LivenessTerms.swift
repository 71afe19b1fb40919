/// What was decided about liveness when an alarm fired; nil in terms that do not ask for it.
public struct LivenessTerms: Codable, Hashable, Sendable {
    /// What is asked for, one after the other, when an attempt has to be repeated; at least one.
    public let words: [String]
    /// How this person sounds at a microphone that nobody named; nil where too little was heard of them.
    public let norm: SoundMeasurements?
    /// How they sound at each microphone by which enough was heard of them, in the order of its names.
    public let microphones: [MicrophoneNorm]

    /// Makes terms.
    public init(words: [String], norm: SoundMeasurements?, microphones: [MicrophoneNorm] = []) {
        precondition(!words.isEmpty, "a repeated attempt asks for a word")
        self.words = words
        self.norm = norm
        self.microphones = microphones
    }

    /// How the person sounds at a microphone; nil where that is not known, as for one that was plugged in today.
    public func norm(at microphone: String?) -> SoundMeasurements? {
        guard let microphone else { return norm }
        return microphones.first { $0.name == microphone }?.sound
    }
}

/// How a person sounds at one microphone, where it stands.
public struct MicrophoneNorm: Codable, Hashable, Sendable {
    /// The microphone, by its name.
    public let name: String
    /// The mean of what was measured.
    public let sound: SoundMeasurements

    /// Makes a norm.
    public init(name: String, sound: SoundMeasurements) {
        self.name = name
        self.sound = sound
    }
}

/// How a run deals with liveness, from the settings.
public struct LivenessPolicy: Codable, Hashable, Sendable {
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
