// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `backup.…` of the catalogue, and the texts among them that take arguments.
package enum BackupText: UInt16, TextKey {
    package static let part = "backup"

    case again = 72
    case askKey
    case broken
    case busy
    case busyRepair
    case changing
    case changingRepair
    case consentsWithdrawn
    case failed
    case folderGone
    case folderGoneRepair
    case folderOfHome
    case folderOfHomeRepair
    case fresh
    case full
    case fullRepair
    case givenUp
    case givenUpRepair
    case homeNotEmpty
    case inTheWay
    case journalled
    case keyKeep
    case keyLost
    case keyNotGiven
    case keyTitle
    case made
    case never
    case noBackup
    case noFolder
    case noFolderRepair
    case noKey
    case noKeyRepair
    case nothingYet
    case old
    case otherKey
    case outOfSight
    case outlive
    case outliveRepair
    case overwritten
    case removed
    case restoreFailed
    case restoreFull
    case restored
    case restoredBefore
    case unreadable
    case unwritten
    case unwrittenRepair
    case why
    case wrongKey
    case wrote

    package static func broken(file: some TextArgument) -> FilledText {
        FilledText(BackupText.broken, ["file": file.asText])
    }

    package static func failed(when: some TextArgument, why: some TextArgument) -> FilledText {
        FilledText(BackupText.failed, ["when": when.asText, "why": why.asText])
    }

    package static func folderGone(folder: some TextArgument) -> FilledText {
        FilledText(BackupText.folderGone, ["folder": folder.asText])
    }

    package static func folderOfHome(folder: some TextArgument) -> FilledText {
        FilledText(BackupText.folderOfHome, ["folder": folder.asText])
    }

    package static func full(folder: some TextArgument) -> FilledText {
        FilledText(BackupText.full, ["folder": folder.asText])
    }

    package static func homeNotEmpty(home: some TextArgument) -> FilledText {
        FilledText(BackupText.homeNotEmpty, ["home": home.asText])
    }

    package static func inTheWay(folder: some TextArgument) -> FilledText {
        FilledText(BackupText.inTheWay, ["folder": folder.asText])
    }

    package static func made(folder: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(BackupText.made, ["folder": folder.asText, "when": when.asText])
    }

    package static func never(why: some TextArgument) -> FilledText {
        FilledText(BackupText.never, ["why": why.asText])
    }

    package static func noBackup(file: some TextArgument) -> FilledText {
        FilledText(BackupText.noBackup, ["file": file.asText])
    }

    package static func old(when: some TextArgument) -> FilledText {
        FilledText(BackupText.old, ["when": when.asText])
    }

    package static func otherKey(file: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(BackupText.otherKey, ["file": file.asText, "name": name.asText])
    }

    package static func outOfSight(folder: some TextArgument, pattern: some TextArgument) -> FilledText {
        FilledText(BackupText.outOfSight, ["folder": folder.asText, "pattern": pattern.asText])
    }

    package static func outlive(folder: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(BackupText.outlive, ["folder": folder.asText, "count": count.asText])
    }

    package static func outliveRepair(pattern: some TextArgument) -> FilledText {
        FilledText(BackupText.outliveRepair, ["pattern": pattern.asText])
    }

    package static func overwritten(file: some TextArgument) -> FilledText {
        FilledText(BackupText.overwritten, ["file": file.asText])
    }

    package static func removed(count: some TextArgument) -> FilledText {
        FilledText(BackupText.removed, ["count": count.asText])
    }

    package static func restored(count: some TextArgument, when: some TextArgument, home: some TextArgument) -> FilledText {
        FilledText(BackupText.restored, ["count": count.asText, "when": when.asText, "home": home.asText])
    }

    package static func unreadable(file: some TextArgument, cause: some TextArgument) -> FilledText {
        FilledText(BackupText.unreadable, ["file": file.asText, "cause": cause.asText])
    }

    package static func unwritten(folder: some TextArgument) -> FilledText {
        FilledText(BackupText.unwritten, ["folder": folder.asText])
    }

    package static func wrote(file: some TextArgument, bytes: some TextArgument) -> FilledText {
        FilledText(BackupText.wrote, ["file": file.asText, "bytes": bytes.asText])
    }
}
