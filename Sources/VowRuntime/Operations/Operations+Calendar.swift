package import VowAnswers

extension Operations {
    static let calendar: [any Operation.Type] = [ExportCalendar.self, ImportCalendar.self]
}

package struct ExportCalendar: Query, DeviceOperation {
    package typealias Answer = FileRow
    package static let name = "calendar.export"
    package static let summary = "The alarms as an iCalendar file."
    package static let fields: [OperationField<Self>] = [.flag("all", \.takesAll)]
    /// Whether alarms that are switched off are in it, as cancelled events.
    package var takesAll = false

    package init() {}
}

package struct ImportCalendar: Command, DeviceOperation {
    package typealias Answer = [CalendarRow]
    package static let name = "calendar.import"
    package static let summary =
        "Makes alarms from an iCalendar file, or only says what would come of it."
    package static let place = OperationPlace.ownProcess
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] =
        HandedFile.fields().map { $0.within(\.file) } + [.flag("dryRun", \.isTrial)]
    package var file = HandedFile()
    /// Whether it only says what would come of it.
    package var isTrial = false

    package init() {}
}
