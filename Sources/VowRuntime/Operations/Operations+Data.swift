package import VowAnswers

extension Operations {
    static let data: [any Operation.Type] = [ExportData.self, WipeData.self]
}

/// Writes everything known about the person into one archive.
package struct ExportData: Command, DeviceOperation {
    package typealias Answer = ExportedRow
    package static let name = "export"
    package static let summary =
        "Writes everything known about the person into one archive in their own folder."
    package static let place = OperationPlace.ownProcess
    /// The archive, or nil for a new file in the person's folder. Only the command line names one.
    package var path: String?
    /// Whether recordings are in it. Only the command line says so.
    package var takesRecordings = false

    package init() {}
}

/// Destroys the keys of what is erased, and searches every file for what must be gone.
package struct WipeData: Command, DeviceOperation {
    package typealias Answer = WipeRow
    package static let name = "wipe"
    package static let summary = "Erases, and searches every file for what must be gone."
    package static let place = OperationPlace.ownProcess
    // It erases also where the log cannot be opened.
    package static let opensLog = false
    package static let fields: [OperationField<Self>] = [
        .choice("class", \.personalClass, Erasure.classes), .flag("dryRun", \.isTrial),
        .flag("yes", \.isAgreed),
    ]
    /// What is erased, or nil for everything.
    package var personalClass: String?
    /// Whether it only says what would be erased.
    package var isTrial = false
    /// Whether the person agreed: nothing brings back what was erased.
    package var isAgreed = false

    package init() {}
}
