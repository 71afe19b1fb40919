import Synchronization
import VowCore
import VowLog
import VowPorts

/// The sounds of this device that are known again: what was remembered of attempts, rehearsals and practice.
struct SoundMemory: Sendable {
    /// So many fingerprints wait for their verdicts: those of the last pauses, and of the end.
    private static let mostWaiting = 6

    private let log: EventLog
    private let clock: any WakeClock
    private let shared = Shared()

    /// What the reader's thread leaves for the daemon's.
    private final class Shared: Sendable {
        struct Held {
            /// The fingerprints that wait for their verdicts.
            var found: [(evidence: AttemptEvidence, fingerprint: SoundFingerprint)] = []
            /// The sounds that are known: as the stream was read last, and what was remembered since.
            ///
            /// It is held, since the tone of a passed gate must not play on while a long stream is read.
            var state = HeardSoundsState()
        }

        let held = Mutex(Held())
    }

    init(log: EventLog, clock: any WakeClock) {
        self.log = log
        self.clock = clock
    }

    /// What an attempt is compared with. Reads the stream, on the caller's thread; a log that cannot be read knows none.
    func known() -> KnownSounds {
        // Compared with none, every sound is new.
        guard let state = try? log.readableState(of: Aggregates.heardSounds, HeardSoundsState.id).state else {
            return KnownSounds()
        }
        shared.held.withLock { $0.state = state }
        return KnownSounds(
            earlier: state.fingerprints(of: .attempt) + state.fingerprints(of: .rehearsal),
            own: state.fingerprints(of: .practiceRecording))
    }

    /// Notes what the sound of evidence is known by, until it is judged. Safe from any thread.
    func note(_ take: Take) {
        guard let fingerprint = take.fingerprint else { return }
        shared.held.withLock {
            $0.found = Array(($0.found + [(take.evidence, fingerprint)]).suffix(Self.mostWaiting))
        }
    }

    /// The event that remembers the sound of a judged attempt; nil where it was not compared, is known already,
    /// or is too short to be known again.
    func remembered(_ verdict: AttemptVerdict) -> DomainEvent? {
        let now = clock.now()
        let event = shared.held.withLock { held -> HeardSoundsEvent? in
            let found = held.found.last { $0.evidence == verdict.evidence }
            held.found = []
            guard let found,
                let event = held.state.accepted(.remember(found.fingerprint, .attempt), at: now)?.first
            else { return nil }
            held.state = held.state.evolved(by: event, at: now)
            return event
        }
        return event.flatMap { Aggregates.heardSounds.event($0, of: HeardSoundsState.id) }
    }
}

extension CommandService {
    /// Remembers a sound, so that it is recognised when it is heard again. Where that fails, nothing else is affected.
    func remember(_ fingerprint: SoundFingerprint?, _ origin: SoundOrigin) {
        guard let fingerprint else { return }
        // Lost is that this sound is known again.
        _ = try? carryOut(
            .remember(fingerprint, origin), on: Aggregates.heardSounds, HeardSoundsState.id
        ) { (rejection: HeardSoundsRejection) -> CommandError in
            .failed(
                PortFailure(
                    code: "sound.short", message: .soundTooShortToBe,
                    repair: .wholeLine, cause: "\(rejection)"))
        }
    }
}
