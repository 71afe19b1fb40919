// What the ringer tells of the sound.
extension WakeSession {
    /// How many changes of the output are recorded in a run at most.
    static let mostNotices = 20

    /// After how many milliseconds a warning is repeated while it holds.
    package static let warningMilliseconds: Int64 = 5_000

    /// How loud the tone is after a refusal, in per cent of the alarm's volume: less than before, because the person is
    /// awake and trying.
    package static let refusedPercent = 40

    /// Whether what the ringer tells is about a sound that is wanted now.
    private var isSoundWanted: Bool {
        switch phase {
        case .awaited, .active, .snoozed, .up, .resting, .checking, .ended: false
        case .ringing, .listening, .judging, .answering: !isQuiet
        }
    }

    mutating func ringFailed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        isRingerBroken = true
        record([.partFailed(part: .ringer, code: code, message: message)], at: instant, &effects)
        // The warning was about the ringer that broke; the one that takes its place reports its own faults, perhaps
        // before its first sample.
        ringHeardAgain(&effects)
        // A sound that breaks off as a snooze begins is no reason to disturb the snooze.
        switch phase {
        case .snoozed, .resting, .checking: return
        case .listening, .judging, .answering: if isQuiet { return }
        case .awaited, .active, .ringing, .up, .ended: break
        }
        // Nothing sounds meanwhile, so the ringer is tried again as soon as after a window, or a usual ring.
        if case .answering(let until) = phase, let longest = state.terms?.timings.windowMilliseconds {
            phase = .answering(until: min(until, instant.adding(milliseconds: longest)))
        }
        if case .ringing(let until) = phase {
            phase = .ringing(until: min(until, instant.adding(milliseconds: ringMilliseconds)))
        }
        effects.append(.alertWithoutRinger)
    }

    /// The ring cannot be heard. An output that is muted again and again must not fill the log, so each cause is
    /// recorded once.
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

    /// Records a change of the output. A device that comes and goes must not fill the log, so only the first changes
    /// are recorded.
    mutating func ringNoticed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted else { return }
        noticeCount += 1
        guard noticeCount <= WakeSession.mostNotices else { return }
        record([.partFailed(part: .speaker, code: code, message: message)], at: instant, &effects)
    }

    /// Records what is wrong with the alarm's own tone: each cause once, since each ring of a run finds it again.
    mutating func toneNoticed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted, !toneCodes.contains(code) else { return }
        toneCodes.append(code)
        record([.partFailed(part: .tone, code: code, message: message)], at: instant, &effects)
    }

    /// Records what became of the sound, a few times in a run at most.
    mutating func soundMeasured(
        _ measure: SoundMeasure, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard isSoundWanted, measureCount < WakeSession.mostNotices else { return }
        measureCount += 1
        record([.soundMeasured(measure)], at: instant, &effects)
    }

    /// The microphone opened only now, because a prompt was spoken first: the window lasts its full time from here.
    mutating func listeningOpened(_ number: Int, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard isListening, number == window, let terms = state.terms, let step = state.currentStep else {
            return
        }
        record([.listeningOpened(step: state.stepIndex)], at: instant, &effects)
        let windowMilliseconds = step.limits.timeoutMilliseconds ?? terms.timings.windowMilliseconds
        phase = .listening(
            until: instant.adding(milliseconds: windowMilliseconds + WakeSession.hearingGraceMilliseconds))
        if silentUntil != nil, !isQuiet {
            silentUntil = instant.adding(
                milliseconds: windowMilliseconds + WakeSession.silentGraceMilliseconds)
        }
        show(&effects)
    }
}
