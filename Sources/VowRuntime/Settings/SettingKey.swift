package import VowAnswers
import VowCore
import VowPorts
import VowRecitation

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
    /// The broker that receives the state of alarms; "off" for none.
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

// The table of settings: what each is until it is changed, and what it may be.
extension SettingKey {
    private static let descriptors = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.described) })

    /// All that is said of a setting, but for its text.
    package var descriptor: SettingDescriptor { SettingKey.descriptors[self] ?? described }

    private var described: SettingDescriptor {
        switch self {
        case .engine:
            .init("auto", .text(SettingKey.objection(toEngine:)), choices: SettingKey.engines)
        case .engineEnglish:
            .init(
                "", .text { $0.isEmpty ? nil : SettingKey.objection(toEngine: $0) },
                choices: [""] + SettingKey.engines)
        case .engineSpanish, .engineChinese:
            .init(
                "", .text(SettingKey.objection(toForeignEngine:)),
                choices: [""] + SettingKey.engines.filter { !SettingKey.englishEngines.contains($0) })
        case .shadowEngine, .fallbackEngine:
            .init(
                "off", .text(SettingKey.objection(toAside:)),
                choices: ["off"] + SettingKey.engines.dropFirst())
        case .languageModel, .coachRater: .init("off", .text(SettingKey.objection(toModel:)))
        case .graceMinutes: .init("10", .number(0...720))
        case .abandonMinutes: .init("30", .number(5...240))
        case .ringAgainTimes: .init("2", .number(0...6))
        case .ringAgainMinutes: .init("10", .number(5...120))
        case .vibration: .init("100", .number(1...100, or: ["off"]))
        case .buttonSnooze, .buttonExit, .buttonReady: .init("off", .number(1...767, or: ["off"]))
        case .noticeHour: .init("21", .number(0...23, or: ["off"]))
        case .sleepMinutes: .init("off", .number(240...720, or: ["off"]))
        case .wakeAheadMinutes: .init("3", .number(0...30))
        case .retentionDays: .init("off", .number(1...3650, or: ["off"]))
        case .liveness, .sumsAloud: .init("on", .toggle)
        case .promptsSpoken, .typingUnheard, .alarmVibrate, .mqttLabels: .init("off", .toggle)
        case .challengeWords: .init("1", .number(1...3))
        // A window of twenty seconds that opens within a minute still asks for the same word.
        case .challengeSeconds: .init("80", .number(5...120, or: ["off"]))
        case .lineOrder: .init("written", .choice(["written", "drawn"], .settingWrittenOrDrawn))
        case .overallSimilarity: .init("off", .decimal(0.5...1, or: "off", .settingScoreOrOff))
        case .ambientDecibels: .init("auto", .decimal(-80 ... -20, or: "auto", .settingLevelOrAuto))
        case .refreshDays: .init("14", .number(3...365, or: ["off"]))
        case .language: .init("en", .text(SettingKey.objection(toLanguage:)))
        case .clockHours: .init("24", .choice(["24", "12"], .settingClockHours))
        case .alarmTone: .init("beacon", .text(SettingKey.objection(toTone:)))
        case .alarmVolume: .init("80", .number(0...100))
        case .alarmSimilarity: .init("0.72", .decimal(0.5...1, .settingScore))
        case .coachLanguage: .init("zh", .choice(Language.allCases.map(\.rawValue), .settingCoachLanguage))
        case .coachMinutes: .init("30", .number(1...180))
        case .coachVoice:
            .init("auto", .text(SettingKey.objection(toVoice:)), choices: SettingKey.voices)
        case .coachRate, .coachPitch: .init("100", .number(50...200))
        case .coachReminder: .init("off", .time)
        case .goalsEvening: .init("20:30", .time)
        case .coachWeights: .init(CoachWeights().text, .text(SettingKey.objection(toWeights:)))
        case .backupFolder: .init("off", .text(SettingKey.objection(toFolder:)))
        case .webPort: .init("8690", .number(1024...65535, or: ["0"]))
        case .webAddress: .init("off", .text(SettingKey.objection(toPageAddress:)))
        case .webSecurePort: .init("8691", .number(1...65535))
        case .webNames: .init("auto", .text(SettingKey.objection(toPageNames:)))
        case .webCertificate, .webKey: .init("auto", .text(SettingKey.objection(toPageFile:)))
        case .soundWarnBelow: .init("30", .number(0...100))
        case .soundRestore: .init("off", .number(10...100, or: ["off"]))
        case .soundHeadphones:
            .init(
                AudibilityPolicy.Headphones.force.rawValue,
                .choice(AudibilityPolicy.Headphones.allCases.map(\.rawValue)))
        case .mqttAddress: .init("off", .text(SettingKey.objection(toBroker:)))
        case .mqttUser: .init("", .text(SettingKey.objection(toBrokerUser:)))
        case .mqttTLS: .init("off", .text(SettingKey.objection(toBrokerTLS:)))
        case .mqttPrefix: .init("vow", .text(SettingKey.objection(toTopic:)))
        case .mqttDevice: .init("auto", .text(SettingKey.objection(toBrokerDevice:)))
        case .mqttDiscovery:
            .init("homeassistant", .text { $0 == "off" ? nil : SettingKey.objection(toTopic: $0) })
        }
    }
}
