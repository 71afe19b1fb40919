import Testing
import VowLab
import VowPorts
import VowRecitation

/// C2: how well a voice is understood, counted by characters.
@Suite("Voices, heard") struct VoiceEvaluationTests {
    /// Says nothing but the place of the sentence in the list.
    private struct Numbered: Voice {
        let sentences: [String]
        func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
            [Float](repeating: 0.1, count: (sentences.firstIndex(of: text) ?? 0) + 1)
        }
    }

    /// Hears a text for each place.
    private final class Script: Transcriber {
        let engine = "script"
        let model = "script@1"
        let texts: [String]
        init(_ texts: [String]) { self.texts = texts }
        func expect(lines: [String], words: [String]) throws(PortFailure) {}
        func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
            Transcript(text: texts[samples.count - 1], engine: engine, model: model)
        }
    }

    @Test(
        "a difference of spelling is no error; each wrong, missing and added character is one",
        arguments: [
            (Language.english, ["I have 4 cats."], ["i have four cats"], 0.0),
            (.english, ["Good day."], ["good bay"], 14.3), (.english, ["Hi.", "Hello."], ["hi", ""], 71.4),
            (.chinese, ["请把水杯放在桌子上。"], ["请把水杯放在桌子上"], 0.0), (.chinese, ["你好"], ["你号"], 50.0),
            (.spanish, ["Son las 3."], ["son las tres"], 0.0),
        ])
    func errors(_ language: Language, _ said: [String], _ heard: [String], _ percent: Double) throws {
        var shown: [Int] = []
        let row = try VoiceEvaluation(heardBy: Script(heard), in: language).row(
            of: "voice", Numbered(sentences: said), saying: said
        ) { shown.append($0) }
        #expect(row.errorPercent == percent, "\(row)")
        #expect(row.sentences == said.count && shown == Array(1...said.count) && row.recogniser == "script@1")
    }
}
