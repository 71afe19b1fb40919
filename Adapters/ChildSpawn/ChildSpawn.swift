public import Glibc

/// Starts programs as child processes that nothing of this process leaks into (posix_spawn(3)).
///
/// A child has no signal blocked or passed over, since the threads of this process have some, and is in a group of its own:
/// an interruption at the keyboard is for the parent to act on. No open file of this process reaches it but the three
/// that it is given: a database's locks and a microphone are none of its business.
public enum ChildSpawn {
    /// Where one of a child's three streams leads.
    public enum Stream {
        /// An open file of this process.
        case descriptor(Int32)
        /// A file that the child reads.
        case read(String)
        /// A file that the child writes, emptied before, and made for its owner alone where it is not there.
        case write(String)
    }

    /// An error of the system, by its number.
    public struct Refusal: Error {
        /// The number (errno(3)).
        public let number: Int32
        /// What the system says of it.
        public var text: String { String(cString: strerror(number)) }

        /// Names an error.
        public init(number: Int32) { self.number = number }
    }

    /// Starts a program: a path, or a name that is found on the path of this process. Returns within some milliseconds.
    /// - Parameters:
    ///   - arguments: the words of the command, the program's name first.
    ///   - environment: `NAME=VALUE`; of a name that stands there twice the first counts.
    ///   - output: where its output goes.
    ///   - errors: where its errors go; nil for where its output goes.
    public static func start(
        _ program: String, arguments: [String], environment: [String], input: Stream, output: Stream,
        errors: Stream? = nil
    ) -> Result<pid_t, Refusal> {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        add(input, as: 0, to: &actions)
        add(output, as: 1, to: &actions)
        add(errors ?? .descriptor(1), as: 2, to: &actions)
        for number in openFiles() where number > 2 { posix_spawn_file_actions_addclose(&actions, number) }

        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var child: pid_t = 0
        let refusal = posix_spawnp(&child, program, &actions, &attributes, words, variables)
        return refusal == 0 ? .success(child) : .failure(Refusal(number: refusal))
    }

    private static func add(_ stream: Stream, as number: Int32, to actions: inout posix_spawn_file_actions_t)
    {
        switch stream {
        case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        case .read(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
        case .write(let path):
            posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
    }

    /// The numbers of this process's open files.
    private static func openFiles() -> [Int32] {
        guard let folder = opendir("/proc/self/fd") else { return [] }
        defer { closedir(folder) }
        var numbers: [Int32] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let number = Int32(name), number != dirfd(folder) { numbers.append(number) }
        }
        return numbers
    }
}
