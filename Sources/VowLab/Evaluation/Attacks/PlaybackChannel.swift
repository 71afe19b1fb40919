import Glibc

/// Simulates how a recording sounds when it is played at the bedside, and how the same words sound live.
///
/// A *bedside* is a room, a position in it, a microphone and its noise. Live speech goes through the bedside. A played
/// recording first goes through the microphone and room of its recording, then through a loudspeaker, then through the
/// same bedside from another position. Both have the same level and length, so that neither reveals which is which.
///
/// Loudspeakers are chains of second-order filters and a soft limiter. Their corners follow published data: phones
/// reproduce little below 400 to 800 Hz, laptops below 180 to 350 Hz, smart speakers below 60 to 110 Hz, and full-range
/// speakers below 35 to 60 Hz. Within a class, each channel number is a separate device.
package struct PlaybackChannel: Hashable, Sendable {
    /// The kind of loudspeaker.
    package enum Loudspeaker: String, CaseIterable, Hashable, Sendable {
        /// A phone's own loudspeaker.
        case phone
        /// A laptop's.
        case laptop
        case smartSpeaker = "smart-speaker"
        /// A full-range loudspeaker.
        case fullRange = "full-range"
    }

    /// The kind of loudspeaker.
    package let loudspeaker: Loudspeaker
    /// The device's number, from 0; also identifies its room and recording device.
    package let number: Int
    private let seed: UInt64

    package init(_ loudspeaker: Loudspeaker, number: Int, seed: UInt64) {
        self.loudspeaker = loudspeaker
        self.number = number
        self.seed = seed
    }

    /// Live speech at the bedside of a channel number.
    ///
    /// - Parameter take: the recording's name, which determines its position in the room and its noise.
    package static func live(_ samples: [Float], number: Int, seed: UInt64, take: String) -> [Float] {
        bedside(samples, number: number, seed: seed, take: take + "/live")
    }

    /// A recording, played at the same bedside.
    package func played(_ samples: [Float], take: String) -> [Float] {
        var numbers = SeededNumbers(seed, "recorder/\(loudspeaker.rawValue)/\(number)")
        var position = SeededNumbers(seed, "recorded/\(take)/\(number)")
        // The recording: a phone near the mouth, in a room, with a little noise.
        let room = SyntheticRoom(
            decaySeconds: numbers.number(0.2...0.5), directDecibels: numbers.number(6...14), &position)
        var sound = room.applied(to: samples)
        sound = SoundFilter.highPass(numbers.number(50...100)).applied(to: sound)
        sound = Self.withNoise(sound, decibelsBelow: numbers.number(32...45), &position)
        sound = loudspeakerSound(sound)
        return Self.bedside(sound, number: number, seed: seed, take: take + "/" + loudspeaker.rawValue)
    }

    private func loudspeakerSound(_ samples: [Float]) -> [Float] {
        var numbers = SeededNumbers(seed, "loudspeaker/\(loudspeaker.rawValue)/\(number)")
        let (corner, poles, ripple, top): (ClosedRange<Double>, Int, Double, ClosedRange<Double>) =
            switch loudspeaker {
            case .phone: (400...800, 2, 6, 6_000...7_600)
            case .laptop: (180...350, 2, 5, 6_500...7_800)
            case .smartSpeaker: (60...110, 2, 2.5, 7_000...7_900)
            case .fullRange: (35...60, 1, 1.5, 7_500...7_950)
            }
        var sound = samples
        let hertz = numbers.number(corner)
        for _ in 0..<poles {
            sound = SoundFilter.highPass(hertz, quality: numbers.number(0.6...1.1)).applied(to: sound)
        }
        for _ in 0..<4 {
            let centre = exp2(numbers.number(log2(hertz * 1.2)...log2(6_000)))
            sound = SoundFilter.peak(
                centre, decibels: numbers.number(-ripple...ripple), quality: numbers.number(0.8...3)
            ).applied(to: sound)
        }
        sound = SoundFilter.lowPass(numbers.number(top)).applied(to: sound)
        // Small cones reach their limit: peaks are reduced by up to a fifth.
        let drive = Float(
            loudspeaker == .phone || loudspeaker == .laptop
                ? numbers.number(0.5...1.0) : numbers.number(0.05...0.3))
        let loudest = max(sound.reduce(0) { max($0, abs($1)) }, 1e-6)
        return sound.map { tanhf($0 / loudest * drive) / drive }
    }

    private static func bedside(_ samples: [Float], number: Int, seed: UInt64, take: String) -> [Float] {
        var numbers = SeededNumbers(seed, "bedside/\(number)")
        var position = SeededNumbers(seed, "place/\(number)/\(take)")
        let decay = numbers.number(0.25...0.55)
        let direct = numbers.number(2...8) + position.number(-2...2)
        var sound = SyntheticRoom(decaySeconds: decay, directDecibels: direct, &position).applied(to: samples)
        sound = SoundFilter.highPass(numbers.number(40...110), quality: 0.6).applied(to: sound)
        sound = SoundFilter.peak(
            numbers.number(2_000...6_000), decibels: numbers.number(-4...4), quality: 1
        ).applied(to: sound)
        sound = withNoise(sound, decibelsBelow: numbers.number(22...40), &position)
        // Speech at -26 dBFS, the standard level for speech tests (ITU-T P.56).
        let power = sound.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, sound.count))
        let gain = Float(pow(10, -26.0 / 20) / max(power.squareRoot(), 1e-9))
        return sound.map { max(-1, min(1, $0 * gain)) }
    }

    /// Adds noise with the falling spectrum of a quiet room, `decibelsBelow` the sound.
    private static func withNoise(
        _ samples: [Float], decibelsBelow: Double, _ numbers: inout SeededNumbers
    ) -> [Float] {
        let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, samples.count))
        var low = 0.0
        var noise = [Double](repeating: 0, count: samples.count)
        var noisePower = 0.0
        for index in noise.indices {
            let white = numbers.number(-1...1)
            low = 0.97 * low + white
            noise[index] = low * 0.2 + white
            noisePower += noise[index] * noise[index]
        }
        noisePower /= Double(max(1, samples.count))
        let gain = (power * pow(10, -decibelsBelow / 10) / max(noisePower, 1e-12)).squareRoot()
        return samples.indices.map { samples[$0] + Float(noise[$0] * gain) }
    }
}
