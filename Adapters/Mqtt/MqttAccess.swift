public import VowPorts

/// How a broker is reached.
public struct MqttAccess: Hashable, Sendable {
    /// Whether what goes over can be read on the way.
    public enum Security: Hashable, Sendable {
        /// It can.
        case none
        /// TLS, with the authorities that this machine trusts.
        case machine
        /// TLS, with the authorities of a file in PEM.
        case file(String)
    }

    /// Name or address of the machine.
    public var host: String
    /// The port.
    public var port: Int
    /// What the client calls itself; a broker ends an older connection of the same name.
    public var client: String
    /// Who asks; empty for nobody.
    public var user = ""
    /// The password, where one is given.
    public var password: String?
    /// Whether TLS is spoken.
    public var security = Security.none
    /// What the broker publishes once the connection is lost.
    public var will: BrokerMessage?
    /// The one topic that is listened to; nil for none.
    public var listensTo: String?

    /// Makes an access.
    public init(host: String, port: Int, client: String) {
        self.host = host
        self.port = port
        self.client = client
    }

    /// Host and port, as people read them.
    public var name: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
