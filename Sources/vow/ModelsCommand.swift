import ArgumentParser
import Foundation
import SpeechModels
import VowPorts

/// `vow models`: what Vow hears with.
struct ModelsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "The speech models of this device.",
        discussion: """
            Versions and checksums are pinned. Without any model, English is still heard by PocketSphinx from \
            Debian's pocketsphinx-en-us.
            """,
        subcommands: [List.self, Install.self, Remove.self, Verify.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "What can be installed, and what is.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            let shelf = ModelShelf.standard(home: common.homePath)
            ModelsCommand.show(shelf, shelf.catalogue.models, readingContents: false, json: common.json)
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compare every installed file with its pinned checksum.",
            discussion: "Ends with 1 when a file is missing or altered in a model that is there.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The model; all of them when left out.") var model: String?

        func run() throws {
            let shelf = ModelShelf.standard(home: common.homePath)
            let models = try model.map { [try ModelsCommand.resolve($0, shelf)] } ?? shelf.catalogue.models
            let conditions = ModelsCommand.show(shelf, models, readingContents: true, json: common.json)
            let isBad = conditions.contains { condition in
                if case .damaged = condition { return true }
                return model != nil && condition == .missing
            }
            if isBad { throw Exit.no }
        }
    }

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Download, verify and install a model, with whatever it needs.",
            discussion: """
                The default model when none is named. Files that are there and unaltered are not downloaded again. \
                Needs python3 with pip; Whisper also needs cmake and a C++ compiler, and some minutes to build.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "The model, such as whisper-base.") var model: String?

        func run() throws {
            let shelf = ModelShelf.standard(home: common.homePath)
            let group = try model.map { try ModelsCommand.resolve($0, shelf).group } ?? "default"
            guard let script = ModelsCommand.installer() else {
                throw Exit.saying(
                    Exit.failure,
                    "The installer scripts/fetch-models is not beside this program. Reinstall Vow.")
            }
            let target = common.homePath + "/models"
            let process = Process()
            process.executableURL = URL(fileURLWithPath: script)
            process.arguments = [group]
            var environment = ProcessInfo.processInfo.environment
            environment["VOW_MODELS"] = environment["VOW_MODELS"] ?? target
            environment["VOW_DEPS"] = target + "/.work"
            process.environment = environment
            // What the installer reports is for people; JSON alone goes to the standard output.
            process.standardOutput = FileHandle.standardError
            try process.run()
            process.waitUntilExit()
            let models = shelf.catalogue.models.filter { $0.group == group }
            let conditions = ModelsCommand.show(shelf, models, readingContents: true, json: common.json)
            guard conditions.allSatisfy({ $0 == .installed }) else { throw Exit.failure }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove an installed model.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The model.") var model: String

        func run() throws {
            let shelf = ModelShelf.standard(home: common.homePath)
            let found = try ModelsCommand.resolve(model, shelf)
            var removed = 0
            for folder in shelf.folders {
                for file in shelf.catalogue.files(of: found) {
                    let path = folder + "/" + file.path
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    do { try FileManager.default.removeItem(atPath: path) } catch {
                        throw Exit.saying(Exit.failure, "\(path) cannot be removed: \(error).")
                    }
                    removed += 1
                }
            }
            if common.json {
                JSONPrinter.print(["model": model, "removedFiles": "\(removed)"])
            } else {
                print(removed == 0 ? "\(model) was not installed." : "Removed \(model), \(removed) files.")
            }
        }
    }

    private static func resolve(_ name: String, _ shelf: ModelShelf) throws -> ModelCatalogue.Model {
        if let model = shelf.catalogue.model(named: name) { return model }
        let names = shelf.catalogue.models.map(\.name).joined(separator: ", ")
        throw Exit.saying(Exit.usage, "There is no model \(name). There are: \(names).")
    }

    /// The installer beside an installed program, or in the checkout that the program was built in.
    private static func installer() -> String? {
        guard let executable = ModelShelf.executablePath() else { return nil }
        var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        var candidates = [folder.deletingLastPathComponent().path + "/share/vow/scripts/fetch-models"]
        while folder.path != "/" {
            if folder.lastPathComponent == ".build" {
                candidates.append(folder.deletingLastPathComponent().path + "/scripts/fetch-models")
            }
            folder.deleteLastPathComponent()
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private struct Row: Encodable {
        let name: String
        let version: String
        let state: String
        let languages: [String]
        let installedBytes: Int
        let downloadBytes: Int
        let licence: String
        let origin: String
        let folder: String?
        let damaged: [String]
    }

    @discardableResult
    private static func show(
        _ shelf: ModelShelf, _ models: [ModelCatalogue.Model], readingContents: Bool, json: Bool
    ) -> [ModelShelf.Condition] {
        let conditions = models.map { shelf.condition(of: $0, readingContents: readingContents) }
        let rows = zip(models, conditions).map { model, condition in
            var damaged: [String] = []
            let state: String
            switch condition {
            case .installed: state = readingContents ? "verified" : "installed"
            case .missing: state = "missing"
            case .damaged(let paths):
                state = "damaged"
                damaged = paths
            }
            return Row(
                name: model.name, version: model.version, state: state, languages: model.languages,
                installedBytes: shelf.catalogue.installedBytes(of: model),
                downloadBytes: shelf.catalogue.downloadBytes(of: model), licence: model.licence,
                origin: model.origin, folder: shelf.folder(of: model), damaged: damaged)
        }
        if json {
            JSONPrinter.print(rows)
        } else {
            for row in rows {
                let languages = row.languages.isEmpty ? "-" : row.languages.joined(separator: ",")
                let megabytes = "\((row.downloadBytes + 500_000) / 1_000_000) MB"
                print(
                    Texts.leading(row.name, to: 18), Texts.leading(row.version, to: 8),
                    Texts.leading(row.state, to: 10), Texts.leading(languages, to: 9),
                    Texts.leading(megabytes, to: 7), Texts.leading(row.licence, to: 11),
                    row.folder ?? row.origin)
                for path in row.damaged { print("  damaged or missing: \(path)") }
            }
        }
        return conditions
    }
}
