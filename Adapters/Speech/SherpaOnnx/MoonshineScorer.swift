import CSpeech.Sherpa
import Glibc
package import VowPorts
package import VowRecitation

/// Computes how likely a Moonshine model finds given words in a sound, through ONNX Runtime, on one thread.
///
/// Forces the decoder through the words and reads the likelihood of each piece; does not search. The last digits of the
/// likelihoods depend on the processor. They are recorded with the attempt, so that a verdict can be reproduced
/// elsewhere. Not thread-safe. Times and memory given here are those of Moonshine tiny.
package final class MoonshineScorer {
    /// The longest wording, in word pieces; the model was never trained on longer sentences.
    private static let mostPieces = 180

    private let handle: OpaquePointer
    private let pieces: WordPieces
    /// The last encoded sound: a gate of several lines, or an evaluation, asks about it again.
    private var encodedSound: [Float] = []
    /// The likelihoods of the words heard in it.
    private var likelihoods: [[String]: Double] = [:]
    /// Cached scores of sentences in silence: a person's lines are few and asked about often.
    private var silentScores: [[Int64]: [PieceScore]] = [:]
    private static let mostUnheard = 64

    /// Loads a model (about 0.3 s, 110 MB).
    ///
    /// Verify the files first. `runtimePath` is libonnxruntime.so, `model` the model's name and version. Throws
    /// `speech.model` if a file is missing or rejected.
    package init(runtimePath: String, files: MoonshineTranscriber.Files, model: String) throws(PortFailure) {
        var reason: UnsafePointer<CChar>?
        guard let table = WordPieces(tablePath: files.tokens) else {
            throw Self.unusable(model, "\(files.tokens) cannot be read")
        }
        guard let opened = vow_scorer_open(runtimePath, files.encoder, files.mergedDecoder, &reason) else {
            throw Self.unusable(model, reason.map { String(cString: $0) })
        }
        handle = opened
        pieces = table
    }

    deinit {
        vow_scorer_close(handle)
    }

    /// An opinion per question, on its likeliest wording; none if its wordings are too long.
    package func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        guard !questions.isEmpty, samples.count >= 1_600 else { return [] }
        if samples != encodedSound {
            encodedSound = []
            likelihoods = [:]
            guard vow_scorer_listen(handle, samples, Int32(samples.count)) else { throw Self.refused }
            encodedSound = samples
        }
        var opinions: [LineOpinion] = []
        for question in questions {
            if likelihoods[question.heard] == nil {
                likelihoods[question.heard] = try scores(of: sentence(question.heard, nil)).map(Self.sum)
            }
            guard let heard = likelihoods[question.heard] else { continue }
            var best: LineOpinion?
            for wording in question.wordings {
                guard let opinion = try opinion(on: wording, of: question.line, heard: heard) else {
                    continue
                }
                if opinion.gainHundredths > best?.gainHundredths ?? .min { best = opinion }
            }
            if let best { opinions.append(best) }
        }
        return opinions
    }

    private func opinion(on wording: WordingQuestion.Wording, of line: String, heard: Double)
        throws(PortFailure)
        -> LineOpinion?
    {
        let sentence = sentence(wording.words, wording.linePlace)
        guard let scores = try scores(of: sentence), !sentence.linePieces.isEmpty else { return nil }
        let own = scores[sentence.linePieces]
        // Words after the line say nothing about it.
        let silent = try unheardScores(of: Array(sentence.numbers[..<sentence.linePieces.upperBound]))[
            sentence.linePieces]
        let added = zip(own, silent).map { $0.likelihood - $1.likelihood }
        return LineOpinion(
            line: line, pieceCount: own.count, likelihoodHundredths: Self.hundredths(Self.sum(own)),
            leastHundredths: Self.hundredths(own.map(\.likelihood).min() ?? 0),
            gainHundredths: Self.hundredths(Self.sum(scores) - heard),
            silence: .init(
                likelihoodHundredths: Self.hundredths(Self.sum(silent)),
                leastAddedHundredths: Self.hundredths(added.min() ?? 0)),
            words: sentence.lineWords.map { word in
                LineOpinion.Word(
                    text: word.text,
                    behindHundredths: Self.hundredths(scores[word.pieces].map(\.behind).max() ?? 0))
            })
    }

    private static func sum(_ scores: some Sequence<PieceScore>) -> Double {
        scores.reduce(0) { $0 + $1.likelihood }
    }

    private func unheardScores(of numbers: [Int64]) throws(PortFailure) -> [PieceScore] {
        if let cachedScores = silentScores[numbers] { return cachedScores }
        let scores = try scores(of: numbers, inSilence: true)
        if silentScores.count >= Self.mostUnheard { silentScores = [:] }
        silentScores[numbers] = scores
        return scores
    }

    private static func hundredths(_ value: Double) -> Int { Int((value * 100).rounded()) }

    private struct Sentence {
        /// The pieces, without the start and end tokens.
        var numbers: [Int64] = []
        /// The pieces of the line.
        var linePieces = 0..<0
        /// The line's words and their pieces.
        var lineWords: [(text: String, pieces: Range<Int>)] = []
    }

    /// A piece's likelihood after the earlier ones, and its distance to the likeliest piece.
    private struct PieceScore {
        let likelihood: Double
        let behind: Double
    }

    /// Spells words as the model writes sentences: a capital at the start, "I" and its contractions, a full stop.
    private func sentence(_ words: [String], _ linePlace: Range<Int>?) -> Sentence {
        var sentence = Sentence()
        var start = 0
        for (index, word) in words.enumerated() {
            if index == linePlace?.lowerBound { start = sentence.numbers.count }
            let first = sentence.numbers.count
            let capital = index == 0 || word == "i" || word.hasPrefix("i'")
            sentence.numbers += pieces.numbers(
                of: capital ? word.prefix(1).uppercased() + word.dropFirst() : word)
            if linePlace?.contains(index) == true {
                sentence.lineWords.append((word, first..<sentence.numbers.count))
            }
            if index + 1 == linePlace?.upperBound { sentence.linePieces = start..<sentence.numbers.count }
        }
        sentence.numbers += pieces.fullStop
        return sentence
    }

    /// The score of every piece, without the end token; nil if the sentence is too long.
    private func scores(of sentence: Sentence) throws(PortFailure) -> [PieceScore]? {
        guard sentence.numbers.count <= Self.mostPieces else { return nil }
        return try scores(of: sentence.numbers, inSilence: false)
    }

    private func scores(of numbers: [Int64], inSilence: Bool) throws(PortFailure) -> [PieceScore] {
        let tokens = [WordPieces.begin] + numbers
        var scores = [Float](repeating: 0, count: numbers.count)
        var behind = scores
        guard vow_scorer_score(handle, inSilence, tokens, 1, Int32(tokens.count), &scores, &behind) else {
            throw Self.refused
        }
        return zip(scores, behind).map { PieceScore(likelihood: Double($0), behind: Double($1)) }
    }

    private static let refused = PortFailure(
        code: "speech.decode", message: .moonshineCouldNotWeighWords,
        repair: .onceMoreIfHappensAgain)

    private static func unusable(_ model: String, _ cause: String?) -> PortFailure {
        .unusableModel(model, message: .speechModelCannotWeighWords(model: model), cause: cause)
    }
}
