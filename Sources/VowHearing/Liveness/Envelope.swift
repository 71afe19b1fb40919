import Glibc
import VowCore

/// Levels over time: variation, decay and pauses.
struct Envelope {
    private static let secondsPerFrame = Double(SoundFrames.step) / SoundFrames.samplesPerSecond
    /// Six frames are 96 ms: as long as a stop consonant's silence, and shorter than most rooms' echo.
    private static let fallFrames = 6
    private static let shortestPauseSeconds = 0.12

    private let frames: SoundFrames
    private let speechLevel: Double
    private let roomLevel: Double
    private let falls: [Double]
    private let pauseSeconds: [Double]
    private let lengthSeconds: Double

    init(_ frames: SoundFrames) {
        self.frames = frames
        let levels = frames.levelsDecibels
        speechLevel = Self.level(frames.speech, levels)
        roomLevel = Self.level(frames.room, levels)
        falls = frames.speech.filter { $0 + Self.fallFrames < levels.count }
            .map { levels[$0] - levels[$0 + Self.fallFrames] }
        var pauses: [Double] = []
        for (one, next) in zip(frames.speech, frames.speech.dropFirst()) {
            let seconds = Double(next - one - 1) * Self.secondsPerFrame
            if seconds >= Self.shortestPauseSeconds { pauses.append(seconds) }
        }
        pauseSeconds = pauses
        let span = (frames.speech.last ?? 0) - (frames.speech.first ?? 0) + 1
        lengthSeconds = Double(span) * Self.secondsPerFrame
    }

    func value(_ feature: SoundFeature) -> Double? {
        switch feature {
        case .speechLevelDecibels: speechLevel
        case .levelAboveRoomDecibels: speechLevel - roomLevel
        case .envelopeDeviationDecibels:
            Statistics.deviation(frames.speech.map { frames.levelsDecibels[$0] })
        case .fallDecibelsPerSecond:
            Statistics.quantile(falls, 0.9) / (Double(Self.fallFrames) * Self.secondsPerFrame)
        case .pausesPerSecond: Double(pauseSeconds.count) / lengthSeconds
        case .longestPauseMilliseconds: (pauseSeconds.max() ?? 0) * 1_000
        case .pauseShare: pauseSeconds.reduce(0, +) / lengthSeconds
        default: nil
        }
    }

    /// The joint level of frames: the mean of their powers, in decibels.
    private static func level(_ places: [Int], _ levels: [Double]) -> Double {
        SoundFrames.decibels(Statistics.mean(places.map { pow(10, levels[$0] / 10) }))
    }
}
