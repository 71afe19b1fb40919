import Foundation

/// The program whose hidden command `helper` plays the roles.
package struct HelperExecutable: Sendable {
    /// The program that runs, also after its file was replaced.
    package static let own = HelperExecutable(path: "/proc/self/exe")

    /// The program's path.
    package let path: String
    /// Variables added to this process's own environment, `NAME=VALUE`.
    package let environment: [String]

    package init(path: String, environment: [String] = []) {
        self.path = path
        self.environment = environment
    }

    /// A started child: its pid, and this process's end of the socket pair.
    struct Started {
        let process: pid_t
        let socket: Int32
    }

    /// Starts a role within milliseconds.
    ///
    /// The child gets one end of a socket pair as its standard input. Its outputs are discarded, and it inherits no other
    /// open file. It exits as soon as this process closes its end or exits.
    func start(_ role: HelperRole) -> Result<Started, ChildSpawn.Refusal> {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return .failure(ChildSpawn.Refusal(number: errno)) }
        defer { close(ends[1]) }
        let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        // The parent reports a crash: Swift's backtrace would delay the child's end, and nobody would read it.
        let started = ChildSpawn.start(
            path, arguments: [path, "helper", role.rawValue],
            environment: environment + ["SWIFT_BACKTRACE=enable=no"] + inherited,
            input: .descriptor(ends[1]), output: .write("/dev/null"))
        if case .failure = started { close(ends[0]) }
        return started.map { Started(process: $0, socket: ends[0]) }
    }
}
