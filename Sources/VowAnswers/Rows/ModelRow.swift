/// A speech model and how it stands on this device.
package struct ModelRow: Codable, Hashable, Sendable {
    /// The state of a model.
    package enum State: String, Codable, Sendable {
        /// Its files are as they should be.
        case installed
        /// They are, and its engine heard a second of speech.
        case verified
        case missing
        /// Files are missing or altered.
        case damaged
        /// The files are as they should be, and the engine does not work here.
        case broken
    }

    package let name: String
    package let version: String
    package let state: State
    package let languages: [String]
    package let installedBytes: Int
    package let downloadBytes: Int
    package let licence: String
    package let origin: String
    package let sources: [String]
    package let folder: String?
    package let damaged: [String]
    package let damagedElsewhere: [String]
    package let problem: String?
    /// How many bytes of downloads are here, while an installation is at work in the folder of models.
    package var arrivedBytes: Int?

    package init(
        name: String, version: String, state: State, languages: [String], installedBytes: Int,
        downloadBytes: Int, licence: String, origin: String, sources: [String], folder: String?,
        damaged: [String], damagedElsewhere: [String], problem: String?
    ) {
        (self.name, self.version, self.state, self.languages) = (name, version, state, languages)
        (self.installedBytes, self.downloadBytes) = (installedBytes, downloadBytes)
        (self.licence, self.origin, self.sources, self.folder) = (licence, origin, sources, folder)
        (self.damaged, self.damagedElsewhere, self.problem) = (damaged, damagedElsewhere, problem)
    }
}

/// A model that was removed.
package struct RemovedModelRow: Codable, Hashable, Sendable {
    package let model: String
    package let removedFiles: Int

    package init(model: String, removedFiles: Int) {
        (self.model, self.removedFiles) = (model, removedFiles)
    }
}

/// A way to wake this device.
package struct WakeMethodRow: Codable, Hashable, Sendable {
    package let name, state, reason, repair: String
    /// Whether it is the way that is used.
    package let used: Bool

    package init(name: String, state: String, reason: String, repair: String, used: Bool) {
        (self.name, self.state, self.reason, self.repair, self.used) = (name, state, reason, repair, used)
    }
}
