import VowAnswers
import VowCore
import VowPorts
import VowRecitation

// What a front end may change.
extension RequestRouter {
    static func ownCommands(
        _ checkTone: @escaping @Sendable (String) throws -> ChosenTone, _ probe: @escaping GateProbe.Look
    ) -> [String: Handler] {
        [
            "alarm.add": { service, arguments in
                let fields = try service.alarmFields(arguments)
                let definition = try fields.made(
                    by: try service.present().settings, checkTone: checkTone)
                try service.checkRings(definition)
                let probed = probe(definition, try service.present().settings)
                try probed.check()
                return try service.alarmRow(try service.schedule(definition), probed)
            },
            "alarm.edit": { service, arguments in
                let fields = try service.alarmFields(arguments)
                let alarm = try service.alarmID(named: try arguments.required("id"))
                let before = try service.present()
                if let definition = before.alarm(alarm).definition {
                    let changed = try fields.applied(to: definition, checkTone: checkTone)
                    if changed.gate != definition.gate { try probe(changed, before.settings).check() }
                }
                try service.edit(alarm: alarm, fields, checkTone: checkTone)
                return try service.alarmRow(alarm, probe: probe)
            },
            "alarm.duplicate": { service, arguments in
                let fields = try service.alarmFields(arguments)
                let alarm = try service.alarmID(named: try arguments.required("id"))
                guard let original = try service.present().alarm(alarm).definition else {
                    throw CommandError.refused(Named.alarm.refusal(of: alarm.text))
                }
                let definition = try fields.applied(to: original, checkTone: checkTone)
                try service.checkRings(definition)
                let probed = probe(definition, try service.present().settings)
                try probed.check()
                return try service.alarmRow(try service.schedule(definition), probed)
            },
            "alarm.remove": { service, arguments in
                let alarm = try service.alarmID(named: try arguments.required("id"))
                try service.change(alarm: alarm, .remove)
                return RemovedRow(removed: alarm.text)
            },
            "alarm.enable": { service, arguments in
                let alarm = try service.alarmID(named: try arguments.required("id"))
                let before = try service.present()
                if let definition = before.alarm(alarm).definition {
                    try probe(definition, before.settings).check()
                }
                try service.change(alarm: alarm, .enable)
                return try service.alarmRow(alarm, probe: probe)
            },
            "alarm.disable": { try RequestRouter.change($0, $1) { _, _ in .disable } },
            "alarm.skip": { service, arguments in
                try RequestRouter.change(service, arguments) { service, alarm in
                    try service.skipping(
                        alarm, date: try arguments.text("date"), from: try arguments.text("from"),
                        to: try arguments.text("to"))
                }
            },
            "alarm.unskip": { service, arguments in
                let alarm = try service.alarmID(named: try arguments.required("id"))
                try service.unskip(
                    alarm, date: try arguments.text("date"), from: try arguments.text("from"),
                    to: try arguments.text("to"))
                return try service.alarmRow(alarm)
            },
            "alarm.pause": { service, arguments in
                try RequestRouter.change(service, arguments) { service, _ in
                    try service.pausing(
                        until: try arguments.text("until"), end: try arguments.truth("end") ?? false)
                }
            },
            "lines.add": { service, arguments in
                let id = try service.addLine(
                    try arguments.required("text"), kind: try RequestRouter.kind(arguments),
                    language: try AlarmFields.language(try arguments.text("language")),
                    isSafe: try arguments.truth("safe"))
                return try service.lineRow(id)
            },
            "lines.edit": { service, arguments in
                let line = try RequestRouter.line(service, arguments)
                let text = try arguments.required("text")
                let isSafe = try arguments.truth("safe")
                try service.change(line: line, .edit(text: text), isSafe: isSafe)
                if try service.goals().contains(where: { $0.id == GoalID(line) }) {
                    try service.refine(goal: GoalID(line), occasion: .edit, isSafe: isSafe) { $0.text = text }
                }
                try service.followEdit(ofLine: line, to: text)
                return try service.lineRow(line)
            },
            "lines.disable": { service, arguments in
                let line = try RequestRouter.line(service, arguments)
                try service.change(line: line, .disable(today: try service.present().today))
                return try service.lineRow(line)
            },
            "lines.enable": { service, arguments in
                let line = try RequestRouter.line(service, arguments)
                try service.change(line: line, .enable)
                return try service.lineRow(line)
            },
            "lines.remove": { service, arguments in
                let line = try RequestRouter.line(service, arguments)
                try service.change(line: line, .remove(today: try service.present().today))
                return RemovedRow(removed: line.text)
            },
            "config.set": { service, arguments in
                let key = try SettingKey.named(try arguments.required("key"))
                try service.set(key, to: try arguments.required("value"))
                return [key.rawValue: try service.present().settings[key]]
            },
        ]
    }

    private static func change(
        _ service: CommandService, _ arguments: Arguments,
        _ command: (CommandService, _ alarm: AlarmID) throws -> AlarmCommand
    ) throws -> AlarmRow {
        let alarm = try service.alarmID(named: try arguments.required("id"))
        try service.change(alarm: alarm, try command(service, alarm))
        return try service.alarmRow(alarm)
    }

    private static func line(_ service: CommandService, _ arguments: Arguments) throws -> LineID {
        let lines = try service.present().book.entries.map(\.id)
        return try Named.line.identifier(try arguments.required("id"), among: lines)
    }

    private static func kind(_ arguments: Arguments) throws -> LineKind {
        guard let text = try arguments.text("kind") else { return .affirmation }
        guard let kind = LineKind(rawValue: text) else {
            throw ArgumentMistake(name: "kind", expected: "affirmation or goal")
        }
        return kind
    }
}
