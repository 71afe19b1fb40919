import VowCore
import VowLog
import VowPorts

/// What the views rest on: how far the log was folded, and the state that the next event is folded into.
struct ViewState: Codable, Hashable {
    /// The newest folded position; 0 before any.
    var position: Int64 = 0
    /// The hash of the record there, in hexadecimal; empty before any.
    var hash = ""
    /// What the events say.
    var readings = DeviceReadings()
    /// How many runs there have been; they are numbered from 1 in the order in which they began.
    var runCount: Int64 = 0
    /// How many of them came out of an archive; nil where none was imported.
    var importedRuns: Int64?
    /// The numbers of the runs in progress, by run.
    var openRuns: [RunID: Int64] = [:]
    /// The zone in which the device was known to be last; nil before it is known.
    var deviceZone: String?
}

/// Folds events into the state and into rows of the two tables.
///
/// The rules of zones are handed in; where the log does not say which zone an alarm was read in, the last known
/// zone of the device stands in.
struct ViewFold {
    /// The state so far.
    private(set) var state: ViewState
    private let device: ZoneRules
    private let rules: (String) -> ZoneRules?

    init(_ state: ViewState, device: ZoneRules, rules: @escaping (String) -> ZoneRules?) {
        self.state = state
        self.device = device
        self.rules = rules
    }

    /// Passes over an event that cannot be read.
    mutating func passOver(_ record: StoredEvent) {
        state.position = max(state.position, record.position)
        state.readings.passOver(record)
    }

    /// Takes in an event; when it belongs to a run, `change` is called with the run's number and the way to
    /// begin or change its row.
    mutating func apply(
        _ logged: LoggedEvent, row: (Int64) throws(PortFailure) -> Morning,
        change: (Int64, Morning) throws(PortFailure) -> Void
    ) throws(PortFailure) {
        state.position = logged.position
        if logged.isLostLine { return }
        state.readings.apply(logged.event, at: logged.at)
        switch logged.event {
        case .device(.zoneChanged(let identifier, _)): state.deviceZone = identifier
        case .device(.historyImported): state.importedRuns = state.runCount
        case .device(.clockStepped):
            for number in state.openRuns.values.sorted() {
                var morning = try row(number)
                morning.noteClockSet()
                try change(number, morning)
            }
        case .run(let run, let event):
            if let number = state.openRuns[run] {
                var morning = try row(number)
                morning.apply(event, at: logged.at, isErased: logged.isErased)
                if morning.endedAt != nil { state.openRuns[run] = nil }
                try change(number, morning)
            } else if let morning = begin(run, event, at: logged.at) {
                state.runCount += 1
                if morning.endedAt == nil { state.openRuns[run] = state.runCount }
                try change(state.runCount, morning)
            }
        case .alarm, .line, .token, .setting, .device, .consent, .shadow, .other: break
        }
    }

    private mutating func begin(_ run: RunID, _ event: RunEvent, at instant: Instant) -> Morning? {
        let zone: String?
        let due: Instant
        switch event {
        case .fired(let terms):
            (zone, due) = (terms.zone, terms.due)
            if case .device? = state.readings.alarmClock.alarm(terms.alarm).definition?.zone {
                state.deviceZone = terms.zone
            }
        case .missed(let alarm, _, let missed, _, _):
            due = missed
            if case .fixed(let named)? = state.readings.alarmClock.alarm(alarm).definition?.zone {
                zone = named
            } else {
                zone = state.deviceZone
            }
        // No other event begins a run, as `Morning` has it.
        default: return nil
        }
        let reading = (zone.flatMap(rules) ?? device).civil(at: due)
        return Morning(run: run, event: event, at: instant, reading: reading)
    }
}

extension PortFailure {
    /// A view does not hold what it must: it is made again.
    static func flawedView(_ reason: String) -> PortFailure {
        PortFailure(
            code: "views.flawed", message: .viewOfLogCannotBe,
            repair: .runVowLogRebuild, cause: reason)
    }
}
