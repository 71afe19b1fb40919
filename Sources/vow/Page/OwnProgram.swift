import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowWeb

/// This program, run once more for one answer.
enum OwnProgram {
    /// How long an answer may take, in seconds, unless something else is said.
    static let patienceSeconds = 120.0

    /// Runs a command as `run` does, in its turn, and without holding up a task.
    /// - Parameters:
    ///   - seconds: how long it may take from its turn on; nil where it is not cut short.
    ///   - places: where it waits for its turn; nil where it begins at once.
    ///   - isDropped: whether it ends with the task that asks. Only a question may: what changes something is carried out,
    ///     also where nobody waits for it any more.
    static func answer(
        _ words: [String], input: [UInt8] = [], within seconds: Double?, in places: ProgramPlaces?,
        isDropped: Bool, program: String = "/proc/self/exe"
    ) async -> Result<[UInt8], PageFailure> {
        let child = AnsweringChild(longest: SocketBackend.longestLine)
        return await withTaskCancellationHandler {
            if let places {
                guard await places.acquire(isDropped: isDropped) else { return .failure(late(words)) }
            }
            defer { places?.leave() }
            return await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    done.resume(
                        returning: run(words, input: input, within: seconds, program: program, by: child))
                }
            }
        } onCancel: {
            if isDropped { child.drop() }
        }
    }

    /// Runs a command; its JSON, or what it said on standard error. Blocks until it ends, or has to be ended.
    /// - Parameters:
    ///   - input: what it reads.
    ///   - seconds: how long it may take; nil where it is not cut short.
    static func run(
        _ words: [String], input: [UInt8] = [], within seconds: Double? = patienceSeconds,
        program: String = "/proc/self/exe",
        by child: AnsweringChild = AnsweringChild(longest: SocketBackend.longestLine)
    ) -> Result<[UInt8], PageFailure> {
        // It may end without having read what it is given.
        signal(SIGPIPE, SIG_IGN)
        guard let said = child.run(program, words, input: input, within: seconds) else {
            return .failure(broken(.theProgramCould, words))
        }
        switch said.end {
        case .ended(let status): return answer(said.output, complaint: said.errors, status, words)
        case .unwanted, .late: return .failure(late(words))
        case .tooLong:
            return .failure(broken(.answerWasTooLongProgram, words))
        }
    }

    /// What a program that has ended said.
    private static func answer(_ said: Data, complaint: Data, _ status: Int32?, _ words: [String]) -> Result<
        [UInt8], PageFailure
    > {
        let text = String(decoding: complaint, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).replacing("vow: ", with: "")
        if let failure = told(said) { return .failure(failure) }
        switch status {
        case 0, 1:
            let isJSON = (try? JSONSerialization.jsonObject(with: said, options: .fragmentsAllowed)) != nil
            return isJSON ? .success([UInt8](said)) : .failure(broken(TextCode(worded: text), words))
        case 2: return .failure(PageFailure(code: "refused", message: text, repair: ""))
        default: return .failure(broken(TextCode(worded: text), words))
        }
    }

    /// The failure that an answer tells of, if it does.
    private static func told(_ answer: Data) -> PageFailure? {
        let object = (try? JSONSerialization.jsonObject(with: answer)) as? [String: Any]
        guard let error = object?["error"] as? [String: Any], let message = error["message"] as? String else {
            return nil
        }
        return PageFailure(
            code: error["code"] as? String ?? "refused", message: message,
            repair: error["repair"] as? String ?? "")
    }

    private static func broken(_ message: TextCode, _ words: [String], code: String = "part.broken")
        -> PageFailure
    {
        let wording = RefusalLanguage.wording
        return PageFailure(
            code: code, message: wording(message),
            repair: wording(.tryOnCommandLineVow(command: words[0])))
    }

    /// What nobody reads where nobody waits any more.
    private static func late(_ words: [String]) -> PageFailure {
        broken(.programTookTooLongWas, words, code: "part.late")
    }
}
