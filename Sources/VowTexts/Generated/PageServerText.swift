// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `pageServer.…` of the catalogue, and the texts among them that take arguments.
package enum PageServerText: UInt16, TextKey {
    package static let part = "pageServer"

    case cannotServe = 2458
    case notOpened
    case passwordAgain
    case passwordGone
    case passwordNew
    case passwordSet
    case port
    case remoteAddress
    case remoteFingerprint
    case sessionsEnded
    case sessionsNone
    case sessionsOtherMachine
    case sessionsThisMachine
    case sessionsUsed
    case sessionsWakeWindow
    case switchedOff

    package static func port(port: some TextArgument) -> FilledText {
        FilledText(PageServerText.port, ["port": port.asText])
    }

    package static func remoteAddress(address: some TextArgument) -> FilledText {
        FilledText(PageServerText.remoteAddress, ["address": address.asText])
    }

    package static func remoteFingerprint(fingerprint: some TextArgument) -> FilledText {
        FilledText(PageServerText.remoteFingerprint, ["fingerprint": fingerprint.asText])
    }

    package static func sessionsEnded(count: some TextArgument) -> FilledText {
        FilledText(PageServerText.sessionsEnded, ["count": count.asText])
    }

    package static func sessionsUsed(used: some TextArgument, ends: some TextArgument) -> FilledText {
        FilledText(PageServerText.sessionsUsed, ["used": used.asText, "ends": ends.asText])
    }
}
