// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `sound.…` of the catalogue, and the texts among them that take arguments.
package enum SoundText: UInt16, TextKey {
    package static let part = "sound"

    case figuresLikeness = 2960
    case figuresLowEnergy
    case figuresMicLoop
    case figuresPlayback
    case flagLowEnergy
    case flagMicLoop
    case flagOwnSound
    case flagPlayback
    case flagReplay

    package static func figuresLikeness(value: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(SoundText.figuresLikeness, ["value": value.asText, "limit": limit.asText])
    }

    package static func figuresLowEnergy(value: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(SoundText.figuresLowEnergy, ["value": value.asText, "limit": limit.asText])
    }

    package static func figuresMicLoop(value: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(SoundText.figuresMicLoop, ["value": value.asText, "limit": limit.asText])
    }

    package static func figuresPlayback(value: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(SoundText.figuresPlayback, ["value": value.asText, "limit": limit.asText])
    }
}
