import Testing
import VowCommandLine
import VowRuntime

@testable import vow

/// What a person can do is an operation, or has a reason beside it why it is none.
@Suite("Every command is an operation or says why not")
struct OperationTableTests {
    /// The commands with the words that name them, and a dot between these.
    private static func names(below shape: CommandShape, _ path: [String] = []) -> [String] {
        if shape.commands.isEmpty { return [path.joined(separator: ".")] }
        return shape.commands.flatMap { names(below: $0, path + [$0.commandName]) }
    }

    @Test("each command does the operation of its name, or stands in the table with a reason")
    func commands() {
        let names = Self.names(below: .program)
        #expect(names.count > 100)
        for name in names {
            #expect(Operations.named(name) != nil || CommandsApart.reasons[name] != nil, "\(name)")
        }
    }

    @Test("each reason is that of a command, and of no operation")
    func reasons() {
        let names = Set(Self.names(below: .program) + ["help"])
        for name in CommandsApart.reasons.keys {
            #expect(names.contains(name), "\(name)")
            // The operation of that name shows a run; the command is the daemon.
            #expect(Operations.named(name) == nil || name == "run", "\(name)")
        }
    }

    @Test("what grants a right is done neither for the socket nor for a page")
    func rights() {
        let granting = Operations.all.filter { $0.grantsRight }
        #expect(granting.count >= 5)
        for operation in granting where operation.place != .commandLine {
            // The page asks again, with the whole statement, and other machines are refused.
            #expect(operation.name == "consent.give", "\(operation.name)")
        }
    }
}
