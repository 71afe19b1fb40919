import SpeechAdapters
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime
import VowSystem

/// How long after the end of speech the coach's feedback is there, on the way of the page: a process that is kept through
/// the session (the helper process's role `coach`), with this device's engines. To what was measured (reading the recording,
/// finding speech, hearing, rating) the silence is added that ends a sentence. The promise is 1.5 s in English, 3 s else.
func printCoachFeedback() throws {
    for language in isShort ? [Language.english] : [.english, .spanish, .chinese] {
        try printCoachFeedback(language, promisedMilliseconds: language == .english ? 1_500 : 3_000)
    }
}

private func printCoachFeedback(_ language: Language, promisedMilliseconds: Double) throws {
    let home = NSTemporaryDirectory() + "vow-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    guard
        (try? SpeechEngines(program: builtEars) { _ in }.transcriber(engine: "auto", language: language))
            != nil
    else { return print("coach, \(language.rawValue): no engine hears it here") }
    let child = CoachServer(home: home, language)
    defer { child.end() }
    let texts = Dictionary(uniqueKeysWithValues: StarterSentences.of(language).map { ($0.id.text, $0.text) })
    let silence = Double(RehearsalListener.sentenceEndMilliseconds)
    var row = try child.ask("begin")
    var waits: [Double] = []
    for _ in 0..<rounds(13, short: 2) {
        guard let id = row.sentence, let text = texts[id] else { break }
        let spoken = try speech(for: text, language)
        let path = home + "/said.wav"
        try Data(WaveSound.bytes(of: spoken[...])).write(to: URL(filePath: path))
        let began = steadyNanoseconds()
        row = try child.ask("listen", audio: path)
        waits.append(Double(steadyNanoseconds() - began) / 1_000_000 + silence)
        row = try child.ask("next")
    }
    guard waits.count > 1 else { return print("coach, \(language.rawValue): no sentence was given") }
    let (first, later) = (waits[0], Figures(Array(waits.dropFirst())))
    print(
        "coach, \(language.rawValue): feedback \(tenths(later.median)) ms after the end of speech (at most "
            + "\(tenths(later.maximum)) in \(later.count)); the first of a session \(tenths(first)) ms")
    if later.maximum > promisedMilliseconds {
        print("coach: more than the \(tenths(promisedMilliseconds)) ms that are promised")
    }
}

private func speech(for text: String, _ language: Language) throws -> [Float] {
    let quiet = [Float](repeating: 0, count: 4_800)
    let said =
        language == .english
        ? try FliteVoice().speech(for: text, language: "en")
        : try EspeakVoice(reader: SndfileReader()).speech(for: text, language: language.rawValue)
    return quiet + said + quiet
}

/// The program beside this one.
private var benchedProgram: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: own).deletingLastPathComponent().path + "/vow"
}

/// The coach's helper process, asked step by step.
private final class CoachServer {
    private let process: HelperProcess
    private let language: Language

    init(home: String, _ language: Language) {
        self.language = language
        process = HelperProcess(
            .coach, of: HelperExecutable(path: benchedProgram), setup: HomeSetup(home: home)
        ) { end, _ in
            PortFailure(code: "coach.\(end.word)", message: .coachsProcessEnded, repair: .none)
        }
    }

    func ask(_ action: String, audio: String? = nil) throws -> CoachStepRow {
        let arguments = ["action": ArgumentValue.text(action), "language": .text(language.rawValue)]
        let question = TakeCoachStep(
            operation: StepCoach.name, arguments: Arguments(arguments), audio: audio)
        let answer = try process.ask(question, limitMilliseconds: 120_000).value
        guard let row = answer.row else { throw CocoaError(.fileReadUnknown) }
        return row
    }

    func end() { process.interrupt() }
}
