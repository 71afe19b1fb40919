import VowAnswers

/// The settings of the broker for home automation.
extension SettingKey {
    static func objection(toBroker value: String) -> Refusal? {
        value == "off" || BrokerAddress(value) != nil
            ? nil : Refusal(RefusalText.settingBrokerAddress, value: value)
    }

    static func objection(toBrokerUser value: String) -> Refusal? {
        value.utf8.count <= 128 && !value.unicodeScalars.contains { $0.value < 0x20 }
            ? nil : Refusal(RefusalText.settingBrokerUser)
    }

    /// Without TLS, with the system's certificates, or with those of a file.
    static func objection(toBrokerTLS value: String) -> Refusal? {
        ["on", "off"].contains(value) || value.hasPrefix("/")
            ? nil : Refusal(RefusalText.settingBrokerCertificate)
    }

    static func objection(toBrokerDevice value: String) -> Refusal? {
        (1...64).contains(value.utf8.count) && value.allSatisfy(BrokerConfiguration.mayName)
            ? nil : Refusal(RefusalText.settingBrokerDevice)
    }

    /// Words with slashes between, without what stands for other topics.
    static func objection(toTopic value: String) -> Refusal? {
        let words = value.split(separator: "/", omittingEmptySubsequences: false)
        let isTopic = words.allSatisfy { !$0.isEmpty && $0.allSatisfy(BrokerConfiguration.mayName) }
        return isTopic && value.utf8.count <= 64 ? nil : Refusal(RefusalText.settingBrokerTopic)
    }
}
