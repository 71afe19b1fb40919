import Crypto
import Foundation
import VowCore
package import VowPorts
import VowSystem

/// Finds installed models in several folders.
package struct InstalledModels: Sendable {
    /// The condition of a model on this device.
    package enum Condition: Hashable, Sendable {
        /// All files exist and, if verified, are unaltered.
        case installed
        /// No file exists.
        case missing
        /// Some files are missing or altered; paths are relative to the models folder.
        case damaged(paths: [String])
    }

    /// The pinned models.
    package let catalogue: ModelCatalogue
    /// The folders in order of preference. They need not exist.
    package let folders: [String]

    /// Searches the given folders.
    package init(catalogue: ModelCatalogue = .pinned, folders: [String]) {
        self.catalogue = catalogue
        self.folders = folders
    }

    /// Searches, in this order: the folder in `VOW_MODELS`, `models` in the home folder, `share/vow/models` beside the
    /// program's `bin`, and `.deps/models` of the checkout that the program was built in.
    package static func standard(
        home: String?, environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String? = executablePath()
    ) -> InstalledModels {
        var folders: [String] = []
        if let named = environment["VOW_MODELS"], !named.isEmpty { folders.append(named) }
        if let home { folders.append(home + "/models") }
        if let executable {
            var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
            folders.append(folder.deletingLastPathComponent().path + "/share/vow/models")
            // .build/<triple>/<configuration>/vow is three folders below the checkout.
            while folder.path != "/" {
                if folder.lastPathComponent == ".build" {
                    folders.append(folder.deletingLastPathComponent().path + "/.deps/models")
                    break
                }
                folder.deleteLastPathComponent()
            }
        }
        return InstalledModels(folders: folders)
    }

    /// The running program's path with links resolved, or nil if unknown.
    package static func executablePath() -> String? {
        // Without /proc the models beside the program are not found.
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The condition in the first folder with a complete copy, or else in the first with any file.
    ///
    /// With `readingContents`, compares checksums (about 0.3 s per 100 MB); otherwise only sizes.
    package func condition(of model: ModelCatalogue.Model, readingContents: Bool) -> Condition {
        var partial: Condition = .missing
        for folder in folders {
            let current = condition(of: model, in: folder, readingContents: readingContents)
            if current == .installed { return .installed }
            if partial == .missing { partial = current }
        }
        return partial
    }

    /// The result of a search in all folders.
    package struct Finding: Hashable, Sendable {
        /// See `condition(of:readingContents:)`.
        package let condition: Condition
        /// The first folder with a complete copy.
        package let folder: String?
        /// Missing or altered files of other copies, with their folders.
        package let damagedElsewhere: [String]
    }

    /// Searches every folder; `readingContents` as above.
    package func finding(of model: ModelCatalogue.Model, readingContents: Bool) -> Finding {
        var whole: String?
        var damaged: [(folder: String, paths: [String])] = []
        for folder in folders {
            switch condition(of: model, in: folder, readingContents: readingContents) {
            case .installed: whole = whole ?? folder
            case .missing: continue
            case .damaged(let paths): damaged.append((folder, paths))
            }
        }
        // If no copy is complete, report the first one's files as the model's.
        let own = whole == nil && !damaged.isEmpty ? damaged.removeFirst().paths : nil
        return Finding(
            condition: whole != nil ? .installed : own.map { .damaged(paths: $0) } ?? .missing, folder: whole,
            damagedElsewhere: damaged.flatMap { copy in copy.paths.map { copy.folder + "/" + $0 } })
    }

    /// The folder of a model, after comparing every byte with the catalogue.
    ///
    /// Engines end the process on a damaged file, so load only what this has verified. Throws `speech.model.missing` or
    /// `speech.model.damaged`.
    package func verifiedFolder(of name: String) throws(PortFailure) -> String {
        guard let model = catalogue.model(named: name) else {
            preconditionFailure("the catalogue has no model \(name)")
        }
        var damaged: [String] = []
        for folder in folders {
            switch condition(of: model, in: folder, readingContents: true) {
            case .installed: return folder
            case .missing: continue
            case .damaged(let paths): damaged += paths.map { folder + "/" + $0 }
            }
        }
        let repair = TextCode.runVowModelsInstall(name: name)
        if damaged.isEmpty {
            throw PortFailure(
                code: "speech.model.missing", message: .speechModelNotInstalled(name: name),
                repair: repair)
        }
        throw PortFailure(
            code: "speech.model.damaged",
            message: .speechModelNotWhatShould(name: name, names: damaged.joined(separator: ", ")),
            repair: repair)
    }

    private func condition(of model: ModelCatalogue.Model, in folder: String, readingContents: Bool)
        -> Condition
    {
        let files = catalogue.files(of: model)
        var present = 0
        var wrong: [String] = []
        for file in files {
            let path = folder + "/" + file.path
            let size = Files.size(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
            if size != nil { present += 1 }
            // A file built on this device has no pinned size, and a checksum recorded at build time.
            let hasSize = file.sha256 == nil || size == file.sizeBytes
            let sum = file.sha256 ?? Self.recordedSum(of: path)
            if size == nil || !hasSize || sum == nil
                || (readingContents && Self.sha256(of: path) != sum)
            {
                wrong.append(file.path)
            }
        }
        if present == 0 { return .missing }
        return wrong.isEmpty ? .installed : .damaged(paths: wrong)
    }

    /// The checksum of a file built on this device, from the file that scripts/fetch-models wrote beside it.
    private static func recordedSum(of path: String) -> String? {
        guard let record = FileManager.default.contents(atPath: path + ".sha256") else { return nil }
        let sum = String(decoding: record.prefix(64), as: UTF8.self)
        return sum.utf8.count == 64 ? sum : nil
    }

    private static func sha256(of path: String) -> String? {
        // A file that cannot be read has no sum, and is reported as damaged.
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
            return nil
        }
        return SHA256.hash(data: data).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
