// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `program.…` of the catalogue, and the texts among them that take arguments.
package enum ProgramText: UInt16, TextKey {
    package static let part = "program"

    case listening = 2544
    case notWatched

    package static func listening(address: some TextArgument) -> FilledText {
        FilledText(ProgramText.listening, ["address": address.asText])
    }
}
