import VowAnswers
public import VowCore
import VowLog

extension CommandService {
    /// Keeps that a gate was passed in a trial.
    public func passTrial(of gate: GatePolicy) throws(CommandError) {
        _ = try carryOut(.pass(gate, gate.trialDigest), on: Aggregates.gateTrials, GateTrials.id) {
            rejection in
            switch rejection {
            case .emptyGate: .refused(Refusal(RefusalText.alarmEmptyGate))
            }
        }
    }

    /// Whether a gate should be tried before a morning depends on it.
    public func asksForTrial(of gate: GatePolicy) throws(CommandError) -> Bool {
        try state(of: Aggregates.gateTrials, GateTrials.id).asksForTrial(of: gate, gate.trialDigest)
    }
}

extension GatePolicy {
    /// Tells this gate from another in the record of trials, without naming its codes and tags.
    var trialDigest: PayloadDigest { PayloadDigest(of: Array(trialText.utf8)) }
}
