import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// The plain question about danger in a terminal, where words that a command is to keep leave it open.
enum SafetyQuestion {
    /// Carries out a command; asks the question if the command is refused for it, and carries it out with the answer.
    static func asked<Result>(_ command: (_ isSafe: Bool?) throws -> Result) throws -> Result {
        do { return try command(nil) } catch let CommandError.refused(refusal)
            where refusal.code == RefusalText.safetyAsk.code
        {
            Output.line(refusal.data["question"] ?? "")
            guard let answer = AnswerReader.typed("> ") else { throw CommandError.refused(refusal) }
            return try command(SafetyAnswer(answer) == .safe)
        }
    }
}
