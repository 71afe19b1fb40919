import ArgumentParser
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow now`: the gate of an alarm that rings soon, passed ahead of it (S11).
struct NowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "now", abstract: "Up early: pass the gate of the next alarm up to two hours ahead.",
        discussion: """
            The gate is today's, challenge word and all, without the ringing. Once it is passed the alarm stays silent \
            and the day is kept; the log says that it was early. Given up before, nothing is recorded and the alarm \
            rings as planned. Exit code 1 when it was not passed.
            """)
    @OptionGroup var place: HomeOptions
    @Argument(help: "The alarm; the next one when left out.") var id: String?
    @Flag(
        help: ArgumentHelp(
            "Show it to front ends in place of this terminal, until standard input ends.",
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
