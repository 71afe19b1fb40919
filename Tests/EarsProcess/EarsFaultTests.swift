import BuiltProgram
import EarsProcess
import Foundation
import PortContracts
import Synchronization
import Testing
import VowCore
import VowRecitation
import VowPorts

/// What a child can do wrong, and the code of the failure that follows.
let faults: [(what: String, code: String, says: String)] = [
    ("SIGILL", "engine.crashed", "SIGILL"), ("SIGSEGV", "engine.crashed", "SIGSEGV"),
    ("SIGABRT", "engine.crashed", "SIGABRT"), ("SIGKILL", "engine.killed", "SIGKILL"),
    ("hang", "engine.hung", "in time"), ("stop", "engine.hung", "in time"),
    ("flood", "engine.flooded", "more than"), ("events", "engine.nonsense", "no answer"),
    ("nonsense", "engine.nonsense", "no answer"), ("false", "engine.nonsense", "no answer"),
    ("length", "engine.nonsense", "no answer"), ("exit", "engine.ended", "exit code 7"),
]

/// A real child that goes wrong on purpose, asked directly.
@Suite(.serialized) struct EarsFaultTests {
    private let speech = RecordedSpeech.leisure

    @Test(
        "each fault is a failure that names it and the engine, and the child is gone", arguments: faults)
    func faultsAreFailures(_ fault: (what: String, code: String, says: String)) throws {
        for engine in Installed.engines.prefix(1) {
            let told = Mutex<[String]>([])
            let program = BuiltProgram.ears(models: Installed.folders, fault: fault.what + "@transcribe")
            let process = EarsProcess(program, for: engine) { part, _ in told.withLock { $0.append(part) } }
            let transcriber = try EarsTranscriber(engine: engine, language: .english, in: process)
            let number = process.processIdentifier
            #expect(number > 0)
            let sound = speech?.samples ?? Installed.hum
            let failure = #expect(throws: PortFailure.self) { try transcriber.transcribe(sound) }
            #expect(failure?.code == fault.code)
            #expect(failure?.message.contains(engine) == true)
            #expect(failure?.message.contains(fault.says) == true)
            #expect(!process.isAlive)
            // Reaped, so that the number is nobody's.
            #expect(kill(number, 0) == -1 && errno == ESRCH)
            // It is told once, and every later question fails alike.
            let later = #expect(throws: PortFailure.self) { try transcriber.transcribe(sound) }
            #expect(later == failure)
            #expect(told.withLock { $0 } == [engine])
        }
    }

    @Test("a child that takes all the memory it can get is stopped by its own ceiling, or by the time")
    func memory() throws {
        let program = BuiltProgram.ears(models: Installed.folders, fault: "memory@transcribe")
        let process = EarsProcess(program, for: "pocketsphinx")
        let transcriber = try EarsTranscriber(
            engine: Installed.engines[0], language: .english, in: process)
        #expect(throws: PortFailure.self) { try transcriber.transcribe(Installed.hum) }
        #expect(!process.isAlive)
    }

    @Test("a child that breaks while it loads, or is not there, or is another program, is a failure")
    func loading() throws {
        let broken = EarsProcess(
            BuiltProgram.ears(models: Installed.folders, fault: "SIGSEGV@load"), for: "pocketsphinx")
        let failure = #expect(throws: PortFailure.self) {
            try EarsTranscriber(engine: "pocketsphinx", language: .english, in: broken)
        }
        #expect(failure?.code == "engine.crashed")
        let missing = EarsProcess(EarsProgram(path: "/no/such/program", arguments: []), for: "pocketsphinx")
        #expect(!missing.isAlive)
        let none = #expect(throws: PortFailure.self) { try EarsVoiceActivityDetector(in: missing) }
        #expect(none?.code == "engine.unstarted")
        let other = EarsProcess(EarsProgram(path: "/bin/true", arguments: []), for: "pocketsphinx")
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
        #expect(failure?.repair.contains("vow models install") == true)
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
