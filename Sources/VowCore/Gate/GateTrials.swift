/// What was recorded of gates that were tried on this device.
public enum GateTrialEvent: Hashable, Sendable {
    /// A gate was passed in a trial; what it asks for is kept as a digest, since it names codes and tags.
    case passed(PayloadDigest)
}

/// What can be asked of the trials.
public enum GateTrialCommand: Hashable, Sendable {
    /// Keep that this gate was passed.
    case pass(GatePolicy)
}

/// Why a trial is not kept.
public enum GateTrialRejection: Error, Hashable, Sendable {
    /// A gate without challenges is passed by nobody.
    case emptyGate
}

/// The gates that were passed in a trial on this device.
public struct GateTrials: Decider {
    /// The name of the one stream.
    public static let id = "device"

    private var passed: [PayloadDigest] = []

    /// Nothing was tried.
    public init() {}

    /// Whether somebody should try a gate before a morning depends on it: it asks for more than to say lines, which are
    /// rehearsed, and was not passed here yet.
    public func asksForTrial(of gate: GatePolicy) -> Bool {
        !gate.isPlainRecitation && !passed.contains { $0.equals(gate.trialDigest) }
    }

    /// The state after one more event.
    public func evolved(by event: GateTrialEvent, at instant: Instant) -> GateTrials {
        var state = self
        switch event {
        case .passed(let digest): state.passed.append(digest)
        }
        return state
    }

    /// The events of a command; none where the gate was passed before.
    public func decide(_ command: GateTrialCommand, at instant: Instant) throws(GateTrialRejection)
        -> [GateTrialEvent]
    {
        switch command {
        case .pass(let gate):
            guard !gate.challenges.isEmpty else { throw .emptyGate }
            return passed.contains { $0.equals(gate.trialDigest) } ? [] : [.passed(gate.trialDigest)]
        }
    }
}

extension GatePolicy {
    /// What its challenges ask for, in order; how long an answer is awaited makes no other gate.
    fileprivate var trialDigest: PayloadDigest {
        let asks = challenges.map { GateNotation.text(ChallengePolicy($0.ask)) }
        return PayloadDigest(of: Array(asks.joined(separator: ",").utf8))
    }
}
