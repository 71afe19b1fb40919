// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `cause.…` of the catalogue, and the texts among them that take arguments.
package enum CauseText: UInt16, TextKey {
    package static let part = "cause"

    case clockSetForward = 168
    case killed
    case notRunning
    case poweredOff
    case stoodStill
    case stopped
    case suspended
    case unproven
    case zoneChanged
}
