import Foundation
import Synchronization
import VowSystem
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// Makes the nightly backup in a helper process, at the lowest priority: a folder that hangs, a full disk or a fault
/// costs a backup, and no alarm.
final class HelperBackup: BackupMaker {
    private let executable: HelperExecutable
    private let home: String
    private let limitMilliseconds: Int
    private let state = Mutex(State())

    private struct State {
        var process: HelperProcess?
        var isStopped = false
    }

    /// - Parameter limitMilliseconds: how long a backup may take.
    init(_ executable: HelperExecutable = .own, home: String, limitMilliseconds: Int = 3_600_000) {
        self.executable = executable
        self.home = home
        self.limitMilliseconds = limitMilliseconds
    }

    func last() -> BackupRecord? { BackupStanding.record(home: home) }

    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void) {
        state.withLock { $0.isStopped = false }
        Thread.detachNewThread { [self] in done(make()) }
    }

    func stop() {
        let process = state.withLock { state in
            state.isStopped = true
            return state.process
        }
        // Nothing else ends a process that waits for a folder that hangs.
        process?.interrupt()
    }

    private func make() -> BackupRecord {
        var problem: PortFailure?
        do throws(PortFailure) { try ask() } catch { problem = error }
        let isStopped = state.withLock { $0.isStopped }
        // A process that was killed removed nothing itself.
        Leftovers.eraseWork(of: home)
        // Without a timer the backup is noted as made long ago, and made again.
        let now = (try? LinuxWakeClock().now()) ?? Instant(millisecondsSinceEpoch: 0)
        var record = last() ?? BackupRecord(triedAt: now)
        record.triedAt = now
        // A backup that was given up for an alarm is no problem; it is made again.
        if isStopped {
            record.problem = nil
        } else if let problem {
            record.problem = problem
            BackupStanding.note(record, home: home)
        }
        return record
    }

    /// Throws why the process gave no answer.
    func ask() throws(PortFailure) {
        let process = HelperProcess(.backup, of: executable, setup: HelperDone()) { end, _ in
            Self.givenUp(end)
        }
        let isWanted = state.withLock { state in
            if !state.isStopped { state.process = process }
            return !state.isStopped
        }
        defer { state.withLock { $0.process = nil } }
        guard isWanted else { return }
        _ = try process.ask(MakeBackup(home: home), limitMilliseconds: limitMilliseconds)
    }

    private static func givenUp(_ end: HelperEnd) -> PortFailure {
        PortFailure(
            code: "backup.givenUp", message: TextCode(BackupText.givenUp),
            repair: TextCode(BackupText.givenUpRepair), cause: end.cause)
    }
}
