import Glibc
import VowCore

/// Playback scores whose weights and threshold were learned without the speakers, the kind of loudspeaker and the bedside
/// that they judge.
///
/// What ships was learned on simulated loudspeakers of the same four kinds, so that its own figures say nothing of a kind
/// that it never met. Here each take is judged by a logistic regression over the other kinds, other speakers and other
/// bedsides, on the features of `PlaybackScore`; its threshold asks so much of the live takes that it learned from once
/// more as `askedAgain` says.
struct PlaybackFolds {
    /// A take to learn from, or to judge.
    struct Take {
        let speaker: String
        let bedside: Int
        /// Nil where it was said live.
        let loudspeaker: PlaybackChannel.Loudspeaker?
        let sound: SoundMeasurements
        /// How the person sounds at the bedside; nil where that is not known.
        let norm: SoundMeasurements?
    }

    private struct Fold: Hashable {
        let speakers: Int
        let loudspeaker: PlaybackChannel.Loudspeaker
        let bedside: Int
        let isTrained: Bool
    }

    /// How many groups of speakers there are.
    private static let speakerGroups = 3
    /// The share of live takes that training lets be asked for once more.
    private static let askedAgain = 0.04
    /// So many takes are enough to learn a few weights from.
    private static let mostExamples = 900

    private let models: [Fold: PlaybackModel]

    /// Learns every fold. A fold in which nothing is left to learn from is missing, as with one bedside.
    init(_ takes: [Take]) {
        var models: [Fold: PlaybackModel] = [:]
        for isTrained in [true, false] {
            let usable = takes.filter { !isTrained || $0.norm != nil }
            for bedside in Set(takes.map(\.bedside)).sorted() {
                for loudspeaker in PlaybackChannel.Loudspeaker.allCases {
                    for speakers in 0..<Self.speakerGroups {
                        let fold = Fold(
                            speakers: speakers, loudspeaker: loudspeaker, bedside: bedside,
                            isTrained: isTrained)
                        let known = usable.filter {
                            $0.bedside != bedside && $0.loudspeaker != loudspeaker
                                && Self.group($0.speaker) != speakers
                        }
                        models[fold] = PlaybackModel(
                            Self.thinned(known).map {
                                (Self.values($0.sound, isTrained ? $0.norm : nil), $0.loudspeaker != nil)
                            }, askedAgain: Self.askedAgain)
                    }
                }
            }
        }
        self.models = models
    }

    /// Whether a take is asked for once more where this kind of loudspeaker was never met; nil where nobody could learn.
    func isPlayed(_ take: Take, neverMet loudspeaker: PlaybackChannel.Loudspeaker) -> Bool? {
        let fold = Fold(
            speakers: Self.group(take.speaker), loudspeaker: loudspeaker, bedside: take.bedside,
            isTrained: take.norm != nil)
        return models[fold]?.isPlayed(Self.values(take.sound, take.norm))
    }

    private static func group(_ speaker: String) -> Int {
        var numbers = SeededNumbers(0, "speakers/" + speaker)
        return numbers.index(below: speakerGroups)
    }

    private static func values(_ sound: SoundMeasurements, _ norm: SoundMeasurements?) -> [Double] {
        guard let norm else { return PlaybackScore.unknownFeatures.map { sound[$0] } }
        return PlaybackScore.knownFeatures.map { sound[$0] - norm[$0] }
    }

    /// Every so many-th take, so that all kinds stay.
    private static func thinned(_ takes: [Take]) -> [Take] {
        let step = max(1, (takes.count + mostExamples - 1) / mostExamples)
        // Takes come in groups of one live and four played ones; a step that divides five would leave kinds out.
        let stride = step.isMultiple(of: 5) ? step + 1 : step
        return takes.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
    }
}

/// A logistic regression by gradient descent over columns of mean 0 and deviation 1, both classes weighing alike.
struct PlaybackModel {
    private let weights: [Double]
    private let threshold: Double

    /// Learns; nil where one of the classes is missing.
    init?(_ examples: [(values: [Double], isPlayed: Bool)], askedAgain: Double) {
        let played = examples.count(where: \.isPlayed)
        let live = examples.count - played
        guard played > 0, live > 0, let width = examples.first?.values.count else { return nil }
        let count = Double(examples.count)
        let means = (0..<width).map { column in examples.reduce(0) { $0 + $1.values[column] } / count }
        let deviations = (0..<width).map { column in
            let squares = examples.reduce(0.0) {
                $0 + ($1.values[column] - means[column]) * ($1.values[column] - means[column])
            }
            return max(1e-9, (squares / count).squareRoot())
        }
        let rows = examples.map { example in
            (0..<width).map { (example.values[$0] - means[$0]) / deviations[$0] }
        }
        var scaled = [Double](repeating: 0, count: width)
        var bias = 0.0
        for _ in 0..<120 {
            var slopes = [Double](repeating: 0, count: width)
            var slope = 0.0
            for (row, example) in zip(rows, examples) {
                var score = bias
                for column in 0..<width { score += scaled[column] * row[column] }
                let wanted = example.isPlayed ? 1.0 : 0.0
                let share = 0.5 / Double(example.isPlayed ? played : live)
                let error = share * (1 / (1 + exp(-score)) - wanted)
                slope += error
                for column in 0..<width { slopes[column] += error * row[column] }
            }
            bias -= 2 * slope
            for column in 0..<width { scaled[column] -= 2 * (slopes[column] + 0.001 * scaled[column]) }
        }
        let weights = (0..<width).map { scaled[$0] / deviations[$0] }
        self.weights = weights
        let scores = examples.filter { !$0.isPlayed }.map { Self.score($0.values, weights) }.sorted()
        threshold = scores[min(scores.count - 1, Int(Double(scores.count) * (1 - askedAgain)))]
    }

    private static func score(_ values: [Double], _ weights: [Double]) -> Double {
        zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Whether it is above the threshold.
    func isPlayed(_ values: [Double]) -> Bool { Self.score(values, weights) > threshold }
}
