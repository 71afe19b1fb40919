/// Splits a long recording at its quietest moments, for engines that need short pieces.
package enum PauseSplitter {
    /// The length over which levels are compared, about the shortest pause between words.
    private static let windowSamples = 3200
    private static let stepSamples = 160

    /// Ranges that cover all samples in order, none longer than `longestSamples`.
    ///
    /// Cuts in the middle of the quietest 200 ms of the second half of each piece. A short recording stays whole.
    /// `longestSamples` must be at least 6,400 (two windows of 200 ms).
    package static func pieces(of samples: [Float], longestSamples: Int) -> [Range<Int>] {
        precondition(longestSamples >= 2 * windowSamples, "pieces would be shorter than a pause")
        var pieces: [Range<Int>] = []
        var start = 0
        while samples.count - start > longestSamples {
            let cut = quietestMoment(
                in: samples, from: start + longestSamples / 2, to: start + longestSamples)
            pieces.append(start..<cut)
            start = cut
        }
        if start < samples.count { pieces.append(start..<samples.count) }
        return pieces
    }

    /// The middle of the quietest window within the bounds.
    private static func quietestMoment(in samples: [Float], from lower: Int, to upper: Int) -> Int {
        var energy = samples[lower..<(lower + windowSamples)].reduce(0) { $0 + Double($1) * Double($1) }
        var quietest = (energy: energy, start: lower)
        var start = lower
        while start + stepSamples + windowSamples <= upper {
            for offset in 0..<stepSamples {
                let leaving = Double(samples[start + offset])
                let entering = Double(samples[start + windowSamples + offset])
                energy += entering * entering - leaving * leaving
            }
            start += stepSamples
            if energy < quietest.energy { quietest = (energy, start) }
        }
        return quietest.start + windowSamples / 2
    }
}
