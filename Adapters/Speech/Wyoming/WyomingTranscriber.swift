import Foundation
import VowHearing
package import VowPorts
package import VowRecitation

/// Transcribes with a Wyoming speech-to-text server, as used in home automation, on this machine or another.
///
/// Sends the sound unencrypted. Calls `consent` before every connection to another machine, and makes none without it.
/// Each transcription has its own connection, so a restarted server does no harm. Does not lean towards expected lines.
/// Does not send sound below -60 dBFS or shorter than 0.1 s. Blocks up to two seconds to query the server, and up to
/// the limit to transcribe. Throws if the server is silent, disconnects or sends malformed data; the caller then falls
/// back to a local engine.
package final class WyomingTranscriber: Transcriber {
    private static let connectMilliseconds = 2_000
    private static let chunkSamples = 8_000
    private static let shortestSamples = 1_600
    private static let quietestPower = 1e-6

    /// "wyoming".
    package let engine = "wyoming"
    /// The server's program and model, as it names them, with its address.
    package let model: String
    private let address: WyomingAddress
    private let language: Language
    private let consent: WyomingConsent
    private let limitMilliseconds: Int
    /// More than anybody says in half a minute.
    private static let longestText = 4_000

    /// Queries a server. Throws `speech.wyoming` if it is unreachable, does not transcribe, or does not support the
    /// language, and `speech.wyoming.consent` if it is another machine and the person does not consent.
    ///
    /// - Parameters:
    ///   - consent: the person's consent to send sound to another machine.
    ///   - limitMilliseconds: limit for the transcription of a recording.
    package init(
        address: WyomingAddress, language: Language, consent: WyomingConsent = .none,
        limitMilliseconds: Int = 8_000
    ) throws(PortFailure) {
        try consent.check(address)
        self.consent = consent
        self.address = address
        self.language = language
        self.limitMilliseconds = limitMilliseconds
        let info: WyomingEvent
        do throws(WyomingStream.Broken) {
            let stream = try address.connect(limitMilliseconds: Self.connectMilliseconds)
            try stream.send(WyomingEvent(type: "describe"))
            info = try Self.next("info", from: stream)
        } catch { throw Self.failure(address, error) }
        let name = Self.name(in: info.data, language: language)
        guard let name else {
            throw PortFailure(
                code: "speech.wyoming",
                message: .wyomingServerAtDoesNot(address: address, language: language.rawValue),
                repair: .giveModelOfThatLanguage)
        }
        model = "\(name) at \(address)"
    }

    /// Does nothing: the protocol's hints are names and terms, not sentences.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// The server's transcript.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        let power = samples.reduce(0) { max($0, Double($1) * Double($1)) }
        guard samples.count >= Self.shortestSamples, power > Self.quietestPower else {
            return Transcript(text: "", engine: engine, model: model)
        }
        try consent.check(address)
        do throws(WyomingStream.Broken) {
            let stream = try address.connect(limitMilliseconds: limitMilliseconds)
            let format: [String: Any] = ["rate": 16_000, "width": 2, "channels": 1]
            try stream.send(WyomingEvent(type: "transcribe", data: ["language": language.rawValue]))
            try stream.send(WyomingEvent(type: "audio-start", data: format))
            for start in stride(from: 0, to: samples.count, by: Self.chunkSamples) {
                let piece = samples[start..<min(start + Self.chunkSamples, samples.count)]
                try stream.send(
                    WyomingEvent(type: "audio-chunk", data: format, payload: SixteenBitSound.bytes(of: piece))
                )
            }
            try stream.send(WyomingEvent(type: "audio-stop"))
            let answer = try Self.next("transcript", from: stream)
            guard let text = answer.data["text"] as? String else {
                throw .garbage("a transcript without text")
            }
            guard text.utf8.count <= Self.longestText else { throw .garbage("more than can be said") }
            return Transcript(written: ForeignWords.plain(text), engine: engine, model: model)
        } catch { throw Self.failure(address, error) }
    }

    /// The next message of a type; skips up to 63 others.
    private static func next(_ type: String, from stream: WyomingStream) throws(WyomingStream.Broken)
        -> WyomingEvent
    {
        for _ in 0..<64 {
            let event = try stream.receive()
            if event.type == type { return event }
            if event.type == "error" { throw .garbage("an error: \(event.data["text"] ?? "")") }
        }
        throw .garbage("many events, but no \(type)")
    }

    /// The first installed program and model for the language; a server that names no languages supports all.
    private static func name(in info: [String: Any], language: Language) -> String? {
        for program in info["asr"] as? [[String: Any]] ?? [] {
            for model in program["models"] as? [[String: Any]] ?? []
            where model["installed"] as? Bool != false {
                let languages = model["languages"] as? [String] ?? []
                let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
                if languages.isEmpty || codes.contains(language.rawValue) {
                    let names = [program, model].map { $0["name"] as? String ?? "?" }
                    // The names are recorded with each attempt.
                    return names.map { ForeignWords.shown(ForeignWords.plain($0), atMost: 60) }.joined(
                        separator: "/")
                }
            }
        }
        return nil
    }

    private static func failure(_ address: WyomingAddress, _ broken: WyomingStream.Broken) -> PortFailure {
        PortFailure(
            code: "speech.wyoming", message: .wyomingServerAtCannotBe(address: address),
            repair: .checkThatRunsOrChoose,
            cause: broken.cause)
    }
}
