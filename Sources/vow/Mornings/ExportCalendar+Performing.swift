import Foundation
import VowAnswers
import VowRuntime
import VowCommandLine

extension ExportCalendar: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> FileRow {
        let text = CalendarExchange.file(try context.service.present(), all: takesAll).text
        return FileRow(
            file: "vow-alarms.ics", type: "text/calendar", base64: Data(text.utf8).base64EncodedString())
    }
}

extension ImportCalendar: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [CalendarRow] {
        let given = try GivenFile(file)
        let overview = try context.service.present()
        let settings = overview.settings
        let pick = Wording(settings)
        let reading = try CalendarExchange.reading(
            given.bytes, by: CalendarExchange.template(settings, lines: overview.book, home: home),
            of: given.name, strict: false,
            pick)
        let rows = try CalendarExchange.importAlarms(reading.alarms, context.service, dryRun: isTrial, pick) {
            $0.text(pick)
        }
        return rows
            + CalendarExchange.passedOver(reading).map {
                CalendarRow(passedOver: CalendarExchange.sentence($0, pick))
            }
    }
}
