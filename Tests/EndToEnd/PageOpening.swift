import VowWeb

/// How a test's browser is let in to the page of a home.
enum PageOpening {
    /// An address that lets one browser in, with a ticket of its own.
    static func address(home: String, port: Int, to target: String = "") throws -> String {
        let ticket = OpeningTicket(issuedBy: try PageToken.kept(home: home))
        return "http://127.0.0.1:\(port)/open?ticket=\(ticket.text)&to=\(target)"
    }
}
