import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

extension CommonOptions {
    /// Does an operation on the home and prints its answer, as JSON or in words; then remarks on what the person may not have
    /// meant.
    ///
    /// The limits are those of every front end: what the command line was given goes through the same check. Where the
    /// person's words leave open whether they are in danger, the plain question is asked here.
    @discardableResult
    func perform<Asked: VowRuntime.Operation>(
        _ operation: Asked, words: (Asked.Answer, CommandService) throws -> [String],
        warning: (Asked.Answer, CommandService) throws -> Void = { _, _ in }
    ) throws -> Asked.Answer {
        try Exit.reporting {
            let service = try service(for: Asked.self)
            var remarks: [String] = []
            // What stands in an answer is said only with words.
            let context = context(service) { if !json || !$1 { remarks.append($0) } }
            let answer = try SafetyQuestion.asked { isSafe in
                var operation = operation
                if let isSafe { operation.confirm(isSafe: isSafe) }
                return try Self.checked(operation).run(context)
            }
            if json {
                JSONPrinter.print(answer)
            } else {
                for line in try words(answer, service) { Output.line(line) }
                try warning(answer, service)
            }
            for remark in remarks { Exit.say(remark) }
            return answer
        }
    }

    /// The same for an operation whose answer is one sentence, in the language of the home.
    @discardableResult
    func perform<Asked: VowRuntime.Operation>(
        _ operation: Asked, sentence: (Asked.Answer, Wording) -> String
    ) throws -> Asked.Answer {
        try perform(operation) { [sentence($0, $1.wording)] }
    }

    /// The service that an operation works on.
    func service(for operation: any VowRuntime.Operation.Type) throws -> CommandService {
        guard operation.opensLog else {
            return CommandService(
                log: .unwritten(speaking: HomeLanguage.machine.ofLines), clock: try LinuxWakeClock(),
                zones: ZoneDatabase(), entropy: SystemEntropy())
        }
        return try service(makingHome: operation.beginsHome, toLookBack: operation.looksBack)
    }

    /// What an operation works with, that tells the person what goes on meanwhile unless the answer is JSON.
    func context(
        _ service: CommandService, remark: ((_ text: String, _ isInAnswer: Bool) -> Void)? = nil
    ) -> OperationContext {
        OperationContext(
            service: service, parts: .ofDevice(home: homePath), remark: remark,
            note: json ? nil : { Output.note($0 + "\n") }, say: json ? nil : { Output.line($0) })
    }

    /// The operation, within its limits; what only the command line can say of it is kept.
    private static func checked<Asked: VowRuntime.Operation>(_ operation: Asked) throws -> Asked {
        do { _ = try Asked(operation.arguments) } catch let refusal as Refusal {
            throw CommandError.refused(refusal.namingOption)
        }
        return operation
    }
}
