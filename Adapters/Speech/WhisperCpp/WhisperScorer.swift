import CSpeech.Whisper
import Foundation
import VowRecitation

/// Computes how far given words fall behind what a Whisper model would have written for the sound it transcribed last.
///
/// Forces the decoder through the words and reads the likelihood of each piece; does not search. Punctuation does not
/// count as an alternative, because a line has none. Does not score words in silence.
final class WhisperScorer {
    private static let mostPieces = 200

    private let library: OpaquePointer
    private let handle: OpaquePointer
    private let language: Language
    private let pieces: WhisperPieces
    private let before: [Int32]

    /// Nil if the library does not support scoring. The library and the model must stay open. Takes about 0.1 s and 10
    /// MB.
    init?(library: WhisperLibrary, handle: OpaquePointer, language: Language, prompt: String?) {
        guard vow_whisper_can_score(library.handle) else { return nil }
        self.library = library.handle
        self.handle = handle
        self.language = language
        let count = vow_whisper_piece_count(library.handle, handle)
        let pieces = WhisperPieces(
            (0..<count).map { number in
                vow_whisper_piece(library.handle, handle, number).map {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))
                } ?? []
            })
        self.pieces = pieces
        before = prompt.map { pieces.numbers(of: Array($0.utf8)) } ?? []
    }

    /// An opinion on the likelier wording of a line, or nil if it is too long.
    func opinion(on question: WordingQuestion) -> LineOpinion? {
        let spelling = Spelling(question.line)
        guard let heard = scores(of: sentence(question.heard, nil, spelling).numbers) else { return nil }
        let heardLikelihood = heard.reduce(0) { $0 + $1.likelihood }
        return question.wordings.compactMap { wording -> LineOpinion? in
            let sentence = sentence(wording.words, wording.linePlace, spelling)
            guard !sentence.words.isEmpty, let scores = scores(of: sentence.numbers) else { return nil }
            let first = sentence.words.map(\.pieces.lowerBound).min() ?? 0
            let last = sentence.words.map(\.pieces.upperBound).max() ?? 0
            let own = scores[first..<last]
            let gain = scores.reduce(0) { $0 + $1.likelihood } - heardLikelihood
            return LineOpinion(
                line: question.line, pieceCount: own.count,
                likelihoodHundredths: Self.hundredths(own.reduce(0) { $0 + $1.likelihood }),
                leastHundredths: Self.hundredths(own.map(\.likelihood).min() ?? 0),
                gainHundredths: Self.hundredths(gain),
                words: sentence.words.map { word in
                    LineOpinion.Word(
                        text: word.text,
                        behindHundredths: Self.hundredths(scores[word.pieces].map(\.behind).max() ?? 0))
                })
        }.max { $0.gainHundredths < $1.gainHundredths }
    }

    private static func hundredths(_ value: Double) -> Int { Int((value * 100).rounded()) }

    private struct Sentence {
        var numbers: [Int32] = []
        /// The line's words and their pieces; in Chinese a piece may span two words.
        var words: [(text: String, pieces: Range<Int>)] = []
    }

    /// Spells words as the model writes sentences: a capital at the start and spaces between words, except in Chinese.
    private func sentence(_ words: [String], _ linePlace: Range<Int>?, _ spelling: Spelling) -> Sentence {
        var bytes: [[UInt8]] = words.enumerated().map { index, word in
            let spelt = spelling.written(word)
            if language == .chinese { return Array(spelt.utf8) }
            return Array((" " + (index == 0 ? spelt.prefix(1).uppercased() + spelt.dropFirst() : spelt)).utf8)
        }
        if language == .chinese, linePlace == nil { bytes = [Array(bytes.joined())] }
        var sentence = Sentence()
        // Words with a leading space are split into pieces separately; Chinese is split as a whole.
        let parts = language == .chinese ? [Array(bytes.joined())] : bytes
        var ends: [Int] = []
        var written = 0
        for part in parts {
            for number in pieces.numbers(of: part) {
                sentence.numbers.append(number)
                written += pieces.length(of: number)
                ends.append(written)
            }
        }
        var start = 0
        for (index, word) in words.enumerated() where linePlace != nil {
            let end = start + bytes[index].count
            if linePlace?.contains(index) == true,
                let first = ends.firstIndex(where: { $0 > start }),
                let last = ends.firstIndex(where: { $0 >= end })
            {
                sentence.words.append((word, first..<last + 1))
            }
            start = end
        }
        return sentence
    }

    private func scores(of numbers: [Int32]) -> [(likelihood: Double, behind: Double)]? {
        guard !numbers.isEmpty, numbers.count <= Self.mostPieces else { return nil }
        var scores = [Float](repeating: 0, count: numbers.count)
        var behind = scores
        guard
            vow_whisper_score(
                library, handle, language.rawValue, before, Int32(before.count), pieces.signs, numbers,
                Int32(numbers.count), &scores, &behind)
        else { return nil }
        return zip(scores, behind).map { (Double($0), Double($1)) }
    }
}

/// Restores the accents of a line's words: questions come without.
private struct Spelling {
    private var words: [String: String] = [:]

    init(_ line: String) {
        for word in line.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            words[Self.folded(String(word))] = String(word)
        }
    }

    func written(_ word: String) -> String { words[word] ?? word }

    private static func folded(_ word: String) -> String {
        word.folding(options: .diacriticInsensitive, locale: nil)
    }
}

/// The pieces of a Whisper model: bytes, merged pair by pair, the pair with the lowest number first.
struct WhisperPieces {
    /// One for each piece of punctuation or spaces only; zero for the others and for the end of speech.
    let signs: [UInt8]
    private let lengths: [Int]
    private let numbers: [[UInt8]: Int32]

    /// Creates the table from each piece's bytes, in order of number.
    init(_ pieces: [[UInt8]]) {
        lengths = pieces.map(\.count)
        var numbers: [[UInt8]: Int32] = [:]
        numbers.reserveCapacity(pieces.count)
        for (number, piece) in pieces.enumerated() where !piece.isEmpty && numbers[piece] == nil {
            numbers[piece] = Int32(number)
        }
        self.numbers = numbers
        signs =
            pieces.map { piece in
                guard let text = String(validating: piece, as: UTF8.self) else { return 0 }
                return text.allSatisfy { !$0.isLetter && !$0.isNumber } ? 1 : 0
            } + [0]
    }

    func length(of number: Int32) -> Int { lengths[Int(number)] }

    /// The pieces of these bytes; omits bytes without a piece.
    func numbers(of bytes: [UInt8]) -> [Int32] {
        var parts = bytes.map { [$0] }
        while parts.count > 1 {
            var best: (number: Int32, index: Int)?
            for index in 0..<parts.count - 1 {
                guard let number = numbers[parts[index] + parts[index + 1]] else { continue }
                if number < best?.number ?? .max { best = (number, index) }
            }
            guard let best else { break }
            parts[best.index] += parts.remove(at: best.index + 1)
        }
        return parts.compactMap { numbers[$0] }
    }
}
