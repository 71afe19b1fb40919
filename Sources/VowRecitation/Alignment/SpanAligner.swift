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
/// A cell is one whole number: the cost, less what it would have cost to pass over all that was heard before (so that
/// passing over a sound changes nothing); two bits that order equal costs; and the column at which the form was
/// entered.
struct SpanAligner {
    /// The phones of all heard words in a row.
    private let heard: [UInt8]
    /// For each heard phone, the word it belongs to.
    private let tokenOfPhone: [Int]
    /// For each heard phone, what it costs beside the line, in hundredths.
    private let insertions: [Int32]
    /// For each column, what all heard phones before it cost.
    private let passed: [Int64]
    /// What it changes to hear each phone for an expected one, by the expected one and its scale; made when asked for.
    private var exchanges: [[Int64]]

    init(_ transcript: HeardTranscript, _ disfluencies: Disfluencies) {
        var phones: [UInt8] = []
        var owners: [Int] = []
        var insertions: [Int32] = []
        var passed: [Int64] = [0]
        for (index, token) in transcript.tokens.enumerated() {
            for phone in token.traits.phones {
                let cost = Phones.weight(phone) * (disfluencies.doubtful[index] ? 1 : 7) / 10
                phones.append(phone)
                owners.append(index)
                insertions.append(cost)
                passed.append(passed[passed.count - 1] + Int64(cost))
            }
        }
        heard = phones
        tokenOfPhone = owners
        self.insertions = insertions
        self.passed = passed
        exchanges = [[Int64]](repeating: [], count: 256)
    }

    mutating func find(_ line: ExpectedLine) -> FoundSpan {
        let width = heard.count + 1
        var costs = (0..<width).map { Int64(isBoundary($0) ? 0 : Self.insideWordCost) - passed[$0] }
        var choices: [[Choice]] = []
        for forms in line.segments {
            var best = [Int64](repeating: Int64.max, count: width)
            var chosen = [Choice](repeating: Choice(form: 0, entry: 0), count: width)
            for (index, form) in forms.enumerated() {
                let cells = run(form, from: costs)
                for column in 0..<width where cells[column] >> Self.costPlace < best[column] {
                    best[column] = cells[column] >> Self.costPlace
                    chosen[column] = Choice(
                        form: Int32(index), entry: Int32(cells[column] & Self.entryMask))
                }
            }
            costs = best
            choices.append(chosen)
        }
        return trace(line, costs.indices.map { Int32(costs[$0] + passed[$0]) }, choices)
    }

    /// What it costs to begin or end inside a heard word, in hundredths.
    private static let insideWordCost: Int32 = 15
    private static let costPlace: Int64 = 18
    private static let entryMask: Int64 = 0xffff
    /// Of equal costs, an exchange goes before a removal, and that before an insertion.
    private static let removalRank: Int64 = 1 << 16
    private static let insertionRank: Int64 = 2 << 16
    private static let rankMask: Int64 = 3 << 16

    private func isBoundary(_ column: Int) -> Bool {
        column == 0 || column == heard.count || tokenOfPhone[column - 1] != tokenOfPhone[column]
    }

    private struct Choice {
        let form: Int32
        /// The column at which the stretch was entered.
        let entry: Int32
    }

    /// Carries the costs through one form.
    private mutating func run(_ form: [ExpectedWord], from costs: [Int64]) -> [Int64] {
        var cells = costs.indices.map { costs[$0] << Self.costPlace | Int64($0) & Self.entryMask }
        for word in form {
            let isLight = word.traits.role == .function
            for phone in word.traits.phones {
                prepare(phone, isLight)
                let removal = Int64(Int32(Phones.table.weights[Int(phone)]) * (isLight ? 6 : 10) / 10)
                Self.advance(&cells, exchanges[Self.key(phone, isLight)], removal << Self.costPlace)
            }
        }
        return cells
    }

    private static func key(_ phone: UInt8, _ isLight: Bool) -> Int { Int(phone) << 1 | (isLight ? 1 : 0) }

    private mutating func prepare(_ phone: UInt8, _ isLight: Bool) {
        let key = Self.key(phone, isLight)
        guard exchanges[key].isEmpty, !heard.isEmpty else { return }
        let scale: Int32 = isLight ? 6 : 10
        exchanges[key] = heard.indices.map { index in
            let cost = Int32(Phones.table.costs[Int(phone) << 7 | Int(heard[index])]) * scale / 10
            return Int64(cost - insertions[index]) << Self.costPlace
        }
    }

    private static func advance(_ cells: inout [Int64], _ exchanges: [Int64], _ removal: Int64) {
        var diagonal = cells[0]
        var last = diagonal + removal
        cells[0] = last
        for column in cells.indices.dropFirst() {
            let above = cells[column]
            let exchanged = min(diagonal + exchanges[column - 1], above + removal + removalRank)
            last = min(exchanged, last + insertionRank) & ~rankMask
            cells[column] = last
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
            form.append(line.segments[index][Int(choice.form)])
            column = Int(choice.entry)
        }
        let words = form.reversed().flatMap { $0 }
        var weight: Int32 = 0
        for word in words { weight += word.traits.weight }
        let tokens = column < end ? tokenOfPhone[column]..<(tokenOfPhone[end - 1] + 1) : 0..<0
        return FoundSpan(form: words, tokens: tokens, cost: costs[end], weight: weight)
    }
}
