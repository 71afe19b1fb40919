import ArgumentParser
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore

/// `vow manual`: the manual page, made from the commands themselves; what an installation puts beside the program.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: HelpText.manual.inHelp, discussion: HelpText.manualMore.inHelp,
        shouldDisplay: false)
    @Option(help: .text(.manualLanguage)) var language: String?

    /// The language that arguments for this command name, or nil. The commands are described in it, so it is needed
    /// before they are.
    static func language(in arguments: [String]) -> TextLanguage? {
        guard arguments.first == "manual" else { return nil }
        let joined = arguments.first { $0.hasPrefix("--language=") }.map { String($0.dropFirst(11)) }
        let next = arguments.firstIndex(of: "--language").map { arguments[($0 + 1)...].first } ?? nil
        return (joined ?? next).flatMap(TextLanguage.init(code:))
    }

    func run() throws {
        let known = TextLanguage.all.map(\.code).joined(separator: ", ")
        guard let shown = HelpLanguage.current, language == nil || language == shown.code else {
            throw Exit.saying(
                Exit.usage,
                TextCode(FilledText(RefusalText.settingOneOf, ["known": known, "value": language ?? ""])))
        }
        Output.put(ManualPage(CommandShape.program, groups: Vow.groups, in: shown).text)
    }
}

/// A manual page in the macros of man(7).
struct ManualPage {
    private let program: CommandShape
    private let groups: [(name: String, commands: [String])]
    private let language: TextLanguage

    /// Options that hold for every command; the page has them in a part of their own.
    private static let shared = ["--home", "--json", "--utc", "--help", "--version"]

    init(
        _ program: CommandShape, groups: [(name: String, commands: [String])], in language: TextLanguage
    ) {
        self.program = program
        self.groups = groups
        self.language = language
    }

    /// The whole page.
    var text: String {
        var lines = [
            ".TH VOW 1 \"\" \"vow \(Device.version)\" \"\(word(.head))\"",
            // Long examples cannot be spread over a line.
            ".ad l", ".nh", heading(.name),
            "vow \\- " + word(.purpose), heading(.synopsis), ".B vow",
            "[\\fI\(word(.command))\\fR] [\\fI\(word(.option))\\fR]...", heading(.description),
        ]
        lines += paragraphs(.about)
        for group in groups {
            lines.append(".SH \"\(Self.plain(group.name).uppercased())\"")
            for name in group.commands {
                if let command = program.command(name) { lines += section(of: command, path: "vow") }
            }
        }
        lines += ending
        return lines.joined(separator: "\n") + "\n"
    }

    private func word(_ key: ManualText) -> String { Self.plain(language.text(FilledText(key))) }

    private func heading(_ key: ManualText) -> String { ".SH \"\(word(key))\"" }

    private func paragraphs(_ key: ManualText) -> [String] {
        Self.paragraphs(language.text(FilledText(key)))
    }

    private func section(of command: CommandShape, path: String) -> [String] {
        let path = "\(path) \(command.commandName)"
        let values = command.all.filter { $0.kind == "positional" && $0.shouldDisplay }.map { value in
            let name = "\\fI\(Self.plain(value.valueName ?? "value"))\\fR"
            return value.isOptional ? "[\(name)]" : name
        }
        var lines = [".SS \"\(Self.plain(path))\""]
        if !values.isEmpty {
            lines += ["\\fB\(Self.plain(path))\\fR \(values.joined(separator: " "))", ".PP"]
        }
        lines += Self.paragraphs(command.abstract ?? "")
        if let discussion = command.discussion { lines += [".PP"] + Self.paragraphs(discussion) }
        for argument in command.all where argument.shouldDisplay {
            let names = argument.written
            guard !names.contains(where: Self.shared.contains) else { continue }
            lines += item(argument)
        }
        for below in command.commands where below.shouldDisplay != false {
            lines += section(of: below, path: path)
        }
        return lines
    }

    private func item(_ argument: CommandShape.Argument) -> [String] {
        let names = argument.written.map { "\\fB\(Self.plain($0))\\fR" }.joined(separator: ", ")
        let value = argument.valueName.map { "\\fI\(Self.plain($0))\\fR" } ?? ""
        let head =
            switch argument.kind {
            case "positional": value
            case "option": "\(names) \(value)"
            default: names
            }
        return [".TP", head] + Self.paragraphs(argument.words(in: language))
    }

    /// Text as lines that begin with no control character; empty lines part paragraphs.
    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let trimmed = line.drop { $0 == " " }
            if trimmed.isEmpty { return ".PP" }
            let safe = plain(String(trimmed))
            return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
        }
    }

    private static func plain(_ text: String) -> String {
        var plain = ""
        var before: Character = " "
        for character in text {
            // Chinese has no spaces to break at.
            if TerminalWidth.mayPart(before, character) { plain += "\\:" }
            before = character
            switch character {
            case "\\": plain += "\\e"
            case "-": plain += "\\-"
            case "\"": plain += "\\(dq"
            // A long example may be broken where its parts end.
            case ",": plain += ",\\:"
            default: plain.append(character)
            }
        }
        return plain
    }

    private var ending: [String] {
        func item(_ name: String, _ key: ManualText) -> [String] {
            [".TP", name] + paragraphs(key)
        }
        func bold(_ name: String) -> String { "\\fB\(Self.plain(name))\\fR" }
        var lines = [heading(.commonOptions)]
        lines += item("\\fB\\-\\-home\\fR \\fIdir\\fR", .home) + item(bold("--json"), .json)
        lines += item(bold("--utc"), .utc) + item(bold("--help"), .help)
        lines.append(heading(.fromInput))
        lines += ["\\fBvow\\fR \\fIOPERATION\\fR \\fB\\-\\-json \\-\\fR", ".PP"]
        lines += paragraphs(.operation)
        lines += [".PP", Self.plain(#"echo '{"text":"I get up."}' | vow lines.add --json -"#), ".PP"]
        lines += paragraphs(.operations)
        lines.append(heading(.exitStatus))
        lines += item("0", .done) + item("1", .no) + item("2", .wrong) + item("3", .failed)
        lines.append(heading(.environment))
        lines += item(bold("VOW_HOME"), .homeVariable) + item(bold("VOW_MODELS"), .modelsVariable)
        lines += item(bold("TZ"), .zoneVariable) + item(bold("NO_COLOR"), .colourVariable)
        lines.append(heading(.files))
        lines += item("\\fI~/.local/share/vow\\fR", .homeFolder)
        lines += [heading(.seeAlso), "systemctl(1), loginctl(1), timedatectl(1)"]
        return lines
    }
}
