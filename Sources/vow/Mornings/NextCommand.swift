import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import LinuxAdapters

/// `vow next`: when does it ring?
struct NextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next",
        abstract: HelpText.next.inHelp,
        discussion: HelpText.nextMore(
            question: Self.questionRow, answer: Self.answerRow, error: Self.errorRow
        ).inHelp)

    private static let questionRow = #"""
        {"id":1,"zone":"Europe/Madrid","time":"07:30","days":["mon","fri"],"from":"2025-03-30T01:00:00Z","count":2}
        """#
    private static let answerRow =
        #"{"id":1,"occurrences":["2025-03-31T05:30:00Z","2025-04-04T05:30:00Z"]}"#
    private static let errorRow = #"{"id":…,"error":"…"}"#

    @Option(help: .text(.nextBatch, valueName: "file"))
    var batch: String?

    @Option(help: .text(.nextZone))
    var zone: String?

    @Option(help: .text(.nextTime, valueName: "time"))
    var time: String?

    @Option(help: .text(.nextDays, valueName: "days"))
    var days: [String] = []

    @Option(help: .text(.nextDate, valueName: "YYYY-MM-DD"))
    var date: String?

    @Option(help: .text(.nextRrule, valueName: "rule"))
    var rrule: String?

    @Option(help: .text(.nextPattern, valueName: "steps"))
    var pattern: String?

    @Option(help: .text(.nextStart, valueName: "YYYY-MM-DD"))
    var start: String?

    @Option(
        help: .text(.nextFrom, valueName: "instant"))
    var from: String?

    @Option(help: .text(.sharedHowMany))
    var count: Int = 1

    @OptionGroup var common: CommonOptions

    func run() throws {
        if let batch {
            guard isPlain else {
                throw NextCommand.stop(2, .batchTakesQuestionsFromFile)
            }
            try answer(batch)
        } else if isPlain {
            try showAlarms()
        } else {
            try answerDirectly()
        }
    }

    /// Whether no question is asked by options.
    private var isPlain: Bool {
        time == nil && days.isEmpty && date == nil && zone == nil && from == nil && rrule == nil
            && pattern == nil && start == nil
    }

    /// The next ring of each of the first `count` alarms; exit code 1 when there is none.
    private func showAlarms() throws {
        var operation = ShowNext()
        operation.count = count
        let row = try common.perform(operation) { row, service in
            let overview = try service.present()
            let (texts, rings) = (NextTexts(overview.settings), overview.nextRings.prefix(count))
            return overview.unnoticed.map(texts.unnoticed) + (rings.isEmpty ? [texts.nothing] : [])
                + rings.map { texts.line($0, now: overview.now, isWatched: row.watched != false) }
        }
        if row.next == nil { throw Exit.no }
        if !common.json { common.warnUnwatched(try common.service().present().settings) }
    }

    // MARK: - Batch

    /// Answers as the lines come, so that a program may ask and wait.
    private func answer(_ path: String) throws {
        guard let input = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path) else {
            throw NextCommand.stop(2, .fileCannotBeRead(path: path))
        }
        var batch = NextBatch(source: ZoneDatabase())
        var rest = Data()
        while true {
            let chunk: Data
            do {
                chunk = try input.read(upToCount: 1 << 16) ?? Data()
            } catch {
                throw NextCommand.stop(
                    2, .fileCannotBeReadCheck(path: path, cause: error.inWords))
            }
            rest.append(chunk)
            var answers = ""
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: 10) {
                batch.answer(to: rest[start..<end]).map { answers += $0 + "\n" }
                start = end + 1
            }
            rest = Data(rest[start...])
            if chunk.isEmpty { batch.answer(to: rest).map { answers += $0 + "\n" } }
            if !answers.isEmpty { Output.put(answers) }
            if chunk.isEmpty { return }
        }
    }

    // MARK: - One question

    private func answerDirectly() throws {
        guard let time, !days.isEmpty || date != nil || rrule != nil || pattern != nil else {
            throw NextCommand.stop(2, .giveTimeWithDaysOr)
        }
        let question: NextQuestion
        let rules: ZoneRules
        do {
            let database = ZoneDatabase()
            question = try NextQuestion(
                zone: try zone ?? database.deviceZoneIdentifier(),
                time: TimeWords.time(time)?.iso8601 ?? time,
                days: days.isEmpty ? nil : days,
                date: date.map { TimeWords.date($0, today: Calendar.today)?.iso8601 ?? $0 },
                rrule: rrule, pattern: pattern, start: startDate, from: try instant(), count: count)
            rules = try database.rules(for: question.zone)
        } catch let mistake as NextQuestion.Mistake {
            throw NextCommand.stop(2, mistake.message)
        } catch let failure as PortFailure {
            throw NextCommand.stop(failure.code == "zone.unknown" ? 2 : 3, failure.told)
        }
        let occurrences = question.occurrences(in: rules)
        Output.line(
            common.json
                ? NextLines.json(occurrences, rules)
                : NextLines.lines(
                    occurrences, rules, after: question.from,
                    ShownTimes(common.utc ? nil : rules, common.wording), common.wording)
        )
    }

    /// The date from which a rule or a pattern is counted; today if it was left out.
    private var startDate: String? {
        let today = Calendar.today
        if let start { return TimeWords.date(start, today: today)?.iso8601 ?? start }
        return rrule == nil && pattern == nil ? nil : today.iso8601
    }

    private func instant() throws(NextQuestion.Mistake) -> Instant {
        guard let from else {
            return Instant(millisecondsSinceEpoch: Int64(Date().timeIntervalSince1970 * 1000))
        }
        guard let instant = Instant(iso8601: from) else {
            throw NextQuestion.Mistake(
                .fromMustBeInstantSuch(text: from))
        }
        return instant
    }

    private static func stop(_ code: Int32, _ message: TextCode) -> Complaint {
        Exit.saying(ExitCode(code), message)
    }
}

/// The texts `vow next` prints.
private enum NextLines {
    static func json(_ occurrences: [Occurrence], _ rules: ZoneRules) -> String {
        let rows = occurrences.map { occurrence in
            let wall = rules.civil(at: occurrence.instant)
            return #"{"instant":"\#(occurrence.instant.iso8601)","date":"\#(occurrence.date.iso8601)","#
                + #""local":"\#(wall.date.iso8601)T\#(wall.time.iso8601)","kind":"\#(occurrence.kind.rawValue)"}"#
        }
        return
            #"{"zone":\#(JSONText.quoted(rules.identifier)),"zoneRules":\#(JSONText.quoted(rules.version)),"#
            + #""occurrences":[\#(rows.joined(separator: ","))]}"#
    }

    static func lines(
        _ occurrences: [Occurrence], _ rules: ZoneRules, after from: Instant, _ times: ShownTimes,
        _ pick: Wording
    ) -> String {
        if occurrences.isEmpty {
            return pick(NextText.never(from: times.text(from)))
        }
        return occurrences.map { occurrence in
            let wall = rules.civil(at: occurrence.instant)
            let note =
                switch occurrence.kind {
                case .exact: ""
                case .gap:
                    pick(NextText.gap)
                case .overlap: pick(NextText.noteTheFirstOf)
                }
            let reading = "\(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(wall.time.iso8601)"
            let universal = times.isUniversal ? "\(occurrence.instant.iso8601), " : ""
            let waiting = wait(occurrence.instant, since: from)
            return pick(NextText.reading(reading: reading, universal: universal, wait: waiting, note: note))
        }.joined(separator: "\n")
    }

    /// "7 h 12 min", or days and hours beyond two days; minutes are rounded down.
    private static func wait(_ instant: Instant, since from: Instant) -> String {
        let minutes = instant.milliseconds(since: from) / 60_000
        if minutes < 60 { return "\(minutes) min" }
        if minutes < 2880 { return "\(minutes / 60) h \(minutes % 60) min" }
        return "\(minutes / 1440) d \(minutes / 60 % 24) h"
    }
}
