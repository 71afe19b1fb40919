import Foundation
import Glibc
import Terminal
import VowCore
import VowRuntime

/// The wake screen on a terminal: redrawn in place there, and line by line where the output is no terminal.
///
/// Called on the daemon's thread, but for `typing`, which the keyboard's calls.
final class WakeTerminal: WakeDisplay, @unchecked Sendable {
    // Guards all that changes. It is taken again where one call leads to another.
    private let lock = NSRecursiveLock()
    private let isTerminal: Bool
    private let usesColour: Bool
    private var drawnRowCount = 0
    private var lastLines: [String] = []
    private var level = 0
    private var screen: WakeScreen?
    private var typed = ""
    private let onFinish: (String, RunEnding) -> Void
    private let onScreen: (WakeScreen) -> Void
    private let zone: ZoneRules
    private let announcesNext: Bool

    /// - Parameter announcesNext: whether to say what rings next; the demonstration counts down instead.
    init(
        zone: ZoneRules, announcesNext: Bool = true, onScreen: @escaping (WakeScreen) -> Void = { _ in },
        onFinish: @escaping (String, RunEnding) -> Void = { _, _ in }
    ) {
        isTerminal = isatty(1) == 1
        usesColour = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        self.zone = zone
        self.announcesNext = announcesNext
        self.onScreen = onScreen
        self.onFinish = onFinish
    }

    func show(_ screen: WakeScreen, run: String) {
        lock.withLock {
            self.screen = screen
            draw()
        }
        onScreen(screen)
    }

    func show(levelPercent: Int) {
        lock.lock()
        defer { lock.unlock() }
        let isWorthALine = abs(levelPercent - level) >= 20 || levelPercent == 0
        guard isTerminal || isWorthALine else { return }
        level = levelPercent
        draw()
    }

    func show(next: (alarm: String, occurrence: Occurrence)?) {
        guard announcesNext else { return }
        guard let next else {
            return notice("No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays")
        }
        let wall = zone.civil(at: next.occurrence.instant)
        notice("Next alarm \(next.alarm): \(wall.date.iso8601) \(wall.time.iso8601)")
    }

    func notice(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        erase()
        Output.put(text + "\n")
        lastLines = []
        if !typed.isEmpty { draw() }
    }

    func finished(run: String, ending: RunEnding) {
        lock.withLock {
            screen = nil
            drawnRowCount = 0
            lastLines = []
        }
        onFinish(run, ending)
    }

    /// What a typed number chooses to stand in for speaking, from 0; nil where it is no such number.
    func choice(_ text: String) -> Int? {
        lock.withLock {
            guard let count = screen?.choices.count, let number = SumQuestion.number(text) else { return nil }
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
        var lines = screen.map { Self.lines($0, level: level, paint: paint) } ?? []
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

    private static func lines(_ screen: WakeScreen, level: Int, paint: (String, Int) -> String) -> [String] {
        let texts = WakeTexts(screen.language)
        var lines: [String] = []
        switch screen.phase {
        case .ringing:
            let bars =
                String(repeating: "▮", count: level / 10) + String(repeating: "▯", count: 10 - level / 10)
            lines.append(paint("♪ \(texts.phase(screen.phase)) \(bars) \(level) %", 33))
        case .listening, .answering: lines.append(paint("● \(texts.phase(screen.phase))", 36))
        case .snoozed, .ended: lines.append(texts.phase(screen.phase))
        }
        lines.append(paint(texts.prompt(screen), 1))
        if case .ended = screen.phase { return [paint(texts.prompt(screen), 32)] }
        for line in screen.lines {
            let words = zip(line.words, line.said).map { word, said in
                said ? paint("\(word)✓", 32) : word
            }
            lines.append("  \(line.isRecited ? paint("✓", 32) : " ") \(words.joined(separator: " "))")
        }
        if let word = screen.challengeWord {
            lines.append("    [\(word)\(screen.challengeWordHeard ? paint("✓", 32) : "")]")
        }
        if !screen.transcript.isEmpty { lines.append("  … \(screen.transcript)") }
        let choices = texts.choices(screen)
        if !choices.isEmpty { lines.append("  \(choices)") }
        if let feedback = screen.feedback { lines.append(paint("  → \(texts.feedback(feedback))", 35)) }
        return lines
    }
}
