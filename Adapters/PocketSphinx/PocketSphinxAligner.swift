import CPocketSphinx
public import VowPorts

/// Lays the words of a known sentence over a recording of it, and says how well each fits.
///
/// A second opinion on words that another engine missed: compare the scores of two wordings over the same
/// stretch of sound. Never a proof on its own, because the words are forced onto whatever is there.
public final class PocketSphinxAligner: @unchecked Sendable {
    /// One word in its place.
    public struct AlignedWord: Hashable, Sendable {
        /// The word, in lower case.
        public let word: String
        /// Where it begins in the recording.
        public let startMilliseconds: Int
        /// Where it ends in the recording.
        public let endMilliseconds: Int
        /// The acoustic score of the whole word; higher (nearer to zero) fits better.
        public let score: Int
        /// The acoustic score for each 10 ms, comparable between words; about -30 to -45 for words that were
        /// said and below -85 for words that were not.
        public var scorePerFrame: Double {
            Double(score) / Double(max(1, (endMilliseconds - startMilliseconds) / 10))
        }
    }

    private static let searchName = "alignment"

    // One thread uses an aligner at a time.
    private let decoder: Decoder

    /// Loads Debian's model, about 0.2 s and 60 MB; fails with `speech.model` when its package is missing.
    public init() throws(PortFailure) {
        decoder = try Decoder(
            modelFolder: Decoder.standardModelFolder,
            options: ["-compallsen", "yes", "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80"])
    }

    /// The words of a sentence, each with its place and score, in order.
    ///
    /// nil when the recording is too short for them or a word cannot be pronounced. Silence between words is
    /// allowed and not returned. `samples` are 16 kHz mono; takes about a twentieth of their length.
    public func alignmentScores(of sentence: String, in samples: [Float]) throws(PortFailure)
        -> [AlignedWord]?
    {
        let words = dictionaryWords(of: sentence)
        guard !words.isEmpty, samples.count >= 1_600, words.allSatisfy(decoder.learn) else { return nil }
        guard let grammar = linearGrammar(words) else { return nil }
        defer { fsg_model_free(grammar) }
        guard ps_set_fsg(decoder.pointer, Self.searchName, grammar) == 0,
            ps_set_search(decoder.pointer, Self.searchName) == 0
        else { return nil }
        try decoder.decode(samples)
        let aligned = segments()
        return aligned.map(\.word) == words ? aligned : nil
    }

    /// A grammar that accepts the words in order and nothing else; the caller frees it.
    private func linearGrammar(_ words: [String]) -> OpaquePointer? {
        let states = Int32(words.count + 1)
        guard let raw = fsg_model_init(Self.searchName, ps_get_logmath(decoder.pointer), 1, states) else {
            return nil
        }
        vow_fsg_set_ends(raw, 0, states - 1)
        for (index, word) in words.enumerated() {
            fsg_model_trans_add(raw, Int32(index), Int32(index + 1), 0, fsg_model_word_add(raw, word))
        }
        return raw
    }

    private func segments() -> [AlignedWord] {
        var aligned: [AlignedWord] = []
        var segment = ps_seg_iter(decoder.pointer)
        while let current = segment {
            // Other pronunciations of a word carry a number: "a(2)". Silence and noises stand in brackets.
            let name = String(cString: ps_seg_word(current))
            if let word = name.split(separator: "(").first, !name.hasPrefix("<"), !name.hasPrefix("[") {
                var (start, end): (Int32, Int32) = (0, 0)
                ps_seg_frames(current, &start, &end)
                var acoustic: Int32 = 0
                _ = ps_seg_prob(current, &acoustic, nil, nil)
                aligned.append(
                    AlignedWord(
                        word: String(word), startMilliseconds: Int(start) * 10,
                        endMilliseconds: Int(end + 1) * 10, score: Int(acoustic)))
            }
            segment = ps_seg_next(current)
        }
        return aligned
    }
}
