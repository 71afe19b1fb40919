package import VowAnswers
package import VowCore
import VowLog

extension CommandService {
    /// Keeps that a gate was passed in a trial.
    package func passTrial(of gate: GatePolicy) throws(CommandError) {
        _ = try carryOut(.pass(gate, gate.trialDigest), on: Aggregates.gateTrials, GateTrials.id) {
            rejection in
            switch rejection {
            case .emptyGate: .refused(Refusal(RefusalText.alarmEmptyGate))
            }
        }
    }

    /// Whether a gate should be tried before a morning depends on it.
    package func asksForTrial(of gate: GatePolicy) throws(CommandError) -> Bool {
        try state(of: Aggregates.gateTrials, GateTrials.id).asksForTrial(of: gate, gate.trialDigest)
    }
}

extension CommandService {
    /// The row of every alarm, with whether its gate should be tried.
    package func alarmRows() throws(CommandError) -> [AlarmRow] {
        try present(by: nil).sorted { ($0.time, $0.label, $0.id) < ($1.time, $1.label, $1.id) }
    }

    /// The row of an alarm, with whether its gate should be tried; nil where there is none.
    package func rowOfAlarm(_ id: AlarmID) throws(CommandError) -> AlarmRow? { try present(by: id).first }

    private func present(by id: AlarmID?) throws(CommandError) -> [AlarmRow] {
        let overview = try present()
        // Alarms are shown from their views, also where the log's own records are damaged; a trial is asked for where the
        // record of trials can be read.
        let trials = try? state(of: Aggregates.gateTrials, GateTrials.id)
        return overview.alarms.filter { id == nil || $0.id == id }.map { entry in
            var row = overview.row(of: entry)
            if let gate = entry.state.definition?.gate, let trials {
                row.untried = trials.asksForTrial(of: gate, gate.trialDigest)
            }
            return row
        }
    }
}

extension GatePolicy {
    /// Tells this gate from another in the record of trials, without naming its codes and tags.
    var trialDigest: PayloadDigest { PayloadDigest(of: Array(trialText.utf8)) }
}
