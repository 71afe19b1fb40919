import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem

/// `vow OPERATION --json -`: one question or command of the front ends by its name, such as `lines.add`.
///
/// Its input, one JSON object, comes on standard input, so that a person's words stand in no list of processes. The page
/// asks in this form what a process of its own has to do.
struct OperationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Do one operation with JSON from standard input.", shouldDisplay: false)
    @OptionGroup var common: CommonOptions
    @Argument var name: String
    @Argument var input: String?

    /// Whether arguments have this form.
    ///
    /// A name without a dot is a command as well, which may take "-" for a file; there, `--json -` tells them apart.
    static func isMeant(by arguments: [String]) -> Bool {
        guard let name = arguments.first,
            name.contains(".")
                || zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--json", "-") })
        else { return false }
        // Last, because the table of operations is made at the first question.
        return Operations.named(name) != nil
    }

    func run() throws {
        guard common.json, input == "-" else {
            throw Exit.saying(
                Exit.usage, TextCode(FilledText(TerminalText.operationForm, ["operation": name])))
        }
        do {
            let given = FileHandle.standardInput.readDataToEndOfFile()
            guard let asked = Operations.named(name) else { preconditionFailure("`isMeant` names one") }
            let service = try common.service(for: asked)
            let router = FrontEnds.router(service, home: common.homePath)
            JSONPrinter.print(try router.perform(name, try Self.arguments(given)))
        } catch { throw Exit.printing(error, common.wording) }
    }

    private static func arguments(_ json: Data) throws -> Arguments {
        if json.allSatisfy({ Character(UnicodeScalar($0)).isWhitespace }) { return Arguments() }
        guard let arguments = JSON.value(Arguments.self, json) else {
            throw Refusal(RefusalText.argumentNoObject)
        }
        return arguments
    }
}

extension Exit {
    /// Prints what went wrong as JSON, and gives the exit code.
    fileprivate static func printing(_ error: any Error, _ wording: Wording) -> ExitCode {
        JSONPrinter.print(["error": FailureRow(error, wording)])
        return switch error {
        case CommandError.failed(let failure): code(of: failure)
        case CommandError.refused(let refusal): code(of: refusal)
        case let failure as PortFailure: code(of: failure)
        case is CommandError, is Refusal, is ArgumentMistake, is FailureRow: usage
        default: failure
        }
    }
}
