/// What was decided about liveness when an alarm fired; nil in terms that do not ask for it.
package struct LivenessTerms: Codable, Hashable, Sendable {
    /// What is asked for, one after the other, when an attempt has to be repeated; at least one.
    package let words: [String]
    /// How this person sounds at a microphone that nobody named; nil where too little was heard of them.
    package let norm: SoundMeasurements?
    /// How they sound at each microphone by which enough was heard of them, in the order of its names.
    package let microphones: [MicrophoneNorm]

    package init(words: [String], norm: SoundMeasurements?, microphones: [MicrophoneNorm] = []) {
        precondition(!words.isEmpty, "a repeated attempt asks for a word")
        self.words = words
        self.norm = norm
        self.microphones = microphones
    }

    /// How the person sounds at a microphone; nil where that is not known, as for one that was plugged in today.
    package func norm(at microphone: String?) -> SoundMeasurements? {
        guard let microphone else { return norm }
        return microphones.first { $0.name == microphone }?.sound
    }
}

/// How a person sounds at one microphone, where it stands.
package struct MicrophoneNorm: Codable, Hashable, Sendable {
    /// The microphone, by its name.
    package let name: String
    /// The mean of what was measured.
    package let sound: SoundMeasurements

    package init(name: String, sound: SoundMeasurements) {
        self.name = name
        self.sound = sound
    }
}

/// How a run deals with liveness, from the settings.
package struct LivenessPolicy: Codable, Hashable, Sendable {
    /// Whether attempts are measured, and asked for once more.
    package var isOn: Bool
    /// How many words a challenge holds, 1 to 3.
    package var wordCount: Int
    /// Within how long a challenge word has to be said; nil for no limit.
    package var answerMilliseconds: Int64?

    /// Makes a policy; the default asks for nothing, as a machine without ears.
    package init(isOn: Bool = false, wordCount: Int = 1, answerMilliseconds: Int64? = nil) {
        self.isOn = isOn
        self.wordCount = wordCount
        self.answerMilliseconds = answerMilliseconds
    }
}
