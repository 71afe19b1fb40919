import Glibc

/// How loud a ring is at each of its samples: its ramp, its ducks, and soft edges that make no click.
///
/// Positions count samples since the ring began. The gain at a position depends on nothing but the ducks
/// asked for so far, so a stretch can be computed again after one more.
struct RingGain {
    /// Long enough to make no click, short enough to be over within 20 ms together with the buffers.
    static let edgeMilliseconds = 5

    private let volume: Float
    /// How long a ramp stands still when the person turns the sound down.
    static let holdSeconds = 60

    private let samplesPerSecond: Int
    private let rampSamples: Int
    /// Where the ramp stands still, and until when.
    private var heldFrom = 0
    private var heldUntil = 0
    /// How much of the ramp was put off by earlier holds.
    private var heldBefore = 0
    private let edgeSamples: Int
    private var duckFrom: Float = 0
    private var duckTo: Float = 1
    private var duckStart = 0

    init(volumePercent: Int, rampSeconds: Int, samplesPerSecond: Int) {
        self.samplesPerSecond = samplesPerSecond
        volume = Float(max(0, min(100, volumePercent))) / 100
        rampSamples = max(0, rampSeconds) * samplesPerSecond
        edgeSamples = samplesPerSecond * Self.edgeMilliseconds / 1_000
        // A server may skip the first few milliseconds of a stream, so the fade-in waits that long.
        duckStart = edgeSamples
    }

    /// From `position` on, glide to a share of the volume, starting from the present share.
    mutating func duck(toPercent percent: Int, at position: Int) {
        duckFrom = share(at: position)
        duckTo = Float(max(0, min(100, percent))) / 100
        duckStart = position
    }

    /// From `position` on the ramp stands still for a while: somebody sets the volume by hand. It goes on afterwards, since
    /// who turned it down may have fallen asleep again.
    mutating func hold(at position: Int) {
        if position < heldUntil { return heldUntil = position + Self.holdSeconds * samplesPerSecond }
        heldBefore += heldUntil - heldFrom
        heldFrom = position
        heldUntil = position + Self.holdSeconds * samplesPerSecond
    }

    /// The factor of the sample at a position, 0 to 1.
    func gain(at position: Int) -> Float { volume * ramp(at: position) * share(at: position) }

    /// The share that ducking leaves; it glides along half a cosine, and begins the ring from silence.
    private func share(at position: Int) -> Float {
        let progress = position - duckStart
        if progress >= edgeSamples { return duckTo }
        if progress <= 0 { return duckFrom }
        let glide = 0.5 - 0.5 * cosf(Float.pi * Float(progress) / Float(edgeSamples))
        return duckFrom + (duckTo - duckFrom) * glide
    }

    /// From a tenth to one in equal steps of loudness: 20 decibels spread evenly over the ramp.
    private func ramp(at position: Int) -> Float {
        let held = heldBefore + max(0, min(position, heldUntil) - heldFrom)
        let grown = position - (position >= heldFrom ? held : heldBefore)
        if grown >= rampSamples { return 1 }
        return powf(10, Float(grown) / Float(rampSamples) - 1)
    }
}
