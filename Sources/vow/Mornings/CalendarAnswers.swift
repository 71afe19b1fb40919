import Foundation
import VowAnswers
import VowCalendar
import VowCommandLine
import VowRuntime

/// Calendar files, as front ends ask for them and hand them in.
enum CalendarAnswers {
    static let queries: [String: RequestRouter.Handler] = [
        "calendar.export": { service, arguments in
            let all = try arguments.truth("all") ?? false
            let text = CalendarExchange.file(try service.present(), all: all).text
            return FileRow(
                file: "vow-alarms.ics", type: "text/calendar", base64: Data(text.utf8).base64EncodedString())
        }
    ]

    /// What only this program carries out, in a process of its own: a file may be longer than the socket takes, and it
    /// was written by somebody else.
    static func ownCommands(home: String) -> [String: RequestRouter.Handler] {
        [
            "calendar.import": { service, arguments in
                let file = try GivenFile(arguments)
                let overview = try service.present()
                let pick = Wording(overview.settings)
                let template = CalendarExchange.template(
                    overview.settings, lines: overview.book, home: home)
                let reading = try CalendarExchange.reading(
                    file.bytes, by: template, of: file.name,
                    strict: false, pick)
                let rows = try CalendarExchange.importAlarms(
                    reading.alarms, service, dryRun: try arguments.truth("dryRun") ?? false, pick
                ) { $0.text(pick) }
                return rows
                    + CalendarExchange.passedOver(reading).map {
                        CalendarRow(passedOver: CalendarExchange.sentence($0, pick))
                    }
            }
        ]
    }
}
