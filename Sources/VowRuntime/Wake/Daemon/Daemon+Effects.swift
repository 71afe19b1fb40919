import Foundation
package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

// What the machine wants done.
extension Daemon {
    /// Records events of one aggregate, durably.
    package func append(_ events: [DomainEvent], at: Instant, correlation: String, key: String?)
        throws(AppendFailure)
    {
        let stored = try watchdog.storing { () throws(AppendFailure) in
            try log.append(events, at: at, correlation: correlation, key: key)
        }
        for event in stored { ownPositions.insert(event.position) }
    }

    /// Makes the alarm heard.
    package func startRinging(_ sound: SoundSettings) {
        // Players are asked aside: one that hangs must not hold up the ring.
        if let media = parts.media { Thread.detachNewThread { media.pausePlaying() } }
        if let failure = alarmSound.ring(sound) { announcer.notice(failure) }
        shaking = sound.vibrate ? settings.vibration : nil
        if let shaking { shaker.start(shaking) }
    }

    /// Loads the engines and opens the microphone. What they need is read from files, which may keep a reader waiting,
    /// so the sound comes before.
    package func prepareHearing(_ language: Language) {
        let zone = parts.zones.deviceRules
        let today = zone.civil(at: parts.clock.now()).date
        secondEngines.begin(
            shadow: settings.shadowEngine, fallback: log.fallbackEngine(on: today, in: zone),
            language: language)
        hearing.begin(
            engine: settings.engine(for: language), language: language,
            // A run that fired yesterday keeps the rules that held then.
            comparesSounds: settings.policy.gateRules(on: today.adding(days: -1), in: zone).liveness.isOn)
    }

    /// Changes the gain.
    package func duck(percent: Int) {
        parts.ringer.duck(toPercent: percent)
        shaker.hold(percent < Daemon.shakingPercent)
    }

    /// Ends the sound.
    package func stopRinging() {
        alarmSound.stop()
        shaker.stop()
    }

    /// Closes the microphone, and lets the second engines work on what they kept.
    package func restHearing(run: RunID) {
        hearing.end()
        secondEngines.rest(run: run)
    }

    /// Opens a listening window; what is answered by hand is on the screen already.
    package func present(_ order: ChallengeOrder, run: RunID) {
        switch order {
        case .recite(let order, let prompt):
            if settings.speaksPrompts, let prompter {
                speak(prompt, before: order, by: prompter)
            } else {
                hearing.listen(order)
            }
        case .spokenSum(_, let order): hearing.listen(order)
        case .byHand(let challenge, _):
            if let kind = challenge.token?.kind { senses.begin(kind, texts: announcer.texts) }
            sensors.begin(challenge, texts: announcer.texts)
        }
    }

    /// Closes the listening window.
    package func withdraw() {
        spokenOrder = nil
        prompter?.stop()
        hearing.stop()
        senses.end()
        sensors.end()
    }

    /// An attempt was recorded: from the next run on its sound is known, and a fallback may be asked at once.
    package func judged(_ verdict: AttemptVerdict) -> DomainEvent? {
        secondEngines.judged(verdict)
        return sounds.remembered(verdict)
    }

    /// Gives a short pulse for each line, where the alarm shakes.
    package func linesAccepted(count: Int) {
        if let shaking { shaker.pulse(count: count, shaking) }
    }

    /// Tells the person by a notice.
    package func tell(_ notice: WakeNotice) {
        switch notice {
        case .checkAsked: announcer.tellCheck()
        case .partBypassed: announcer.notice(announcer.texts.partBypassed)
        case .repairDemanded: announcer.notice(announcer.texts.repairDemanded)
        }
    }

    /// Shows the wake screen.
    package func show(_ screen: WakeScreen, run: RunID) {
        display.show(screen, run: run)
    }

    /// A run ended.
    package func finished(run: RunID, _ ending: RunEnding) {
        // Where the run ended before anything was to be said, what was loaded for it is still held.
        hearing.coolDown()
        parts.transcribers.forgetFaults()
        display.finished(run: run, ending: ending)
        if ending == .dismissed { noteWakingVolume() }
        if stopsAfterRun { isQuitting = true }
        isNextStale = true
        memory.stir()
        watchdog.storing {
            letOldWordsGo()
            views?.keepUp()
        }
    }

    func letOldWordsGo() {
        do { try Retention.apply(settings, to: log, at: parts.clock.now()) } catch {
            announcer.notice(error)
        }
    }

    /// Says that the log cannot be written, and that it can again.
    package func logUnavailable(_ failure: PortFailure?) {
        if let failure {
            noteDamage(failure)
            announcer.notice(announcer.texts.logUnavailable(failure))
        } else {
            announcer.notice(announcer.texts.logIsBack)
        }
    }
}
