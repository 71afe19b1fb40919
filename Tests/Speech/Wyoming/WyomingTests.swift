import Foundation
import TestSupport
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

@testable import SpeechAdapters

@Suite(.serialized) struct WyomingTests {
    @Test(
        "an address is a host and a port",
        arguments: [
            ("127.0.0.1:10300", "127.0.0.1:10300"), ("tcp://bed.local:1", "bed.local:1"),
            ("[::1]:10300", "[::1]:10300"), ("nothing", nil), ("host:0", nil), ("host:70000", nil),
            (":5", nil),
        ])
    func addresses(_ text: String, _ expected: String?) {
        #expect(WyomingAddress(text)?.description == expected)
    }

    @Test("sound survives the wire", arguments: [1, 2])
    func sound(_ channels: Int) throws {
        let samples: [Float] = [0, 0.5, -1, 0.25]
        let bytes = SixteenBitSound.bytes(of: samples.flatMap { Array(repeating: $0, count: channels) }[...])
        #expect(SixteenBitSound.samples(of: bytes, width: 2, channels: channels) == samples)
        #expect(SixteenBitSound.samples(of: bytes, width: 4, channels: 1) == nil)
        #expect(SixteenBitSound.samples(of: bytes, width: 2, channels: 0) == nil)
    }

    @Test("a name service that does not answer is given up, asked once at a time, and asked again later")
    func silentNameService() throws {
        let served = try Served(languages: [.english])
        defer { served.stop() }
        let mayAnswer = DispatchSemaphore(value: 0)
        let asked = Mutex(0)
        let lookup = HostLookup { _, _ in
            asked.withLock { $0 += 1 }
            mayAnswer.wait()
            return []
        }
        let bed = WyomingAddress(host: "bed.invalid", port: served.address.port)
        for _ in 0..<3 {
            #expect(throws: WyomingStream.Broken.late) {
                try bed.connect(limitMilliseconds: 20, lookup: lookup)
            }
        }
        #expect(asked.withLock { $0 } == 1)
        // A machine named by its number needs no name service.
        #expect(throws: Never.self) { try served.address.connect(limitMilliseconds: 5_000, lookup: lookup) }
        // Whoever waits long enough has the answer, be it asked now or before.
        mayAnswer.signal()
        mayAnswer.signal()
        #expect(throws: WyomingStream.Broken.system(EHOSTUNREACH)) {
            try bed.connect(limitMilliseconds: 60_000, lookup: lookup)
        }
    }

    @Test("a machine is found by its name")
    func named() throws {
        let served = try Served(languages: [.english])
        defer { served.stop() }
        let address = WyomingAddress(host: "localhost", port: served.address.port)
        #expect(throws: Never.self) { try address.connect(limitMilliseconds: 5_000) }
    }

    @Test("Vow hears through Vow")
    func bothSides() throws {
        let served = try Served(languages: [.english, .spanish])
        defer { served.stop() }
        let transcriber = try WyomingTranscriber(address: served.address, language: .spanish)
        #expect(transcriber.model == "vow/auto at \(served.address)")
        let tone = Served.tone(seconds: 2)
        #expect(try transcriber.transcribe(tone).text == "es 32000")
        #expect(try transcriber.transcribe(tone).engine == "wyoming")
        #expect(try transcriber.transcribe([Float](repeating: 0, count: 16_000)).text == "")
        // Two at once: each gets its own answer.
        let other = try WyomingTranscriber(address: served.address, language: .english)
        #expect(try other.transcribe(Served.tone(seconds: 1)).text == "en 16000")
    }

    @Test("a language that is not offered, and a server that is not there, are said so")
    func unusable() throws {
        let served = try Served(languages: [.english])
        let address = served.address
        let chinese = #expect(throws: PortFailure.self) {
            try WyomingTranscriber(address: address, language: .chinese)
        }
        #expect(chinese.map { Wording(in: .english)($0.message) }?.contains("does not understand") == true)
        served.stop()
        let gone = #expect(throws: PortFailure.self) {
            try WyomingTranscriber(address: address, language: .english)
        }
        #expect(gone?.code == "speech.wyoming")
        #expect(gone.map { Wording(in: .english)($0.message) }?.contains("cannot be used") == true)
    }

    @Test(
        "a server that misbehaves is a failure, never a hang or a crash",
        arguments: [
            "", "no event\n", "{}\n", "[1]\n", #"{"type":"transcript"}"# + "\n",
            #"{"type":"transcript","data_length":-1}"# + "\n",
            #"{"type":"transcript","data_length":99999999999}"# + "\n",
            #"{"type":"transcript","data_length":4}"# + "\nnope",
            #"{"type":"error","data":{"text":"no"}}"# + "\n",
            String(repeating: #"{"type":"noise"}"# + "\n", count: 100),
            String(repeating: "x", count: 100_000),
        ])
    func misbehaving(_ answer: String) throws {
        let info =
            #"{"type":"info","data":{"asr":[{"name":"a","models":[{"name":"b","languages":["en"]}]}]}}"#
        let server = RawServer([info + "\n", answer])
        defer { server.stop() }
        let transcriber = try WyomingTranscriber(
            address: server.address, language: .english, limitMilliseconds: 500)
        let failure = #expect(throws: PortFailure.self) {
            try transcriber.transcribe(Served.tone(seconds: 1))
        }
        #expect(failure?.code == "speech.wyoming")
    }

    @Test("another machine hears nothing, and is not even connected to, unless the person agrees")
    func consent() throws {
        // A spelling of this machine that is not taken for it. One connection alone gets to know what the server is.
        let info = #"{"type":"info","data":{"asr":[{"name":"a","models":[{"name":"b"}]}]}}"# + "\n"
        let words = #"{"type":"transcript","data":{"text":"I keep\u001b[2J promises."}}"# + "\n"
        let server = RawServer([info, words])
        defer { server.stop() }
        let address = WyomingAddress(host: "0.0.0.0", port: server.address.port)
        let isAllowed = Mutex(false)
        let refused = #expect(throws: PortFailure.self) {
            try WyomingTranscriber(
                address: address, language: .english,
                consent: WyomingConsent { isAllowed.withLock { $0 } })
        }
        #expect(refused?.code == "speech.wyoming.consent")
        for (language, words) in [("en", "Nothing was sent"), ("es", "No se envió nada"), ("zh", "没有向")] {
            #expect(refused.map { Wording(setting: language)($0.message).hasPrefix(words) } == true)
        }
        #expect(
            refused.map { Wording(in: .english)($0.repair) }?
                .contains("vow consent give speech-server --to wyoming:\(address)") == true)
        isAllowed.withLock { $0 = true }
        let transcriber = try WyomingTranscriber(
            address: address, language: .english,
            consent: WyomingConsent { isAllowed.withLock { $0 } })
        isAllowed.withLock { $0 = false }
        let withdrawn = #expect(throws: PortFailure.self) {
            try transcriber.transcribe(Served.tone(seconds: 1))
        }
        #expect(withdrawn?.code == "speech.wyoming.consent")
        isAllowed.withLock { $0 = true }
        // What would steer a terminal is taken out of the words.
        #expect(try transcriber.transcribe(Served.tone(seconds: 1)).text == "I keep[2J promises.")
    }

    /// A title for the window, a cleared screen, a turned direction of writing, and no end; as JSON writes it.
    private static let evil =
        #"\u001b]0;owned\u0007\u001b[2J\u202ex\u009b31m"# + String(repeating: "A", count: 3_000)

    private static func isSeemly(_ text: String) -> Bool {
        !text.unicodeScalars.contains {
            $0.properties.generalCategory == .control || [0x202E, 0x2066].contains($0.value)
        }
    }

    @Test("what a server calls itself, its words and its errors steer nothing, and end")
    func foreignWords() throws {
        let info =
            #"{"type":"info","data":{"asr":[{"name":"\#(Self.evil)","models":[{"name":"\#(Self.evil)"}]}]}}"#
            + "\n"
        let answers = [
            #"{"type":"transcript","data":{"text":"I keep \#(Self.evil)"}}"#,
            #"{"type":"error","data":{"text":"\#(Self.evil)"}}"#,
            #"{"type":"transcript","data":{"text":"\#(String(repeating: "word ", count: 2_000))"}}"#,
        ]
        let server = RawServer([info] + answers.map { $0 + "\n" })
        defer { server.stop() }
        let transcriber = try WyomingTranscriber(address: server.address, language: .english)
        #expect(Self.isSeemly(transcriber.model) && transcriber.model.count < 200)
        let heard = try transcriber.transcribe(Served.tone(seconds: 1)).text
        #expect(heard.hasPrefix("I keep") && Self.isSeemly(heard) && heard.count <= 4_000)
        for _ in 0..<2 {
            let failure = #expect(throws: PortFailure.self) {
                try transcriber.transcribe(Served.tone(seconds: 1))
            }
            let said = failure?.description ?? ""
            #expect(Self.isSeemly(said) && said.count < 5_000 && !said.isEmpty)
        }
    }

    @Test(
        "a server that sends a byte now and then is given up when its time is over", .timeLimit(.minutes(1)))
    func dripping() throws {
        let info = #"{"type":"info","data":{"asr":[{"name":"a","models":[{"name":"b"}]}]}}"# + "\n"
        let server = RawServer([info, "x"], drips: true)
        defer { server.stop() }
        let transcriber = try WyomingTranscriber(
            address: server.address, language: .english, limitMilliseconds: 500)
        let failure = #expect(throws: PortFailure.self) {
            try transcriber.transcribe(Served.tone(seconds: 1))
        }
        #expect(failure?.cause == "it did not answer in time")
    }

    @Test("a program that sends nonsense is told, and others are served on")
    func nonsense() throws {
        let served = try Served(languages: [.english])
        defer { served.stop() }
        let stream = try served.address.connect(limitMilliseconds: 5_000)
        for (rate, width) in [(8_000, 2), (16_000, 4)] {
            let format: [String: Any] = ["rate": rate, "width": width, "channels": 1]
            try stream.send(WyomingEvent(type: "audio-start", data: format))
            try stream.send(WyomingEvent(type: "audio-chunk", data: format, payload: [1, 2, 3, 4]))
            try stream.send(WyomingEvent(type: "audio-stop"))
            #expect(try stream.receive().type == "error")
        }
        try stream.send(WyomingEvent(type: "ping", data: ["text": "x"]))
        #expect(try stream.receive().type == "pong")
        let wild = try served.address.connect(limitMilliseconds: 5_000)
        try wild.send(WyomingEvent(type: "audio-chunk"))
        wild.shutDown()
        let transcriber = try WyomingTranscriber(address: served.address, language: .english)
        #expect(try transcriber.transcribe(Served.tone(seconds: 1)).text == "en 16000")
    }
}

/// A server with an engine that says what it got.
final class Served: Sendable {
    private let server: WyomingServer
    private let ended = DispatchSemaphore(value: 0)

    init(languages: [Language]) throws {
        server = try WyomingServer(
            source: CountingSource(), engine: "auto", languages: languages, version: "1", port: 0
        ) { $0.text(Wording(in: .english)) }
        Thread.detachNewThread { [server, ended] in
            server.serve()
            ended.signal()
        }
    }

    var address: WyomingAddress { server.address }

    func stop() {
        server.stop()
        ended.wait()
    }

    static func tone(seconds: Int) -> [Float] {
        (0..<(seconds * 16_000)).map { Float(0.3 * sin(Double($0) * 0.3)) }
    }
}

private struct CountingSource: TranscriberSource {
    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        CountingTranscriber(language)
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        throw PortFailure(code: "none", message: TextCode(worded: "None."), repair: TextCode(worded: "None."))
    }
}

private final class CountingTranscriber: Transcriber {
    let engine = "counting"
    let model = "counting@1"
    private let language: Language

    init(_ language: Language) { self.language = language }

    func expect(lines: [String], words: [String]) throws(PortFailure) {}

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        Transcript(text: "\(language.rawValue) \(samples.count)", engine: engine, model: model)
    }
}

/// A server that answers each connection with the next of some texts, whatever it is sent, and ends it; one that drips
/// sends the last text again and again, every tenth of a second, for as long as anybody listens.
final class RawServer: Sendable {
    private let listener = LoopbackListener()
    private let answers: Mutex<[[UInt8]]>

    var address: WyomingAddress { WyomingAddress(host: "127.0.0.1", port: listener.port) }

    init(_ answers: [String], drips: Bool = false) {
        self.answers = Mutex(answers.map { Array($0.utf8) })
        listener.serve { [self] peer in
            let (answer, isLast) = self.answers.withLock { answers in
                (answers.isEmpty ? [] : answers.removeFirst(), answers.isEmpty)
            }
            peer.send(answer)
            if drips, isLast { peer.drip(answer) }
            peer.endSending()
            // Reads until the other side is gone, so that what was sent is not lost to a reset.
            peer.receiveToEnd()
        }
    }

    func stop() { listener.stop() }
}
