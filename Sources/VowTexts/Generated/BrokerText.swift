// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `broker.…` of the catalogue, and the texts among them that take arguments.
package enum BrokerText: UInt16, TextKey {
    package static let part = "broker"

    case label = 122
    case lastEnding
    case nextAlarm
    case phase
    case ringing
    case state
    case streak
    case until
}
