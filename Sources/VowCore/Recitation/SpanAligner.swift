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
struct SpanAligner {
    let heard: [UInt8]
    let tokenOfPhone: [Int]
    /// For each heard phone, what it costs beside the line, in hundredths.
    let insertions: [Int32]

    init(_ transcript: HeardTranscript, _ disfluencies: Disfluencies) {
        heard = transcript.phones
        tokenOfPhone = transcript.tokenOfPhone
        insertions = transcript.phones.indices.map { index in
            let taken = disfluencies.doubtful[transcript.tokenOfPhone[index]]
            return Phones.weight(transcript.phones[index]) * (taken ? 1 : 7) / 10
        }
    }

    func find(_ line: ExpectedLine) -> FoundSpan {
        let width = heard.count + 1
        var costs = (0..<width).map { isBoundary($0) ? 0 : Self.insideWordCost }
        var choices: [[Choice]] = []
        for forms in line.segments {
            var best = [Int32](repeating: Int32.max, count: width)
            var chosen = [Choice](repeating: Choice(form: 0, entry: 0), count: width)
            for (index, form) in forms.enumerated() {
                let (ends, entries) = run(form, from: costs)
                for column in 0..<width where ends[column] < best[column] {
                    best[column] = ends[column]
                    chosen[column] = Choice(form: Int32(index), entry: entries[column])
                }
            }
            costs = best
            choices.append(chosen)
        }
        return trace(line, costs, choices)
    }

    /// What it costs to begin or end inside a heard word, in hundredths.
    private static let insideWordCost: Int32 = 15

    private func isBoundary(_ column: Int) -> Bool {
        column == 0 || column == heard.count || tokenOfPhone[column - 1] != tokenOfPhone[column]
    }

    private struct Choice {
        let form: Int32
        /// The column at which the stretch was entered.
        let entry: Int32
    }

    /// Carries the costs through one form; also tells for each column at which column the form was entered.
    private func run(_ form: [ExpectedWord], from costs: [Int32]) -> ([Int32], [Int32]) {
        var row = costs
        var entries = (0..<Int32(costs.count)).map { $0 }
        let table = Phones.table
        table.weights.withUnsafeBufferPointer { weights in
            table.costs.withUnsafeBufferPointer { substitutions in
                heard.withUnsafeBufferPointer { heard in
                    insertions.withUnsafeBufferPointer { insertions in
                        row.withUnsafeMutableBufferPointer { row in
                            entries.withUnsafeMutableBufferPointer { entries in
                                for word in form {
                                    let scale: Int32 = word.traits.role == .function ? 6 : 10
                                    for phone in word.traits.phones {
                                        Self.advance(
                                            phone, scale, weights, substitutions, heard, insertions, row,
                                            entries)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return (row, entries)
    }

    private static func advance(
        _ phone: UInt8, _ scale: Int32, _ weights: UnsafeBufferPointer<Int16>,
        _ substitutions: UnsafeBufferPointer<Int16>, _ heard: UnsafeBufferPointer<UInt8>,
        _ insertions: UnsafeBufferPointer<Int32>,
        _ row: UnsafeMutableBufferPointer<Int32>, _ entries: UnsafeMutableBufferPointer<Int32>
    ) {
        let removal = Int32(weights[Int(phone)]) * scale / 10
        let base = Int(phone) << 7
        var diagonal = row[0]
        var diagonalEntry = entries[0]
        row[0] += removal
        for column in 1..<max(1, row.count) {
            let other = Int(heard[column - 1])
            var cost = diagonal + Int32(substitutions[base | other]) * scale / 10
            var entry = diagonalEntry
            diagonal = row[column]
            diagonalEntry = entries[column]
            if diagonal + removal < cost {
                cost = diagonal + removal
                entry = diagonalEntry
            }
            let insertion = row[column - 1] + insertions[column - 1]
            if insertion < cost {
                cost = insertion
                entry = entries[column - 1]
            }
            row[column] = cost
            entries[column] = entry
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
