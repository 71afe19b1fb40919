package import VowCore

/// The built-in tones: computed, never read from a disk, so that an alarm can always ring.
///
/// Every tone is a loop that repeats without a click: notes start and end at zero within the loop, or ring on across
/// its end. The same name and rate give the same samples on the same machine.
package enum ToneCatalogue {
    /// A built-in tone.
    package struct Tone: Hashable, Sendable {
        /// The stable name that alarms store.
        package let name: String
        /// A sentence that describes it to people.
        package let summary: TextCode
        /// Whether it starts softly and grows louder in stages, whatever the ramp.
        package var isStaged = false
    }

    /// A part of a tone: a loop and its repetitions.
    package struct Stage: Sendable {
        /// The loop, mono.
        package let loop: [Float]
        /// How often it plays before the next stage; `Int.max` in the last stage.
        package let repetitions: Int

        /// Creates a stage from a loop with at least one sample.
        package init(loop: [Float], repetitions: Int = .max) {
            precondition(!loop.isEmpty && repetitions > 0, "a stage is played")
            self.loop = loop
            self.repetitions = repetitions
        }
    }

    /// The tone of an alarm without a tone.
    package static let defaultName = "beacon"

    /// Every tone, the default first.
    package static let all: [Tone] = [
        Tone(name: "beacon", summary: TextCode("tone.beacon")),
        Tone(name: "bells", summary: TextCode("tone.bells")),
        Tone(name: "chime", summary: TextCode("tone.chime")),
        Tone(name: "marimba", summary: TextCode("tone.marimba")),
        Tone(name: "rise", summary: TextCode("tone.rise")),
        Tone(
            name: "escalating",
            summary: TextCode("tone.escalating"), isStaged: true),
        Tone(name: "siren", summary: TextCode("tone.siren")),
    ]

    /// A loop of a tone, mono, peaking at 0.9, or nil if the name is unknown.
    ///
    /// `samplesPerSecond` must be at least 8,000.
    package static func samples(named name: String, samplesPerSecond: Int) -> [Float]? {
        precondition(samplesPerSecond >= 8_000, "a tone needs at least 8,000 samples a second")
        switch name {
        case "beacon": return beacon(samplesPerSecond)
        case "bells": return bells(samplesPerSecond)
        case "chime": return chime(samplesPerSecond)
        case "marimba": return marimba(samplesPerSecond)
        case "rise": return rise(samplesPerSecond)
        // The last stage, for a player that supports a single loop.
        case "escalating", "siren": return siren(samplesPerSecond)
        default: return nil
        }
    }

    /// The stages of a tone, of which most have one; nil if the name is unknown.
    ///
    /// The first two stages of the escalating tone last thirty seconds each.
    package static func stages(named name: String, samplesPerSecond: Int) -> [Stage]? {
        guard name == "escalating" else {
            return samples(named: name, samplesPerSecond: samplesPerSecond).map { [Stage(loop: $0)] }
        }
        return [
            Stage(loop: rise(samplesPerSecond).map { $0 * 0.35 }, repetitions: 6),
            Stage(loop: beacon(samplesPerSecond).map { $0 * 0.65 }, repetitions: 24),
            Stage(loop: siren(samplesPerSecond)),
        ]
    }

    private static func beacon(_ samplesPerSecond: Int) -> [Float] {
        var loop = ToneLoop(seconds: 1.25, samplesPerSecond: samplesPerSecond)
        for pulse in 0..<4 {
            loop.add(atSeconds: Double(pulse) * 0.18, seconds: 0.13) { seconds, length in
                sine(880 * seconds) * pulseEnvelope(seconds, length: length, edge: 0.02)
            }
        }
        return loop.normalised()
    }

    private static func chime(_ samplesPerSecond: Int) -> [Float] {
        var loop = ToneLoop(seconds: 3.2, samplesPerSecond: samplesPerSecond)
        for (index, hertz) in [1_318.51, 1_046.50, 880.00, 783.99].enumerated() {
            loop.add(atSeconds: Double(index) * 0.4, seconds: 1.8) { seconds, length in
                let body = sine(hertz * seconds) + 0.3 * sine(2 * hertz * seconds) * decay(seconds, 0.15)
                return body * decay(seconds, 0.45) * pulseEnvelope(seconds, length: length, edge: 0.008)
            }
        }
        return loop.normalised()
    }

    private static func bells(_ samplesPerSecond: Int) -> [Float] {
        // The partials of a minor-third church bell, relative to the strike note: hum, prime, tierce, quint, nominal
        // and two above; the higher ones fade sooner.
        let partials: [(ratio: Double, level: Double, fade: Double)] = [
            (0.5, 0.5, 1.4), (1.0, 1.0, 0.9), (1.2, 0.7, 0.8), (1.5, 0.3, 0.6), (2.0, 0.9, 0.6),
            (2.67, 0.3, 0.35), (4.0, 0.2, 0.2),
        ]
        var loop = ToneLoop(seconds: 4.5, samplesPerSecond: samplesPerSecond)
        for (index, hertz) in [523.25, 440.00, 587.33].enumerated() {
            loop.add(atSeconds: Double(index) * 1.5, seconds: 4.0) { seconds, length in
                var sum = 0.0
                for partial in partials {
                    sum +=
                        partial.level * sine(hertz * partial.ratio * seconds) * decay(seconds, partial.fade)
                }
                return sum * pulseEnvelope(seconds, length: length, edge: 0.006)
            }
        }
        return loop.normalised()
    }

    private static func marimba(_ samplesPerSecond: Int) -> [Float] {
        var loop = ToneLoop(seconds: 2.4, samplesPerSecond: samplesPerSecond)
        let figure: [(beat: Double, hertz: Double)] = [
            (0, 523.25), (1, 659.26), (2, 783.99), (3, 659.26), (4, 880.00), (6, 783.99), (8, 1_046.50),
            (9, 783.99), (10, 880.00),
        ]
        for note in figure {
            loop.add(atSeconds: note.beat * 0.15, seconds: 0.7) { seconds, length in
                // A marimba bar's second mode is tuned two octaves up and fades very fast.
                let strike = 0.35 * sine(4 * note.hertz * seconds) * decay(seconds, 0.03)
                let body = sine(note.hertz * seconds) * decay(seconds, 0.16)
                return (body + strike) * pulseEnvelope(seconds, length: length, edge: 0.004)
            }
        }
        return loop.normalised()
    }

    private static func rise(_ samplesPerSecond: Int) -> [Float] {
        var loop = ToneLoop(seconds: 5, samplesPerSecond: samplesPerSecond)
        loop.add(atSeconds: 0, seconds: 4.5) { seconds, length in
            // The phase of a linear sweep is the integral of its frequency.
            let cycles = 330 * seconds + (660 - 330) * seconds * seconds / (2 * length)
            let swell = 0.5 - 0.5 * cosine(4 * seconds)
            let level = pulseEnvelope(seconds, length: length, edge: 1.2) * (0.55 + 0.45 * swell)
            return (sine(cycles) + 0.25 * sine(2 * cycles)) * level
        }
        return loop.normalised()
    }

    private static func siren(_ samplesPerSecond: Int) -> [Float] {
        var loop = ToneLoop(seconds: 2, samplesPerSecond: samplesPerSecond)
        loop.add(atSeconds: 0, seconds: 1.8) { seconds, length in
            // 900 Hz wavering by 200 Hz five times a second: a frequency-modulated sine of index 200 / 5.
            let cycles = 900 * seconds - (200.0 / 5) * cosine(5 * seconds) / fullTurn
            return (sine(cycles) + 0.3 * sine(3 * cycles))
                * pulseEnvelope(seconds, length: length, edge: 0.03)
        }
        return loop.normalised()
    }
}
