import ArgumentParser
import Foundation
import LinuxAdapters
import StorageAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// `vow log`: the record of everything, and whether it is what was written.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: HelpText.log.inHelp,
        subcommands: [
            LogListCommand.self, LogVerifyCommand.self, LogDumpCommand.self, LogSalvageCommand.self,
            LogRebuildCommand.self,
        ], defaultSubcommand: LogListCommand.self)
}

/// `vow log list`: the newest events.
struct LogListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: HelpText.logList.inHelp,
        discussion: HelpText.logListMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.sharedHowMany)) var last: Int = 20
    @Flag(help: .text(.logListReliability)) var reliability = false
    @Flag(help: .text(.logListCsv)) var csv = false

    func run() throws {
        try Exit.reporting {
            guard last >= 1 else { throw CommandError.refused(.giveAtLeastOneEvent) }
            if csv, common.json || !reliability {
                throw CommandError.refused(.csvGoesWithReliabilityNot)
            }
            let log = try common.openLog(toLookBack: true)
            if reliability { return list(ReliabilityLog(try log.history()).rows.suffix(last)) }
            // JSON is for programs, which read one language.
            let wording = log.wording
            let pick = common.json ? Wording(in: .english) : wording
            let head = try log.store.head()
            var rows: [(stream: String, row: EventRow)] = []
            var unreadable: Set<Int64> = []
            try log.forEachReadable(after: max(0, head - Int64(last))) { record, failure in
                unreadable.insert(record.position)
                rows.append(
                    (
                        record.stream.description,
                        EventRow(unreadable: record, why: failure, ofManyStreams: common.json, pick)
                    ))
            } _: { logged in
                if unreadable.contains(logged.position) { return }
                rows.append(
                    (logged.stored.stream.description, EventRow(logged, ofManyStreams: common.json, pick)))
            }
            if common.json { return JSONPrinter.print(rows.map(\.row)) }
            if rows.isEmpty {
                Output.line(wording(LogText.empty))
            }
            let times = common.times
            for (stream, row) in rows {
                let line = "\(row.position)  \(row.at)  \(stream)  \(row.name)  \(row.detail)"
                Output.line(times.localised(line))
            }
        }
    }
}

extension LogListCommand {
    /// An entry of the reliability log in JSON; the keys are part of the contract.
    private struct ReliabilityRow: Encodable {
        let position: Int64
        let at: String
        let term: String
        let alarm: AlarmID?
        let run: RunID?
        let cause: String

        init(_ row: ReliabilityLog.Row) {
            (position, at, term) = (row.position, row.at.iso8601Milliseconds, row.term)
            (alarm, run, cause) = (row.alarm, row.run, row.cause)
        }

        /// As a line of CSV (RFC 4180).
        var csv: String {
            ["\(position)", at, term, alarm?.text ?? "", run?.text ?? "", cause].map { field in
                field.contains { $0 == "," || $0 == "\"" || $0.isNewline }
                    ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
            }.joined(separator: ",")
        }
    }

    private func list(_ rows: some Sequence<ReliabilityLog.Row>) {
        let rows = rows.map(ReliabilityRow.init)
        if common.json { return JSONPrinter.print(rows) }
        if csv { Output.line("position,at,term,alarm,run,cause") }
        for row in rows {
            Output.line(
                csv
                    ? row.csv
                    : "\(row.at)  \(Texts.leading(row.term, to: 28)) \(row.alarm?.text ?? "")  \(row.cause)")
        }
    }
}

/// `vow log verify`: is it what was written?
struct LogVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: HelpText.logVerify.inHelp,
        discussion: HelpText.logVerifyMore.inHelp)
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let sound: Bool
        let soundRecords: Int64
        let newestHash: String
        let flaw: String?
        let flawPosition: Int64?
        /// The positions of the events that are as they were written and cannot be read, such as those of a newer version.
        var unreadable: [Int64] = []
        var message: String
    }

    func run() throws {
        let answer = try Exit.reporting { try verification() }
        if common.json { JSONPrinter.print(answer) } else { Output.line(answer.message) }
        if !answer.sound || !answer.unreadable.isEmpty { throw Exit.no }
    }

    private func verification() throws -> Answer {
        guard Home.logStorage(common.homePath).presence() != .none else {
            throw PortFailure(
                code: "store.unreachable", message: .noLogIn(home: common.homePath),
                repair: .giveFolderWithHomeDir)
        }
        do throws(PortFailure) {
            var answer = LogVerifyCommand.answer(
                try Home.access(common.homePath).verify(), common.wording)
            if answer.sound { try addUnreadable(to: &answer) }
            return answer
        } catch {
            guard error.code == "store.damaged" || error.code == "store.tampered" else { throw error }
            return Answer(
                sound: false, soundRecords: 0, newestHash: "", flaw: "unreadable", flawPosition: nil,
                message: error.text(common.wording))
        }
    }

    private func addUnreadable(to answer: inout Answer) throws(PortFailure) {
        let log = try common.openLog()
        defer { log.opened?.close() }
        let wording = log.wording
        var named: [String] = []
        try log.forEachReadable(after: 0) { record, failure in
            answer.unreadable.append(record.position)
            let why = failure.cause.map { wording(written: $0) } ?? wording(failure.message)
            named.append(
                wording(LogText.unreadable(position: record.position, cause: why)))
        } _: { _ in
        }
        if named.isEmpty { return }
        answer.message +=
            "\n" + named.prefix(20).joined(separator: "\n")
            + "\n"
            + wording(LogText.passedOver)
    }

    private static func answer(_ found: LogVerification, _ wording: Wording) -> Answer {
        let hash = Hexadecimal.text(found.newest.hash)
        return Answer(
            sound: found.flaw == nil, soundRecords: found.soundRecords, newestHash: hash,
            flaw: found.flaw?.kind.rawValue, flawPosition: found.flaw?.position,
            message: found.flaw.map {
                wording(
                    LogText.notSound(flaw: wording($0), count: found.soundRecords))
            }
                ?? wording(LogText.sound(count: found.soundRecords, hash: hash)))
    }
}

/// `vow log dump`: every record, one line of JSON each.
struct LogDumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: HelpText.logDump.inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let log = try common.openLog(toLookBack: true)
            var last: Int64 = 0
            while true {
                let page = try log.store.readAll(after: last, limit: 1000)
                var text: [UInt8] = []
                for record in page {
                    text += try RecordForm.bytes(
                        record, personal: Archive.personalForReading(of: record, vault: log.vault))
                    text.append(UInt8(ascii: "\n"))
                }
                Output.put(String(decoding: text, as: UTF8.self))
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
        abstract: HelpText.logSalvage.inHelp,
        discussion: HelpText.logSalvageMore.inHelp)
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let saved: Int64
        let lost: [[Int64]]
        let unproven: [Int64]
        let refused: [Int64]
        let consentsWithdrawn: Bool
        /// Nil where the log was sound, and stayed where it is.
        let oldFiles: String?
    }

    func run() throws {
        let answer = try Exit.reporting { try salvage() }
        if common.json {
            JSONPrinter.print(answer)
        } else {
            let pick = common.wording
            let saved = pick(CountText.records(count: Int(answer.saved)))
            guard let oldFiles = answer.oldFiles else {
                return Output.line(
                    pick(LogText.salvageSound(records: saved)))
            }
            Output.line(
                pick(LogText.salvageSaved(records: saved, path: oldFiles)))
            for position in answer.refused {
                Output.line(
                    pick(LogText.salvageLeftOut(position: position)))
            }
            if answer.consentsWithdrawn {
                Output.line(pick(SalvageTexts.consentsWithdrawn))
            }
            for range in answer.lost {
                Output.line(
                    pick(LogText.salvageLost(first: "\(range[0])", last: "\(range[1])")))
            }
            if !answer.unproven.isEmpty {
                Output.line(
                    pick(LogText.salvageUnproven(positions: "\(answer.unproven)")))
            }
        }
        if !answer.lost.isEmpty { throw Exit.no }
    }

    private func salvage() throws -> Answer {
        let lock = try ReplacementLock(home: common.homePath)
        defer { lock.release() }
        if let sound = Home.access(common.homePath).soundRecords(busyTimeoutMilliseconds: 2_000) {
            return Answer(
                saved: sound, lost: [], unproven: [], refused: [], consentsWithdrawn: false, oldFiles: nil)
        }
        let now = try LinuxWakeClock().now()
        let report = try Home.access(common.homePath).salvage(at: now)
        return Answer(
            saved: report.saved, lost: report.lost.map { [$0.lowerBound, $0.upperBound] },
            unproven: report.unproven, refused: report.refused, consentsWithdrawn: report.addedCount > 0,
            oldFiles: report.oldFiles)
    }
}

/// `vow log rebuild`: makes the views anew.
struct LogRebuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebuild",
        abstract: HelpText.logRebuild.inHelp,
        discussion: HelpText.logRebuildMore.inHelp)
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
            let projector = Home.views(common.homePath, log: log, zones: ZoneDatabase())
            let start = ContinuousClock.now
            let found = try projector.rebuild()
            let took = (ContinuousClock.now - start) / .milliseconds(1)
            return Answer(
                records: found.records, alarms: found.alarms, runs: found.runs, wasSame: found.wasSame,
                milliseconds: Int64(took))
        }
        if common.json { JSONPrinter.print(answer) } else { Output.line(text(answer)) }
        if answer.wasSame == false { throw Exit.no }
    }

    private func text(_ answer: Answer) -> String {
        let pick = common.wording
        let before =
            switch answer.wasSame {
            case true?: pick(LogText.viewsSame)
            case false?: pick(LogText.viewsDifferent)
            case nil: pick(LogText.viewsNone)
            }
        return pick(
            LogText.viewsCounts(
                records: answer.records, alarms: answer.alarms, runs: answer.runs,
                milliseconds: answer.milliseconds)) + " "
            + before
    }
}
