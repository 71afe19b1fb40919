import BuiltProgram
import SpeechAdapters
import Foundation
import VowSystem
import Synchronization
import Testing
import VowAnswers
import VowPorts
import VowRecitation

/// A real child that goes wrong on purpose, asked directly. `HelperFaultTests` tries every fault.
@Suite(.serialized) struct EarsFaultTests {
    @Test("a fault is told once, with its engine; every later question fails alike, and the child is gone")
    func toldOnce() throws {
        for engine in Installed.engines.prefix(1) {
            let told = Mutex<[String]>([])
            let program = BuiltProgram.ears(models: Installed.folders, fault: "SIGILL@transcribe")
            let process = EarsProcess(program, for: engine) { part, _ in told.withLock { $0.append(part) } }
            let transcriber = try EarsTranscriber(engine: engine, language: .english, in: process)
            let number = process.processIdentifier
            #expect(number > 0)
            let failure = #expect(throws: PortFailure.self) { try transcriber.transcribe(Installed.hum) }
            #expect(failure?.code == "engine.crashed")
            #expect(failure.map { Wording(in: .english)($0.message) }?.contains(engine) == true)
            #expect(!process.isAlive)
            // Reaped, so that the number is nobody's.
            #expect(kill(number, 0) == -1 && errno == ESRCH)
            let later = #expect(throws: PortFailure.self) { try transcriber.transcribe(Installed.hum) }
            #expect(later == failure)
            #expect(told.withLock { $0 } == [engine])
        }
    }

    @Test("words beyond the sound are no transcript")
    func beyondTheSound() throws {
        let answer =
            #"{"text":"I keep","pieces":[{"text":"I","start":0,"end":99999999}],"endedInLoop":false}"#
        let program = BuiltProgram.ears(models: Installed.folders, fault: "answer=\(answer)@transcribe")
        let process = EarsProcess(program, for: "pocketsphinx")
        let transcriber = try EarsTranscriber(
            engine: Installed.engines[0], language: .english, in: process)
        let failure = #expect(throws: PortFailure.self) { try transcriber.transcribe(Installed.hum) }
        #expect(failure?.code == "engine.nonsense")
        #expect(!process.isAlive)
    }

    @Test("a child that breaks while it loads, or is another program, is a failure")
    func loading() throws {
        let broken = EarsProcess(
            BuiltProgram.ears(models: Installed.folders, fault: "SIGSEGV@load-engine"), for: "pocketsphinx")
        let failure = #expect(throws: PortFailure.self) {
            try EarsTranscriber(engine: "pocketsphinx", language: .english, in: broken)
        }
        #expect(failure?.code == "engine.crashed")
        let other = EarsProcess(
            EarsProgram(HelperExecutable(path: "/bin/true"), models: []), for: "pocketsphinx")
        #expect(!other.isAlive)
        let ended = #expect(throws: PortFailure.self) { try EarsVoiceActivityDetector(in: other) }
        #expect(ended?.code == "engine.ended")
    }

    @Test("what an engine itself cannot do is a failure after which it goes on")
    func refusals() throws {
        let process = EarsProcess(BuiltProgram.ears(models: []), for: "moonshine")
        let failure = #expect(throws: PortFailure.self) {
            try EarsTranscriber(engine: "moonshine", language: .english, in: process)
        }
        #expect(failure?.code == "speech.model.missing")
        #expect(failure.map { Wording(in: .english)($0.repair) }?.contains("vow models install") == true)
        #expect(process.isAlive)
        #expect(try EarsEmbedder(for: .spanish, in: process) == nil)
    }

    @Test("the child ends with the last reference to it, also in the middle of an endless computation")
    func release() throws {
        var process: EarsProcess? = EarsProcess(BuiltProgram.ears(models: []), for: "pocketsphinx")
        let number = try #require(process?.processIdentifier)
        #expect(kill(number, 0) == 0)
        process = nil
        #expect(kill(number, 0) == -1 && errno == ESRCH)
    }
}

/// What this machine has.
enum Installed {
    static let folders: [String] = {
        let folder = URL(fileURLWithPath: BuiltProgram.path)
        var above = folder.deletingLastPathComponent()
        while above.path != "/", above.lastPathComponent != ".build" { above.deleteLastPathComponent() }
        return [above.deletingLastPathComponent().path + "/.deps/models"]
    }()

    /// The engines that hear English here, each by itself; the tests' packages bring PocketSphinx at least.
    static let engines: [String] = {
        let found = ["pocketsphinx", "moonshine", "moonshine-base", "whisper"].filter { engine in
            let process = EarsProcess(BuiltProgram.ears(models: folders), for: engine)
            return (try? EarsTranscriber(engine: engine, language: .english, in: process)) != nil
        }
        precondition(!found.isEmpty, "no engine is installed: scripts/install-packages --tests")
        return found
    }()

    /// Whether there is a detector beside the one that needs no library.
    static let hasDetector: Bool = {
        let process = EarsProcess(BuiltProgram.ears(models: folders), for: "silero-vad")
        return (try? EarsVoiceActivityDetector(in: process)) != nil
    }()

    /// Two seconds that are loud enough to be listened to.
    static let hum: [Float] = (0..<32_000).map { Float($0 % 80) / 160 - 0.25 }
}
