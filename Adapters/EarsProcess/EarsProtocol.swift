import Foundation
import VowPorts
import Wyoming

/// What this program and its child agree on: Wyoming's framing (a line of JSON, data as JSON, raw bytes), with one answer
/// to each question, and both with the question's number (`id`).
///
/// | question | data, payload | answer |
/// | --- | --- | --- |
/// | `describe` | `ears`: version | `info` with `ears` |
/// | `load` | `part` engine, detector, embedder or aligner; `engine`, `language` | `loaded` with `engine`, `model`, … |
/// | `audio-chunk` | `keep`; 32-bit samples, appended to the first `keep` that are there | none |
/// | `expect` | `lines`, `words` | `expected` |
/// | `transcribe` | the sound so far | `transcript` with `text`, `pieces` |
/// | `weigh` | `questions`; the sound so far | `weighed` with `opinions` |
/// | `align` | `words`, `language`; the sound so far | `aligned` with `words`, or without where they do not fit |
/// | `detect` | `isFirst`; one chunk of 32-bit samples | `detected` with `isSpeech` |
/// | `analyse` | the sound so far | `analysed` with `features`, numbers by name; or with `isNothing` |
/// | `recognise` | `earlier`, `own`: lengths; codes of known sounds, 32 bits each; the sound so far | `recognised` with `earlier`, `own`, and its codes; or with `isNothing` |
/// | `embed` | `text` | `embedded` with 32-bit numbers |
/// | any | | `error` with `code`, `message`, `repair`, `cause` |
enum EarsProtocol {
    /// Changes with every change of the table.
    static let version = 3
    /// A transcriber accepts 30 s, a judged recording two minutes.
    static let mostSamples = 121 * 16_000
    static let chunkSamples = 131_072

    /// The samples in native byte order: both ends are on one machine.
    static func bytes(of samples: ArraySlice<Float>) -> [UInt8] { samples.withUnsafeBytes { Array($0) } }

    /// The numbers, or nil if the byte count is not a multiple of four.
    static func numbers(of bytes: [UInt8]) -> [Float]? {
        guard bytes.count % 4 == 0 else { return nil }
        return bytes.withUnsafeBytes { raw in
            [Float](unsafeUninitializedCapacity: raw.count / 4) { numbers, count in
                UnsafeMutableRawBufferPointer(numbers).copyMemory(from: raw)
                count = raw.count / 4
            }
        }
    }

    /// The codes as little-endian bytes.
    static func bytes(of codes: [UInt32]) -> [UInt8] { codes.withUnsafeBytes { Array($0) } }

    /// The codes of little-endian bytes, whose count is a multiple of four.
    static func codes(of bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count - 3, by: 4).map { start in
            (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
        }
    }

    /// A failure that the child reports, with its text shortened and stripped of control characters.
    static func failure(in event: WyomingEvent) -> PortFailure {
        func text(_ key: String) -> String? {
            (event.data[key] as? String).map { String(ForeignWords.plain($0).prefix(600)) }
        }
        return PortFailure(
            code: text("code") ?? "engine.failed", message: text("message") ?? "The speech engine failed.",
            repair: text("repair") ?? "Run `vow models verify`.", cause: text("cause"))
    }

    static func error(_ failure: PortFailure) -> WyomingEvent {
        var data = ["code": failure.code, "message": failure.message, "repair": failure.repair]
        data["cause"] = failure.cause
        return WyomingEvent(type: "error", data: data)
    }
}

/// A question to the child, and the type of its answer.
struct EarsQuestion {
    let type: String
    let data: [String: Any]
    var payload: [UInt8] = []
    /// The sound to ask about; samples that the child already has are not sent again.
    var sound: [Float]?

    private static let answers = [
        "describe": "info", "load": "loaded", "expect": "expected", "transcribe": "transcript",
        "weigh": "weighed", "detect": "detected", "embed": "embedded",
        "align": "aligned", "analyse": "analysed", "recognise": "recognised",
    ]

    init(_ type: String, _ data: [String: Any] = [:]) {
        self.type = type
        self.data = data
    }

    var answer: String { Self.answers[type] ?? "" }
}

/// The samples that the child has, so that a growing window is sent once.
struct SentSound {
    private var samples: [Float] = []

    /// The events that make the child's sound equal to `sound`.
    mutating func events(for sound: [Float]) -> [WyomingEvent] {
        let keep = isBeginning(of: sound) ? samples.count : 0
        samples = sound
        // At least one event even without new samples: the child may have more than `sound`.
        var start = keep
        var events: [WyomingEvent] = []
        repeat {
            let end = min(start + EarsProtocol.chunkSamples, sound.count)
            events.append(
                WyomingEvent(
                    type: "audio-chunk", data: ["keep": start, "rate": 16_000, "width": 4, "channels": 1],
                    payload: EarsProtocol.bytes(of: sound[start..<end])))
            start = end
        } while start < sound.count
        return events
    }

    private func isBeginning(of sound: [Float]) -> Bool {
        guard samples.count <= sound.count else { return false }
        // Compares bytes, which is fast in a debug build too.
        return samples.withUnsafeBytes { own in
            sound.withUnsafeBytes { own.isEmpty || memcmp(own.baseAddress!, $0.baseAddress!, own.count) == 0 }
        }
    }
}
