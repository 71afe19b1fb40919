import Glibc
import VowPorts
import Wyoming

/// How a child's service ended, in a failure's code and words.
enum EarsEnd: Equatable {
    /// A signal that this process did not send.
    case signal(Int32)
    /// It ended by itself.
    case exit(Int32)
    /// It did not answer in time.
    case late
    /// It sent what is no answer.
    case nonsense(String)
    /// It sent without end.
    case flood
    /// It could not be started.
    case unstarted(String)
    /// It was ended, and the system does not let go of it, as where it waits for a disk that is broken.
    case stuck

    /// The failure that follows, for a part of the ears such as "moonshine".
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
