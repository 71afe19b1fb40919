import ArgumentParser
import VowCommandLine

/// `vow manual`: the manual page, made from the commands themselves; what an installation puts beside the program.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page in the form that man(1) reads.",
        discussion: "To read it at once: vow manual | man -l -", shouldDisplay: false)

    func run() { Output.put(ManualPage(CommandShape.program, groups: Vow.groups).text) }
}

/// A manual page in the macros of man(7).
struct ManualPage {
    private let program: CommandShape
    private let groups: [(name: String, commands: [String])]

    /// Options that hold for every command, told once.
    private static let shared = ["--home", "--json", "--utc", "--help", "--version"]

    init(_ program: CommandShape, groups: [(name: String, commands: [String])]) {
        self.program = program
        self.groups = groups
    }

    /// The whole page.
    var text: String {
        var lines = [
            ".TH VOW 1 \"\" \"vow \(Device.version)\" \"User Commands\"",
            // Long examples cannot be spread over a line.
            ".ad l", ".nh", ".SH NAME",
            "vow \\- " + Self.plain("an alarm clock that stops when you keep your word"), ".SH SYNOPSIS",
            ".B vow",
            "[\\fICOMMAND\\fR] [\\fIOPTION\\fR]...", ".SH DESCRIPTION",
        ]
        lines += Self.paragraphs(
            """
            Vow rings until you have said your own lines aloud, and keeps every step of the morning in a log on your \
            own device. Without a command it shows the next alarm, what is ready on this device, and what is missing.
            """)
        for group in groups {
            lines.append(".SH \"\(Self.plain(group.name).uppercased())\"")
            for name in group.commands {
                if let command = program.command(name) { lines += section(of: command, path: "vow") }
            }
        }
        lines += Self.ending
        return lines.joined(separator: "\n") + "\n"
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
            lines += Self.item(argument)
        }
        for below in command.commands where below.shouldDisplay != false {
            lines += section(of: below, path: path)
        }
        return lines
    }

    private static func item(_ argument: CommandShape.Argument) -> [String] {
        let names = argument.written.map { "\\fB\(plain($0))\\fR" }.joined(separator: ", ")
        let value = argument.valueName.map { "\\fI\(plain($0))\\fR" } ?? ""
        let head =
            switch argument.kind {
            case "positional": value
            case "option": "\(names) \(value)"
            default: names
            }
        let standard = argument.defaultValue.map { $0.isEmpty ? "" : " Default: \($0)." } ?? ""
        return [".TP", head] + paragraphs((argument.abstract ?? "") + standard)
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
        for character in text {
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

    private static let ending: [String] =
        [
            ".SH \"COMMON OPTIONS\"", ".TP", "\\fB\\-\\-home\\fR \\fIdir\\fR", "Where all of Vow's data is.",
            ".TP",
            "\\fB\\-\\-json\\fR", "Print JSON with stable keys; an error, too, then is JSON.", ".TP",
            "\\fB\\-\\-utc\\fR", "Show times in universal time instead of this device's own.", ".TP",
            "\\fB\\-\\-help\\fR", "Explain a command.", ".SH \"JSON FROM STANDARD INPUT\"",
            "\\fBvow\\fR \\fIOPERATION\\fR \\fB\\-\\-json \\-\\fR", ".PP",
            plain("Reads an operation's input as one JSON object and answers with JSON, as in:"), ".PP",
            plain("echo '{\"text\":\"I get up.\"}' | vow lines.add --json -"), ".PP",
            plain(
                "/api/openapi.json of the page (vow open) has the names of all operations and what each takes; what "
                    + "lies outside its limits is refused with exit status 2."),
            ".SH \"EXIT STATUS\"", ".TP", "0", "Done.", ".TP",
            "1",
            "A \\(dqno\\(dq, such as a refused recitation.", ".TP", "2", "Wrong arguments or input.", ".TP",
            "3",
            "A part failed, or the answer could not be written.", ".SH ENVIRONMENT", ".TP",
            "\\fBVOW_HOME\\fR",
            "Where all of Vow's data is, where \\-\\-home is left out.", ".TP", "\\fBVOW_MODELS\\fR",
            "A folder of speech models that is looked in first.", ".TP", "\\fBTZ\\fR",
            "The device's zone, as tzset(3) reads it.", ".TP", "\\fBNO_COLOR\\fR", "No colours.", ".SH FILES",
            ".TP",
            "\\fI~/.local/share/vow\\fR", "The log, its head, views of it, and the keys that seal it.",
            ".SH \"SEE ALSO\"",
            "systemctl(1), loginctl(1), timedatectl(1)",
        ]
}
