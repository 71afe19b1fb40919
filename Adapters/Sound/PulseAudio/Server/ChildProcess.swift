import VowSystem
import Foundation
import Glibc
import VowPorts

/// A child process in its own process group, with a thread that waits for its end.
///
/// That thread also starts the child: the kernel ties `setpriv --pdeathsig` to the forking thread, which must therefore
/// live as long as the child.
final class ChildProcess: Sendable {
    private enum Phase {
        case starting
        case running(pid_t)
        case refused(Int32)
        case ended
    }

    private let phase = Monitor(Phase.starting)

    /// Starts a program found on PATH, with empty input and its output in a file. Throws if it does not start within
    /// `startMilliseconds`. A child that starts later is killed.
    init(arguments: [String], environment: [String], outputPath: String, startMilliseconds: Int = 5_000)
        throws(PortFailure)
    {
        let phase = phase
        let thread = Thread {
            let outcome = ChildSpawn.start(
                arguments[0], arguments: arguments, environment: environment, input: .read("/dev/null"),
                output: .write(outputPath))
            guard case .success(let child) = outcome else {
                if case .failure(let refusal) = outcome { phase.update { $0 = .refused(refusal.number) } }
                return
            }
            let isWanted = phase.update { phase in
                guard case .starting = phase else { return false }
                phase = .running(child)
                return true
            }
            guard isWanted else {
                kill(-child, SIGKILL)
                while waitpid(child, nil, 0) < 0 && errno == EINTR {}
                return
            }
            // Reap the child only while changing the phase, so that its pid, which `end` may be about to signal, cannot
            // have been reused.
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
        func refusal(of phase: Phase) -> Int32? {
            switch phase {
            case .starting: nil
            case .refused(let number): number
            case .running, .ended: 0
            }
        }
        let refused =
            phase.wait(milliseconds: startMilliseconds) { refusal(of: $0) }
            ?? phase.update { phase in
                if case .starting = phase { phase = .refused(ETIMEDOUT) }
                return refusal(of: phase) ?? 0
            }
        guard refused == 0 else {
            throw PortFailure(
                code: "process.refused", message: .programCouldNotBeStarted(program: arguments[0]),
                repair: .checkThatInstalled, cause: String(cString: strerror(refused)))
        }
    }

    /// Waits for the child's end, for at most `milliseconds`.
    func hasEnded(withinMilliseconds milliseconds: Int) -> Bool {
        phase.wait(milliseconds: milliseconds) { if case .ended = $0 { true } else { nil } } ?? false
    }

    /// Sends SIGTERM, and after the grace kills the group; returns when the child has ended. Idempotent.
    func end(graceMilliseconds: Int) {
        if graceMilliseconds > 0 {
            signal { kill($0, SIGTERM) }
            if hasEnded(withinMilliseconds: graceMilliseconds) { return }
        }
        signal { kill(-$0, SIGKILL) }
        _ = hasEnded(withinMilliseconds: 1_000)
    }

    /// Sends a signal to the child's group, unless it has ended.
    func signalGroup(_ number: Int32) { signal { kill(-$0, number) } }

    private func signal(_ send: (pid_t) -> Int32) {
        phase.update { phase in
            if case .running(let child) = phase { _ = send(child) }
        }
    }
}
