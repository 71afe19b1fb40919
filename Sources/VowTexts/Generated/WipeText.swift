// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `wipe.…` of the catalogue, and the texts among them that take arguments.
package enum WipeText: UInt16, TextKey {
    package static let part = "wipe"

    case cannotBeUndone = 3980
    case erased
    case keysDestroyed
    case linesInUse
    case nothingLeft
    case question
    case removed
    case somethingLeft
    case waits
    case word
    case wouldErase
    case wouldRemove

    package static func erased(name: some TextArgument, records: some TextArgument) -> FilledText {
        FilledText(WipeText.erased, ["name": name.asText, "records": records.asText])
    }

    package static func nothingLeft(count: some TextArgument) -> FilledText {
        FilledText(WipeText.nothingLeft, ["count": count.asText])
    }

    package static func removed(folder: some TextArgument) -> FilledText {
        FilledText(WipeText.removed, ["folder": folder.asText])
    }

    package static func somethingLeft(count: some TextArgument) -> FilledText {
        FilledText(WipeText.somethingLeft, ["count": count.asText])
    }

    package static func waits(run: some TextArgument) -> FilledText {
        FilledText(WipeText.waits, ["run": run.asText])
    }

    package static func wouldErase(name: some TextArgument, records: some TextArgument) -> FilledText {
        FilledText(WipeText.wouldErase, ["name": name.asText, "records": records.asText])
    }

    package static func wouldRemove(folder: some TextArgument) -> FilledText {
        FilledText(WipeText.wouldRemove, ["folder": folder.asText])
    }
}
