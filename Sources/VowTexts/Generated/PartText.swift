// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `part.…` of the catalogue, and the texts among them that take arguments.
package enum PartText: UInt16, TextKey {
    package static let part = "part"

    case camera = 2484
    case engine
    case hearing
    case lightSensor
    case microphone
    case motionSensor
    case recogniser
    case ringer
    case speaker
    case tagReader
    case tone
}
