import CloudAdapters
import Foundation
import TestSupport
import PortContracts
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

extension LoopbackService {
    /// A language model's service that gives one text to everybody.
    fileprivate convenience init(content: String) { self.init(.sends(Self.completion(content))) }
}

/// C2, D4: a service that proposes texts, and everything that can go wrong with one.
@Suite(.serialized) struct CloudLanguageModelTests {
    private func model(
        _ service: LoopbackService, limit: Int = 2_000, isAllowed: @escaping @Sendable () -> Bool = { true }
    ) -> CloudLanguageModel {
        CloudLanguageModel(
            service: CloudService(
                url: service.recipient + "/v1/chat/completions", recipient: service.recipient, model: "small",
                isLoopback: true, isAllowed: isAllowed, key: { "sk-test" }),
            limitMilliseconds: limit)
    }

    private static let wish = SentenceRequest(
        language: .english, level: .easy, bucket: .common, topic: "food", mostWords: 12, count: 3)

    @Test("sends the wish and nothing else, and gives the texts")
    func works() throws {
        let service = LoopbackService(
            content: #"["The soup is hot.", "The soup is hot.", "We eat at noon.", "Tea?", "No."]"#)
        let model = model(service)
        let proposed = try model.sentences(for: Self.wish)
        #expect(proposed.map(\.text) == ["The soup is hot.", "We eat at noon.", "Tea?"])
        #expect(proposed.allSatisfy { $0.level == .easy && $0.topic == "food" && $0.confidencePercent < 100 })
        try LanguageModelContract(model).proposesAtMost(2, in: .english)
        try LanguageModelContract(model).rewordsAtMost(["I run.", "I read."])
        let request = try #require(service.texts.first)
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
            try model(LoopbackService(content: content)).sentences(for: Self.wish).map(\.text) == [
                "We eat at noon."
            ])
    }

    @Test("without consent nobody is even connected to; it is asked before each request")
    func consent() throws {
        let service = LoopbackService(content: #"["We eat at noon."]"#)
        let isAllowed = Mutex(true)
        let model = model(service, isAllowed: { isAllowed.withLock { $0 } })
        #expect(try model.sentences(for: Self.wish).count == 1)
        isAllowed.withLock { $0 = false }
        let failure = #expect(throws: PortFailure.self) { try model.sentences(for: Self.wish) }
        #expect(
            failure?.code == "languageModel.consent"
                && failure.map { Wording(in: .english)($0.repair) }?.contains("language-model") == true)
        #expect(service.texts.count == 1)
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
            try model(LoopbackService(content: content)).sentences(for: Self.wish)
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
            try model(LoopbackService(body: body)).sentences(for: Self.wish)
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
            try model(LoopbackService(body: "{}", status: status)).sentences(for: Self.wish)
        }
        #expect(failure?.code == "languageModel.refused")
    }

    @Test("a redirect is not followed")
    func redirect() {
        let other = LoopbackService(content: #"["stolen"]"#)
        let more = "Location: http://127.0.0.1:\(other.port)/v1\r\n"
        let failure = #expect(throws: PortFailure.self) {
            try model(LoopbackService(body: "", status: "307 Temporary Redirect", more: more)).sentences(
                for: Self.wish)
        }
        #expect(failure?.code == "languageModel.refused")
        #expect(other.texts.isEmpty)
    }

    @Test("one that never answers costs its limit and no more")
    func slow() {
        let service = LoopbackService(.hangs)
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
        let service = LoopbackService(.floods)
        let failure = #expect(throws: PortFailure.self) { try model(service).sentences(for: Self.wish) }
        #expect(failure?.code == "languageModel.answer")
    }

    @Test("nobody at the address is a failure")
    func gone() {
        let service = LoopbackService(content: "[]")
        service.stop()
        let failure = #expect(throws: PortFailure.self) { try model(service).sentences(for: Self.wish) }
        #expect(["languageModel.unreachable", "languageModel.late"].contains(failure?.code))
    }
}
