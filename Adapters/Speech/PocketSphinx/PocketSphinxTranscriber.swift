import CSpeech.PocketSphinx
import Glibc
import Synchronization
import VowHearing
package import VowPorts

/// Transcribes English with Debian's PocketSphinx.
///
/// Mixes the expected lines into the open trigram model, so that other words are still recognised as such; a grammar of
/// the expected line alone would find it in any sound. Words are lower case without punctuation. Sound below -60 dBFS
/// or shorter than 0.1 s gives an empty text. Takes about a fifth of the sound's length on a desktop core, and about
/// 110 MB.
package final class PocketSphinxTranscriber: Transcriber {
    /// "pocketsphinx".
    package let engine = "pocketsphinx"
    /// Always true.
    package let leansTowardsExpectedLines = true
    /// Debian's package of the acoustic and the language model.
    package let model = "pocketsphinx-en-us@0.8+5prealpha"

    private let recogniser: Mutex<Recogniser>

    /// Whether Debian's model package is installed; does not read the models.
    package static var isInstalled: Bool { access(Decoder.standardModelFolder + "/en-us/mdef", R_OK) == 0 }

    /// Loads the models (about 0.6 s). Throws `speech.model` if Debian's package is not installed.
    package convenience init() throws(PortFailure) {
        try self.init(modelFolder: Decoder.standardModelFolder)
    }

    /// Loads the models from a folder with the same layout as Debian's.
    package init(modelFolder: String) throws(PortFailure) {
        recogniser = Mutex(try Recogniser(modelFolder: modelFolder))
        try expect(lines: [], words: [])
    }

    /// Mixes the lines and words into the language model: about 0.3 s if they changed, else immediate.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {
        try recogniser.withLock { recogniser throws(PortFailure) in
            try recogniser.expect(lines: lines, words: words)
        }
    }

    /// See `Transcriber`.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        let text = try recogniser.withLock { recogniser throws(PortFailure) in
            try recogniser.text(of: samples)
        }
        return Transcript(text: text, engine: engine, model: model)
    }
}

/// A decoder and its language models. Not thread-safe.
private final class Recogniser {
    /// The weight of the expected lines in the mixed language model.
    private static let linesWeight: Float = 0.3
    private static let shortestSamples = 1_600
    private static let quietestDecibels = -60.0
    private static let searchName = "person"

    private let decoder: Decoder
    private let openModel: OpaquePointer
    private var expected: [[String]]?

    init(modelFolder: String) throws(PortFailure) {
        decoder = try Decoder(modelFolder: modelFolder, options: [])
        openModel = try decoder.languageModel(path: modelFolder + "/en-us.lm.bin", type: NGRAM_BIN)
    }

    deinit {
        ngram_model_free(openModel)
    }

    func expect(lines: [String], words: [String]) throws(PortFailure) {
        let sentences = lines.map { dictionaryWords(of: $0).filter(decoder.learn) }
        let single = words.flatMap(dictionaryWords).filter(decoder.learn)
        let wanted = sentences + single.map { [$0] }
        guard wanted != expected else { return }
        expected = nil
        if wanted.allSatisfy(\.isEmpty) {
            try use(openModel)
        } else {
            let text = TrigramModel(sentences: sentences, words: single).arpa()
            let mixed = try decoder.interpolation(
                of: ngram_model_retain(openModel), try small(text), secondWeight: Self.linesWeight)
            defer { ngram_model_free(mixed) }
            try use(mixed)
        }
        expected = wanted
    }

    func text(of samples: [Float]) throws(PortFailure) -> String {
        guard samples.count >= Self.shortestSamples,
            SoundLevel.loudestDecibels(of: samples) > Self.quietestDecibels
        else { return "" }
        try decoder.decode(samples)
        return ps_get_hyp(decoder.pointer, nil).map { String(cString: $0) } ?? ""
    }

    private func use(_ languageModel: OpaquePointer) throws(PortFailure) {
        guard ps_set_lm(decoder.pointer, Self.searchName, languageModel) == 0,
            ps_set_search(decoder.pointer, Self.searchName) == 0
        else { throw Decoder.unusable("the language model was refused") }
    }

    /// Loads a model's text. The library reads only files, so this is a file in memory, never on a disk.
    private func small(_ text: String) throws(PortFailure) -> OpaquePointer {
        let file = vow_memory_file("vow-lines")
        guard file >= 0 else { throw Decoder.unusable("no memory for the lines") }
        defer { close(file) }
        let bytes = Array(text.utf8)
        guard write(file, bytes, bytes.count) == bytes.count else {
            throw Decoder.unusable("no memory for the lines")
        }
        return try decoder.languageModel(path: "/proc/self/fd/\(file)", type: NGRAM_ARPA)
    }
}
