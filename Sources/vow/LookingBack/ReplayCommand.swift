import ArgumentParser
import Foundation
import Glibc
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// `vow replay`: a past run, step by step, with its decisions taken again.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: HelpText.replay.inHelp,
        discussion: HelpText.replayMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.replayWanted, valueName: "run")) var wanted: String
    @Option(name: .customLong("at"), help: .text(.replayOnly, valueName: "step"))
    var only: Int?

    @Option(help: .text(.replayArchive, valueName: "file"))
    var archive: String?
    @Option(help: .text(.optionsHindsightVerifier, valueName: "version"))
    var verifier: Int?

    func run() throws {
        try Exit.reporting {
            try TryOtherTerms.check(verifier: verifier)
            let source =
                if let archive { try RunSource.open(wanted, archive: archive) } else {
                    try RunSource.open(wanted, common)
                }
            guard verifier == nil || !source.isRedacted else {
                throw CommandError.refused(.reportHoldsNoWordsThat)
            }
            let wording = common.wording
            let replay = RunReplay(
                source.events, judging: source.judging, verifierVersion: verifier,
                texts: ReplayTexts(wording))
            guard !replay.steps.isEmpty else {
                throw CommandError.refused(.nothingInToReplay(file: wanted))
            }
            let document = ReplayRow(source, replay, wording, zones: ZoneDatabase())
            let rows = document.steps
            let shown = try choose(rows)
            let summary = [
                ReplayCommand.summary(replay, wording), source.records.sentence(HindsightTexts(wording)),
            ]
            if common.json {
                JSONPrinter.print(document.showing(shown))
            } else if only == nil, isatty(0) == 1, TerminalWidth.canDraw(on: 1) {
                ReplayCommand.walk(rows, summary: summary, common.times, wording)
            } else {
                for row in shown {
                    Output.line(common.times.localised(ReplayCommand.text(row, of: rows.count, wording)))
                }
                for sentence in summary { Output.line(sentence) }
            }
            if replay.firstDifference != nil || source.records.flaw != nil { throw Exit.no }
        }
    }

    private func choose(_ rows: [ReplayRow.Step]) throws -> [ReplayRow.Step] {
        guard let only else { return rows }
        guard only >= 1, only <= rows.count else {
            throw CommandError.refused(.runHasSteps1To(count: rows.count))
        }
        return [rows[only - 1]]
    }

    private static func text(_ row: ReplayRow.Step, of count: Int, _ wording: Wording) -> String {
        func line(_ label: ReplayedText, _ text: String) -> String {
            "  \(Texts.leading(wording(label), to: 7)) \(text)"
        }
        var lines = ["\(row.step)/\(count)  \(row.at)", line(.labelIn, row.input)]
        lines += row.events.map { line(.labelEvent, $0) }
        lines += row.effects.map { line(.labelEffect, $0) }
        lines.append(line(.labelState, row.state))
        switch row.check {
        case "same": lines.append(line(.labelToday, wording(ReplayedText.same)))
        case "differs": lines += (row.today ?? []).map { line(.labelTodayDiffers, $0) }
        case "erased": lines.append(line(.labelToday, wording(PageText.replayErased)))
        default: break
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(_ replay: RunReplay, _ wording: Wording) -> String {
        if let difference = replay.firstDifference {
            return wording(ReplayedText.differs(step: "\(difference + 1)"))
        }
        let erased = replay.steps.contains { $0.check == .erased }
        return erased
            ? wording(ReplayedText.sameWhereWords)
            : wording(ReplayedText.allSame)
    }

    /// Goes back and forth with keys until q.
    private static func walk(
        _ rows: [ReplayRow.Step], summary: [String], _ times: ShownTimes, _ wording: Wording
    ) {
        var saved = termios()
        tcgetattr(0, &saved)
        var raw = saved
        // Control-C is a key here, so that the terminal is given back as it was.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(0, TCSANOW, &raw)
        defer { tcsetattr(0, TCSANOW, &saved) }
        var cursor = StepCursor(count: rows.count)
        while true {
            let step = times.localised(text(rows[cursor.index], of: rows.count, wording)).split(
                separator: "\n"
            ).map(
                String.init)
            let help =
                [""] + summary + [
                    wording(ReplayedText.keys)
                ]
            let shown = ForeignWords.shown(fitted(step, above: help, wording).joined(separator: "\n"))
            Output.put("\u{1B}[2J\u{1B}[H" + shown + "\n")
            fflush(nil)
            var keys = [UInt8](repeating: 0, count: 64)
            let count = read(0, &keys, keys.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, cursor.handle(Array(keys[..<count])) else { return }
        }
    }

    /// The lines cut to the terminal's width and height, so that the head of the step is never scrolled away.
    private static func fitted(_ step: [String], above help: [String], _ wording: Wording) -> [String] {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return step + help
        }
        let width = Int(size.ws_col)
        let wrapped = { (lines: [String]) in lines.flatMap { TerminalWidth.wrapped($0, columns: width) } }
        var foot = wrapped(help)
        // On a small terminal the step is worth more than the words about the keys.
        if foot.count * 2 > Int(size.ws_row) { foot = ["n p q"] }
        // The last row stays free for the cursor.
        let room = max(1, Int(size.ws_row) - 1 - foot.count)
        var body = wrapped(step)
        if body.count > room {
            body =
                Array(body.prefix(room - 1)) + [
                    wording(ReplayedText.shortened)
                ]
        }
        return body + foot
    }
}
