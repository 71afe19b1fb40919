import CloudAdapters
import Foundation
import InMemory
import TestSupport
import PortContracts
import Synchronization
import Testing
import VowAnswers
import VowPorts
import VowRecitation
import VowRuntime

extension LoopbackService {
    /// The rater that asks this service.
    fileprivate func rater(limit: Int = 2_000, isAllowed: @escaping @Sendable () -> Bool = { true })
        -> CloudPronunciationRater
    {
        CloudPronunciationRater(
            service: CloudService(
                url: recipient + "/v1/audio/pronunciation", recipient: recipient, model: "small",
                isLoopback: true, isAllowed: isAllowed, key: { "sk-test" }),
            limitMilliseconds: limit)
    }
}

/// C2, C3, D4: a service that rates pronunciation, and everything that can go wrong with one.
@Suite(.serialized) struct CloudPronunciationRaterTests {
    private static let sentence = "Good morning."
    private static let tone = (0..<16_000).map { Float(sin(Double($0) * 0.3)) * 0.3 }
    private static let good = answer()

    static func answer(
        accuracy: String = "81",
        words: String = #"{"text":"Good","accuracy":90},{"text":"morning","accuracy":72.4}"#,
        transcript: String = #""good morning""#
    ) -> String {
        #"{"accuracy":\#(accuracy),"fluency":77,"completeness":100,"prosody":74,"words":[\#(words)],"transcript":\#(transcript),"more":1}"#
    }

    private func rate(_ rater: any PronunciationRater) throws -> RatedPronunciation {
        try rater.rating(of: Self.sentence, in: .english, heardIn: Self.tone)
    }

    @Test("keeps the contract, and sends the sentence and the sound and nothing else")
    func works() throws {
        let service = LoopbackService(body: Self.good)
        let rater = service.rater()
        let rated = try rate(rater)
        #expect(rated.rating.accuracy == 81 && rated.rating.words.map(\.accuracy) == [90, 72])
        #expect(rated.transcript == "good morning" && rated.engine == "cloud")
        #expect(rated.model == "rating-1 small at http://127.0.0.1:\(service.port)")
        let request = try #require(service.texts.first)
        #expect(request.hasPrefix("POST /v1/audio/pronunciation HTTP/1.1\r\n"))
        #expect(request.contains("Authorization: Bearer sk-test\r\n"))
        let names = request.components(separatedBy: "form-data; name=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        #expect(names == ["model", "language", "text", "file"])
        #expect(request.contains("\r\n\r\nGood morning.\r\n") && !request.contains(NSUserName() + "@"))
        let contract = PronunciationRaterContract(rater)
        try contract.ratesEveryWord(of: Self.sentence, in: .english, heardIn: Self.tone)
        let asked = service.texts.count
        try contract.silenceIsNothingSaid(of: Self.sentence, in: .english)
        contract.refusesNoWords(.english, heardIn: Self.tone)
        #expect(service.texts.count == asked, "silence and sentences without words stay here")
    }

    @Test("without consent nobody is even connected to; it is asked before each request")
    func consent() throws {
        let service = LoopbackService(body: Self.good)
        let isAllowed = Mutex(true)
        let rater = service.rater(isAllowed: { isAllowed.withLock { $0 } })
        #expect(try rate(rater).rating.fluency == 77)
        isAllowed.withLock { $0 = false }
        let failure = #expect(throws: PortFailure.self) { try rate(rater) }
        #expect(
            failure?.code == "rater.consent"
                && failure.map { Wording(in: .english)($0.repair) }?.contains("give pronunciation --to")
                    == true
        )
        #expect(service.texts.count == 1)
    }

    @Test(
        "what is no rating of this sentence is a failure",
        arguments: [
            "", "null", "[]", "<html></html>", "{", #"{"error":{"message":"overloaded"}}"#,
            answer(accuracy: "101"), answer(accuracy: "-1"), answer(accuracy: #""81""#),
            answer(accuracy: "true"),
            answer(accuracy: "null"), answer(accuracy: "1e999"), answer(words: ""),
            answer(words: #"{"text":"Good","accuracy":90}"#),
            answer(words: #"{"text":"morning","accuracy":72},{"text":"Good","accuracy":90}"#),
            answer(words: #"{"text":"Good","accuracy":90},{"text":"morning","accuracy":900}"#),
            answer(transcript: "null"), answer(transcript: #""\#(String(repeating: "word ", count: 900))""#),
        ])
    func nonsense(_ body: String) {
        let failure = #expect(throws: PortFailure.self) { try rate(LoopbackService(body: body).rater()) }
        #expect(failure?.code == "rater.answer")
    }

    @Test("what would steer a terminal is taken out of the transcript")
    func controls() throws {
        let service = LoopbackService(body: Self.answer(transcript: #""good\u001b[2J morning""#))
        #expect(try rate(service.rater()).transcript == "good[2J morning")
    }

    @Test(
        "a status that is no success is a failure",
        arguments: ["401 Unauthorized", "429 Too Many Requests", "500 Internal Server Error"])
    func statuses(_ status: String) {
        let failure = #expect(throws: PortFailure.self) {
            try rate(LoopbackService(body: Self.good, status: status).rater())
        }
        #expect(failure?.code == "rater.refused")
    }

    @Test("a redirect is not followed")
    func redirect() {
        let other = LoopbackService(body: Self.good)
        let more = "Location: http://127.0.0.1:\(other.port)/v1\r\n"
        let failure = #expect(throws: PortFailure.self) {
            try rate(LoopbackService(body: "", status: "307 Temporary Redirect", more: more).rater())
        }
        #expect(failure?.code == "rater.refused" && other.texts.isEmpty)
    }

    @Test("a flood is broken off, and nobody at the address is a failure")
    func floodAndNobody() {
        let flood = LoopbackService(.floods)
        let flooded = #expect(throws: PortFailure.self) { try rate(flood.rater()) }
        #expect(flooded?.code == "rater.answer")
        let gone = LoopbackService(body: Self.good)
        gone.stop()
        let unreached = #expect(throws: PortFailure.self) { try rate(gone.rater()) }
        #expect(["rater.unreachable", "rater.late"].contains(unreached?.code))
    }

    @Test(
        "one that never answers costs its limit once; the local rater answers, and the next recordings ask nobody"
    )
    func silentFallBack() throws {
        let service = LoopbackService(.hangs)
        let local = ScriptedPronunciationRater([
            Self.sentence: PronunciationRating(
                accuracy: 60, fluency: 60, completeness: 100, prosody: 60,
                words: ["Good", "morning"].map { .init(text: $0, accuracy: 60) })
        ])
        let rater = FallbackRater(service.rater(limit: 200), to: local, restsFor: 2)
        for _ in 0..<3 { #expect(try rate(rater).engine == "scripted") }
        #expect(service.texts.count == 1)
        // The pause is over: it is asked again.
        #expect(try rate(rater).engine == "scripted")
        #expect(service.texts.count == 2)
        let works = FallbackRater(LoopbackService(body: Self.good).rater(), to: local, restsFor: 2)
        #expect(try rate(works).engine == "cloud")
        PronunciationRaterContract(works).refusesNoWords(.english, heardIn: Self.tone)
    }
}
