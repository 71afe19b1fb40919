package import VowAnswers
package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

/// A command that could not be carried out, with what to do about it.
package enum CommandError: Error, Hashable, Sendable {
    /// What was asked for makes no sense or is not there.
    case refused(Refusal)
    /// A part failed.
    case failed(PortFailure)

    /// A refusal by its text.
    package static func refused(_ text: TextCode) -> CommandError { .refused(Refusal(text)) }

    /// A refusal that was worded already.
    package static func refused(worded text: String) -> CommandError {
        .refused(Refusal(TextCode(worded: text)))
    }
}

/// Takes the person's commands: reads the log, decides, appends what follows.
///
/// Two processes may do this at once: a decision that another one overtook is taken again on the new state.
package struct CommandService {
    /// An alarm with its identifier.
    package struct AlarmEntry: Sendable {
        /// The identifier.
        package let id: AlarmID
        package let state: AlarmState
    }

    /// The log that is read and appended to.
    package let log: EventLog
    private let clock: any WakeClock
    let zones: any ZoneRulesSource
    let entropy: any Entropy
    private let views: ViewProjector

    /// Makes a command service; without views of its own it keeps them in memory.
    package init(
        log: EventLog, clock: any WakeClock, zones: any ZoneRulesSource, entropy: any Entropy,
        views: ViewProjector? = nil
    ) {
        self.log = log
        self.views =
            views ?? ViewProjector(log: log, store: TransientViewStore(), zones: zones, program: "memory")
        self.clock = clock
        self.zones = zones
        self.entropy = entropy
    }

    /// The present.
    package var now: Instant { clock.now() }

    /// What holds at present, from the views: soon there however long the log is. Of its runs, only those in
    /// progress are there; `mornings` gives the others.
    package func present() throws(CommandError) -> DeviceOverview {
        do {
            let device = try zones.rules(for: try zones.deviceZoneIdentifier())
            let kept = try views.caughtUp().readings
            var overview = DeviceOverview(kept, zones: ZoneTable(device: device), now: clock.now())
            for zone in kept.alarmClock.namedZones {
                // An alarm whose zone was dropped from the database still has to be listed.
                if let rules = zones.knownRules(for: zone) { overview.addZone(rules) }
            }
            return overview
        } catch let failure {
            throw .failed(failure)
        }
    }

    /// The newest mornings, oldest of them first.
    package func mornings(last count: Int) throws(CommandError) -> [Morning] {
        do { return try views.mornings(last: count) } catch { throw .failed(error) }
    }

    /// How long promises have been kept.
    package func streak() throws(CommandError) -> Streak {
        let present = try present()
        let today = present.today
        let first = today.adding(days: 1 - Streak.recentCount)
        let rules = present.alarms.filter(\.state.isEnabled).compactMap(\.state.definition?.rule)
        let skipped = Set(rules.flatMap { $0.leftOut(from: first, through: today) })
        do {
            let imported = try views.caughtUp().importedRuns ?? 0
            return Streak(days: try views.days(), today: today, skipped: skipped, importedRuns: imported)
        } catch {
            throw .failed(error)
        }
    }

    /// A stretch of mornings in figures, with the days of the stretch on which an alarm rang.
    package func review(from first: CivilDate, through last: CivilDate) throws(CommandError) -> (
        Review, [StreakDay]
    ) {
        do {
            let mornings = try views.mornings(from: first, through: last)
            let days = try views.days().filter { $0.date >= first && $0.date <= last }
            return (Review(mornings, from: first, through: last), days)
        } catch let failure {
            throw .failed(failure)
        }
    }

    /// Everything the log says, folded from its first event.
    package func state() throws(CommandError) -> DeviceOverview {
        do {
            let device = try zones.rules(for: try zones.deviceZoneIdentifier())
            var overview = DeviceOverview(zones: ZoneTable(device: device), now: clock.now())
            try log.forEachWhole(after: 0) {
                overview.passedOver($0)
            } _: { (logged) throws(PortFailure) in
                if case .alarm(_, let event) = logged.event, let zone = DeviceOverview.fixedZone(of: event) {
                    // An alarm whose zone was dropped from the database still has to be listed.
                    if let rules = zones.knownRules(for: zone) { overview.addZone(rules) }
                }
                overview.apply(logged)
            }
            return overview
        } catch let failure {
            throw .failed(failure)
        }
    }

    /// Makes an alarm and gives its identifier.
    package func schedule(_ definition: AlarmDefinition) throws(CommandError) -> AlarmID {
        let overview = try present()
        try checkZone(definition.zone)
        try checkTokens(definition.gate)
        var bits = RandomBits(seed: entropy.next())
        var id = AlarmID(bits.identifier(length: 4))
        while overview.alarm(id).definition != nil { id = AlarmID(bits.identifier(length: 4)) }
        try change(alarm: id, .schedule(definition))
        return id
    }

    /// Refuses an alarm that would never ring: its date is over, or its last date comes before its first.
    package func checkRings(_ definition: AlarmDefinition) throws(CommandError) {
        // An alarm without any day is refused by itself, with another reason.
        if case .weekly(let days) = definition.rule.recurrence, days == WeekdaySet([]) { return }
        if definition.rule.next(after: now, in: try rules(of: definition)) == nil {
            throw .refused(Refusal(RefusalText.alarmNeverRings))
        }
    }

    /// The rules of the zone that an alarm's time is read in.
    func rules(of definition: AlarmDefinition) throws(CommandError) -> ZoneRules {
        switch definition.zone {
        case .fixed(let identifier): try rules(of: identifier)
        case .device: try present().deviceZone
        }
    }

    /// Carries out a command on an alarm.
    package func change(alarm id: AlarmID, _ command: AlarmCommand) throws(CommandError) {
        if case .change(let definition, _) = command {
            try checkZone(definition.zone)
            try checkTokens(definition.gate)
        }
        if case .enable = command, let gate = try present().alarm(id).definition?.gate {
            // A code may have been erased while the alarm was off.
            try checkTokens(gate)
        }
        let command = PlainText.of(command)
        try carryOut(command, on: Aggregates.alarm, id) { .refused(Refusal($0, alarm: id)) }
    }

    /// Changes the definition of an alarm. Where another command comes first, the change is made to what that one left,
    /// so that neither is lost; `change` may be called again for it.
    package func edit(
        alarm id: AlarmID, today: CivilDate,
        _ change: (AlarmDefinition) throws(CommandError) -> AlarmDefinition
    ) throws(CommandError) {
        try decideAndAppend(to: Aggregates.alarm, id) { (recorded, now) throws(CommandError) in
            let state = recorded.state
            guard let definition = state.definition else {
                throw .refused(Refusal(AlarmRejection.unknown, alarm: id))
            }
            let changed = PlainText.of(try change(definition))
            try checkZone(changed.zone)
            try checkTokens(changed.gate)
            do throws(AlarmRejection) {
                return try state.decide(.change(changed, today: today), at: now)
            } catch { throw .refused(Refusal(error, alarm: id)) }
        }
    }

    /// Adds a line and gives its identifier.
    /// - Parameters:
    ///   - language: the line's; nil takes the one that Vow's texts were set to.
    ///   - isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    package func addLine(_ text: String, kind: LineKind, language: Language?, isSafe: Bool? = nil)
        throws(CommandError) -> LineID
    {
        var bits = RandomBits(seed: entropy.next())
        let id = LineID(bits.identifier(length: 4))
        let language = try self.language(language)
        try change(line: id, .add(kind: kind, text: text, language: language), isSafe: isSafe)
        return id
    }

    /// Carries out a command on a line.
    /// - Parameter isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    package func change(line id: LineID, _ command: LineCommand, isSafe: Bool? = nil) throws(CommandError) {
        let command = PlainText.of(command)
        switch command {
        case .add(_, let text, _), .edit(let text): try checkSafety([text], isSafe: isSafe)
        case .remove, .disable, .enable, .rehearse: break
        }
        try decideAndAppend(to: Aggregates.line, id) { (recorded, now) throws(CommandError) in
            let state = recorded.state
            try checkLetters(command, of: state)
            do throws(LineRejection) { return try state.decide(command, at: now) } catch {
                throw .refused(Refusal(error, line: id))
            }
        }
    }

    private func checkLetters(_ command: LineCommand, of state: LineState) throws(CommandError) {
        let unheard =
            switch command {
            case .add(_, let text, let language): PlainText.unheardWords(of: text, in: language)
            case .edit(let text): PlainText.unheardWords(of: text, in: state.language)
            case .remove, .disable, .enable, .rehearse: [Substring]()
            }
        guard unheard.isEmpty else {
            throw .refused(Refusal(RefusalText.lineScript(words: unheard.joined(separator: " "))))
        }
    }

    /// Changes a setting. An engine on another machine needs the person's consent first.
    /// - Returns: the first date on which it holds where it makes gates easier; nil where it holds at once.
    @discardableResult
    package func set(_ key: SettingKey, to value: String) throws(CommandError) -> CivilDate? {
        if let objection = key.objection(to: value) { throw .refused(objection) }
        try checkConsent(toEngine: value, for: key, in: log)
        try checkConsent(toBroker: value, for: key, in: log)
        let event = DomainEvent.setting(key: key.rawValue, value: value)
        let now = clock.now()
        var settings = Settings()
        do { settings = try CommandService.settings(of: log) } catch { throw .failed(error) }
        do { try log.append([event], at: now, cause: "command") } catch {
            throw CommandService.error(error)
        }
        let before = settings.gateRules
        settings.apply(key: key.rawValue, value: value)
        if before.stricter(with: settings.gateRules) != settings.gateRules {
            return zones.deviceRules.civil(at: now).date.adding(days: 1)
        }
        guard key == .retentionDays else { return nil }
        do { try Retention.apply(settings, to: log, at: now) } catch { throw .failed(error) }
        return nil
    }

    /// The settings that a log holds, without looking at anything else.
    package static func settings(of log: EventLog) throws(PortFailure) -> Settings {
        var settings = Settings()
        for logged in try log.readable(Aggregates.settingsStream).events {
            if case .setting(let key, let value) = logged.event {
                settings.apply(key: key, value: value, at: logged.at)
            }
        }
        return settings
    }

    /// The wording of a log's language, or English if the log cannot be read.
    package static func wording(of log: EventLog) -> Wording {
        do { return Wording(try settings(of: log)) } catch { return Wording(in: .english) }
    }

    /// A language that was named, or the one that Vow's texts were set to.
    func language(_ named: Language?) throws(CommandError) -> Language {
        if let named { return named }
        do { return Language(rawValue: try CommandService.settings(of: log)[.language]) ?? .english } catch {
            throw .failed(error)
        }
    }

    /// The events of a run, oldest first.
    func runEvents(_ run: RunID) throws(CommandError) -> [LoggedEvent] {
        do { return try log.readable(Aggregates.run.stream(run)).events } catch { throw .failed(error) }
    }

    /// The events of a stream, oldest first.
    func events(of stream: StreamName) throws(CommandError) -> [LoggedEvent] {
        do { return try log.readable(stream).events } catch { throw .failed(error) }
    }

    /// The device's own events, oldest first.
    func deviceEvents() throws(CommandError) -> [LoggedEvent] {
        do { return try log.readable(Aggregates.deviceStream).events } catch {
            throw .failed(error)
        }
    }

    private func checkZone(_ zone: ZonePolicy) throws(CommandError) {
        guard case .fixed(let identifier) = zone else { return }
        _ = try rules(of: identifier)
    }

    /// The rules of a zone that the person named.
    func rules(of identifier: String) throws(CommandError) -> ZoneRules {
        do { return try zones.rules(for: identifier) } catch {
            throw error.code == "zone.unknown" ? .refused(error.told) : .failed(error)
        }
    }

    static func error(_ error: AppendFailure) -> CommandError {
        switch error {
        case .failed(let failure), .uncertain(let failure): .failed(failure)
        case .conflict:
            .failed(
                PortFailure(
                    code: "store.conflict", message: .anotherProcessWroteAtSame,
                    repair: .tryAgain))
        }
    }
}
