import Synchronization
public import VowCore
public import VowPorts

/// A notifier that shows nothing and remembers what it was asked to show.
public final class RecordingNotifier: Notifier {
    /// One message, as it was handed in.
    public struct Message: Hashable, Sendable {
        /// The headline.
        public let title: String
        /// The text.
        public let body: String
        /// Whether the notifier's own sound was asked for.
        public let audible: Bool
        /// Its button; nil where it has none.
        public var button: NoticeButton?
    }

    private let kept = Mutex<[Message]>([])
    private let failure: PortFailure?

    /// Makes a notifier; with a failure, every message is kept and refused.
    public init(failure: PortFailure? = nil) { self.failure = failure }

    /// Every message so far, the oldest first.
    public var messages: [Message] { kept.withLock { $0 } }

    /// Keeps the message.
    public func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        kept.withLock { $0.append(Message(title: title, body: body, audible: audible)) }
        if let failure { throw failure }
    }

    /// Keeps the message with its button.
    public func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        kept.withLock { $0.append(Message(title: title, body: body, audible: false, button: button)) }
        if let failure { throw failure }
    }
}

/// A zone database of a few zones that a test hands in.
public final class FixedZones: ZoneRulesSource {
    private let rules: [ZoneRules]
    private let device: Mutex<String>

    /// Makes a database; the device is in the first zone.
    public init(_ rules: [ZoneRules] = [.utc]) {
        precondition(!rules.isEmpty, "a device is in some zone")
        self.rules = rules
        device = Mutex(rules[0].identifier)
    }

    /// "fixed".
    public var version: String { "fixed" }

    /// Takes the device to another zone.
    public func move(to identifier: String) { device.withLock { $0 = identifier } }

    /// The rules that were handed in.
    public func rules(for identifier: String) throws(PortFailure) -> ZoneRules {
        guard let found = rules.first(where: { $0.identifier == identifier }) else {
            throw PortFailure(
                code: "zone.unknown", message: "There is no zone \(identifier).",
                repair: "Hand it to the fixed zones.")
        }
        return found
    }

    /// The zone the device is in.
    public func deviceZoneIdentifier() throws(PortFailure) -> String { device.withLock { $0 } }

    /// The names of the zones, ascending.
    public func identifiers() -> [String] { rules.map(\.identifier).sorted() }
}

/// Bits that follow from a seed, so that a run can be repeated.
public final class FixedEntropy: Entropy {
    private let bits: Mutex<RandomBits>

    /// Starts a sequence.
    public init(seed: UInt64) { bits = Mutex(RandomBits(seed: seed)) }

    /// The next 64 bits of the sequence.
    public func next() -> UInt64 { bits.withLock { $0.next() } }
}

/// A wake scheduler that wakes nothing and remembers what was armed.
public final class RecordingWaker: WakeScheduler {
    private let ways: [WakeMethod]
    private let kept = Mutex<[Instant?]>([])

    /// Makes a scheduler with these ways, best first.
    public init(_ ways: [WakeMethod] = [WakeMethod(means: .simulated, state: .ready, reason: "A fake.")]) {
        self.ways = ways
    }

    /// What was armed so far, oldest first; nil stands for disarming.
    public var armed: [Instant?] { kept.withLock { $0 } }

    /// The ways that were handed in.
    public func methods() -> [WakeMethod] { ways }

    /// Keeps the instant, and names the first way that is ready.
    public func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans {
        kept.withLock { $0.append(instant) }
        guard instant != nil else { return .nothing }
        guard let way = ways.first(where: { $0.state == .ready }) else {
            throw PortFailure(
                code: "wake.none", message: "Nothing can wake this machine.", repair: "Keep it awake.")
        }
        return way.means
    }
}

/// A machine that says of itself what a test lets it say.
public final class ScriptedMachineWatch: MachineWatch {
    private struct State {
        var body: (@Sendable (MachineSignal) -> Void)?
        var allowances = 0
    }
    private let state = Mutex(State())

    /// Makes a machine that says nothing yet.
    public init() {}

    /// How often everything was said to be done before a sleep.
    public var allowances: Int { state.withLock { $0.allowances } }

    /// Says something, on the caller's thread. Saying it to nobody is a mistake.
    public func say(_ signal: MachineSignal) {
        guard let body = state.withLock({ $0.body }) else {
            preconditionFailure("a scripted machine spoke, and nobody follows")
        }
        body(signal)
    }

    /// Keeps whom to tell.
    public func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
        state.withLock { $0.body = body }
    }

    /// Tells nobody any more.
    public func end() { state.withLock { $0.body = nil } }

    /// Counts.
    public func allowSleep() { state.withLock { $0.allowances += 1 } }
}
