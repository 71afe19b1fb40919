package import ArgumentParser
package import VowAnswers
package import VowCore
package import VowPorts
import VowRuntime

/// What a command ends with if it does not do what was asked. It has no words yet: they are found where it is said.
package struct Complaint: Error {
    private enum Cause {
        case text(TextCode, code: String, repair: TextCode)
        case refusal(Refusal)
        case failure(PortFailure)
    }

    /// How the program ends.
    package let exit: ExitCode
    private let cause: Cause

    /// A text with what helps.
    package init(
        _ exit: ExitCode, _ message: TextCode, code: String = "input.refused", repair: TextCode = .none
    ) {
        (self.exit, cause) = (exit, .text(message, code: code, repair: repair))
    }

    /// A refusal.
    package init(_ exit: ExitCode, _ refusal: Refusal) { (self.exit, cause) = (exit, .refusal(refusal)) }

    /// A part that failed.
    package init(_ exit: ExitCode, _ failure: PortFailure) { (self.exit, cause) = (exit, .failure(failure)) }

    /// Its words, with the code that programs know it by.
    func parts(_ wording: Wording) -> (code: String, message: String, repair: String) {
        switch cause {
        case .text(let message, let code, let repair): (code, wording(message), wording(repair))
        case .refusal(let refusal): ("input.refused", refusal.sentence(wording), "")
        case .failure(let failure):
            (
                failure.code,
                wording(failure.message) + (failure.cause.map { " (\(wording(written: $0)))" } ?? ""),
                wording(failure.repair)
            )
        }
    }

    /// Its words in one piece.
    func sentence(_ wording: Wording) -> String {
        if case .failure(let failure) = cause { return failure.text(wording) }
        let (_, message, repair) = parts(wording)
        return repair.isEmpty ? message : "\(message) \(repair)"
    }
}
