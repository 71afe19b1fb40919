public import VowPorts

/// Hears speech as sound that rises above the room, for devices without a model.
///
/// The level of each 32 ms is compared with a floor that drops to quieter sound at once and rises slowly to
/// lasting noise, by 1.5 dB a second. It cannot tell speech from other sounds that come and go.
public final class EnergyVoiceActivityDetector: VoiceActivityDetector, @unchecked Sendable {
    /// 32 ms.
    public let chunkLengthSamples = 512

    /// Nothing below this level is speech, however quiet the room, in decibels relative to full scale.
    private static let quietestSpeechDecibels = -55.0
    /// How far the level must rise above the floor for speech to begin, and stay for it to go on.
    private static let beginDecibels = 10.0
    private static let continueDecibels = 6.0
    private static let floorRiseDecibelsPerChunk = 1.5 * 512 / 16_000
    /// The floor starts here at most, so that a recording may begin in the middle of a word.
    private static let highestFirstFloorDecibels = -45.0
    private static let lowestFloorDecibels = -90.0

    // One thread uses a detector at a time, as the port demands.
    private var floorDecibels: Double?
    private var isSpeaking = false

    /// Makes a detector that has heard nothing yet.
    public init() {}

    /// Whether speech is going on in the next chunk.
    public func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        let power = chunk.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, chunk.count))
        let level = max(Self.lowestFloorDecibels, SoundLevel.decibels(power: power))
        let known = floorDecibels ?? Self.highestFirstFloorDecibels
        let floor = min(level, known + Self.floorRiseDecibelsPerChunk)
        floorDecibels = floor
        let rise = isSpeaking ? Self.continueDecibels : Self.beginDecibels
        isSpeaking = level > Self.quietestSpeechDecibels && level > floor + rise
        return isSpeaking
    }

    /// Forgets all earlier chunks.
    public func reset() {
        floorDecibels = nil
        isSpeaking = false
    }
}
