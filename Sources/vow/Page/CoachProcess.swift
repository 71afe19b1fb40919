import Foundation
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowWeb

/// The process that leads the coach's session for the page (`vow coach serve`), kept from step to step so that engines and
/// voices stay loaded: started with the first step, ended with the session's end or break, or when nobody asked for some
/// minutes.
///
/// Nothing is in it that the log does not have: one that died is started anew with the next step. Safe from any thread; one
/// step at a time.
final class CoachProcess: Sendable {
    /// A process, and what it is spoken to through.
    private struct Child: @unchecked Sendable {
        let process: Process
        let input: FileHandle
        let output: FileHandle
        var rest = Data()
    }

    private struct State: Sendable {
        var child: Child?
        /// Counts the steps, so that who waits to end an idle process knows whether another came.
        var step = 0
    }

    /// A session that waits so long is no session.
    static let idleSeconds = 300.0
    /// No step takes so long: a sentence, a window of listening, and two engines that load.
    private static let limitSeconds = 120.0
    private static let longestAnswer = 1 << 20

    private let home: String
    private let program: String
    private let idle: Double
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "coach")

    /// - Parameters:
    ///   - program: what is started; this program itself.
    ///   - idleSeconds: after how long without a step it is ended.
    init(home: String, program: String = "/proc/self/exe", idleSeconds: Double = CoachProcess.idleSeconds) {
        self.home = home
        self.program = program
        idle = idleSeconds
    }

    deinit { state.withLock { Self.end(&$0) } }

    /// The process that is kept now; nil where there is none.
    var identifier: Int32? { state.withLock { $0.child?.process.processIdentifier } }

    /// Whether it does an operation.
    static func does(_ name: String) -> Bool { [StepCoach.name, SpeakCoach.name].contains(name) }

    /// One step: its row, or its failure. Blocks until it ends.
    /// - Parameters:
    ///   - name: an operation that `does` names.
    ///   - arguments: what the operation takes, as JSON.
    func step(_ name: String, _ arguments: [UInt8]) -> Result<[UInt8], PageFailure> {
        let question = Data(#"{"command":"\#(name)","arguments":"#.utf8) + arguments + Data("}".utf8)
        return state.withLock { state in
            state.step += 1
            let answer = Self.ask(question, &state, program: program, home: home)
            let object = answer.flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] }
            guard let answer, let object else {
                Self.end(&state)
                return .failure(
                    PageFailure(
                        code: "part.broken",
                        message: RefusalLanguage.wording(.coachsProcessEnded),
                        repair: RefusalLanguage.wording(.tryAgainNothingThatWas)))
            }
            let isWaiting = ["resting", "over", "new"].contains(object["state"] as? String ?? "")
            if isWaiting { Self.end(&state) } else { endWhenIdle(after: state.step) }
            guard let error = object["error"] as? [String: Any] else { return .success([UInt8](answer)) }
            return .failure(
                PageFailure(
                    code: error["code"] as? String ?? "refused", message: error["message"] as? String ?? "",
                    repair: error["repair"] as? String ?? ""))
        }
    }

    private func endWhenIdle(after step: Int) {
        queue.asyncAfter(deadline: .now() + idle) { [weak self] in
            self?.state.withLock { if $0.step == step { Self.end(&$0) } }
        }
    }

    /// Asks the process that is there, or a new one; nil where it did not answer.
    private static func ask(_ line: Data, _ state: inout State, program: String, home: String) -> Data? {
        if state.child?.process.isRunning != true { end(&state) }
        guard var child = state.child ?? started(program, home) else { return nil }
        defer { state.child = child }
        let identifier = child.process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limitSeconds, execute: watchdog)
        defer { watchdog.cancel() }
        guard (try? child.input.write(contentsOf: line + [UInt8(ascii: "\n")])) != nil else { return nil }
        while child.rest.firstIndex(of: UInt8(ascii: "\n")) == nil {
            let more = child.output.availableData
            guard !more.isEmpty, child.rest.count < longestAnswer else { return nil }
            child.rest += more
        }
        let end = child.rest.firstIndex(of: UInt8(ascii: "\n")) ?? child.rest.endIndex
        let answer = Data(child.rest[..<end])
        child.rest = Data(child.rest[(end + 1)...])
        return answer
    }

    private static func started(_ program: String, _ home: String) -> Child? {
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = ["coach", "serve", "--home", home]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        return Child(
            process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading)
    }

    /// Its input ends, and so does it; one that does not is ended.
    private static func end(_ state: inout State) {
        guard let child = state.child else { return }
        state.child = nil
        try? child.input.close()
        DispatchQueue.global().async {
            let identifier = child.process.processIdentifier
            let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 10, execute: watchdog)
            child.process.waitUntilExit()
            watchdog.cancel()
        }
    }
}
