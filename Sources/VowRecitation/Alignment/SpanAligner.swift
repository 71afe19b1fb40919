/// The stretch of a transcript that sounds most like a line, and the spoken form that it sounds like.
struct FoundSpan {
    let form: [ExpectedWord]
    /// The heard words of the stretch; empty when nothing was found.
    let tokens: Range<Int>
    /// What it costs to hear the stretch for the form, in hundredths of a consonant.
    let cost: Int32
    /// What the form weighs, in the same measure.
    let weight: Int32
}

/// Looks for a line in a whole transcript, sound by sound.
///
/// The expected sounds are a lattice: the forms of a stretch all start from the costs at its beginning, and
/// the cheapest at each place of the transcript goes on, so that the work grows with the sum of the forms and
/// never with their product. Beginning and end of the transcript are free.
///
/// A column is a place between heard phones: column 0 is before all of them. Costs are in hundredths of a
/// consonant.
struct SpanAligner {
    /// The phones of all heard words in a row.
    private let heard: [UInt8]
    /// For each heard phone, the word it belongs to.
    private let tokenOfPhone: [Int]
    /// For each heard phone, what it costs beside the line.
    private let insertions: [Int32]

    init(_ transcript: HeardTranscript, _ disfluencies: Disfluencies) {
        var phones: [UInt8] = []
        var owners: [Int] = []
        var insertions: [Int32] = []
        for (index, token) in transcript.tokens.enumerated() {
            for phone in token.traits.phones {
                phones.append(phone)
                owners.append(index)
                insertions.append(Phones.weight(phone) * (disfluencies.doubtful[index] ? 1 : 7) / 10)
            }
        }
        heard = phones
        tokenOfPhone = owners
        self.insertions = insertions
    }

    func find(_ line: ExpectedLine) -> FoundSpan {
        let width = heard.count + 1
        var costs = (0..<width).map { isBoundary($0) ? 0 : Self.insideWordCost }
        var choices: [[Choice]] = []
        for forms in line.segments {
            var best = [Int32](repeating: Int32.max, count: width)
            var chosen = [Choice](repeating: Choice(form: 0, entry: 0), count: width)
            for (index, form) in forms.enumerated() {
                let cells = run(form, from: costs)
                for column in 0..<width where cells[column].cost < best[column] {
                    best[column] = cells[column].cost
                    chosen[column] = Choice(form: index, entry: cells[column].entry)
                }
            }
            costs = best
            choices.append(chosen)
        }
        return trace(line, costs, choices)
    }

    /// What it costs to begin or end inside a heard word.
    private static let insideWordCost: Int32 = 15

    private func isBoundary(_ column: Int) -> Bool {
        column == 0 || column == heard.count || tokenOfPhone[column - 1] != tokenOfPhone[column]
    }

    /// The form of a stretch by which a column is reached at the least cost.
    private struct Choice {
        let form: Int
        /// The column at which the stretch was entered.
        let entry: Int
    }

    /// The cheapest way to a column through the phones of a form that were gone through so far.
    private struct Cell {
        let cost: Int32
        /// The column at which the form was entered.
        let entry: Int

        /// The same way, with a step more.
        func costing(_ more: Int32) -> Cell { Cell(cost: cost + more, entry: entry) }
    }

    /// Carries the costs through one form.
    private func run(_ form: [ExpectedWord], from costs: [Int32]) -> [Cell] {
        var cells = costs.indices.map { Cell(cost: costs[$0], entry: $0) }
        for word in form {
            // A light word costs six tenths of what its sounds do.
            let tenths: Int32 = word.traits.role == .function ? 6 : 10
            for phone in word.traits.phones { advance(&cells, through: phone, tenths: tenths) }
        }
        return cells
    }

    /// Carries the cells through one expected phone.
    private func advance(_ cells: inout [Cell], through phone: UInt8, tenths: Int32) {
        let exchanges = Phones.costs(of: phone)
        let removal = Phones.weight(phone) * tenths / 10
        var diagonal = cells[0]
        cells[0] = diagonal.costing(removal)
        for (index, sound) in heard.enumerated() {
            let above = cells[index + 1]
            let exchanged = diagonal.costing(exchanges[Int(sound)] * tenths / 10)
            let removed = above.costing(removal)
            let inserted = cells[index].costing(insertions[index])
            // Of equal costs, an exchange goes before a removal, and that before an insertion.
            var cheapest = exchanged
            if removed.cost < cheapest.cost { cheapest = removed }
            if inserted.cost < cheapest.cost { cheapest = inserted }
            cells[index + 1] = cheapest
            diagonal = above
        }
    }

    private func trace(_ line: ExpectedLine, _ costs: [Int32], _ choices: [[Choice]]) -> FoundSpan {
        var end = 0
        var least = Int32.max
        for column in 0..<costs.count {
            let cost = costs[column] + (isBoundary(column) ? 0 : Self.insideWordCost)
            if cost < least {
                least = cost
                end = column
            }
        }
        var form: [[ExpectedWord]] = []
        var column = end
        for index in choices.indices.reversed() {
            let choice = choices[index][column]
            form.append(line.segments[index][choice.form])
            column = choice.entry
        }
        let words = form.reversed().flatMap { $0 }
        var weight: Int32 = 0
        for word in words { weight += word.traits.weight }
        let tokens = column < end ? tokenOfPhone[column]..<(tokenOfPhone[end - 1] + 1) : 0..<0
        return FoundSpan(form: words, tokens: tokens, cost: costs[end], weight: weight)
    }
}
