import VowCore
import VowPorts

/// Converts the server's errors into messages that people can act on.
struct PostgreSQLFailureWords {
    let server: PostgreSQLServer

    func failure(_ error: any Error) -> PortFailure {
        switch error {
        case let failure as PortFailure: failure
        case let finding as LogTrust.Finding: failure(finding)
        case Problem.lost(let cause): unreachable(PostgreSQLFailureWords.inOneLine(cause))
        case Problem.refused(let state, let message): failure(state: state, cause: message)
        case Problem.damaged(let cause): tampered(.recordInDatabaseCannotBe, cause: cause)
        default: broken("\(error)")
        }
    }

    private func failure(_ finding: LogTrust.Finding) -> PortFailure {
        switch finding {
        case .missing(let position): tampered(.recordMissingFromDatabase(position: position))
        case .forged(let position): tampered(.recordInDatabaseNotWhat(position: position))
        case .cutOff(let position):
            tampered(.recordWasInDatabaseNot(position: position))
        case .forgedKey: tampered(.keyOfAppendInDatabase)
        }
    }

    /// Joins the lines of a library message.
    private static func inOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Converts a SQLSTATE (PostgreSQL 15, appendix A).
    private func failure(state: String, cause: String) -> PortFailure {
        switch (state, state.prefix(2)) {
        case ("55P03", _), ("40P01", _), ("40001", _): locked(cause)
        case ("57014", _): slow(cause)
        case ("3F000", _), ("42P01", _): unprepared(cause)
        case ("42501", _): forbidden(cause)
        case ("25006", _): readOnly(cause)
        case (_, "53"): full(cause)
        case (_, "57"), (_, "08"), (_, "28"): unreachable(cause)
        default: broken(cause)
        }
    }

    func unreachable(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.unreachable", message: .databaseCannotBeReached(server: server.name),
            repair:
                .seeThatRunsThatAddress, cause: cause)
    }

    func uncertain(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.uncertain",
            message: .connectionToBrokeWhatWas(server: server.name),
            repair: .doAgainWhatAlreadyNot, cause: cause)
    }

    func tampered(_ message: TextCode, cause: String? = nil) -> PortFailure {
        PortFailure(
            code: "store.tampered", message: message,
            repair: .askWhoeverRunsDatabaseWhat(server: server.name), cause: cause)
    }

    func unprepared(_ cause: String? = nil) -> PortFailure {
        PortFailure(
            code: "store.unprepared", message: .databaseHasNoTablesFor(server: server.name),
            repair: .whoeverOwnsMakesThemVow, cause: cause)
    }

    private func locked(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.locked",
            message: .somebodyElseWritingToThis,
            repair: .tryAgainInMinute, cause: cause)
    }

    private func slow(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.slow", message: .databaseTookTooLongNothing(server: server.name),
            repair: .tryAgainWhenHasLess, cause: cause)
    }

    private func forbidden(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.forbidden", message: .thisAccountMayNotDo(server: server.name),
            repair: .askWhoeverOwnsForRight, cause: cause)
    }

    private func readOnly(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.readonly", message: .databaseTakesNoWritesNow(server: server.name),
            repair: .useServerThatDoesOr, cause: cause)
    }

    private func full(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.full", message: .databaseHasNoRoomOr(server: server.name),
            repair: .tellWhoeverRunsNothingWas, cause: cause)
    }

    private func broken(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.failed", message: .databaseCouldNotBeUsed(server: server.name),
            repair: .tellWhoeverRunsWhatSaid, cause: cause)
    }

    /// The failure of a write without the log's key.
    var keyless: PortFailure {
        PortFailure(
            code: "store.readonly", message: .logOfCohortOnlyRead,
            repair: .deviceShipsWhatHoldsVow)
    }

    /// The failure if libpq is not installed.
    static let noLibrary = PortFailure(
        code: "store.library", message: .clientLibraryOfPostgreSQLNot,
        repair: .installWithAptInstallLibpq5)

    /// The failure if an environment variable would redirect the connection.
    static func redirected(by variable: String) -> PortFailure {
        PortFailure(
            code: "store.redirected",
            message: .setWouldLeadToAnother(variable: variable),
            repair: .runWithoutThatVariable)
    }
}
