import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow report`: a run without its words, for a bug report.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Write a run without its words, to attach to a bug report.",
        discussion: """
            Words become tokens: one can see which were said and missed, not which words they are. The same gate \
            decisions come out of the file anywhere, with `vow replay FILE`; the verifier's result for each line \
            is taken from the record, since it cannot read tokens. What is in the file is shown first. An earlier \
            report of the same name is replaced, any other file is left alone.
            """)
    @OptionGroup var common: CommonOptions
    @Argument(help: ArgumentHelp("The run.", valueName: "run")) var wanted: String
    @Option(help: ArgumentHelp("Where to write it; without it, it is only shown.", valueName: "file"))
    var output: String?

    func run() throws {
        try Exit.reporting {
            let source = try RunSource.open(wanted, common)
            guard !source.events.contains(where: \.isErased) else {
                throw CommandError.refused("The words of this run were erased; nothing is left to redact.")
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
                RefusalLanguage.wording(ReportText.written(path: output)) + "\n")
        }
    }
}
