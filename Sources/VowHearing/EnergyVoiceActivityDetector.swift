import Synchronization
package import VowPorts

/// Detects speech as sound that rises above the room's level, for devices without a model.
///
/// Compares the level of each 32 ms with a floor that follows quieter sound immediately, and lasting noise by 1.5 dB
/// per second. Cannot distinguish speech from other intermittent sounds.
package final class EnergyVoiceActivityDetector: VoiceActivityDetector {
    /// 32 ms.
    package let chunkLengthSamples = 512

    /// Sound below this level is never speech, in dBFS.
    private static let quietestSpeechDecibels = -55.0
    /// How far the level must rise above the floor for speech to begin, and to continue.
    private static let beginDecibels = 10.0
    private static let continueDecibels = 6.0
    private static let floorRiseDecibelsPerChunk = 1.5 * 512 / 16_000
    /// Upper limit of the first floor, so that a recording may begin within a word.
    private static let highestFirstFloorDecibels = -45.0
    private static let lowestFloorDecibels = -90.0

    private struct State {
        var floorDecibels: Double?
        var isSpeaking = false
    }

    private let state = Mutex(State())

    /// Creates a detector without history.
    package init() {}

    /// Whether the next chunk contains speech.
    package func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        let power = chunk.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, chunk.count))
        let level = max(Self.lowestFloorDecibels, SoundLevel.decibels(power: power))
        return state.withLock { state in
            let lastFloor = state.floorDecibels ?? Self.highestFirstFloorDecibels
            let floor = min(level, lastFloor + Self.floorRiseDecibelsPerChunk)
            state.floorDecibels = floor
            let rise = state.isSpeaking ? Self.continueDecibels : Self.beginDecibels
            state.isSpeaking = level > Self.quietestSpeechDecibels && level > floor + rise
            return state.isSpeaking
        }
    }

    /// Discards all earlier chunks.
    package func reset() {
        state.withLock { $0 = State() }
    }
}
