import LinuxAdapters
package import VowAnswers

/// What `--help` shows of a command, in a language of the catalogue.
package struct HelpPage {
    /// A headed list of commands.
    package struct Group {
        let name: String
        let commands: [String]

        package init(name: String, commands: [String]) {
            self.name = name
            self.commands = commands
        }
    }

    private let command: CommandShape
    private let path: String
    private let usage: String
    private let groups: [Group]
    private let ending: [String]
    private let isBrief: Bool
    private let language: TextLanguage

    /// - Parameters:
    ///   - path: the command as it is typed, such as `vow alarm add`.
    ///   - usage: the parser's line of what may be given.
    ///   - groups: the commands below this one in lists; empty if they stand in one list.
    ///   - isBrief: whether options and the longer text are left out.
    ///   - ending: what stands below all, a row each.
    package init(
        of command: CommandShape, path: String, usage: String, groups: [Group] = [], isBrief: Bool = false,
        ending: [String] = [], in language: TextLanguage
    ) {
        self.command = command
        self.path = path
        self.usage = usage
        self.groups = groups
        self.isBrief = isBrief
        self.ending = ending
        self.language = language
    }

    /// The page in rows of so many cells.
    package func text(columns: Int) -> String {
        var parts = [Self.paragraphs(command.abstract ?? "", columns)]
        if !isBrief, let more = command.discussion, !more.isEmpty {
            parts.append(Self.paragraphs(more, columns))
        }
        parts.append(
            Self.paragraphs(ParserWords.translated("Usage: " + usage, to: language), columns))
        let shown = command.all.filter(\.shouldDisplay)
        parts.append(
            list(.screenArguments, shown.filter { $0.kind == "positional" }.map(entry), columns))
        if !isBrief {
            parts.append(list(.screenOptions, shown.filter { $0.kind != "positional" }.map(entry), columns))
        }
        if groups.isEmpty {
            parts.append(list(.screenCommands, commands(command.commands.map(\.commandName)), columns))
        }
        for group in groups { parts.append(list(group.name, commands(group.commands), columns)) }
        if !command.commands.isEmpty, ending.isEmpty {
            parts.append([language.text(HelpText.screenDetail(command: "\(path) … --help"))])
        }
        parts.append(ending.flatMap { Self.paragraphs($0, columns) })
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// A row of a list: what is typed, what it does, and more about it.
    private typealias Entry = (label: String, abstract: String, more: String?)

    private func commands(_ names: [String]) -> [Entry] {
        names.compactMap { name in
            guard let below = command.command(name), below.shouldDisplay != false else { return nil }
            let isStandIn = command.defaultSubcommand == name
            let label = isStandIn ? "\(name) \(language.text(FilledText(HelpText.screenStandIn)))" : name
            return (label, below.abstract ?? "", nil)
        }
    }

    private func entry(_ argument: CommandShape.Argument) -> Entry {
        let value = argument.valueName.map { "<\($0)>" } ?? ""
        let label =
            switch argument.kind {
            case "positional": value
            case "option": argument.written.joined(separator: ", ") + " " + value
            default: argument.written.joined(separator: ", ")
            }
        return (label, argument.words(in: language), argument.discussion)
    }

    private func list(_ heading: HelpText, _ entries: [Entry], _ columns: Int) -> [String] {
        list(language.text(FilledText(heading)), entries, columns)
    }

    private func list(_ heading: String, _ entries: [Entry], _ columns: Int) -> [String] {
        // Beside a label there has to be room for words.
        let indent = columns < 60 ? 4 : 26
        return entries.isEmpty
            ? [] : [heading.uppercased() + ":"] + entries.flatMap { Self.rows($0, indent: indent, columns) }
    }

    private static func rows(_ entry: Entry, indent: Int, _ columns: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let label = "  " + entry.label
        var rows =
            entry.abstract.isEmpty
            ? []
            : TerminalWidth.wrapped(entry.abstract, columns: max(columns - indent, 20)).map { margin + $0 }
        let width = TerminalWidth.cells(label)
        if width < indent, let first = rows.first {
            rows[0] = label + first.dropFirst(width)
        } else {
            rows.insert(label, at: 0)
        }
        let more = entry.more.map { paragraphs($0, max(columns - 8, 20)) } ?? []
        return rows + more.map { $0.isEmpty ? "" : "        " + $0 }
    }

    private static func paragraphs(_ text: String, _ columns: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            $0.isEmpty ? [""] : TerminalWidth.wrapped(String($0), columns: columns)
        }
    }
}

extension CommandShape.Argument {
    /// What it means, with the values that it takes and what holds if it is left out.
    package func words(in language: TextLanguage) -> String {
        let own: HelpText? =
            switch written.last {
            case "--version": .screenVersion
            case "--help": .screenHelp
            default: nil
            }
        var words = own.map { language.text(FilledText($0)) } ?? abstract ?? ""
        if let allValues, !allValues.isEmpty {
            words += " " + language.text(HelpText.screenValues(values: allValues.joined(separator: ", ")))
        }
        if let defaultValue, !defaultValue.isEmpty {
            words += " " + language.text(HelpText.screenStandard(value: defaultValue))
        }
        return words
    }
}
