// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `statement.…` of the catalogue, and the texts among them that take arguments.
package enum StatementText: UInt16, TextKey {
    package static let part = "statement"

    case cloudStandsIdle = 2969
    case denied
    case given
    case givenAgreedRecordingsMay
    case givenAgreedRecordingsOf
    case givenAgreedSentencesMay
    case givenAgreedTimesAnd
    case notAgreed
    case notGiven
    case row
    case rowWithdrawn
    case standsIdle
    case withdrawn
    case withdrawnWithdrawnNoBroker
    case withdrawnWithdrawnNothingGoes
    case withdrawnWithdrawnYourRecordings

    package static func cloudStandsIdle(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.cloudStandsIdle, ["recipient": recipient.asText])
    }

    package static func denied(purpose: some TextArgument) -> FilledText {
        FilledText(StatementText.denied, ["purpose": purpose.asText])
    }

    package static func given(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.given, ["recipient": recipient.asText])
    }

    package static func givenAgreedRecordingsMay(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.givenAgreedRecordingsMay, ["recipient": recipient.asText])
    }

    package static func givenAgreedSentencesMay(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.givenAgreedSentencesMay, ["recipient": recipient.asText])
    }

    package static func givenAgreedTimesAnd(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.givenAgreedTimesAnd, ["recipient": recipient.asText])
    }

    package static func notAgreed(recipient: some TextArgument) -> FilledText {
        FilledText(StatementText.notAgreed, ["recipient": recipient.asText])
    }
}
