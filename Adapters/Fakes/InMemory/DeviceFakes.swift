import Synchronization
package import VowCore
package import VowPorts

/// A notifier that shows nothing and records its messages.
package final class RecordingNotifier: Notifier {
    /// A recorded message.
    package struct Message: Hashable, Sendable {
        /// The headline.
        package let title: String
        /// The text.
        package let body: String
        /// Whether the notifier's own sound was requested.
        package let audible: Bool
        /// The button, or nil.
        package var button: NoticeButton?
    }

    private let recorded = Mutex<[Message]>([])
    private let failure: PortFailure?

    /// Creates a notifier. With a failure, every message is recorded and then refused.
    package init(failure: PortFailure? = nil) { self.failure = failure }

    /// All messages so far, oldest first.
    package var messages: [Message] { recorded.withLock { $0 } }

    /// Records the message.
    package func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        recorded.withLock { $0.append(Message(title: title, body: body, audible: audible)) }
        if let failure { throw failure }
    }

    /// Records the message with its button.
    package func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        recorded.withLock { $0.append(Message(title: title, body: body, audible: false, button: button)) }
        if let failure { throw failure }
    }
}

/// A zone database with the zones of a test.
package final class FixedZones: ZoneRulesSource {
    private let rules: [ZoneRules]
    private let device: Mutex<String>

    /// Creates a database. The device is in the first zone.
    package init(_ rules: [ZoneRules] = [.utc]) {
        precondition(!rules.isEmpty, "a device is in some zone")
        self.rules = rules
        device = Mutex(rules[0].identifier)
    }

    /// "fixed".
    package var version: String { "fixed" }

    /// Moves the device to another zone.
    package func move(to identifier: String) { device.withLock { $0 = identifier } }

    /// The rules passed to the initialiser.
    package func rules(for identifier: String) throws(PortFailure) -> ZoneRules {
        guard let match = rules.first(where: { $0.identifier == identifier }) else {
            throw PortFailure(
                code: "zone.unknown", message: TextCode(worded: "There is no zone \(identifier)."),
                repair: TextCode(worded: "Hand it to the fixed zones."))
        }
        return match
    }

    /// The device's zone.
    package func deviceZoneIdentifier() throws(PortFailure) -> String { device.withLock { $0 } }

    /// The names of the zones, ascending.
    package func identifiers() -> [String] { rules.map(\.identifier).sorted() }
}

/// Random bits derived from a seed, so that a run can be repeated.
package final class FixedEntropy: Entropy {
    private let bits: Mutex<RandomBits>

    /// Starts a sequence.
    package init(seed: UInt64) { bits = Mutex(RandomBits(seed: seed)) }

    /// The next 64 bits of the sequence.
    package func next() -> UInt64 { bits.withLock { $0.next() } }
}

/// A wake scheduler that wakes nothing and records what was armed.
package final class RecordingWaker: WakeScheduler {
    private let ways: [WakeMethod]
    private let recorded = Mutex<[Instant?]>([])

    /// Creates a scheduler with these methods, best first.
    package init(
        _ ways: [WakeMethod] = [
            WakeMethod(means: .simulated, state: .ready, reason: TextCode(worded: "A fake."))
        ]
    ) {
        self.ways = ways
    }

    /// All armed instants, oldest first; nil stands for disarming.
    package var armed: [Instant?] { recorded.withLock { $0 } }

    /// The methods passed to the initialiser.
    package func methods() -> [WakeMethod] { ways }

    /// Records the instant, and returns the first method that is ready.
    package func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans {
        recorded.withLock { $0.append(instant) }
        guard instant != nil else { return .nothing }
        guard let way = ways.first(where: { $0.state == .ready }) else {
            throw PortFailure(
                code: "wake.none", message: TextCode(worded: "Nothing can wake this machine."),
                repair: TextCode(worded: "Keep it awake."))
        }
        return way.means
    }
}

/// A machine whose signals a test sends.
package final class ScriptedMachineWatch: MachineWatch {
    private struct State {
        var body: (@Sendable (MachineSignal) -> Void)?
        var allowances = 0
    }
    private let state = Mutex(State())

    /// Creates a machine that has sent nothing.
    package init() {}

    /// How often `allowSleep` was called.
    package var allowances: Int { state.withLock { $0.allowances } }

    /// Sends a signal on the caller's thread. Traps if nobody follows.
    package func say(_ signal: MachineSignal) {
        guard let body = state.withLock({ $0.body }) else {
            preconditionFailure("a scripted machine spoke, and nobody follows")
        }
        body(signal)
    }

    /// Stores the receiver.
    package func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
        state.withLock { $0.body = body }
    }

    /// Drops the receiver.
    package func end() { state.withLock { $0.body = nil } }

    /// Counts the call.
    package func allowSleep() { state.withLock { $0.allowances += 1 } }
}
