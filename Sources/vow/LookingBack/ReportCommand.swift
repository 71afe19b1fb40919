import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow report`: a run without its words, for a bug report.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: HelpText.report.inHelp,
        discussion: HelpText.reportMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.sharedRun, valueName: "run")) var wanted: String
    @Option(help: .text(.reportOutput, valueName: "file"))
    var output: String?

    func run() throws {
        try Exit.reporting {
            let source = try RunSource.open(wanted, common)
            guard !source.events.contains(where: \.isErased) else {
                throw CommandError.refused(.wordsOfThisRunWere)
            }
            var generator = SystemRandomNumberGenerator()
            let bundle = try RunBundle(
                source.events, version: Device.version, salt: (0..<4).map { _ in generator.next() })
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            let data = try encoder.encode(bundle)
            Output.line(String(decoding: data, as: UTF8.self))
            if source.records.flaw != nil { Exit.say(source.records.sentence()) }
            guard let output else { return }
            try ArchiveFile.write(of: .report, to: output) { try $0.put(data) }
            Output.note(
                common.wording(ReportText.written(path: output)) + "\n")
        }
    }
}
