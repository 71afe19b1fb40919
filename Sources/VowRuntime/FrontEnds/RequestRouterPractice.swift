import VowAnswers
import VowCore
import VowRecitation

// Practice, as front ends ask for it. What plays, listens or touches recordings is done by the program itself.
extension RequestRouter {
    static let practiceQueries: [String: Handler] = [
        "practice.list": { service, _ in try service.practiceRows() }
    ]

    static let practiceCommands: [String: Handler] = [
        "practice.add": { service, arguments in
            let target = try arguments.count("target") ?? PracticeState.defaultTarget
            if let line = try arguments.text("line") {
                let lines = try service.present().book.entries.map(\.id)
                let id = try Named.line.identifier(line, among: lines)
                return try service.practiceRow(try service.practise(line: id, target: target), in: nil)
            }
            let language = try AlarmFields.language(try arguments.text("language"))
            let id = try service.addPractice(
                try arguments.required("text"), language: language, target: target,
                isSafe: try arguments.truth("safe"))
            return try service.practiceRow(id, in: nil)
        },
        "practice.target": { service, arguments in
            guard let target = try arguments.count("target") else {
                throw ArgumentMistake(name: "target", expected: "whole number")
            }
            return try changed(service, arguments) { _ in .setTarget(target) }
        },
        "practice.remind": { service, arguments in
            let time = try CommandService.reminderTime(try arguments.required("time"))
            return try changed(service, arguments) { _ in .setReminder(time) }
        },
        "practice.snooze": { service, arguments in
            let id = try service.practice(try arguments.required("id")).id
            try service.snoozeReminder(ofPractice: id, minutes: try arguments.count("minutes") ?? 30)
            return try service.practiceRow(id, in: nil)
        },
        "practice.type": { service, arguments in
            let text = try arguments.required("text")
            return try changed(service, arguments) { .type(text, on: $0) }
        },
        "practice.line": { service, arguments in
            let id = try service.practice(try arguments.required("id")).id
            let kind = try arguments.text("kind").flatMap(LineKind.init) ?? .affirmation
            _ = try service.makeLine(ofPractice: id, kind: kind)
            return try service.practiceRow(id, in: nil)
        },
    ]

    private static func changed(
        _ service: CommandService, _ arguments: Arguments, _ command: (CivilDate) -> PracticeCommand
    ) throws -> PracticeRow {
        let id = try service.practice(try arguments.required("id")).id
        try service.change(practice: id, command(try service.present().today))
        return try service.practiceRow(id, in: nil)
    }
}
