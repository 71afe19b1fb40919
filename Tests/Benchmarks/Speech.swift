import Foundation
import SpeechEngines
import SpeechModels
import VowCore
import VowPorts

/// What each installed engine costs: memory once loaded, processor time for each second of sound, and how long
/// a person waits for the words of 5 and of 10 seconds.
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
        print(
            "speech: \(name): words after \(medians) (median of 5); processor time \(thousandths) s per second;"
                + " \(residentMegabytes() - before) MB more")
    }
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
