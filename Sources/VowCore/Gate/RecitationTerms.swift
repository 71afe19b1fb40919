package import VowRecitation

/// What is asked of the recitations of a run beside each line's own score, from the settings, frozen when it fires.
package struct RecitationTerms: Codable, Hashable, Sendable {
    /// Whether the lines of a recitation have to be said in the order in which they stand, which was drawn.
    package var isOrdered: Bool
    /// The mean score, 0 to 1, below which the lines that count in a step never fall; 0 asks for nothing.
    package var overallSimilarity: Double
    /// How loud the room is taken to be at least, in decibels of full scale; nil where only what is measured counts.
    package var ambientDecibels: Double?
    /// Whether the lines may be typed while nothing can hear them, as the person allowed beforehand.
    package var allowsTypingUnheard: Bool

    private enum CodingKeys: String, CodingKey {
        case isOrdered = "ordered"
        case overallSimilarity, ambientDecibels
        case allowsTypingUnheard = "typingUnheard"
    }

    /// Makes terms; the default asks for nothing and allows nothing.
    package init(
        isOrdered: Bool = false, overallSimilarity: Double = 0, ambientDecibels: Double? = nil,
        allowsTypingUnheard: Bool = false
    ) {
        self.allowsTypingUnheard = allowsTypingUnheard
        self.isOrdered = isOrdered
        self.overallSimilarity = overallSimilarity
        self.ambientDecibels = ambientDecibels
    }
}

/// The order of lines that a seed draws.
package enum LineOrder {
    /// Keeps the order from telling of the words, which come from the same seed: "order".
    private static let stream: UInt64 = 0x6F_72_64_65_72

    /// The lines of each step in a drawn order.
    ///
    /// They are sorted by the bytes of their identities, so that nobody's order has a part in it, and shuffled from the
    /// front by Fisher and Yates (Knuth, The Art of Computer Programming 2, algorithm P) with one sequence of
    /// `RandomBits` for all steps.
    package static func drawn(by seed: UInt64, _ steps: [[RequiredLine]]) -> [[RequiredLine]] {
        var bits = RandomBits(seed: seed ^ stream)
        return steps.map { lines in
            var lines = lines.sorted { $0.id.text.utf8.lexicographicallyPrecedes($1.id.text.utf8) }
            for place in lines.indices {
                lines.swapAt(place, place + Int(bits.next() % UInt64(lines.count - place)))
            }
            return lines
        }
    }
}

extension RunState {
    /// The lines of an attempt with those held back that were said closely enough and do not count yet, and why.
    ///
    /// In a drawn order a line counts once those before it do, in this attempt or an earlier one. A line that would draw
    /// the mean of the step below the overall score does not count; one that reaches that score always does, so that
    /// nobody is trapped by what they said before.
    /// - Parameter places: where each line began, in the order of the lines.
    func heldBack(_ lines: [LineResult], places: [Int?], _ mode: RecitationMode)
        -> (lines: [LineResult], objections: [AttemptReason])
    {
        guard let terms = terms?.recitation, terms != RecitationTerms() else { return (lines, []) }
        let said = lines.indices.filter { lines[$0].passed && !step.recitedLines.contains(lines[$0].line) }
        var counted = said
        var objections: [AttemptReason] = []
        if terms.isOrdered, mode == .spoken {
            counted = inOrder(lines, places)
            if counted != said { objections.append(.orderChanged) }
        }
        let clear = clearEnough(lines, counted, terms)
        if clear.count < counted.count { objections.append(.overallLow) }
        let kept = lines.indices.map { index in
            clear.contains(index) || !said.contains(index) ? lines[index] : lines[index].heldBack
        }
        return (kept, objections)
    }

    /// The lines that follow those which count already, as far as they were said one after the other. Lines of the same
    /// words are found at one place, wherever else they were said, too: what counts there counts for each of them.
    private func inOrder(_ lines: [LineResult], _ places: [Int?]) -> [Int] {
        var counted: [Int] = []
        var taken: [Int] = []
        for index in lines.indices where !step.recitedLines.contains(lines[index].line) {
            guard lines[index].passed, let place = places[index],
                taken.allSatisfy({ $0 < place }) || taken.contains(place)
            else { break }
            counted.append(index)
            taken.append(place)
        }
        return counted
    }

    /// As many of these lines as leave the mean of the step where it is asked to be: the best ones, or the first ones of
    /// an order.
    private func clearEnough(_ lines: [LineResult], _ counted: [Int], _ terms: RecitationTerms) -> [Int] {
        // A run that asks less of each line asks as much less of their mean.
        let mean = terms.overallSimilarity - easing.amount
        let ranked =
            terms.isOrdered
            ? counted
            : counted.sorted { (lines[$1].score, $0) < (lines[$0].score, $1) }
        for count in stride(from: ranked.count, to: 0, by: -1) {
            let sum = ranked.prefix(count).reduce(step.recitedScore) { $0 + lines[$1].score }
            // Sums of the same numbers in another order differ in their last bits.
            if sum + 1e-9 >= mean * Double(step.recitedLines.count + count) {
                return ranked.prefix(count).sorted()
            }
        }
        return []
    }
}

extension LineResult {
    /// The same, as one that does not count.
    fileprivate var heldBack: LineResult {
        LineResult(line: line, score: score, passed: false, missed: missed)
    }
}
