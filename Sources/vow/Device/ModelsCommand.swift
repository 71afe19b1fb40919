import ArgumentParser
import Foundation
import SpeechAdapters
import VowAnswers
import VowCore
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem

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
            ModelsCommand.show(ModelsCommand.list(home: common.homePath), areProven: false, common)
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.modelsVerify.inHelp,
            discussion: HelpText.modelsVerifyMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.modelsVerifyModel)) var model: String?

        func run() throws {
            try Exit.reporting {
                let installed = InstalledModels.standard(home: common.homePath)
                let models =
                    try model.map { [try ModelsCommand.resolve($0, installed)] }
                    ?? installed.catalogue.models
                let rows = ModelsCommand.rows(
                    installed, models, readingContents: true, home: common.homePath)
                ModelsCommand.show(rows, areProven: true, common)
                let isBad = rows.contains { row in
                    switch row.state {
                    case .verified, .installed: false
                    case .damaged, .broken: true
                    case .missing: model != nil
                    }
                }
                if isBad { throw Exit.no }
            }
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
            try Exit.reporting {
                let rows = try ModelsCommand.install(model, from: source, home: common.homePath)
                ModelsCommand.show(rows, areProven: true, common)
                guard rows.allSatisfy({ $0.state == .verified }) else { throw Exit.failure }
            }
        }
    }

    /// Downloads the models of a group that are missing or damaged, and tries their engines.
    /// - Parameters:
    ///   - model: a model of the group, or nil for the models that Vow needs.
    ///   - source: a folder or an address to ask first, or nil.
    static func install(_ model: String?, from source: String? = nil, home: String) throws -> [ModelRow] {
        // An address is tried; a folder that is not there was mistyped, and the network would be asked in its place.
        if let source, !source.contains("://"), !FileManager.default.fileExists(atPath: source) {
            throw CommandError.refused(.noFolderCheckFrom(source: source))
        }
        let installed = InstalledModels.standard(home: home)
        let group = try model.map { try resolve($0, installed).groups[0] } ?? "default"
        let models = installed.catalogue.models(ofGroup: group)
        func lacking() -> [String] {
            models.filter { installed.condition(of: $0, readingContents: true) != .installed }.map(\.name)
        }
        let target = target(home)
        var lock: ModelFolderLock?
        if !lacking().isEmpty {
            lock = try locked(target, HomeLanguage.wording(of: home))
            // The installation that was waited for may have brought it.
            let names = lacking()
            if !names.isEmpty { try fetch(names, from: source, to: target, beside: installed.folders) }
        }
        let rows = rows(installed, models, readingContents: true, home: home)
        guard rows.allSatisfy({ $0.state == .verified }) else { return rows }
        // Downloads and builds were kept for going on after an interruption, and are as large again as the models.
        let work = target + "/.work"
        guard FileManager.default.fileExists(atPath: work) else { return rows }
        lock = lock ?? ModelFolderLock(ifFreeIn: target)
        // Another's installation may be using them.
        withExtendedLifetime(lock) { lock in
            if lock != nil { Files.remove(work) }
        }
        return rows
    }

    private static func fetch(
        _ names: [String], from source: String?, to target: String, beside folders: [String]
    ) throws {
        guard let script = installer() else {
            throw PortFailure(
                code: "models.installer",
                message: .installerScriptsFetchModelsNot, repair: .none)
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
            interrupted: TextCode(ModelText.interrupted))
    }

    /// Every model, with what an installation that is at work has brought so far.
    static func list(home: String) -> [ModelRow] {
        let installed = InstalledModels.standard(home: home)
        let arrived = ModelDownloads.arrivedBytes(in: target(home))
        return rows(installed, installed.catalogue.models, readingContents: false).map { row in
            var row = row
            if row.state != .installed { row.arrivedBytes = arrived }
            return row
        }
    }

    /// Where models are installed to.
    private static func target(_ home: String) -> String {
        let named = ProcessInfo.processInfo.environment["VOW_MODELS"] ?? ""
        return named.isEmpty ? home + "/models" : named
    }

    /// The lock of a folder of models, which is made where it is not there; says whom it waits for.
    private static func locked(_ folder: String, _ wording: Wording) throws -> ModelFolderLock {
        // Where it cannot be made, the lock says so.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try ModelFolderLock(folder: folder) { holder in
            let process = holder.map { "\($0)" } ?? "?"
            Exit.say(
                wording(ModelText.waits(process: process, folder: folder)))
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.modelsRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.modelsRemoveModel)) var model: String

        func run() throws {
            try Exit.reporting {
                let row = try ModelsCommand.remove(model, home: common.homePath)
                if common.json { return JSONPrinter.print(row) }
                let pick = common.wording
                let files = pick(CountText.files(count: row.removedFiles))
                Output.line(
                    row.removedFiles == 0
                        ? pick(ModelText.notInstalled(model: model))
                        : pick(ModelText.removed(model: model, files: files)))
            }
        }
    }

    /// Removes the files of a model from every folder of models.
    static func remove(_ model: String, home: String) throws -> RemovedModelRow {
        let installed = InstalledModels.standard(home: home)
        let found = try resolve(model, installed)
        var removed = 0
        for folder in installed.folders {
            removed += try remove(found, from: folder, installed.catalogue, HomeLanguage.wording(of: home))
        }
        return RemovedModelRow(model: model, removedFiles: removed)
    }

    /// Returns the number of the model's files that were there.
    private static func remove(
        _ model: ModelCatalogue.Model, from folder: String, _ catalogue: ModelCatalogue, _ wording: Wording
    ) throws -> Int {
        let files = FileManager.default
        // Made for it by an installation that was interrupted, and its downloads.
        let paths = [folder + "/" + model.name, folder + "/.new/" + model.name, folder + "/.work"]
        guard paths.contains(where: files.fileExists) else { return 0 }
        return try withExtendedLifetime(locked(folder, wording)) {
            let count = catalogue.files(of: model).count {
                files.fileExists(atPath: folder + "/" + $0.path)
            }
            for path in paths where files.fileExists(atPath: path) {
                do { try files.removeItem(atPath: path) } catch {
                    throw PortFailure(
                        code: "models.remove", message: .cannotBeRemoved(path: path, cause: "\(error)"),
                        repair: .none)
                }
            }
            return count
        }
    }

    private static func resolve(_ name: String, _ installed: InstalledModels) throws -> ModelCatalogue.Model {
        if let model = installed.catalogue.model(named: name) { return model }
        let names = installed.catalogue.models.map(\.name).joined(separator: ", ")
        throw CommandError.refused(.noModel(name: name, names: names))
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

    /// The rows of models.
    /// - Parameter home: whose models engines are tried with, where contents are read.
    static func rows(
        _ installed: InstalledModels, _ models: [ModelCatalogue.Model], readingContents: Bool,
        home: String? = nil
    ) -> [ModelRow] {
        let findings = models.map { installed.finding(of: $0, readingContents: readingContents) }
        var proof = EngineProof(home: home) { name in
            installed.catalogue.model(named: name).map {
                installed.condition(of: $0, readingContents: false) == .installed
            } ?? false
        }
        return zip(models, findings).map { model, finding in
            var damaged: [String] = []
            var problem: PortFailure?
            let state: ModelRow.State
            switch finding.condition {
            case .installed:
                if readingContents { problem = proof.failure(of: model.name) }
                state = problem != nil ? .broken : readingContents ? .verified : .installed
            case .missing: state = .missing
            case .damaged(let paths):
                state = .damaged
                damaged = paths
            }
            return ModelRow(
                name: model.name, version: model.version, state: state, languages: model.languages,
                installedBytes: installed.catalogue.installedBytes(of: model),
                downloadBytes: installed.catalogue.downloadBytes(of: model), licence: model.licence,
                origin: model.origin, sources: installed.catalogue.sources(of: model),
                folder: finding.folder, damaged: damaged, damagedElsewhere: finding.damagedElsewhere,
                problem: problem?.text(HomeLanguage.wording(of: home)))
        }
    }

    private static func show(_ rows: [ModelRow], areProven readingContents: Bool, _ common: CommonOptions) {
        if common.json {
            JSONPrinter.print(rows)
        } else {
            let pick = common.wording
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
                    Output.line("  " + pick(ModelText.notWorking(cause: problem)))
                }
                guard readingContents else { continue }
                for path in row.damagedElsewhere {
                    Output.line(
                        "  " + pick(ModelText.damagedElsewhere(path: path)))
                }
            }
        }
    }

    /// A model's state as people read it.
    private static func state(_ state: ModelRow.State, _ pick: Wording) -> String {
        switch state {
        case .installed: pick(ModelText.stateInstalled)
        case .verified: pick(ModelText.stateVerified)
        case .missing: pick(ModelText.stateMissing)
        case .damaged: pick(ModelText.stateDamaged)
        case .broken: state.rawValue
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

extension ListModels: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [ModelRow] {
        ModelsCommand.list(home: home)
    }
}

extension InstallModel: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [ModelRow] {
        try ModelsCommand.install(model, home: home)
    }
}

extension RemoveModel: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> RemovedModelRow {
        try ModelsCommand.remove(model, home: home)
    }
}
