import VowAnswers
import VowCore
import VowRecitation

// The rules of settings that are texts.
extension SettingKey {
    static func objection(toEngine value: String) -> Refusal? {
        if value.hasPrefix("cloud") { return Refusal(RefusalText.settingEngineInCloud) }
        if engines.contains(value) || isServer(value) { return nil }
        return Refusal(RefusalText.settingEngine, value: value, known: engines)
    }

    /// An engine for a language other than English; empty takes the general one.
    static func objection(toForeignEngine value: String) -> Refusal? {
        if let objection = value.isEmpty ? nil : objection(toEngine: value) { return objection }
        guard englishEngines.contains(value) else { return nil }
        let others = engines.filter { !englishEngines.contains($0) }
        return Refusal(RefusalText.settingEngineLanguage, value: value, known: others)
    }

    /// Engines beside the one that decides: any of them but "auto", or a cloud service.
    static func objection(toAside value: String) -> Refusal? {
        if value == "off" { return nil }
        if value.hasPrefix("cloud:") { return CloudAddress.objection(to: value) }
        if value != "auto", engines.contains(value) || isServer(value) { return nil }
        return Refusal(RefusalText.settingEngineBeside, value: value, known: Array(engines.dropFirst()))
    }

    /// A service with the model that it runs.
    static func objection(toModel value: String) -> Refusal? {
        if value == "off" { return nil }
        return CloudAddress.objection(to: value)
            ?? (value.contains("#") ? nil : Refusal(RefusalText.settingModel))
    }

    static func objection(toVoice value: String) -> Refusal? {
        voices.contains(value) || isServer(value)
            ? nil : Refusal(RefusalText.settingVoice, value: value, known: voices)
    }

    static func objection(toWeights value: String) -> Refusal? {
        CoachWeights(value) == nil
            ? Refusal(RefusalText.settingWeights(value: value, example: CoachWeights().text)) : nil
    }

    static func objection(toFolder value: String) -> Refusal? {
        value == "off" || value.hasPrefix("/") ? nil : Refusal(RefusalText.settingFolderOrOff)
    }

    /// Whether an engine is a server of the Wyoming protocol, to which the sound goes.
    private static func isServer(_ engine: String) -> Bool { ServerAddress(engine: engine) != nil }

    /// The settings that may name an engine.
    package static let engineKeys: [SettingKey] = [
        .engine, .engineEnglish, .engineSpanish, .engineChinese, .shadowEngine, .fallbackEngine,
    ]

    /// The pseudo-language of a debug build is no choice for people, and can be set.
    static func objection(toLanguage value: String) -> Refusal? {
        TextLanguage(code: value) == nil
            ? Refusal(RefusalText.settingOneOf, value: value, known: TextLanguage.all.map(\.code)) : nil
    }

    /// A time of the day as HH:MM.
    static func time(_ value: String) -> CivilTime? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = Int(parts[0]),
            let minute = Int(parts[1])
        else { return nil }
        return CivilTime(hour: hour, minute: minute)
    }
}

extension Refusal {
    /// Why a setting does not take a value.
    init(_ key: RefusalText, value: String) { self.init(key, ["value": value]) }

    /// Why a setting does not take a value, where only some are known.
    init(_ key: RefusalText, value: String, known: [String]) {
        self.init(key, ["value": value, "known": known.joined(separator: ", ")])
    }
}
