package import VowAnswers
package import VowCore
package import VowPorts
package import VowRecitation

/// The device's settings, folded from `SettingChanged` events over their defaults.
package struct Settings: Codable, Hashable, Sendable {
    private var values: [String: String] = [:]
    /// What held for gates before it was changed, as long as that may matter, oldest first.
    private var earlierRules: [EarlierGateRules] = []
    /// So long a change is remembered: no run is dated further back than the day before, in any zone.
    private static let rememberedMilliseconds: Int64 = 3 * 86_400_000

    /// The defaults.
    package init() {}

    /// Takes in a setting that was changed at an instant; where nobody wants to know what held before, at none.
    package mutating func apply(key: String, value: String, at instant: Instant? = nil) {
        let before = gateRules
        values[key] = value
        guard let instant, gateRules != before else { return }
        earlierRules.removeAll { instant.milliseconds(since: $0.until) > Settings.rememberedMilliseconds }
        earlierRules.append(EarlierGateRules(before, until: instant))
    }

    /// The value of a key: what was set, or its default, also where what was set is no number that it takes.
    package subscript(key: SettingKey) -> String {
        guard let value = values[key.rawValue], !key.isBeyondLimits(value) else { return key.defaultValue }
        return value
    }

    /// The engine for a language: the one set for it, or the general one.
    package func engine(for language: Language) -> String {
        let key: SettingKey =
            switch language {
            case .english: .engineEnglish
            case .spanish: .engineSpanish
            case .chinese: .engineChinese
            }
        let specific = self[key]
        return specific.isEmpty ? self[.engine] : specific
    }

    /// The second engine that takes notes; empty when it is switched off.
    package var shadowEngine: String { self[.shadowEngine] == "off" ? "" : self[.shadowEngine] }

    /// The engine that is asked after a refusal; empty when there is none.
    package var fallbackEngine: String { self[.fallbackEngine] == "off" ? "" : self[.fallbackEngine] }

    /// How many days the words of a morning are kept at least; nil when they are kept until they are wiped.
    package var retentionDays: Int? { Int(self[.retentionDays]) }

    /// The language that the coach practises.
    package var coachLanguage: Language { Language(rawValue: self[.coachLanguage]) ?? .chinese }

    /// How fast and how high the coach speaks.
    package var coachStyle: SpeakingStyle {
        SpeakingStyle(
            ratePercent: Int(self[.coachRate]) ?? 100, pitchPercent: Int(self[.coachPitch]) ?? 100)
    }

    /// How long a session of the coach is to last, in minutes.
    package var coachMinutes: Int { Int(self[.coachMinutes]) ?? 30 }

    /// What counts how much in the score of a sentence.
    package var coachWeights: CoachWeights { CoachWeights(self[.coachWeights]) ?? CoachWeights() }

    /// When the coach reminds; nil when it is switched off.
    package var coachReminder: CivilTime? { SettingKey.time(self[.coachReminder]) }

    /// When it is asked of an evening whether goals were done; nil when it is switched off.
    package var goalsEvening: CivilTime? { SettingKey.time(self[.goalsEvening]) }

    /// How alarms shake that do; nil where vibration is switched off.
    package var vibration: VibrationPattern? {
        Int(self[.vibration]).map { VibrationPattern(intensityPercent: $0) }
    }

    /// The folder that backups go into; nil when none are made.
    package var backupFolder: String? { self[.backupFolder] == "off" ? nil : self[.backupFolder] }

    /// The hour of the evening notice; nil when it is switched off.
    package var noticeHour: Int? { Int(self[.noticeHour]) }

    /// How long the person wishes to sleep, in minutes; nil if the evening notice names no bedtime.
    package var sleepMinutes: Int? { Int(self[.sleepMinutes]) }

    /// After how many mornings with the same words a line is to be refreshed; nil when nobody wants to be asked.
    package var refreshDays: Int? { Int(self[.refreshDays]) }

    /// How many milliseconds ahead of an alarm the machine is to be awake.
    package var wakeAheadMilliseconds: Int64 { (Int64(self[.wakeAheadMinutes]) ?? 3) * 60_000 }

    /// What is done about an output on which an alarm would not be heard.
    package var soundCare: AudibilityPolicy {
        AudibilityPolicy(
            warnBelowPercent: Int(self[.soundWarnBelow]) ?? 30, restorePercent: Int(self[.soundRestore]),
            headphones: AudibilityPolicy.Headphones(rawValue: self[.soundHeadphones]) ?? .force)
    }

    /// Whether prompts and refusals are spoken.
    package var speaksPrompts: Bool { self[.promptsSpoken] == "on" }

    /// What is asked of every gate from now on; what was loosened today still holds today, see `policy`.
    package var gateRules: GateRules {
        GateRules(
            liveness: LivenessPolicy(
                isOn: self[.liveness] == "on", wordCount: Int(self[.challengeWords]) ?? 1,
                answerMilliseconds: Int64(self[.challengeSeconds]).map { $0 * 1_000 }),
            recitation: RecitationTerms(
                isOrdered: self[.lineOrder] == "drawn",
                overallSimilarity: Double(self[.overallSimilarity]) ?? 0,
                ambientDecibels: Double(self[.ambientDecibels]),
                allowsTypingUnheard: self[.typingUnheard] == "on"))
    }

    /// What is no more than this late rings, whatever is set: timers are not exact, and what is no standstill that is
    /// recorded (`DaemonLoop.smallestStandstillMilliseconds`) must not cost a ring.
    private static let leastGraceMilliseconds: Int64 = 3_000

    /// How late an occurrence may still ring, and how long the phases of a run last.
    package var policy: AlarmClockPolicy {
        var timings = SessionTimings()
        timings.abandonMilliseconds = (Int64(self[.abandonMinutes]) ?? 30) * 60_000
        var policy = AlarmClockPolicy(
            graceMilliseconds: max(
                Settings.leastGraceMilliseconds, (Int64(self[.graceMinutes]) ?? 10) * 60_000),
            timings: timings,
            secondCalls: SecondCallPolicy(
                maximumCount: Int(self[.ringAgainTimes]) ?? 2,
                afterMilliseconds: (Int64(self[.ringAgainMinutes]) ?? 10) * 60_000))
        (policy.liveness, policy.recitation) = (gateRules.liveness, gateRules.recitation)
        policy.earlierRules = earlierRules
        policy.refreshDays = refreshDays
        policy.hearsSums = self[.sumsAloud] == "on"
        return policy
    }
}

extension Wording {
    /// The language and the clock that were set for Vow's own texts.
    package init(_ settings: Settings) {
        self.init(
            in: TextLanguage(code: settings[.language]) ?? .english,
            isTwelveHours: settings[.clockHours] == "12")
    }
}
