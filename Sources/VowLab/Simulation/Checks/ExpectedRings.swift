import VowCore

/// What ought to ring, kept from the alarms' events and the naive oracle alone.
struct ExpectedRings {
    struct Expected {
        let alarm: AlarmID
        let due: Instant
        let date: CivilDate
        /// How long the device was up with nothing else to ring, since it was due.
        var idleMilliseconds: Int64 = 0
        /// How long another run held the device.
        var busyMilliseconds: Int64 = 0
        var sawClockStep = false
        /// It may be recorded as missed, and need not be.
        var isExcused = false
    }

    private struct Entry {
        let id: AlarmID
        var state = AlarmState()
        var next: (due: Instant, date: CivilDate)?
        var isStale = true
        /// The newest due instant that rang or was missed, by the clock of that time.
        var noted: Instant?
        /// Counts instead of `noted` since the clock was set back far before it.
        var standIn: Instant?
        /// When it was last planned anew.
        var armed: Instant?
        /// When the person last asked for something else, by the clock of that time.
        var asked: Instant?
        /// Counts instead of `asked` since the clock was set back before it.
        var askedStandIn: Instant?
        /// The date that rang or was missed last, which the same morning in another zone does not bring again.
        var settledDate: CivilDate?

        var settled: Instant? { standIn ?? noted }

        mutating func ask(at now: Instant) {
            armed = now
            asked = now
            askedStandIn = nil
        }

        /// Whether it was due before, and so says nothing of what is asked for since.
        func isBeforeAsking(_ due: Instant) -> Bool {
            (askedStandIn ?? asked).map { due <= $0 } ?? false
        }
        var history: [(definition: AlarmDefinition, replacedOn: CivilDate)] = []
    }

    /// The zone that the device is in.
    var deviceZone: Int
    private var entries: [Entry] = []
    private(set) var expected: [Expected] = []
    /// When the process died before it could record that it came to another zone.
    var unrecordedTravel: Instant?
    /// What the clock, the zone or another process took back while the log took nothing from this one: it may have rung
    /// or been missed before, and be recorded only once the log takes events again.
    private var withdrawn: [Expected] = []
    /// What the clock showed after it was set back, while the log took nothing.
    private var steppedBackTo: Instant?
    /// What counts for each alarm by the steps of the clock that are in the log, while one of them is not.
    private var recordedStandIns: [Instant?]?

    init(deviceZone: Int) { self.deviceZone = deviceZone }

    private func zone(of definition: AlarmDefinition) -> SimulatedZone {
        switch definition.zone {
        case .device: SimulatedZone.all[deviceZone]
        case .fixed(let identifier):
            SimulatedZone.all.first { $0.rules.identifier == identifier } ?? SimulatedZone.all[deviceZone]
        }
    }

    mutating func apply(_ event: AlarmEvent, alarm: AlarmID, at now: Instant, isLogFailing: Bool) {
        let index: Int
        if let found = entries.firstIndex(where: { $0.id == alarm }) {
            index = found
        } else {
            index = entries.count
            entries.append(Entry(id: alarm))
        }
        let before = entries[index].state.definition
        entries[index].state = entries[index].state.evolved(by: event)
        entries[index].isStale = true
        let after = entries[index].state.definition
        if case .changed = event, let before {
            let today = SimulatedZone.all[deviceZone].rules.civil(at: now).date
            // What was replaced on a date that the clock was set back from was replaced before today.
            for place in entries[index].history.indices where entries[index].history[place].replacedOn > today
            {
                entries[index].history[place].replacedOn = today
            }
            entries[index].history.append((before, today))
        }
        // Who plans anew does not mean what was planned before.
        let isReplanned = before.map { $0.rule.time != after?.rule.time || $0.zone != after?.zone } ?? true
        switch event {
        case .scheduled, .enabled, .paused:
            entries[index].ask(at: now)
            entries[index].settledDate = nil
        case .changed:
            guard before?.rule != after?.rule || before?.zone != after?.zone else { break }
            entries[index].settledDate = nil
            if isReplanned { entries[index].ask(at: now) }
        default: break
        }
        let isGone = isReplanned || !entries[index].state.isEnabled
        takeBack(isLogFailing: isLogFailing) { entry in
            guard entry.alarm == alarm else { return false }
            guard !isGone, let rule = after?.rule else { return isGone }
            return rule.skippedDates.contains(entry.date)
                || rule.pausedUntil.map { entry.date < $0 } ?? false
        }
    }

    private mutating func takeBack(isLogFailing: Bool, where isGone: (Expected) -> Bool) {
        if isLogFailing { withdrawn += expected.filter(isGone) }
        expected.removeAll(where: isGone)
    }

    private mutating func refresh(_ index: Int, after now: Instant) {
        entries[index].isStale = false
        guard entries[index].state.isEnabled, let definition = entries[index].state.definition else {
            entries[index].next = nil
            return
        }
        let base = entries[index].settled.map { max($0, now) } ?? now
        let oracle = NaiveOracle(zone: zone(of: definition))
        entries[index].next = oracle.next(definition.rule, after: base)
        while let next = entries[index].next, isSameMorning(next, entries[index]) {
            entries[index].next = oracle.next(definition.rule, after: next.due)
        }
    }

    private func isSameMorning(_ next: (due: Instant, date: CivilDate), _ entry: Entry) -> Bool {
        guard let noted = entry.noted, entry.standIn == nil, let date = entry.settledDate else {
            return false
        }
        return next.date <= date && next.due < noted.adding(seconds: 12 * 3_600)
    }

    /// The wall clock went from one instant to a later one, by itself or by being set.
    mutating func walk(from: Instant, to: Instant) {
        for index in entries.indices {
            if entries[index].isStale { refresh(index, after: from) }
            while let next = entries[index].next, next.due <= to {
                expected.append(Expected(alarm: entries[index].id, due: next.due, date: next.date))
                refresh(index, after: next.due)
            }
        }
    }

    /// The wall clock was set forward.
    mutating func stepForward(from: Instant, to: Instant) {
        rememberRecorded()
        for index in entries.indices where entries[index].noted.map({ from < $0 && $0 <= to }) ?? false {
            entries[index].standIn = nil
            entries[index].isStale = true
        }
        walk(from: from, to: to)
        for index in entries.indices where entries[index].asked.map({ from < $0 && $0 <= to }) ?? false {
            entries[index].askedStandIn = nil
        }
        for entry in entries {
            guard let armed = entry.armed, from < armed, armed <= to else { continue }
            expected.removeAll { $0.alarm == entry.id && $0.due <= armed }
        }
    }

    /// The wall clock was set back.
    mutating func stepBack(to now: Instant, isLogFailing: Bool) {
        rememberRecorded()
        if isLogFailing { steppedBackTo = steppedBackTo.map { min($0, now) } ?? now }
        takeBack(isLogFailing: isLogFailing) { $0.due > now }
        for index in entries.indices { doubt(index, at: now) }
    }

    /// A small step back must not ring twice; after a large one the clock was wrong before.
    private mutating func doubt(_ index: Int, at now: Instant) {
        if let noted = entries[index].noted, noted.milliseconds(since: now) > 3_600_000,
            entries[index].standIn.map({ $0 > now }) ?? true
        {
            entries[index].standIn = now
        }
        if let asked = entries[index].asked, asked > now,
            entries[index].askedStandIn.map({ $0 > now }) ?? true
        {
            entries[index].askedStandIn = now
        }
        entries[index].isStale = true
    }

    private mutating func rememberRecorded() {
        if recordedStandIns == nil { recordedStandIns = entries.map(\.standIn) }
    }

    /// Every step of the clock is in the log.
    mutating func stepsAreRecorded() { recordedStandIns = nil }

    /// A process begins. Where the one before died with a step of the clock that is not in the log, this one takes
    /// the time for time that passed: what rang before a step back does not come again, and what a step forward made
    /// count as settled looks as if nobody had been there.
    mutating func start(at now: Instant) {
        guard let recorded = recordedStandIns else { return }
        recordedStandIns = nil
        for index in entries.indices where index < recorded.count {
            entries[index].standIn = recorded[index]
            let alarm = entries[index].id
            if let settled = entries[index].settled {
                expected.removeAll { $0.alarm == alarm && $0.due <= settled }
                refresh(index, after: settled)
                while let next = entries[index].next, next.due <= now {
                    if !expected.contains(where: { $0.alarm == alarm && $0.due == next.due }) {
                        var entry = Expected(alarm: alarm, due: next.due, date: next.date)
                        entry.sawClockStep = true
                        entry.isExcused = true
                        expected.append(entry)
                    }
                    refresh(index, after: next.due)
                }
            }
            doubt(index, at: now)
        }
    }

    /// The log took everything that waited, or what waited died with its process.
    mutating func forgetWithdrawn() {
        withdrawn = []
        steppedBackTo = nil
    }

    mutating func noteClockStep() {
        for index in expected.indices { expected[index].sawClockStep = true }
    }

    /// The device is in another zone: alarms that follow it are planned anew from now.
    mutating func travel(to zone: Int, at now: Instant, isLogFailing: Bool) {
        deviceZone = zone
        for index in entries.indices where entries[index].state.definition?.zone == .device {
            entries[index].isStale = true
            entries[index].armed = now
            let alarm = entries[index].id
            takeBack(isLogFailing: isLogFailing) { $0.alarm == alarm }
        }
    }

    /// Takes out what rang or was missed; nil when it was not expected.
    mutating func settle(_ alarm: AlarmID, _ due: Instant, date: CivilDate?) -> Expected? {
        if let index = entries.firstIndex(where: { $0.id == alarm }) {
            let entry = entries[index]
            if let standIn = entry.standIn, let noted = entry.noted, due < noted {
                entries[index].standIn = max(standIn, due)
            } else {
                if entry.noted.map({ due >= $0 }) ?? true, !entry.isBeforeAsking(due) {
                    entries[index].settledDate = date
                }
                entries[index].noted = entry.standIn == nil ? entry.noted.map { max($0, due) } ?? due : due
                entries[index].standIn = nil
                entries[index].isStale = true
            }
            if let steppedBackTo { doubt(index, at: steppedBackTo) }
        }
        guard let index = expected.firstIndex(where: { $0.alarm == alarm && $0.due == due }) else {
            if let index = withdrawn.firstIndex(where: { $0.alarm == alarm && $0.due == due }) {
                return withdrawn.remove(at: index)
            }
            guard let unrecordedTravel, due <= unrecordedTravel else { return nil }
            let date = SimulatedZone.all[deviceZone].rules.civil(at: due).date
            return Expected(alarm: alarm, due: due, date: date, sawClockStep: true)
        }
        return expected.remove(at: index)
    }

    mutating func spend(_ milliseconds: Int64, isBusy: Bool) {
        for index in expected.indices {
            if isBusy {
                expected[index].busyMilliseconds += milliseconds
            } else {
                expected[index].idleMilliseconds += milliseconds
            }
        }
    }

    /// Excuses what lies so far back that the product need not look for it any more, also should the clock be set
    /// back later.
    mutating func excuse(before limit: Instant) {
        for index in expected.indices where expected[index].due < limit { expected[index].isExcused = true }
    }

    /// Forgets what was excused and lies so far back that no step of the clock brings it back. Nothing may wait for the
    /// log, which might yet say that it rang.
    mutating func forgetExcused(before limit: Instant) {
        guard !expected.isEmpty else { return }
        expected.removeAll { $0.isExcused && $0.due.milliseconds(since: limit) < -8 * 86_400_000 }
    }

    /// The next due instant of an alarm after now.
    mutating func next(of alarm: AlarmID, after now: Instant) -> Instant? {
        guard let index = entries.firstIndex(where: { $0.id == alarm }) else { return nil }
        // The one found before is still the next, unless it has passed.
        if entries[index].isStale || entries[index].next.map({ $0.due <= now }) ?? true {
            refresh(index, after: now)
        }
        return entries[index].next?.due
    }

    /// The earliest next due instant.
    mutating func earliest(after now: Instant) -> Instant? {
        var earliest: Instant?
        for index in entries.indices {
            if entries[index].isStale { refresh(index, after: now) }
            if let due = entries[index].next?.due { earliest = min(earliest ?? due, due) }
        }
        return earliest
    }

    var alarms: [AlarmID] { entries.map(\.id) }

    func state(of alarm: AlarmID) -> AlarmState { entries.first { $0.id == alarm }?.state ?? AlarmState() }

    /// The definition with which a date began, when it was replaced on that date or later.
    func definition(of alarm: AlarmID, beginning date: CivilDate) -> AlarmDefinition? {
        guard let entry = entries.first(where: { $0.id == alarm }) else { return nil }
        return entry.history.first { $0.replacedOn >= date }?.definition
    }
}
