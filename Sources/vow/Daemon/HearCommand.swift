import ArgumentParser
import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

/// `vow hear`: what is said into the microphone once, for the page. Nothing of it is recorded.
struct HearCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hear", abstract: "Listen once, and print the words; used by the page.",
        shouldDisplay: false)
    @OptionGroup var common: CommonOptions
    @Option(help: "en, es or zh; the language of Vow's texts when left out.") var language: Language?

    func run() throws {
        try Exit.reporting {
            let settings = try common.service().present().settings
            let spoken = language ?? Wording(settings).ofLines
            var room = RehearsalListener(
                source: speechEngines(home: common.homePath), microphone: PulseAudioMicrophone(server: nil),
                clock: try LinuxWakeClock(), engine: { settings.engine(for: $0) })
            try room.prepare(spoken)
            let heard = try room.hear(nil, language: spoken) { _ in }
            JSONPrinter.print(HeardRow(heard: heard?.transcript ?? ""))
        }
    }
}
