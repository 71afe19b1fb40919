import SpeechAdapters
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// From the end of speech to the verdict where lines were rehearsed and none is heard word for word.
///
/// Flite says garbled lines, so that the engine is asked about each of them and about what it heard at its newest
/// rehearsal. Eight lines are what fits into one window, whether a gate has eight lines or twenty; those that nobody
/// said are looked for, too. Where some were not said the gate cannot open: then the wait ends with all that the refusal
/// rests on, half a second of silence in it.
func printRehearsedWaits(
    _ transcriber: any Transcriber, _ detector: any VoiceActivityDetector, _ clock: any SteadyClock
) throws {
    for count in isShort ? [1] : [1, 8, Recitations.lines.count] {
        let said = min(8, count)
        for rehearsals in [0, 1, 3] {
            var renderings: [LineRendering] = []
            for line in Recitations.lines.prefix(count) {
                for rehearsal in 0..<rehearsals {
                    let sound = try garbledSpeech(line, variant: rehearsal + 1)
                    let heard = try transcriber.transcribe(sound)
                    renderings.append(
                        LineRendering(
                            line: line, heard: heard.text, engine: heard.engine, model: heard.model,
                            score: 0.7))
                }
            }
            let gate = Array(Recitations.lines.prefix(count))
            let waits = try (0..<rounds(5, short: 1)).compactMap { round -> Double? in
                let lines = (0..<said).map { gate[($0 + round * 3) % count] }
                return try TimedRecitation(
                    of: try garbledSpeech(lines.joined(separator: " "), variant: 0), lines: gate,
                    language: .english, renderings: renderings, transcriber: transcriber, detector: detector,
                    clock: clock
                ).map { Double($0.waitMilliseconds) }
            }
            guard !waits.isEmpty else { continue }
            let figures = Figures(waits)
            print(
                "end of speech to verdict, \(transcriber.engine), \(said) of \(count) lines said garbled, each"
                    + " rehearsed \(rehearsals) times: median \(Int(figures.median)) ms, max"
                    + " \(Int(figures.maximum)) ms (\(figures.count) recitations)")
        }
    }
}

private func garbledSpeech(_ text: String, variant: Int) throws -> [Float] {
    try FliteVoice().speech(for: GarbledMorning.garbled(text, variant: variant), language: "en")
}
