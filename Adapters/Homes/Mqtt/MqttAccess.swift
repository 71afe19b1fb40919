public import VowPorts

/// How to reach a broker.
public struct MqttAccess: Hashable, Sendable {
    /// Whether the connection is encrypted.
    public enum Security: Hashable, Sendable {
        /// Not encrypted.
        case none
        /// TLS, with this machine's trusted certificate authorities.
        case machine
        /// TLS, with the certificate authorities of a PEM file.
        case file(String)
    }

    /// The broker's host name or address.
    public var host: String
    /// The port.
    public var port: Int
    /// The client identifier; a broker ends an older connection with the same identifier.
    public var client: String
    /// The user name; empty for none.
    public var user = ""
    /// The password, or nil.
    public var password: String?
    /// The encryption.
    public var security = Security.none
    /// The last will: the message that the broker publishes once the connection is lost.
    public var will: BrokerMessage?
    /// The topic to subscribe to, or nil.
    public var listensTo: String?

    /// Creates an access without user and encryption.
    public init(host: String, port: Int, client: String) {
        self.host = host
        self.port = port
        self.client = client
    }

    /// Host and port for people to read.
    public var name: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
