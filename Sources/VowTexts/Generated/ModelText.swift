// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `model.…` of the catalogue, and the texts among them that take arguments.
package enum ModelText: UInt16, TextKey {
    package static let part = "model"

    case columnDownload = 1158
    case columnLanguages
    case columnLicence
    case columnModel
    case columnSources
    case columnState
    case columnVersion
    case damagedElsewhere
    case damagedFile
    case `in`
    case interrupted
    case notInstalled
    case notWorking
    case removed
    case stateDamaged
    case stateInstalled
    case stateMissing
    case stateVerified
    case waits

    package static func damagedElsewhere(path: some TextArgument) -> FilledText {
        FilledText(ModelText.damagedElsewhere, ["path": path.asText])
    }

    package static func damagedFile(path: some TextArgument) -> FilledText {
        FilledText(ModelText.damagedFile, ["path": path.asText])
    }

    package static func `in`(folder: some TextArgument) -> FilledText {
        FilledText(ModelText.`in`, ["folder": folder.asText])
    }

    package static func notInstalled(model: some TextArgument) -> FilledText {
        FilledText(ModelText.notInstalled, ["model": model.asText])
    }

    package static func notWorking(cause: some TextArgument) -> FilledText {
        FilledText(ModelText.notWorking, ["cause": cause.asText])
    }

    package static func removed(model: some TextArgument, files: some TextArgument) -> FilledText {
        FilledText(ModelText.removed, ["model": model.asText, "files": files.asText])
    }

    package static func waits(process: some TextArgument, folder: some TextArgument) -> FilledText {
        FilledText(ModelText.waits, ["process": process.asText, "folder": folder.asText])
    }
}
