import Glibc

/// A small trigram model of a person's lines, in ARPA format.
///
/// Absolute discounting (Ney, Essen and Kneser 1994, "On structuring probabilistic dependences in stochastic language
/// modelling") with half a count, backing off to shorter histories.
struct TrigramModel {
    private static let discount = 0.5

    /// N-gram counts, indexed by order minus one; keys are words joined by spaces.
    private var counts: [[String: Int]] = [[:], [:], [:]]

    /// Counts sentences of words. Each single word also counts as a sentence.
    init(sentences: [[String]], words: [String]) {
        for sentence in sentences + words.map({ [$0] }) where !sentence.isEmpty {
            let marked = ["<s>"] + sentence + ["</s>"]
            for order in 1...3 where marked.count >= order {
                for start in 0...(marked.count - order) {
                    counts[order - 1][marked[start..<(start + order)].joined(separator: " "), default: 0] += 1
                }
            }
        }
    }

    /// The model in ARPA format. The order of its rows depends on the words only.
    func arpa() -> String {
        var rows: [[String]] = [[], [], []]
        let probabilities = (0..<3).map { order in probabilitiesOfOrder(order) }
        for order in 0..<3 {
            for key in counts[order].keys.sorted() {
                let probability = probabilities[order][key]!
                var row = "\(decimal(probability)) \(key)"
                if order < 2 { row += " " + decimal(backOff(of: key, probabilities, order: order)) }
                rows[order].append(row)
            }
        }
        var text = "\\data\\\n"
        for order in 0..<3 { text += "ngram \(order + 1)=\(rows[order].count)\n" }
        for order in 0..<3 {
            text += "\n\\\(order + 1)-grams:\n" + rows[order].joined(separator: "\n") + "\n"
        }
        return text + "\n\\end\\\n"
    }

    private func probabilitiesOfOrder(_ order: Int) -> [String: Double] {
        var totals: [String: Int] = [:]
        for (key, count) in counts[order] where order > 0 || key != "<s>" {
            totals[history(key), default: 0] += count
        }
        var probabilities: [String: Double] = [:]
        for (key, count) in counts[order] {
            // The start of a sentence is never predicted.
            let discounted = order == 0 ? Double(count) : Double(count) - Self.discount
            probabilities[key] =
                order == 0 && key == "<s>" ? 0 : discounted / Double(totals[history(key)]!)
        }
        return probabilities
    }

    /// The remaining probability of a history, shared by the words that never followed it.
    private func backOff(of key: String, _ probabilities: [[String: Double]], order: Int) -> Double {
        var left = 1.0
        var leftBelow = 1.0
        // Sorted, so that rounding is the same in every run.
        for longer in counts[order + 1].keys.sorted() where history(longer) == key {
            left -= probabilities[order + 1][longer]!
            leftBelow -= probabilities[order][withoutFirst(longer)]!
        }
        return max(left, 1e-6) / max(leftBelow, 1e-3)
    }

    private func history(_ key: String) -> String {
        key.lastIndex(of: " ").map { String(key[..<$0]) } ?? ""
    }

    private func withoutFirst(_ key: String) -> String {
        key.firstIndex(of: " ").map { String(key[key.index(after: $0)...]) } ?? ""
    }

    private func decimal(_ probability: Double) -> String {
        let logarithm = probability > 0 ? log10(probability) : -99
        return String((logarithm * 10_000).rounded() / 10_000)
    }
}
