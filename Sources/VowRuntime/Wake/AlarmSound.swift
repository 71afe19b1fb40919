import VowCore
import VowPorts

/// Makes an alarm heard: by its own sound, or by the built-in tone where that cannot be had.
///
/// `ring` is called on the daemon's thread; what comes of it is posted from the ringer's.
struct AlarmSound {
    private let ringer: any Ringer
    private let clock: any WakeClock
    private let mailbox: Mailbox
    private let watchdog: RingWatchdog
    private var shownFailure: String?
    /// What is done about an output on which it would not be heard.
    var care = AudibilityPolicy()

    init(ringer: any Ringer, clock: any WakeClock, mailbox: Mailbox, watchdog: RingWatchdog) {
        self.watchdog = watchdog
        self.ringer = ringer
        self.clock = clock
        self.mailbox = mailbox
    }

    /// Opens the output of a ring ahead of it. If that fails, the ring opens it again and reports the failure.
    func warm(_ sound: SoundSettings) { try? ringer.prepare(request(source(sound), sound)) }

    private func source(_ sound: SoundSettings) -> RingRequest.Source {
        sound.tone.contains("/")
            ? .file(path: sound.tone, digest: sound.toneDigest) : .tone(sound.tone)
    }

    private func request(_ source: RingRequest.Source, _ sound: SoundSettings) -> RingRequest {
        RingRequest(
            source: source, volumePercent: sound.volumePercent, rampSeconds: sound.rampSeconds,
            routeTags: sound.routeTags, care: care)
    }

    /// Ends the sound.
    func stop() {
        watchdog.ringEnds()
        ringer.stop()
    }

    /// Starts to ring. Returns what is wrong with the alarm's own sound, once for each cause; nil where nothing is.
    mutating func ring(_ sound: SoundSettings) -> PortFailure? {
        let asked = clock.steadyMilliseconds()
        do throws(PortFailure) {
            try start(source(sound), sound, askedAt: asked)
            shownFailure = nil
            return nil
        } catch {
            // Each run has to know by what it rang; a sound server that is away is told of by the ringer.
            if error.isOfTone {
                mailbox.post(.session(.toneNoticed(code: error.code, message: error.description)))
            }
            // A sound file that is gone or a tone that is unknown must not silence the alarm.
            do throws(PortFailure) { try start(.builtIn, sound, askedAt: asked) } catch {
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
        let (mailbox, clock, ringer) = (mailbox, clock, ringer)
        let watch = watchdog.ringBegins()
        try ringer.start(request(source, sound)) { signal in
            watch(signal)
            switch signal {
            case .fed: break
            case .started(let latency, let ready):
                let delay = clock.steadyMilliseconds() - askedAt
                let readyDelay = max(0, delay - Int64(latency - ready))
                mailbox.post(
                    .session(
                        .ringStarted(
                            means: ringer.means, delayMilliseconds: delay, sinkReadyMilliseconds: readyDelay))
                )
            case .level(let percent): mailbox.post(.level(percent: percent, isVoice: false))
            case .unheard(let finding, let percent):
                mailbox.post(
                    .session(
                        .ringUnheard(code: finding.code, message: finding.description, percent: percent)))
            case .measured(let measure): mailbox.post(.session(.soundMeasured(measure)))
            case .heardAgain: mailbox.post(.session(.ringHeardAgain))
            case .noticed(let finding):
                let (code, message) = (finding.code, finding.description)
                mailbox.post(
                    .session(
                        finding.isOfTone
                            ? .toneNoticed(code: code, message: message)
                            : .ringNoticed(code: code, message: message)))
            case .failed(let failure) where failure.isOfTone:
                mailbox.post(.session(.toneNoticed(code: failure.code, message: failure.description)))
            case .failed(let failure):
                mailbox.post(.session(.ringFailed(code: failure.code, message: failure.description)))
            }
        }
    }
}
