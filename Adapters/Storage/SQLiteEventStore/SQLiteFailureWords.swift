import GRDB
import GRDBSQLite
import Glibc
import VowPorts

/// Converts SQLite's errors into messages that people can act on.
struct SQLiteFailureWords {
    let path: String

    func failure(_ error: any Error) -> PortFailure {
        switch error {
        case let failure as PortFailure: failure
        case let finding as LogTrust.Finding: failure(finding)
        case let problem as SQLiteProblem: failure(code: problem.code, cause: problem.message)
        case let problem as DatabaseError:
            failure(code: problem.extendedResultCode.rawValue, cause: problem.message ?? "no reason given")
        default: broken("\(error)")
        }
    }

    /// The failure of an opening, which treats unknown errors as a damaged file. A disk that fails to flush does not
    /// mean a damaged file: a salvage would withdraw consents for nothing, and waiting loses nothing.
    func openingFailure(_ error: any Error) -> PortFailure {
        let failure = failure(error)
        guard failure.code == "store.failed", !SQLiteFailureWords.isOfFlushing(code(of: error)) else {
            return failure
        }
        return damaged(failure.cause ?? failure.description)
    }

    private func code(of error: any Error) -> Int32 {
        switch error {
        case let problem as SQLiteProblem: problem.code
        case let problem as DatabaseError: problem.extendedResultCode.rawValue
        default: 0
        }
    }

    private func failure(_ finding: LogTrust.Finding) -> PortFailure {
        switch finding {
        case .missing(let position): missing(position)
        case .forged(let position): forged(position)
        case .cutOff(let position): cutOff(position)
        case .forgedKey: tampered(.keyOfLogsAppendsWas)
        }
    }

    func failure(code: Int32, cause: String) -> PortFailure {
        switch code & 0xff {
        case SQLITE_FULL: full(cause)
        case SQLITE_READONLY, SQLITE_PERM: readOnly(cause)
        case SQLITE_BUSY, SQLITE_LOCKED: locked(cause)
        case SQLITE_CORRUPT, SQLITE_NOTADB: damaged(cause)
        case SQLITE_CANTOPEN: unopened(cause)
        // SQLite reports a quota or a file size limit as a failed write, truncation or mapping of its shared index.
        case SQLITE_IOERR where [3, 6, 19, 21].contains(code >> 8): full(cause)
        // The file ends before a page that it must contain.
        case SQLITE_IOERR where code == SQLITE_IOERR | (2 << 8): damaged(cause)
        default: broken(cause)
        }
    }

    /// Whether a failed commit may still be found at the next opening: its records are written, only the flush failed.
    static func leavesOpen(_ problem: SQLiteProblem) -> Bool { isOfFlushing(problem.code) }

    /// Whether a file or its folder could not be flushed (https://www.sqlite.org/rescode.html#ioerr_fsync).
    private static func isOfFlushing(_ code: Int32) -> Bool {
        code & 0xff == SQLITE_IOERR && [4, 5].contains(code >> 8)
    }

    func uncertain(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.uncertain",
            message:
                .diskOfLogFailedWhat(path: path),
            repair: .lookWhatBeforeYouDo, cause: cause)
    }

    func damaged(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.damaged", message: .logDamaged(path: path),
            repair: .runVowLogVerifyTo,
            cause: cause)
    }

    private func full(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.full", message: .diskThatHoldsLogFull(path: path),
            repair: .freeSomeSpaceAlarmsGo, cause: cause)
    }

    private func readOnly(_ cause: String) -> PortFailure {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        // A flipped bit in the header can make SQLite treat a writable file as read-only.
        if access(path, R_OK | W_OK) == 0, access(folder, W_OK) == 0 { return damaged(cause) }
        return unwritable(cause)
    }

    private func unwritable(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.readonly", message: .logCannotBeWrittenNothing(path: path),
            repair: .makeFolderFilesWritableFor,
            cause: cause)
    }

    private func locked(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.locked",
            message: .anotherProcessKeepsLogLocked(path: path),
            repair:
                .endOtherProgramThatHas(path: path),
            cause: cause)
    }

    private func unopened(_ cause: String) -> PortFailure {
        var status = stat()
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        if stat(folder, &status) == 0, access(folder, W_OK) != 0 || access(path, F_OK) == 0 {
            return unwritable(cause)
        }
        return PortFailure(
            code: "store.unreachable", message: .logCannotBeOpened(path: path),
            repair: .makeSureThatFolderExists, cause: cause)
    }

    private func broken(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.failed", message: .logCouldNotBeUsed(path: path),
            repair: .lookAtDisksHealthVow,
            cause: cause)
    }
}
