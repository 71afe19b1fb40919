import ChildSpawn
import Foundation

/// The program whose hidden command `ears` computes on sound and words, and how one process of it is started.
///
/// The child gets one end of a socket pair as its standard input, its outputs go nowhere, and no other open file of
/// this process reaches it. It ends by itself as soon as this process closes its end, or is gone.
public struct EarsProgram: Sendable {
    /// The program's path.
    public let path: String
    /// What it is started with.
    public let arguments: [String]
    /// What is added to this process's own environment, `NAME=VALUE`.
    public let environment: [String]

    /// Names a program.
    public init(path: String, arguments: [String], environment: [String] = []) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// A started child: its number, and this process's end of the pair.
    struct Started {
        let process: pid_t
        let socket: Int32
    }

    /// Starts the program, within some milliseconds.
    func start() -> Result<Started, ChildSpawn.Refusal> {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return .failure(ChildSpawn.Refusal(number: errno)) }
        defer { close(ends[1]) }
        let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        // A crash is the parent's to tell of: Swift's own report would hold it up, and go nowhere.
        let started = ChildSpawn.start(
            path, arguments: [path] + arguments,
            environment: environment + ["SWIFT_BACKTRACE=enable=no"] + inherited,
            input: .descriptor(ends[1]), output: .write("/dev/null"))
        if case .failure = started { close(ends[0]) }
        return started.map { Started(process: $0, socket: ends[0]) }
    }
}
