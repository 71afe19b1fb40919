import VowSystem
import VowCore
import VowPorts
import VowRecitation

/// What the ears need to know at their start.
package struct EarsSetup: Codable, Sendable {
    /// The folders of models, the preferred one first.
    package let models: [String]
}

/// Appends the payload, 32-bit samples, to the first `keep` samples that are there.
struct HearSound: HelperQuestion {
    typealias Answer = HelperDone
    static var name: String { "sound" }
    let keep: Int
    var of: String
    var part: String? { of }

    /// A transcriber accepts 30 s, a judged recording two minutes.
    static let mostSamples = 121 * 16_000
}

struct LoadEngine: HelperQuestion {
    struct Answer: Codable, Sendable {
        var engine: String
        var model: String
        var leans: Bool
        var weighs: Bool
        /// The time that the first second of sound took.
        var firstMilliseconds: Int
        var degraded: [HelperFailure]
    }
    static var name: String { "load-engine" }
    let engine: String
    let language: Language
    var part: String? { engine }
}

struct LoadDetector: HelperQuestion {
    struct Answer: Codable, Sendable { var chunkLengthSamples: Int }
    static var name: String { "load-detector" }
    var part: String? { EarsVoiceActivityDetector.part }
}

/// Loads what belongs to a language; answers with its model, or nil if none is installed.
struct LoadEmbedder: HelperQuestion {
    struct Answer: Codable, Sendable { var model: String? }
    static var name: String { "load-embedder" }
    let language: Language
    var part: String? { EarsEmbedder.part }
}

struct LoadAligner: HelperQuestion {
    struct Answer: Codable, Sendable { var model: String? }
    static var name: String { "load-aligner" }
    let language: Language
    var part: String? { EarsAligner.part }
}

struct ExpectLines: HelperQuestion {
    typealias Answer = HelperDone
    static var name: String { "expect" }
    let engine: String
    let language: Language
    let lines: [String]
    let words: [String]
    var part: String? { engine }
}

/// Transcribes the sound so far.
struct TranscribeSound: HelperQuestion {
    struct Answer: Codable, Sendable {
        struct Piece: Codable, Sendable {
            var text: String
            var start: Int
            var end: Int
        }
        var text: String
        var pieces: [Piece] = []
        var endedInLoop = false
    }
    static var name: String { "transcribe" }
    let engine: String
    let language: Language
    var part: String? { engine }
}

/// Weighs wordings in the sound so far.
struct WeighWordings: HelperQuestion {
    struct Answer: Codable, Sendable { var opinions: [OpinionRow] }
    static var name: String { "weigh" }
    let engine: String
    let language: Language
    let questions: [WordingRow]
    var part: String? { engine }
}

/// Aligns words with the sound so far; answers without words where they do not fit.
struct AlignWords: HelperQuestion {
    struct Answer: Codable, Sendable { var words: [AlignedRow]? }
    static var name: String { "align" }
    let words: [String]
    let language: Language
    var part: String? { EarsAligner.part }
}

/// Whether the payload, one chunk of 32-bit samples, is speech.
struct DetectSpeech: HelperQuestion {
    struct Answer: Codable, Sendable { var isSpeech: Bool }
    static var name: String { "detect" }
    let isFirst: Bool
    var part: String? { EarsVoiceActivityDetector.part }
}

/// Embeds a text; the payload of the answer are 32-bit numbers.
struct EmbedText: HelperQuestion {
    typealias Answer = HelperDone
    static var name: String { "embed" }
    let text: String
    let language: Language
    var part: String? { EarsEmbedder.part }
}

/// Measures the sound so far; answers without measurements if it holds no speech.
struct AnalyseSound: HelperQuestion {
    struct Answer: Codable, Sendable { var measurements: SoundMeasurements? }
    static var name: String { "analyse" }
    var part: String? { EarsSoundAnalyst.part }
}

/// Compares the sound so far with known ones. Their codes are the payload, 32 bits each, and so are the sound's own in
/// the answer.
struct RecogniseSound: HelperQuestion {
    struct Answer: Codable, Sendable {
        struct Resemblance: Codable, Sendable {
            var earlier: Double
            var own: Double
        }
        var resemblance: Resemblance?
    }
    static var name: String { "recognise" }
    /// The number of codes of each known sound.
    let earlier: [Int]
    let own: [Int]
    var part: String? { EarsSoundAnalyst.part }
}
