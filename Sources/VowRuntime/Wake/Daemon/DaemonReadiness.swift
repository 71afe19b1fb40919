import Foundation
public import VowCore
import VowLog
import VowPorts

// What the next alarm needs of the device.
extension Daemon {
    /// Where the tone is turned down further than this, the device does not shake either.
    static let shakingPercent = 30
    /// The hour of the evening check where no notice is wanted.
    static let checkHour = 21

    /// Checks everything that the existing alarms and lines need, whether or not one rings soon: at the start, each
    /// evening and after a sleep, while there is time to repair it. This happens on another thread, because a sound
    /// server that does not answer must not hold up this one.
    /// - Parameters:
    ///   - alarmClock: handed in, since this is also called while the watch is at work.
    ///   - isAsked: whether all that is missing is told, as at the start and of an evening, or only what is new.
    func inspectDevice(for alarmClock: AlarmClock, isAsked: Bool = true) {
        guard let inspect = parts.inspect else { return }
        let (settings, mailbox, needs) = (settings, mailbox, DeviceNeeds(alarmClock))
        Thread.detachNewThread { mailbox.post(.inspected(inspect(settings, needs), isAsked: isAsked)) }
    }

    /// Takes what a check of the device found: a changed capability is recorded, and the person is told of what may
    /// spoil the morning.
    func handle(_ findings: [Readiness], isAsked: Bool) {
        let now = parts.clock.now()
        let demanded = watch.runner.alarmClock.unrepairedParts
        var changed: [Readiness.Part] = []
        for (part, state) in findings.capabilities {
            let known = watch.runner.alarmClock.history.state(of: part.rawValue)
            guard state.rawValue != known ?? Readiness.State.ready.rawValue else { continue }
            changed.append(part)
            watch.runner.record(
                .capabilityChanged(capability: part.rawValue, state: state.rawValue), at: now, world: self)
        }
        announcer.tellReadiness(
            findings.filter {
                ($0.part.changesOvernight || $0.isPassing) && (isAsked || changed.contains($0.part))
            }, demanded: demanded)
    }

    /// Has the output asked how loud it is, since its sound has just woken the person.
    func noteWakingVolume() {
        guard let ask = parts.outputVolume else { return }
        let mailbox = self.mailbox
        Thread.detachNewThread { if let percent = ask() { mailbox.post(.wokeAt(volumePercent: percent)) } }
    }

    func noteWaking(volumePercent: Int) {
        guard watch.runner.alarmClock.history.wakingVolumePercent != volumePercent else { return }
        watch.runner.record(.wokeAt(volumePercent: volumePercent), at: parts.clock.now(), world: self)
    }

    /// What goes with events of a run for the person: a short pulse for each line that was accepted, and the notice
    /// that a part has to be repaired first.
    func noteBeside(_ events: [DomainEvent]) {
        var accepted = 0
        for case .run(_, let event) in events {
            switch event {
            case .lineRecited: accepted += 1
            case .repairDemanded: announcer.notice(announcer.texts.repairDemanded)
            case .partBypassed: announcer.notice(announcer.texts.partBypassed)
            default: break
            }
        }
        if accepted > 0, let shaking { shaker.pulse(count: accepted, shaking) }
    }

    /// Alerts by the notifier's own sound.
    public func alertWithoutRinger(label: String) {
        announcer.alert(label: label)
    }

    /// Tells the person about a missed run.
    public func tellMissed(run: RunID, label: String, due: Instant) {
        announcer.tellMissed(label: label, due: due, zone: parts.zones.deviceRules)
    }

    /// Reminds of what is due, where nothing rings. Returns when to look again. What was told is remembered here as
    /// well, so that it is not said again and again while the log cannot be written.
    func remind() -> Instant? {
        let (now, zone) = (parts.clock.now(), parts.zones.deviceRules)
        guard watch.runner.alarmClock.isAtRest else { return nil }
        for due in reminders.due(at: now, in: zone, settings) {
            announcer.remind(due)
            guard let recorded = due.told else { continue }
            reminders.apply(recorded, at: now)
            try? append([recorded], at: now, correlation: "", key: nil)
        }
        return reminders.next(after: now, in: zone, settings)
    }
}
