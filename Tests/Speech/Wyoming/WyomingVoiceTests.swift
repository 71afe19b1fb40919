@testable import SpeechAdapters
import Foundation
import InMemory
import TestSupport
import PortContracts
import SoundAdapters
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowHearing
import VowPorts
import VowRuntime

/// X6, C2, D4: a Wyoming server that speaks, one that does so badly in every way, and the voices that stand in for it.
@Suite(.serialized) struct WyomingVoiceTests {
    /// A server that hums at a rate of its own, in pieces, as home automation's do.
    private final class HummingServer: Sendable {
        let listener = LoopbackListener()
        private let asked = Mutex<[[String: String]]>([])
        var sentences: [[String: String]] { asked.withLock { $0 } }
        var address: WyomingAddress { WyomingAddress(host: "127.0.0.1", port: listener.port) }

        /// - Parameter channels: how many carry the same sound.
        init(rate: Int = 22_050, channels: Int = 1) {
            listener.serve { [self] peer in
                var bytes: [UInt8] = []
                while !bytes.contains(UInt8(ascii: "\n")) {
                    let more = peer.receive()
                    if more.isEmpty { return }
                    bytes += more
                }
                let text = String(decoding: bytes, as: UTF8.self)
                if text.contains("\"describe\"") {
                    peer.send(Array(WyomingVoiceTests.info.utf8))
                    return
                }
                let body = text.split(separator: "\n", maxSplits: 1).last.map { Data($0.utf8) } ?? Data()
                let data = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
                let said = data["text"] as? String ?? ""
                let language = (data["voice"] as? [String: String])?["language"] ?? ""
                asked.withLock { $0.append(["text": said, "language": language]) }
                guard let hum = try? HummingVoice().speech(for: said, language: language) else { return }
                let sound = SoundRate.samples(hum, from: 16_000, to: rate)
                let format = #""rate":\#(rate),"width":2,"channels":\#(channels)"#
                peer.send(Array(#"{"type":"audio-start","data":{\#(format)}}"#.utf8) + [10])
                for start in stride(from: 0, to: sound.count, by: 1_024) {
                    let piece = sound[start..<min(start + 1_024, sound.count)]
                    let all = piece.flatMap { Array(repeating: $0, count: channels) }
                    let payload = SixteenBitSound.bytes(of: all[...])
                    let head =
                        #"{"type":"audio-chunk","data":{\#(format)},"payload_length":\#(payload.count)}"#
                    peer.send(Array(head.utf8) + [10] + payload)
                }
                peer.send(Array(#"{"type":"audio-stop"}"#.utf8) + [10])
            }
        }

        deinit { listener.stop() }
    }

    static let info =
        #"{"type":"info","data":{"tts":[{"name":"p","voices":[{"name":"v","languages":["en_GB","es"]},{"name":"w","installed":false,"languages":["fr"]}]}]}}"#
        + "\n"
    private static let start = #"{"type":"audio-start","data":{"rate":16000,"width":2,"channels":1}}"# + "\n"
    private static let stop = #"{"type":"audio-stop"}"# + "\n"

    @Test("the contract holds with a server, at its rate and channels, and for the voice that hums")
    func contract() throws {
        for (rate, channels) in [(22_050, 1), (16_000, 2), (48_000, 1)] {
            let server = HummingServer(rate: rate, channels: channels)
            let contract = VoiceContract(WyomingVoice(address: server.address))
            try contract.speaks("I keep promises to myself.", in: "en")
            try contract.keepsTheRate("Buenos días a todos.", in: "es")
            contract.refuses(language: "fr")
            #expect(
                server.sentences.first == ["text": "I keep promises to myself.", "language": "en"])
        }
        try VoiceContract(HummingVoice()).speaks("Good morning.", in: "en-GB")
        try VoiceContract(HummingVoice()).keepsTheRate("早上好。", in: "cmn")
        VoiceContract(HummingVoice()).refuses(language: "fr")
    }

    @Test("the contract holds for the voices of this device")
    func ownVoices() throws {
        let espeak = VoiceContract(EspeakVoice(reader: SndfileReader()))
        for (sentence, language) in [("Good morning.", "en"), ("Buenos días.", "es"), ("早上好。", "cmn")] {
            try espeak.speaks(sentence, in: language)
            try espeak.keepsTheRate(sentence, in: language)
        }
        espeak.refuses(language: "xx")
        let flite = VoiceContract(FliteVoice())
        try flite.speaks("Good morning.", in: "en")
        try flite.keepsTheRate("Good morning.", in: "en")
        flite.refuses(language: "es")
    }

    /// A syllable that was spelled instead, "shu one", takes half a second.
    @Test("espeak-ng says a Chinese character in one syllable, and does not spell its Pinyin in English")
    func mandarin() throws {
        for language in ["zh", "cmn", "zh-CN"] {
            let sound = try EspeakVoice(reader: SndfileReader()).speech(for: "书", language: language)
            let first = try #require(sound.firstIndex { abs($0) > 0.01 })
            let last = try #require(sound.lastIndex { abs($0) > 0.01 })
            #expect((3_000...6_800).contains(last - first), "\(language): \(last - first) samples")
        }
    }

    @Test("what is said keeps its pitch, whatever the server's rate and the wished one")
    func pitch() throws {
        let server = HummingServer()
        let voice = WyomingVoice(address: server.address)
        let hummed = try HummingVoice().speech(for: "aaaa", language: "en")
        for percent in [100, 65, 150] {
            let sound = try voice.speech(
                for: "aaaa", language: "en", style: SpeakingStyle(ratePercent: percent))
            let expected = Self.crossings(hummed)
            #expect(abs(Self.crossings(sound) - expected) < expected / 20, "at \(percent) per cent")
        }
    }

    /// Crossings of zero a sample, away from the ends.
    private static func crossings(_ sound: [Float]) -> Double {
        let middle = sound.dropFirst(400).dropLast(400)
        return Double(zip(middle, middle.dropFirst()).count { ($0 < 0) != ($1 < 0) }) / Double(middle.count)
    }

    @Test(
        "a server that misbehaves is a failure, never a hang or a crash",
        arguments: [
            "", "no event\n", "{}\n", stop, #"{"type":"error","data":{"text":"no"}}"# + "\n",
            #"{"type":"audio-start","data":{"rate":1}}"# + "\n" + stop, start, start + stop,
            start + #"{"type":"audio-chunk","payload_length":99999999999}"# + "\n",
            start + #"{"type":"audio-chunk","data":{"width":4},"payload_length":4}"# + "\nnope" + stop,
            start + #"{"type":"audio-chunk","data":{"rate":8000},"payload_length":4}"# + "\nnope" + stop,
            String(repeating: #"{"type":"noise"}"# + "\n", count: 100),
            String(repeating: "x", count: 100_000),
        ])
    func misbehaving(_ answer: String) throws {
        let server = RawServer([Self.info, answer])
        defer { server.stop() }
        let voice = WyomingVoice(address: server.address, limitMilliseconds: 500)
        let failure = #expect(throws: PortFailure.self) {
            try voice.speech(for: "Good morning.", language: "en")
        }
        #expect(failure?.code == "voice.failed")
    }

    @Test("the limit is one for both conversations: a server that is slow at each costs it once")
    func slowTwice() {
        let listener = LoopbackListener()
        defer { listener.stop() }
        let isDescribed = Mutex(false)
        listener.serve { peer in
            let isFirst = isDescribed.withLock { described in
                defer { described = true }
                return !described
            }
            if isFirst {
                usleep(1_200_000)
                peer.send(Array(WyomingVoiceTests.info.utf8))
            }
            peer.receiveToEnd()
        }
        let voice = WyomingVoice(
            address: WyomingAddress(host: "127.0.0.1", port: listener.port), limitMilliseconds: 2_000)
        let took = ContinuousClock().measure {
            #expect(throws: PortFailure.self) { try voice.speech(for: "Good morning.", language: "en") }
        }
        #expect(took < .milliseconds(2_800))
    }

    @Test("another machine is told nothing, and is not even connected to, unless the person agrees")
    func consent() throws {
        let server = HummingServer()
        // A spelling of this machine that is not taken for it.
        let address = WyomingAddress(host: "0.0.0.0", port: server.address.port)
        let isAllowed = Mutex(false)
        let voice = WyomingVoice(
            address: address,
            consent: WyomingConsent(purpose: .speaking) { isAllowed.withLock { $0 } })
        let refused = #expect(throws: PortFailure.self) {
            try voice.speech(for: "Good morning.", language: "en")
        }
        #expect(refused?.code == "speech.wyoming.consent")
        #expect(
            refused.map { Wording(in: .english)($0.repair) }?.contains(
                "vow consent give voice-server --to wyoming:\(address)") == true)
        #expect(server.sentences.isEmpty)
        isAllowed.withLock { $0 = true }
        #expect(try voice.speech(for: "Good morning.", language: "en").count > 4_000)
        #expect(try voice.speech(for: "...", language: "en").isEmpty && server.sentences.count == 1)
    }

    @Test("a server that is gone costs one try; another voice speaks, and the next sentences ask nobody")
    func silentFallBack() throws {
        let tries = Mutex(0)
        struct Broken: Voice {
            let asked: @Sendable () -> Void
            func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
                -> [Float]
            {
                asked()
                throw PortFailure(
                    code: language == "zh" ? "voice.language.unsupported" : "voice.failed", message: .none,
                    repair: .none)
            }
        }
        let voice = FallbackVoice(
            Broken(asked: { tries.withLock { $0 += 1 } }), to: HummingVoice(), restsFor: 2)
        // A language that it does not speak is no reason to rest.
        #expect(try !voice.speech(for: "早上好。", language: "zh").isEmpty)
        for _ in 0..<3 { #expect(try !voice.speech(for: "Good morning.", language: "en").isEmpty) }
        #expect(tries.withLock { $0 } == 2)
        #expect(try !voice.speech(for: "Good morning.", language: "en").isEmpty)
        #expect(tries.withLock { $0 } == 3)
        let gone = HummingServer()
        gone.listener.stop()
        let fallen = FallbackVoice(WyomingVoice(address: gone.address), to: HummingVoice())
        #expect(
            try fallen.speech(for: "Hello.", language: "en")
                == HummingVoice().speech(for: "Hello.", language: "en"))
    }
}
