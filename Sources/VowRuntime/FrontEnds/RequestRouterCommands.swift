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
}
