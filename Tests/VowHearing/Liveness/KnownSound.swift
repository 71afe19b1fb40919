import Foundation

/// Signals whose features can be told beforehand; 16,000 samples a second.
enum KnownSound {
    /// A sine.
    static func tone(_ hertz: Double, _ count: Int, amplitude: Double = 0.5) -> [Float] {
        (0..<count).map { Float(amplitude * sin(2 * Double.pi * hertz * Double($0) / 16_000)) }
    }

    /// White noise, the same every time, evenly spread from -0.25 to 0.25.
    static func noise(_ count: Int) -> [Float] {
        var state: UInt64 = 7
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(Double(state >> 11) / Double(1 << 53) - 0.5) * 0.5
        }
    }

    /// A sine that rises from 100 to 7,000 Hz.
    static func chirp(_ count: Int) -> [Float] {
        (0..<count).map { index in
            let seconds = Double(index) / 16_000
            let length = Double(count) / 16_000
            return Float(
                0.5 * sin(2 * Double.pi * (100 * seconds + 6_900 / (2 * length) * seconds * seconds)))
        }
    }

    /// A dull voice whose pitch glides from one to another, evenly in semitones.
    static func glide(_ lowest: Double, _ highest: Double, _ count: Int) -> [Float] {
        var phase = 0.0
        return (0..<count).map { index in
            phase += 2 * Double.pi * lowest * pow(highest / lowest, Double(index) / Double(count)) / 16_000
            return Float(0.1 * (1...10).reduce(0.0) { $0 + sin(phase * Double($1)) / Double($1 * $1) })
        }
    }

    /// Pulses at a pitch through two resonances, as a held vowel: with or without its lowest frequencies.
    static func vowel(_ hertz: Double, _ count: Int, from lowest: Double = 0) -> [Float] {
        var sound = [Double](repeating: 0, count: count)
        var overtone = 1.0
        while overtone * hertz < 7_500 {
            let place = overtone * hertz
            if place >= lowest {
                let first = 1 / (1 + pow((place - 500) / 120, 2))
                let second = 0.4 / (1 + pow((place - 1_500) / 150, 2))
                let height = 0.02 / overtone + 0.1 * (first + second)
                for index in 0..<count {
                    sound[index] += height * sin(2 * Double.pi * place * Double(index) / 16_000)
                }
            }
            overtone += 1
        }
        return sound.map(Float.init)
    }
}
