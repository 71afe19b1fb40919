import ArgumentParser
import Foundation
import SpeechAdapters
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime

/// `vow models`: what Vow hears with.
struct ModelsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: HelpText.models.inHelp,
        discussion: HelpText.modelsMore.inHelp,
        subcommands: [List.self, Install.self, Remove.self, Verify.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.modelsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            let installed = InstalledModels.standard(home: common.homePath)
            ModelsCommand.show(
                installed, installed.catalogue.models, readingContents: false, common,
                arrived: ModelDownloads.arrivedBytes(in: ModelsCommand.target(common)))
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.modelsVerify.inHelp,
            discussion: HelpText.modelsVerifyMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.modelsVerifyModel)) var model: String?

        func run() throws {
            let installed = InstalledModels.standard(home: common.homePath)
            let models =
                try model.map { [try ModelsCommand.resolve($0, installed)] } ?? installed.catalogue.models
            let conditions = ModelsCommand.show(installed, models, readingContents: true, common)
            let isBad = conditions.contains { condition in
                switch condition {
                case .verified, .installed: false
                case .damaged, .broken: true
                case .missing: model != nil
                }
            }
            if isBad { throw Exit.no }
        }
    }

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.modelsInstall.inHelp,
            discussion: HelpText.modelsInstallMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.modelsInstallModel)) var model: String?
        @Option(
            name: .customLong("from"),
            help: .text(.modelsInstallSource, valueName: "folder or address"))
        var source: String?

        func run() throws {
            // An address is tried; a folder that is not there was mistyped, and the network would be asked in its place.
            if let source, !source.contains("://"), !FileManager.default.fileExists(atPath: source) {
                throw Exit.saying(Exit.usage, "There is no folder \(source). Check --from.")
            }
            let installed = InstalledModels.standard(home: common.homePath)
            let group = try model.map { try ModelsCommand.resolve($0, installed).groups[0] } ?? "default"
            let models = installed.catalogue.models(ofGroup: group)
            func lacking() -> [String] {
                models.filter { installed.condition(of: $0, readingContents: true) != .installed }.map(\.name)
            }
            let target = ModelsCommand.target(common)
            var lock: ModelFolderLock?
            if !lacking().isEmpty {
                lock = try ModelsCommand.locked(target)
                // The installation that was waited for may have brought it.
                let names = lacking()
                if !names.isEmpty { try install(names, to: target, beside: installed.folders) }
            }
            let conditions = ModelsCommand.show(installed, models, readingContents: true, common)
            guard conditions.allSatisfy({ $0 == .verified }) else { throw Exit.failure }
            // Downloads and builds were kept for going on after an interruption, and are as large again as the models.
            let work = target + "/.work"
            guard FileManager.default.fileExists(atPath: work) else { return }
            lock = lock ?? ModelFolderLock(ifFreeIn: target)
            // Another's installation may be using them.
            withExtendedLifetime(lock) { lock in
                if lock != nil { try? FileManager.default.removeItem(atPath: work) }
            }
        }

        private func install(_ names: [String], to target: String, beside folders: [String]) throws {
            guard let script = ModelsCommand.installer() else {
                throw Exit.saying(
                    Exit.failure,
                    "The installer scripts/fetch-models is not beside this program. Reinstall Vow.")
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: script)
            process.arguments = names
            var environment = ProcessInfo.processInfo.environment
            environment["VOW_MODELS"] = target
            environment["VOW_DEPS"] = target + "/.work"
            environment["VOW_SHELF"] = folders.joined(separator: ":")
            environment["VOW_SOURCE"] = source ?? environment["VOW_SOURCE"]
            process.environment = environment
            // What the installer reports is for people; JSON alone goes to the standard output.
            process.standardOutput = FileHandle.standardError
            _ = try HelperProgram.run(
                process,
                interrupted: RefusalLanguage.wording(ModelText.interrupted))
        }
    }

    /// Where models are installed to.
    private static func target(_ common: CommonOptions) -> String {
        let named = ProcessInfo.processInfo.environment["VOW_MODELS"] ?? ""
        return named.isEmpty ? common.homePath + "/models" : named
    }

    /// The lock of a folder of models, which is made where it is not there; says whom it waits for.
    private static func locked(_ folder: String) throws -> ModelFolderLock {
        try Exit.reporting {
            // Where it cannot be made, the lock says so.
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return try ModelFolderLock(folder: folder) { holder in
                let process = holder.map { "\($0)" } ?? "?"
                Exit.say(
                    RefusalLanguage.wording(ModelText.waits(process: process, folder: folder)))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.modelsRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.modelsRemoveModel)) var model: String

        private struct Removal: Encodable {
            let model: String
            let removedFiles: Int
        }

        func run() throws {
            let installed = InstalledModels.standard(home: common.homePath)
            let found = try ModelsCommand.resolve(model, installed)
            var removed = 0
            for folder in installed.folders {
                removed += try remove(found, from: folder, installed.catalogue)
            }
            if common.json {
                JSONPrinter.print(Removal(model: model, removedFiles: removed))
            } else {
                let pick = RefusalLanguage.wording
                let files = pick(CountText.files(count: removed))
                Output.line(
                    removed == 0
                        ? pick(ModelText.notInstalled(model: model))
                        : pick(ModelText.removed(model: model, files: files)))
            }
        }

        /// Gives the number of the model's files that were there.
        private func remove(
            _ model: ModelCatalogue.Model, from folder: String, _ catalogue: ModelCatalogue
        ) throws -> Int {
            let files = FileManager.default
            // Made for it by an installation that was interrupted, and its downloads.
            let paths = [folder + "/" + model.name, folder + "/.new/" + model.name, folder + "/.work"]
            guard paths.contains(where: files.fileExists) else { return 0 }
            return try withExtendedLifetime(ModelsCommand.locked(folder)) {
                let count = catalogue.files(of: model).count {
                    files.fileExists(atPath: folder + "/" + $0.path)
                }
                for path in paths where files.fileExists(atPath: path) {
                    do { try files.removeItem(atPath: path) } catch {
                        throw Exit.saying(Exit.failure, "\(path) cannot be removed: \(error).")
                    }
                }
                return count
            }
        }
    }

    private static func resolve(_ name: String, _ installed: InstalledModels) throws -> ModelCatalogue.Model {
        if let model = installed.catalogue.model(named: name) { return model }
        let names = installed.catalogue.models.map(\.name).joined(separator: ", ")
        throw Exit.saying(Exit.usage, "There is no model \(name). There are: \(names).")
    }

    /// The installer beside an installed program, or in the checkout that the program was built in.
    private static func installer() -> String? {
        guard let executable = InstalledModels.executablePath() else { return nil }
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

    struct Row: Encodable {
        let name: String
        let version: String
        let state: String
        let languages: [String]
        let installedBytes: Int
        let downloadBytes: Int
        let licence: String
        let origin: String
        let sources: [String]
        let folder: String?
        let damaged: [String]
        let damagedElsewhere: [String]
        let problem: String?
        /// How many bytes of downloads are here, while an installation is at work in the folder of models.
        var arrivedBytes: Int?
    }

    /// How a model stands, in words.
    enum State: String {
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

    /// The rows of models, and in which state each was found.
    /// - Parameter home: whose models engines are tried with, where contents are read.
    static func rows(
        _ installed: InstalledModels, _ models: [ModelCatalogue.Model], readingContents: Bool,
        home: String? = nil
    ) -> (rows: [Row], states: [State]) {
        let findings = models.map { installed.finding(of: $0, readingContents: readingContents) }
        var proof = EngineProof(home: home) { name in
            installed.catalogue.model(named: name).map {
                installed.condition(of: $0, readingContents: false) == .installed
            } ?? false
        }
        let rows = zip(models, findings).map { model, finding in
            var damaged: [String] = []
            var problem: PortFailure?
            let state: State
            switch finding.condition {
            case .installed:
                if readingContents { problem = proof.failure(of: model.name) }
                state = problem != nil ? .broken : readingContents ? .verified : .installed
            case .missing: state = .missing
            case .damaged(let paths):
                state = .damaged
                damaged = paths
            }
            return Row(
                name: model.name, version: model.version, state: state.rawValue, languages: model.languages,
                installedBytes: installed.catalogue.installedBytes(of: model),
                downloadBytes: installed.catalogue.downloadBytes(of: model), licence: model.licence,
                origin: model.origin, sources: installed.catalogue.sources(of: model),
                folder: finding.folder, damaged: damaged, damagedElsewhere: finding.damagedElsewhere,
                problem: problem?.description)
        }
        return (rows, rows.compactMap { State(rawValue: $0.state) })
    }

    @discardableResult
    private static func show(
        _ installed: InstalledModels, _ models: [ModelCatalogue.Model], readingContents: Bool,
        _ common: CommonOptions,
        arrived: Int? = nil
    ) -> [State] {
        let (found, states) = rows(
            installed, models, readingContents: readingContents, home: common.homePath)
        var rows = found
        for place in rows.indices where states[place] != .installed { rows[place].arrivedBytes = arrived }
        if common.json {
            JSONPrinter.print(rows)
        } else {
            let pick = RefusalLanguage.wording
            table(
                pick(ModelText.columnModel), pick(ModelText.columnVersion), pick(ModelText.columnState),
                pick(ModelText.columnLanguages), pick(ModelText.columnDownload),
                pick(ModelText.columnLicence),
                pick(ModelText.columnSources))
            for row in rows {
                table(
                    row.name, row.version, state(row.state, pick),
                    row.languages.isEmpty ? "-" : row.languages.joined(separator: ","),
                    row.downloadBytes == 0 ? "-" : "\((row.downloadBytes + 500_000) / 1_000_000) MB",
                    row.licence,
                    (row.sources + [row.origin]).joined(separator: ", "))
                if let folder = row.folder, readingContents {
                    Output.line("  " + pick(ModelText.`in`(folder: folder)))
                }
                for path in row.damaged {
                    Output.line("  " + pick(ModelText.damagedFile(path: path)))
                }
                if let problem = row.problem {
                    Output.line("  " + pick(ModelText.notWorking(cause: pick.said(problem))))
                }
                guard readingContents else { continue }
                for path in row.damagedElsewhere {
                    Output.line(
                        "  " + pick(ModelText.damagedElsewhere(path: path)))
                }
            }
        }
        return states
    }

    /// A model's state as people read it.
    private static func state(_ name: String, _ pick: Wording) -> String {
        switch name {
        case "installed": pick(ModelText.stateInstalled)
        case "verified": pick(ModelText.stateVerified)
        case "missing": pick(ModelText.stateMissing)
        case "damaged": pick(ModelText.stateDamaged)
        default: name
        }
    }

    private static func table(
        _ name: String, _ version: String, _ state: String, _ languages: String, _ size: String,
        _ licence: String, _ sources: String
    ) {
        let cells = [
            Texts.leading(name, to: 18), Texts.leading(version, to: 12), Texts.leading(state, to: 10),
            Texts.leading(languages, to: 9), Texts.leading(size, to: 8), Texts.leading(licence, to: 11),
            sources,
        ]
        Output.line(cells.joined(separator: " "))
    }
}
