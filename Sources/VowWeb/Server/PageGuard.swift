import Foundation
import HTTPTypes

/// Who may talk to the page's server: the browser of this machine's person, at its own address, and nobody else.
///
/// A name that was bound to the loopback address (rebinding) fails at `Host`, another site's page at `Origin` or
/// `Sec-Fetch-Site`, and everybody else at the session.
struct PageGuard: Sendable {
    let token: PageToken
    let sessions: PageSessions
    let port: Int
    /// The way in from other machines, where this is its guard; nil for this machine's own.
    var outer: RemoteAccess?

    /// What is wrong with a request.
    enum Refusal: String, CaseIterable, Sendable {
        case host, origin, method, token, account, password, closed, device, wait, type, size, body

        /// The status of the answer.
        var status: HTTPResponse.Status {
            switch self {
            case .host: .misdirectedRequest
            case .origin, .account, .closed, .device: .forbidden
            case .method: .methodNotAllowed
            case .token, .password: .unauthorized
            case .wait: .tooManyRequests
            case .type: .unsupportedMediaType
            case .size: .contentTooLarge
            case .body: .badRequest
            }
        }

        /// What the person is told.
        var failure: PageFailure {
            switch self {
            case .host:
                PageFailure(
                    code: "page.host", message: "This server answers to its own address only.",
                    repair: "Open it with: vow open")
            case .origin:
                PageFailure(
                    code: "page.origin", message: "Another page asked for this, and that is refused.",
                    repair: "Open Vow's own page with: vow open")
            case .method:
                PageFailure(
                    code: "page.method", message: "Nothing here understands that method.",
                    repair: "GET asks, POST records; /api/openapi.json says which.")
            case .token:
                PageFailure(
                    code: "page.token", message: "This page is for the person of this device.",
                    repair: "Open it with: vow open")
            case .account:
                PageFailure(
                    code: "page.account", message: "This browser runs in another account of this machine.",
                    repair: "Open the page in the account of this device's person: vow open")
            case .closed:
                PageFailure(
                    code: "page.closed", message: "Other machines are no longer let in.",
                    repair: "Let them in on the device: vow config set web.address 0.0.0.0")
            case .password:
                PageFailure(
                    code: "page.password", message: "From another machine the password opens this page.",
                    repair: "Give it at /login.")
            case .device:
                PageFailure(
                    code: "page.device", message: "This can be allowed only on the device that runs Vow.",
                    repair: "Open the page there with: vow open")
            case .wait:
                PageFailure(
                    code: "page.wait", message: "There were too many tries.",
                    repair: "Wait as long as Retry-After says.")
            case .type:
                PageFailure(
                    code: "page.type", message: "What is recorded comes as JSON.",
                    repair: "Send Content-Type: application/json.")
            case .size:
                PageFailure(
                    code: "page.size", message: "That is more than the server takes in.",
                    repair: "Send less; /api/openapi.json says how long each text may be.")
            case .body:
                PageFailure(
                    code: "page.body",
                    message: "What was sent is not one JSON object of what is asked for here.",
                    repair: "/api/openapi.json says what is.")
            }
        }
    }

    /// The name of the cookie that carries the session's secret; ports of one machine share their cookies, so it names
    /// its own. By TLS its name is one that browsers take from nobody but this host.
    var cookieName: String { outer == nil ? "vow-\(port)" : "__Host-vow-\(port)" }

    /// The cookie with the secret of a session, or, with an empty text, the end of it.
    func cookie(_ secret: String, from origin: PageSession.Origin = .beyond) -> String {
        let age = secret.isEmpty ? 0 : origin.longestSeconds
        let secure = outer == nil ? "" : "Secure; "
        return "\(cookieName)=\(secret); Path=/; Max-Age=\(age); \(secure)HttpOnly; SameSite=Strict"
    }

    /// Refuses whoever does not come from this machine's own page; the session is not looked at.
    ///
    /// A ticket that is posted comes from a file (`OpeningFile`), whose origin is "null" and whose site is no site. The
    /// ticket is what counts there, and nobody else has it, so that route alone is excepted; its `Host` is not.
    func refusalOfOrigin(_ head: HTTPRequest, isOpening: Bool) -> Refusal? {
        guard let host = head.authority, allowedHosts.contains(host.lowercased()) else { return .host }
        if isOpening { return nil }
        if let origin = head.headerFields[.origin],
            !allowedHosts.contains(where: { scheme + $0 == origin.lowercased() })
        {
            return .origin
        }
        if let site = head.headerFields[fetchSite], site != "same-origin", site != "none" { return .origin }
        return nil
    }

    /// Refuses whoever has no right to an answer at this moment: who brings neither the secret of a session that has not
    /// ended nor, on this machine, the token as a bearer; and other machines once they are no longer let in. An answer
    /// that takes long asks again.
    func refusalOfPerson(_ head: HTTPRequest) async -> Refusal? {
        if let outer {
            guard await outer.isWanted() else { return .closed }
            guard let password = outer.password() else { return .password }
            return carried(by: head).contains { sessions.admits($0, isBeyond: true, password: password) }
                ? nil : .password
        }
        if let bearer = head.headerFields[.authorization], bearer.hasPrefix("Bearer "),
            token.matches(bearer.dropFirst(7))
        {
            return nil
        }
        return carried(by: head).contains { sessions.admits($0, isBeyond: false) } ? nil : .token
    }

    /// What cookies of this page's name hold.
    func carried(by head: HTTPRequest) -> [Substring] {
        head.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName else { return nil }
            return parts[1]
        }
    }

    /// Refuses a body that no form of another site could not have sent, too.
    func refusalOfType(_ head: HTTPRequest) -> Refusal? {
        PageGuard.type(of: head) == "application/json" ? nil : .type
    }

    /// Refuses a body that no form sent.
    func refusalOfForm(_ head: HTTPRequest) -> Refusal? {
        PageGuard.type(of: head) == "application/x-www-form-urlencoded" ? nil : .type
    }

    private static func type(of head: HTTPRequest) -> String? {
        head.headerFields[.contentType]?.split(separator: ";").first?.lowercased().filter { $0 != " " }
    }

    private var scheme: String { outer == nil ? "http://" : "https://" }

    private var allowedHosts: [String] {
        guard let outer else { return ["127.0.0.1:\(port)", "localhost:\(port)"] }
        let names = outer.names.map { $0.contains(":") ? "[\($0)]" : $0 }
        // Browsers leave out the port that is usual for TLS.
        return names.map { "\($0):\(port)" } + (port == 443 ? names : [])
    }
    private var fetchSite: HTTPField.Name { HTTPField.Name("Sec-Fetch-Site")! }
}
