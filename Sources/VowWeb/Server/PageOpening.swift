import Glibc
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Finds the account whose process is at the other end of a connection on this machine, or nil if that is unknown.
///
/// Gets the address and the port that the connection comes from, and the port on 127.0.0.1 that it goes to.
package typealias PeerAccount = @Sendable (_ address: String, _ port: Int, _ serverPort: Int) -> UInt32?

/// Exchanges tickets for sessions, for browsers of this account alone.
struct PageOpening: Sendable {
    let home: String
    let token: PageToken
    let port: Int
    let account: PeerAccount

    var sessions: PageSessions { PageSessions(home: home) }

    /// Whether the browser at the other end runs in this account. Fails closed.
    func isOwn(_ context: PageRequestContext) -> Bool {
        account(context.peer, context.peerPort, port) == geteuid()
    }

    /// The secret and the origin of the session that a ticket begins, or nil for a ticket that does not count (any more).
    func redeem(_ text: String) throws -> (secret: String, origin: PageSession.Origin)? {
        guard let ticket = OpeningTicket(reading: text, token: token, at: OpeningTicket.present()),
            let secret = try sessions.redeem(ticket)
        else { return nil }
        OpeningFile.remove(of: ticket, home: home)
        return (secret, ticket.origin)
    }
}

extension PageResponder {
    /// Lets a browser in that comes with a ticket: posted by the page of an `OpeningFile`, or in the address that
    /// `vow open --print` prints.
    func opened(_ request: Request, _ context: PageRequestContext) async -> Response {
        var given: (ticket: String, to: String)
        if request.method == .post {
            if let refusal = gate.refusalOfForm(request.head) { return refuse(refusal, of: request) }
            guard let buffer = try? await request.body.collect(upTo: 1_024) else {
                return refuse(.size, of: request)
            }
            let form = String(buffer: buffer)
            given = (PageForm.value(of: "ticket", in: form) ?? "", PageForm.value(of: "to", in: form) ?? "")
        } else {
            // What only looks whether something is there must not use a ticket up.
            guard request.method == .get else { return refuse(.token, of: request) }
            let query = request.uri.queryParameters
            given = (query["ticket"].map { String($0) } ?? "", query["to"].map { String($0) } ?? "")
        }
        // Another account's browser must not use a ticket up either.
        guard opening.isOwn(context) else { return refuse(.account, of: request) }
        let begun: (secret: String, origin: PageSession.Origin)?
        do { begun = try opening.redeem(given.ticket) } catch { return unwritable(request) }
        guard let begun else { return refuse(.token, of: request) }
        let target = PageFile.all["/" + given.to] == nil ? "/" : "/" + given.to
        guard request.method == .post else {
            var fields = PageHeaders.fields("text/plain; charset=utf-8")
            fields[.setCookie] = gate.cookie(begun.secret, from: begun.origin)
            fields[.location] = target
            return Response(status: .seeOther, headers: fields)
        }
        // A browser that follows a redirect goes on for the file that it came from, and would leave out a cookie of
        // this site alone. This page goes on for itself.
        let page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="color-scheme" content="dark light">
            <meta http-equiv="refresh" content="0; url=\(target)">
            <title>Vow</title>
            <noscript><a href="\(target)">Vow</a></noscript>
            </html>

            """
        var fields = PageHeaders.fields("text/html; charset=utf-8")
        fields[.setCookie] = gate.cookie(begun.secret, from: begun.origin)
        return Response(status: .ok, headers: fields, body: body(Array(page.utf8), for: request))
    }

    /// The answer where a session cannot be kept.
    func unwritable(_ request: Request) -> Response {
        let failure = PageFailure(
            code: "home.broken", message: "Vow's folder cannot be written, so no browser can be let in.",
            repair: "Make room on the disk, and the folder writable.")
        return json(.init(code: failure.status), failure.body, for: request)
    }
}
