import CSpeech.PocketSphinx
import Glibc
import VowPorts

/// A PocketSphinx decoder with Debian's English acoustic model and dictionary, without a search.
///
/// Not thread-safe.
final class Decoder {
    let pointer: OpaquePointer
    private let configuration: OpaquePointer

    /// The folder of Debian's pocketsphinx-en-us.
    static let standardModelFolder = "/usr/share/pocketsphinx/model/en-us"

    /// Loads the model (about 0.2 s). `options` holds PocketSphinx's own option names and values in turn.
    init(modelFolder: String, options: [String]) throws(PortFailure) {
        guard vow_pocketsphinx_open() else { throw Self.unusable("libpocketsphinx.so.3 is not installed") }
        for part in ["/en-us/mdef", "/cmudict-en-us.dict", "/en-us.lm.bin"]
        where access(modelFolder + part, R_OK) != 0 {
            throw Self.unusable("\(modelFolder)\(part) cannot be read")
        }
        let words =
            [
                "vow", "-hmm", modelFolder + "/en-us", "-dict", modelFolder + "/cmudict-en-us.dict",
                "-logfn", "/dev/null",
            ] + options
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        guard let parsed = cmd_ln_parse_r(nil, ps_args(), Int32(arguments.count), &arguments, 1) else {
            throw Self.unusable("its options were refused")
        }
        guard let decoder = ps_init(parsed) else {
            cmd_ln_free_r(parsed)
            throw Self.unusable("the model was refused")
        }
        configuration = parsed
        pointer = decoder
    }

    deinit {
        ps_free(pointer)
        cmd_ln_free_r(configuration)
    }

    /// The dictionary's pronunciation of a lower-case word.
    func pronunciation(of word: String) -> String? {
        guard let phones = ps_lookup_word(pointer, word) else { return nil }
        defer { free(phones) }
        return String(cString: phones)
    }

    /// Adds a word to the dictionary with a guessed pronunciation; false if none can be guessed.
    ///
    /// A search that was set earlier does not know the word.
    func learn(_ word: String) -> Bool {
        if pronunciation(of: word) != nil { return true }
        guard let phones = EnglishPronunciation.phones(of: word, known: pronunciation) else { return false }
        return ps_add_word(pointer, word, phones, 0) >= 0
    }

    /// Reads a language model file.
    func languageModel(path: String, type: ngram_file_type_t) throws(PortFailure) -> OpaquePointer {
        guard let model = ngram_model_read(configuration, path, type, ps_get_logmath(pointer)) else {
            throw Self.unusable("\(path) cannot be read")
        }
        return model
    }

    /// A model that interpolates two others and takes ownership of both.
    func interpolation(
        of first: OpaquePointer, _ second: OpaquePointer, secondWeight: Float
    ) throws(PortFailure) -> OpaquePointer {
        var models: [OpaquePointer?] = [first, second]
        var names: [UnsafeMutablePointer<CChar>?] = [strdup("open"), strdup("lines")]
        defer { for name in names { free(name) } }
        let weights: [Float] = [1 - secondWeight, secondWeight]
        guard let set = ngram_model_set_init(configuration, &models, &names, weights, 2) else {
            throw Self.unusable("its language models do not go together")
        }
        return set
    }

    /// Runs the current search over a whole recording.
    func decode(_ samples: [Float]) throws(PortFailure) {
        let pulses = samples.map { Int16(max(-32_768, min(32_767, $0 * 32_768))) }
        guard ps_start_utt(pointer) == 0, ps_process_raw(pointer, pulses, pulses.count, 0, 1) >= 0,
            ps_end_utt(pointer) == 0
        else {
            throw PortFailure(
                code: "speech.decode", message: .pocketsphinxCouldNotDecodeRecording,
                repair: .onceMoreIfHappensAgain)
        }
    }

    static func unusable(_ cause: String) -> PortFailure {
        PortFailure(
            code: "speech.model", message: .pocketsphinxModelCannotBeUsed,
            repair: .installAptInstallPocketsphinxEn, cause: cause)
    }
}

/// The lower-case words of a text that a dictionary may hold: letters and apostrophes. Omits words with a digit.
func dictionaryWords(of text: String) -> [String] {
    text.lowercased().replacing("\u{2019}", with: "'")
        .split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        .map { word in String(word.trimmingPrefix(while: { $0 == "'" })) }
        .filter { word in !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || $0 == "'" } }
}
