import Glibc
package import VowCore
import VowPorts

/// How a helper process failed.
package enum HelperEnd: Error, Equatable, Sendable {
    /// A signal that this process did not send.
    case signal(Int32)
    /// The process exited.
    case exit(Int32)
    /// No answer within the limit.
    case late
    /// The answer is malformed; the value says how.
    case nonsense(String)
    /// More data than any answer holds.
    case flood
    /// The process could not be started.
    case unstarted(String)
    /// The process was killed but the system has not released it, for example while it waits for a broken disk.
    case stuck
    /// As many processes of the role run as may.
    case busy
    /// The parent ended the process in the middle of a question.
    case interrupted

    /// A word for a failure's code.
    package var word: String {
        switch self {
        case .signal(SIGKILL): "killed"
        case .signal: "crashed"
        case .exit: "ended"
        case .late: "hung"
        case .nonsense: "nonsense"
        case .flood: "flooded"
        case .unstarted: "unstarted"
        case .stuck: "stuck"
        case .busy: "busy"
        case .interrupted: "interrupted"
        }
    }

    /// What happened, as the end of a sentence that begins with the process.
    package var text: String {
        switch self {
        case .signal(SIGKILL): "was killed (SIGKILL), as it happens where memory is short"
        case .signal(let number): "crashed (\(Self.name(of: number)))"
        case .exit(let status): "ended by itself (exit code \(status))"
        case .late: "did not answer in time"
        case .nonsense: "answered what is no answer"
        case .flood: "sent more than any answer holds"
        case .unstarted: "could not be started"
        case .stuck: "was ended, and the system does not let go of its process"
        case .busy: "is busy with other questions"
        case .interrupted: "was ended in the middle of a question"
        }
    }

    /// What happened to a speech engine's process.
    package func message(of engine: String) -> TextCode {
        switch self {
        case .signal(SIGKILL): .speechEngineKilled(part: engine)
        case .signal(let number): .speechEngineCrashed(part: engine, signal: Self.name(of: number))
        case .exit(let status): .speechEngineEnded(part: engine, status: status)
        case .late: .speechEngineLate(part: engine)
        case .nonsense: .speechEngineNonsense(part: engine)
        case .flood: .speechEngineFlooded(part: engine)
        case .unstarted: .speechEngineUnstarted(part: engine)
        case .stuck: .speechEngineStuck(part: engine)
        case .busy: .speechEngineBusy(part: engine)
        case .interrupted: .speechEngineInterrupted(part: engine)
        }
    }

    /// More about it, if there is more.
    package var detail: String? {
        switch self {
        case .nonsense(let detail), .unstarted(let detail): detail
        default: nil
        }
    }

    /// The text, and the detail behind it.
    package var cause: String { text + (detail.map { ": \($0)" } ?? "") }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGSEGV: "SIGSEGV"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGTRAP: "SIGTRAP"
        case SIGSYS: "SIGSYS"
        case SIGXCPU: "SIGXCPU"
        case SIGTERM: "SIGTERM"
        default: "signal \(signal)"
        }
    }
}
