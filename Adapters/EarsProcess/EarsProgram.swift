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

    /// Starts the program, within some milliseconds; the number of the system's error where it cannot.
    func start() -> Result<Started, SystemError> {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return .failure(SystemError(number: errno)) }
        defer { close(ends[1]) }
        var child: pid_t = 0
        let refusal = spawn(standardInput: ends[1], &child)
        guard refusal == 0 else {
            close(ends[0])
            return .failure(SystemError(number: refusal))
        }
        return .success(Started(process: child, socket: ends[0]))
    }

    private func spawn(standardInput: Int32, _ child: inout pid_t) -> Int32 {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process passes signals over that would end the child, or has them blocked.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // A group of its own: an interruption at the keyboard is for the parent to act on.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // A database's locks, a microphone: none of the child's business.
        for number in Self.openFiles() where number > 2 {
            posix_spawn_file_actions_addclose(&actions, number)
        }

        let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let words = [path] + arguments
        let pointers = words.map { strdup($0) } + [nil]
        // A crash is the parent's to tell of: Swift's own report would hold it up, and go nowhere. What is named twice
        // counts where it stands first.
        let variables = (environment + ["SWIFT_BACKTRACE=enable=no"] + inherited).map { strdup($0) } + [nil]
        defer { for pointer in pointers + variables { free(pointer) } }
        return posix_spawn(&child, path, &actions, &attributes, pointers, variables)
    }
}

extension EarsProgram {
    /// The numbers of this process's open files.
    private static func openFiles() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }
    }
}

/// An error of the system, by its number.
struct SystemError: Error {
    let number: Int32
    var text: String { String(cString: strerror(number)) }
}
