// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `report.…` of the catalogue, and the texts among them that take arguments.
package enum ReportText: UInt16, TextKey {
    package static let part = "report"

    case written = 2835

    package static func written(path: some TextArgument) -> FilledText {
        FilledText(ReportText.written, ["path": path.asText])
    }
}
