import Foundation
import Glibc
import VowPorts

/// One child process in a group of its own, with a thread that waits for its end.
///
/// The thread also starts it: the kernel's "end with your parent" (`setpriv --pdeathsig`) means the thread
/// that forked, so that thread has to live as long as the child.
final class ChildProcess: Sendable {
    private enum Phase {
        case starting
        case running(pid_t)
        case refused(Int32)
        case ended
    }

    private let phase = Monitor(Phase.starting)

    /// Starts a program found on the path, its input empty and its output in a file; throws when it cannot.
    init(arguments: [String], environment: [String], outputPath: String) throws(PortFailure) {
        let phase = phase
        let thread = Thread {
            let outcome = spawn(arguments: arguments, environment: environment, outputPath: outputPath)
            guard case .success(let child) = outcome else {
                if case .failure(let refusal) = outcome { phase.update { $0 = .refused(refusal.number) } }
                return
            }
            phase.update { $0 = .running(child) }
            // The child is left unreaped until the phase is changed, so that its number, which `end` may be
            // about to signal, cannot have passed to another process.
            var information = siginfo_t()
            while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
            phase.update { phase in
                var status: Int32 = 0
                waitpid(child, &status, 0)
                phase = .ended
            }
        }
        thread.name = "vow-child"
        thread.start()
        let refusal = phase.wait(milliseconds: 5_000) { phase -> Int32? in
            switch phase {
            case .starting: nil
            case .refused(let number): number
            case .running, .ended: 0
            }
        }
        guard refusal == 0 else {
            throw PortFailure(
                code: "process.refused", message: "The program \(arguments[0]) could not be started.",
                repair: "Check that it is installed.", cause: String(cString: strerror(refusal ?? ETIMEDOUT)))
        }
    }

    /// Waits so long for the child's end.
    func hasEnded(withinMilliseconds milliseconds: Int) -> Bool {
        phase.wait(milliseconds: milliseconds) { if case .ended = $0 { true } else { nil } } ?? false
    }

    /// Asks the child to end, and after the grace kills its group; returns when it has ended. Idempotent.
    func end(graceMilliseconds: Int) {
        if graceMilliseconds > 0 {
            signal { kill($0, SIGTERM) }
            if hasEnded(withinMilliseconds: graceMilliseconds) { return }
        }
        signal { kill(-$0, SIGKILL) }
        _ = hasEnded(withinMilliseconds: 1_000)
    }

    /// Sends a signal to the child's whole group; nothing where it has ended.
    func signalGroup(_ number: Int32) { signal { kill(-$0, number) } }

    private func signal(_ send: (pid_t) -> Int32) {
        phase.update { phase in
            if case .running(let child) = phase { _ = send(child) }
        }
    }
}

private struct SpawnRefusal: Error {
    let number: Int32
}

private func spawn(arguments: [String], environment: [String], outputPath: String)
    -> Result<pid_t, SpawnRefusal>
{
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
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // Open files of this process, such as a database's locks, are none of the child's business.
    for number in openFiles() where number > 2 { posix_spawn_file_actions_addclose(&actions, number) }

    var argumentPointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environmentPointers: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer {
        for pointer in argumentPointers + environmentPointers { free(pointer) }
    }
    var child: pid_t = 0
    let refusal = posix_spawnp(
        &child, arguments[0], &actions, &attributes, &argumentPointers, &environmentPointers)
    return refusal == 0 ? .success(child) : .failure(SpawnRefusal(number: refusal))
}

/// The numbers of this process's open files.
private func openFiles() -> [Int32] {
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
