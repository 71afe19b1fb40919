import SpeechAdapters
import Foundation
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation

/// What each installed engine costs, in a process of its own: peak memory, processor time for each second of sound,
/// and how long a person waits for the words of 5 and of 10 seconds. `verdict` tells the wait for a verdict.
///
/// The sound is Debian's recording of a reader (pocketsphinx-testdata), or nothing is measured.
let speechCosts = EngineBenchmark(name: "speech-of", limitSeconds: 240) { engine, language in
    let folder = "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-"
    let names = ["0870", "0880", "0890", "0920", "0930"]
    let sound = names.flatMap { samples(ofWave: folder + $0 + ".wav") }
    guard sound.count > 20 * 16_000 else {
        return print("speech: install Debian's pocketsphinx-testdata to measure the engines")
    }
    let source = SpeechEngines(program: builtEars) { _ in }
    guard let transcriber = try? source.transcriber(engine: engine, language: language),
        transcriber.engine == engine, let child = source.sharedProcess
    else {
        return print("speech \(engine): not installed")
    }
    func spentSeconds() -> Double {
        processorSeconds() + Double(transcriber.elsewhereProcessorMilliseconds) / 1_000
    }
    _ = try transcriber.transcribe(Array(sound.prefix(16_000)))
    let processorStart = spentSeconds()
    let lengths = isShort ? [5] : [5, 10]
    var waits: [Int: [Double]] = [:]
    var heardSeconds = 0
    for length in lengths {
        for round in 0..<rounds(5, short: 1) {
            let start = round * 2 * 16_000
            let piece = Array(sound[start..<(start + length * 16_000)])
            let began = ContinuousClock.now
            _ = try transcriber.transcribe(piece)
            waits[length, default: []].append((ContinuousClock.now - began) / .milliseconds(1))
            heardSeconds += length
        }
    }
    let share = (spentSeconds() - processorStart) / Double(heardSeconds)
    let medians = lengths.map { "\($0) s: \(Int(Figures(waits[$0]!).median)) ms" }.joined(separator: ", ")
    print(
        "speech \(engine), \(transcriber.model): processor time \((share * 1000).rounded() / 1000) s per second;"
            + " words after \(medians) (median of \(rounds(5, short: 1))); peak memory \(peakMegabytes(of: child)) MB in the"
            + " child, \(peakMegabytes()) MB here")
}

func printSpeechCosts() throws { try speechCosts.printAll(languages: [.english]) }

private func samples(ofWave path: String) -> [Float] {
    guard let file = FileManager.default.contents(atPath: path), file.count > 44 else { return [] }
    let bytes = [UInt8](file.dropFirst(44))
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
        Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
    }
}
