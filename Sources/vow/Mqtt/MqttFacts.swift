import Foundation
import Glibc
import HomeAdapters
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// What was set and agreed to about a broker.
struct MqttFacts: Equatable {
    /// What was set; nil where no broker is wanted.
    var configuration: BrokerConfiguration?
    /// The password, where one is kept.
    var password: String?
    /// Whether the broker may be told: it is on this machine, or the person agreed to it.
    var isAllowed = false

    /// The name of this machine.
    static var machine: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// As the log of a home says.
    static func read(_ overview: DeviceOverview, home: String) throws(PortFailure) -> MqttFacts {
        let configuration = BrokerConfiguration(overview.settings, machine: machine)
        return MqttFacts(
            configuration: configuration, password: try MqttPassword(home: home).read(),
            isAllowed: isAllowed(configuration, overview.consentRows))
    }

    /// As the daemon of a home says; nil where it does not. The log is not opened for it.
    static func asked(of home: String) -> MqttFacts? {
        guard let values: [String: SettingValue] = DaemonQuestion.answer("config.list", home: home),
            let consents: [ConsentRow] = DaemonQuestion.answer("consent.list", home: home)
        else { return nil }
        let configuration = BrokerConfiguration(values: values.mapValues(\.text), machine: machine)
        // A password that others can read is not sent; the broker then says that it is missing.
        let password = (try? MqttPassword(home: home).read()) ?? nil
        return MqttFacts(
            configuration: configuration, password: password, isAllowed: isAllowed(configuration, consents))
    }

    private static func isAllowed(_ configuration: BrokerConfiguration?, _ consents: [ConsentRow]) -> Bool {
        guard let address = configuration?.address else { return false }
        return address.isLoopback
            || consents.contains {
                $0.purpose == ConsentPurpose.mqttBroker.rawValue && $0.given
                    && $0.recipient == address.recipient
            }
    }

    /// How the broker of a configuration is reached.
    func access(to configuration: BrokerConfiguration, as client: String) -> MqttAccess {
        var access = MqttAccess(
            host: configuration.address.place.host, port: configuration.address.place.port, client: client)
        access.user = configuration.user
        access.password = password
        access.security =
            switch configuration.tls {
            case "off": .none
            case "on": .machine
            default: .file(configuration.tls)
            }
        return access
    }
}
