public import VowCore

/// Measures the sound of an attempt, for liveness.
///
/// An instance is used by one thread at a time. The same samples give the same numbers on the same machine.
public protocol SoundAnalyst: AnyObject, Sendable {
    /// What is measured of 16,000 mono samples a second, at most two minutes; nil where there are less than 80 ms of
    /// them, or nothing but silence. Costs less than a hundredth of the sound's length.
    func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements?
}
