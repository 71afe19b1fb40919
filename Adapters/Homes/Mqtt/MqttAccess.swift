package import VowPorts

/// How to reach a broker.
package struct MqttAccess: Hashable, Sendable {
    /// Whether the connection is encrypted.
    package enum Security: Hashable, Sendable {
        /// Not encrypted.
        case none
        /// TLS, with this machine's trusted certificate authorities.
        case machine
        /// TLS, with the certificate authorities of a PEM file.
        case file(String)
    }

    /// The broker's host name or address.
    package var host: String
    package var port: Int
    /// The client identifier; a broker ends an older connection with the same identifier.
    package var client: String
    /// The user name; empty for none.
    package var user = ""
    /// The password, or nil.
    package var password: String?
    /// The encryption.
    package var security = Security.none
    /// The last will: the message that the broker publishes once the connection is lost.
    package var will: BrokerMessage?
    /// The topic to subscribe to, or nil.
    package var listensTo: String?

    /// Creates an access without user and encryption.
    package init(host: String, port: Int, client: String) {
        self.host = host
        self.port = port
        self.client = client
    }

    /// Host and port for people to read.
    package var name: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
