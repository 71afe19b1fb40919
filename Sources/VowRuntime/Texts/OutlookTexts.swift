package import VowAnswers
import VowCore

/// An outlook in words, one line for each thing that happens, in order.
package struct OutlookTexts {
    private let pick: Wording

    package init(_ pick: Wording) { self.pick = pick }

    package func text(_ outlook: Outlook, _ times: ShownTimes) -> String {
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

    private func text(_ ring: Outlook.Ring, _ times: ShownTimes) -> String {
        let wall = ring.deviceReading
        let name = ring.label.isEmpty ? "" : " \(ring.label)"
        return
            "  \(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(pick.clock(wall.time))  \(ring.alarm)\(name)"
            + "  \(times.isUniversal ? times.text(ring.occurrence.instant) + ", " : "")\(why(ring))"
    }

    private func text(_ silence: Outlook.Silence) -> String {
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

    private func text(
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
        return
            "  \(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(pick.clock(wall.time))  -- \(whose) "
            + "\(goes)\(times.isUniversal ? " (\(times.text(change.instant)))" : "")"
    }

    func why(_ ring: Outlook.Ring) -> String {
        let place =
            ring.followsDevice
            ? pick(ScheduleText.byDevice)
            : pick(ScheduleText.byZone(zone: ring.zone))
        let intended = pick.clock(ring.intended)
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
