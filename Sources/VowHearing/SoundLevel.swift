import Glibc
package import VowPorts

extension VoiceActivityDetector {
    /// The seconds of speech in a whole recording; discards earlier chunks first.
    ///
    /// Pads an incomplete last chunk with silence. The gate checks this besides the words, because engines can write
    /// words that nobody said.
    package func speechSeconds(in samples: [Float]) throws(PortFailure) -> Double {
        reset()
        var speaking = 0
        var start = 0
        while start < samples.count {
            let end = min(start + chunkLengthSamples, samples.count)
            var chunk = Array(samples[start..<end])
            chunk.append(contentsOf: repeatElement(0, count: chunkLengthSamples - chunk.count))
            if try hearsSpeech(in: chunk) { speaking += 1 }
            start += chunkLengthSamples
        }
        return Double(speaking * chunkLengthSamples) / 16_000
    }
}

/// The loudness of recordings.
package enum SoundLevel {
    /// The level of a whole sound in dBFS; negative infinity for silence.
    package static func decibels(of samples: [Float]) -> Double {
        let energy = samples.reduce(0) { $0 + Double($1) * Double($1) }
        return decibels(power: energy / Double(max(1, samples.count)))
    }

    /// The level of the loudest 100 ms in dBFS; negative infinity for silence.
    ///
    /// Windows advance by half their length; a shorter recording is one window.
    package static func loudestDecibels(of samples: [Float]) -> Double {
        let window = 1600
        var loudest = 0.0
        var start = 0
        repeat {
            let end = min(start + window, samples.count)
            let energy = samples[start..<end].reduce(0) { $0 + Double($1) * Double($1) }
            loudest = max(loudest, energy / Double(max(1, end - start)))
            start += window / 2
        } while start + window <= samples.count
        return decibels(power: loudest)
    }

    /// Converts a mean square of samples to dBFS.
    package static func decibels(power: Double) -> Double {
        power > 0 ? 10 * log10(power) : -.infinity
    }
}
