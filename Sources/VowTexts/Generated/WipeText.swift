// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `wipe.…` of the catalogue, and the texts among them that take arguments.
public enum WipeText: UInt16, TextKey {
    public static let part = "wipe"

    case cannotBeUndone = 2960
    case erased
    case keysDestroyed
    case linesInUse
    case nothingLeft
    case question
    case removed
    case somethingLeft
    case waits
    case wouldErase
    case wouldRemove

    public static func erased(name: some TextArgument, records: some TextArgument) -> FilledText {
        FilledText(WipeText.erased, ["name": name.asText, "records": records.asText])
    }

    public static func nothingLeft(count: some TextArgument) -> FilledText {
        FilledText(WipeText.nothingLeft, ["count": count.asText])
    }

    public static func removed(folder: some TextArgument) -> FilledText {
        FilledText(WipeText.removed, ["folder": folder.asText])
    }

    public static func somethingLeft(count: some TextArgument) -> FilledText {
        FilledText(WipeText.somethingLeft, ["count": count.asText])
    }

    public static func waits(run: some TextArgument) -> FilledText {
        FilledText(WipeText.waits, ["run": run.asText])
    }

    public static func wouldErase(name: some TextArgument, records: some TextArgument) -> FilledText {
        FilledText(WipeText.wouldErase, ["name": name.asText, "records": records.asText])
    }

    public static func wouldRemove(folder: some TextArgument) -> FilledText {
        FilledText(WipeText.wouldRemove, ["folder": folder.asText])
    }
}
