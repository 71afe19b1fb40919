import Testing
import VowCore
import VowRuntime

/// X7: how things look, and in which language they are said, makes no gate easier.
@Suite("X7 G1 Appearance and the gate") struct AppearanceSpecs {
    private static let appearances: [(SettingKey, [String])] = [
        (.language, ["en", "es", "zh"]), (.clockHours, ["24", "12"]), (.promptsSpoken, ["on", "off"]),
        (.vibration, ["off", "1", "100"]), (.noticeHour, ["off", "18"]), (.goalsEvening, ["off", "20:30"]),
    ]

    @Test(
        "no setting of appearance changes what a gate asks for, how long it lasts, or what a new alarm needs")
    func untouched() {
        for (key, values) in Self.appearances {
            for value in values {
                var settings = Settings()
                #expect(key.objection(to: value) == nil)
                settings.apply(key: key.rawValue, value: value, at: Instant(millisecondsSinceEpoch: 0))
                #expect(settings.gateRules == Settings().gateRules, "\(key.rawValue) \(value)")
                #expect(settings.policy == Settings().policy, "\(key.rawValue) \(value)")
                #expect(
                    settings[.alarmSimilarity] == Settings()[.alarmSimilarity], "\(key.rawValue) \(value)")
            }
        }
    }

    @Test("settings of the gate do, so that the comparison can fail")
    func gateSettings() {
        for (key, value) in [
            (SettingKey.liveness, "off"), (.challengeWords, "3"), (.lineOrder, "drawn"),
            (.typingUnheard, "on"),
        ] {
            var settings = Settings()
            settings.apply(key: key.rawValue, value: value, at: Instant(millisecondsSinceEpoch: 0))
            #expect(settings.gateRules != Settings().gateRules, "\(key.rawValue)")
        }
    }
}
