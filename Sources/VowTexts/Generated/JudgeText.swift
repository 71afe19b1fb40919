// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `judge.…` of the catalogue, and the texts among them that take arguments.
package enum JudgeText: UInt16, TextKey {
    package static let part = "judge"

    case heard = 1076
    case missed
    case passed
    case reasonFaint
    case reasonLinesMissing
    case reasonLittleSpeech
    case reasonNegation
    case reasonNoSpeech
    case reasonNoisy
    case reasonNumber
    case reasonOnceMore
    case reasonOpposite
    case reasonOrder
    case reasonUnclear
    case reasonWordLate
    case reasonWordMissing
    case refused

    package static func missed(words: some TextArgument) -> FilledText {
        FilledText(JudgeText.missed, ["words": words.asText])
    }

    package static func refused(reasons: some TextArgument) -> FilledText {
        FilledText(JudgeText.refused, ["reasons": reasons.asText])
    }
}
