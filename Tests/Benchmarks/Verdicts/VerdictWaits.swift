import SpeechAdapters
import Foundation
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// From the end of speech to the verdict, for every installed engine in a process of its own.
///
/// A hundred recitations in English (five to six minutes of work for a slow engine) and sixteen in each other language
/// go through the ears of a run at the speed of their work (`TimedRecitation`): voice activity, partial words that are
/// still in the making, the pause that ends speech, the words, second opinions and the verdict are in the wait; the
/// sound server and the disk are not. Work is counted in processor time, so that other programs on this machine are not
/// in it either. Three whole mornings on a private sound server follow in English, timed by the clock on the wall with
/// all of that in it, as a check. All engines together take about twenty minutes of processor time; `VOW_RECITATIONS`
/// asks for another number of recitations.
let verdictWaits = EngineBenchmark(name: "verdict-of", limitSeconds: 1_200) { engine, language in
    guard let recitations = try Recitations(in: language) else {
        return print("verdict \(engine), \(language.rawValue): no recordings of this language")
    }
    let source = SpeechEngines(program: builtEars) { _ in }
    // As in a run: the recogniser and the detector share a child, whose work is counted with this process's own.
    guard let transcriber = try? source.transcriber(engine: engine, language: language),
        transcriber.engine == engine, let child = source.sharedProcess
    else {
        return print("verdict \(engine), \(language.rawValue): not installed")
    }
    let detector = try source.voiceActivityDetector()
    let clock = WorkClock(transcriber)
    // The first decoding of an engine sets up what later ones use; on a morning the tone plays meanwhile.
    _ = try transcriber.transcribe(recitations.all[0].samples)
    let before = clock.steadyMilliseconds()
    let timed = try recitations.all.compactMap { recitation in
        try TimedRecitation(
            of: recitation.samples, lines: [recitation.text], language: language,
            transcriber: transcriber, detector: detector, clock: clock)
    }
    let work = Double(clock.steadyMilliseconds() - before) / 1_000
    guard !timed.isEmpty else { return print("verdict \(engine), \(language.rawValue): no speech was found") }
    let seconds = Double(recitations.all.reduce(0) { $0 + $1.samples.count }) / 16_000
    let figures = Figures(timed.map { Double($0.waitMilliseconds) })
    print(
        "end of speech to verdict, \(engine), \(language.rawValue): median \(Int(figures.median)) ms, p99"
            + " \(Int(figures.percentile99)) ms, max \(Int(figures.maximum)) ms (\(figures.count) recitations of"
            + " \(tenths(seconds / Double(recitations.all.count))) s, \(recitations.source);"
            + " \(timed.count(where: \.passed)) pass at once; \(Daemon.pauseMilliseconds) ms of pause in it)")
    print(
        "listening with partial words, \(engine), \(language.rawValue): processor time"
            + " \(hundredths(work / seconds)) s per second of sound, peak memory \(peakMegabytes(of: child)) MB in the child,"
            + " \(peakMegabytes()) MB here")
    if language == .english, transcriber.weighsWordings {
        try printRehearsedWaits(transcriber, detector, clock)
    }
    if language == .english { try printMornings(engine, count: rounds(3, short: 1)) }
}

/// The processor time of this process and of the engine's: a clock that stands still while others work.
private final class WorkClock: SteadyClock {
    private let transcriber: any Transcriber

    init(_ transcriber: any Transcriber) { self.transcriber = transcriber }

    func steadyMilliseconds() -> Int64 {
        Int64(processorSeconds() * 1_000) + transcriber.elsewhereProcessorMilliseconds
    }
}

func printVerdictWaits() throws {
    print(
        "verdict: every engine and each of its languages, about 20 minutes of processor time in all; "
            + "VOW_RECITATIONS=16 takes fewer recitations than 100")
    try verdictWaits.printAll(languages: Language.allCases)
}
