import VowCore
import Foundation
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem
import VowWeb

/// Operations that a helper process does, one process for each: what takes long, computes on what comes from outside, or
/// must leave this process's log untouched.
///
/// Limits how many operations run at once; others wait in order. Safe from any thread.
struct HelperOperations: Sendable {
    /// How many run at once, but for installations of models.
    static let mostAtOnce = 4
    /// How long an answer may take, in seconds, unless something else is said.
    static let patienceSeconds = 120

    private let home: String
    private let executable: HelperExecutable
    let places: ProgramPlaces

    init(home: String, _ executable: HelperExecutable = .own, mostAtOnce: Int = Self.mostAtOnce) {
        self.home = home
        self.executable = executable
        places = ProgramPlaces(mostAtOnce)
    }

    /// How long an operation may take, in seconds; nil if there is no limit.
    static func patienceSeconds(of name: String, _ kind: OperationKind) -> Int? {
        switch name {
        case InstallModel.name, WipeData.name: nil
        // Every attempt of many mornings is judged again.
        case TryOtherTerms.name, ReplayRun.name: 300
        default: kind == .query ? patienceSeconds : 600
        }
    }

    /// The row of an operation, as JSON.
    ///
    /// A question ends with the task that asks. What changes something is carried out, also where nobody waits for it any
    /// more.
    /// - Parameters:
    ///   - seconds: how long it may run; nil if there is no limit.
    ///   - waitsForTurn: whether it counts as one of those that run at once.
    ///   - note: receives what goes on meanwhile.
    func answer(
        _ name: String, _ kind: OperationKind, _ arguments: [UInt8], within seconds: Int?,
        waitsForTurn: Bool = true, note: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> Result<[UInt8], PageFailure> {
        let isDropped = kind == .query
        let work = WorkInHand()
        return await withTaskCancellationHandler {
            if waitsForTurn {
                guard await places.acquire(isDropped: isDropped) else {
                    return .failure(
                        PageFailure(Self.failure(.interrupted, of: name), HomeLanguage.wording(of: home)))
                }
            }
            defer { if waitsForTurn { places.leave() } }
            return await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    done.resume(returning: result(name, arguments, within: seconds, by: work, note))
                }
            }
        } onCancel: {
            if isDropped { work.drop() }
        }
    }

    /// The answer to a question of this program. Blocks.
    func answer<Asked: VowRuntime.Operation>(_ question: Asked) throws -> Asked.Answer
    where Asked.Answer: Decodable {
        let limit = Self.patienceSeconds * 1_000
        let row = try row(Asked.name, question.arguments, withinMilliseconds: limit)
        return try JSONDecoder().decode(Asked.Answer.self, from: Data(row))
    }

    private func result(
        _ name: String, _ arguments: [UInt8], within seconds: Int?, by work: WorkInHand,
        _ note: @escaping (String) -> Void
    ) -> Result<[UInt8], PageFailure> {
        do {
            let given = try JSONDecoder().decode(Arguments.self, from: Data(arguments))
            return .success(
                try row(name, given, withinMilliseconds: seconds.map { $0 * 1_000 }, by: work, note: note))
        } catch { return .failure(PageFailure(error, HomeLanguage.wording(of: home))) }
    }

    /// The row of an operation, as JSON. Blocks.
    ///
    /// Throws a `FailureRow` if the operation was refused, and a `PortFailure` if its process failed.
    func row(
        _ name: String, _ arguments: Arguments, withinMilliseconds limit: Int?,
        by work: WorkInHand = WorkInHand(), note: @escaping (String) -> Void = { _ in }
    ) throws -> [UInt8] {
        let process = HelperProcess(.operation, of: executable, setup: HomeSetup(home: home)) { end, _ in
            Self.failure(end, of: name)
        }
        guard work.begin(process) else { throw Self.failure(.interrupted, of: name) }
        defer { work.end() }
        let answer = try process.ask(
            PerformOperation(operation: name, arguments: arguments), limitMilliseconds: limit, note: note)
        if let refusal = answer.value.refusal { throw refusal }
        guard !answer.payload.isEmpty else { throw process.giveUp("no row") }
        return answer.payload
    }

    private static func failure(_ end: HelperEnd, of name: String) -> PortFailure {
        let (code, message): (String, TextCode) =
            switch end {
            case .late, .interrupted: ("part.late", .programTookTooLongWas)
            case .flood: ("part.broken", .answerWasTooLongProgram)
            default: ("part.broken", .theProgramCould)
            }
        return PortFailure(
            code: code, message: message,
            repair: .tryOnCommandLineVow(command: name.replacing(".", with: " ")), cause: end.cause)
    }
}

/// The process that runs an operation, so that a caller that no longer waits can end it.
final class WorkInHand: Sendable {
    private struct State {
        var process: HelperProcess?
        var isDropped = false
    }

    private let state = Mutex(State())

    /// Takes the process; false if nobody wants the answer any more.
    func begin(_ process: HelperProcess) -> Bool {
        state.withLock { state in
            if !state.isDropped { state.process = process }
            return !state.isDropped
        }
    }

    func end() { state.withLock { $0.process = nil } }

    /// Nobody wants the answer any more.
    func drop() {
        let process = state.withLock { state in
            state.isDropped = true
            return state.process
        }
        process?.interrupt()
    }
}
