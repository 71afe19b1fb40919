import Testing
import VowCore
import VowRuntime

/// Anybody can write an archive, so a log may hold settings that no command took.
@Suite("Settings that somebody else wrote") struct ForeignSettingsTests {
    private static let numbers = [
        "9223372036854775807", "-9223372036854775808", "2147483648", "-1", "1e300", "-1e300", "inf", "nan",
        "9999999999999999999999",
    ]

    @Test("a number that no command takes is as if nothing had been set, and nothing is reckoned with it")
    func numbers() {
        let untouched = Settings()
        for number in Self.numbers {
            var settings = Settings()
            // What is on or off is no number, and anything but "on" is off.
            for key in SettingKey.allCases
            where key.objection(to: number) != nil && key.objection(to: "on") != nil {
                settings.apply(
                    key: key.rawValue, value: number, at: Instant(secondsSinceEpoch: 1_800_000_000))
            }
            #expect(settings.policy.graceMilliseconds == 600_000, "\(number)")
            #expect(settings.policy.timings == untouched.policy.timings, "\(number)")
            #expect(settings.policy.secondCalls == untouched.policy.secondCalls, "\(number)")
            #expect(settings.gateRules == untouched.gateRules, "\(number)")
            #expect(settings.wakeAheadMilliseconds == untouched.wakeAheadMilliseconds, "\(number)")
            #expect(settings.soundCare == untouched.soundCare, "\(number)")
            #expect(settings.coachMinutes == 30 && settings.retentionDays == nil, "\(number)")
        }
    }

    @Test("what a command takes is read as it was taken")
    func taken() {
        for (key, value) in [
            (SettingKey.graceMinutes, "720"), (.webPort, "0"), (.webPort, "1024"), (.retentionDays, "3650"),
            (.overallSimilarity, "0.5"), (.ambientDecibels, "-80"), (.challengeSeconds, "off"),
            (.alarmSimilarity, "1"), (.noticeHour, "0"),
        ] {
            #expect(key.objection(to: value) == nil, "\(key)")
            var settings = Settings()
            settings.apply(key: key.rawValue, value: value)
            #expect(settings[key] == value, "\(key)")
        }
    }
}
