import ArgumentParser
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowAnswers

/// `vow now`: the gate of an alarm that rings soon, passed ahead of it (S11).
struct NowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "now", abstract: HelpText.now.inHelp,
        discussion: HelpText.nowMore.inHelp)
    @OptionGroup var place: HomeOptions
    @Argument(help: .text(.nowId)) var id: String?
    @Flag(
        help: .text(
            .sharedFrontEnds,
            visibility: .private))
    var frontEnds = false

    func run() throws {
        try Exit.reporting {
            var common = CommonOptions()
            common.place = place
            let service = try common.service()
            let overview = try service.present()
            let texts = EarlyTexts(overview.settings)
            let wanted = try id.map { try service.alarmID(named: $0) }
            let (alarm, occurrence) = try EarlyMorning.next(wanted, in: overview, texts)
            let morning = try EarlyMorning(alarm, occurrence, of: overview, in: service.log, home: place.path)
            guard let passed = try frontEnds ? morning.liveOnFrontEnds() : morning.live() else {
                Output.sentence(texts.givenUp)
                throw Exit.no
            }
            try morning.record(passed, in: service, texts)
            Output.sentence(texts.done(overview.deviceZone.civil(at: occurrence.instant).time))
        }
    }
}
