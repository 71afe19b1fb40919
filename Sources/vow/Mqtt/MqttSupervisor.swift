import Foundation

/// Keeps the process running that tells a broker of alarms (`vow mqtt serve`), where one is set.
///
/// Safe from any thread. The child ends when this process does. Whatever becomes of it, ringing does not depend on it.
final class MqttSupervisor: Sendable {
    private let kept = KeptChild()
    private let home: String

    init(home: String) { self.home = home }

    /// Starts it, on a thread of its own; it ends at once where no broker is set.
    func begin() { KeptChild.after(0) { self.start() } }

    /// Ends it; the broker then says that this device is away.
    func end() { kept.end() }

    private func start() {
        kept.start(["mqtt", "serve", "--home", home]) { [weak self] end in
            guard let self else { return }
            switch end.status {
            // No broker is wanted, or none can be spoken to.
            case 0: return
            // What it was started with does not hold any more.
            case MqttServing.isOutdated: KeptChild.after(0) { self.start() }
            default:
                guard let failure = kept.failed() else { return }
                KeptChild.after(failure.pauseSeconds) { self.start() }
            }
        }
    }
}
