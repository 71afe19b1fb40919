import Foundation
import InMemory
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

/// C2, C3: ears that remember, and what is known of voices.
@Suite("The coach's ears and voices") struct CoachEarsTests {
    /// Counts what it hears; breaks for a sound of one sample.
    private final class Counting: Transcriber, @unchecked Sendable {
        let engine = "counting"
        let model = "counting@1"
        var count = 0
        func expect(lines: [String], words: [String]) throws(PortFailure) {}
        func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
            count += 1
            guard samples.count > 1 else {
                throw PortFailure(code: "speech.broken", message: .none, repair: .none)
            }
            return Transcript(text: "\(samples.count)", engine: engine, model: model)
        }
    }

    private final class OneEngine: TranscriberSource, @unchecked Sendable {
        var made: [Counting] = []
        func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
            made.append(Counting())
            return made[made.count - 1]
        }
        func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
            BreakingDetector()
        }
    }

    private final class BreakingDetector: VoiceActivityDetector {
        let chunkLengthSamples = 512
        func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
            guard chunk[0] != 0 else {
                throw PortFailure(code: "engine.killed", message: .none, repair: .none)
            }
            return true
        }
        func reset() {}
    }

    @Test("where the detector's process broke, the engine beside it is loaded anew for the next sentence")
    func detectorBreaks() throws {
        let source = OneEngine()
        let ears = CachedTranscriberSource(source)
        _ = try ears.transcriber(engine: "auto", language: .english)
        let detector = try ears.voiceActivityDetector()
        #expect(try detector.hearsSpeech(in: [Float](repeating: 1, count: 512)))
        _ = try ears.transcriber(engine: "auto", language: .english)
        #expect(source.made.count == 1)
        #expect(throws: PortFailure.self) {
            try detector.hearsSpeech(in: [Float](repeating: 0, count: 512))
        }
        _ = try ears.transcriber(engine: "auto", language: .english)
        #expect(source.made.count == 2)
    }

    @Test("the same sound is heard once, by an engine that is loaded once; a broken one is loaded anew")
    func remembers() throws {
        let source = OneEngine()
        let ears = CachedTranscriberSource(source)
        let hearing = try ears.transcriber(engine: "auto", language: .english)
        let rating = try ears.transcriber(engine: "auto", language: .english)
        #expect(source.made.count == 1)
        let sound = [Float](repeating: 0.1, count: 5)
        #expect(try hearing.transcribe(sound).text == "5" && rating.transcribe(sound).text == "5")
        #expect(source.made[0].count == 1)
        #expect(try rating.transcribe(sound + [0]).text == "6" && source.made[0].count == 2)
        #expect(throws: PortFailure.self) { try hearing.transcribe([0]) }
        _ = try ears.transcriber(engine: "auto", language: .english)
        _ = try ears.transcriber(engine: "auto", language: .spanish)
        #expect(source.made.count == 3)
        ears.forgetFaults()
        _ = try ears.transcriber(engine: "auto", language: .spanish)
        #expect(source.made.count == 4)
    }

    @Test("each language has a voice that was measured, and a table that is none is refused")
    func figures() {
        for language in Language.allCases {
            let figure = VoiceFigures.figure(of: "espeak-ng", in: language)
            #expect(figure.map { $0.sentences >= 40 && (0...100).contains($0.errorPercent) } == true)
        }
        #expect(VoiceFigures.figure(of: "flite", in: .spanish) == nil)
        #expect(VoiceFigures.read("en\tflite\twhisper\t150\t10.0")?.first?.counts == true)
        #expect(VoiceFigures.read("en\tflite\twhisper\t150\t10.1")?.first?.counts == false)
        #expect(VoiceFigures.read("en\tflite\twhisper\t150") == nil)
    }

    @Test("the voice in use follows the settings, and the summary says whether it is understood")
    func inUse() throws {
        var settings = Settings()
        #expect(settings.coachVoice(for: .english) == "flite")
        #expect(settings.coachVoice(for: .chinese) == "espeak-ng")
        settings.apply(key: "coach.pitch", value: "120")
        #expect(settings.coachVoice(for: .english) == "espeak-ng")
        settings.apply(key: "coach.voice", value: "wyoming:bed:10200")
        #expect(settings.coachVoice(for: .spanish) == "wyoming:bed:10200")
        let service = CommandService(ofFakesOn: EventLog(store: MemoryEventStore(), vault: MemoryKeyVault()))
        let row = try service.coachSummary(.chinese)
        #expect(row.voice == "espeak-ng")
        #expect(row.isVoiceUnderstood == VoiceFigures.figure(of: "espeak-ng", in: .chinese)?.counts)
        try service.set(.coachVoice, to: "wyoming:127.0.0.1:10200")
        #expect(try service.coachSummary(.chinese).isVoiceUnderstood == nil)
        let voices = try service.coachVoices()
        #expect(
            voices.filter(\.isInUse).map(\.voice) == Array(repeating: "wyoming:127.0.0.1:10200", count: 3))
        #expect(SettingKey.coachVoice.objection(to: "nobody") != nil)
        #expect(SettingKey.coachRater.objection(to: "cloud:https://r.example/v1#small") == nil)
        #expect(SettingKey.coachRater.objection(to: "cloud:http://r.example/v1#small") != nil)
        #expect(
            CloudAddress(engine: "cloud:https://r.example/v1#small")?.ratingURL
                == "https://r.example/v1/audio/pronunciation")
    }

    @Test("a practised affirmation survives being kept: its days and its newest rounds")
    func practiceKept() throws {
        var state = PracticeState().evolved(
            by: .added(text: "I rest.", language: .english, target: 9, line: nil), at: DaemonMorning.start)
        for (index, day) in [20_700, 20_700, 20_703, 20_690].enumerated() {
            let take = PracticeTake(
                round: "r:\(index) ö", date: CivilDate(daysSinceEpoch: day),
                evidence: AttemptEvidence(
                    transcript: "I rest", mode: .spoken, engine: "e", model: "m", speechMilliseconds: 900))
            state = state.evolved(
                by: .counted(
                    PracticeRound(take: take, score: 1, missed: [], reasons: [], verifierVersion: 8)),
                at: DaemonMorning.start)
        }
        let kept = try JSONDecoder().decode(PracticeState.self, from: JSONEncoder().encode(state))
        #expect(kept == state && kept.knows(round: "r:3 ö") && !kept.knows(round: "r:4 ö"))
        #expect(kept.days.map(\.date.daysSinceEpoch) == [20_690, 20_700, 20_703])
        #expect(kept.days.map(\.count) == [1, 2, 1])
    }
}
