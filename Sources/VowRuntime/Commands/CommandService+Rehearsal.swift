import VowAnswers
package import VowCore
import VowLog
import VowPorts
package import VowRecitation

extension CommandService {
    /// Records a rehearsal of a line. Returns its outcome.
    ///
    /// Refused while a run is in progress: a morning that has begun is not the time to teach the gate.
    /// - Parameter fingerprint: the fingerprint of its sound, where one was made.
    package func rehearse(
        line id: LineID, _ evidence: AttemptEvidence, fingerprint: SoundFingerprint? = nil
    ) throws(CommandError) -> LineRehearsal {
        let overview = try present()
        guard overview.runs.isEmpty else { throw .refused(Refusal(RefusalText.rehearsalWhileRinging)) }
        try change(line: id, .rehearse(evidence, on: overview.today))
        remember(fingerprint, .rehearsal)
        for event in try events(of: Aggregates.line.stream(id)).reversed() {
            if case .line(_, .rehearsed(let rehearsal)) = event.event { return rehearsal }
        }
        preconditionFailure("a rehearsal that was recorded is in the log")
    }
}
