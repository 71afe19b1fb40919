import VowCore
import VowRecitation

/// How well talk for and against a change is recognised, compared with two baselines.
///
/// Compares the product's rules; the same cues with newly learned weights; the words themselves with newly learned
/// weights (a bag of words); and the most frequent label. Learned methods are cross-validated in ten parts, with each
/// conversation within one part. Every third conversation of the file is held out; for the file that the product's
/// weights were learned from (`scripts/tables/learn-talk-weights.py`), only that part shows their quality.
package struct TalkEvaluation: Sendable {
    /// A value with the interval of 95% of resamples.
    package struct Estimate: Hashable, Sendable, Encodable {
        /// The measured value.
        package let value: Double
        /// The 2.5th percentile of 1,000 resamples of whole conversations.
        package let lower: Double
        /// The 97.5th percentile.
        package let upper: Double
    }

    /// A method's results on a part.
    package struct Row: Hashable, Sendable, Encodable {
        /// `rules`, `cues, learned anew`, `bag of words` or `majority`.
        package let method: String
        /// `all` or `held-out`.
        package let part: String
        /// The number of utterances.
        package let utterances: Int
        /// The mean of the three F1 scores.
        package let macroF1: Estimate
        /// The F1 score of each side, by its name.
        package let f1: [String: Double]
    }

    /// The rows: all first, then the held-out part.
    package let rows: [Row]

    /// Evaluates; the same utterances give the same figures on every machine.
    package init(_ utterances: [TalkUtterances.Utterance]) {
        let order = utterances.map(\.conversation).reduce(into: [String]()) { order, name in
            if order.last != name, !order.contains(name) { order.append(name) }
        }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let conversations = utterances.map { places[$0.conversation] ?? 0 }
        let labels = utterances.map { Self.number(of: $0.side) }
        let listeners = [Language.english: TalkListener(.english), .spanish: TalkListener(.spanish)]
        let heard = utterances.map { utterance in
            (listeners[utterance.language] ?? TalkListener(.english)).hear(utterance.text)
        }
        let methods: [(String, [Int])] = [
            ("rules", heard.map { Self.number(of: $0.side) }),
            (
                "cues, learned anew",
                Self.crossValidated(heard.map { $0.cues.map(\.name) }, labels, conversations)
            ),
            (
                "bag of words",
                Self.crossValidated(utterances.map { WordBag.words(of: $0.text) }, labels, conversations)
            ),
            ("majority", Self.majority(labels, conversations)),
        ]
        rows = ["all", "held-out"].flatMap { part in
            let chosen = utterances.indices.filter { part == "all" || conversations[$0] % 3 == 2 }
            return methods.map { method, answers in
                let judged = chosen.map { Judged(conversations[$0], labels[$0], answers[$0]) }
                return Row(
                    method: method, part: part, utterances: judged.count,
                    macroF1: Resampling.estimate(judged, Confusion.macroF1),
                    f1: Dictionary(
                        uniqueKeysWithValues: zip(
                            TalkSide.allCases.map(\.rawValue), Confusion(judged).f1)))
            }
        }
    }

    private static func number(of side: TalkSide) -> Int {
        switch side {
        case .change: 0
        case .sustain: 1
        case .neutral: 2
        }
    }

    private static func crossValidated(_ features: [[String]], _ labels: [Int], _ conversations: [Int])
        -> [Int]
    {
        var answers = labels
        for part in 0..<10 {
            let training = labels.indices.filter { conversations[$0] % 10 != part }
            let learner = SparseRegression(training.map { features[$0] }, training.map { labels[$0] })
            for index in labels.indices where conversations[index] % 10 == part {
                answers[index] = learner.label(of: features[index])
            }
        }
        return answers
    }

    private static func majority(_ labels: [Int], _ conversations: [Int]) -> [Int] {
        labels.indices.map { index in
            let counts = (0..<3).map { label in
                labels.indices.count {
                    labels[$0] == label && conversations[$0] % 10 != conversations[index] % 10
                }
            }
            return counts.indices.max { counts[$0] < counts[$1] } ?? 2
        }
    }
}

/// An utterance with its label and a method's answer.
struct Judged: Sendable {
    let conversation: Int
    let label: Int
    let answer: Int

    init(_ conversation: Int, _ label: Int, _ answer: Int) {
        self.conversation = conversation
        self.label = label
        self.answer = answer
    }
}

/// The number of each label's answers.
struct Confusion {
    private var hits = [0, 0, 0]
    private var labelled = [0, 0, 0]
    private var answered = [0, 0, 0]

    init(_ judged: [Judged]) {
        for item in judged {
            labelled[item.label] += 1
            answered[item.answer] += 1
            if item.label == item.answer { hits[item.label] += 1 }
        }
    }

    /// F1 of each label: 2·hits / (labelled + answered); 0 if a label neither occurs nor was answered.
    var f1: [Double] {
        hits.indices.map { index in
            let count = labelled[index] + answered[index]
            return count == 0 ? 0 : 2 * Double(hits[index]) / Double(count)
        }
    }

    static func macroF1(_ judged: [Judged]) -> Double { Confusion(judged).f1.reduce(0, +) / 3 }
}

/// The bootstrap over whole conversations (B. Efron, "Bootstrap methods: another look at the jackknife", 1979).
enum Resampling {
    static func estimate(_ judged: [Judged], _ measure: ([Judged]) -> Double) -> TalkEvaluation.Estimate {
        var groups: [[Judged]] = []
        var places: [Int: Int] = [:]
        for item in judged {
            if let place = places[item.conversation] {
                groups[place].append(item)
            } else {
                places[item.conversation] = groups.count
                groups.append([item])
            }
        }
        let value = measure(judged)
        guard groups.count > 1 else { return TalkEvaluation.Estimate(value: value, lower: 0, upper: 1) }
        var bits = RandomBits(seed: 1)
        let values = (0..<1_000).map { _ in
            measure(groups.indices.flatMap { _ in groups[Int(bits.next() % UInt64(groups.count))] })
        }.sorted()
        return TalkEvaluation.Estimate(value: value, lower: values[25], upper: values[974])
    }
}
