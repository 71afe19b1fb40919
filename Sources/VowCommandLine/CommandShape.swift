package import ArgumentParser
import Foundation
package import VowCore
import VowPorts

/// The commands of the program with their options, as the argument parser knows them.
///
/// It is what can be said about them without running any: which options add up, what completions and the manual page
/// hold, and which command was most likely meant.
package struct CommandShape: Decodable {
    /// An option, a flag or a positional value.
    package struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            /// As it is written on the command line.
            var written: String { (kind == "long" ? "--" : "-") + name }
        }

        package let kind: String
        package let shouldDisplay: Bool
        package let isOptional: Bool
        let isRepeating: Bool
        let parsingStrategy: String?
        let names: [Name]?
        package let valueName: String?
        package let defaultValue: String?
        let allValues: [String]?
        package let abstract: String?
        let discussion: String?

        package var takesValue: Bool { kind == "option" }

        /// Whether what follows is its value even where it begins with a dash.
        package var takesAnything: Bool { parsingStrategy == "unconditional" }
    }

    package let commandName: String
    package let abstract: String?
    package let discussion: String?
    package let defaultSubcommand: String?
    package let shouldDisplay: Bool?
    private let subcommands: [CommandShape]?
    private let arguments: [Argument]?

    /// The commands below this one, in their order; without the parser's own.
    package var commands: [CommandShape] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// Everything that may be given.
    package var all: [Argument] { arguments ?? [] }

    /// The options and flags.
    package var options: [Argument] { all.filter { $0.kind != "positional" } }

    /// The command of a name.
    package func command(_ name: String) -> CommandShape? { commands.first { $0.commandName == name } }

    /// The shape of a whole program.
    package static func of(_ program: any ParsableCommand.Type) -> CommandShape {
        struct Tool: Decodable { let command: CommandShape }
        let text = Data(program._dumpHelp().utf8)
        do { return try JSONDecoder().decode(Tool.self, from: text).command } catch {
            preconditionFailure("the argument parser describes its own commands: \(error)")
        }
    }

    /// The command that arguments name, and how many of them name it.
    package func named(by arguments: [String]) -> (command: CommandShape, depth: Int) {
        var (found, depth) = (self, 0)
        for argument in arguments {
            guard let below = found.command(argument) else { break }
            (found, depth) = (below, depth + 1)
        }
        return (found, depth)
    }
}

extension CommandShape {
    /// What to say where the arguments name a command that is not there; nil where they name none or a known one.
    package func mistypedCommand(in arguments: [String], elsewhere: [String: String] = [:]) -> (
        message: TextCode, repair: TextCode
    )? {
        let (found, depth) = named(by: arguments)
        guard let word = arguments.dropFirst(depth).first, !word.hasPrefix("-"), word != "help",
            !found.commands.isEmpty
        else { return nil }
        // A command that stands in may take the word for its own.
        if let standIn = found.defaultSubcommand.flatMap(found.command),
            standIn.all.contains(where: { $0.kind == "positional" })
        {
            return nil
        }
        let path = ([commandName] + arguments.prefix(depth)).joined(separator: " ")
        let meant = (elsewhere["\(path) \(word)"] ?? found.closest(to: word).map { "\(path) \($0)" })
            .map { TextCode.didYouMean(names: $0) }
        return (.noCommand(path: path, word: word), meant ?? .seeHelp(path: path))
    }

    /// The command whose name is nearest to a word, where one is near.
    private func closest(to word: String) -> String? {
        let names = commands.filter { $0.shouldDisplay != false }.map(\.commandName)
        let begun = names.filter { word.count >= 2 && $0.hasPrefix(word) }
        if begun.count == 1 { return begun[0] }
        let near = names.map { (name: $0, distance: editDistance(Array(word), Array($0))) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return near.flatMap { $0.distance <= max(1, min(word.count, $0.name.count) / 2) ? $0.name : nil }
    }
}

/// How many letters have to be added, dropped, changed or swapped with their neighbour to make one word of another
/// (the optimal string alignment distance).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for index in 0...left.count { rows[index][0] = index }
    for index in 0...right.count { rows[0][index] = index }
    for (row, letter) in left.enumerated() {
        for (column, other) in right.enumerated() {
            let changed = rows[row][column] + (letter == other ? 0 : 1)
            var best = min(changed, rows[row][column + 1] + 1, rows[row + 1][column] + 1)
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                best = min(best, rows[row - 1][column - 1] + 1)
            }
            rows[row + 1][column + 1] = best
        }
    }
    return rows[left.count][right.count]
}

/// Options that were given twice and cannot both hold.
package enum RepeatedOptions {
    /// The first option among the arguments that takes one value and was given a second one, as it was written.
    package static func first(in arguments: [String], of program: @autoclosure () -> CommandShape) -> String?
    {
        // Nearly always nothing is repeated, and the parser need not be asked.
        let words = arguments.filter { $0.hasPrefix("-") }.map(name(of:))
        guard Set(words).count < words.count else { return nil }
        let (named, depth) = program().named(by: arguments)
        let command = named.defaultSubcommand.flatMap(named.command) ?? named
        var given: Set<String> = []
        var rest = arguments.dropFirst(depth)
        while let argument = rest.popFirst(), argument != "--" {
            let written = name(of: argument)
            guard let option = command.options.first(where: { $0.written.contains(written) }),
                option.takesValue
            else { continue }
            let isJoined = argument.contains("=")
            // A value that looks like an option is none.
            if !isJoined, option.takesAnything { rest = rest.dropFirst() }
            guard !option.isRepeating else { continue }
            if !given.insert(option.written.joined(separator: "|")).inserted { return written }
        }
        return nil
    }

    /// An argument without the value that is joined to it.
    private static func name(of argument: String) -> String {
        String(argument.prefix { $0 != "=" })
    }
}

extension CommandShape.Argument {
    /// All its names as they are written.
    package var written: [String] { (names ?? []).map(\.written) }
}
