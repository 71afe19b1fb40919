import VowPorts
import VowRecitation

/// A wording question on the wire.
struct WordingRow: Codable, Sendable {
    struct Wording: Codable, Sendable {
        let words: [String]
        let place: Range<Int>
    }

    let line: String
    let heard: [String]
    let similarity: Double
    let wordings: [Wording]

    init(_ question: WordingQuestion) {
        (line, heard, similarity) = (question.line, question.heard, question.similarity)
        wordings = question.wordings.map { Wording(words: $0.words, place: $0.linePlace) }
    }

    /// The question, or nil if a place lies outside of its words.
    var question: WordingQuestion? {
        guard wordings.allSatisfy({ $0.place.lowerBound >= 0 && $0.place.upperBound <= $0.words.count })
        else { return nil }
        return WordingQuestion(
            line: line, heard: heard,
            wordings: wordings.map { .init(words: $0.words, linePlace: $0.place) }, similarity: similarity)
    }
}

/// An opinion on the wire.
struct OpinionRow: Codable, Sendable {
    struct Silence: Codable, Sendable {
        var likelihood: Int
        var leastAdded: Int
    }

    struct Word: Codable, Sendable {
        var text: String
        var behind: Int
    }

    let line: String
    let pieces: Int
    let likelihood: Int
    let least: Int
    let gain: Int
    var silence: Silence?
    let words: [Word]

    init(_ opinion: LineOpinion) {
        (line, pieces) = (opinion.line, opinion.pieceCount)
        (likelihood, least) = (opinion.likelihoodHundredths, opinion.leastHundredths)
        gain = opinion.gainHundredths
        silence = opinion.silence.map {
            Silence(likelihood: $0.likelihoodHundredths, leastAdded: $0.leastAddedHundredths)
        }
        words = opinion.words.map { Word(text: $0.text, behind: $0.behindHundredths) }
    }

    /// The opinion, or nil if it concerns none of the questions, or holds impossible numbers.
    func opinion(on questions: [WordingQuestion]) -> LineOpinion? {
        let concerned = questions.filter { $0.line == line }
        let numbers =
            [likelihood, least, gain] + words.map(\.behind)
            + (silence.map { [$0.likelihood, $0.leastAdded] } ?? [])
        let wasAsked = concerned.contains { question in
            question.wordings.contains { Array($0.words[$0.linePlace]) == words.map(\.text) }
        }
        guard !concerned.isEmpty, (1...10_000_000).contains(pieces), wasAsked || words.isEmpty,
            numbers.allSatisfy({ (-10_000_000...10_000_000).contains($0) })
        else { return nil }
        return LineOpinion(
            line: line, pieceCount: pieces, likelihoodHundredths: likelihood, leastHundredths: least,
            gainHundredths: gain,
            silence: silence.map {
                .init(likelihoodHundredths: $0.likelihood, leastAddedHundredths: $0.leastAdded)
            },
            words: words.map { .init(text: $0.text, behindHundredths: $0.behind) })
    }
}

/// An aligned word on the wire, or one of its phones.
struct AlignedRow: Codable, Sendable {
    /// Limit of phones in a word of an answer.
    private static let mostPhones = 60

    /// The phone's name; empty for a word.
    var name = ""
    let start: Int
    let end: Int
    let score: Int
    let free: Int
    var phones: [AlignedRow] = []

    init(_ word: AlignedWord) {
        (start, end) = (word.startMilliseconds, word.endMilliseconds)
        (score, free) = (word.score, word.freeScore)
        phones = word.phones.map(AlignedRow.init)
    }

    private init(_ phone: AlignedWord.Phone) {
        name = phone.name
        (start, end) = (phone.startMilliseconds, phone.endMilliseconds)
        (score, free) = (phone.score, phone.freeScore)
    }

    /// The aligned word, or nil if it lies beyond the sound.
    func aligned(_ word: String, milliseconds: Int) -> AlignedWord? {
        guard phones.count <= Self.mostPhones, ([self] + phones).allSatisfy({ $0.isWithin(milliseconds) })
        else { return nil }
        return AlignedWord(
            word: word, startMilliseconds: start, endMilliseconds: end, score: score, freeScore: free,
            phones: phones.map {
                .init(
                    name: $0.name, startMilliseconds: $0.start, endMilliseconds: $0.end, score: $0.score,
                    freeScore: $0.free)
            })
    }

    /// The last frame may reach up to 100 ms beyond the last sample.
    private func isWithin(_ milliseconds: Int) -> Bool {
        let scores = -100_000_000...100_000_000
        return name.utf8.count <= 8 && start >= 0 && start <= end && end <= milliseconds + 100
            && scores.contains(score) && scores.contains(free)
    }
}
