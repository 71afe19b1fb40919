import Synchronization
import VowCore
import VowLog
import VowPorts

/// The sounds of this device that are known again: what was remembered of attempts, rehearsals and practice.
struct SoundMemory: Sendable {
    /// So many fingerprints wait for their verdicts: those of the last pauses, and of the end.
    private static let mostWaiting = 6

    private let log: EventLog
    private let waiting = Waiting()

    private final class Waiting: Sendable {
        let found = Mutex<[(evidence: AttemptEvidence, fingerprint: SoundFingerprint)]>([])
    }

    init(log: EventLog) { self.log = log }

    /// What an attempt is compared with. Reads the stream, on the caller's thread; a log that cannot be read knows none.
    func known() -> KnownSounds {
        guard let state = try? log.readableState(of: Aggregates.heardSounds, HeardSoundsState.id).state else {
            return KnownSounds()
        }
        return KnownSounds(
            earlier: state.fingerprints(of: .attempt) + state.fingerprints(of: .rehearsal),
            own: state.fingerprints(of: .practiceRecording))
    }

    /// Notes what the sound of evidence is known by, until it is judged. Safe from any thread.
    func note(_ take: Take) {
        guard let fingerprint = take.fingerprint else { return }
        waiting.found.withLock {
            $0 = Array(($0 + [(take.evidence, fingerprint)]).suffix(Self.mostWaiting))
        }
    }

    /// The event that remembers the sound of a judged attempt; nil where it was not compared.
    func remembered(_ verdict: AttemptVerdict) -> DomainEvent? {
        let fingerprint = waiting.found.withLock { found -> SoundFingerprint? in
            defer { found = [] }
            return found.last { $0.evidence == verdict.evidence }?.fingerprint
        }
        return fingerprint.flatMap {
            Aggregates.heardSounds.event(.remembered($0, .attempt), of: HeardSoundsState.id)
        }
    }
}

extension CommandService {
    /// Remembers a sound, so that it is recognised when it is heard again. Where that fails, nothing else is affected.
    func remember(_ fingerprint: SoundFingerprint?, _ origin: SoundOrigin) {
        guard let fingerprint else { return }
        _ = try? carryOut(
            .remember(fingerprint, origin), on: Aggregates.heardSounds, HeardSoundsState.id
        ) { (rejection: HeardSoundsRejection) -> CommandError in
            .failed(
                PortFailure(
                    code: "sound.short", message: "The sound is too short to be known again.",
                    repair: "Say the whole line.", cause: "\(rejection)"))
        }
    }
}
