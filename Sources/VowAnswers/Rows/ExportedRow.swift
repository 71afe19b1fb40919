package import VowCore

/// An archive that was written.
package struct ExportedRow: Codable, Hashable, Sendable {
    package let file: String
    package let bytes: Int
    /// The recordings that are in it, and those that are not.
    package let recordings, recordingsLeftOut: Int

    package init(file: String, bytes: Int, recordings: Int, recordingsLeftOut: Int) {
        (self.file, self.bytes) = (file, bytes)
        (self.recordings, self.recordingsLeftOut) = (recordings, recordingsLeftOut)
    }
}

/// What was erased, or would be.
package struct WipeRow: Codable, Hashable, Sendable {
    package let dryRun: Bool
    package let records: [String: Int]
    package let folders: [String]
    package let filesScanned: Int
    package let filesWithRemnants: [String]
    /// Sealed backups that an erasure does not reach.
    package var backups: [String]
    /// Folders that backups went to and that are not there now.
    package var backupFoldersGone: [String]
    /// Files that could not be removed, whose bytes were overwritten.
    package var overwritten: [String] = []
    /// Whether the disk writes data into its journal, too.
    package var journalled = false
    /// The run in progress for whose end an erasure has to wait; given with `dryRun` only.
    package var waitsForRun: RunID?

    package init(
        dryRun: Bool, records: [String: Int], folders: [String], filesScanned: Int = 0,
        filesWithRemnants: [String] = [], backups: [String], backupFoldersGone: [String]
    ) {
        (self.dryRun, self.records, self.folders) = (dryRun, records, folders)
        (self.filesScanned, self.filesWithRemnants) = (filesScanned, filesWithRemnants)
        (self.backups, self.backupFoldersGone) = (backups, backupFoldersGone)
    }
}
