/// One step of reading a line and a stretch of transcript side by side.
enum AlignedStep: Equatable {
    /// The expected words were heard as the heard words, at a cost in hundredths of a consonant.
    case said(expected: Range<Int>, heard: Range<Int>, cost: Int32)
    /// The expected word was not heard.
    case missed(Int)
    /// The heard word does not belong to the line.
    case added(Int)
    /// The heard words were repeated or taken back by the speaker.
    case takenBack(Range<Int>)

    /// Whether words of the line were heard, as themselves or as others.
    var isSaid: Bool {
        if case .said = self { return true }
        return false
    }
}

/// The phones of words in a row, so that those of any group of neighbours are one stretch of them.
private struct PhoneRow {
    let phones: [UInt8]
    /// For each word, where its phones begin; and where the last ones end.
    private let starts: [Int]
    private let first: Int

    /// - Parameter first: the number of the first word.
    init(_ words: some Sequence<[UInt8]>, first: Int) {
        var phones: [UInt8] = []
        var starts = [0]
        for word in words {
            phones += word
            starts.append(phones.count)
        }
        self.phones = phones
        self.starts = starts
        self.first = first
    }

    func count(_ words: Range<Int>) -> Int {
        starts[words.upperBound - first] - starts[words.lowerBound - first]
    }

    func of(_ words: Range<Int>) -> ArraySlice<UInt8> {
        phones[starts[words.lowerBound - first]..<starts[words.upperBound - first]]
    }
}

/// Lays the words of a line beside the words that were heard.
///
/// One or two words may stand for one or two, and one for three or three for one, so that joined and split
/// words meet ("a lot", "alot").
/// Indices of heard words in the steps are those of the transcript.
struct WordAligner {
    let expected: [ExpectedWord]
    let heard: [HeardToken]
    let window: Range<Int>
    let disfluencies: Disfluencies
    let looseWords: Set<String>

    private static let shapes = [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1)]

    func align() -> [AlignedStep] { wordForWord() ?? cheapest() }

    /// The line as it was said word for word, where it was; nil where anything differs, or the window holds a word
    /// without a sound.
    ///
    /// As long as every word weighs something, leaving one out, adding one, joining and going back each cost something,
    /// and the first place where each word costs nothing is what `cheapest` finds.
    private func wordForWord() -> [AlignedStep]? {
        guard expected.count <= window.count, expected.allSatisfy({ $0.traits.weight > 0 }),
            heard[window].allSatisfy({ $0.traits.weight > 0 })
        else { return nil }
        let first = (window.lowerBound...(window.upperBound - expected.count)).first { start in
            expected.indices.allSatisfy { word in
                !belongsToNeighbour(word, start + word)
                    && Self.cost(expected[word].traits, heard[start + word].traits, atMost: 0) == 0
            }
        }
        return first.map { start in
            expected.indices.map {
                .said(expected: $0..<($0 + 1), heard: (start + $0)..<(start + $0 + 1), cost: 0)
            }
        }
    }

    /// Whichever way of reading both costs least.
    func cheapest() -> [AlignedStep] {
        let rows = expected.count + 1
        let columns = window.count + 1
        let phones = PhoneRow(expected.lazy.map(\.traits.phones), first: 0)
        let sounds = PhoneRow(heard[window].lazy.map(\.traits.phones), first: window.lowerBound)
        var costs = [Int32](repeating: Int32.max / 2, count: rows * columns)
        var moves = [AlignedStep?](repeating: nil, count: rows * columns)
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = row * columns + column
                if row == 0 { costs[cell] = 0 }
                func offer(_ cost: Int32, _ step: AlignedStep) {
                    if cost < costs[cell] {
                        costs[cell] = cost
                        moves[cell] = step
                    }
                }
                if row > 0 {
                    let unsaid = costs[cell - columns] + expected[row - 1].traits.weight
                    for (words, tokens) in Self.shapes where words <= row && tokens <= column {
                        let before = costs[(row - words) * columns + column - tokens]
                        // What costs more than a word that was not heard, or as much as another way, is not taken.
                        let most = min(costs[cell] - 1, unsaid) - before
                        if most < 0 { continue }
                        let place = window.lowerBound + column - tokens
                        let pair = (row - words)..<row
                        guard
                            let cost = cost(
                                of: pair, phones, heardAs: place..<(place + tokens), sounds, atMost: most)
                        else { continue }
                        offer(
                            before + cost, .said(expected: pair, heard: place..<(place + tokens), cost: cost))
                    }
                    offer(unsaid, .missed(row - 1))
                }
                if column > 0, row > 0, row < rows - 1 {
                    let token = window.lowerBound + column - 1
                    offer(costs[cell - 1] + insertionCost(token), .added(token))
                    let end = window.lowerBound + column
                    for start in disfluencies.jumps[end] where start >= window.lowerBound {
                        offer(costs[row * columns + start - window.lowerBound] + 4, .takenBack(start..<end))
                    }
                }
            }
        }
        return trace(costs, moves, columns)
    }

    private func trace(_ costs: [Int32], _ moves: [AlignedStep?], _ columns: Int) -> [AlignedStep] {
        var row = expected.count
        var column = 0
        for candidate in 0..<columns where costs[row * columns + candidate] < costs[row * columns + column] {
            column = candidate
        }
        var steps: [AlignedStep] = []
        while row > 0 {
            guard let step = moves[row * columns + column] else { break }
            steps.append(step)
            switch step {
            case .said(let words, let tokens, _):
                row -= words.count
                column -= tokens.count
            case .missed: row -= 1
            case .added: column -= 1
            case .takenBack(let tokens): column -= tokens.count
            }
        }
        return steps.reversed()
    }

    /// The cost of hearing the words as the tokens; nil where the shape makes no sense, or costs more than a limit.
    private func cost(
        of words: Range<Int>, _ phones: PhoneRow, heardAs tokens: Range<Int>, _ sounds: PhoneRow,
        atMost limit: Int32
    ) -> Int32? {
        if words.count == 1 && tokens.count == 1 {
            if belongsToNeighbour(words.lowerBound, tokens.lowerBound) { return nil }
            return Self.cost(
                expected[words.lowerBound].traits, heard[tokens.lowerBound].traits, atMost: limit)
        }
        // A group that begins or ends with an equal pair is the same pair and a smaller group.
        if expected[words.lowerBound].traits.canonical == heard[tokens.lowerBound].traits.canonical
            || expected[words.upperBound - 1].traits.canonical
                == heard[tokens.upperBound - 1].traits.canonical
        {
            return nil
        }
        let (phoneCount, soundCount) = (phones.count(words), sounds.count(tokens))
        if phoneCount == 0 || soundCount > 2 * phoneCount + 2 || phoneCount > 2 * soundCount + 2 {
            return nil
        }
        var weight: Int32 = 0
        for index in words { weight += expected[index].traits.weight }
        let full = max(1, Phones.weight(of: phones.of(words)))
        // Joined and split words sound alike as a whole; anything else is better told word by word.
        guard let distance = Phones.distance(phones.of(words), sounds.of(tokens), atMost: full * 45 / 100)
        else { return nil }
        return distance * weight / full + 6 * Int32(words.count + tokens.count - 2)
    }

    /// Whether a heard light word is the one that stands beside a weighty word, and so cannot stand for it.
    private func belongsToNeighbour(_ word: Int, _ token: Int) -> Bool {
        let name = heard[token].traits.canonical
        guard expected[word].traits.role == .content, heard[token].traits.role == .function,
            expected[word].traits.canonical != name
        else { return false }
        if word > 0, expected[word - 1].traits.canonical == name { return true }
        return word + 1 < expected.count && expected[word + 1].traits.canonical == name
    }

    /// The cost of hearing one word as another, nothing for variants and little for inflections; nil where it is more
    /// than a limit.
    private static func cost(_ expected: WordTraits, _ heard: WordTraits, atMost limit: Int32) -> Int32? {
        if expected.canonical == heard.canonical { return 0 }
        let full = max(1, Phones.weight(of: expected.phones))
        let weight = expected.weight
        // A word weighs what its sounds do, or six tenths of that; the bound is exact or a little too wide.
        let reach = limit < 10_000 && weight > 0 ? (limit + 1) * full / weight : .max
        func distance(atMost reach: Int32) -> Int32? {
            Phones.distance(expected.phones[...], heard.phones[...], atMost: reach).map { $0 * weight / full }
        }
        if expected.lemma == heard.lemma {
            return min(distance(atMost: .max)!, weight * 15 / 100)
        }
        if !expected.synonym.isEmpty && expected.synonym == heard.synonym {
            return min(distance(atMost: .max)!, weight * 30 / 100)
        }
        return distance(atMost: reach)
    }

    private func insertionCost(_ index: Int) -> Int32 {
        let token = heard[index]
        if token.traits.isNegation || token.traits.isNumber { return token.traits.weight * 8 / 10 }
        if token.traits.role == .filler || looseWords.contains(token.text) { return 5 }
        // A word too many costs what a short one does: the rest of the line was said all the same.
        return min(150, token.traits.weight * (token.traits.role == .function ? 5 : 6) / 10)
    }
}
