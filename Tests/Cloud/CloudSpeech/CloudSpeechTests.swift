import CloudAdapters
import Foundation
import TestSupport
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

/// D4, X6: a transcription service as an engine, and everything that can go wrong with one.
@Suite(.serialized) struct CloudSpeechTests {
    private static let tone = (0..<16_000).map { Float(0.3 * sin(Double($0) / 20)) }

    private func access(
        _ port: Int, isAllowed: @escaping @Sendable () -> Bool = { true }, key: String? = "sk-test",
        scheme: String = "http", isLoopback: Bool = true
    ) -> CloudService {
        let recipient = "\(scheme)://127.0.0.1:\(port)"
        return CloudService(
            url: recipient + "/v1/audio/transcriptions", recipient: recipient, model: "whisper-1",
            isLoopback: isLoopback, isAllowed: isAllowed, key: { key })
    }

    private func heard(
        by service: LoopbackService, limit: Int = 3_000
    ) throws -> Transcript {
        try CloudSpeechTranscriber(
            service: access(service.port), language: .english, limitMilliseconds: limit
        ).transcribe(Self.tone)
    }

    @Test("sends the sound as a WAV file with model, language and key, and gives the words")
    func works() throws {
        let service = LoopbackService(LoopbackService.response(#"{"text":" I keep\n promises. "}"#))
        defer { service.stop() }
        let transcript = try heard(by: service)
        #expect(transcript.text == "I keep promises.")
        #expect(transcript.engine == "cloud")
        #expect(transcript.model == "whisper-1 at http://127.0.0.1:\(service.port)")
        let request = try #require(service.requests.first)
        let text = String(decoding: request, as: UTF8.self)
        #expect(text.hasPrefix("POST /v1/audio/transcriptions HTTP/1.1\r\n"))
        #expect(text.contains("Authorization: Bearer sk-test\r\n"))
        #expect(text.contains("name=\"model\"\r\n\r\nwhisper-1\r\n"))
        #expect(text.contains("name=\"language\"\r\n\r\nen\r\n"))
        #expect(request.firstRange(of: Array("RIFF".utf8)) != nil)
        #expect(request.count > 32_000 && request.count < 33_500)
    }

    @Test("without consent nothing is sent, and nobody is even connected to")
    func consent() throws {
        let service = LoopbackService(LoopbackService.response(#"{"text":"x"}"#))
        defer { service.stop() }
        let refused = #expect(throws: PortFailure.self) {
            try CloudSpeechTranscriber(
                service: access(service.port, isAllowed: { false }), language: .english)
        }
        #expect(refused?.code == "speech.cloud.consent")
        #expect(service.connections == 0)
        let isAllowed = Mutex(true)
        let transcriber = try CloudSpeechTranscriber(
            service: access(service.port, isAllowed: { isAllowed.withLock { $0 } }), language: .english)
        #expect(try transcriber.transcribe(Self.tone).text == "x")
        isAllowed.withLock { $0 = false }
        let withdrawn = #expect(throws: PortFailure.self) { try transcriber.transcribe(Self.tone) }
        #expect(withdrawn?.code == "speech.cloud.consent")
        #expect(
            withdrawn.map { Wording(in: .english)($0.repair) }?.contains("vow consent give cloud-speech")
                == true)
        #expect(service.connections == 1)
    }

    @Test("a loop that the service's engine fell into is cut")
    func loop() throws {
        let loop = String(repeating: "football, ", count: 40)
        let service = LoopbackService(LoopbackService.response("{\"text\":\"I like \(loop)foot\"}"))
        defer { service.stop() }
        #expect(try heard(by: service).text == "I like football")
    }

    @Test("silence and crumbs of sound are not sent")
    func silence() throws {
        let service = LoopbackService(LoopbackService.response(#"{"text":"thanks for watching"}"#))
        defer { service.stop() }
        let transcriber = try CloudSpeechTranscriber(service: access(service.port), language: .english)
        #expect(try transcriber.transcribe([Float](repeating: 0, count: 16_000)).text == "")
        #expect(try transcriber.transcribe(Array(Self.tone.prefix(1_000))).text == "")
        #expect(service.connections == 0)
    }

    @Test(
        "a status that is no success is a failure that says what to do",
        arguments: [
            ("401 Unauthorized", "vow cloud key"), ("403 Forbidden", "vow cloud key"),
            ("404 Not Found", "#MODEL"),
            ("429 Too Many Requests", "too often"), ("500 Internal Server Error", "later"),
            ("204 No Content", "later"),
        ])
    func statuses(_ status: String, _ repair: String) throws {
        let service = LoopbackService(LoopbackService.response("no", status: status))
        defer { service.stop() }
        let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
        #expect(failure?.code == "speech.cloud.refused")
        #expect(failure.map { Wording(in: .english)($0.repair) }?.contains(repair) == true)
        #expect(
            failure.map { Wording(in: .english)($0.message) }?.contains("status \(status.prefix(3))") == true)
    }

    @Test("a redirect is not followed: the recording stays with whom it was given to")
    func redirect() throws {
        let other = LoopbackService(LoopbackService.response(#"{"text":"stolen"}"#))
        defer { other.stop() }
        for status in ["301 Moved Permanently", "307 Temporary Redirect", "308 Permanent Redirect"] {
            let service = LoopbackService(
                LoopbackService.response(
                    "", status: status, more: "Location: http://127.0.0.1:\(other.port)/v1\r\n"))
            let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
            #expect(failure?.code == "speech.cloud.refused")
            service.stop()
        }
        #expect(other.connections == 0)
    }

    @Test(
        "what is no transcript is a failure",
        arguments: [
            "", "null", "[]", "{}", #"{"text":5}"#, #"{"text":null}"#, "{\"text\":\"a", "<html></html>",
            #"{"text":"\#(String(repeating: "word ", count: 2_000))"}"#,
        ])
    func garbage(_ body: String) throws {
        let service = LoopbackService(LoopbackService.response(body))
        defer { service.stop() }
        let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
        #expect(failure?.code == "speech.cloud.answer")
    }

    @Test("bytes that are no UTF-8 are a failure")
    func invalidText() throws {
        let body = Array(#"{"text":""#.utf8) + [0xff, 0xfe, 0xc0] + Array(#""}"#.utf8)
        let service = LoopbackService(LoopbackService.response(body))
        defer { service.stop() }
        let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
        #expect(failure?.code == "speech.cloud.answer")
    }

    @Test("a service that hangs or drips is given up when its time is over")
    func late() throws {
        for manner in [LoopbackService.Manner.hangs, .drips] {
            let service = LoopbackService(manner)
            let failure = #expect(throws: PortFailure.self) { try heard(by: service, limit: 400) }
            #expect(failure?.code == "speech.cloud.late")
            service.stop()
        }
        #expect(CloudSpeechTranscriber.limitMilliseconds == 3_000)
    }

    @Test("an answer without end is broken off")
    func flood() throws {
        let service = LoopbackService(.floods)
        defer { service.stop() }
        let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
        #expect(failure?.code == "speech.cloud.answer")
    }

    @Test("headers without end, and being put off without end, are broken off", .timeLimit(.minutes(1)))
    func endlessHeads() throws {
        for manner in [LoopbackService.Manner.floodsHeaders, .procrastinates] {
            let service = LoopbackService(manner)
            let before = residentMegabytes()
            let failure = #expect(throws: PortFailure.self) { try heard(by: service, limit: 600) }
            #expect(failure?.code == "speech.cloud.unreachable" || failure?.code == "speech.cloud.late")
            #expect(residentMegabytes() - before < 200)
            service.stop()
        }
    }

    @Test("an answer that comes before the question was read, and a connection that is reset, are failures")
    func interrupting() throws {
        let early = LoopbackService.head(status: "413 Payload Too Large", length: 0)
        for bytes in [early, Array("HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n{".utf8)] {
            let service = LoopbackService(.interrupts(bytes))
            let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
            // Whether the answer or the reset is seen first is up to the network.
            #expect(["speech.cloud.refused", "speech.cloud.unreachable"].contains(failure?.code))
            service.stop()
        }
    }

    @Test("JSON that is nested without end, and chunks that are none, are failures")
    func nested() throws {
        let deep = String(repeating: "[", count: 200_000)
        let inside = #"{"text":"# + String(repeating: #"{"text":"#, count: 20_000)
        for body in [deep, inside] {
            let service = LoopbackService(LoopbackService.response(body))
            let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
            #expect(failure?.code == "speech.cloud.answer")
            service.stop()
        }
        let service = LoopbackService(
            .sends(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n".utf8)))
        defer { service.stop() }
        let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
        #expect(failure?.code == "speech.cloud.unreachable")
    }

    @Test("what would steer a terminal is taken out of the words")
    func controlCharacters() throws {
        let service = LoopbackService(
            LoopbackService.response(#"{"text":"I keep\u001b[2J\u0007 \u009b31mpromises.\u202e\u0000"}"#))
        defer { service.stop() }
        #expect(try heard(by: service).text == "I keep[2J 31mpromises.")
    }

    @Test(
        "what a service says of its failure steers nothing, and ends", arguments: ["200 OK", "403 Forbidden"])
    func foreignErrors(status: String) throws {
        let evil = "\u{1B}]0;owned\u{07}\u{1B}[2J\u{202E}x\u{9B}31m" + String(repeating: "A", count: 20_000)
        for body in [evil, #"{"error":{"message":"\u001b[2J\#(String(repeating: "A", count: 20_000))"}}"#] {
            let service = LoopbackService(body: body, status: status)
            defer { service.stop() }
            let failure = #expect(throws: PortFailure.self) { try heard(by: service) }
            let said = failure?.description ?? ""
            #expect(!said.isEmpty && said.count < 5_000)
            #expect(
                !said.unicodeScalars.contains {
                    $0.properties.generalCategory == .control || $0.value == 0x202E
                }, "\(said.debugDescription)")
        }
    }

    private func residentMegabytes() -> Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first).flatMap { Int($0) }.map { $0 * 4_096 / 1_000_000 } ?? 0
    }

    @Test("a service that is not there, hangs up or breaks off is unreachable")
    func unreachable() throws {
        let gone = LoopbackService(.closes)
        gone.stop()
        var failures = [#expect(throws: PortFailure.self) { try heard(by: gone) }]
        let halfWay = LoopbackService.head(length: 500) + Array(#"{"text":"#.utf8)
        for manner in [
            LoopbackService.Manner.closes, .sends([]), .sends(halfWay),
            .sends(Array("nonsense\r\n\r\n".utf8)),
        ] {
            let service = LoopbackService(manner)
            failures.append(#expect(throws: PortFailure.self) { try heard(by: service) })
            service.stop()
        }
        #expect(failures.map { $0?.code } == Array(repeating: "speech.cloud.unreachable", count: 5))
        #expect(failures.allSatisfy { $0?.cause?.isEmpty == false })
    }

    @Test("a service that speaks no TLS where it should gets nothing")
    func noEncryption() throws {
        let service = LoopbackService(LoopbackService.response(#"{"text":"x"}"#))
        defer { service.stop() }
        let access = access(service.port, scheme: "https")
        let failure = #expect(throws: PortFailure.self) {
            try CloudSpeechTranscriber(service: access, language: .english, limitMilliseconds: 2_000)
                .transcribe(Self.tone)
        }
        #expect(failure?.code == "speech.cloud.unreachable" || failure?.code == "speech.cloud.late")
        #expect(service.requests.allSatisfy { $0.firstRange(of: Array("Bearer".utf8)) == nil })
    }

    @Test("plain http to anywhere but this machine is refused by the library, too")
    func plainHttp() throws {
        let service = LoopbackService(LoopbackService.response(#"{"text":"x"}"#))
        defer { service.stop() }
        let access = access(service.port, isLoopback: false)
        let failure = #expect(throws: PortFailure.self) {
            try CloudSpeechTranscriber(service: access, language: .english).transcribe(Self.tone)
        }
        #expect(failure?.code == "speech.cloud.unreachable")
        #expect(service.connections == 0)
    }
}

@Suite struct CloudKeyTests {
    private func home() throws -> String {
        let path = NSTemporaryDirectory() + "vow-key-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test("is kept where only its owner can read it, and is gone when it is taken back")
    func file() throws {
        let home = try home()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let key = CloudKey(home: home, environment: [CloudKey.variable: "from-environment"])
        #expect(try key.read() == "from-environment")
        try key.write(" sk-secret\n")
        #expect(try key.read() == "sk-secret")
        let attributes = try FileManager.default.attributesOfItem(atPath: home + "/cloud-key")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try key.write("")
        #expect(try key.read() == "from-environment")
        #expect(try CloudKey(home: home, environment: [:]).read() == nil)
    }

    @Test("that cannot be removed or put in its place is told as such, and no part of it is left")
    func held() throws {
        let home = try home()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(
            atPath: home + "/cloud-key/in-the-way", withIntermediateDirectories: true)
        let key = CloudKey(home: home, environment: [:])
        #expect(throws: PortFailure.self) { try key.write("") }
        #expect(throws: PortFailure.self) { try key.write("sk-secret") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["cloud-key"])
    }

    @Test("that others can read, or that would smuggle in a header, is not used")
    func flawed() throws {
        let home = try home()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let key = CloudKey(home: home, environment: [:])
        #expect(throws: PortFailure.self) { try key.write("a\r\nX-Evil: 1") }
        #expect(throws: PortFailure.self) { try key.write(String(repeating: "k", count: 600)) }
        try key.write("sk-secret")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home + "/cloud-key")
        #expect(throws: PortFailure.self) { try key.read() }
    }
}
