import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

/// `vow coach voices`: what can speak, and how well each voice is understood.
struct CoachVoicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: HelpText.coachVoices.inHelp,
        discussion: HelpText.coachVoicesMore.inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let rows = try service.coachVoices()
            if common.json { return JSONPrinter.print(rows) }
            let wording = Wording(try service.present().settings)
            for row in rows {
                let sign = row.isInUse ? "●" : " "
                let figure = row.errorPercent.map {
                    wording(CoachText.voiceFigure(percent: Texts.decimal($0, places: 1)))
                }
                let mark: CoachText =
                    row.counts == nil ? .voiceUnmeasured : row.counts == true ? .voiceCounts : .voiceCountsNot
                Output.line(
                    "\(sign) \(row.language)  \(row.voice)  " + (figure.map { $0 + "  " } ?? "")
                        + wording(mark))
            }
            for language in CoachVoicesCommand.languages where !VoiceFigures.isSpoken(language) {
                Output.line(wording(CoachText.noGoodVoice(language: wording.name(of: language))))
            }
        }
    }

    private static let languages: [Language] = [.chinese, .english, .spanish]
}
