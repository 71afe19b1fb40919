import Foundation
import Hummingbird
package import VowAnswers
import VowRuntime

extension PageSession {
    /// The session as front ends get it.
    /// - Parameter isAsking: whether it is the browser that asks, or nil if no browser asks.
    package func row(isAsking: Bool? = nil) -> PageSessionRow {
        PageSessionRow(
            id: id, from: origin.rawValue, address: address, beganAt: beganAt, usedAt: usedAt, endsAt: endsAt,
            isAsking: isAsking)
    }
}

extension PageResponder {
    /// What is asked of the sessions, which the server answers itself; nil for anything else.
    func sessionAnswer(_ endpoint: PageEndpoint, _ arguments: [UInt8], _ request: Request) -> Response? {
        switch endpoint.name {
        case "page.sessions.list":
            let own = Set(gate.carried(by: request.head).map { gate.sessions.id(of: $0) })
            return json(gate.sessions.list().map { $0.row(isAsking: own.contains($0.id)) }, request)
        case "page.sessions.end":
            let operation: EndPageSession
            do {
                operation = try EndPageSession(
                    JSONDecoder().decode(Arguments.self, from: Data(arguments)))
            } catch {
                let row = FailureRow(error, Wording(in: .english))
                let failure = PageFailure(code: row.code, message: row.message, repair: row.repair)
                return json(.init(code: failure.status), failure.body, for: request)
            }
            let ended = gate.sessions.end { $0.id == operation.id }
            guard ended > 0 else {
                let failure = PageFailure(
                    code: "session.notNamed", message: "No browser of that name is let in.",
                    repair: "Load the page again.")
                return json(.init(code: failure.status), failure.body, for: request)
            }
            return json(EndedSessionsRow(ended: ended), request)
        default: return nil
        }
    }

    private func json(_ rows: some Encodable, _ request: Request) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(rows) else { preconditionFailure("plain values always encode") }
        return json(.ok, [UInt8](data), for: request)
    }
}
