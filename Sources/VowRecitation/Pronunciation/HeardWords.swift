/// How much of each word of a sentence stands in a transcript, from 0 to 1.
///
/// The words of both are aligned so that the sum of their costs is least: a pair costs as much as its sounds differ
/// (`SpokenWords.soundDistance`), and a missing or an additional word costs 1. A word of several counts as their mean.
enum HeardWords {
    static func shares(of sentence: SpokenSentence, in transcript: String) -> [Double] {
        let heard = SpokenWords.of(transcript, language: sentence.language)
        let expected = sentence.words.flatMap(\.compared)
        let said = shares(of: expected, in: heard, sentence.language)
        var start = 0
        return sentence.words.map { word in
            defer { start += word.compared.count }
            // Fillers are in no transcript.
            guard !word.compared.isEmpty else { return 1 }
            return said[start..<start + word.compared.count].reduce(0, +) / Double(word.compared.count)
        }
    }

    private static func shares(of expected: [String], in heard: [String], _ language: Language) -> [Double] {
        guard !expected.isEmpty, !heard.isEmpty else { return expected.map { _ in 0 } }
        let distances = expected.map { word in
            heard.map { SpokenWords.soundDistance(word, $0, language: language) }
        }
        // costs[i][j]: the first i expected words beside the first j heard ones.
        var costs = [(0...heard.count).map(Double.init)]
        for (row, word) in distances.enumerated() {
            var next = [Double(row + 1)]
            for (column, distance) in word.enumerated() {
                // A pair costs twice its difference: two words with nothing in common are one missing and one too many.
                next.append(
                    min(costs[row][column] + 2 * distance, costs[row][column + 1] + 1, next[column] + 1))
            }
            costs.append(next)
        }
        var shares = expected.map { _ in 0.0 }
        var (row, column) = (expected.count, heard.count)
        while row > 0, column > 0 {
            let distance = distances[row - 1][column - 1]
            if costs[row][column] == costs[row - 1][column - 1] + 2 * distance {
                shares[row - 1] = 1 - distance
                (row, column) = (row - 1, column - 1)
            } else if costs[row][column] == costs[row - 1][column] + 1 {
                row -= 1
            } else {
                column -= 1
            }
        }
        return shares
    }
}
