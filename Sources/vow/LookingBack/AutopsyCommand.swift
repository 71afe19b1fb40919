import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow autopsy`: why was it missed, late or silent?
struct AutopsyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "autopsy", abstract: HelpText.autopsy.inHelp,
        discussion: HelpText.autopsyMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.sharedListedRun, valueName: "run")) var wanted: String?

    struct Row: Encodable {
        let run: RunID
        let label, due, outcome, sentence: String
        let cause, absentFrom, absentTo: String?
        let lateMilliseconds: Int64?
        let gapMilliseconds: Int64
        let snoozes: Int
        let putOffFor, brokenParts: [String]
    }

    func run() throws {
        try Exit.reporting {
            guard let autopsy = try common.service().autopsy(of: wanted) else {
                Output.line(
                    common.json
                        ? "null"
                        : RefusalLanguage.wording(AutopsyText.none))
                throw Exit.no
            }
            guard common.json else { return Output.line("\(autopsy.run)  \(autopsy.sentence)") }
            JSONPrinter.print(
                Row(
                    run: autopsy.run, label: autopsy.label, due: autopsy.due.iso8601,
                    outcome: autopsy.outcome,
                    sentence: autopsy.sentence, cause: autopsy.cause,
                    absentFrom: autopsy.absence?.from.iso8601, absentTo: autopsy.absence?.to.iso8601,
                    lateMilliseconds: autopsy.lateMilliseconds, gapMilliseconds: autopsy.gapMilliseconds,
                    snoozes: autopsy.snoozes, putOffFor: autopsy.bypassedParts.map(\.rawValue),
                    brokenParts: autopsy.brokenParts.map(\.rawValue)))
        }
    }
}
