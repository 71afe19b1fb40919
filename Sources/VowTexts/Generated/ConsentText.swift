// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `consent.…` of the catalogue, and the texts among them that take arguments.
package enum ConsentText: UInt16, TextKey {
    package static let part = "consent"

    case given = 241
    case question
    case statementCloudSpeech
    case statementLanguageModel
    case statementMqttBroker
    case statementPronunciation
    case statementRecordings
    case statementSpeechServer
    case statementVoiceServer
    case withdrawnLanguageModel
    case withdrawnPronunciation
    case withdrawnVoiceServer

    package static func given(recipient: some TextArgument, since: some TextArgument) -> FilledText {
        FilledText(ConsentText.given, ["recipient": recipient.asText, "since": since.asText])
    }

    package static func statementCloudSpeech(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementCloudSpeech, ["recipient": recipient.asText])
    }

    package static func statementLanguageModel(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementLanguageModel, ["recipient": recipient.asText])
    }

    package static func statementMqttBroker(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementMqttBroker, ["recipient": recipient.asText])
    }

    package static func statementPronunciation(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementPronunciation, ["recipient": recipient.asText])
    }

    package static func statementSpeechServer(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementSpeechServer, ["recipient": recipient.asText])
    }

    package static func statementVoiceServer(recipient: some TextArgument) -> FilledText {
        FilledText(ConsentText.statementVoiceServer, ["recipient": recipient.asText])
    }
}
