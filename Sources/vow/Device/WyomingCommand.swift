import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import SpeechAdapters

/// `vow wyoming`: this device's ears for other programs.
struct WyomingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wyoming",
        abstract: HelpText.wyoming.inHelp,
        discussion: HelpText.wyomingMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.wyomingPort)) var port: UInt16 = 10_300
    @Option(help: .text(.sharedEngine)) var engine = "auto"
    @Option(name: .customLong("language"), help: .text(.wyomingLanguages))
    var languages: [Language] = [.english]

    func run() throws {
        try Exit.reporting {
            if let objection = SettingKey.engine.objection(to: engine) {
                throw CommandError.refused(objection)
            }
            let server = try WyomingServer(
                source: speechEngines(home: common.homePath), engine: engine, languages: languages,
                version: Device.version, port: port
            ) { $0.text(common.wording) }
            if common.json {
                JSONPrinter.print(["address": server.address.description])
            } else {
                Output.line(
                    common.wording(ProgramText.listening(address: "\(server.address)")))
            }
            fflush(nil)
            server.serve()
        }
    }
}
