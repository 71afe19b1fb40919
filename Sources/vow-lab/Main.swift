import ArgumentParser
import StorageAdapters
import LinuxAdapters
import VowAnswers
import VowCommandLine

/// The command line of what measures and proves Vow. It is for engineers, in English, and in no package.
@main
struct VowLab: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vow-lab", abstract: "Measure and prove an alarm clock: for its engineers.",
        discussion: """
            Exit codes: 0 done; 1 a "no", such as an invariant that broke; 2 wrong arguments or input; 3 a part failed.
            """,
        version: Home.version,
        subcommands: [
            SimulateCommand.self, EvaluateCommand.self, JudgeCommand.self, RateCommand.self,
            HelperCommand<EarsRole>.self,
        ])

    /// Runs the command and ends with its exit code.
    static func main() {
        StandardStream.prepare()
        PrivateProcess.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let outcome = HelpLanguage.$current.withValue(.english) {
            Exit.refusingRepeats(in: arguments, of: .of(VowLab.self))
                ?? Exit.outcome(of: VowLab.self) { try VowLab.parseAsRoot(arguments) }
        }
        Exit.end(with: outcome)
    }
}
