/// What a broker of home automation has of this device.
package struct BrokerCheckRow: Codable, Hashable, Sendable {
    /// `off` if no broker is set, or `connected`.
    package var state = "off"
    package var address: String?
    package var tls: Bool?
    package var device: String?
    package var topic: String?
    package var labels: Bool?
    package var shown: String?

    /// The row without a broker.
    package init() {}
}

/// A database for copies of logs.
package struct PreparedCohortRow: Codable, Hashable, Sendable {
    /// Whether the tables were made; false if they were there.
    package let made: Bool

    package init(made: Bool) { self.made = made }
}

/// What was sent to a database.
package struct ShippedRow: Codable, Hashable, Sendable {
    package let to: String
    /// The name of the log there, in hexadecimal; left out if there is nothing to send yet.
    package let log: String?
    /// How many records were sent, and how many are there now.
    package let sent, records: Int64

    package init(to: String, log: String?, sent: Int64, records: Int64) {
        (self.to, self.log, self.sent, self.records) = (to, log, sent, records)
    }
}
