import VowCore
import VowLog
import VowPorts

/// Tells the person things while the daemon runs: on the display, and by the notifier, whose failure is told in turn.
///
/// A value of the daemon's thread.
struct Announcer {
    /// What is said, in the person's language.
    var texts = NoticeTexts(Settings())
    private let display: any WakeDisplay
    private let notifier: any Notifier
    private var hasToldFlaws = false
    private var toldZoneProblem: PortFailure?

    init(display: any WakeDisplay, notifier: any Notifier) {
        self.display = display
        self.notifier = notifier
    }

    /// Says something on the display only.
    func notice(_ text: String) { display.notice(text) }

    /// Says on the display what failed.
    func notice(_ failure: PortFailure) { display.notice(texts.failed(failure)) }

    /// What kept the device's zone from being followed, once for each reason.
    mutating func tellZone(_ zone: DeviceZone) {
        defer { toldZoneProblem = zone.problem }
        guard let problem = zone.problem, problem != toldZoneProblem else { return }
        tell(texts.zoneTitle, texts.deviceZoneWrong(problem, used: zone.rules.identifier))
    }

    /// What rings tomorrow, with a way to leave it out this once.
    func tellEvening(_ told: EveningNotice.Told) {
        // Its lines are the person's own words, and the label is, too.
        display.notice(display.isPrivate ? told.text : texts.noticeGiven)
        let skip = NoticeSkip(label: texts.skipOnce, alarm: told.alarm.text, date: told.date.iso8601)
        let button = NoticeButton(label: texts.openIt, place: "alarms", skip: skip)
        do { try notifier.notify(title: texts.tomorrow, body: told.text, button: button) } catch {
            display.notice(texts.failed(error))
        }
    }

    /// What it is time for.
    func remind(_ due: Reminders.Due) {
        display.notice(display.isPrivate ? due.text : due.publicText)
        do { try notifier.notify(title: due.title, body: due.text, button: due.button) } catch {
            display.notice(texts.failed(error))
        }
    }

    /// What the next alarm needs and does not find.
    /// - Parameter demanded: the parts for want of which an alarm was put off; they come first.
    func tellReadiness(_ findings: [Readiness], demanded: [DevicePart] = []) {
        let lacks = findings.filter { $0.state != .ready }
        guard !lacks.isEmpty else { return }
        let wanted = demanded.map(\.capability)
        func isDemanded(_ finding: Readiness) -> Bool {
            guard let capability = finding.part.capability else { return false }
            return wanted.contains(capability)
        }
        let first = lacks.filter { isDemanded($0) }
        let rest = lacks.filter { !isDemanded($0) }
        let words = (first.isEmpty ? [] : [texts.repairFirst]) + (first + rest).map(texts.lack)
        tell(texts.readinessTitle, words.joined(separator: "\n"))
    }

    /// A run was missed.
    func tellMissed(label: String, due: Instant, zone: ZoneRules) {
        let due = ShownTimes(zone).text(due)
        tell(
            texts.missedTitle, texts.missed(label: label, due: due),
            whereOthersRead: texts.missed(label: "", due: due))
    }

    /// It is asked whether the person is still up.
    func tellCheck() { tell(texts.checkTitle, texts.checkAsked) }

    /// Wakes by the notifier's own sound.
    func alert(label: String) {
        post(title: label.isEmpty ? "Vow" : label, body: texts.wakeUp, audible: true)
    }

    /// What keeps the ring from being heard: once, since the screen repeats it while it lasts.
    func warn(_ warning: SoundWarning, _ texts: WakeTexts) {
        guard warning.told == 1 else { return }
        post(title: "Vow", body: texts.warning(warning), audible: false)
    }

    /// Events of the log that cannot be read: told once, by the first of them.
    mutating func tellFlaws(_ flaws: [(record: StoredEvent, failure: PortFailure)]) {
        guard let first = flaws.first, !hasToldFlaws else { return }
        hasToldFlaws = true
        let cause = first.failure.cause ?? texts.failed(first.failure)
        tell(
            texts.logTitle,
            texts.unreadable(
                flaws.count, position: first.record.position, name: first.record.event.name, cause: cause))
    }

    private func tell(_ title: String, _ text: String, whereOthersRead publicText: String? = nil) {
        display.notice(display.isPrivate ? text : publicText ?? text)
        post(title: title, body: text, audible: false)
    }

    private func post(title: String, body: String, audible: Bool) {
        do { try notifier.notify(title: title, body: body, audible: audible) } catch {
            display.notice(texts.failed(error))
        }
    }
}
