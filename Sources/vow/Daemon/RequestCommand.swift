import ArgumentParser
import Foundation
import LinuxClock
import PulseAudio
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// `vow request NAME`: one question or command as front ends ask it, for a page without a daemon. Its arguments,
/// one JSON object, come on standard input, so that a person's words stand in no list of processes.
struct RequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "request", abstract: "Answer one question of a front end; used by the page.",
        shouldDisplay: false)
    @OptionGroup var common: CommonOptions
    @Argument(help: "Its name, such as interview.show.") var name: String

    func run() throws {
        try Exit.reporting {
            let given = FileHandle.standardInput.readDataToEndOfFile()
            let arguments =
                given.isEmpty ? Arguments() : try JSONDecoder().decode(Arguments.self, from: given)
            var router = try FrontEnds.router(home: common.homePath)
            router.add(commands: DeviceAnswers.ownCommands(home: common.homePath))
            router.add(commands: CalendarAnswers.ownCommands(home: common.homePath))
            router.add(queries: CoachAnswers.ownQueries, commands: CoachAnswers.ownCommands)
            router.add(commands: TagAnswers.ownCommands)
            router.add(commands: ScannedCodeAnswers.ownCommands)
            router.add(commands: ToneAnswers.ownCommands(home: common.homePath))
            do throws(FailureRow) {
                let answer =
                    router.commandNames.contains(name)
                    ? try router.carryOut(name, arguments) : try router.answer(name, arguments)
                JSONPrinter.print(answer)
            } catch {
                // The row tells a refusal from a failure, as over the daemon's socket.
                JSONPrinter.print(["error": error])
                throw Exit.usage
            }
        }
    }
}

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
            let spoken = language ?? (Wording(settings).isSpanish ? .spanish : .english)
            var room = RehearsalListener(
                source: speechEngines(home: common.homePath), microphone: PulseAudioMicrophone(server: nil),
                clock: try LinuxWakeClock(), engine: { settings.engine(for: $0) })
            try room.prepare(spoken)
            let heard = try room.hear(nil, language: spoken) { _ in }
            JSONPrinter.print(HeardRow(heard: heard?.transcript ?? ""))
        }
    }
}
