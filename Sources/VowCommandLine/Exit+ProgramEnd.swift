package import ArgumentParser
import Foundation
import Glibc
import VowAnswers
import VowCore
import VowPorts

extension Exit {
    /// Runs the command that `parse` reads from the arguments, and gives the exit code: wrong arguments end with 2, not with
    /// the parser's own code.
    package static func outcome(
        of program: any ParsableCommand.Type, parsing parse: () throws -> any ParsableCommand
    ) -> ExitCode {
        do {
            var command = try parse()
            try command.run()
            return .success
        } catch let code as ExitCode {
            return code
        } catch let complaint as Complaint {
            return tell(complaint, HomeLanguage.ofArguments)
        } catch {
            let language = HelpLanguage.current ?? HomeLanguage.ofArguments.language
            let message = HelpLanguage.$current.withValue(language) { program.fullMessage(for: error) }
            switch program.exitCode(for: error) {
            case .success:
                // Help and the version are answers, too.
                if !message.isEmpty { Output.line(message) }
                return .success
            case .validationFailure:
                return misunderstood(message, HomeLanguage.ofArguments)
            case let code:
                Output.note(message + "\n")
                return code
            }
        }
    }

    /// Refuses arguments in which an option that holds one value is given twice; nil if none is.
    package static func refusingRepeats(
        in arguments: [String], of program: @autoclosure () -> CommandShape
    ) -> ExitCode? {
        RepeatedOptions.first(in: arguments, of: program()).map {
            tell(
                saying(
                    usage, .wasGivenTwiceOnlyOne(option: $0), code: "input.repeated", repair: .leaveOneOut),
                HomeLanguage.ofArguments)
        }
    }

    /// Closes the logs and ends the process.
    package static func end(with code: ExitCode) -> Never {
        Home.closeLogs()
        // Nothing is buffered by now. Threads that load an engine or wait for a key would be shaken by the ends of
        // libraries that exit(3) calls.
        _exit(final(code).rawValue)
    }

    /// Says what the parser did not understand. Its own text explains the usage as well.
    private static func misunderstood(_ text: String, _ pick: Wording) -> ExitCode {
        guard CommandLine.arguments.contains("--json") else {
            // The library's own sentence stands first; what follows is the usage.
            let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let sentence = lines.first.map { String($0.trimmingPrefix("Error: ")) } ?? text
            let rest =
                lines.count > 1 ? "\n" + ParserWords.translated(String(lines[1]), to: pick.language) : ""
            Output.note(
                ForeignWords.shown(
                    pick(TerminalText.mistake(sentence: ParserWords.form(of: sentence, in: pick))) + rest
                        + "\n", atMost: 8_000))
            return usage
        }
        let lines = text.split(separator: "\n", maxSplits: 1)
        let message = lines.first.map { String($0.trimmingPrefix("Error: ")) } ?? text
        let repair = lines.count > 1 ? String(lines[1]).trimmingCharacters(in: .whitespacesAndNewlines) : ""
        return tell(
            saying(
                usage, TextCode(worded: ParserWords.form(of: message, in: pick)), code: "input.misunderstood",
                repair: TextCode(worded: repair)), pick)
    }

    /// The exit code of a command once its answer was taken or lost.
    private static func final(_ code: ExitCode) -> ExitCode {
        guard let loss = Output.loss else { return code }
        if !loss.isReadersChoice { say(loss.message(isDone: code == .success, HomeLanguage.ofArguments)) }
        return failure
    }
}
