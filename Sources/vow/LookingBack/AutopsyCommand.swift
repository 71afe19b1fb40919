import ArgumentParser
import VowAnswers
import VowCommandLine
import VowRuntime

/// `vow autopsy`: why was it missed, late or silent?
struct AutopsyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "autopsy", abstract: HelpText.autopsy.inHelp,
        discussion: HelpText.autopsyMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.sharedListedRun, valueName: "run")) var wanted: String?

    func run() throws {
        var operation = ShowAutopsy()
        operation.run = wanted
        let answer = try common.perform(operation) { row, pick in
            row.map { "\($0.run)  \($0.sentence)" } ?? pick(AutopsyText.none)
        }
        if answer == nil { throw Exit.no }
    }
}
