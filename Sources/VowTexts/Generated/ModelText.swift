// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `model.…` of the catalogue, and the texts among them that take arguments.
public enum ModelText: UInt16, TextKey {
    public static let part = "model"

    case columnDownload = 1118
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

    public static func damagedElsewhere(path: some TextArgument) -> FilledText {
        FilledText(ModelText.damagedElsewhere, ["path": path.asText])
    }

    public static func damagedFile(path: some TextArgument) -> FilledText {
        FilledText(ModelText.damagedFile, ["path": path.asText])
    }

    public static func `in`(folder: some TextArgument) -> FilledText {
        FilledText(ModelText.`in`, ["folder": folder.asText])
    }

    public static func notInstalled(model: some TextArgument) -> FilledText {
        FilledText(ModelText.notInstalled, ["model": model.asText])
    }

    public static func notWorking(cause: some TextArgument) -> FilledText {
        FilledText(ModelText.notWorking, ["cause": cause.asText])
    }

    public static func removed(model: some TextArgument, files: some TextArgument) -> FilledText {
        FilledText(ModelText.removed, ["model": model.asText, "files": files.asText])
    }

    public static func waits(process: some TextArgument, folder: some TextArgument) -> FilledText {
        FilledText(ModelText.waits, ["process": process.asText, "folder": folder.asText])
    }
}
