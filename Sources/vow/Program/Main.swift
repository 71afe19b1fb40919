import ArgumentParser
import FileKeyVault
import Foundation
import Glibc
import Terminal
import VowAnswers
import VowCommandLine
import VowPorts

/// The command line of Vow.
@main
struct Vow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vow", abstract: "An alarm clock that stops when you keep your word.",
        discussion: """
            Exit codes: 0 done; 1 a "no", such as a refused recitation; 2 wrong arguments or input; 3 a part failed.

            For scripts: vow OPERATION --json - reads an operation's input as one JSON object and answers with JSON, as \
            in: echo '{"text":"I get up."}' | vow lines.add --json -
            """,
        version: Device.version,
        subcommands: [
            ManualCommand.self, EarsCommand.self, EyesCommand.self, VoiceCommand.self,
            HandCommand.self, HearCommand.self, SoundFileCommand.self,
        ],
        groupedSubcommands: commandGroups,
        defaultSubcommand: StatusCommand.self)

    private static let commandGroups: [CommandGroup] = [
        CommandGroup(
            name: "Mornings",
            subcommands: [
                AlarmCommandLine.self, TonesCommand.self, NextCommand.self, ScheduleCommand.self,
                CalendarCommand.self,
                RunDaemonCommand.self, NowCommand.self, DemoCommand.self, WakeScreenCommand.self,
                TryCommand.self,
                OpenCommand.self, PageCommandLine.self, PasswordCommand.self,
            ]),
        CommandGroup(
            name: "Lines",
            subcommands: [
                LinesCommand.self, InterviewCommand.self, GoalsCommand.self, PracticeCommand.self,
                RehearseLinesCommand.self,
                JudgeCommand.self, CoachCommandLine.self,
            ]),
        CommandGroup(
            name: "Looking back",
            subcommands: [
                RunsCommand.self, StreakCommand.self, ReviewCommand.self, AutopsyCommand.self,
                LedgerCommand.self, ReplayCommand.self, WhatIfCommand.self, AdoptCommand.self,
                CertificateCommand.self,
            ]),
        CommandGroup(
            name: "Device",
            subcommands: [
                StatusCommand.self, DoctorCommand.self, ConfigCommand.self, WakeCommand.self,
                RehearseCommand.self, ModelsCommand.self, EnginesCommand.self, CodesCommand.self,
                TagsCommand.self, ButtonsCommand.self,
                CheckCommand.self,
                WyomingCommand.self, MqttCommand.self,
            ]),
        CommandGroup(
            name: "Data",
            subcommands: [
                LogCommand.self, ExportCommand.self, ImportCommand.self, BackupCommand.self,
                RestoreCommand.self, WipeCommand.self,
                ConsentCommandLine.self, CloudCommand.self, CohortCommandLine.self,
            ]),
        CommandGroup(
            name: "For engineers",
            subcommands: [ReportCommand.self]),
    ]

    /// The groups with the names of their commands, as help and the manual page show them.
    static var groups: [(name: String, commands: [String])] {
        commandGroups.map { group in
            (group.name, group.subcommands.compactMap { $0.configuration.commandName })
        }
    }

    /// Runs the command and ends with its exit code; wrong arguments end with 2, not with the parser's own code.
    static func main() {
        StandardStream.prepare()
        PrivateProcess.prepare()
        Exit.end(with: outcome(of: Array(CommandLine.arguments.dropFirst())))
    }

    /// What the words that arguments begin with name, by the types alone.
    private enum Named {
        /// A command, and what is left for it.
        case command(any ParsableCommand.Type, [String])
        /// A word that is no command there. It may be mistyped, or meant for the command that stands in.
        case unknown
    }

    private static func named(by arguments: [String]) -> Named {
        var command: any ParsableCommand.Type = Vow.self
        var rest = arguments[...]
        while let word = rest.first,
            let below = command.configuration.subcommands.first(where: { $0._commandName == word })
        {
            command = below
            rest.removeFirst()
        }
        guard !command.configuration.subcommands.isEmpty else { return .command(command, Array(rest)) }
        guard rest.first?.hasPrefix("-") ?? true else { return .unknown }
        return .command(command.configuration.defaultSubcommand ?? command, Array(rest))
    }

    /// Reads arguments. Describing all commands takes longer than most of them do, so the one that is named is asked
    /// first; help, and whatever that one does not understand, is left to the whole.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        if OperationCommand.isMeant(by: arguments) { return try OperationCommand.parseAsRoot(arguments) }
        if case .command(let command, let rest) = named(by: arguments),
            !rest.contains(where: { ["-h", "--help", "--help-hidden", "--version"].contains($0) }),
            let command = try? command.parseAsRoot(rest)
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// What measures and proves is asked of another program.
    private static let inTheLab = [
        "vow simulate": "vow-lab simulate", "vow evaluate": "vow-lab evaluate",
        "vow coach rate": "vow-lab rate",
    ]

    private static func outcome(of arguments: [String]) -> ExitCode {
        if arguments == ["--version"] {
            Output.line(Device.version)
            return .success
        }
        if let refused = Exit.refusingRepeats(in: arguments, of: .program) { return refused }
        if case .unknown = named(by: arguments), !OperationCommand.isMeant(by: arguments),
            let mistyped = CommandShape.program.mistypedCommand(in: arguments, elsewhere: inTheLab)
        {
            return Exit.saying(
                Exit.usage, mistyped.message, code: "input.unknownCommand", repair: mistyped.repair)
        }
        return Exit.outcome(of: Vow.self) { try command(ConfigCommand.withNegativeValueLast(arguments)) }
    }
}

extension CommandShape {
    /// The whole program.
    static let program = CommandShape.of(Vow.self)
}
