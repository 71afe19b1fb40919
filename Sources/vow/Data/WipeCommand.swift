import ArgumentParser
import Foundation
import Glibc
import StorageAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime
import VowWeb
import VowSystem

/// `vow wipe`: erase, and prove it.
struct WipeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wipe",
        abstract: HelpText.wipe.inHelp,
        discussion: HelpText.wipeMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(
        name: .customLong("class"),
        help: .text(.wipePersonalClass))
    var personalClass: String?
    @Flag(help: .text(.wipeDryRun)) var dryRun = false
    @Flag(help: .text(.wipeYes)) var yes = false

    func run() throws {
        // Found before: afterwards the log says nothing.
        let pick = common.wording
        let row = try Exit.reporting {
            try HomeErasure(common, personalClass, isTrial: dryRun, pick) { try confirm($0, pick) }.erased()
        }
        if common.json { JSONPrinter.print(row) } else { describe(row, pick) }
        if !row.filesWithRemnants.isEmpty { throw Exit.no }
    }

    /// Asks, since nothing brings back what was erased.
    private func confirm(_ plan: WipeRow, _ pick: Wording) throws {
        if yes { return }
        guard isatty(0) == 1 else {
            throw CommandError.refused(.nothingWasErasedGiveYes)
        }
        Exit.say(
            pick(WipeText.cannotBeUndone))
        describe(plan, pick)
        Output.put(pick(WipeText.question) + " ")
        fflush(nil)
        // The word of the language that asks, or the one that every language takes.
        let words = ["erase", pick(WipeText.word)]
        guard let typed = readLine()?.trimmingCharacters(in: .whitespaces), words.contains(typed) else {
            throw CommandError.refused(.nothingWasErased)
        }
    }

    private func tellBackups(_ answer: WipeRow, _ pick: Wording) {
        let folders = Dictionary(grouping: answer.backups) { FilePath.folder(of: $0) }
        for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
            Output.line(pick(BackupText.outlive(folder: folder, count: "\(files.count)")))
            Output.line(pick(BackupText.outliveRepair(pattern: folder + "/vow-*.backup")))
        }
        for folder in answer.backupFoldersGone {
            Output.line(pick(BackupText.outOfSight(folder: folder, pattern: folder + "/vow-*.backup")))
        }
    }

    private func describe(_ answer: WipeRow, _ pick: Wording) {
        for (name, count) in answer.records.sorted(by: { $0.key < $1.key }) {
            let records = pick(CountText.records(count: count))
            Output.line(
                answer.dryRun
                    ? pick(WipeText.wouldErase(name: name, records: records))
                    : pick(WipeText.erased(name: name, records: records)))
        }
        for folder in answer.folders {
            Output.line(
                answer.dryRun
                    ? pick(WipeText.wouldRemove(folder: folder))
                    : pick(WipeText.removed(folder: folder)))
        }
        if let run = answer.waitsForRun {
            Output.line(
                pick(WipeText.waits(run: "\(run)")))
        }
        tellBackups(answer, pick)
        if answer.dryRun { return }
        for name in answer.overwritten { Output.line(pick(BackupText.overwritten(file: name))) }
        if answer.journalled { Output.line(pick(BackupText.journalled)) }
        if answer.filesWithRemnants.isEmpty {
            Output.line(
                pick(WipeText.nothingLeft(count: answer.filesScanned)))
        } else {
            Output.line(
                pick(WipeText.somethingLeft(count: answer.filesScanned)))
            for name in answer.filesWithRemnants { Output.line("  \(name)") }
        }
    }
}

/// An erasure of a home.
struct HomeErasure {
    let common: CommonOptions
    /// What is erased, or nil for everything.
    let personalClass: String?
    let isTrial: Bool
    private let wording: Wording
    /// Asks the person, who is shown what would be erased; throws if they do not agree.
    let confirm: (WipeRow) throws -> Void

    /// Folders below the home that hold nothing but personal data or copies of it.
    private static let remnantFolders = ["recordings", "snapshots", "cache"]
    /// The key of a cloud service, and the password at a broker: they speak for the person elsewhere.
    private static let keyFiles = ["cloud-key", MqttPassword.file]

    init(
        _ common: CommonOptions, _ personalClass: String?, isTrial: Bool, _ wording: Wording,
        confirm: @escaping (WipeRow) throws -> Void
    ) {
        (self.common, self.personalClass, self.isTrial) = (common, personalClass, isTrial)
        self.wording = wording
        self.confirm = confirm
    }

    func erased() throws -> WipeRow {
        if let personalClass, !Erasure.classes.contains(personalClass) {
            throw CommandError.refused(
                .noClassChooseOneOf(name: personalClass, names: Erasure.classes.joined(separator: ", "))
            )
        }
        // The keys of a home whose log was never begun are destroyed as well.
        try common.refuseMissingHome()
        let (service, log) = try opened()
        let takesRecordings = personalClass == nil || personalClass == PersonalClass.recordings.name
        let sounds = takesRecordings ? service.map { PracticeErasure.traces($0, home: common.homePath) } : nil
        let erasure = try Erasure(
            of: personalClass.map { [$0] } ?? Erasure.classes, in: log, alsoSearchedFor: sounds ?? [])
        let folders = Self.remnantFolders.filter {
            (personalClass == nil || takesRecordings && $0 == SealedRecordings.folder)
                && FileManager.default.fileExists(atPath: common.homePath + "/" + $0)
        }
        let records = Dictionary(
            uniqueKeysWithValues: erasure.holdings.map { ($0.personalClass, $0.records) })
        let takesLines = personalClass == nil || personalClass == "lines"
        let outliving = BackupStanding.outliving(settings(log), home: common.homePath)
        var plan = WipeRow(
            dryRun: true, records: records, folders: folders, backups: outliving.files,
            backupFoldersGone: outliving.outOfSight)
        if isTrial {
            if takesLines { plan.waitsForRun = try service?.present().runs.first?.id }
            return plan
        }
        if takesLines, let service { try refuseWithin(try service.present().runs) }
        // Nobody waits for the person's answer: only then is a daemon asked to stand aside, and looked once more.
        try confirm(plan)
        let lock = try ReplacementLock(home: common.homePath, asking: true)
        defer { lock.release() }
        if takesLines, let service { try refuseWithin(try service.present().runs) }
        if takesLines, let service { takeOutOfUse(try service.present().book.entries.map(\.id), service) }
        if let service { try takeOutOfUse(service) }
        if let service {
            PracticeErasure.takeOutOfUse(
                service, home: common.homePath,
                affirmations: personalClass == nil || personalClass == PersonalClass.practice.name,
                recordings: takesRecordings)
        }
        // The keys go last: as long as they are here, an erasure that was stopped begins again as if it had never been
        // begun, and knows what to look for.
        // The views are sealed under a key that every erasure destroys; they are made again from what is left.
        SQLiteViewStore.remove(folder: common.homePath)
        let (overwritten, left) = removeFiles(folders)
        if personalClass == nil { PageSessions(home: common.homePath).endAll() }
        try erasure.destroyKeys(in: log.vault)
        log.opened?.close()
        let isJournalled = SecureDeletion.isJournalled(common.homePath)
        if isJournalled { SecureDeletion.writeOverJournal(of: common.homePath) }
        let (scanned, found) = scan(erasure)
        var row = WipeRow(
            dryRun: false, records: records, folders: folders, filesScanned: scanned,
            filesWithRemnants: Set(found).union(left).sorted(), backups: plan.backups,
            backupFoldersGone: plan.backupFoldersGone)
        (row.overwritten, row.journalled) = (overwritten, isJournalled)
        return row
    }

    /// Removes what lies beside the log, whatever cannot be removed; gives what was overwritten only, and what is left.
    private func removeFiles(_ folders: [String]) -> (overwritten: [String], left: [String]) {
        let home = common.homePath + "/"
        var outcomes = folders.flatMap { folder in
            SecureDeletion.eraseTree(home + folder).map {
                (name: folder + "/" + $0.name, outcome: $0.outcome)
            }
        }
        if personalClass == nil {
            // With what a process left that was killed while it wrote one.
            let unfinished = Files.names(in: home).filter { name in
                name.hasSuffix(".new") && Self.keyFiles.contains { name.hasPrefix($0 + ".") }
            }
            outcomes += (Self.keyFiles + unfinished).map { ($0, SecureDeletion.erase(home + $0)) }
        }
        // Copies of the log and of its keys, whatever class is erased.
        outcomes += Leftovers.erase(of: common.homePath)
        return (
            outcomes.filter { $0.outcome == .overwritten }.map(\.name),
            outcomes.filter { $0.outcome == .left }.map(\.name)
        )
    }

    // Without settings the folders of earlier backups are still known.
    private func settings(_ log: EventLog) -> Settings? { try? CommandService.settings(of: log) }

    /// The log, or what can be read of it where it cannot be opened: keys are destroyed whatever state it is in.
    private func opened() throws -> (CommandService?, EventLog) {
        do throws(PortFailure) {
            let service = try common.service(makingHome: !isTrial)
            return (service, service.log)
        } catch {
            guard error.code.hasPrefix("store.") else { throw error }
            let failure = error
            Exit.say(
                failure.text(wording) + " "
                    + wording(WipeText.keysDestroyed))
            let access = Home.access(common.homePath)
            let records = access.readableRecords()
            let store = DegradedEventStore(records: records) { () throws(PortFailure) in throw failure }
            return (nil, EventLog(store: store, vault: access.vault))
        }
    }

    /// Lines without words are no use; where the log does not take that, their words go all the same.
    private func takeOutOfUse(_ lines: [LineID], _ service: CommandService) {
        for line in lines {
            // At once, not tomorrow: nobody can say words that are erased.
            do {
                let yesterday = try service.present().today.adding(days: -1)
                try service.change(line: line, .remove(today: yesterday))
            } catch {
                return Exit.say(
                    wording(WipeText.linesInUse))
            }
        }
    }

    /// Goals, codes and tags whose words go are no goals, codes and tags any more.
    private func takeOutOfUse(_ service: CommandService) throws {
        func takes(_ name: PersonalClass) -> Bool { personalClass == nil || personalClass == name.name }
        if takes(.goals) {
            for goal in try service.goals() { try service.change(goal: goal.id, .retire) }
        }
        for (kind, personal) in [(TokenKind.code, PersonalClass.codes), (.tag, .tags)] where takes(personal) {
            for token in try service.tokens(kind) { try service.takeOutOfUse(kind, token.id) }
        }
    }

    /// A run in progress asks for its own lines: without their words nobody could end it as it was meant.
    private func refuseWithin(_ runs: [DeviceOverview.Run]) throws {
        guard let run = runs.first else { return }
        throw CommandError.refused(
            .nothingWasErasedRunIn(run: run.id))
    }

    private func scan(_ erasure: Erasure) -> (scanned: Int, found: [String]) {
        var scanned = 0
        var found: [String] = []
        let names =
            FileManager.default.enumerator(atPath: common.homePath)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() {
            let path = common.homePath + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                let bytes = FileManager.default.contents(atPath: path)
            else { continue }
            scanned += 1
            if erasure.traces(in: Array(bytes)) > 0 { found.append(name) }
        }
        return (scanned, found)
    }
}

extension WipeData: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> WipeRow {
        let common = try CommonOptions.parse(["--home", home])
        return try HomeErasure(common, personalClass, isTrial: isTrial, context.service.wording) { _ in
            guard isAgreed else { throw CommandError.refused(Refusal(RefusalText.confirm)) }
        }.erased()
    }
}
