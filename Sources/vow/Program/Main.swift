import ArgumentParser
import FileKeyVault
import Foundation
import Glibc
import Terminal
import VowAnswers
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
            subcommands: [SimulateCommand.self, EvaluateCommand.self, ReportCommand.self]),
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
        let code = outcome(of: Array(CommandLine.arguments.dropFirst()))
        Home.closeLogs()
        // Nothing is buffered by now. Threads that load an engine or wait for a key would be shaken by the ends of
        // libraries that exit(3) calls.
        _exit(Exit.final(code).rawValue)
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
    /// first; whatever it does not understand, such as `--help`, is left to the whole.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        if OperationCommand.isMeant(by: arguments) { return try OperationCommand.parseAsRoot(arguments) }
        if case .command(let command, let rest) = named(by: arguments),
            let command = try? command.parseAsRoot(rest)
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    private static func outcome(of arguments: [String]) -> ExitCode {
        if arguments == ["--version"] {
            Output.line(Device.version)
            return .success
        }
        if let option = RepeatedOptions.first(in: arguments) {
            return Exit.saying(
                Exit.usage, "\(option) was given twice, and only one of the two can hold.",
                code: "input.repeated", repair: "Leave one out.")
        }
        if case .unknown = named(by: arguments), !OperationCommand.isMeant(by: arguments),
            let mistyped = CommandShape.program.mistypedCommand(in: arguments)
        {
            return Exit.saying(
                Exit.usage, mistyped.message, code: "input.unknownCommand", repair: mistyped.repair)
        }
        do {
            var command = try command(ConfigCommand.withNegativeValueLast(arguments))
            try command.run()
            return .success
        } catch let code as ExitCode {
            return code
        } catch {
            let message = fullMessage(for: error)
            switch exitCode(for: error) {
            case .success:
                // Help and the version are answers, too.
                if !message.isEmpty { Output.line(message) }
                return .success
            case .validationFailure:
                return Exit.misunderstood(message)
            case let code:
                Output.note(message + "\n")
                return code
            }
        }
    }
}

extension Exit {
    /// Says what the parser did not understand. Its own text explains the usage as well.
    fileprivate static func misunderstood(_ text: String) -> ExitCode {
        guard CommandLine.arguments.contains("--json") else {
            // The library's own sentence stands first; what follows is the usage.
            let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let sentence = lines.first.map { String($0.trimmingPrefix("Error: ")) } ?? text
            let rest = lines.count > 1 ? "\n" + lines[1] : ""
            let pick = RefusalLanguage.wording
            Output.note(
                ForeignWords.shown("Error: \(pick.said(sentence))\(rest)\n", atMost: 8_000))
            return usage
        }
        let lines = text.split(separator: "\n", maxSplits: 1)
        let message = lines.first.map { String($0.trimmingPrefix("Error: ")) } ?? text
        let repair = lines.count > 1 ? String(lines[1]).trimmingCharacters(in: .whitespacesAndNewlines) : ""
        return saying(usage, message, code: "input.misunderstood", repair: repair)
    }

    /// The exit code of a command once its answer was taken or lost.
    fileprivate static func final(_ code: ExitCode) -> ExitCode {
        guard let loss = Output.loss else { return code }
        if !loss.isReadersChoice { say(loss.message(isDone: code == .success)) }
        return failure
    }
}
