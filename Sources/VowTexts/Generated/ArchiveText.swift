// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `archive.…` of the catalogue, and the texts among them that take arguments.
package enum ArchiveText: UInt16, TextKey {
    package static let part = "archive"

    case practiceFile = 38
    case recordings
    case restored
    case written

    package static func restored(records: some TextArgument, erased: some TextArgument) -> FilledText {
        FilledText(ArchiveText.restored, ["records": records.asText, "erased": erased.asText])
    }

    package static func written(file: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(ArchiveText.written, ["file": file.asText, "count": count.asText])
    }
}
