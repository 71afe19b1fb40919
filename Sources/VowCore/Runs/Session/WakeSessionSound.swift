// What the ringer tells of the sound.
extension WakeSession {
    /// How often a change of the output is recorded in a run.
    static let mostNotices = 20

    /// How often a warning is repeated while it holds.
    public static let warningMilliseconds: Int64 = 5_000

    /// How loud the tone comes back after a refusal, of the alarm's volume: somebody is awake and tries.
    public static let refusedPercent = 40

    /// Whether what the ringer tells is about a sound that is wanted now.
    private var isSoundWanted: Bool {
        switch mode {
        case .idle, .snoozed, .checking, .ended: false
        case .ringing, .listening, .answering: true
        }
    }

    mutating func ringFailed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        isRingerBroken = true
        record([.partFailed(part: .ringer, code: code, message: message)], at: instant, &effects)
        // What it warned of is gone with it; what rings in its place tells anew, perhaps before its first sample.
        ringHeardAgain(&effects)
        // A sound that breaks off as a snooze begins is no reason to disturb the snooze.
        switch mode {
        case .snoozed, .checking: return
        case .idle, .ringing, .listening, .answering, .ended: break
        }
        // Nothing sounds while an answer is awaited, so the ringer is tried again as soon as after a window.
        if case .answering(let until) = mode, let longest = state.terms?.timings.windowMilliseconds {
            mode = .answering(until: min(until, instant.adding(milliseconds: longest)))
        }
        effects.append(.alertWithoutRinger)
    }

    /// An output that somebody mutes again and again must not fill the log: each cause is recorded once.
    mutating func ringUnheard(
        _ found: SoundWarning, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted else { return }
        if !unheardCodes.contains(found.code) {
            unheardCodes.append(found.code)
            record(
                [.partFailed(part: .speaker, code: found.code, message: found.message)], at: instant,
                &effects)
        }
        var found = found
        if let warning, warning.code == found.code { found.told = warning.told + 1 }
        warning = found
        warnAt = instant.adding(milliseconds: WakeSession.warningMilliseconds)
        tellWarning(found, &effects)
    }

    /// The ring can be heard again.
    mutating func ringHeardAgain(_ effects: inout [SessionEffect]) {
        guard warning != nil else { return }
        endWarning()
        show(&effects)
    }

    /// Forgets a warning: what it was about is over, or nothing rings any more.
    mutating func endWarning() { (warning, warnAt) = (nil, nil) }

    /// Tells of a warning that holds once more, where its time has come.
    mutating func repeatWarning(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let warnAt, instant >= warnAt else { return }
        guard isSoundWanted, var again = warning else { return endWarning() }
        again.told += 1
        warning = again
        self.warnAt = instant.adding(milliseconds: WakeSession.warningMilliseconds)
        // Nothing must sound into what the person says.
        if isListening { return show(&effects) }
        tellWarning(again, &effects)
    }

    private mutating func tellWarning(_ warning: SoundWarning, _ effects: inout [SessionEffect]) {
        if warning.wakesNobody { effects.append(.alertWithoutRinger) }
        effects.append(.warn(warning))
        show(&effects)
    }

    /// A device that comes and goes must not fill the log.
    mutating func ringNoticed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted else { return }
        noticeCount += 1
        guard noticeCount <= WakeSession.mostNotices else { return }
        record([.partFailed(part: .speaker, code: code, message: message)], at: instant, &effects)
    }

    /// Proof of sound, a few times a run.
    mutating func soundMeasured(
        _ measure: SoundMeasure, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted, measureCount < WakeSession.mostNotices else { return }
        measureCount += 1
        record([.soundMeasured(measure)], at: instant, &effects)
    }

    /// The microphone is open only now, since a prompt was spoken before: the person has all of the window's time.
    mutating func listeningOpened(_ number: Int, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard isListening, number == window, let terms = state.terms, let step = state.currentStep else {
            return
        }
        record([.listeningOpened(step: state.stepIndex)], at: instant, &effects)
        let windowMilliseconds = step.limits.timeoutMilliseconds ?? terms.timings.windowMilliseconds
        mode = .listening(
            until: instant.adding(milliseconds: windowMilliseconds + WakeSession.hearingGraceMilliseconds))
        show(&effects)
    }
}
