import VowSystem
import VowPorts
import VowCore
import Foundation
import VowAnswers
import VowCommandLine
import VowRuntime
import VowWeb

/// Does operations for a page without a daemon, in this process, on its own thread: the log is opened for each, and closed.
struct PageOperations: Sendable {
    let home: String
    private let queue = DispatchQueue(label: "page.operations")

    init(home: String) { self.home = home }

    /// The answer of an operation, as JSON.
    func answer(_ name: String, _ arguments: [UInt8]) async -> Result<[UInt8], PageFailure> {
        await withCheckedContinuation { done in
            queue.async { done.resume(returning: row(name, arguments)) }
        }
    }

    private func row(_ name: String, _ arguments: [UInt8]) -> Result<[UInt8], PageFailure> {
        do {
            let given = try JSONDecoder().decode(Arguments.self, from: Data(arguments))
            let question = PerformOperation(operation: name, arguments: given)
            return .success(try OperationRole.row(of: question, home: home))
        } catch {
            return .failure(PageFailure(error, HomeLanguage.wording(of: home)))
        }
    }
}

extension PageFailure {
    /// What the page shows of an error.
    init(_ error: any Error, _ wording: Wording) {
        let row = FailureRow(error, wording)
        self.init(code: row.code, message: row.message, repair: row.repair)
    }
}
