import Foundation
import Glibc
import VowCore
import VowRuntime

/// The wake screen on a terminal: redrawn in place there, and line by line where the output is no terminal.
///
/// Called on the daemon's thread only.
final class WakeTerminal: WakeDisplay {
    private let isTerminal: Bool
    private let usesColour: Bool
    private var drawnLineCount = 0
    private var lastLines: [String] = []
    private var level = 0
    private var screen: WakeScreen?
    private let onFinish: (String, RunEnding) -> Void
    private let onScreen: (WakeScreen) -> Void
    private let zone: ZoneRules

    init(
        zone: ZoneRules, onScreen: @escaping (WakeScreen) -> Void = { _ in },
        onFinish: @escaping (String, RunEnding) -> Void = { _, _ in }
    ) {
        isTerminal = isatty(1) == 1
        usesColour = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        self.zone = zone
        self.onScreen = onScreen
        self.onFinish = onFinish
    }

    func show(_ screen: WakeScreen, run: String) {
        self.screen = screen
        draw()
        onScreen(screen)
    }

    func show(levelPercent: Int) {
        let isWorthALine = abs(levelPercent - level) >= 20 || levelPercent == 0
        guard isTerminal || isWorthALine else { return }
        level = levelPercent
        draw()
    }

    func show(next: (alarm: String, occurrence: Occurrence)?) {
        guard let next else {
            return notice("No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays")
        }
        let wall = zone.civil(at: next.occurrence.instant)
        notice("Next alarm \(next.alarm): \(wall.date.iso8601) \(wall.time.iso8601)")
    }

    func notice(_ text: String) {
        erase()
        put(text + "\n")
        lastLines = []
    }

    func finished(run: String, ending: RunEnding) {
        screen = nil
        drawnLineCount = 0
        lastLines = []
        onFinish(run, ending)
    }

    private func draw() {
        guard let screen else { return }
        let lines = Self.lines(screen, level: level, paint: paint)
        guard lines != lastLines else { return }
        if isTerminal {
            erase()
            put(lines.joined(separator: "\n") + "\n")
            drawnLineCount = lines.count
        } else {
            for line in lines where !lastLines.contains(line) { put(line + "\n") }
        }
        lastLines = lines
    }

    private func erase() {
        guard isTerminal, drawnLineCount > 0 else { return }
        put("\u{1B}[\(drawnLineCount)A\u{1B}[J")
        drawnLineCount = 0
    }

    /// Writes past the C library's buffers: flushing them waits for every stream's lock, and the thread that reads
    /// the keyboard holds the lock of its stream for as long as nothing is typed.
    private func put(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            // A screen that is gone must not keep the alarm from ringing.
            guard count > 0 || (count < 0 && errno == EINTR) else { return }
            rest = rest.dropFirst(max(0, count))
        }
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
        case .listening: lines.append(paint("● \(texts.phase(screen.phase))", 36))
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
        if let feedback = screen.feedback { lines.append(paint("  → \(texts.feedback(feedback))", 35)) }
        return lines
    }
}
