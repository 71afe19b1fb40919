import Foundation
import Synchronization
import VowCore
import VowHearing
package import VowPorts

/// Speaks with a Wyoming text-to-speech server, as used in home automation, on this machine or another.
///
/// Sends the sentence unencrypted. Calls `consent` before every connection to another machine, and makes none without
/// it. Each sentence has its own connection. The protocol has no rate or pitch: the sound is stretched here at the same
/// pitch. Blocks up to the limit, plus milliseconds for the stretching. Throws `voice.failed` if the server is silent,
/// disconnects or sends malformed data, `voice.language.unsupported`, or `speech.wyoming.consent`.
package final class WyomingVoice: Voice {
    /// Limit for connecting, synthesis and transfer together.
    package static let limitMilliseconds = 4_000
    private static let mostSamples = 60 * 48_000
    private static let longestText = 4_000
    private static let rates = 8_000...48_000

    private let address: WyomingAddress
    private let consent: WyomingConsent
    private let limitMilliseconds: Int
    /// The server's languages; nil before it was queried, empty if it names none.
    private let spoken = Mutex<[String]?>(nil)

    /// Creates a voice; contacts nobody.
    package init(
        address: WyomingAddress, consent: WyomingConsent = .noneForSpeaking,
        limitMilliseconds: Int = WyomingVoice.limitMilliseconds
    ) {
        self.address = address
        self.consent = consent
        self.limitMilliseconds = limitMilliseconds
    }

    /// See `Voice`.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let plain = ForeignWords.plain(text)
        guard plain.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
        guard plain.utf8.count <= Self.longestText else {
            throw failure("failed", .sentenceOfThatLengthNot, nil)
        }
        try consent.check(address)
        let code = Self.code(language)
        let languages: [String]
        let samples: [Float]
        let end = ContinuousClock.now + .milliseconds(limitMilliseconds)
        do throws(WyomingStream.Broken) {
            languages = try spokenLanguages(until: end)
            samples =
                languages.isEmpty || languages.contains(code) ? try sound(of: plain, code, until: end) : []
        } catch { throw failure("failed", .wyomingServerAtDidNot(address: address), error) }
        guard languages.isEmpty || languages.contains(code) else {
            throw failure(
                "language.unsupported", .wyomingServerAtDoesNotSpeak(address: address, code: code), nil)
        }
        return StretchedSound.samples(samples, ratePercent: style.ratePercent)
    }

    /// Maps "cmn" and "zh-CN" to "zh".
    private static func code(_ language: String) -> String {
        let first = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        return first == "cmn" ? "zh" : first
    }

    /// The languages of the installed voices; a server that names none supports all.
    private func spokenLanguages(until end: ContinuousClock.Instant) throws(WyomingStream.Broken) -> [String]
    {
        if let cachedLanguages = spoken.withLock({ $0 }) { return cachedLanguages }
        let stream = try connect(until: end)
        try stream.send(WyomingEvent(type: "describe"))
        let info = try Self.next(["info"], from: stream).data
        guard let programs = info["tts"] as? [[String: Any]], !programs.isEmpty else {
            throw .garbage("a description without a voice")
        }
        let voices = programs.flatMap { $0["voices"] as? [[String: Any]] ?? [] }
            .filter { $0["installed"] as? Bool != false }
        let languages = voices.flatMap { $0["languages"] as? [String] ?? [] }.map(Self.code)
        spoken.withLock { $0 = languages }
        return languages
    }

    /// The synthesised sound: the server sends its format, chunks, and an end.
    private func sound(of text: String, _ language: String, until end: ContinuousClock.Instant)
        throws(WyomingStream.Broken) -> [Float]
    {
        let stream = try connect(until: end)
        try stream.send(
            WyomingEvent(type: "synthesize", data: ["text": text, "voice": ["language": language]]))
        let start = try Self.next(["audio-start"], from: stream).data
        guard let rate = start["rate"] as? Int, Self.rates.contains(rate) else {
            throw .garbage("sound at a rate that no voice has")
        }
        var samples: [Float] = []
        while true {
            let event = try Self.next(["audio-chunk", "audio-stop"], from: stream)
            if event.type == "audio-stop" { break }
            guard event.data["rate"] as? Int ?? rate == rate,
                let more = SixteenBitSound.samples(
                    of: event.payload, width: event.data["width"] as? Int ?? start["width"] as? Int ?? 0,
                    channels: event.data["channels"] as? Int ?? start["channels"] as? Int ?? 0)
            else { throw .garbage("sound that is not of two bytes a sample") }
            guard samples.count + more.count <= Self.mostSamples else { throw .garbage("sound without end") }
            samples += more
        }
        guard !samples.isEmpty else { throw .garbage("no sound") }
        return SoundRate.samples(samples, from: rate, to: 16_000)
    }

    /// Connects for the rest of the limit.
    private func connect(until end: ContinuousClock.Instant) throws(WyomingStream.Broken) -> WyomingStream {
        let left = Int((end - .now) / .milliseconds(1))
        guard left > 0 else { throw .late }
        return try address.connect(limitMilliseconds: left)
    }

    /// The next message of these types; skips up to 63 others.
    private static func next(_ types: [String], from stream: WyomingStream) throws(WyomingStream.Broken)
        -> WyomingEvent
    {
        for _ in 0..<64 {
            let event = try stream.receive()
            if types.contains(event.type) { return event }
            if event.type == "error" { throw .garbage("an error: \(event.data["text"] ?? "")") }
        }
        throw .garbage("many events, but no \(types.joined(separator: " or "))")
    }

    private func failure(_ code: String, _ message: TextCode, _ broken: WyomingStream.Broken?) -> PortFailure
    {
        PortFailure(
            code: "voice.\(code)", message: message,
            repair: .checkServerOrChooseAnother,
            cause: broken?.cause)
    }
}
