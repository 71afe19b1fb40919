import ArgumentParser
import Foundation
import SQLiteEventStore
import VowCore
import VowLog
import VowPorts
import VowRuntime
import ZoneDatabase

/// `vow log`: the record of everything, and whether it is what was written.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Read, verify and save the log of everything that happened.",
        subcommands: [
            LogListCommand.self, LogVerifyCommand.self, LogDumpCommand.self, LogSalvageCommand.self,
            LogRebuildCommand.self,
        ], defaultSubcommand: LogListCommand.self)
}

/// `vow log list`: the newest events.
struct LogListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "The newest events, oldest of them first.")
    @OptionGroup var common: CommonOptions
    @Option(help: "How many.") var last: Int = 20

    func run() throws {
        try Exit.reporting {
            guard last >= 1 else { throw CommandError.refused("Give at least one event to --last.") }
            let log = try common.openLog()
            let head = try log.store.head()
            let events = try log.history(after: max(0, head - Int64(last)))
            if common.json { return JSONPrinter.print(events.map { EventRow($0, ofManyStreams: true) }) }
            if events.isEmpty { print("Nothing has happened yet.") }
            for logged in events {
                let row = EventRow(logged)
                print("\(row.position)  \(row.at)  \(logged.stored.stream)  \(row.name)  \(row.detail)")
            }
        }
    }
}

/// `vow log verify`: is it what was written?
struct LogVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check every record against the chain and the signed head.",
        discussion:
            "Exit codes: 0 sound; 1 not sound, and the first wrong record is named; 3 there is no log.")
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let sound: Bool
        let soundRecords: Int64
        let newestHash: String
        let flaw: String?
        let flawPosition: Int64?
        let message: String
    }

    func run() throws {
        let answer = try Exit.reporting { try verification() }
        if common.json { JSONPrinter.print(answer) } else { print(answer.message) }
        if !answer.sound { throw Exit.no }
    }

    private func verification() throws -> Answer {
        guard
            FileManager.default.fileExists(atPath: common.homePath + "/" + SQLiteEventStore.FileName.database)
        else {
            throw PortFailure(
                code: "store.unreachable", message: "There is no log in \(common.homePath).",
                repair: "Give the folder with --home DIR.")
        }
        if ReadOnlyEventStore.isNeeded(for: common.homePath) {
            return LogVerifyCommand.answer(
                try Home.readOnlyStore(common.homePath, examining: .tables).verification)
        }
        let store: SQLiteEventStore
        switch Result(catching: { try Home.openStore(common.homePath, examining: .tables) }) {
        case .success(let opened): store = opened
        case .failure(let error):
            guard let failure = error as? PortFailure,
                failure.code == "store.damaged" || failure.code == "store.tampered"
            else { throw error }
            return Answer(
                sound: false, soundRecords: 0, newestHash: "", flaw: "unreadable", flawPosition: nil,
                message: failure.description)
        }
        defer { store.close() }
        return LogVerifyCommand.answer(try store.verify())
    }

    private static func answer(_ found: LogVerification) -> Answer {
        let hash = Hexadecimal.text(found.newest.hash)
        return Answer(
            sound: found.flaw == nil, soundRecords: found.soundRecords, newestHash: hash,
            flaw: found.flaw?.kind.rawValue, flawPosition: found.flaw?.position,
            message: found.flaw.map {
                "NOT SOUND. \($0.description) \(found.soundRecords) records before it are sound. "
                    + "`vow log salvage` saves every intact record."
            } ?? "Sound: \(found.soundRecords) records, the newest with hash \(hash).")
    }
}

/// `vow log dump`: every record, one line of JSON each.
struct LogDumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Print every record as one line of JSON, oldest first.")
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let log = try common.openLog()
            var last: Int64 = 0
            while true {
                let page = try log.store.readAll(after: last, limit: 1000)
                var text: [UInt8] = []
                for record in page {
                    text += try RecordForm.bytes(
                        record, personal: (try? Archive.personal(of: record, vault: log.vault)) ?? .none)
                    text.append(UInt8(ascii: "\n"))
                }
                try FileHandle.standardOutput.write(contentsOf: Data(text))
                guard let newest = page.last else { return }
                last = newest.position
            }
        }
    }
}

/// `vow log salvage`: a new log with every intact record.
struct LogSalvageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "salvage",
        abstract: "Put a new log with every intact record in place of a damaged one.",
        discussion: """
            End `vow run` first. The old files are kept in a folder damaged-N beside the log. Exit codes: 0 everything \
            was saved; 1 some records are lost, and they are named; 3 nothing could be read or written.
            """)
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let saved: Int64
        let lost: [[Int64]]
        let unproven: [Int64]
        let oldFiles: String
    }

    func run() throws {
        let answer = try Exit.reporting { try salvage() }
        if common.json {
            JSONPrinter.print(answer)
        } else {
            print("Saved \(answer.saved) records. The old files are in \(answer.oldFiles).")
            for range in answer.lost { print("Lost: records \(range[0]) to \(range[1]).") }
            if !answer.unproven.isEmpty {
                print("Kept, but unproven, because the record before is lost: \(answer.unproven).")
            }
        }
        if !answer.lost.isEmpty { throw Exit.no }
    }

    private func salvage() throws -> Answer {
        let lock = try HomeLock.alone(home: common.homePath)
        defer { lock.release() }
        let rescued = try LogRescue.putNewLogInPlace(home: common.homePath)
        return Answer(
            saved: rescued.report.saved,
            lost: rescued.report.lost.map { [$0.lowerBound, $0.upperBound] },
            unproven: rescued.report.unproven, oldFiles: rescued.oldFiles)
    }
}

/// `vow log rebuild`: makes the views anew.
struct LogRebuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebuild",
        abstract: "Make the views (alarms, run history, streak, review) anew from the first record on.",
        discussion: """
            The views stand beside the log and are kept by themselves; a rebuild also says whether they were right. \
            Exit codes: 0 they were, or there were none; 1 they were not, and are now; 3 the log cannot be read.
            """)
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let records: Int64
        let alarms: Int
        let runs: Int64
        let wasSame: Bool?
        let milliseconds: Int64
    }

    func run() throws {
        let answer = try Exit.reporting {
            let log = try common.openLog()
            let keeper = Home.views(common.homePath, log: log, zones: ZoneDatabase())
            let start = ContinuousClock.now
            let found = try keeper.rebuild()
            let took = (ContinuousClock.now - start) / .milliseconds(1)
            return Answer(
                records: found.records, alarms: found.alarms, runs: found.runs, wasSame: found.wasSame,
                milliseconds: Int64(took))
        }
        if common.json { JSONPrinter.print(answer) } else { print(text(answer)) }
        if answer.wasSame == false { throw Exit.no }
    }

    private func text(_ answer: Answer) -> String {
        let before =
            switch answer.wasSame {
            case true?: "The views said the same before."
            case false?: "The views had said something else."
            case nil: "There were no views to compare with."
            }
        return "Records: \(answer.records), alarms: \(answer.alarms), runs: \(answer.runs) "
            + "(\(answer.milliseconds) ms). \(before)"
    }
}
