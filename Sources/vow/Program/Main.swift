import ArgumentParser
import StorageAdapters
import Foundation
import Glibc
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowPorts

/// The command line of Vow.
@main
struct Vow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vow", abstract: HelpText.vow.inHelp,
        discussion: HelpText.vowMore(example: #"echo '{"text":"I get up."}' | vow lines.add --json -"#)
            .inHelp,
        version: Device.version,
        subcommands: [
            ManualCommand.self, HelperCommand<VowRoles>.self,
        ],
        groupedSubcommands: commandGroups,
        defaultSubcommand: StatusCommand.self)

    private static let commandGroups: [CommandGroup] = [
        CommandGroup(
            name: HelpText.groupMornings.inHelp,
            subcommands: [
                AlarmCommandLine.self, TonesCommand.self, NextCommand.self, ScheduleCommand.self,
                CalendarCommand.self,
                RunDaemonCommand.self, NowCommand.self, DemoCommand.self, WakeScreenCommand.self,
                TryCommand.self,
                OpenCommand.self, PageCommandLine.self, PasswordCommand.self,
            ]),
        CommandGroup(
            name: HelpText.groupLines.inHelp,
            subcommands: [
                LinesCommand.self, InterviewCommand.self, GoalsCommand.self, PracticeCommand.self,
                RehearseLinesCommand.self,
                JudgeCommand.self, CoachCommandLine.self,
            ]),
        CommandGroup(
            name: HelpText.groupLookingBack.inHelp,
            subcommands: [
                RunsCommand.self, StreakCommand.self, ReviewCommand.self, MetricsCommand.self,
                AutopsyCommand.self,
                LedgerCommand.self, ReplayCommand.self, WhatIfCommand.self, AdoptCommand.self,
                CertificateCommand.self,
            ]),
        CommandGroup(
            name: HelpText.groupDevice.inHelp,
            subcommands: [
                StatusCommand.self, DoctorCommand.self, ConfigCommand.self, WakeCommand.self,
                RehearseCommand.self, ModelsCommand.self, EnginesCommand.self, CodesCommand.self,
                TagsCommand.self, ButtonsCommand.self,
                CheckCommand.self,
                WyomingCommand.self, MqttCommand.self,
            ]),
        CommandGroup(
            name: HelpText.groupData.inHelp,
            subcommands: [
                LogCommand.self, ExportCommand.self, ImportCommand.self, BackupCommand.self,
                RestoreCommand.self, WipeCommand.self,
                ConsentCommandLine.self, CloudCommand.self, CohortCommandLine.self,
            ]),
        CommandGroup(
            name: HelpText.groupEngineers.inHelp,
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
        let arguments = Array(CommandLine.arguments.dropFirst())
        let language = ManualCommand.language(in: arguments) ?? HelpLanguage.wanted(by: arguments)
        Exit.end(with: HelpLanguage.$current.withValue(language) { outcome(of: arguments) })
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
        // What does not parse is parsed again below, which says why.
        if case .command(let command, let rest) = named(by: arguments),
            !rest.contains(where: {
                ["-h", "--help", "--help-all", "--help-hidden", "--version"].contains($0)
            }),
            let command = try? command.parseAsRoot(rest)
        {
            return command
        }
        let command = try parseAsRoot(arguments.map { $0 == "--help-all" ? "--help" : $0 })
        // The parser knows where help is meant; its own page is in English.
        if let language = HelpLanguage.current, type(of: command)._commandName == "help" {
            let columns = TerminalWidth.columns(of: 1)
            throw CleanExit.message(help(with: arguments, in: language).text(columns: columns))
        }
        return command
    }

    /// What a newcomer needs first; `--help-all` shows the others.
    private static let firstCommands = [
        "open", "interview", "lines", "alarm", "next", "now", "try", "review", "doctor", "config",
    ]

    /// The help of the command that arguments name.
    private static func help(with arguments: [String], in language: TextLanguage) -> HelpPage {
        var command: any ParsableCommand.Type = Vow.self
        var path = ["vow"]
        for word in arguments.drop(while: { $0 == "help" }) {
            guard let below = command.configuration.subcommands.first(where: { $0._commandName == word })
            else { break }
            command = below
            path.append(word)
        }
        let usage = command == Vow.self ? usageString() : usageString(for: command)
        guard command == Vow.self else {
            return HelpPage(
                of: .of(command), path: path.joined(separator: " "), usage: usage, in: language)
        }
        if arguments.contains("--help-all") {
            return HelpPage(
                of: .program, path: "vow", usage: usage,
                groups: groups.map { HelpPage.Group(name: $0.name, commands: $0.commands) }, in: language)
        }
        return HelpPage(
            of: .program, path: "vow", usage: usage,
            groups: [
                HelpPage.Group(
                    name: language.text(FilledText(HelpText.screenCommands)), commands: firstCommands)
            ], isBrief: true,
            ending: [
                language.text(HelpText.screenDetail(command: "vow COMMAND --help")),
                language.text(HelpText.screenAll(command: "vow --help-all")),
            ], in: language)
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
            return Exit.tell(
                Exit.saying(
                    Exit.usage, mistyped.message, code: "input.unknownCommand", repair: mistyped.repair),
                HomeLanguage.ofArguments)
        }
        return Exit.outcome(of: Vow.self) { try command(ConfigCommand.withNegativeValueLast(arguments)) }
    }
}

extension CommandShape {
    /// The whole program.
    static let program = CommandShape.of(Vow.self)
}
