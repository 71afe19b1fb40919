// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `setting.…` of the catalogue, and the texts among them that take arguments.
package enum SettingText: UInt16, TextKey {
    package static let part = "setting"

    case abandonMinutes = 2899
    case alarmSimilarity
    case alarmTone
    case alarmVibrate
    case alarmVolume
    case ambientDecibels
    case backupFolder
    case buttonExit
    case buttonReady
    case buttonSnooze
    case challengeSeconds
    case challengeWords
    case clockHours
    case coachLanguage
    case coachMinutes
    case coachPitch
    case coachRate
    case coachRater
    case coachReminder
    case coachVoice
    case coachWeights
    case engine
    case engineEn
    case engineEs
    case engineZh
    case fallbackEngine
    case goalsEvening
    case graceMinutes
    case language
    case languageModel
    case lineOrder
    case liveness
    case mqttAddress
    case mqttDevice
    case mqttDiscovery
    case mqttLabels
    case mqttPrefix
    case mqttTls
    case mqttUser
    case noticeHour
    case overallSimilarity
    case promptsSpoken
    case refreshDays
    case retentionDays
    case ringAgainMinutes
    case ringAgainTimes
    case shadowEngine
    case sleepMinutes
    case soundHeadphones
    case soundRestore
    case soundWarnBelow
    case sumsAloud
    case typingUnheard
    case vibration
    case wakeAheadMinutes
    case webAddress
    case webCertificate
    case webKey
    case webNames
    case webPort
    case webSecurePort
}
