import VowRecitation

/// What was recorded of gates that were tried on this device.
package enum GateTrialEvent: Codable, Hashable, Sendable {
    /// A gate was passed in a trial; what it asks for is kept as a digest, since it names codes and tags.
    case passed(PayloadDigest)

    private enum CodingKeys: String, CodingKey { case passed = "GateTrialPassed" }
    private enum PassedCodingKeys: String, CodingKey { case _0 = "gate" }
}

/// What can be asked of the trials.
package enum GateTrialCommand: Hashable, Sendable {
    /// Keep that this gate was passed, by the digest of its `trialText`.
    case pass(GatePolicy, PayloadDigest)
}

/// Why a trial is not kept.
package enum GateTrialRejection: Error, Hashable, Sendable {
    /// A gate without challenges is passed by nobody.
    case emptyGate
}

/// The gates that were passed in a trial on this device.
package struct GateTrials: Decider {
    /// What names one.
    package typealias ID = DeviceWideID

    /// The name of the one stream.
    package static let id: DeviceWideID = "device"

    private var passed: [PayloadDigest] = []

    /// Nothing was tried.
    package init() {}

    /// Whether somebody should try a gate before a morning depends on it: it asks for more than to say lines, which are
    /// rehearsed, and was not passed here yet.
    /// - Parameter digest: that of the gate's `trialText`.
    package func asksForTrial(of gate: GatePolicy, _ digest: PayloadDigest) -> Bool {
        !gate.isPlainRecitation && !passed.contains { $0.equals(digest) }
    }

    /// The state after one more event.
    package func evolved(by event: GateTrialEvent, at instant: Instant) -> GateTrials {
        var state = self
        switch event {
        case .passed(let digest): state.passed.append(digest)
        }
        return state
    }

    /// The events of a command; none where the gate was passed before.
    package func decide(_ command: GateTrialCommand, at instant: Instant) throws(GateTrialRejection)
        -> [GateTrialEvent]
    {
        switch command {
        case .pass(let gate, let digest):
            guard !gate.challenges.isEmpty else { throw .emptyGate }
            return passed.contains { $0.equals(digest) } ? [] : [.passed(digest)]
        }
    }
}

extension ChallengePolicy {
    fileprivate var withoutLimits: ChallengePolicy {
        guard case .pick(let count, let listed) = ask else { return ChallengePolicy(ask) }
        return ChallengePolicy(.pick(count, of: listed.map(\.withoutLimits)))
    }
}

extension GatePolicy {
    /// What its challenges ask for, in order; how long an answer is awaited makes no other gate.
    package var trialText: String {
        challenges.map { GateNotation.text($0.withoutLimits) }.joined(separator: ",")
    }
}
