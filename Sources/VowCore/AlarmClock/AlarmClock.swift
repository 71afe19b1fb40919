package import VowRecitation

/// The machine of the whole device, synchronous: it holds the alarms, fires occurrences when they fall due, and drives
/// the sessions of the runs in progress.
///
/// One session is active at a time. Occurrences that fall due meanwhile ring after it; snoozed sessions are kept and
/// continue when their snooze ends. The same machine runs in the daemon and in the simulator.
package struct AlarmClock: Sendable {
    struct Session: Sendable {
        let run: RunID
        var machine: WakeSession
    }

    /// Limits and durations: how late an occurrence may ring, how long the phases of a run last.
    package var policy: AlarmClockPolicy {
        didSet { isPlanStale = true }
    }
    /// The zone rules in force.
    package private(set) var zones: ZoneTable
    /// What the log says, as far as it was taken in. Once the machine has begun, the runs in progress are in its
    /// sessions.
    package internal(set) var state: AlarmClockState
    var sessions: [Session] = []
    private var windowCount = 0
    private var plan: Instant?
    var isPlanStale = true
    var bits: RandomBits
    /// For how many milliseconds no daemon ran before this machine began; nil where that is not known.
    private var awayMilliseconds: Int64?
    /// Seeds for the runs that fire next.
    var seeds: [CommittedSeed] = []
    let verifier: any StepVerifier

    /// A machine that has not begun.
    /// - Parameters:
    ///   - state: what the log said when it was folded before.
    ///   - seed: unpredictable bits for run identifiers and challenge words.
    ///   - verifier: what computes verdicts.
    package init(
        state: AlarmClockState = AlarmClockState(), zones: ZoneTable, seed: UInt64,
        policy: AlarmClockPolicy = AlarmClockPolicy(), verifier: any StepVerifier = RulesVerifier()
    ) {
        self.state = state
        self.zones = zones
        self.policy = policy
        self.bits = RandomBits(seed: seed)
        self.verifier = verifier
    }

    /// The lines that were said with unchanged words for at least `policy.refreshDays` mornings.
    package var linesToRefresh: [(id: LineID, days: Int)] { state.linesToRefresh(after: policy.refreshDays) }

    /// Whether another seed for challenge words is wanted before the next input.
    package var wantsSeed: Bool { seeds.isEmpty }

    /// Hands in a seed for the challenge words of the next run, with the digest that commits the device to it.
    package mutating func add(_ seed: CommittedSeed) { seeds.append(seed) }

    /// The state of an alarm.
    package func alarm(_ id: AlarmID) -> AlarmState { state.alarm(id) }

    /// The alarms, in the order they were made.
    package var alarmOrder: [AlarmID] { state.alarmOrder }

    /// When a daemon watched over the alarms, and when none did.
    package var history: DeviceHistory { state.history }
    /// The missing parts that a run was put off for, as long as they have not been found again.
    package var unrepairedParts: [DevicePart] { state.unrepairedParts }

    /// The person's lines.
    package var book: LineList { state.book }

    /// The person's codes and tags.
    package var tokens: TokenList { state.tokens }

    /// Takes in an event of the log that this machine did not cause.
    package mutating func apply(_ event: DomainEvent, at instant: Instant) {
        if state.apply(event, at: instant, policy: policy) { isPlanStale = true }
    }

    /// The run that rings or listens now, with what the person sees.
    package var active: (run: RunID, session: WakeSession)? {
        activeIndex.map { (sessions[$0].run, sessions[$0].machine) }
    }

    /// The name of the run that rings or listens now; nil when none does.
    package var activeName: RunID? { activeIndex.map { sessions[$0].run } }

    /// The terms of the run that rings or listens now; nil when none does.
    package var activeTerms: FiredTerms? { activeIndex.flatMap { sessions[$0].machine.state.terms } }

    /// The state of the run that rings or listens now; nil when none does.
    package var activeState: RunState? { activeIndex.map { sessions[$0].machine.state } }

    /// Whether a run rings or listens now.
    package var isActive: Bool { activeIndex != nil }

    /// Whether the gate of a run is asked for in a snooze, without a tone.
    package var isQuiet: Bool { activeIndex.map { sessions[$0].machine.isQuiet } ?? false }

    /// Whether no run is open: none rings, listens, is put off or waits for its turn.
    package var isAtRest: Bool { sessions.isEmpty }

    /// When `timePassed` is wanted next; nil when nothing is planned.
    package func nextDeadline(at now: Instant) -> Instant? {
        // A snooze that ends meanwhile waits for the active session: the end of that session leads to another look at
        // the time.
        // A gate that is asked for in a snooze makes nothing wait.
        if let active = activeIndex, !isQuiet { return sessionDeadline(active) }
        var deadline = isPlanStale ? state.earliestOccurrence(at: now, in: zones, policy: policy) : plan
        for index in sessions.indices {
            guard let next = sessionDeadline(index) else { continue }
            deadline = deadline.map { min($0, next) } ?? next
        }
        return deadline
    }

    private func sessionDeadline(_ index: Int) -> Instant? {
        WakeSession.deadline(
            sessions[index].machine.phase, sessions[index].machine.abandonAt,
            sessions[index].machine.sound.warnAt, sessions[index].machine.sound.silentUntil,
            sessions[index].machine.asked.judgedAt)
    }

    /// The earliest occurrence; computed again only when the alarms, the zones or the policy have changed.
    mutating func plannedOccurrence(at now: Instant) -> Instant? {
        if isPlanStale {
            plan = state.earliestOccurrence(at: now, in: zones, policy: policy)
            isPlanStale = false
        }
        return plan
    }

    private var activeIndex: Int? {
        for index in sessions.indices {
            switch sessions[index].machine.phase {
            case .ringing, .listening, .judging, .answering, .checking: return index
            case .awaited, .active, .snoozed, .up, .resting, .ended: continue
            }
        }
        return nil
    }
}

// Handling inputs.
extension AlarmClock {
    /// Takes one input and says what is to be done.
    package mutating func handle(_ input: AlarmClockInput, at now: Instant) -> [AlarmClockEffect] {
        var effects: [AlarmClockEffect] = []
        handle(input, at: now, &effects)
        return effects
    }

    /// Takes one input and appends what is to be done.
    package mutating func handle(
        _ input: AlarmClockInput, at now: Instant, _ effects: inout [AlarmClockEffect]
    ) {
        // A machine that has begun and takes an input late did not run meanwhile: what nothing else explains is no
        // excuse.
        var cause = MissCause.stoodStill
        if state.replaceFuture(at: now) { isPlanStale = true }
        switch input {
        case .start(let away):
            cause = .notRunning
            awayMilliseconds = away
            for (run, state) in state.runsInProgress {
                self.state.runStates[run] = nil
                let machine = WakeSession(state: state, verifier: verifier, hearsSums: policy.hearsSums)
                sessions.append(Session(run: run, machine: machine))
            }
        case .timePassed:
            if let run = activeName { drive(run, .timePassed, at: now, &effects) }
        case .stoodStill(let milliseconds):
            // A snooze that ended meanwhile waits for its turn, as after a process that ended: one run rings at a time.
            awayMilliseconds = milliseconds
            for run in sessions.map(\.run) {
                drive(run, .stoodStill(milliseconds: milliseconds), at: now, &effects)
            }
        case .clockStepped(let milliseconds):
            cause = .clockSetForward
            state.followClockStep(milliseconds, at: now)
            isPlanStale = true
            let step = DeviceEvent.clockStepped(byMilliseconds: milliseconds)
            state.history.apply(step, at: now)
            effects.append(.appendDevice(step))
            for run in sessions.map(\.run) {
                drive(run, .clockStepped(byMilliseconds: milliseconds), at: now, &effects)
            }
        case .deviceZone(let rules):
            if rules != zones.device {
                cause = .zoneChanged
                let change = DeviceEvent.zoneChanged(identifier: rules.identifier, version: rules.version)
                effects.append(.appendDevice(change))
                state.enterZone(at: now)
            }
            zones.device = rules
            isPlanStale = true
        case .session(let input):
            if let run = recipient(of: input) {
                countWindowsOn(run)
                drive(run, input, at: now, &effects)
            }
        }
        advance(at: now, cause: cause, &effects)
    }

    /// Hands in the rules of a zone that an alarm names.
    package mutating func addZone(_ rules: ZoneRules) {
        zones.add(rules)
        isPlanStale = true
    }

    mutating func drive(
        _ run: RunID, _ input: SessionInput, at now: Instant, _ effects: inout [AlarmClockEffect]
    ) {
        guard let index = index(of: run) else { return }
        let wanted = sessions[index].machine.handle(input, at: now)
        windowCount = max(windowCount, sessions[index].machine.hearing.number)
        for case .append(let events) in wanted {
            for event in events {
                let terms = event.countsBeyondRun ? sessions[index].machine.state.terms : nil
                note(event, run: run, terms: terms, at: now)
            }
        }
        if !wanted.isEmpty { effects.append(.session(run: run, wanted)) }
        for case .append(let events) in wanted {
            for event in events {
                guard let lost = state.capabilityLost(by: event) else { continue }
                state.history.apply(lost, at: now)
                effects.append(.appendDevice(lost))
            }
        }
        if sessions[index].machine.isEnded { sessions.remove(at: index) }
    }

    /// Remembers what a run's event means for later occurrences.
    mutating func note(_ event: RunEvent, run: RunID, terms: FiredTerms?, at now: Instant) {
        if state.note(event, run: run, terms: terms, at: now, policy: policy) { isPlanStale = true }
    }

    private func index(of run: RunID) -> Int? {
        for index in sessions.indices where sessions[index].run == run { return index }
        return nil
    }

    /// Windows are counted over all sessions, so that what was heard in one never reaches another.
    mutating func countWindowsOn(_ run: RunID) {
        guard let index = index(of: run) else { return }
        sessions[index].machine.countWindows(from: windowCount)
    }

    /// Of the sessions that were resumed: one that rang when the process ended, before one that was put off.
    private var firstWaiting: RunID? {
        var first: RunID?
        for index in sessions.indices where sessions[index].machine.phase == .awaited {
            if sessions[index].machine.state.phase == .active { return sessions[index].run }
            first = first ?? sessions[index].run
        }
        return first
    }

    /// Of the sessions that were put off: the first whose snooze is over.
    private func firstOver(at now: Instant) -> RunID? {
        for index in sessions.indices {
            if let deadline = sessionDeadline(index), deadline <= now {
                return sessions[index].run
            }
        }
        return nil
    }

    /// The run that an input is for: the one that rings or listens. While none does, "I'm up" goes to a snoozed run, and
    /// the emergency sentence to any open run.
    private func recipient(of input: SessionInput) -> RunID? {
        if let activeName { return activeName }
        let waiting = input == .personReady ? sessions.first { $0.machine.state.snoozedUntil != nil } : nil
        return (waiting ?? sessions.first)?.run
    }

    /// Whether anything but the present session wants its turn.
    private mutating func isAnotherDue(at now: Instant) -> Bool {
        if firstWaiting != nil { return true }
        if let planned = plannedOccurrence(at: now), planned <= now { return true }
        return firstOver(at: now).map { $0 != activeName } ?? false
    }

    /// While no session rings or listens, the next in line takes its turn: one that was resumed, one whose
    /// snooze is over, then what is due.
    private mutating func advance(at now: Instant, cause: MissCause, _ effects: inout [AlarmClockEffect]) {
        if let active = activeIndex, isQuiet, isAnotherDue(at: now) {
            drive(sessions[active].run, .snoozeRequested, at: now, &effects)
        }
        while activeIndex == nil {
            if let waiting = firstWaiting {
                countWindowsOn(waiting)
                drive(waiting, .resume(awayMilliseconds: awayMilliseconds), at: now, &effects)
            } else if let over = firstOver(at: now) {
                countWindowsOn(over)
                drive(over, .timePassed, at: now, &effects)
            } else {
                let count = effects.count
                fireDue(at: now, cause: cause, &effects)
                if effects.count == count { break }
            }
        }
    }
}
