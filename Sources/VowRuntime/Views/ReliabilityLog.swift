package import VowCore
import VowLog

/// What happened on the way from an alarm's making to its end, in the terms in which alarm clocks are compared.
package struct ReliabilityLog: Sendable {
    /// One entry.
    package struct Row: Sendable {
        /// Where the record stands in the log.
        package let position: Int64
        /// When.
        package let at: Instant
        /// scheduled, fired, missed, audio_started, audio_measured, audio_stopped, dismiss_success_KIND,
        /// dismiss_fail_KIND, notifications_status_changed or capability_changed; KIND is spoken, typed, sum, qr, tag
        /// or move, or check for a wake-up check, which fails where nobody answers it.
        package let term: String
        /// The alarm; nil where it concerns none.
        package let alarm: AlarmID?
        /// The run; nil outside of one.
        package let run: RunID?
        /// Why, or how: the cause of an end of sound, the number of a step, the state of a capability.
        package let cause: String
    }

    /// The entries, oldest first.
    package private(set) var rows: [Row] = []
    private var runs: [RunID: RunState] = [:]
    private var sounding: Set<RunID> = []

    /// Reads a history, oldest first.
    package init(_ history: [LoggedEvent]) {
        for logged in history {
            switch logged.event {
            case .alarm(let id, let event): apply(event, alarm: id, logged)
            case .run(let id, let event): apply(event, run: id, logged)
            case .device(.capabilityChanged(let capability, let state)):
                let isNotifying = capability == .notifications
                add(
                    logged, isNotifying ? "notifications_status_changed" : "capability_changed",
                    cause: isNotifying ? state.rawValue : "\(capability.rawValue) \(state.rawValue)")
            case .line, .setting, .device, .consent, .shadow, .token, .other: break
            }
        }
    }

    private mutating func add(
        _ logged: LoggedEvent, _ term: String, alarm: AlarmID? = nil, run: RunID? = nil, cause: String = ""
    ) {
        rows.append(
            Row(
                position: logged.position, at: logged.at, term: term, alarm: alarm, run: run, cause: cause))
    }

    private mutating func apply(_ event: AlarmEvent, alarm: AlarmID, _ logged: LoggedEvent) {
        switch event {
        case .scheduled: add(logged, "scheduled", alarm: alarm, cause: "made")
        case .changed: add(logged, "scheduled", alarm: alarm, cause: "changed")
        case .enabled: add(logged, "scheduled", alarm: alarm, cause: "enabled")
        case .disabled, .dateSkipped, .rangeSkipped, .paused, .removed: break
        }
    }

    private mutating func apply(_ event: RunEvent, run: RunID, _ logged: LoggedEvent) {
        let before = runs[run] ?? RunState()
        runs[run] = before.evolved(by: event, at: logged.at)
        let alarm = runs[run]?.terms?.alarm
        func kind(_ isTyped: Bool = false) -> String {
            ChallengeFaces.reliabilityName(before.currentStep?.challenge, isTyped: isTyped)
        }
        switch event {
        case .fired(let terms):
            add(logged, "fired", alarm: alarm, run: run, cause: "\(terms.lateMilliseconds) ms late")
        case .missed(let alarm, _, _, _, let cause):
            add(logged, "missed", alarm: alarm, run: run, cause: cause.rawValue)
        case .ringStarted(let means, let delay, _):
            sounding.insert(run)
            add(logged, "audio_started", alarm: alarm, run: run, cause: "\(means), after \(delay) ms")
        case .soundMeasured(let measure):
            add(logged, "audio_measured", alarm: alarm, run: run, cause: measure.text)
        case .partFailed(.ringer, let code, _): stopSound(logged, run, alarm, code)
        case .partFailed(let part, let code, _):
            add(logged, "capability_changed", alarm: alarm, run: run, cause: "\(part) failed (\(code))")
        case .snoozed: stopSound(logged, run, alarm, "snoozed")
        case .wakeCheckPlanned(let until, _):
            stopSound(logged, run, alarm, "gate passed, asks again at \(until.iso8601)")
        case .wakeCheckMissed: add(logged, "dismiss_fail_check", alarm: alarm, run: run, cause: "no answer")
        case .answered(_, let answer, false):
            add(
                logged, "dismiss_fail_" + ChallengeFaces.reliabilityName(answer.kindName), alarm: alarm,
                run: run,
                cause: ChallengeFaces.wrongCause(answer))
        case .resumed(let gap, let away):
            let cause =
                gap < 0 ? "process gone, clock set back by \(-gap) ms" : "process gone for \(away ?? gap) ms"
            stopSound(logged, run, alarm, cause)
        case .attemptJudged(let verdict) where !verdict.reasons.isEmpty:
            let reasons = verdict.reasons.map(\.rawValue).joined(separator: " ")
            add(
                logged, "dismiss_fail_" + kind(verdict.evidence.mode == .typed), alarm: alarm, run: run,
                cause: reasons)
        case .stepPassed(let step):
            let count = before.terms?.steps.count ?? 0
            add(
                logged, "dismiss_success_" + kind(before.wasTyped), alarm: alarm, run: run,
                cause: "\(step + 1) of \(count)")
        case .dismissed:
            if before.checks.isAsked {
                add(logged, "dismiss_success_check", alarm: alarm, run: run, cause: "answered")
            }
            stopSound(logged, run, alarm, "dismissed")
        case .abandoned: stopSound(logged, run, alarm, "abandoned")
        case .bypassed: stopSound(logged, run, alarm, "bypassed")
        default: break
        }
    }

    private mutating func stopSound(_ logged: LoggedEvent, _ run: RunID, _ alarm: AlarmID?, _ cause: String) {
        guard sounding.remove(run) != nil else { return }
        add(logged, "audio_stopped", alarm: alarm, run: run, cause: cause)
    }
}
