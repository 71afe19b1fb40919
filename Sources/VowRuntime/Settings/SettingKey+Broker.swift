import VowAnswers

/// The settings of what a broker of home automation is told.
extension SettingKey {
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
