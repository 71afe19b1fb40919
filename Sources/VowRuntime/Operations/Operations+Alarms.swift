package import VowAnswers
package import VowCore
package import VowPorts

extension Operations {
    static let alarms: [any Operation.Type] = [
        ListAlarms.self, ShowAlarm.self, PreviewAlarm.self, AddAlarm.self, EditAlarm.self,
        DuplicateAlarm.self,
        EnableAlarm.self, DisableAlarm.self, SkipAlarm.self, UnskipAlarm.self, PauseAlarm.self,
        RemoveAlarm.self,
    ]
}

package struct ListAlarms: Query {
    package static let name = "alarm.list"
    package static let summary = "Every alarm."

    package init() {}

    package func run(_ context: OperationContext) throws -> [AlarmRow] { try context.service.alarmRows() }
}

package struct ShowAlarm: Query {
    package static let name = "alarm.show"
    package static let summary = "An alarm."
    package static let fields = [OperationField<Self>.alarm(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        try context.service.alarmRow(try context.service.alarmID(named: id))
    }
}

/// The next times that an alarm would ring with changes that are not saved yet.
package struct PreviewAlarm: Query {
    package static let name = "alarm.preview"
    package static let summary =
        "The next ten times that an alarm would ring with these changes; nothing is kept."
    package static let fields: [OperationField<Self>] =
        [.text("id", \.id, most: AlarmFields.longestLabel)] + AlarmFields.fields.map { $0.within(\.alarm) }
    /// The alarm that is changed, or nil for a new one.
    package var id: String?
    package var alarm = AlarmFields()

    package init() {}

    package func run(_ context: OperationContext) throws -> [AlarmRow.Next] {
        let service = context.service
        let definition = try definition(context)
        let rules = try service.rules(of: definition)
        return definition.rule.occurrences(after: service.now, in: rules, limit: 10)
            .map { AlarmRow.Next($0, zone: rules) }
    }

    private func definition(_ context: OperationContext) throws -> AlarmDefinition {
        let service = context.service
        let overview = try service.present()
        guard let id else {
            return try alarm.made(
                after: nil, by: overview.settings, lines: overview.book, seenFrom: service.alarmPresent,
                checkTone: context.parts.checkTone)
        }
        let known = try service.alarmID(named: id)
        guard let definition = overview.alarm(known).definition else {
            throw CommandError.refused(Refusal(RefusalText.alarmUnknown, ["id": known.text]))
        }
        return try alarm.applied(
            to: definition, seenFrom: service.alarmPresent, checkTone: context.parts.checkTone)
    }
}

package struct AddAlarm: Command {
    package static let name = "alarm.add"
    package static let summary = "Makes an alarm."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] =
        [
            .text("in", \.wait, most: AlarmFields.longestDate),
            .text("nap", \.nap, most: AlarmFields.longestDate),
        ] + AlarmFields.fields.map { $0.within(\.alarm) }
    /// How long from now, in place of a time.
    package var wait: String?
    /// How long a nap lasts from now, in place of a time.
    package var nap: String?
    package var alarm = AlarmFields()

    package init() {}

    /// Refuses a time that cannot be read, for which no home is made.
    package func check(now: Instant, zones: any ZoneRulesSource) throws {
        _ = try alarm.newRule(after: nap ?? wait, seenFrom: AlarmFields.Present(now: now, zones: zones))
    }

    package func run(_ context: OperationContext) throws -> AlarmRow {
        let service = context.service
        let overview = try service.present()
        guard wait == nil || nap == nil else {
            throw CommandError.refused(Refusal(RefusalText.waitAlone))
        }
        var alarm = alarm
        if nap != nil, alarm.label == nil { alarm.label = try context.wording(AlarmText.nap) }
        let definition = try alarm.made(
            after: nap ?? wait, by: overview.settings, lines: overview.book, seenFrom: service.alarmPresent,
            checkTone: context.parts.checkTone)
        return try context.scheduled(definition)
    }
}

/// Changes an alarm. What makes it easier to stop holds from tomorrow.
package struct EditAlarm: Command {
    package static let name = "alarm.edit"
    package static let summary = "Changes an alarm."
    package static let fields: [OperationField<Self>] = changes + [.flag("once", \.isOnce)]
    /// The alarm, and what is different from now on.
    fileprivate static let changes: [OperationField<Self>] =
        [.alarm(\.id)] + AlarmFields.fields.map { $0.within(\.alarm) }
    package var id = ""
    /// Whether the time holds for the next occurrence alone.
    package var isOnce = false
    package var alarm = AlarmFields()

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        let service = context.service
        let id = try service.alarmID(named: id)
        let overview = try service.present()
        var probed = GateProbe.none
        // The change is decided again where another process was faster, so all that depends on what was there is in it.
        try service.edit(alarm: id, today: overview.today) { (definition) throws(CommandError) in
            let changed: AlarmDefinition
            do {
                changed =
                    isOnce
                    ? try service.movedOnce(definition, id, by: alarm)
                    : try alarm.applied(
                        to: definition, seenFrom: service.alarmPresent, checkTone: context.parts.checkTone)
            } catch { throw CommandError(error) }
            // A label may still be put right on an alarm whose date is over.
            if changed.rule != definition.rule { try service.checkRings(changed) }
            probed = context.parts.probe(changed, overview.settings)
            if changed.gate != definition.gate { try probed.check() }
            return changed
        }
        try context.remark(onAlarm: id, probed)
        return try service.alarmRow(id, probed)
    }
}

/// Makes another alarm like this one, with changes.
package struct DuplicateAlarm: Command {
    package static let name = "alarm.duplicate"
    package static let summary = "Makes a copy of an alarm."
    package static let fields = EditAlarm.changes.map { $0.within(\Self.original) }
    /// The alarm that is copied, and what is different.
    package var original = EditAlarm()

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        let service = context.service
        let id = try service.alarmID(named: original.id)
        // It may have been removed since its name was looked up.
        guard let definition = try service.present().alarm(id).definition else {
            throw CommandError.refused(Refusal(RefusalText.alarmUnknown, ["id": id.text]))
        }
        return try context.scheduled(
            try original.alarm.applied(
                to: definition, seenFrom: service.alarmPresent, checkTone: context.parts.checkTone))
    }
}

package struct EnableAlarm: Command {
    package static let name = "alarm.enable"
    package static let summary = "Switches an alarm on."
    package static let fields = [OperationField<Self>.alarm(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        let service = context.service
        let alarm = try service.alarmID(named: id)
        let overview = try service.present()
        let probed = overview.alarm(alarm).definition.map { context.parts.probe($0, overview.settings) }
        try probed?.check()
        try service.change(alarm: alarm, .enable)
        probed?.remarks.forEach { context.remark?($0, true) }
        try context.remark { [$0.onRunInProgress(of: alarm)].compactMap(\.self) }
        return try service.alarmRow(alarm, probed ?? .none)
    }
}

package struct DisableAlarm: Command {
    package static let name = "alarm.disable"
    package static let summary = "Switches an alarm off."
    package static let fields = [OperationField<Self>.alarm(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        try context.changed(id) { _, _ in .disable }
    }
}

/// Leaves out the next occurrence, a date, or a range of dates.
package struct SkipAlarm: Command {
    package static let name = "alarm.skip"
    package static let summary = "Skips the next time, or a date."
    package static let fields: [OperationField<Self>] = [
        .alarm(\.id),
        .text("date", \.date, most: AlarmFields.longestDate),
        .text("from", \.from, most: AlarmFields.longestDate),
        .text("to", \.to, most: AlarmFields.longestDate),
    ]
    package var id = ""
    package var date: String?
    package var from: String?
    package var to: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        try context.changed(id) { service, alarm in
            try service.skipping(alarm, date: date, from: from, to: to)
        }
    }
}

/// Rings again on dates that were skipped.
package struct UnskipAlarm: Command {
    package static let name = "alarm.unskip"
    package static let summary =
        "Rings again on a date that was skipped, a range of them, or all that are to come."
    package static let fields = SkipAlarm.fields.map { $0.within(\Self.skipped) }
    /// The alarm, and the dates.
    package var skipped = SkipAlarm()

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        let alarm = try context.service.alarmID(named: skipped.id)
        try context.service.unskip(alarm, date: skipped.date, from: skipped.from, to: skipped.to)
        return try context.service.alarmRow(alarm)
    }
}

/// Keeps an alarm silent until a date, or ends that.
package struct PauseAlarm: Command {
    package static let name = "alarm.pause"
    package static let summary = "Pauses an alarm until a date, or ends a pause."
    package static let fields: [OperationField<Self>] = [
        .alarm(\.id),
        .text("until", \.until, most: AlarmFields.longestDate), .flag("end", \.isOver),
    ]
    package var id = ""
    package var until: String?
    package var isOver = false

    package init() {}

    package func run(_ context: OperationContext) throws -> AlarmRow {
        try context.changed(id) { service, _ in try service.pausing(until: until, end: isOver) }
    }
}

package struct RemoveAlarm: Command {
    package static let name = "alarm.remove"
    package static let summary = "Removes an alarm."
    package static let fields = [OperationField<Self>.alarm(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        let alarm = try context.service.alarmID(named: id)
        try context.service.change(alarm: alarm, .remove)
        try context.remark { [$0.onRunInProgress(of: alarm)].compactMap(\.self) }
        return RemovedRow(removed: alarm.text)
    }
}

extension OperationContext {
    /// Schedules a new alarm, if it ever rings and its gate can work.
    fileprivate func scheduled(_ definition: AlarmDefinition) throws -> AlarmRow {
        try service.checkRings(definition)
        let probed = parts.probe(definition, try service.present().settings)
        try probed.check()
        let alarm = try service.schedule(definition)
        try remark(onAlarm: alarm, probed)
        return try service.alarmRow(alarm, probed)
    }

    /// Applies a command that follows from what is there.
    fileprivate func changed(
        _ name: String, _ command: (CommandService, AlarmID) throws -> AlarmCommand
    ) throws -> AlarmRow {
        let alarm = try service.alarmID(named: name)
        try service.change(alarm: alarm, try command(service, alarm))
        try remark { [$0.onRunInProgress(of: alarm)].compactMap(\.self) }
        return try service.alarmRow(alarm)
    }

    /// Remarks on an alarm that was made or changed. What its gate lacks stands in the answer.
    fileprivate func remark(onAlarm id: AlarmID, _ probed: GateProbe) throws {
        guard let remark else { return }
        try self.remark { $0.onAlarm(id) + [$0.onRunInProgress(of: id)].compactMap(\.self) }
        for text in probed.remarks { remark(text, true) }
        let overview = try service.present()
        guard let gate = overview.alarm(id).definition?.gate, try service.asksForTrial(of: gate) else {
            return
        }
        remark(Remarks(overview).onUntriedGate(of: id), true)
    }
}
