import VowAnswers
import SpeechAdapters
import SoundAdapters
import VowCommandLine
import VowLab
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow-lab evaluate --voices`: how well Whisper hears the starter sentences from each voice of this device.
enum VoicesReport {
    /// Measures, and prints the table that the program carries, or JSON.
    static func run(languages: [Language], most: Int?, home: String, json: Bool) throws {
        let source = speechEngines(home: home)
        var rows: [VoiceEvaluation.Row] = []
        for language in languages {
            let whisper = try source.exactTranscriber(engine: "whisper", language: language)
            let all = StarterSentences.of(language).map(\.text)
            let sentences = evenly(all, most ?? all.count)
            for (name, voice) in voices(of: language) {
                let bar = ProgressBar(label: "\(language.rawValue) \(name)")
                do throws(PortFailure) {
                    rows.append(
                        try VoiceEvaluation(heardBy: whisper, in: language).row(
                            of: name, voice, saying: sentences
                        ) { bar.show($0, sentences.count) })
                } catch {
                    Exit.say("\(name): \(error.text(Wording(in: .english)))")
                }
            }
        }
        guard !rows.isEmpty else { throw Exit.failure }
        if json { return JSONPrinter.print(rows) }
        Output.line("language\tvoice\trecogniser\tsentences\terrorPercent")
        for row in rows {
            Output.line(
                "\(row.language)\t\(row.voice)\t\(row.recogniser)\t\(row.sentences)\t\(row.errorPercent)")
        }
    }

    private static func voices(of language: Language) -> [(String, any Voice)] {
        let espeak: (String, any Voice) = ("espeak-ng", EspeakVoice(reader: SndfileReader()))
        return language == .english ? [("flite", FliteVoice()), espeak] : [espeak]
    }

    /// So many of a list, from beginning to end at even steps.
    private static func evenly(_ all: [String], _ most: Int) -> [String] {
        guard most < all.count, most > 0 else { return all }
        return (0..<most).map { all[$0 * all.count / most] }
    }
}
