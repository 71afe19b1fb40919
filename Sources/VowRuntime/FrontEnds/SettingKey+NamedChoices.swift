import VowAnswers
package import VowCore

extension SettingKey {
    /// The setting of a name.
    package static func named(_ text: String) throws(CommandError) -> SettingKey {
        guard let key = SettingKey(rawValue: text) else {
            let known = SettingKey.allCases.map(\.rawValue).joined(separator: ", ")
            throw .refused(Refusal(RefusalText.settingUnknown(name: text, known: known)))
        }
        return key
    }
}

extension ConsentPurpose {
    /// The purpose of a name.
    package static func named(_ text: String) throws(CommandError) -> ConsentPurpose {
        guard let purpose = ConsentPurpose(rawValue: text) else {
            let known = ConsentPurpose.allCases.map(\.rawValue).joined(separator: ", ")
            throw .refused(Refusal(RefusalText.consentUnknownPurpose(name: text, known: known)))
        }
        return purpose
    }

    /// Who would receive the data, from an address or an engine's name.
    package func recipient(_ text: String) throws(CommandError) -> String {
        switch self {
        case .cloudSpeech, .languageModel, .pronunciation:
            let engine = text.hasPrefix("cloud:") ? text : "cloud:\(text)"
            guard let address = CloudAddress(engine: engine) else {
                let refusal = CloudAddress.objection(to: engine)
                throw .refused(refusal ?? Refusal(RefusalText.cloudAddress(text: text)))
            }
            return address.recipient
        case .speechServer, .voiceServer:
            let engine = text.hasPrefix("wyoming:") ? text : "wyoming:\(text)"
            guard let address = ServerAddress(engine: engine) else {
                throw .refused(Refusal(RefusalText.consentUnknownServer(text: text)))
            }
            return address.recipient
        case .mqttBroker:
            guard let address = BrokerAddress(text) else {
                throw .refused(Refusal(RefusalText.consentUnknownBroker(text: text)))
            }
            return address.recipient
        case .cohort:
            guard let address = CohortAddress(text) else {
                throw .refused(CohortAddress.refusal(of: text))
            }
            return address.recipient
        case .recordings:
            guard ["this device", "this-device"].contains(text) else {
                throw .refused(Refusal(RefusalText.consentRecordingsStay))
            }
            return ConsentPurpose.ownDevice
        }
    }
}
