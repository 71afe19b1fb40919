import VowPorts

extension RehearsalListener {
    /// The sound of what `hear` gave last, for a rater: 16,000 mono samples a second. Nothing of it is written anywhere.
    public var lastSound: [Float] { heardSamples }
    /// The part of it that the engine made words of: all but the silence at its end.
    public var lastTranscribedSound: [Float] { transcribedSamples }
}
