import Glibc

/// The gain of each sample of a ring: its ramp, its ducks, and short fades that prevent clicks.
///
/// Positions count samples since the ring began. The gain depends only on the position and on the ducks and holds so
/// far, so samples can be recomputed after another one.
struct RingGain {
    /// Long enough to prevent a click, and over within 20 ms together with the buffers.
    static let edgeMilliseconds = 5

    private let volume: Float
    /// How long a ramp pauses after the person turns the sound down.
    static let holdSeconds = 60

    private let samplesPerSecond: Int
    private let rampSamples: Int
    /// The start and the end of the ramp's pause.
    private var heldFrom = 0
    private var heldUntil = 0
    /// The length of earlier pauses.
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
        // A server may skip the first milliseconds of a stream, so the fade-in waits that long.
        duckStart = edgeSamples
    }

    /// Fades from the present share of the volume to `percent`, starting at `position`.
    mutating func duck(toPercent percent: Int, at position: Int) {
        duckFrom = share(at: position)
        duckTo = Float(max(0, min(100, percent))) / 100
        duckStart = position
    }

    /// Pauses the ramp at `position`, because somebody sets the volume by hand. It continues later, as that person may
    /// have fallen asleep again.
    mutating func hold(at position: Int) {
        if position < heldUntil { return heldUntil = position + Self.holdSeconds * samplesPerSecond }
        heldBefore += heldUntil - heldFrom
        heldFrom = position
        heldUntil = position + Self.holdSeconds * samplesPerSecond
    }

    /// The gain of the sample at a position, 0 to 1.
    func gain(at position: Int) -> Float { volume * ramp(at: position) * share(at: position) }

    /// The share of the volume after ducking. It follows half a cosine, and starts the ring from silence.
    private func share(at position: Int) -> Float {
        let progress = position - duckStart
        if progress >= edgeSamples { return duckTo }
        if progress <= 0 { return duckFrom }
        let glide = 0.5 - 0.5 * cosf(Float.pi * Float(progress) / Float(edgeSamples))
        return duckFrom + (duckTo - duckFrom) * glide
    }

    /// From a tenth to one in equal steps of loudness: 20 dB spread evenly over the ramp.
    private func ramp(at position: Int) -> Float {
        let held = heldBefore + max(0, min(position, heldUntil) - heldFrom)
        let grown = position - (position >= heldFrom ? held : heldBefore)
        if grown >= rampSamples { return 1 }
        return powf(10, Float(grown) / Float(rampSamples) - 1)
    }
}
