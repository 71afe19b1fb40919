import Foundation
package import VowCore
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
    ///   - alarmClock: handed in, since this is also called while the loop is at work.
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
        let demanded = loop.runner.alarmClock.unrepairedParts
        var changed: [Readiness.Part] = []
        for (part, capability, state) in findings.capabilities {
            let known = loop.runner.alarmClock.history.state(of: capability)
            guard state != known ?? CapabilityState.ready else { continue }
            changed.append(part)
            loop.runner.record(
                .capabilityChanged(capability: capability, state: state), at: now, world: self)
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
        guard loop.runner.alarmClock.history.wakingVolumePercent != volumePercent else { return }
        loop.runner.record(.wokeAt(volumePercent: volumePercent), at: parts.clock.now(), world: self)
    }

    /// Alerts by the notifier's own sound.
    package func alertWithoutRinger(label: String) {
        announcer.alert(label: label)
    }

    /// Tells the person about a missed run.
    package func tellMissed(run: RunID, label: String, due: Instant) {
        announcer.tellMissed(label: label, due: due, zone: parts.zones.deviceRules)
    }

    /// Reminds of what is due, where nothing rings. Returns when to look again. What was told is remembered here as
    /// well, so that it is not said again and again while the log cannot be written.
    func remind() -> Instant? {
        let (now, zone) = (parts.clock.now(), parts.zones.deviceRules)
        guard loop.runner.alarmClock.isAtRest else { return nil }
        for due in reminders.due(at: now, in: zone, settings) {
            loop.runner.record(due.told, at: now, world: self)
            reminders.apply(due.told, at: now)
            announcer.remind(due)
        }
        return reminders.next(after: now, in: zone, settings)
    }
}
