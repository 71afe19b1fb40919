import VowPorts

extension RehearsalListener {
    /// The part of what `hear` gave last that the engine made words of, all but the silence at its end, for a rater:
    /// 16,000 mono samples a second. Nothing of it is written anywhere.
    package var lastTranscribedSound: [Float] { transcribedSamples }
}
