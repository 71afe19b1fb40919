import Glibc
import VowCore

/// Playback scores whose weights and threshold are learned without the speakers, the kind of loudspeaker and the
/// bedside that they judge.
///
/// The product's weights were learned on simulated loudspeakers of the same four kinds, so their own figures say
/// nothing about an unknown kind. Here a logistic regression over the other kinds, speakers and bedsides judges each
/// take, on the features of `PlaybackScore`. Its threshold asks again for the share `askedAgain` of the live takes that
/// it was learned from.
struct PlaybackFolds {
    /// A take to learn from or to judge.
    struct Take {
        let speaker: String
        let bedside: Int
        /// Nil for live speech.
        let loudspeaker: PlaybackChannel.Loudspeaker?
        let sound: SoundMeasurements
        /// The person's usual sound at the bedside, or nil if unknown.
        let norm: SoundMeasurements?
    }

    private struct Fold: Hashable {
        let speakers: Int
        let loudspeaker: PlaybackChannel.Loudspeaker
        let bedside: Int
        let isTrained: Bool
    }

    /// The number of groups of speakers.
    private static let speakerGroups = 3
    /// The share of live takes that training allows to be asked again.
    private static let askedAgain = 0.04
    /// This many takes are enough to learn a few weights.
    private static let mostExamples = 900

    private let models: [Fold: PlaybackModel]

    /// Learns every fold. Omits folds without training data, as with a single bedside.
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
                        let examples = usable.filter {
                            $0.bedside != bedside && $0.loudspeaker != loudspeaker
                                && Self.group($0.speaker) != speakers
                        }
                        models[fold] = PlaybackModel(
                            Self.thinned(examples).map {
                                (Self.values($0.sound, isTrained ? $0.norm : nil), $0.loudspeaker != nil)
                            }, askedAgain: Self.askedAgain)
                    }
                }
            }
        }
        self.models = models
    }

    /// Whether a take is asked again if this kind of loudspeaker is unknown; nil without training data.
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

    /// Every n-th take, so that all kinds remain.
    private static func thinned(_ takes: [Take]) -> [Take] {
        let step = max(1, (takes.count + mostExamples - 1) / mostExamples)
        // Takes come in groups of one live and four played ones; a step divisible by five would omit kinds.
        let stride = step.isMultiple(of: 5) ? step + 1 : step
        return takes.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
    }
}

/// A logistic regression by gradient descent over columns of mean 0 and deviation 1, with equal weight for both
/// classes.
struct PlaybackModel {
    private let weights: [Double]
    private let threshold: Double

    /// Learns from examples; nil if a class is missing.
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

    /// Whether the score is above the threshold.
    func isPlayed(_ values: [Double]) -> Bool { Self.score(values, weights) > threshold }
}
