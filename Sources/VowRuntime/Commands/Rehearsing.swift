public import VowCore
import VowLog
import VowPorts

extension Desk {
    /// Records how a line was heard in peace, and gives what came of it.
    ///
    /// Refused while a run is in progress: a morning that has begun is not the time to teach the gate.
    public func rehearse(line id: String, _ evidence: AttemptEvidence) throws(DeskError) -> LineRehearsal {
        let household = try present()
        guard household.runs.isEmpty else { throw .refused(DeskTexts.rehearsalWhileRinging) }
        try change(line: id, .rehearse(evidence, on: household.today))
        for event in try events(of: StreamName(category: "line", id: id)).reversed() {
            if case .line(_, .rehearsed(let rehearsal)) = event.event { return rehearsal }
        }
        preconditionFailure("a rehearsal that was recorded is in the log")
    }
}
