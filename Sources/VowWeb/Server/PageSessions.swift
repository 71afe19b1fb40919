import Crypto
import Foundation
import Glibc

/// The sessions of a home: one private file each, named by the hash of the session's secret (`page.sessions`).
///
/// The secret itself is the browser's cookie and lies nowhere on this machine's disk but there. Beginning a session is
/// one link, ending it one unlink, and noting its use changes the time of the file, so processes need no lock and a
/// session that was ended never comes back. Tickets that were exchanged are files here too, so a server that was started
/// again accepts none twice. Safe from any thread and any process.
package struct PageSessions: Sendable {
    private static let ticketPrefix = "ticket-"
    /// How often the use of a session is noted, in seconds.
    private static let noteSeconds = 60

    private let folder: String

    /// The sessions of a home.
    package init(home: String) { folder = home + "/page.sessions" }

    /// Begins a session.
    /// - Returns: the secret, for the cookie.
    /// - Throws: `CocoaError` if the home cannot be written.
    func begin(
        _ origin: PageSession.Origin, address: String? = nil, password: PagePassword? = nil,
        at now: Int = PageSessions.present()
    ) throws -> String {
        try makeFolder()
        sweep(at: now)
        let secret = PageHex.drawn(bytes: 32)
        let record = PageSessionRecord(
            origin: origin, address: address, began: now, end: now + origin.longestSeconds,
            password: password.map(PageSessionRecord.hash))
        let path = path(of: secret)
        guard try PrivateFile.make([UInt8](JSONEncoder().encode(record)), at: path) else {
            throw CocoaError(.fileWriteFileExists)
        }
        noteUse(of: path, at: now)
        return secret
    }

    /// Exchanges a ticket for a session of this machine.
    /// - Returns: the secret, or nil if the ticket was exchanged before.
    /// - Throws: `CocoaError` if the home cannot be written.
    func redeem(_ ticket: OpeningTicket, at now: Int = PageSessions.present()) throws -> String? {
        try makeFolder()
        let mark = open(
            folder + "/" + PageSessions.ticketPrefix + ticket.name,
            O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard mark >= 0 else {
            if errno == EEXIST { return nil }
            throw CocoaError(.fileWriteUnknown)
        }
        close(mark)
        return try begin(ticket.origin, at: now)
    }

    /// Whether a ticket was exchanged.
    package func isRedeemed(_ ticket: OpeningTicket) -> Bool {
        access(folder + "/" + PageSessions.ticketPrefix + ticket.name, F_OK) == 0
    }

    /// Whether a cookie's text is the secret of a session that has not ended; notes its use.
    /// - Parameters:
    ///   - isBeyond: whether another machine asks. A session is valid on the side where it began.
    ///   - password: the password that is kept; another machine's session is valid with the one that it began with.
    func admits(
        _ secret: some StringProtocol, isBeyond: Bool, password: PagePassword? = nil,
        at now: Int = PageSessions.present()
    ) -> Bool {
        guard secret.utf8.count == 64, PageHex.bytes(secret) != nil else { return false }
        let path = path(of: String(secret))
        guard let (record, usedAt) = read(path), isValid(record, usedAt, at: now),
            (record.origin == .beyond) == isBeyond
        else { return false }
        if isBeyond, record.password == nil || record.password != password.map(PageSessionRecord.hash) {
            return false
        }
        if abs(now - usedAt) >= PageSessions.noteSeconds { noteUse(of: path, at: now) }
        return true
    }

    /// What names the session of a cookie's text to people.
    func id(of secret: some StringProtocol) -> String {
        String(PageSessions.hash(of: String(secret)).prefix(12))
    }

    /// The sessions that have not ended, the one that was used last first.
    package func list(at now: Int = PageSessions.present()) -> [PageSession] {
        records(at: now).map { name, record, usedAt in
            PageSession(
                id: String(name.prefix(12)), origin: record.origin, address: record.address,
                beganAt: record.began, usedAt: usedAt,
                endsAt: min(record.end, usedAt + PageSession.idleSeconds))
        }.sorted { ($1.usedAt, $0.id) < ($0.usedAt, $1.id) }
    }

    /// Ends the sessions that a condition names.
    /// - Returns: how many ended.
    @discardableResult
    package func end(where isEnded: (PageSession) -> Bool = { _ in true }) -> Int {
        let ids = Set(list().filter(isEnded).map(\.id))
        return names().count { ids.contains(String($0.prefix(12))) && unlink(folder + "/" + $0) == 0 }
    }

    /// Ends every session, and removes what is left of those that ended by their time. Marks of exchanged tickets stay,
    /// so none is exchanged twice.
    package func endAll() {
        for name in names() where name.utf8.count == 64 { unlink(folder + "/" + name) }
    }

    /// Ends the session of a cookie's text.
    func end(_ secret: some StringProtocol) { unlink(path(of: String(secret))) }

    /// The present, in seconds since 1970.
    package static let present: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    private func path(of secret: String) -> String { folder + "/" + PageSessions.hash(of: secret) }

    private static func hash(of secret: String) -> String {
        PageHex.text(SHA256.hash(data: Data(("vow-session-1." + secret).utf8)))
    }

    private func isValid(_ record: PageSessionRecord, _ usedAt: Int, at now: Int) -> Bool {
        now < record.end && now < usedAt + PageSession.idleSeconds
    }

    private func names() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

    private func records(at now: Int) -> [(name: String, record: PageSessionRecord, usedAt: Int)] {
        names().compactMap { name in
            guard name.utf8.count == 64, let (record, usedAt) = read(folder + "/" + name),
                isValid(record, usedAt, at: now)
            else { return nil }
            return (name, record, usedAt)
        }
    }

    /// Sets the time of a session's file, and makes none where there is none.
    private func noteUse(of path: String, at now: Int) {
        let time = timespec(tv_sec: now, tv_nsec: 0)
        utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
    }

    /// A session's record and when it was used last. Links are not followed.
    private func read(_ path: String) -> (PageSessionRecord, usedAt: Int)? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var (status, bytes) = (stat(), [UInt8](repeating: 0, count: 1_024))
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let count = Glibc.read(file, &bytes, bytes.count)
        guard count > 0,
            let record = try? JSONDecoder().decode(PageSessionRecord.self, from: Data(bytes[..<count]))
        else { return nil }
        return (record, status.st_mtim.tv_sec)
    }

    /// Makes the private folder; a link or a file in its place is replaced.
    private func makeFolder() throws {
        var status = stat()
        if lstat(folder, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            unlink(folder)
        }
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw CocoaError(.fileWriteNoPermission) }
    }

    /// Removes sessions that ended by their time, marks of tickets of more than a day ago, and what a killed process left.
    private func sweep(at now: Int) {
        let valid = Set(records(at: now).map(\.name))
        for name in names() where !valid.contains(name) {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if name.utf8.count == 64 || status.st_mtim.tv_sec < now - 86_400 { unlink(path) }
        }
    }
}
