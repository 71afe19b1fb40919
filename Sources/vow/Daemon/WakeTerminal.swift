import Foundation
import Glibc
import Terminal
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// The wake screen on a terminal: redrawn in place there, and line by line where the output is no terminal.
///
/// It draws rows, whoever sends them: the daemon of this process, or one in another over its socket. Called on one
/// thread, but for `typing`, which the keyboard's calls.
final class WakeTerminal: @unchecked Sendable {
    // Guards all that changes. It is taken again where one call leads to another.
    private let lock = NSRecursiveLock()
    private let isTerminal: Bool
    private let usesColour: Bool
    private var drawnRowCount = 0
    private var lastLines: [String] = []
    private var level = 0
    private var row: LiveRow?
    private var typed = ""
    private let announcesNext: Bool

    /// - Parameter announcesNext: whether to say what rings next; the demonstration counts down instead.
    init(announcesNext: Bool = true) {
        isTerminal = isatty(1) == 1
        usesColour = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        self.announcesNext = announcesNext
    }

    /// Shows what changed.
    func show(_ change: LiveState.Change) {
        switch change {
        case .row(let row): show(row)
        case .level(let row): show(level: row.level)
        case .notice(let row): notice(row.notice)
        }
    }

    private func show(_ row: LiveRow) {
        if row.phase == .idle { return announce(row) }
        lock.lock()
        defer { lock.unlock() }
        self.row = row
        draw()
        guard row.phase == .ended else { return }
        // How it ended stays where it stands, above whatever comes.
        self.row = nil
        drawnRowCount = 0
        lastLines = []
    }

    private func show(level: Int) {
        lock.lock()
        defer { lock.unlock() }
        let isWorthALine = abs(level - self.level) >= 20 || level == 0
        guard isTerminal || (isWorthALine && row?.phase == .ringing) else { return }
        self.level = level
        draw()
    }

    private func announce(_ row: LiveRow) {
        guard announcesNext else { return }
        guard let alarm = row.alarm, let local = row.dueLocal else {
            return notice("No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays")
        }
        notice("Next alarm \(alarm): \(local.replacing("T", with: " "))")
    }

    func notice(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        erase()
        Output.put(text + "\n")
        lastLines = []
        if !typed.isEmpty { draw() }
    }

    /// What a typed number chooses to stand in for speaking, from 0; nil where it is no such number.
    func choice(_ text: String) -> Int? {
        lock.withLock {
            guard let count = row?.alternatives?.count, let number = SumQuestion.number(text) else {
                return nil
            }
            return (1...max(1, count)).contains(number) && count > 0 ? number - 1 : nil
        }
    }

    /// Shows what the person is typing below the screen.
    func typing(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        typed = isTerminal ? text : ""
        draw()
    }

    private func draw() {
        var lines = row.map { self.lines($0) } ?? []
        if !typed.isEmpty { lines.append("> \(typed)") }
        guard lines != lastLines else { return }
        if isTerminal {
            erase()
            if !lines.isEmpty { Output.put(lines.joined(separator: "\n") + "\n") }
            let width = TerminalWidth.columns(of: 1)
            drawnRowCount = lines.reduce(0) { $0 + TerminalWidth.rows($1, columns: width) }
        } else {
            for line in lines where !lastLines.contains(line) { Output.put(line + "\n") }
        }
        lastLines = lines
    }

    private func erase() {
        guard isTerminal, drawnRowCount > 0 else { return }
        Output.put("\u{1B}[\(drawnRowCount)A\u{1B}[J")
        drawnRowCount = 0
    }

    private func paint(_ text: String, _ code: Int) -> String {
        usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private func lines(_ row: LiveRow) -> [String] {
        let (phase, prompt) = (row.phaseText ?? "", row.prompt ?? "")
        let bars = String(repeating: "▮", count: level / 10) + String(repeating: "▯", count: 10 - level / 10)
        var lines: [String] = []
        switch row.phase {
        case .ringing: lines.append(paint("♪ \(phase) \(bars) \(level) %", 33))
        case .listening: lines.append(paint("● \(phase)\(isTerminal ? " \(bars)" : "")", 36))
        case .answering: lines.append(paint("● \(phase)", 36))
        case .snoozed, .idle: lines.append(phase)
        case .ended: return [paint(prompt, 32)]
        }
        lines.append(paint(prompt, 1))
        for line in row.lines ?? [] {
            let words = line.words.map { $0.heard ? paint("\($0.text)✓", 32) : $0.text }
            lines.append("  \(line.recited ? paint("✓", 32) : " ") \(words.joined(separator: " "))")
        }
        if let word = row.challengeWord {
            lines.append("    [\(word)\(row.challengeWordHeard == true ? paint("✓", 32) : "")]")
        }
        if let transcript = row.transcript { lines.append("  … \(transcript)") }
        if let alternatives = row.alternativesText { lines.append("  \(alternatives)") }
        if let feedback = row.feedback { lines.append(paint("  → \(feedback.text)", 35)) }
        return lines
    }
}
