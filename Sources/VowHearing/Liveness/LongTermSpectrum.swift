import Glibc
import VowCore

/// Features of the speech frames' mean spectrum.
struct LongTermSpectrum {
    private let speech: [Double]
    private let room: [Double]
    private let total: Double
    private let frames: SoundFrames

    init(_ frames: SoundFrames) {
        self.frames = frames
        speech = frames.meanPowers(of: frames.speech)
        room = frames.meanPowers(of: frames.room)
        total = max(SoundFrames.sum(speech, from: 62, to: 8_001), 1e-12)
    }

    func value(_ feature: SoundFeature) -> Double? {
        switch feature {
        case .flatnessDecibels: flatness
        case .band62To150Decibels: band(62, 150)
        case .band150To300Decibels: band(150, 300)
        case .band300To600Decibels: band(300, 600)
        case .band600To1200Decibels: band(600, 1_200)
        case .band1200To2400Decibels: band(1_200, 2_400)
        case .band2400To4800Decibels: band(2_400, 4_800)
        case .band4800To8000Decibels: band(4_800, 8_001)
        case .lowBandAboveRoomDecibels: lowBandAboveRoom
        case .halfPowerHertz: hertz(below: 0.5)
        case .mostPowerHertz: hertz(below: 0.9)
        case .powerDecayLinearity: linearity
        case .steepestRiseDecibels: steepestRise
        default: nil
        }
    }

    private func band(_ low: Double, _ high: Double) -> Double {
        SoundFrames.decibels(SoundFrames.sum(speech, from: low, to: high) / total)
    }

    private var lowBandAboveRoom: Double {
        let heard = max(SoundFrames.sum(speech, from: 62, to: 250), 1e-12)
        let quiet = max(SoundFrames.sum(room, from: 62, to: 250), 1e-12)
        return SoundFrames.decibels(heard / quiet)
    }

    private var flatness: Double {
        Statistics.mean(
            frames.speech.map { frame in
                let power = frames.powers[frame]
                var (logarithms, sum) = (0.0, 0.0)
                for value in power {
                    logarithms += log(max(value, 1e-12))
                    sum += max(value, 1e-12)
                }
                let count = Double(power.count)
                return 10 / log(10) * (logarithms / count - log(sum / count))
            })
    }

    private func hertz(below share: Double) -> Double {
        var reached = 0.0
        for index in SoundFrames.coefficients(from: 62, to: 8_001) {
            reached += speech[index]
            if reached >= share * total { return Double(index) * SoundFrames.hertzPerCoefficient }
        }
        return 8_000
    }

    /// The squared correlation of cumulative power with frequency.
    private var linearity: Double {
        var reached = 0.0
        let sums = SoundFrames.coefficients(from: 62, to: 8_001).map { index in
            reached += speech[index]
            return reached / total
        }
        let places = sums.indices.map(Double.init)
        let (middle, height) = (Statistics.mean(places), Statistics.mean(sums))
        var (both, across, up) = (0.0, 0.0, 0.0)
        for index in sums.indices {
            both += (places[index] - middle) * (sums[index] - height)
            across += (places[index] - middle) * (places[index] - middle)
            up += (sums[index] - height) * (sums[index] - height)
        }
        return across > 0 && up > 0 ? both * both / (across * up) : 0
    }

    /// Compares each third of an octave with the one an octave above.
    private var steepestRise: Double {
        let ratio = exp2(1.0 / 3)
        var low = 62.0
        var levels: [Double] = []
        while low < 1_000 {
            levels.append(
                SoundFrames.decibels(max(SoundFrames.sum(speech, from: low, to: low * ratio), 1e-12)))
            low *= ratio
        }
        return (3..<levels.count).map { levels[$0] - levels[$0 - 3] }.max() ?? 0
    }
}
