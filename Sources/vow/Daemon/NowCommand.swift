import VowSystem
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

    func run() throws {
        try Exit.reporting {
            var common = CommonOptions()
            common.place = place
            let service = try common.service()
            let texts = EarlyTexts(try service.present().settings)
            let morning = try EarlyMorning.prepared(id, service, home: place.path, texts)
            guard let passed = try morning.live() else {
                Output.sentence(texts.givenUp)
                throw Exit.no
            }
            try morning.record(passed, in: service, texts)
            Output.sentence(texts.done(morning.time))
        }
    }
}
