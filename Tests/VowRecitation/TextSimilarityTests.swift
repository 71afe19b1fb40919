import Testing
import VowRecitation

@Suite("Text similarity")
struct TextSimilarityTests {
    /// The textbook recurrence, as an oracle for the bit-parallel one.
    private func naive(_ first: String, _ second: String) -> Int {
        let left = Array(first.unicodeScalars)
        let right = Array(second.unicodeScalars)
        var row = Array(0...right.count)
        for (index, unit) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (unit == right[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }

    @Test("known distances")
    func known() {
        #expect(TextSimilarity.levenshteinDistance("kitten", "sitting") == 3)
        #expect(TextSimilarity.levenshteinDistance("", "abc") == 3)
        #expect(TextSimilarity.levenshteinRatio("", "") == 1)
        #expect(TextSimilarity.levenshteinRatio("abcd", "abcx") == 0.75)
        #expect(TextSimilarity.levenshteinDistance("mañana", "manana") == 1)
        #expect(TextSimilarity.levenshteinDistance("我每周锻炼四次", "我每周锻炼三次") == 1)
    }

    @Test("agrees with the textbook on texts of every length, below and above one machine word")
    func agreesWithTextbook() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let alphabet = Array("abcdé 四")
        for _ in 0..<400 {
            let first = String((0..<next(150)).map { _ in alphabet[next(alphabet.count)] })
            let second = String((0..<next(150)).map { _ in alphabet[next(alphabet.count)] })
            #expect(TextSimilarity.levenshteinDistance(first, second) == naive(first, second))
        }
    }

    @Test("Jaccard counts each word once")
    func jaccard() {
        #expect(TextSimilarity.jaccard("a b c", "b c d") == 0.5)
        #expect(TextSimilarity.jaccard("a a b", "b a") == 1)
        #expect(TextSimilarity.jaccard("", " ") == 1)
        #expect(TextSimilarity.jaccard("a", "") == 0)
        #expect(TextSimilarity.jaccard(words: ["a", "b", "c"], ["b", "c", "d"]) == 0.5)
    }
}
