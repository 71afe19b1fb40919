import VowCore
import Foundation
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem
import VowWeb

/// The helper process that leads the coach's session for the page, kept from step to step so that engines and voices stay
/// loaded: started with the first step, ended with the session's end or break, or when nobody asked for some minutes.
///
/// Nothing is in it that the log does not have: one that died is started again with the next step. Safe from any thread; one
/// step at a time.
final class HelperCoach: Sendable {
    /// A session that waits so long is no session.
    private static let idleSeconds = 300.0
    /// No step takes so long: a sentence, a window of listening, and two engines that load.
    private static let limitMilliseconds = 120_000

    private let home: String
    private let keeper: HelperKeeper
    private let idle: Double
    private let limit: Int
    /// Counts the steps, so that who waits to end an idle process knows whether another came. Held during a step.
    private let turn = NSLock()
    private let count = Mutex(0)
    private let queue = DispatchQueue(label: "coach")

    /// - Parameters:
    ///   - idleSeconds: after how long without a step the process is ended.
    ///   - limitMilliseconds: how long a step may take.
    init(
        home: String, _ executable: HelperExecutable = .own, idleSeconds: Double = HelperCoach.idleSeconds,
        limitMilliseconds: Int = HelperCoach.limitMilliseconds
    ) {
        self.home = home
        idle = idleSeconds
        limit = limitMilliseconds
        keeper = HelperKeeper {
            HelperProcess(.coach, of: executable, setup: HomeSetup(home: home)) { end, _ in
                PortFailure(
                    code: "part.broken", message: .coachsProcessEnded, repair: .tryAgainNothingThatWas,
                    cause: end.cause)
            }
        }
    }

    /// Whether it does an operation.
    static func does(_ name: String) -> Bool { [StepCoach.name, SpeakCoach.name].contains(name) }

    /// One step: its row, as JSON, or its failure. Blocks until it ends.
    /// - Parameters:
    ///   - name: an operation that `does` names.
    ///   - arguments: what the operation takes, as JSON.
    func step(_ name: String, _ arguments: [UInt8]) -> Result<[UInt8], PageFailure> {
        do {
            let given = try JSONDecoder().decode(Arguments.self, from: Data(arguments))
            return .success([UInt8](JSONPrinter.data(try step(name, given))))
        } catch { return .failure(PageFailure(error, HomeLanguage.wording(of: home))) }
    }

    /// One step. Throws a `FailureRow` if it was refused, and a `PortFailure` if the process failed.
    func step(_ name: String, _ arguments: Arguments) throws -> CoachStepRow {
        turn.lock()
        defer { turn.unlock() }
        let number = count.withLock { count in
            count += 1
            return count
        }
        let answer = try keeper.ask(
            TakeCoachStep(operation: name, arguments: arguments), limitMilliseconds: limit
        ).value
        if let row = answer.row, ["resting", "over", "new"].contains(row.state) {
            keeper.rest()
        } else {
            endWhenIdle(after: number)
        }
        if let refusal = answer.refusal { throw refusal }
        guard let row = answer.row else { throw HelperServer.misunderstood }
        return row
    }

    private func endWhenIdle(after number: Int) {
        queue.asyncAfter(deadline: .now() + idle) { [weak self] in
            guard let self else { return }
            turn.lock()
            defer { turn.unlock() }
            if count.withLock({ $0 }) == number { keeper.rest() }
        }
    }
}
