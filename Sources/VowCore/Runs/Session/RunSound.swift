/// What a machine within a session wants done, in order.
enum SessionOrder: Sendable {
    /// Record an event.
    case record(RunEvent)
    /// Perform an effect.
    case perform(SessionEffect)
    /// Show the present state.
    case show
}

/// The sound of a run: whether the ringer works and is heard, how long the tone is silent, and how much it owes.
///
/// | sound | input | next | gives |
/// | --- | --- | --- | --- |
/// | any | the ringer broke | broken, without a warning | record; the warning goes from the screen |
/// | broken | the ringer sounds | sound | |
/// | any | it plays unheard | warned | record once for each cause; alert where it wakes nobody; warn, show |
/// | warned | five seconds later | warned again | the same, without a record; while somebody is heard only show |
/// | warned | five seconds later, and no sound is wanted | sound | |
/// | warned | it is heard again | sound | show |
/// | any | the output changed, or the sound was measured | the same | record, a few times at most |
/// | any | the alarm's tone cannot be used | the same | record once for each cause |
/// | sounding | a silent turn begins | silent, until its window is over | |
/// | silent | its window is over | sounding, in the same turn | the caller turns the tone up |
/// | silent, sounding | the turn ends | sounding, and owes its share (`RingShare`) | |
struct RunSound: Sendable {
    /// How long after the end of a window the tone stays silent for a result. The person is not heard any more by then.
    static let graceMilliseconds: Int64 = 1_000
    /// How many changes of the output are recorded in a run at most.
    static let mostNotices = 20

    /// Whether the ringer reported that it broke.
    private(set) var isBroken = false
    /// What keeps the ring from being heard now.
    private(set) var warning: SoundWarning?
    /// When the warning is repeated.
    private(set) var warnAt: Instant?
    /// When the tone comes back though the result of a window is still awaited, or the gate is asked for in a snooze; nil
    /// while it sounds.
    private(set) var silentUntil: Instant?
    /// How much the tone has to sound between turns that bring nothing.
    private(set) var share = RingShare()
    private var unheardCodes: [String] = []
    private var toneCodes: [String] = []
    private var noticeCount = 0
    private var measureCount = 0

    /// A process takes the run up: it sounds, and owes what the turns before it left.
    mutating func begin(_ share: RingShare) {
        silentUntil = nil
        self.share = share
    }

    /// The run is put off or passed: nothing sounds, and nothing is owed.
    mutating func rest() {
        silentUntil = nil
        share = RingShare()
    }

    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        warnAt = warnAt?.adding(milliseconds: milliseconds)
        silentUntil = silentUntil?.adding(milliseconds: milliseconds)
        share.followClockStep(byMilliseconds: milliseconds)
    }
}

// Turns.
extension RunSound {
    /// Begins a turn in which the tone sounds, turned down.
    mutating func beginTurn(at instant: Instant) { share.beginTurn(isSilent: false, at: instant) }

    /// Begins a turn in which the tone is silent for as long as a window lasts.
    mutating func beginSilence(forMilliseconds windowMilliseconds: Int64, at instant: Instant) {
        share.beginTurn(isSilent: true, at: instant)
        silentUntil = instant.adding(milliseconds: windowMilliseconds + RunSound.graceMilliseconds)
    }

    /// The microphone of a silent turn opens only now, for as long as a window lasts.
    mutating func prolongSilence(forMilliseconds windowMilliseconds: Int64, at instant: Instant) {
        guard silentUntil != nil else { return }
        silentUntil = instant.adding(milliseconds: windowMilliseconds + RunSound.graceMilliseconds)
    }

    /// The gate is asked for in a snooze, which ends at an instant.
    mutating func keepSilent(until instant: Instant) { silentUntil = instant }

    /// Whether the time of silence is over.
    func isSilenceOver(at instant: Instant) -> Bool { silentUntil.map { instant >= $0 } ?? false }

    /// The tone comes back in the open turn.
    mutating func returnTone(at instant: Instant) {
        silentUntil = nil
        share.soundReturned(at: instant)
    }

    /// Ends the open turn, if there is one.
    mutating func endTurn(isTried: Bool, ringMilliseconds: Int64, at instant: Instant) {
        silentUntil = nil
        share.endTurn(isTried: isTried, ringMilliseconds: ringMilliseconds, at: instant)
    }

    /// Ends the silence; what the turn comes to is not counted.
    mutating func endSilence() { silentUntil = nil }

    /// Something was gained at the gate.
    mutating func noteGain() { share.noteGain() }
}

// What the ringer tells.
extension RunSound {
    /// The ringer makes sound.
    mutating func ringerStarted() { isBroken = false }

    /// The ringer broke. A warning was about that ringer; the one that takes its place reports its own faults, perhaps
    /// before its first sample.
    mutating func ringerFailed(code: String, message: String) -> [SessionOrder] {
        isBroken = true
        return [.record(.partFailed(part: .ringer, code: code, message: message))] + heardAgain()
    }

    /// The ring cannot be heard. An output that is muted again and again must not fill the log, so each cause is
    /// recorded once.
    mutating func unheard(_ found: SoundWarning, at instant: Instant) -> [SessionOrder] {
        var found = found
        if let warning, warning.code == found.code { found.told = warning.told + 1 }
        warning = found
        warnAt = instant.adding(milliseconds: WakeSession.warningMilliseconds)
        if unheardCodes.contains(found.code) { return told(found) }
        unheardCodes.append(found.code)
        return [.record(.partFailed(part: .speaker, code: found.code, message: found.message))] + told(found)
    }

    /// The ring can be heard again.
    mutating func heardAgain() -> [SessionOrder] {
        guard warning != nil else { return [] }
        endWarning()
        return [.show]
    }

    /// Forgets a warning: what it was about is over, or nothing rings any more.
    mutating func endWarning() { (warning, warnAt) = (nil, nil) }

    /// Tells of a warning that holds once more, if its time has come.
    /// - Parameter isHearing: whether somebody is heard; nothing must sound into what they say.
    mutating func repeatWarning(isWanted: Bool, isHearing: Bool, at instant: Instant) -> [SessionOrder] {
        guard let warnAt, instant >= warnAt else { return [] }
        guard isWanted, var again = warning else {
            endWarning()
            return []
        }
        again.told += 1
        warning = again
        self.warnAt = instant.adding(milliseconds: WakeSession.warningMilliseconds)
        return isHearing ? [.show] : told(again)
    }

    private func told(_ warning: SoundWarning) -> [SessionOrder] {
        (warning.wakesNobody ? [.perform(.alertWithoutRinger)] : []) + [.perform(.warn(warning)), .show]
    }

    /// The output changed. A device that comes and goes must not fill the log, so only the first changes are recorded.
    mutating func outputChanged(code: String, message: String) -> [SessionOrder] {
        noticeCount += 1
        guard noticeCount <= RunSound.mostNotices else { return [] }
        return [.record(.partFailed(part: .speaker, code: code, message: message))]
    }

    /// Something is wrong with the alarm's own tone: each cause is recorded once, since each ring of a run finds it again.
    mutating func toneUnusable(code: String, message: String) -> [SessionOrder] {
        if toneCodes.contains(code) { return [] }
        toneCodes.append(code)
        return [.record(.partFailed(part: .tone, code: code, message: message))]
    }

    /// The sound was measured: recorded a few times in a run at most.
    mutating func measured(_ measure: SoundMeasure) -> [SessionOrder] {
        guard measureCount < RunSound.mostNotices else { return [] }
        measureCount += 1
        return [.record(.soundMeasured(measure))]
    }
}
