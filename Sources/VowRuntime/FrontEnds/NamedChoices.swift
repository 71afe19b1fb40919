public import VowCore

extension SettingKey {
    /// The setting of a name.
    public static func named(_ text: String) throws(CommandError) -> SettingKey {
        guard let key = SettingKey(rawValue: text) else {
            let known = SettingKey.allCases.map(\.rawValue).joined(separator: ", ")
            throw .refused("There is no setting \"\(text)\". Known: \(known).")
        }
        return key
    }
}

extension ConsentPurpose {
    /// The purpose of a name.
    public static func named(_ text: String) throws(CommandError) -> ConsentPurpose {
        guard let purpose = ConsentPurpose(rawValue: text) else {
            let known = ConsentPurpose.allCases.map(\.rawValue).joined(separator: ", ")
            throw .refused("There is no purpose \"\(text)\". Known: \(known).")
        }
        return purpose
    }

    /// Who would receive the data, from an address or an engine's name.
    public func recipient(_ text: String) throws(CommandError) -> String {
        switch self {
        case .cloudSpeech, .languageModel, .pronunciation:
            let engine = text.hasPrefix("cloud:") ? text : "cloud:\(text)"
            guard let address = CloudAddress(engine: engine) else {
                throw .refused(CloudAddress.objection(to: engine) ?? "")
            }
            return address.recipient
        case .speechServer, .voiceServer:
            let engine = text.hasPrefix("wyoming:") ? text : "wyoming:\(text)"
            guard let address = ServerAddress(engine: engine) else {
                throw .refused("\"\(text)\" is no speech server. Write it as wyoming:HOST:PORT.")
            }
            return address.recipient
        case .mqttBroker:
            guard let address = BrokerAddress(text) else {
                throw .refused("\"\(text)\" is no broker. Write it as HOST:PORT.")
            }
            return address.recipient
        case .cohort:
            guard let address = CohortAddress(text) else {
                throw .refused(CohortAddress.objection(to: text) ?? "")
            }
            return address.recipient
        case .recordings:
            guard ["this device", "this-device"].contains(text) else {
                throw .refused("Recordings stay here. Write the recipient as \"this device\".")
            }
            return ConsentPurpose.ownDevice
        }
    }
}
