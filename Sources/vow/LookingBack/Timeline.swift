import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// A recorded event as JSON; the keys are part of the contract.
struct EventRow: Encodable {
    let position: Int64
    let at: String
    /// Which stream it is of, and its place there; left out where all are of one.
    let stream: String?
    let version: Int64?
    let name: String
    let detail: String
    let erased: Bool

    init(_ logged: LoggedEvent, ofManyStreams: Bool = false) {
        position = logged.position
        at = logged.at.iso8601Milliseconds
        stream = ofManyStreams ? logged.stored.stream.description : nil
        version = ofManyStreams ? logged.version : nil
        name = logged.stored.event.name
        detail = Timeline.detail(logged)
        erased = logged.isErased
    }

    /// An event that cannot be read; `why` says what is wrong with it.
    init(unreadable record: StoredEvent, why: PortFailure, ofManyStreams: Bool = false) {
        position = record.position
        at = record.event.at.iso8601Milliseconds
        stream = ofManyStreams ? record.stream.description : nil
        version = ofManyStreams ? record.version : nil
        name = record.event.name
        detail = "cannot be read: \(why.cause ?? why.message)"
        erased = false
    }
}

/// The events of a run in words, one line each.
enum Timeline {
    static func text(_ events: [LoggedEvent]) -> String {
        guard let start = events.first?.at else { return "" }
        return events.map { logged in
            let seconds = Double(logged.at.milliseconds(since: start)) / 1000
            let time = Texts.padded(Texts.decimal(seconds, places: 2), to: 8)
            let name = Texts.leading(logged.stored.event.name, to: 18)
            return "\(time) s  \(name) \(detail(logged))"
        }.joined(separator: "\n")
    }

    /// An event's detail, with what only its time tells: a run that was passed ahead of its alarm.
    static func detail(_ logged: LoggedEvent) -> String {
        let detail = detail(logged.event)
        guard case .run(_, .fired(let terms)) = logged.event, logged.at < terms.due else { return detail }
        return "\(detail), \((terms.due.milliseconds(since: logged.at) + 30_000) / 60_000) min ahead of it"
    }

    /// An event's wire name and detail.
    /// - Parameter wording: the language of what is told of a run's events.
    static func named(_ event: DomainEvent, _ wording: Wording = Wording(isSpanish: false)) -> String {
        let name = (try? EventCodec.encode(event))?.name ?? "unwritable"
        let detail =
            if case .run(_, let event) = event { RunEventTexts(wording).detail(event) } else { detail(event) }
        return detail.isEmpty ? name : "\(name) \(detail)"
    }

    static func detail(_ event: DomainEvent) -> String {
        switch event {
        case .run(_, let event): RunEventTexts(Wording(isSpanish: false)).detail(event)
        case .alarm(_, let event): detail(event)
        case .line(_, .added(let kind, let text, _)): "\(kind.rawValue): \(text)"
        case .line(_, .edited(let text)): text
        case .line(_, .removed(nil)), .line(_, .enabled): ""
        case .line(_, .disabled(let date)), .line(_, .removed(let date?)): "from \(date.iso8601)"
        case .line(_, .rehearsed(let rehearsal)):
            "\"\(rehearsal.evidence.transcript)\" \(rehearsal.outcome.rawValue)"
        case .setting(let key, let value): "\(key) = \(value)"
        case .device(let event): detail(event)
        case .consent(let purpose, .given(let recipient, _)): "\(purpose.rawValue) to \(recipient)"
        case .consent(let purpose, .withdrawn): purpose.rawValue
        case .token, .other: AggregateRegistry.vow.detail(of: event) ?? ""
        case .shadow(_, let hearing):
            "attempt \(hearing.attempt), \(hearing.evidence.engine): \"\(hearing.evidence.transcript)\" "
                + (hearing.passed ? "would have passed" : "would have been refused")
        }
    }

    private static func detail(_ event: DeviceEvent) -> String {
        switch event {
        case .started(let version): "vow \(version)"
        case .stopped: ""
        case .clockStepped(let milliseconds): "by \(milliseconds) ms"
        case .zoneChanged(let identifier, let version): "\(identifier) (rules \(version))"
        case .capabilityChanged(let capability, let state): "\(capability): \(state)"
        case .returned(let lastSeen, let cause):
            "last seen \(lastSeen.iso8601), "
                + (cause == .poweredOff
                    ? "the machine was off" : cause == .stopped ? "it had been stopped" : "it was killed")
        case .suspending: ""
        case .resumed(let milliseconds): "after \(milliseconds) ms of sleep"
        case .wakeArmed(let method, let instant): "\(method) for \(instant.iso8601)"
        case .noticeGiven(let date): date.iso8601
        case .wokeAt(let percent): "\(percent) %"
        }
    }

    private static func detail(_ event: AlarmEvent) -> String {
        switch event {
        case .scheduled(let definition), .changed(let definition, _):
            "\(definition.rule.time.iso8601) \(definition.label)"
        case .dateSkipped(let date): date.iso8601
        case .rangeSkipped(let first, let last): "\(first.iso8601) to \(last.iso8601)"
        case .paused(let date): date.map { "until \($0.iso8601)" } ?? "ended"
        case .enabled, .disabled, .removed: ""
        }
    }
}

/// Small text helpers of the command line.
enum Texts {
    /// A number with fixed places, without Foundation's locale.
    static func decimal(_ value: Double, places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let whole = Int((value * Double(scale)).rounded())
        let fraction = String(abs(whole) % scale)
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(whole < 0 ? "-" : "")\(abs(whole) / scale).\(zeros)\(fraction)"
    }

    /// Spaces behind, to a width.
    static func leading(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Spaces in front, to a width.
    static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
