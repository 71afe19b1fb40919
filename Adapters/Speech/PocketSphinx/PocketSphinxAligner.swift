import CSpeech.PocketSphinx
import Synchronization
package import VowPorts
package import VowRecitation

/// Aligns English words and their phones with a recording, using Debian's acoustic model.
///
/// Searches the sound three times: with a grammar of the words in order, which locates them and selects each one's
/// pronunciation; with a grammar of those phones in order; and with a loop of all phones, which shows how well the best
/// ones fit. Silence between words is allowed and not returned. Takes about a quarter of the sound's length. Scores of
/// different recordings are comparable only together with the loop's scores.
package final class PocketSphinxAligner: SpeechAligner {
    /// Debian's acoustic model, and the version of the searches.
    package let model = "pocketsphinx-en-us@0.8+5prealpha/align1"

    private let searches: Mutex<AlignmentSearches>

    /// Loads Debian's model (about 0.2 s, 60 MB). Throws `speech.model` if its package is not installed.
    package init() throws(PortFailure) { searches = Mutex(try AlignmentSearches()) }

    /// See `SpeechAligner`. Accepts up to 60 words and 30 seconds.
    package func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]? {
        try searches.withLock { searches throws(PortFailure) in try searches.alignment(of: words, in: samples)
        }
    }
}

/// A decoder that searches for words and for phones. Not thread-safe.
private final class AlignmentSearches {
    /// A segment of a search result, in frames of 10 ms.
    private struct Segment {
        let name: String
        let start: Int
        let end: Int
        let score: Int

        /// Silence, noises and empty steps are named in brackets of some kind.
        var isSilence: Bool { name.first.map { "<[(+".contains($0) } ?? true }
    }

    /// The phones of Debian's model, as CMUdict names them.
    private static let phones = [
        "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH", "IH",
        "IY", "JH",
        "K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH", "UW", "V", "W", "Y", "Z",
        "ZH",
    ]
    private static let shortestSamples = 1_600
    private static let mostSamples = 30 * 16_000
    private static let mostWords = 60

    private let decoder: Decoder

    init() throws(PortFailure) {
        decoder = try Decoder(
            modelFolder: Decoder.standardModelFolder,
            options: ["-compallsen", "yes", "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80"])
        for phone in Self.phones where ps_add_word(decoder.pointer, Self.word(of: phone), phone, 0) < 0 {
            throw Decoder.unusable("its dictionary takes no words")
        }
    }

    func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]? {
        guard !words.isEmpty, words.count <= Self.mostWords,
            (Self.shortestSamples...Self.mostSamples).contains(samples.count),
            words.allSatisfy({ dictionaryWords(of: $0) == [$0] }), words.allSatisfy(decoder.learn),
            let placed = try places(of: words, in: samples, named: "words")
        else { return nil }
        let pronunciations = placed.map { segment in
            (decoder.pronunciation(of: segment.name) ?? "").split(separator: " ").map(String.init)
        }
        let phones = try places(
            of: pronunciations.flatMap { $0.map(Self.word) }, in: samples, named: "phones")
        let free = try freePhones(in: samples)
        var next = 0
        return zip(words, placed).enumerated().map { index, pair in
            let names = pronunciations[index]
            defer { next += names.count }
            return AlignedWord(
                word: pair.0, startMilliseconds: pair.1.start * 10, endMilliseconds: pair.1.end * 10,
                score: pair.1.score, freeScore: Self.score(of: free, over: pair.1),
                phones: (phones.map { Array($0[next..<next + names.count]) } ?? []).enumerated().map {
                    number, segment in
                    AlignedWord.Phone(
                        name: names[number], startMilliseconds: segment.start * 10,
                        endMilliseconds: segment.end * 10, score: segment.score,
                        freeScore: Self.score(of: free, over: segment))
                })
        }
    }

    /// The dictionary word that consists of this phone only.
    private static func word(of phone: String) -> String { "phone-" + phone.lowercased() }

    /// The score of `segments` over the frames of `place`, in proportion to the overlap.
    private static func score(of segments: [Segment], over span: Segment) -> Int {
        var sum = 0.0
        for segment in segments {
            let common = min(segment.end, span.end) - max(segment.start, span.start)
            guard common > 0 else { continue }
            sum += Double(segment.score * common) / Double(segment.end - segment.start)
        }
        return Int(sum.rounded())
    }

    /// The segments of the words, by a grammar that accepts only them in order; nil if the search failed.
    private func places(of words: [String], in samples: [Float], named name: String) throws(PortFailure)
        -> [Segment]?
    {
        let states = Int32(words.count + 1)
        guard !words.isEmpty,
            let grammar = fsg_model_init(name, ps_get_logmath(decoder.pointer), 1, states)
        else { return nil }
        defer { fsg_model_free(grammar) }
        vow_fsg_set_ends(grammar, 0, states - 1)
        for (index, word) in words.enumerated() {
            fsg_model_trans_add(grammar, Int32(index), Int32(index + 1), 0, fsg_model_word_add(grammar, word))
        }
        guard let segments = try search(grammar, name, samples) else { return nil }
        let said = segments.filter { !$0.isSilence }
        // Alternative pronunciations carry a number: "a(2)".
        return said.map { $0.name.prefix { $0 != "(" } } == words.map { $0[...] } ? said : nil
    }

    private func freePhones(in samples: [Float]) throws(PortFailure) -> [Segment] {
        guard let loop = fsg_model_init("loop", ps_get_logmath(decoder.pointer), 1, 2) else { return [] }
        defer { fsg_model_free(loop) }
        vow_fsg_set_ends(loop, 0, 1)
        for phone in Self.phones {
            let word = fsg_model_word_add(loop, Self.word(of: phone))
            fsg_model_trans_add(loop, 0, 1, 0, word)
            fsg_model_trans_add(loop, 1, 1, 0, word)
        }
        return try search(loop, "loop", samples) ?? []
    }

    private func search(_ grammar: OpaquePointer, _ name: String, _ samples: [Float]) throws(PortFailure)
        -> [Segment]?
    {
        guard ps_set_fsg(decoder.pointer, name, grammar) == 0, ps_set_search(decoder.pointer, name) == 0
        else { return nil }
        // Noise adaptation from one recording would change the scores of the next.
        guard ps_start_stream(decoder.pointer) == 0 else { return nil }
        try decoder.decode(samples)
        var segments: [Segment] = []
        var segment = ps_seg_iter(decoder.pointer)
        while let current = segment {
            var (start, end): (Int32, Int32) = (0, 0)
            ps_seg_frames(current, &start, &end)
            var acoustic: Int32 = 0
            _ = ps_seg_prob(current, &acoustic, nil, nil)
            segments.append(
                Segment(
                    name: String(cString: ps_seg_word(current)), start: Int(start), end: Int(end) + 1,
                    score: Int(acoustic)))
            segment = ps_seg_next(current)
        }
        return segments
    }
}
