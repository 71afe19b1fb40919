import VowCore
import VowPorts

/// Makes an alarm heard: by its own sound, or by the built-in tone where that cannot be had.
///
/// `ring` is called on the daemon's thread; what comes of it is posted from the ringer's.
struct Bell {
    private let ringer: any Ringer
    private let clock: any WakeClock
    private let mailbox: Mailbox
    private var shownFailure: String?

    init(ringer: any Ringer, clock: any WakeClock, mailbox: Mailbox) {
        self.ringer = ringer
        self.clock = clock
        self.mailbox = mailbox
    }

    /// Starts to ring; what is wrong with the alarm's own sound, once for each cause.
    mutating func ring(_ sound: SoundSettings) -> PortFailure? {
        let asked = clock.steadyMilliseconds()
        let source: RingRequest.Source =
            sound.tone.contains("/") ? .file(path: sound.tone) : .tone(sound.tone)
        do throws(PortFailure) {
            try start(source, sound, askedAt: asked)
            shownFailure = nil
            return nil
        } catch {
            // A sound file that is gone or a tone that is unknown must not silence the alarm.
            do throws(PortFailure) { try start(.tone("beacon"), sound, askedAt: asked) } catch {
                mailbox.post(.session(.ringFailed(code: error.code, message: error.description)))
            }
            // Each ring of a run fails alike; the person is told once.
            defer { shownFailure = error.code }
            return shownFailure == error.code ? nil : error
        }
    }

    private func start(_ source: RingRequest.Source, _ sound: SoundSettings, askedAt: Int64)
        throws(PortFailure)
    {
        let (mailbox, clock) = (mailbox, clock)
        let request = RingRequest(
            source: source, volumePercent: sound.volumePercent, rampSeconds: sound.rampSeconds,
            routeTags: sound.routeTags)
        try ringer.start(request) { signal in
            switch signal {
            case .started(let latency, let ready):
                let delay = clock.steadyMilliseconds() - askedAt
                let readyDelay = max(0, delay - Int64(latency - ready))
                mailbox.post(
                    .session(
                        .ringStarted(
                            means: "sound", delayMilliseconds: delay, sinkReadyMilliseconds: readyDelay)))
            case .level(let percent): mailbox.post(.level(percent: percent, isVoice: false))
            case .unheard(let finding):
                mailbox.post(.session(.ringUnheard(code: finding.code, message: finding.description)))
            case .failed(let failure):
                mailbox.post(.session(.ringFailed(code: failure.code, message: failure.description)))
            }
        }
    }
}
