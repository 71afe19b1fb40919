package import Glibc

/// Starts child processes that inherit nothing from this process (posix_spawn(3)).
///
/// A child starts with default signal handling and in its own process group, so that Ctrl-C reaches the parent only. It
/// inherits three open files and no others: not the database's locks, not the microphone.
package enum ChildSpawn {
    /// The source or target of a child's standard stream.
    package enum Stream {
        /// An open file of this process.
        case descriptor(Int32)
        /// A file that the child reads.
        case read(String)
        /// A file that the child writes; emptied first, and created with mode 0600 if missing.
        case write(String)
    }

    /// A system error.
    package struct Refusal: Error {
        /// The error number (errno(3)).
        package let number: Int32
        /// The system's message.
        package var text: String { String(cString: strerror(number)) }

        /// Creates an error from its number.
        package init(number: Int32) { self.number = number }
    }

    /// Starts a program, given by path or by a name on this process's PATH. Returns within milliseconds.
    /// - Parameters:
    ///   - arguments: argv, including the program's name.
    ///   - environment: `NAME=VALUE`; the first of two equal names counts.
    ///   - output: the child's standard output.
    ///   - errors: the child's standard error; nil for the same as `output`.
    package static func start(
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
