import ArgumentParser
import Foundation
import Glibc
import Terminal
import VowCore
import VowLog
import VowRecitation
import VowRuntime

/// `vow replay`: a past run, step by step, with its decisions taken again.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Step through a past run and check every decision with today's code.",
        discussion: """
            The run may also be a file that `vow report` wrote, or lie in an archive of `vow export`. On a terminal: \
            n, space or the right arrow goes on, p or the left arrow goes back, home and end go to the first and the \
            last step, q ends. Where the output is no terminal, every step is printed. Whether the records are those \
            that were written is checked from the run's first one on; `records` says so in JSON (sound, altered, or \
            unchecked for a report), with `flaw` and `flawPosition` as in `vow log verify`. Exit code 0: the same \
            decisions come out; 1: they do not, or the records were altered.
            """)
    @OptionGroup var common: CommonOptions
    @Argument(help: ArgumentHelp("A run, or a report's file.", valueName: "run")) var wanted: String
    @Option(name: .customLong("at"), help: ArgumentHelp("Show only this step, from 1.", valueName: "step"))
    var only: Int?

    @Option(help: ArgumentHelp("Look for the run in this archive of `vow export`.", valueName: "file"))
    var archive: String?
    @Option(help: ArgumentHelp("Judge by this version of the verifier, from 7.", valueName: "version"))
    var verifier: Int?

    struct Row: Encodable {
        let step: Int
        let at: String
        let input: String
        let events: [String]
        let effects: [String]
        let state: String
        let check: String
        let today: [String]?
    }

    struct Document: Encodable {
        let run: String
        let judgedFrom: String
        let records: String
        let flaw: String?
        let flawPosition: Int64?
        let steps: [Row]
        let firstDifference: Int?
    }

    func run() throws {
        try Exit.reporting {
            try HindsightOptions.check(verifier: verifier)
            let source =
                if let archive { try RunSource.open(wanted, archive: archive) } else {
                    try RunSource.open(wanted, common)
                }
            guard verifier == nil || !source.isRedacted else {
                throw CommandError.refused("A report holds no words that another verifier could judge.")
            }
            let replay = RunReplay(source.events, judging: source.judging, verifierVersion: verifier)
            guard !replay.steps.isEmpty else {
                throw CommandError.refused("There is nothing in \(wanted) to replay.")
            }
            let rows = replay.steps.enumerated().map { ReplayCommand.row($0.offset, $0.element) }
            let shown = try choose(rows)
            let summary = [ReplayCommand.summary(replay), source.records.sentence()]
            if common.json {
                JSONPrinter.print(ReplayCommand.document(of: source, replay, steps: shown))
            } else if only == nil, isatty(0) == 1, TerminalWidth.canDraw(on: 1) {
                ReplayCommand.walk(rows, summary: summary, common.times)
            } else {
                for row in shown {
                    Output.line(common.times.localised(ReplayCommand.text(row, of: rows.count)))
                }
                for sentence in summary { Output.line(sentence) }
            }
            if replay.firstDifference != nil || source.records.flaw != nil { throw Exit.no }
        }
    }

    /// A replay as JSON, with all of its steps or some.
    static func document(of source: RunSource, _ replay: RunReplay, steps: [Row]? = nil) -> Document {
        Document(
            run: source.name, judgedFrom: source.isRedacted ? "recorded line results" : "words",
            records: source.records.word, flaw: source.records.flaw?.kind.rawValue,
            flawPosition: source.records.flaw?.position,
            steps: steps ?? replay.steps.enumerated().map { row($0.offset, $0.element) },
            firstDifference: replay.firstDifference.map { $0 + 1 })
    }

    private func choose(_ rows: [Row]) throws -> [Row] {
        guard let only else { return rows }
        guard rows.indices.contains(only - 1) else {
            throw CommandError.refused("The run has the steps 1 to \(rows.count).")
        }
        return [rows[only - 1]]
    }

    private static func row(_ index: Int, _ step: ReplayStep) -> Row {
        var today: [String]?
        let check: String
        switch step.check {
        case .same: check = "same"
        case .fact: check = "fact"
        case .erased: check = "erased"
        case .differs(let events):
            check = "differs"
            today = events.map { Timeline.named(.run("", $0)) }
        }
        let said = step.state.recitedLines
        let state =
            "\(step.state.phase.word), step \(step.state.stepIndex + 1), "
            + "\(Plural.of(step.state.attemptCount, "attempt", "attempts")), "
            + "\(Plural.of(step.state.snoozeCount, "snooze", "snoozes")), "
            + "said: \(said.isEmpty ? "nothing" : said.map(\.text).joined(separator: " "))"
        return Row(
            step: index + 1, at: step.at.iso8601Milliseconds, input: step.input,
            events: step.events.map { Timeline.named(.run("", $0)) }, effects: step.effects, state: state,
            check: check, today: today)
    }

    private static func text(_ row: Row, of count: Int) -> String {
        var lines = ["\(row.step)/\(count)  \(row.at)", "  in      \(row.input)"]
        lines += row.events.map { "  event   \($0)" }
        lines += row.effects.map { "  effect  \($0)" }
        lines.append("  state   \(row.state)")
        switch row.check {
        case "same": lines.append("  today   the same")
        case "differs": lines += (row.today ?? []).map { "  TODAY   \($0)" }
        case "erased": lines.append("  today   cannot be said: the words were erased")
        default: break
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(_ replay: RunReplay) -> String {
        if let difference = replay.firstDifference {
            return "Today's code decides otherwise at step \(difference + 1)."
        }
        let erased = replay.steps.contains { $0.check == .erased }
        return erased
            ? "Today's code decides the same wherever words are left to judge."
            : "Today's code takes every decision the same."
    }

    /// Goes back and forth with keys until q.
    private static func walk(_ rows: [Row], summary: [String], _ times: ShownTimes) {
        var saved = termios()
        tcgetattr(0, &saved)
        var raw = saved
        // Control-C is a key here, so that the terminal is given back as it was.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(0, TCSANOW, &raw)
        defer { tcsetattr(0, TCSANOW, &saved) }
        var cursor = StepCursor(count: rows.count)
        while true {
            let step = times.localised(text(rows[cursor.index], of: rows.count)).split(separator: "\n").map(
                String.init)
            let help = [""] + summary + ["n next, p back, home, end, q"]
            Output.line("\u{1B}[2J\u{1B}[H" + fitted(step, above: help).joined(separator: "\n"))
            fflush(nil)
            var keys = [UInt8](repeating: 0, count: 64)
            let count = read(0, &keys, keys.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, cursor.take(Array(keys[..<count])) else { return }
        }
    }

    /// The lines cut to the terminal's width and height, so that the head of the step is never scrolled away.
    private static func fitted(_ step: [String], above help: [String]) -> [String] {
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
        if body.count > room { body = Array(body.prefix(room - 1)) + ["… (--at STEP shows the whole)"] }
        return body + foot
    }
}
