import ArgumentParser
import Foundation

/// The command line of Vow.
@main
struct Vow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vow", abstract: "An alarm clock that stops when you keep your word.",
        discussion: """
            Exit codes: 0 done; 1 a "no", such as a refused recitation; 2 wrong arguments or input; 3 a part failed.
            """,
        version: Device.version,
        subcommands: [
            AlarmCommandLine.self, LinesCommand.self, RunDaemonCommand.self, WakeScreenCommand.self,
            RunsCommand.self,
            StreakCommand.self, ReviewCommand.self,
            NextCommand.self, ScheduleCommand.self, CalendarCommand.self, AutopsyCommand.self,
            WakeCommand.self, RehearseCommand.self, LedgerCommand.self,
            InterviewCommand.self, GoalsCommand.self, JudgeCommand.self, RehearseLinesCommand.self,
            EvaluateCommand.self,
            WyomingCommand.self,
            ConfigCommand.self,
            ConsentCommandLine.self, CloudCommand.self, EnginesCommand.self,
            CodesCommand.self, CheckCommand.self, EyesCommand.self,
            ModelsCommand.self, DemoCommand.self, TryCommand.self,
            OpenCommand.self, PageCommand.self,
            LogCommand.self, WipeCommand.self, ExportCommand.self, ImportCommand.self,
            CertificateCommand.self, SimulateCommand.self, ReplayCommand.self, WhatIfCommand.self,
            AdoptCommand.self, ReportCommand.self, EarsCommand.self,
        ])

    /// Runs the command; wrong arguments end with 2, not with the parser's own code.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            if code == .validationFailure {
                FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
                Foundation.exit(2)
            }
            exit(withError: error)
        }
    }
}
