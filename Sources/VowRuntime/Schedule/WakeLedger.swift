package import VowCore
import VowPorts

/// The way of one alarm from being armed to the first sample, each step with its time (N5).
package struct WakeLedger: Hashable, Sendable {
    /// One step.
    package struct Step: Hashable, Sendable {
        /// The name: armed, suspended, resumed, fired, sinkReady, firstSample,
        /// played, heard.
        package let name: String
        /// When.
        package let at: Instant
        /// Milliseconds from the due instant; negative before it.
        package let fromDueMilliseconds: Int64
        /// How, where there is more than one way.
        package let detail: TextCode
    }

    package let run: RunID
    /// When it was due.
    package let due: Instant
    /// The steps, in order of time.
    package let steps: [Step]

    /// Gathers the steps of a run from its own events and the device's.
    package init(run: RunID, due: Instant, events: [LoggedEvent], device: [LoggedEvent]) {
        self.run = run
        self.due = due
        var steps: [Step] = []
        func add(_ name: String, _ at: Instant, _ detail: TextCode) {
            let distance = at.milliseconds(since: due)
            steps.append(Step(name: name, at: at, fromDueMilliseconds: distance, detail: detail))
        }
        // Of the machine's sleep only the last before the alarm, or over it, belongs to its way.
        let reach = due.adding(milliseconds: -24 * 3_600_000)
        var sleep: (suspended: Instant, resumed: Instant)?
        for case (.device(let event), let at) in device.map({ ($0.event, $0.at) }) {
            switch event {
            case .wakeArmed(let means, let wanted) where wanted == due:
                add("armed", at, TextCode(means.rawValue))
            case .resumed(let slept) where at >= reach && at.adding(milliseconds: -slept) <= due:
                sleep = (at.adding(milliseconds: -slept), at)
            default: break
            }
        }
        if let sleep {
            add("suspended", sleep.suspended, .none)
            add("resumed", sleep.resumed, .none)
        }
        var hasSample = false
        for case (.run(_, let event), let at) in events.map({ ($0.event, $0.at) }) {
            switch event {
            case .fired(let terms): add("fired", at, .msLate(milliseconds: terms.lateMilliseconds))
            case .ringStarted(let means, let delay, let ready) where !hasSample:
                hasSample = true
                // The event of the first sample was recorded when that sample was played.
                if let ready {
                    add(
                        "sinkReady", at.adding(milliseconds: ready - delay),
                        .msAfterWasAskedFor(milliseconds: ready))
                }
                add("firstSample", at, .msAfterIt(means: means.rawValue, milliseconds: delay))
            case .soundMeasured(let measure):
                add(measure.place == .output ? "played" : "heard", at, TextCode(measure.text))
            default: break
            }
        }
        self.steps = steps.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
    }
}

extension CommandService {
    /// The ledger of a run; nil in place of a run takes the newest, and gives nil when there is none.
    package func wakeLedger(of run: String?) throws(CommandError) -> WakeLedger? {
        let runs = try state().runs
        let wanted: DeviceOverview.Run?
        if let run {
            let id = try Named.run.identifier(run, among: runs.map(\.id))
            wanted = runs.first { $0.id == id }
        } else {
            wanted = runs.last
        }
        guard let wanted else { return nil }
        return WakeLedger(
            run: wanted.id, due: wanted.due, events: try runEvents(wanted.id), device: try deviceEvents())
    }
}
