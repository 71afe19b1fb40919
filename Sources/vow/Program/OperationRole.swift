import VowCore
import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem

/// The child's side of `PerformOperation`: the log is opened for each operation and closed after it.
enum OperationRole {
    static func serve(_ server: HelperServer) {
        guard let setup = server.setup(HomeSetup.self) else { return }
        server.onNoting(PerformOperation.self) { question, _, note throws(PortFailure) in
            do {
                let isCommand = Operations.named(question.operation)?.kind == .command
                let row =
                    try isCommand
                    ? server.finish { try Self.row(of: question, home: setup.home, note) }
                    : Self.row(of: question, home: setup.home, note)
                return HelperAnswer(.init(), payload: row)
            } catch {
                return HelperAnswer(.init(refusal: FailureRow(error, HomeLanguage.wording(of: setup.home))))
            }
        }
        server.serve()
    }

    /// The row of an operation, as JSON.
    static func row(
        of question: PerformOperation, home: String, _ note: (@Sendable (String) -> Void)? = nil
    ) throws -> [UInt8] {
        guard let asked = Operations.named(question.operation) else {
            throw FailureRow(code: "request.unknown", message: "There is no \"\(question.operation)\".")
        }
        let service = try CommonOptions.parse(["--home", home]).service(for: asked)
        defer { Home.close(service.log) }
        var parts = OperationParts.ofDevice(home: home)
        parts.note = note
        let router = FrontEnds.router(service, home: home, parts)
        return [UInt8](JSONPrinter.data(try router.perform(question.operation, question.arguments)))
    }
}
