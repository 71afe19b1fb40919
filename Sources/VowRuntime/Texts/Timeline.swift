package import VowAnswers
import VowCore
package import VowLog
package import VowPorts
package import VowRecitation

/// A recorded event as JSON; the keys are part of the contract.
package struct EventRow: Codable, Sendable {
    package let position: Int64
    package let at: String
    /// That time on the wall clock; of the events of a run alone.
    package var local: String?
    /// Which stream it is of, and its place there; left out where all are of one.
    package let stream: String?
    package let version: Int64?
    package let name: String
    package let detail: String
    package let erased: Bool

    package init(
        _ logged: LoggedEvent, ofManyStreams: Bool = false, _ pick: Wording = Wording(in: .english),
        lines: [LineID: String] = [:]
    ) {
        position = logged.position
        at = logged.at.iso8601Milliseconds
        stream = ofManyStreams ? logged.stored.stream.description : nil
        version = ofManyStreams ? logged.version : nil
        name = logged.stored.event.name
        detail = Timeline.detail(logged, pick, lines)
        erased = logged.isErased
    }

    /// The rows of a run, in the person's language, with the words of its lines.
    ///
    /// Wall clocks show what they did where the alarm's time was read.
    static func rows(ofRun events: [LoggedEvent], _ pick: Wording, zones: any ZoneRulesSource) -> [EventRow] {
        let lines = RunEventTexts.lines(of: events.map(\.event))
        let clock = WallClock(ofRun: events.map(\.event), zones: zones)
        return events.map { logged in
            var row = EventRow(logged, pick, lines: lines)
            row.local = clock.local(logged.at)
            return row
        }
    }

    /// An event that cannot be read; `why` says what is wrong with it.
    package init(
        unreadable record: StoredEvent, why: PortFailure, ofManyStreams: Bool = false, _ pick: Wording
    ) {
        position = record.position
        at = record.event.at.iso8601Milliseconds
        stream = ofManyStreams ? record.stream.description : nil
        version = ofManyStreams ? record.version : nil
        name = record.event.name
        detail = pick(EventText.unreadable(cause: "\(why.cause ?? pick(why.message))"))
        erased = false
    }
}

/// The events of a run in words, one line each.
package enum Timeline {
    /// An event's detail, with what only its time tells: a run that was passed ahead of its alarm.
    package static func detail(_ logged: LoggedEvent, _ pick: Wording, _ lines: [LineID: String] = [:])
        -> String
    {
        let detail = detail(logged.event, pick, lines)
        guard case .run(_, .fired(let terms)) = logged.event, logged.at < terms.due else { return detail }
        let minutes = (terms.due.milliseconds(since: logged.at) + 30_000) / 60_000
        return detail + pick(EventText.early(minutes: minutes))
    }

    /// An event's wire name and detail.
    /// - Parameter wording: the language of what is told of a run's events.
    static func named(_ event: DomainEvent, _ wording: Wording = Wording(in: .english)) -> String {
        // The timeline shows the event all the same.
        let name = (try? EventCodec.encode(event))?.name ?? "unwritable"
        let detail = detail(event, wording)
        return detail.isEmpty ? name : "\(name) \(detail)"
    }

    static func detail(_ event: DomainEvent, _ pick: Wording, _ lines: [LineID: String] = [:]) -> String {
        switch event {
        case .run(_, let event): RunEventTexts(pick, lines: lines).detail(event)
        case .alarm(_, let event): detail(event, pick)
        case .line(_, .added(let kind, let text, _)): "\(kind.rawValue): \(text.wrappedValue)"
        case .line(_, .edited(let text)): text.wrappedValue
        case .line(_, .removed(nil)), .line(_, .enabled): ""
        case .line(_, .disabled(let date)), .line(_, .removed(let date?)):
            pick(EventText.from(date: date.iso8601))
        case .line(_, .rehearsed(let rehearsal)):
            "\"\(rehearsal.evidence.transcript)\" \(rehearsal.outcome.rawValue)"
        case .setting(let key, let value): "\(key) = \(value)"
        case .device(let event): detail(event, pick)
        case .consent(let purpose, .given(let recipient, _)):
            pick(EventText.consent(purpose: purpose.rawValue, recipient: recipient))
        case .consent(let purpose, .withdrawn): purpose.rawValue
        case .token, .other: AggregateRegistry.vow.detail(of: event) { pick(named: $0, $1) } ?? ""
        case .shadow(_, let hearing):
            pick(EventText.attempt)
                + " \(hearing.attempt), \(hearing.evidence.engine): \"\(hearing.evidence.transcript)\" "
                + (hearing.passed
                    ? pick(EventText.wouldPass)
                    : pick(EventText.wouldNotPass))
        }
    }

    private static func detail(_ event: DeviceEvent, _ pick: Wording) -> String {
        switch event {
        case .started(let version, _): "vow \(version)"
        case .stopped: ""
        case .clockStepped(let milliseconds): pick(EventText.clock(milliseconds: milliseconds))
        case .zoneChanged(let identifier, let version):
            pick(EventText.zone(zone: identifier, version: version))
        case .capabilityChanged(let capability, let state): "\(capability.rawValue): \(state.rawValue)"
        case .returned(let lastSeen, let cause):
            pick(EventText.lastSeen(time: lastSeen.iso8601, why: why(cause, pick)))
        case .suspending: ""
        case .resumed(let milliseconds):
            pick(EventText.slept(milliseconds: milliseconds))
        case .wakeArmed(let means, let instant):
            pick(EventText.wakeSet(means: means.rawValue, time: instant.iso8601))
        case .noticeGiven(let date): date.iso8601
        case .wokeAt(let percent): "\(percent) %"
        case .historyImported(let records):
            pick(CountText.records(count: Int(records)))
        }
    }

    private static func why(_ cause: Absence.Cause, _ pick: Wording) -> String {
        switch cause {
        case .poweredOff: pick(EventText.causePoweredOff)
        case .suspended: pick(EventText.causeSuspended)
        case .stopped: pick(EventText.causeStopped)
        case .killed: pick(EventText.causeKilled)
        case .unproven:
            pick(EventText.causeUnproven)
        case .stoodStill: pick(EventText.causeStoodStill)
        case .clockSetForward: pick(EventText.causeClockSet)
        }
    }

    private static func detail(_ event: AlarmEvent, _ pick: Wording) -> String {
        switch event {
        case .scheduled(let definition), .changed(let definition, _):
            "\(definition.rule.time.iso8601) \(definition.label)"
        case .dateSkipped(let date): date.iso8601
        case .rangeSkipped(let first, let last):
            pick(EventText.range(first: first.iso8601, last: last.iso8601))
        case .paused(let date):
            date.map { pick(EventText.pausedUntil(date: "\($0.iso8601)")) } ?? pick(EventText.pauseEnded)
        case .enabled, .disabled, .removed: ""
        }
    }
}

/// The wall clock by which a run's alarm was set.
struct WallClock {
    private let zone: ZoneRules

    /// - Parameter events: the run's; the device's own zone holds where none of them says when it rang.
    init(ofRun events: some Sequence<DomainEvent>, zones: any ZoneRulesSource) {
        let named = events.lazy.compactMap { event -> String? in
            if case .run(_, .fired(let terms)) = event { terms.zone } else { nil }
        }.first
        zone = named.flatMap { zones.knownRules(for: $0) } ?? zones.deviceRules
    }

    /// What it showed, as the `local` of rows: "2026-11-23T06:30".
    func local(_ instant: Instant) -> String {
        let wall = zone.civil(at: instant)
        return "\(wall.date.iso8601)T\(wall.time.iso8601)"
    }
}
