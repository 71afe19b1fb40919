package import VowAnswers
import VowCore
package import VowPorts
import VowRecitation

/// What Vow tells outside the wake screen, from the catalogue's `notice` texts.
struct NoticeTexts: Sendable {
    let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    init(_ settings: Settings) { pick = Wording(settings) }

    /// What failed, why, and the repair.
    func failed(_ failure: PortFailure) -> String { failure.text(pick) }

    // MARK: The evening

    /// The headline of the evening notice.
    var tomorrow: String { pick(NoticeText.tomorrow) }

    /// What rings next, and how to skip it.
    func nextAlarm(_ alarm: AlarmID, label: String, at wall: CivilDateTime) -> String {
        let label = label.isEmpty ? "" : " \(label)"
        let when = "\(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(pick.clock(wall.time))\(label)"
        return pick(NoticeText.nextAlarm(when: when, alarm: alarm.text))
    }

    /// When to go to bed for the sleep that is wished; `time` is nil if that is over.
    func bedtime(_ time: CivilTime?, sleepMinutes: Int) -> String {
        let start = Instant(secondsSinceEpoch: 0)
        let sleep = Wait.text(
            from: start, to: start.adding(seconds: Int64(sleepMinutes) * 60), in: pick)
        guard let time else { return pick(NoticeText.bedtimeOver(sleep: sleep)) }
        return pick(NoticeText.bedtime(sleep: sleep, time: time.iso8601))
    }

    /// What stands on the button that leaves the next ring out, and on the one that opens the page.
    var skipOnce: String { pick(NoticeText.skipOnce) }
    var openIt: String { pick(NoticeText.answerHere) }

    /// The headline for what the next alarm lacks.
    var readinessTitle: String { pick(NoticeText.readinessTitle) }

    /// One thing that it lacks, with the repair.
    func lack(_ finding: Readiness) -> String {
        let texts = StatusTexts(pick)
        let repair = finding.repair.isEmpty ? "" : " → \(finding.repair)"
        return
            "\(texts.mark(finding.state)) \(texts.name(finding.part)): \(finding.message)\(repair)"
    }

    /// A part for want of which an alarm was put off is still missing.
    var repairFirst: String { pick(NoticeText.repairFirst) }

    /// The same, when the next alarm rings.
    var repairDemanded: String { pick(NoticeText.repairDemanded) }

    /// The run is put off, once, because the microphone is missing.
    var partBypassed: String { pick(NoticeText.partBypassed) }

    /// Said in place of the evening notice where others may read it.
    var noticeGiven: String {
        pick(NoticeText.noticeGiven)
    }

    /// A line was said with the same words for many mornings.
    func freshLines(_ line: String, id: LineID, days: Int) -> String {
        pick(NoticeText.freshLines(line: line, days: "\(days)", id: id.text))
    }

    /// Loud, because it can cost a morning.
    var nothingWakes: String { pick(NoticeText.nothingWakes) }

    // MARK: The morning

    /// What a notification says in place of the ringer.
    var wakeUp: String { pick(NoticeText.wakeUp) }

    /// The headline for a missed run.
    var missedTitle: String { pick(NoticeText.missedTitle) }

    /// A run was missed.
    func missed(label: String, due: String) -> String {
        pick(NoticeText.missed(name: label.isEmpty ? pick(NoticeText.unnamed) : label, due: due))
    }

    /// The program ends before the run does.
    var notOver: String { pick(NoticeText.notOver) }

    /// A zone's rules cannot be had.
    func zoneMissing(_ failure: PortFailure) -> String {
        "\(failure.text(pick)) \(pick(NoticeText.zoneMeanwhile))"
    }

    /// The headline for what is wrong with the zone.
    var zoneTitle: String { pick(NoticeText.zoneTitle) }

    /// The device's own zone is not the one that was asked for. Loud, because every alarm may ring hours off.
    func deviceZoneWrong(_ failure: PortFailure, used zone: String) -> String {
        failure.text(pick)
            + " " + pick(NoticeText.deviceZoneUsed(zone: zone))
    }

    // MARK: Codes and tags

    /// No camera was found.
    var noCamera: String { pick(NoticeText.noCamera) }

    /// No reader of tags was found.
    var noTagReader: String { pick(NoticeText.noTagReader) }

    /// A gate was not tried yet.
    func untried(_ alarm: AlarmID) -> String { pick(NoticeText.untried(alarm: alarm.text)) }

    /// The headline of the wake-up check.
    var checkTitle: String { pick(NoticeText.checkTitle) }

    /// Asks whether the person is still up.
    var checkAsked: String { pick(NoticeText.checkAsked) }

    // MARK: The log

    /// The headline for what is wrong with the log.
    var logTitle: String { pick(NoticeText.logTitle) }

    /// Some events cannot be read.
    func unreadable(_ count: Int, position: Int64, name: String, cause: String) -> String {
        let data = ["count": "\(count)", "place": "\(position) (\(name): \(cause))"]
        return pick(count == 1 ? NoticeText.unreadableEvent : .unreadableEvents, data)
    }

    /// The log takes nothing.
    func logUnavailable(_ failure: PortFailure) -> String {
        "\(failure.text(pick)) \(pick(NoticeText.ringsAllTheSame))"
    }

    /// The log takes events again.
    var logIsBack: String { pick(NoticeText.logIsBack) }
}

extension PortFailure {
    /// Message, cause and repair in one line; the cause stays in its library's words.
    package func text(_ wording: Wording) -> String { wording(told) }
}
