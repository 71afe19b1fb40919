// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `ledger.…` of the catalogue, and the texts among them that take arguments.
package enum LedgerText: UInt16, TextKey {
    package static let part = "ledger"

    case due = 1096
    case noRuns
    case none

    package static func due(due: some TextArgument) -> FilledText {
        FilledText(LedgerText.due, ["due": due.asText])
    }
}
