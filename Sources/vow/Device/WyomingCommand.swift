import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import Wyoming

/// `vow wyoming`: this device's ears for other programs.
struct WyomingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wyoming",
        abstract: "Offer this device's speech engines to programs that speak Wyoming.",
        discussion: """
            Home automation speaks Wyoming. The server is reached from this machine only, keeps nothing, and runs \
            until it is interrupted. The other way round, any Wyoming server can be Vow's engine: \
            vow config set engine wyoming:127.0.0.1:10300. The sound then goes to that server; on another machine it \
            needs your consent (vow consent give speech-server --to wyoming:HOST:PORT).
            """)
    @OptionGroup var common: CommonOptions
    @Option(help: "The port; 0 takes any free one.") var port: UInt16 = 10_300
    @Option(help: "The speech engine.") var engine = "auto"
    @Option(name: .customLong("language"), help: "The languages to offer: en, es, zh.")
    var languages: [Language] = [.english]

    func run() throws {
        try Exit.reporting {
            if let objection = SettingKey.engine.objection(to: engine) {
                throw CommandError.refused(objection)
            }
            let server = try WyomingServer(
                source: speechEngines(home: common.homePath), engine: engine, languages: languages,
                version: Device.version, port: port)
            if common.json {
                JSONPrinter.print(["address": server.address.description])
            } else {
                Output.line(
                    RefusalLanguage.wording(ProgramText.listening(address: "\(server.address)")))
            }
            fflush(nil)
            server.serve()
        }
    }
}
