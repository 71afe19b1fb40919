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

/// What can be set with `vow config set`.
package enum SettingKey: String, CaseIterable, Sendable {
    /// The speech engine for every language that names none of its own.
    case engine
    /// The speech engine for English; empty takes `engine`.
    case engineEnglish = "engine.en"
    /// The speech engine for Spanish; empty takes `engine`.
    case engineSpanish = "engine.es"
    /// The speech engine for Chinese; empty takes `engine`.
    case engineChinese = "engine.zh"
    /// A second engine that takes notes of every attempt, after the verdict; "off" for none.
    case shadowEngine = "shadow-engine"
    /// An engine that is asked when the device's own has refused, while the person tries again; "off" for none.
    case fallbackEngine = "fallback-engine"
    /// How many minutes late an alarm may still ring.
    case graceMinutes = "grace-minutes"
    /// After how many minutes without an answer a run ends as abandoned.
    case abandonMinutes = "abandon-minutes"
    /// How often an alarm rings again that nobody answered; 0 for never.
    case ringAgainTimes = "ring-again-times"
    /// After how many minutes it does.
    case ringAgainMinutes = "ring-again-minutes"
    /// How strongly alarms shake that do, in per cent; "off" for never.
    case vibration
    /// The code of the key that asks for a snooze; "off" for none.
    case buttonSnooze = "button.snooze"
    /// The code of the key that asks for the emergency exit; "off" for none.
    case buttonExit = "button.exit"
    /// The code of the key that says that the person is up, or ready to be heard; "off" for none.
    case buttonReady = "button.ready"
    /// At which hour the evening notice tells of tomorrow's alarm.
    case noticeHour = "notice-hour"
    /// For how many minutes of sleep the evening notice says when to go to bed; "off" for none.
    case sleepMinutes = "sleep-minutes"
    /// How many minutes before an alarm the machine is woken.
    case wakeAheadMinutes = "wake-ahead-minutes"
    /// After how many days the words of a morning are erased; "off" keeps them until they are wiped.
    case retentionDays = "retention-days"
    /// Whether an attempt whose sound speaks against a live voice is asked for once more.
    case liveness
    /// How many words a challenge holds.
    case challengeWords = "challenge-words"
    /// Whether lines are asked for in the order in which they were written, or in one that is drawn.
    case lineOrder = "line-order"
    /// The mean score that the lines of a step need beside each one's own.
    case overallSimilarity = "overall-similarity"
    /// How loud the room is taken to be at least.
    case ambientDecibels = "ambient-decibels"
    /// Whether lines may be typed while nothing can hear them.
    case typingUnheard = "typing-unheard"
    /// After how many mornings with the same words a line is to be refreshed.
    case refreshDays = "refresh-days"
    /// Within how many seconds after it was asked for a challenge word has to be said.
    case challengeSeconds = "challenge-seconds"
    /// The language of Vow's own texts.
    case language
    /// Whether clocks are shown with 24 or with 12 hours.
    case clockHours = "clock-hours"
    /// How a new alarm sounds.
    case alarmTone = "alarm.tone"
    /// How loud a new alarm is, in per cent.
    case alarmVolume = "alarm.volume"
    /// Whether a new alarm vibrates.
    case alarmVibrate = "alarm.vibrate"
    /// The score that the lines of a new alarm need.
    case alarmSimilarity = "alarm.similarity"
    /// The language that the coach practises.
    case coachLanguage = "coach.language"
    /// How many minutes a session of the coach lasts.
    case coachMinutes = "coach.minutes"
    /// The voice that speaks the coach's sentences; "auto" for the best one of a language.
    case coachVoice = "coach.voice"
    /// How fast the coach speaks, in per cent of the voice's usual rate.
    case coachRate = "coach.rate"
    /// How high the coach speaks, in per cent of the voice's usual pitch.
    case coachPitch = "coach.pitch"
    /// At which time the coach reminds of the day's session.
    case coachReminder = "coach.reminder"
    /// At which time it is asked whether goals were done.
    case goalsEvening = "goals.evening"
    /// A service that rates pronunciation before this device does; "off" for none.
    case coachRater = "coach.rater"
    /// What counts how much in the score of a sentence.
    case coachWeights = "coach.weights"
    /// A language model that proposes sentences; "off" for none.
    case languageModel = "language-model"
    /// The folder that a sealed backup goes into each night; "off" for none.
    case backupFolder = "backup.folder"
    /// The port of the page on this machine; 0 for no page.
    case webPort = "web.port"
    /// The address on which other machines reach the page; "off" for none.
    case webAddress = "web.address"
    /// The port on which they do, by TLS.
    case webSecurePort = "web.secure-port"
    /// The names that the page answers to there, with commas between; "auto" for those of this machine.
    case webNames = "web.names"
    /// The file of the certificate; "auto" for one that Vow makes.
    case webCertificate = "web.certificate"
    /// The file of its key; "auto" for the one that Vow makes.
    case webKey = "web.key"
    /// Below which volume of the output a ring warns, in per cent.
    case soundWarnBelow = "sound.warn-below"
    /// To which volume a muted or faint output is brought when it rings; "off" respects the person's choice.
    case soundRestore = "sound.restore"
    /// What is done where headphones would swallow the alarm.
    case soundHeadphones = "sound.headphones"
    /// Whether the answers to sums may be said as well as typed.
    case sumsAloud = "sums.aloud"
    /// Whether prompts and refusals are spoken.
    case promptsSpoken = "prompts.spoken"
    /// The broker that is told of alarms; "off" for none.
    case mqttAddress = "mqtt.address"
    /// Who asks the broker; empty for nobody.
    case mqttUser = "mqtt.user"
    /// Whether TLS is spoken with it, and by whose certificates.
    case mqttTLS = "mqtt.tls"
    /// What the topics begin with.
    case mqttPrefix = "mqtt.prefix"
    /// What this device is called there; "auto" takes the machine's name.
    case mqttDevice = "mqtt.device"
    /// Where Home Assistant looks for descriptions; "off" for none.
    case mqttDiscovery = "mqtt.discovery"
    /// Whether the names of alarms are told as well.
    case mqttLabels = "mqtt.labels"

    /// What holds when nothing was set.
    package var defaultValue: String {
        switch self {
        case .engine: "auto"
        case .engineEnglish, .engineSpanish, .engineChinese: ""
        case .shadowEngine, .fallbackEngine, .languageModel, .backupFolder, .coachRater: "off"
        case .graceMinutes: "10"
        case .abandonMinutes: "30"
        case .ringAgainTimes: "2"
        case .ringAgainMinutes: "10"
        case .vibration: "100"
        case .buttonSnooze, .buttonExit, .buttonReady: "off"
        case .noticeHour: "21"
        case .sleepMinutes: "off"
        case .wakeAheadMinutes: "3"
        case .retentionDays: "off"
        case .liveness, .sumsAloud: "on"
        case .challengeWords: "1"
        case .lineOrder: "written"
        case .overallSimilarity: "off"
        case .ambientDecibels: "auto"
        // A window of twenty seconds that opens within a minute still asks for the same word.
        case .challengeSeconds: "80"
        case .refreshDays: "14"
        case .language: "en"
        case .clockHours: "24"
        case .alarmTone: "beacon"
        case .alarmVolume: "80"
        case .alarmVibrate: "off"
        case .alarmSimilarity: "0.72"
        case .coachLanguage: "zh"
        case .coachMinutes: "30"
        case .coachVoice: "auto"
        case .coachRate, .coachPitch: "100"
        case .coachReminder: "off"
        case .goalsEvening: "20:30"
        case .coachWeights: CoachWeights().text
        case .webPort: "8690"
        case .webAddress: "off"
        case .webSecurePort: "8691"
        case .webNames, .webCertificate, .webKey: "auto"
        case .soundWarnBelow: "30"
        case .soundRestore, .promptsSpoken, .typingUnheard: "off"
        case .soundHeadphones: AudibilityPolicy.Headphones.force.rawValue
        case .mqttAddress, .mqttTLS, .mqttLabels: "off"
        case .mqttUser: ""
        case .mqttPrefix: "vow"
        case .mqttDevice: "auto"
        case .mqttDiscovery: "homeassistant"
        }
    }

    /// What it is for, in one sentence.
    package var summary: SettingText {
        guard let text = SettingText(code: rawValue) else {
            preconditionFailure("no text setting.\(rawValue)")
        }
        return text
    }

    /// The engines that can be named; "auto" takes the best one that is installed.
    package static let engines = ["auto", "moonshine", "moonshine-base", "pocketsphinx", "whisper"]

    /// The voices of the coach that can be named; "auto" takes the best one of a language.
    package static let voices = ["auto", "espeak-ng", "flite"]

    /// Those of them that hear no other language than English.
    static let englishEngines = ["moonshine", "moonshine-base", "pocketsphinx"]
}
