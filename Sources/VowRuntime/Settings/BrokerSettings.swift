import VowAnswers

/// The settings of what a broker of home automation is told.
extension SettingKey {
    /// One sentence for the help text.
    var brokerSummary: String {
        switch self {
        case .mqttAddress:
            "MQTT broker that is told of alarms, HOST or HOST:PORT, or off; beyond this machine it needs `vow consent`; "
                + "see `vow mqtt`"
        case .mqttUser: "user at the broker, or nothing; `vow mqtt password` takes the password"
        case .mqttTLS:
            "off, on (TLS, with the certificates that this machine trusts), or the file of a certificate in PEM"
        case .mqttPrefix: "what the topics of this device begin with"
        case .mqttDevice: "name of this device at the broker, or auto for the machine's"
        case .mqttDiscovery: "where Home Assistant looks for descriptions of devices, or off"
        default: "on or off: tell the broker the names of alarms, too"
        }
    }

    /// Why a value cannot be taken; nil when it can.
    func brokerObjection(to value: String) -> Refusal? {
        switch self {
        case .mqttAddress:
            return value == "off" || BrokerAddress(value) != nil
                ? nil : Refusal(RefusalText.settingBrokerAddress, value: value)
        case .mqttUser:
            return value.utf8.count <= 128 && !value.unicodeScalars.contains { $0.value < 0x20 }
                ? nil : Refusal(RefusalText.settingBrokerUser)
        case .mqttTLS:
            return ["on", "off"].contains(value) || value.hasPrefix("/")
                ? nil : Refusal(RefusalText.settingBrokerCertificate)
        case .mqttPrefix: return SettingKey.objection(toTopic: value)
        case .mqttDiscovery: return value == "off" ? nil : SettingKey.objection(toTopic: value)
        case .mqttDevice:
            return (1...64).contains(value.utf8.count) && value.allSatisfy(BrokerConfiguration.mayName)
                ? nil : Refusal(RefusalText.settingBrokerDevice)
        default: return SettingKey.objection(toSwitch: value)
        }
    }

    /// Words with slashes between, without what stands for other topics.
    private static func objection(toTopic value: String) -> Refusal? {
        let words = value.split(separator: "/", omittingEmptySubsequences: false)
        let isTopic = words.allSatisfy { !$0.isEmpty && $0.allSatisfy(BrokerConfiguration.mayName) }
        return isTopic && value.utf8.count <= 64 ? nil : Refusal(RefusalText.settingBrokerTopic)
    }
}
