import Glibc
import VowPorts
import Wyoming

/// How a child process failed, as an error code and a message.
enum EarsEnd: Equatable {
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

    /// The failure to report for a part of the ears such as "moonshine".
    func failure(of part: String) -> PortFailure {
        let (code, what) =
            switch self {
            case .signal(SIGKILL): ("killed", "was killed (SIGKILL), as it happens where memory is short")
            case .signal(let number): ("crashed", "crashed (\(Self.name(of: number)))")
            case .exit(let status): ("ended", "ended by itself (exit code \(status))")
            case .late: ("hung", "did not answer in time")
            case .nonsense: ("nonsense", "answered what is no answer")
            case .flood: ("flooded", "sent more than any answer holds")
            case .unstarted: ("unstarted", "could not be started")
            case .stuck: ("stuck", "was ended, and the system does not let go of its process")
            }
        let cause: String? =
            switch self {
            case .nonsense(let cause), .unstarted(let cause): cause
            default: nil
            }
        return PortFailure(
            code: "engine.\(code)", message: "The speech engine \(part) \(what).",
            repair: "Another engine listens if there is one. Run `vow models verify`.", cause: cause)
    }

    static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGSEGV: "SIGSEGV"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGTRAP: "SIGTRAP"
        case SIGSYS: "SIGSYS"
        case SIGKILL: "SIGKILL"
        case SIGTERM: "SIGTERM"
        default: "signal \(signal)"
        }
    }
}
