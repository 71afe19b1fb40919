import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow schedule`: what rings, and why, at any time and anywhere.
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: HelpText.schedule.inHelp,
        discussion: HelpText.scheduleMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(
        help: .text(.scheduleAt, valueName: "instant"))
    var at: String?
    @Option(help: .text(.scheduleZone)) var zone: String?
    @Option(help: .text(.scheduleDays)) var days: Int = 7

    func run() throws {
        try Exit.reporting {
            guard (1...366).contains(days) else { throw CommandError.refused("--days goes from 1 to 366.") }
            let service = try common.service()
            let from = try at.map(ScheduleCommand.instant) ?? service.now
            let outlook = try service.outlook(from: from, deviceZone: zone, days: days)
            if common.json {
                JSONPrinter.print(OutlookRow(outlook))
            } else {
                Output.line(OutlookText.text(outlook, ShownTimes(common.utc ? nil : outlook.deviceZone)))
            }
        }
    }

    private static func instant(_ text: String) throws -> Instant {
        guard let instant = Instant(iso8601: text) else {
            throw CommandError.refused(
                "\"\(text)\" is no instant. Write it as 2026-03-28T12:00:00Z or with +02:00.")
        }
        return instant
    }
}

/// An outlook as JSON; the keys are part of the contract.
private struct OutlookRow: Encodable {
    struct Ring: Encodable {
        let alarm: AlarmID
        let label, instant, local, deviceLocal, date, time, zone, kind, why: String
        let followsDevice: Bool
    }
    struct Silence: Encodable {
        let alarm: AlarmID
        let label, date, reason: String
    }
    struct Change: Encodable {
        let zone, instant: String
        let offsetBeforeSeconds, offsetAfterSeconds: Int
        let device: Bool
    }
    let from, until, zone, zoneRules: String
    let rings: [Ring]
    let silences: [Silence]
    let clockChanges: [Change]

    init(_ outlook: Outlook) {
        from = outlook.from.iso8601
        until = outlook.until.iso8601
        zone = outlook.deviceZone.identifier
        zoneRules = outlook.deviceZone.version
        rings = outlook.rings.map {
            Ring(
                alarm: $0.alarm, label: $0.label, instant: $0.occurrence.instant.iso8601,
                local: OutlookText.iso($0.zoneReading), deviceLocal: OutlookText.iso($0.deviceReading),
                date: $0.occurrence.date.iso8601, time: $0.intended.iso8601, zone: $0.zone,
                kind: $0.occurrence.kind.rawValue, why: OutlookText.why($0), followsDevice: $0.followsDevice)
        }
        silences = outlook.silences.map {
            Silence(alarm: $0.alarm, label: $0.label, date: $0.date.iso8601, reason: $0.reason.rawValue)
        }
        clockChanges = outlook.clockChanges.map {
            Change(
                zone: $0.zone, instant: $0.instant.iso8601, offsetBeforeSeconds: $0.offsetBeforeSeconds,
                offsetAfterSeconds: $0.offsetAfterSeconds, device: $0.isDevice)
        }
    }
}

/// An outlook in words, one line for each thing that happens, in order.
private enum OutlookText {
    private static var pick: Wording { RefusalLanguage.wording }

    static func text(_ outlook: Outlook, _ times: ShownTimes) -> String {
        var lines: [(at: Instant, order: Int, text: String)] = []
        for change in outlook.clockChanges { lines.append((change.instant, 0, text(change, outlook, times))) }
        for silence in outlook.silences {
            // A silent date has no instant; it stands where its noon would be.
            let noon = Int64(silence.date.daysSinceEpoch) * 86_400 + 43_200
            lines.append((Instant(secondsSinceEpoch: noon), 1, text(silence)))
        }
        for ring in outlook.rings { lines.append((ring.occurrence.instant, 2, text(ring, times))) }
        lines.sort { ($0.at, $0.order, $0.text) < ($1.at, $1.order, $1.text) }
        let zone = outlook.deviceZone
        let (from, until) = (times.text(outlook.from), times.text(outlook.until))
        let head = pick(
            ScheduleText.heading(zone: zone.identifier, version: zone.version, from: from, until: until))
        if outlook.rings.isEmpty {
            lines.append((outlook.until, 3, "  " + pick(ScheduleText.nothing)))
        }
        return ([head] + lines.map(\.text)).joined(separator: "\n")
    }

    private static func text(_ ring: Outlook.Ring, _ times: ShownTimes) -> String {
        let wall = ring.deviceReading
        let name = ring.label.isEmpty ? "" : " \(ring.label)"
        return
            "  \(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(wall.time.iso8601)  \(ring.alarm)\(name)"
            + "  \(times.isUniversal ? times.text(ring.occurrence.instant) + ", " : "")\(why(ring))"
    }

    private static func text(_ silence: Outlook.Silence) -> String {
        let name = silence.label.isEmpty ? "" : " \(silence.label)"
        let reason =
            switch silence.reason {
            case .skipped: pick(ScheduleText.skipped)
            case .paused: pick(ScheduleText.paused)
            case .dateDoesNotExist: pick(ScheduleText.noSuchDate)
            }
        let silent = pick(ScheduleText.silent)
        return
            "  \(pick.weekday(silence.date.weekday)) \(silence.date.iso8601) \(silent)  \(silence.alarm)\(name)  \(reason)"
    }

    private static func text(
        _ change: Outlook.ClockChange, _ outlook: Outlook, _ times: ShownTimes
    ) -> String {
        let moved = change.offsetAfterSeconds - change.offsetBeforeSeconds
        let minutes = abs(moved) / 60
        let size = minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes) min"
        let wall = outlook.deviceZone.civil(at: change.instant)
        let whose =
            change.isDevice
            ? pick(ScheduleText.clockDevice)
            : pick(ScheduleText.clockZone(zone: change.zone))
        let goes =
            moved > 0
            ? pick(ScheduleText.forward(size: size))
            : pick(ScheduleText.back(size: size))
        return "  \(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(wall.time.iso8601)  -- \(whose) "
            + "\(goes)\(times.isUniversal ? " (\(times.text(change.instant)))" : "")"
    }

    static func why(_ ring: Outlook.Ring) -> String {
        let place =
            ring.followsDevice
            ? pick(ScheduleText.byDevice)
            : pick(ScheduleText.byZone(zone: ring.zone))
        let intended = ring.intended.iso8601
        return switch ring.occurrence.kind {
        case .exact: "\(intended) \(place)"
        case .gap:
            pick(ScheduleText.gap(time: intended, place: place))
        case .overlap:
            pick(ScheduleText.overlap(time: intended, place: place))
        }
    }

    static func iso(_ reading: CivilDateTime) -> String {
        "\(reading.date.iso8601)T\(reading.time.iso8601)"
    }
}
