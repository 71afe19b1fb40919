import Foundation
import VowPorts
import VowRuntime

/// The right to replace or erase what a home holds, which must not happen while a daemon goes on with what it read
/// before.
///
/// It is taken first, and then the daemon is looked for; a daemon takes its own lock first, and then waits for this one
/// before it reads anything. So one of the two always sees the other. A daemon that stands aside keeps its own lock:
/// no second one can come in its place and ring beside it.
struct ReplacementLock {
    private static let name = "replacement.lock"
    /// How long a daemon waits for a process that replaces something, in milliseconds; then alarms go on all the same.
    ///
    /// It is a minute less than `StandAside` keeps clear of alarms, which a slow disk may need to read the log.
    static let patienceMilliseconds = Int(StandAside.clearanceMilliseconds) - 60_000

    private let file: LockFile

    /// Takes the right.
    /// - Parameter asking: asks a daemon that watches to stand aside; it goes on when this lock is released.
    /// - Throws: `CommandError` where a daemon watches and is not asked or does not stand aside, or another process
    ///   replaces something just now.
    init(home: String, asking: Bool = false) throws {
        file = try LockFile(home: home, name: ReplacementLock.name)
        do {
            guard file.acquire(withinMilliseconds: 5_000) else {
                throw CommandError.refused(
                    .anotherCommandErasesOrReplaces(home: home))
            }
            guard HomeLock.isWatched(home: home) == true else { return }
            guard asking, try FrontEnds.askToStandAside(home: home) else {
                throw CommandError.refused(
                    .vowRunWatchesOverEnd(home: home))
            }
        } catch {
            file.close()
            throw error
        }
    }

    /// Waits until nobody replaces anything, at most so long; where it cannot be told, there is nothing to wait for.
    static func awaitNobody(home: String, milliseconds: Int) {
        // Where it cannot be told, there is nothing to wait for.
        guard let file = try? LockFile(home: home, name: name) else { return }
        _ = file.acquire(withinMilliseconds: milliseconds)
        file.close()
    }

    func release() { file.close() }
}
