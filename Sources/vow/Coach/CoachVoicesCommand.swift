import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

/// `vow coach voices`: what can speak, and how well each voice is understood.
struct CoachVoicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "The coach's voices, and how well each is understood.",
        discussion: """
            A voice counts for a language when Whisper hears its starter sentences with at most 10% of the characters \
            wrong (`vow-lab evaluate --voices` measures it). Where none does, a session still goes on with the best there is, \
            and says so; a Wyoming server with a better voice can be set: vow config set coach.voice wyoming:HOST:PORT.
            """)
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
