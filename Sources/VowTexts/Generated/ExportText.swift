// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `export.…` of the catalogue, and the texts among them that take arguments.
package enum ExportText: UInt16, TextKey {
    package static let part = "export"

    case agreed = 473
    case columnAt
    case columnAttempts
    case columnConsentPurpose
    case columnData
    case columnDays
    case columnDue
    case columnEnd
    case columnEngine
    case columnGivenTo
    case columnHeard
    case columnHoldsFrom
    case columnHow
    case columnKeptUntil
    case columnKind
    case columnLabel
    case columnLine
    case columnMissed
    case columnMorningLabel
    case columnOn
    case columnOutcome
    case columnPassed
    case columnPurpose
    case columnRecipient
    case columnScore
    case columnSetting
    case columnSince
    case columnSnoozes
    case columnText
    case columnTime
    case columnValue
    case columnZone
    case dataAlarms
    case dataDevice
    case dataLines
    case dataMornings
    case dataRehearsals
    case dataSettings
    case dataSound
    case dataTranscripts
    case decisions
    case headingAlarms
    case headingConsents
    case headingDecides
    case headingKept
    case headingLines
    case headingMornings
    case headingRecitations
    case headingRehearsals
    case headingReview
    case headingRights
    case headingSettings
    case headingStreak
    case kindAffirmation
    case kindGoal
    case modeSpoken
    case modeTyped
    case no
    case nobody
    case none
    case notGiven
    case origin
    case purposeCompare
    case purposeDecide
    case purposeGoOn
    case purposeHearBetter
    case purposeJudge
    case purposeRing
    case purposeSettings
    case purposeWake
    case readMe
    case rights
    case server
    case serverUnagreed
    case title
    case untilDeleted
    case untilErased
    case untilJudged
    case untilLineChanged
    case untilRetention
    case written
    case yes

    package static func agreed(recipient: some TextArgument) -> FilledText {
        FilledText(ExportText.agreed, ["recipient": recipient.asText])
    }

    package static func server(name: some TextArgument) -> FilledText {
        FilledText(ExportText.server, ["name": name.asText])
    }

    package static func serverUnagreed(server: some TextArgument) -> FilledText {
        FilledText(ExportText.serverUnagreed, ["server": server.asText])
    }

    package static func written(time: some TextArgument, zone: some TextArgument) -> FilledText {
        FilledText(ExportText.written, ["time": time.asText, "zone": zone.asText])
    }
}
