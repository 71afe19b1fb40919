import VowPorts

extension RehearsalRoom {
    /// The sound of what `hear` gave last, for a rater: 16,000 mono samples a second. Nothing of it is written anywhere.
    public var lastSound: [Float] { heardSamples }
}
