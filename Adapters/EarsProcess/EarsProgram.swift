import ChildSpawn
import Foundation

/// The program whose hidden command `ears` computes on sound and words.
///
/// The child gets one end of a socket pair as its standard input. Its outputs are discarded, and it inherits no other
/// open file. It exits as soon as this process closes its end or exits.
public struct EarsProgram: Sendable {
    /// The program's path.
    public let path: String
    /// The program's arguments.
    public let arguments: [String]
    /// Variables added to this process's own environment, `NAME=VALUE`.
    public let environment: [String]

    /// Creates a program value.
    public init(path: String, arguments: [String], environment: [String] = []) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// A started child: its pid, and this process's end of the socket pair.
    struct Started {
        let process: pid_t
        let socket: Int32
    }

    /// Starts the program within milliseconds.
    func start() -> Result<Started, ChildSpawn.Refusal> {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return .failure(ChildSpawn.Refusal(number: errno)) }
        defer { close(ends[1]) }
        let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        // The parent reports a crash: Swift's backtrace would delay the child's end, and nobody would read it.
        let started = ChildSpawn.start(
            path, arguments: [path] + arguments,
            environment: environment + ["SWIFT_BACKTRACE=enable=no"] + inherited,
            input: .descriptor(ends[1]), output: .write("/dev/null"))
        if case .failure = started { close(ends[0]) }
        return started.map { Started(process: $0, socket: ends[0]) }
    }
}
