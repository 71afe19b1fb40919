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
