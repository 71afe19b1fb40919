import Synchronization
import VowCore

/// The sound of one attempt, for as long as its run lasts.
struct Take: Sendable {
    let evidence: AttemptEvidence
    let samples: [Float]
    let order: ListenOrder
    /// The fingerprint by which its sound is recognised; nil where it was not compared.
    var fingerprint: SoundFingerprint?
    /// The attempt that was judged on it; nil until one was.
    var attempt: Int?
}

/// Keeps the sound of a run's judged attempts in memory while another engine still has to hear it.
///
/// Nothing is kept unless a second engine is set, nothing reaches a disk, and everything is let go when the run has
/// ended. Safe from any thread.
final class RecentRecordings: Sendable {
    /// How many attempts are kept at most, about 12 MB; the second engine does not hear later ones.
    private static let mostAttempts = 12
    /// How many takes may wait for their verdict: those of the last pauses, and of the end.
    private static let mostUnjudged = 4

    private struct State {
        var isOn = false
        var takes: [Take] = []
    }

    private let state = Mutex(State())

    /// Begins to keep, or stops and forgets.
    func turn(on isOn: Bool) {
        state.withLock { state in
            state.isOn = isOn
            if !isOn { state.takes = [] }
        }
    }

    /// Offers what evidence was made from; of those that wait for a verdict the newest stay.
    func offer(_ take: Take) {
        state.withLock { state in
            guard state.isOn, state.takes.count(where: { $0.attempt != nil }) < Self.mostAttempts else {
                return
            }
            state.takes.append(take)
            guard state.takes.count(where: { $0.attempt == nil }) > Self.mostUnjudged,
                let oldest = state.takes.firstIndex(where: { $0.attempt == nil })
            else { return }
            state.takes.remove(at: oldest)
        }
    }

    /// Notes that an attempt was judged on evidence, and gives its take, where it was kept.
    func claim(_ verdict: AttemptVerdict) -> Take? {
        state.withLock { state in
            let place = state.takes.firstIndex { $0.attempt == nil && $0.evidence == verdict.evidence }
            guard let place else { return nil }
            state.takes[place].attempt = verdict.number
            return state.takes[place]
        }
    }

    /// Takes out all judged takes, oldest first.
    func drain() -> [Take] {
        state.withLock { state in
            let judged = state.takes.filter { $0.attempt != nil }
            state.takes = []
            return judged
        }
    }
}
