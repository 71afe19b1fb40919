import Synchronization
import VowCore
import VowPorts

/// What other threads hand to the daemon's thread.
enum Mail: Sendable {
    /// For the active session.
    case session(SessionInput)
    /// Something was appended to the log.
    case logChanged
    /// End in good order.
    case quit
    /// The log was found damaged.
    case damaged(PortFailure)
    /// The machine tells about itself.
    case machine(MachineSignal)
    /// For the display only.
    case level(percent: Int, isVoice: Bool)
    /// The prompt before a window was spoken.
    case prompted(ListenOrder)
    /// What a second engine made of an attempt.
    case overheard(SecondEngines.Note)
    /// Something that the person should know.
    case told(PortFailure)
    /// A backup was made, or could not be.
    case backedUp(BackupRecord)
    /// What was found of the parts that the next alarm needs.
    case inspected([Readiness], isAsked: Bool)
    /// The loudness of the output when the gate was passed.
    case wokeAt(volumePercent: Int)
}

/// A queue into the daemon's thread, which is woken from its one wait by each message.
final class Mailbox: Sendable {
    private let messages = Mutex<[Mail]>([])
    private let clock: any WakeClock

    init(clock: any WakeClock) { self.clock = clock }

    func post(_ mail: Mail) {
        messages.withLock { $0.append(mail) }
        clock.interrupt()
    }

    func drain() -> [Mail] {
        messages.withLock { messages in
            let waiting = messages
            messages = []
            return waiting
        }
    }
}
