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
        case Problem.damaged(let cause): tampered("A record in the database cannot be read.", cause: cause)
        default: broken("\(error)")
        }
    }

    private func failure(_ finding: LogTrust.Finding) -> PortFailure {
        switch finding {
        case .missing(let position): tampered("Record \(position) is missing from the database.")
        case .forged(let position): tampered("Record \(position) in the database is not what was written.")
        case .cutOff(let position):
            tampered("Record \(position) was in the database, and is not there any more.")
        case .forgedKey: tampered("A key of an append in the database was not written by this device.")
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
            code: "store.unreachable", message: "The database \(server.name) cannot be reached.",
            repair:
                "See that it runs, and that address and account are right. A password is taken from PGPASSWORD or "
                + "~/.pgpass.", cause: cause)
    }

    func uncertain(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.uncertain",
            message: "The connection to \(server.name) broke; what was sent last may be there, or not.",
            repair: "Do it again: what is there already is not written twice.", cause: cause)
    }

    func tampered(_ message: String, cause: String? = nil) -> PortFailure {
        PortFailure(
            code: "store.tampered", message: message,
            repair: "Ask whoever runs the database \(server.name) what happened to it.", cause: cause)
    }

    func unprepared(_ cause: String? = nil) -> PortFailure {
        PortFailure(
            code: "store.unprepared", message: "The database \(server.name) has no tables for a cohort.",
            repair: "Whoever owns it makes them: vow cohort prepare --at ADDRESS.", cause: cause)
    }

    private func locked(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.locked",
            message: "Somebody else is writing to this log in the database; nothing was written.",
            repair: "Try again in a minute.", cause: cause)
    }

    private func slow(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.slow", message: "The database \(server.name) took too long; nothing was written.",
            repair: "Try again when it has less to do.", cause: cause)
    }

    private func forbidden(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.forbidden", message: "This account may not do that in the database \(server.name).",
            repair: "Ask whoever owns it for the right, or use another account.", cause: cause)
    }

    private func readOnly(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.readonly", message: "The database \(server.name) takes no writes now.",
            repair: "Use the server that does, or try again later.", cause: cause)
    }

    private func full(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.full", message: "The database \(server.name) has no room or no connection left.",
            repair: "Tell whoever runs it; nothing was written.", cause: cause)
    }

    private func broken(_ cause: String) -> PortFailure {
        PortFailure(
            code: "store.failed", message: "The database \(server.name) could not be used.",
            repair: "Tell whoever runs it what it said.", cause: cause)
    }

    /// The failure of a write without the log's key.
    var keyless: PortFailure {
        PortFailure(
            code: "store.readonly", message: "A log of a cohort is only read here.",
            repair: "Its device ships what it holds: vow cohort ship.")
    }

    /// The failure if libpq is not installed.
    static let noLibrary = PortFailure(
        code: "store.library", message: "The client library of PostgreSQL is not installed.",
        repair: "Install it with: apt install libpq5")

    /// The failure if an environment variable would redirect the connection.
    static func redirected(by variable: String) -> PortFailure {
        PortFailure(
            code: "store.redirected",
            message: "\(variable) is set, and would lead to another server than the one named.",
            repair: "Run it without that variable.")
    }
}
