import Foundation
import Synchronization

/// Keeps the process running that tells a broker of alarms (`vow mqtt serve`), where one is set.
///
/// Safe from any thread. The child ends when this process does. Whatever becomes of it, ringing does not depend on it.
final class MqttSupervisor: Sendable {
    private let child = SupervisedChild()
    private let home: String
    private let hasBegun = Atomic(false)

    init(home: String) { self.home = home }

    /// Starts it, on a thread of its own; once it was begun, nothing happens.
    func begin() {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
        SupervisedChild.after(0) { self.start() }
    }

    /// Ends it; the broker then says that this device is away.
    func end() { child.end() }

    private func start() {
        child.start(["mqtt", "serve", "--home", home]) { [weak self] end in
            guard let self else { return }
            switch end.status {
            // No broker is wanted, or none can be spoken to.
            case 0: return
            // What it was started with does not hold any more.
            case MqttServing.isOutdated: SupervisedChild.after(0) { self.start() }
            default:
                guard let failure = child.failed() else { return }
                SupervisedChild.after(failure.pauseSeconds) { self.start() }
            }
        }
    }
}
