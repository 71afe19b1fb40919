import SpeechAdapters
import Foundation
import Glibc
import VowSystem
import VowCommandLine
import VowCore
import VowRecitation

/// A benchmark of one engine, run in a process of its own, so that its memory and processor time are its own.
struct EngineBenchmark: Sendable {
    /// What it is called on the command line, before the engine and the language.
    let name: String
    /// After so many seconds the process is ended, and that is said.
    let limitSeconds: Int
    /// Measures an engine for a language and prints the figures; fails where the engine cannot be had.
    let measure: @Sendable (String, Language) throws -> Void

    /// Runs it for every engine and each of its languages, one after the other.
    func printAll(languages: [Language]) throws {
        // The engine that is always there is enough to show that the benchmark runs to its end.
        for engine in isShort ? SpeechEngines.names.suffix(1) : SpeechEngines.names[...] {
            for language in languages where SpeechEngines.languages(of: engine).contains(language) {
                try run(engine, language)
            }
        }
    }

    private func run(_ engine: String, _ language: Language) throws {
        FileHandle.standardError.write(Data("\(name): \(engine), \(language.rawValue) …\n".utf8))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            process.executableURL = URL(fileURLWithPath: path)
        }
        process.arguments = [name, engine, language.rawValue]
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        // What was printed so far stands before what the process prints.
        fflush(nil)
        try process.run()
        guard ended.wait(timeout: .now() + .seconds(limitSeconds)) == .timedOut else { return }
        process.terminate()
        if ended.wait(timeout: .now() + .seconds(5)) == .timedOut { kill(process.processIdentifier, SIGKILL) }
        print("\(name) \(engine), \(language.rawValue): ended after \(limitSeconds) s without a figure")
    }
}

/// The largest resident memory of a child of the ears since it was started, in megabytes.
func peakMegabytes(of child: EarsProcess) -> Int { peakMegabytes(of: String(child.processIdentifier)) }

/// The largest resident memory of a process since it was started, in megabytes: this one, or one by its number.
func peakMegabytes(of process: String = "self") -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    return kilobytes * 1_024 / 1_000_000
}

/// The processor time of all threads of this process, in seconds.
func processorSeconds() -> Double {
    // POSIX has a million of these ticks in a second.
    Double(clock()) / 1e6
}

/// The program that was built beside this one, as a helper.
let builtHelper: HelperExecutable = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let program = URL(fileURLWithPath: own).deletingLastPathComponent().path + "/vow"
    return HelperExecutable(path: program)
}()

/// That program as the ears, with the models of this machine.
let builtEars = EarsProgram(builtHelper, models: InstalledModels.standard(home: nil).folders)
