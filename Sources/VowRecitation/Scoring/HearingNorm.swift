/// How clearly an engine hears a person, learnt from their rehearsals, and what that is worth at the gate.
///
/// Of a voice that the engine hears clearly, more is asked: what it garbles then was probably something else. Of one
/// that it hears badly, a little less. Chosen on the speakers of the tuning half of accented recordings, with the
/// sentence that is judged left out (`vow-lab evaluate --rehearsed --split tune`): of the settings that let no more
/// other sentences pass than before, the one that let the most own sentences pass.
struct HearingNorm {
    /// The mean rehearsed score at which nothing changes.
    static let usualScore = 0.87
    /// How much of the difference from it counts.
    static let weight = 0.2
    /// The most that a score changes, so that mumbling at rehearsals gains next to nothing.
    static let mostShift = 0.04
    /// With fewer rehearsed lines too little is known of a voice, and nothing changes.
    static let leastLines = 3

    /// What is added to a score at the operating point; 0 where nothing is known.
    let shift: Double

    /// Learns from renderings, of which the newest of each line counts.
    init(_ renderings: [LineRendering]) {
        var scores: [(line: String, score: Double)] = []
        for rendering in renderings {
            scores.removeAll { $0.line == rendering.line }
            scores.append((rendering.line, rendering.score))
        }
        guard scores.count >= Self.leastLines else {
            shift = 0
            return
        }
        var sum = 0.0
        for (_, score) in scores { sum += score }
        let wanted = Self.weight * (Self.usualScore - sum / Double(scores.count))
        shift = max(-Self.mostShift, min(Self.mostShift, wanted))
    }

    /// The score with what is known of the voice: all of it at the operating point, nothing at 0 and at 1, so that
    /// what was heard word for word stays so.
    func adjusted(_ score: Double) -> Double {
        let point = Calibration.shownOperatingPoint
        return score + shift * max(0, min(1, min((1 - score) / (1 - point), score / point)))
    }

    /// A line's verdict with the adjusted score.
    func adjusted(_ judged: JudgedLine, minimum: Double) -> JudgedLine {
        guard shift != 0, judged.verdict.score > 0, !judged.nothingToSay else { return judged }
        return judged.scored(adjusted(judged.verdict.score), minimum: minimum)
    }
}
