package import VowAnswers
import VowCore
import VowPorts
import VowRecitation

// What a setting may be.
extension SettingKey {
    /// Why a value cannot be taken; nil when it can.
    package func objection(to value: String) -> Refusal? {
        switch self {
        case .engine:
            if value.hasPrefix("cloud") { return Refusal(RefusalText.settingEngineInCloud) }
            if SettingKey.engines.contains(value) || SettingKey.isServer(value) { return nil }
            return Refusal(RefusalText.settingEngine, value: value, known: SettingKey.engines)
        case .engineEnglish: return value.isEmpty ? nil : SettingKey.engine.objection(to: value)
        case .engineSpanish, .engineChinese:
            if let objection = value.isEmpty ? nil : SettingKey.engine.objection(to: value) {
                return objection
            }
            guard SettingKey.englishEngines.contains(value) else { return nil }
            let others = SettingKey.engines.filter { !SettingKey.englishEngines.contains($0) }
            return Refusal(RefusalText.settingEngineLanguage, value: value, known: others)
        case .shadowEngine, .fallbackEngine: return SettingKey.objection(toAside: value)
        case .languageModel, .coachRater:
            if value == "off" { return nil }
            return CloudAddress.objection(to: value)
                ?? (value.contains("#") ? nil : Refusal(RefusalText.settingModel))
        case .graceMinutes, .abandonMinutes, .ringAgainTimes, .ringAgainMinutes, .wakeAheadMinutes,
            .challengeWords, .soundWarnBelow, .alarmVolume, .coachMinutes, .coachRate, .coachPitch:
            return objection(toNumber: value)
        case .buttonSnooze, .buttonExit, .buttonReady, .vibration, .noticeHour, .sleepMinutes, .retentionDays,
            .refreshDays, .challengeSeconds, .soundRestore:
            return value == "off" ? nil : objection(toNumber: value)
        case .webPort: return value == "0" ? nil : objection(toNumber: value)
        case .liveness, .promptsSpoken, .sumsAloud, .alarmVibrate, .typingUnheard:
            return SettingKey.objection(toSwitch: value)
        case .lineOrder:
            return ["written", "drawn"].contains(value)
                ? nil : Refusal(RefusalText.settingWrittenOrDrawn, value: value)
        case .overallSimilarity:
            return value == "off" || Double(value).map(SettingKey.scores.contains) == true
                ? nil : Refusal(RefusalText.settingScoreOrOff, value: value)
        case .ambientDecibels:
            return value == "auto" || Double(value).map(SettingKey.levels.contains) == true
                ? nil : Refusal(RefusalText.settingLevelOrAuto, value: value)
        case .backupFolder:
            return value == "off" || value.hasPrefix("/") ? nil : Refusal(RefusalText.settingFolderOrOff)
        case .webAddress, .webSecurePort, .webNames, .webCertificate, .webKey:
            return outerObjection(to: value)
        case .mqttAddress, .mqttUser, .mqttTLS, .mqttPrefix, .mqttDevice, .mqttDiscovery, .mqttLabels:
            return brokerObjection(to: value)
        case .soundHeadphones:
            let known = AudibilityPolicy.Headphones.allCases.map(\.rawValue)
            return known.contains(value)
                ? nil : Refusal(RefusalText.settingOneOf, value: value, known: known)
        case .language:
            return TextLanguage(code: value) == nil
                ? Refusal(RefusalText.settingOneOf, value: value, known: TextLanguage.all.map(\.code)) : nil
        case .clockHours:
            return ["24", "12"].contains(value) ? nil : Refusal(RefusalText.settingClockHours, value: value)
        case .alarmTone: return SettingKey.objection(toTone: value)
        case .alarmSimilarity:
            return Double(value).map(SettingKey.scores.contains) == true
                ? nil : Refusal(RefusalText.settingScore, value: value)
        case .coachLanguage:
            return Language(rawValue: value) == nil
                ? Refusal(RefusalText.settingCoachLanguage, value: value) : nil
        case .coachVoice:
            return SettingKey.voices.contains(value) || SettingKey.isServer(value)
                ? nil : Refusal(RefusalText.settingVoice, value: value, known: SettingKey.voices)
        case .coachReminder, .goalsEvening:
            return value == "off" || SettingKey.time(value) != nil
                ? nil : Refusal(RefusalText.settingTimeOfDay, value: value)
        case .coachWeights:
            return CoachWeights(value) == nil
                ? Refusal(RefusalText.settingWeights(value: value, example: CoachWeights().text)) : nil
        }
    }

    /// What is on or off, and nothing else.
    static func objection(toSwitch value: String) -> Refusal? {
        ["on", "off"].contains(value) ? nil : Refusal(RefusalText.settingOnOrOff, value: value)
    }

    /// Engines beside the one that decides: any of them but "auto", or a cloud service.
    private static func objection(toAside value: String) -> Refusal? {
        if value == "off" { return nil }
        if value.hasPrefix("cloud:") { return CloudAddress.objection(to: value) }
        if value != "auto", engines.contains(value) || isServer(value) { return nil }
        return Refusal(RefusalText.settingEngineBeside, value: value, known: Array(engines.dropFirst()))
    }

    /// Whether an engine is a server of the Wyoming protocol, to which the sound goes.
    private static func isServer(_ engine: String) -> Bool { ServerAddress(engine: engine) != nil }

    /// The settings that may name an engine.
    package static let engineKeys: [SettingKey] = [
        .engine, .engineEnglish, .engineSpanish, .engineChinese, .shadowEngine, .fallbackEngine,
    ]

    /// A time of the day as HH:MM.
    static func time(_ value: String) -> CivilTime? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = Int(parts[0]),
            let minute = Int(parts[1])
        else { return nil }
        return CivilTime(hour: hour, minute: minute)
    }

    func objection(toNumber value: String) -> Refusal? {
        limits.flatMap { SettingKey.range(value, $0) }
    }

    static func range(_ value: String, _ range: ClosedRange<Int>) -> Refusal? {
        guard let number = Int(value), range.contains(number) else {
            return Refusal(
                RefusalText.settingNumber(
                    value: value, least: "\(range.lowerBound)", most: "\(range.upperBound)"))
        }
        return nil
    }
}

// What a number may be.
extension SettingKey {
    private static let scores = 0.5...1.0
    private static let levels = -80.0 ... -20.0

    /// The whole numbers that a value may be; nil where it is none.
    private var limits: ClosedRange<Int>? {
        switch self {
        case .graceMinutes: 0...720
        case .abandonMinutes: 5...240
        case .ringAgainTimes: 0...6
        case .ringAgainMinutes, .challengeSeconds: 5...120
        case .buttonSnooze, .buttonExit, .buttonReady: 1...767
        case .vibration: 1...100
        case .noticeHour: 0...23
        case .sleepMinutes: 240...720
        case .wakeAheadMinutes: 0...30
        case .retentionDays: 1...3650
        case .challengeWords: 1...3
        case .refreshDays: 3...365
        case .webPort: 1024...65535
        case .webSecurePort: 1...65535
        case .soundWarnBelow, .alarmVolume: 0...100
        case .soundRestore: 10...100
        case .coachMinutes: 1...180
        case .coachRate, .coachPitch: 50...200
        default: nil
        }
    }

    /// What its number may be, or nil if it may be a word as well.
    package var range: ClosedRange<Double>? {
        switch self {
        case .alarmSimilarity: SettingKey.scores
        // It is 0 or a port.
        case .webPort: nil
        default:
            objection(to: "off") == nil
                ? nil : limits.map { Double($0.lowerBound)...Double($0.upperBound) }
        }
    }

    /// The word and the numbers of a setting that takes either, such as "off" or 1 to 100; nil for all others.
    package var wordOrNumber: (word: String, range: ClosedRange<Double>)? {
        switch self {
        case .overallSimilarity: ("off", SettingKey.scores)
        case .ambientDecibels: ("auto", SettingKey.levels)
        default:
            objection(to: "off") != nil
                ? nil : limits.map { ("off", Double($0.lowerBound)...Double($0.upperBound)) }
        }
    }

    /// Whether it is a time of the day, or "off".
    package var isTimeOrOff: Bool { [.coachReminder, .goalsEvening].contains(self) }

    /// What can be chosen for a setting that names an engine or a voice, the usual one first. Servers come besides.
    package var choices: [String]? {
        switch self {
        case .engine: SettingKey.engines
        case .engineEnglish: [""] + SettingKey.engines
        case .engineSpanish, .engineChinese:
            [""] + SettingKey.engines.filter { !SettingKey.englishEngines.contains($0) }
        case .shadowEngine, .fallbackEngine: ["off"] + SettingKey.engines.dropFirst()
        case .coachVoice: SettingKey.voices
        default: nil
        }
    }

    /// Whether its values are numbers, beside words such as "off".
    var isNumber: Bool {
        switch self {
        case .overallSimilarity, .alarmSimilarity, .ambientDecibels, .clockHours: true
        default: limits != nil
        }
    }

    /// Whether a value stands for a number and was never taken: the log may hold what somebody else wrote, and nothing may
    /// be reckoned with it.
    func isBeyondLimits(_ value: String) -> Bool {
        switch self {
        case .overallSimilarity, .alarmSimilarity, .ambientDecibels: objection(to: value) != nil
        default: limits != nil && objection(to: value) != nil
        }
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
