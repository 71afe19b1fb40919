import CloudLanguage
import CurlHTTP
import Foundation
import LoopbackListener
import PortContracts
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRecitation

/// C2, D4: a service that proposes texts, and everything that can go wrong with one.
@Suite(.serialized) struct CloudLanguageModelTests {
    /// A service on this machine that gives one answer to everybody, or none.
    private final class Service: Sendable {
        let listener = LoopbackListener()
        private let requests = Mutex<[String]>([])

        var received: [String] { requests.withLock { $0 } }

        init(_ answer: @escaping @Sendable (LoopbackPeer) -> Void) {
            listener.serve { [self] peer in
                let request = String(decoding: peer.receive(), as: UTF8.self)
                requests.withLock { $0.append(request) }
                answer(peer)
            }
        }

        convenience init(content: String) {
            let text = try! JSONSerialization.data(withJSONObject: content, options: .fragmentsAllowed)
            self.init(
                body: #"{"choices":[{"message":{"content":\#(String(decoding: text, as: UTF8.self))}}]}"#)
        }

        convenience init(body: String, status: String = "200 OK", more: String = "") {
            let length = body.utf8.count
            let head =
                "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\(more)\r\n"
            self.init { $0.send(Array((head + body).utf8)) }
        }

        deinit { listener.stop() }
    }

    private func model(
        _ service: Service, limit: Int = 2_000, isAllowed: @escaping @Sendable () -> Bool = { true }
    ) -> CloudLanguageModel {
        let recipient = "http://127.0.0.1:\(service.listener.port)"
        return CloudLanguageModel(
            service: CloudService(
                url: recipient + "/v1/chat/completions", recipient: recipient, model: "small",
                isLoopback: true,
                isAllowed: isAllowed, key: { "sk-test" }),
            limitMilliseconds: limit)
    }

    private static let wish = SentenceRequest(
        language: .english, level: .easy, bucket: .common, topic: "food", mostWords: 12, count: 3)

    @Test("sends the wish and nothing else, and gives the texts")
    func works() throws {
        let service = Service(
            content: #"["The soup is hot.", "The soup is hot.", "We eat at noon.", "Tea?", "No."]"#)
        let model = model(service)
        let proposed = try model.sentences(for: Self.wish)
        #expect(proposed.map(\.text) == ["The soup is hot.", "We eat at noon.", "Tea?"])
        #expect(proposed.allSatisfy { $0.level == .easy && $0.topic == "food" && $0.confidencePercent < 100 })
        try LanguageModelContract(model).proposesAtMost(2, in: .english)
        try LanguageModelContract(model).rewordsAtMost(["I run.", "I read."])
        let request = try #require(service.received.first)
        #expect(request.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
        #expect(
            request.contains("Authorization: Bearer sk-test\r\n") && request.contains(#""model":"small""#))
        #expect(request.contains("about food") && !request.contains(NSUserName() + "@"))
    }

    @Test(
        "takes a fenced list, and a list under one key",
        arguments: [
            "```json\n[\"We eat at noon.\"]\n```", #"{"sentences":["We eat at noon."]}"#,
            #" ["We  eat\u0007 at noon."] "#,
        ])
    func forms(_ content: String) throws {
        #expect(
            try model(Service(content: content)).sentences(for: Self.wish).map(\.text) == ["We eat at noon."])
    }

    @Test("without consent nobody is even connected to; it is asked before each request")
    func consent() throws {
        let service = Service(content: #"["We eat at noon."]"#)
        let isAllowed = Mutex(true)
        let model = model(service, isAllowed: { isAllowed.withLock { $0 } })
        #expect(try model.sentences(for: Self.wish).count == 1)
        isAllowed.withLock { $0 = false }
        let failure = #expect(throws: PortFailure.self) { try model.sentences(for: Self.wish) }
        #expect(
            failure?.code == "languageModel.consent" && failure?.repair.contains("language-model") == true)
        #expect(service.received.count == 1)
    }

    @Test(
        "what is no list of texts is a failure",
        arguments: [
            "I'm sorry, I can't help with that.", "[", "[1,2]", "[]", #"[""]"#, "{}",
            #"{"a":["x"],"b":["y"]}"#,
            #"["\#(String(repeating: "word ", count: 200))"]"#,
        ])
    func nonsense(_ content: String) {
        let failure = #expect(throws: PortFailure.self) {
            try model(Service(content: content)).sentences(for: Self.wish)
        }
        #expect(failure?.code == "languageModel.answer")
    }

    @Test(
        "what is no completion is a failure",
        arguments: [
            "", "null", "<html></html>", #"{"choices":[]}"#, #"{"choices":[{"message":{"content":null}}]}"#,
            #"{"choices":[{"message":{"refusal":"no","content":"[\"x\"]"}}]}"#,
            #"{"error":{"message":"overloaded"}}"#,
        ])
    func noCompletion(_ body: String) {
        let failure = #expect(throws: PortFailure.self) {
            try model(Service(body: body)).sentences(for: Self.wish)
        }
        #expect(failure?.code == "languageModel.answer")
    }

    @Test(
        "a status that is no success is a failure",
        arguments: [
            "401 Unauthorized", "429 Too Many Requests", "500 Internal Server Error",
        ])
    func statuses(_ status: String) {
        let failure = #expect(throws: PortFailure.self) {
            try model(Service(body: "{}", status: status)).sentences(for: Self.wish)
        }
        #expect(failure?.code == "languageModel.refused")
    }

    @Test("a redirect is not followed")
    func redirect() {
        let other = Service(content: #"["stolen"]"#)
        let more = "Location: http://127.0.0.1:\(other.listener.port)/v1\r\n"
        let failure = #expect(throws: PortFailure.self) {
            try model(Service(body: "", status: "307 Temporary Redirect", more: more)).sentences(
                for: Self.wish)
        }
        #expect(failure?.code == "languageModel.refused")
        #expect(other.received.isEmpty)
    }

    @Test("one that never answers costs its limit and no more")
    func slow() {
        let service = Service { peer in peer.receiveToEnd() }
        let clock = ContinuousClock()
        let took = clock.measure {
            let failure = #expect(throws: PortFailure.self) {
                try model(service, limit: 300).sentences(for: Self.wish)
            }
            #expect(failure?.code == "languageModel.late")
        }
        #expect(took < .seconds(5))
    }

    @Test("a flood is broken off")
    func flood() {
        let service = Service { peer in
            peer.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 1099511627776\r\n\r\n".utf8))
            while peer.send([UInt8](repeating: 0x20, count: 1 << 16)) {}
        }
        let failure = #expect(throws: PortFailure.self) { try model(service).sentences(for: Self.wish) }
        #expect(failure?.code == "languageModel.answer")
    }

    @Test("nobody at the address is a failure")
    func gone() {
        let service = Service(content: "[]")
        service.listener.stop()
        let failure = #expect(throws: PortFailure.self) { try model(service).sentences(for: Self.wish) }
        #expect(["languageModel.unreachable", "languageModel.late"].contains(failure?.code))
    }
}
