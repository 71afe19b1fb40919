import Foundation
import SpeechEngines
import SpeechModels
import VowCore
import VowPorts
import VowRuntime

/// What each installed engine costs: memory once loaded, processor time for each second of sound, and how long
/// a person waits for the words of 5 and of 10 seconds, and for a verdict.
///
/// The sound is Debian's recording of a reader (pocketsphinx-testdata), or nothing is measured.
func printSpeechCosts() throws {
    let folder = "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-"
    let names = ["0870", "0880", "0890", "0920", "0930"]
    let sound = names.flatMap { samples(ofWave: folder + $0 + ".wav") }
    guard sound.count > 20 * 16_000 else {
        print("speech: install Debian's pocketsphinx-testdata to measure the engines")
        return
    }
    for name in SpeechEngines.names {
        let before = residentMegabytes()
        let source = SpeechEngines(shelf: .standard(home: nil)) { print("speech: \($0.message)") }
        let transcriber = try source.transcriber(engine: name, language: .english)
        guard transcriber.engine == name else { continue }
        _ = try transcriber.transcribe(Array(sound.prefix(16_000)))
        let processorStart = processorSeconds()
        var waits: [Int: [Double]] = [:]
        var heardSeconds = 0
        for length in [5, 10] {
            for round in 0..<5 {
                let start = round * 2 * 16_000
                let piece = Array(sound[start..<(start + length * 16_000)])
                let began = ContinuousClock.now
                _ = try transcriber.transcribe(piece)
                waits[length, default: []].append((ContinuousClock.now - began) / .milliseconds(1))
                heardSeconds += length
            }
        }
        let share = (processorSeconds() - processorStart) / Double(heardSeconds)
        let medians = [5, 10].map { "\($0) s: \(Int(waits[$0]!.sorted()[2])) ms" }.joined(separator: ", ")
        let thousandths = (share * 1000).rounded() / 1000
        try printVerdictWaits(transcriber, sound)
        print(
            "speech: \(name): words after \(medians) (median of 5); processor time \(thousandths) s per second;"
                + " \(residentMegabytes() - before) MB more")
    }
}

/// From the end of speech to the verdict on three lines, over 100 stretches of 3 to 6 seconds: the pause that ends
/// speech, the words, the second opinion on lines that were not heard word for word, and the verdict. `verdict`
/// measures the same through sound card and daemon, over fewer recitations.
private func printVerdictWaits(_ transcriber: any Transcriber, _ sound: [Float]) throws {
    let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
    var waits: [Double] = []
    for index in 0..<100 {
        let length = (3 + index % 4) * 16_000
        let start = index * 2_903 % (sound.count - length)
        let piece = Array(sound[start..<(start + length)])
        // Lines that were nearly said: what is heard in a part of the stretch, with a word beside it.
        let near = try transcriber.transcribe(Array(piece.prefix(length * 3 / 4))).text
        let lines = [near + " today", "I keep promises to myself.", "I complete 4 workouts a week."]
        let began = ContinuousClock.now
        let text = try transcriber.transcribe(piece).text
        let opinions = try transcriber.weigh(verifier.doubts(lines: lines, transcript: text), in: piece)
        _ = verifier.judge(
            lines: lines.enumerated().map { RequiredLine(id: "\($0.offset)", text: $0.element) },
            transcript: text, challengeWord: nil, opinions: opinions)
        waits.append((ContinuousClock.now - began) / .milliseconds(1) + Double(Daemon.pauseMilliseconds))
    }
    let figures = Figures(waits)
    print(
        "speech: \(transcriber.engine): end of speech to verdict, \(Daemon.pauseMilliseconds) ms of pause in it: "
            + "median \(Int(figures.median)) ms, p99 \(Int(figures.percentile99)) ms (100 stretches)")
}

private func samples(ofWave path: String) -> [Float] {
    guard let file = FileManager.default.contents(atPath: path), file.count > 44 else { return [] }
    let bytes = [UInt8](file.dropFirst(44))
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
        Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
    }
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func residentMegabytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages?.dropFirst().first).flatMap { Int($0) }.map { $0 * Int(getpagesize()) / 1_000_000 } ?? 0
}
