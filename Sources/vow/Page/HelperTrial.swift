import VowCore
import Foundation
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem
import VowWeb

/// A trial that the page began, or the gate of the next alarm ahead of it, in a helper process that shows its screen over a
/// socket of its own. There is one at a time; it ends with its gate, with `try.end`, or with the page's server.
final class HelperTrial: Sendable {
    private let home: String
    private let executable: HelperExecutable
    private let limit: Int?
    private let running = Mutex<TrialInHand?>(nil)

    /// - Parameters:
    ///   - home: the person's.
    ///   - limitMilliseconds: how long a trial may take; nil for as long as its own limits allow.
    init(home: String, _ executable: HelperExecutable = .own, limitMilliseconds: Int? = nil) {
        self.home = home
        self.executable = executable
        limit = limitMilliseconds
    }

    /// Does what the page asks for, or returns nil if that is no operation of a trial.
    func ask(_ name: String, _ arguments: [UInt8]) async -> Result<[UInt8], PageFailure>? {
        switch name {
        case BeginTrial.name, BeginEarly.name:
            return await aside { self.begun(name, arguments) }
        case EndTrial.name:
            await aside { self.end() }
            return .success(Array("true".utf8))
        case AnswerTrial.name:
            guard let folder = running.withLock({ $0?.place?.folder }) else { return .failure(Self.over) }
            do throws(PageFailure) {
                return .success(
                    try await SocketBackend(path: folder + "/vow.sock").ask(.input, "input", arguments))
            } catch { return .failure(error) }
        default: return nil
        }
    }

    /// Its rows, and at last one that says whether it was passed.
    func rows() -> AsyncStream<[UInt8]> {
        guard let trial = running.withLock({ $0 }), let folder = trial.place?.folder else {
            return AsyncStream { $0.finish() }
        }
        return AsyncStream(bufferingPolicy: .bufferingNewest(256)) { rows in
            let reading = Task {
                for await row in SocketBackend(path: folder + "/vow.sock").live() { rows.yield(row) }
                let isPassed = await self.aside { trial.awaitEnd() }
                rows.yield(Array(#"{"phase":"ended","trial":"\#(isPassed ? "passed" : "over")"}"#.utf8))
                rows.finish()
            }
            rows.onTermination = { _ in reading.cancel() }
        }
    }

    private func aside<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) async -> Outcome {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: work()) }
        }
    }

    private func begun(_ name: String, _ arguments: [UInt8]) -> Result<[UInt8], PageFailure> {
        do {
            let given = try JSONDecoder().decode(Arguments.self, from: Data(arguments))
            let ahead = Int(try begin(name, given).aheadMilliseconds)
            return .success([UInt8](JSONPrinter.data(BegunTrialRow(aheadMilliseconds: ahead))))
        } catch { return .failure(PageFailure(error, HomeLanguage.wording(of: home))) }
    }

    /// Begins a trial and returns where it is shown. Blocks until that is known.
    ///
    /// Throws a `FailureRow` if it was refused, and a `PortFailure` if its process failed.
    func begin(_ name: String, _ arguments: Arguments) throws -> TrialGuest.Place {
        end()
        let trial = TrialInHand(home: home, executable)
        trial.play(PlayTrial(operation: name, arguments: arguments), withinMilliseconds: limit)
        let place = try trial.awaitPlace()
        running.withLock { $0 = trial }
        return place
    }

    /// Ends the trial.
    func end() {
        let trial = running.withLock { running in
            defer { running = nil }
            return running
        }
        trial?.end()
    }

    private static var over: PageFailure {
        let pick = HomeLanguage.ofArguments
        return PageFailure(
            code: "try.over", message: pick(.noTrialGoesOn), repair: pick(.beginAnotherOne)
        )
    }
}

/// The process of one trial. Safe from any thread.
private final class TrialInHand: Sendable {
    private struct State {
        var place: TrialGuest.Place?
        var outcome: Result<Bool, any Error>?
    }

    /// How long a trial that is ended may take to clear what it copied, in milliseconds.
    private static let graceMilliseconds = 3_000

    private let process: HelperProcess
    private let condition = SteadyCondition()
    private let state = Mutex(State())

    init(home: String, _ executable: HelperExecutable) {
        process = HelperProcess(.trial, of: executable, setup: HomeSetup(home: home)) { end, _ in
            PortFailure(
                code: "part.broken", message: .theProgramCould, repair: .tryOnCommandLineVow(command: "try"),
                cause: end.cause)
        }
    }

    var place: TrialGuest.Place? { state.withLock { $0.place } }

    /// Plays, on a thread of its own.
    func play(_ question: PlayTrial, withinMilliseconds limit: Int?) {
        Thread.detachNewThread { [self] in
            let outcome = Result { try answer(to: question, limit) }
            condition.change { state.withLock { $0.outcome = outcome } }
        }
    }

    private func answer(to question: PlayTrial, _ limit: Int?) throws -> Bool {
        let answer = try process.ask(question, limitMilliseconds: limit) { [self] note in
            let place = try? JSONDecoder().decode(TrialGuest.Place.self, from: Data(note.utf8))
            condition.change { state.withLock { $0.place = $0.place ?? place } }
        }.value
        if let refusal = answer.refusal { throw refusal }
        return answer.isPassed ?? false
    }

    /// Where it is shown; throws why it was not begun.
    func awaitPlace() throws -> TrialGuest.Place {
        condition.wait { state.withLock { $0.place != nil || $0.outcome != nil } }
        let (place, outcome) = state.withLock { ($0.place, $0.outcome) }
        if let place { return place }
        _ = try outcome?.get()
        // It ended without ever being shown.
        throw process.giveUp("no trial")
    }

    /// Whether it was passed, once it has ended.
    func awaitEnd() -> Bool {
        condition.wait { state.withLock { $0.outcome != nil } }
        return (try? state.withLock { $0.outcome }?.get()) ?? false
    }

    /// Ends it, and takes away what a process leaves that does not end by itself.
    func end() {
        guard state.withLock({ $0.outcome == nil }) else { return }
        process.dismiss(withinMilliseconds: Self.graceMilliseconds)
        _ = awaitEnd()
        if let place { try? FileManager.default.removeItem(atPath: place.folder) }
    }
}
