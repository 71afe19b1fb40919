import VowAnswers
import ArgumentParser
import VowCommandLine
import VowRuntime

/// `vow schedule`: what rings, and why, at any time and anywhere.
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: HelpText.schedule.inHelp,
        discussion: HelpText.scheduleMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(
        help: .text(.scheduleAt, valueName: "instant"))
    var at: String?
    @Option(help: .text(.scheduleZone)) var zone: String?
    @Option(help: .text(.scheduleDays)) var days: Int = 7

    func run() throws {
        var operation = ShowSchedule()
        operation.start = at
        operation.zone = zone
        operation.days = days
        try common.perform(operation) { _, service in
            let outlook = try operation.outlook(service)
            let pick = service.wording
            let times = ShownTimes(common.utc ? nil : outlook.deviceZone, pick)
            return [OutlookTexts(pick).text(outlook, times)]
        }
    }
}
