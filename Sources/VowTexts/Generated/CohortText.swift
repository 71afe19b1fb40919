// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `cohort.…` of the catalogue, and the texts among them that take arguments.
package enum CohortText: UInt16, TextKey {
    package static let part = "cohort"

    case given = 228
    case lineBest
    case lineKept
    case lineStreak
    case noLogs
    case notAgreed
    case notCounted
    case prepared
    case preparedTheTablesWere
    case shippedShippedToWhich
    case statement
    case stopped
    case withdrawn

    package static func given(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.given, ["recipient": recipient.asText])
    }

    package static func notAgreed(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.notAgreed, ["recipient": recipient.asText])
    }

    package static func notCounted(flaw: some TextArgument) -> FilledText {
        FilledText(CohortText.notCounted, ["flaw": flaw.asText])
    }

    package static func prepared(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.prepared, ["recipient": recipient.asText])
    }

    package static func preparedTheTablesWere(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.preparedTheTablesWere, ["recipient": recipient.asText])
    }

    package static func shippedShippedToWhich(records: some TextArgument, recipient: some TextArgument, total: some TextArgument) -> FilledText {
        FilledText(CohortText.shippedShippedToWhich, ["records": records.asText, "recipient": recipient.asText, "total": total.asText])
    }

    package static func statement(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.statement, ["recipient": recipient.asText])
    }

    package static func stopped(recipient: some TextArgument) -> FilledText {
        FilledText(CohortText.stopped, ["recipient": recipient.asText])
    }
}
