/// What the page asks for, and gets: the daemon behind its private socket, or a scripted one.
///
/// Bodies are JSON in UTF-8 without line breaks. All calls are safe from any task, and may suspend until an answer is
/// there; a backend that nobody answers fails with `daemon.away`.
package protocol PageBackend: Sendable {
    /// Asks, and gives what came back: the rows of a query, or what a command or an input came to.
    /// - Parameter arguments: one JSON object.
    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]

    /// The same, with notes for the person during the work: what to do, or how far it is.
    func ask(
        _ kind: PageRequestKind, _ name: String, _ arguments: [UInt8],
        note: @escaping @Sendable (String) -> Void
    ) async throws(PageFailure) -> [UInt8]

    /// What goes on at present, and each change of it, until the caller stops reading; ends when the daemon goes away.
    func live() -> AsyncStream<[UInt8]>

    /// The same of the trial that `try.begin` began; ends with it, after a row that says how it went. Empty without one.
    func trial() -> AsyncStream<[UInt8]>
}

extension PageBackend {
    /// Asks a backend that tells nothing meanwhile.
    package func ask(
        _ kind: PageRequestKind, _ name: String, _ arguments: [UInt8],
        note: @escaping @Sendable (String) -> Void
    ) async throws(PageFailure) -> [UInt8] {
        try await ask(kind, name, arguments)
    }

    /// A backend without trials.
    package func trial() -> AsyncStream<[UInt8]> { AsyncStream { $0.finish() } }
}

/// A backend whose live rows are those of its trial.
struct TrialOfBackend: PageBackend {
    let backend: any PageBackend

    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        try await backend.ask(kind, name, arguments)
    }

    func live() -> AsyncStream<[UInt8]> { backend.trial() }
}

/// The three things that a front end may send; it can forge nothing that a part of the device reports.
package enum PageRequestKind: String, Sendable {
    /// A question; nothing changes.
    case query
    /// Something that the person wants recorded.
    case command
    /// What the person does at the wake screen.
    case input
}

/// Why something was not done, as it goes to the page.
package struct PageFailure: Error, Hashable, Sendable {
    /// A stable name.
    package let code: String
    /// What happened, as a sentence.
    package let message: String
    /// What to do about it.
    package let repair: String

    package init(code: String, message: String, repair: String) {
        (self.code, self.message, self.repair) = (code, message, repair)
    }

    /// Nobody answers at the daemon's socket.
    package static let away = PageFailure(
        code: "daemon.away", message: "The part of Vow that rings does not answer.",
        repair: "It comes back by itself; if it does not, start it: vow run.")

    /// The status of an HTTP answer that tells of it.
    var status: Int {
        switch code {
        case "daemon.away": 503
        case "part.late": 504
        case "request.unknown", "query.unknown", "command.unknown", "not.found": 404
        default:
            if code.hasSuffix(".broken") { 500 } else { code.hasSuffix(".notNamed") ? 404 : 422 }
        }
    }

    /// It as JSON, under the key `error`.
    var body: [UInt8] {
        PageJSON.bytes(["error": ["code": code, "message": message, "repair": repair]])
    }
}
