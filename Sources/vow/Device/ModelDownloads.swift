import Foundation
import SpeechAdapters
import VowSystem

/// How far an installation of models has got, which works in another process.
enum ModelDownloads {
    /// The bytes of downloads that are there; nil where no installation is at work.
    static func arrivedBytes(in folder: String) -> Int? {
        let files = FileManager.default
        guard files.fileExists(atPath: folder + "/" + ModelFolderLock.fileName),
            files.isWritableFile(atPath: folder), ModelFolderLock(ifFreeIn: folder) == nil
        else { return nil }
        var sum = 0
        for path in files.enumerator(atPath: folder + "/.work")?.compactMap({ $0 as? String }) ?? [] {
            sum += Files.size("\(folder)/.work/\(path)") ?? 0
        }
        return sum
    }
}
