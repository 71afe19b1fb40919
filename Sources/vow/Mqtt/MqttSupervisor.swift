import VowRuntime
import VowPorts
import VowCore
import VowCommandLine
import VowAnswers
import Foundation
import Synchronization
import VowSystem

/// Keeps the helper process running that tells a broker of alarms, where one is set.
///
/// Safe from any thread. The child ends when this process does. Whatever becomes of it, ringing does not depend on it.
final class MqttSupervisor: Sendable {
    private let child = SupervisedHelper(.broker)
    private let home: String
    private let hasBegun = Atomic(false)

    init(home: String) { self.home = home }

    /// Starts it, on a thread of its own; once it was begun, nothing happens.
    func begin() {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
        SupervisedHelper.after(0) { self.start() }
    }

    /// Ends it; the broker then says that this device is away.
    func end() { child.end() }

    private func start() {
        child.ask(TellBroker(), home: home) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            // No broker is wanted, or none can be spoken to.
            case .success(let answer) where !answer.isOutdated: return
            // What it was started with does not hold any more.
            case .success: start()
            case .failure:
                guard let failure = child.failed() else { return }
                SupervisedHelper.after(failure.pauseSeconds) { self.start() }
            }
        }
    }
}
