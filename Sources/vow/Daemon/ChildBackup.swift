import Foundation
import Glibc
import LinuxClock
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// Makes the nightly backup in a process of its own, at the lowest priority: a folder that hangs, a full disk or a fault
/// costs a backup, and no alarm.
final class ChildBackup: BackupMaker, @unchecked Sendable {
    /// How long a backup may take, in seconds.
    private static let limit = 3_600.0

    // The lock guards what changes.
    private let lock = NSLock()
    private var child: Process?
    private var isStopped = false
    private let home: String

    init(home: String) { self.home = home }

    func last() -> BackupRecord? { BackupStanding.record(home: home) }

    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void) {
        Thread.detachNewThread { [self] in done(make()) }
    }

    func stop() {
        lock.lock()
        isStopped = true
        let child = child
        lock.unlock()
        guard let child, child.isRunning else { return }
        // Nothing else ends a process that waits for a folder that hangs.
        kill(child.processIdentifier, SIGKILL)
    }

    private func make() -> BackupRecord {
        let child = Process()
        child.executableURL = URL(filePath: "/proc/self/exe")
        child.arguments = ["backup", "--nightly", "--home", home]
        child.standardInput = FileHandle.nullDevice
        child.standardOutput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        child.terminationHandler = { _ in ended.signal() }
        lock.lock()
        isStopped = false
        self.child = child
        lock.unlock()
        var problem: PortFailure?
        do {
            try child.runUnmasked()
            let isLate = ended.wait(timeout: .now() + ChildBackup.limit) == .timedOut
            if isLate {
                kill(child.processIdentifier, SIGKILL)
                // One that waits for a folder that hangs ends when that answers; what it left goes at the next start.
                _ = ended.wait(timeout: .now() + 5)
                problem = ChildBackup.givenUp(home)
            }
        } catch { problem = ChildBackup.givenUp(home) }
        lock.lock()
        let isStopped = isStopped
        self.child = nil
        lock.unlock()
        // One that was killed removed nothing itself.
        Leftovers.eraseWork(of: home)
        let now = (try? LinuxWakeClock().now()) ?? Instant(millisecondsSinceEpoch: 0)
        var record = last() ?? BackupRecord(triedAt: now)
        record.triedAt = now
        if let problem {
            record.problem = problem
            BackupStanding.note(record, home: home)
        }
        // A backup that was given up for an alarm is no problem; it is made again.
        if isStopped { record.problem = nil }
        return record
    }

    private static func givenUp(_ home: String) -> PortFailure {
        let settings = (try? CommandService.settings(of: Home.open(home))) ?? Settings()
        let pick = Wording(settings)
        return PortFailure(
            code: "backup.givenUp", message: pick(BackupText.givenUp), repair: pick(BackupText.givenUpRepair))
    }
}
