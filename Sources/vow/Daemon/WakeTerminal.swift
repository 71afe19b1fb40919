import Foundation
import Glibc
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// The wake screen on a terminal: redrawn in place there, and line by line where the output is no terminal.
///
/// It draws rows, whoever sends them: the daemon of this process, or one in another over its socket. Called on one
/// thread, but for `typing`, which the keyboard's calls.
// Unchecked: a lock that is taken again where one call leads to another guards all that changes; `Mutex` cannot be.
final class WakeTerminal: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let isTerminal: Bool
    private let usesColour: Bool
    private var drawnRowCount = 0
    private var lastLines: [String] = []
    private var level = 0
    private var row: LiveRow?
    private var typed = ""
    /// Which of the counts is in force: a newer row ends the one before.
    private var ticks = 0
    /// The goals that the run asked for.
    private var goals: [String] = []
    /// The card of the day, while it stands below how the run ended.
    private var card: [String] = []
    private let dayGoals: (@Sendable () -> [String])?
    private let zone = ZoneDatabase().deviceRules
    private let announcesNext: Bool
    /// Reads the settings, so only where something is drawn.
    private lazy var clockWords = HomeLanguage.ofArguments
    /// The address of the page, said once with what rings next.
    private var pageAddress: (@Sendable () -> String?)?

    /// Whether the output is read by the person at the device and nobody else; a service's goes into a journal.
    private let isPrivate: Bool

    /// Whether a ring makes a sound.
    private let isLoud: Bool

    /// How long the card of the day stays, in seconds.
    private static let cardSeconds = 10.0

    /// - Parameters:
    ///   - announcesNext: whether to say what rings next; the demonstration counts down instead.
    ///   - isPrivate: whether words of the person may be shown; left out, they may be on a terminal only.
    ///   - isLoud: whether a ring makes a sound; where the person is up already, it makes none.
    ///   - dayGoals: the person's goals, for the card of the day after an alarm that asked for none; it may take a
    ///     while. Nil for no card, where others print on the same terminal.
    ///   - pageAddress: where the page is served; nil for no word about it.
    init(
        announcesNext: Bool = true, isPrivate: Bool = isatty(1) == 1, isLoud: Bool = true,
        dayGoals: (@Sendable () -> [String])? = nil, pageAddress: (@Sendable () -> String?)? = nil
    ) {
        self.pageAddress = pageAddress
        self.dayGoals = dayGoals
        isTerminal = TerminalWidth.canDraw(on: 1)
        self.isPrivate = isPrivate
        self.isLoud = isLoud
        usesColour = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        self.announcesNext = announcesNext
        guard isTerminal else { return }
        Output.showNotes { [weak self] text in
            self?.notice(text)
            return self != nil
        }
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
        if row.run?.id != self.row?.run?.id { goals = [] }
        if let gate = row.gate, gate.task.kind == "goal" {
            goals = gate.words.lines.map { $0.words.map(\.text).joined(separator: " ") }
        }
        card = []
        self.row = row
        draw()
        countDown(row)
        guard row.phase == .ended else { return }
        // How it ended stays where it stands, above whatever comes.
        self.row = nil
        drawnRowCount = 0
        lastLines = []
        if row.ending == "dismissed" { showDay(row) }
    }

    /// What the day is for, quietly and for a while, once the word was kept.
    private func showDay(_ row: LiveRow) {
        guard isTerminal, isPrivate, let dayGoals else { return }
        let asked = goals
        Thread.detachNewThread { [weak self] in
            let goals = asked.isEmpty ? dayGoals() : asked
            guard let self, !goals.isEmpty else { return }
            let head = Wording(setting: row.run?.language ?? "en")(TerminalText.today)
            set(card: [paint(head, 1)] + goals.map { "  \($0)" })
            Thread.sleep(forTimeInterval: Self.cardSeconds)
            set(card: [])
        }
    }

    private func set(card: [String]) {
        lock.lock()
        defer { lock.unlock() }
        // A run that began meanwhile is what matters.
        guard row == nil else { return }
        self.card = card
        draw()
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
        let pick = isTerminal ? HomeLanguage.ofArguments : Wording(in: .english)
        if let next = row.next {
            let name = isPrivate && !next.label.isEmpty ? ForeignWords.plain(next.label) : next.alarm
            notice(
                pick(TerminalText.nextAlarm(name: name, when: next.dueLocal.replacing("T", with: " "))))
        } else {
            notice(pick(TerminalText.noAlarm))
        }
        if let address = pageAddress?() { notice(pick(TerminalText.pageAt(address: address))) }
        pageAddress = nil
    }

    /// Draws the row again each second, while something on it counts down or the minute has changed.
    private func countDown(_ row: LiveRow) {
        guard isTerminal, isPrivate, row.phase != .ended else { return }
        ticks += 1
        let own = ticks
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            lock.lock()
            defer { lock.unlock() }
            guard ticks == own, self.row == row else { return }
            draw()
            countDown(row)
        }
    }

    func notice(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        erase()
        Output.put(fitted([text]).joined(separator: "\n") + "\n")
        lastLines = []
        if !typed.isEmpty || !card.isEmpty { draw() }
    }

    /// What a typed number chooses to stand in for speaking, or nil if it is no such number.
    func choice(_ text: String) -> Ordinal? {
        lock.withLock {
            guard let count = row?.gate?.alternatives?.alternatives.count,
                let number = SumQuestion.number(text)
            else {
                return nil
            }
            return number <= count ? Ordinal(number) : nil
        }
    }

    /// Whether a typed word takes the offer of an easier run, while it is made.
    func takesOffer(_ text: String) -> Bool {
        lock.withLock {
            row?.gate?.easierText != nil && TypedWord(text).is(WakeText.easingWord)
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
        var lines = row.map { self.lines($0) } ?? card
        if !typed.isEmpty { lines.append("> \(typed)") }
        lines = fitted(lines)
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

    /// Lines broken between words, as far as they fit; narrower than this nothing can be read.
    private func fitted(_ lines: [String]) -> [String] {
        guard isTerminal else { return lines }
        let columns = max(40, TerminalWidth.columns(of: 1))
        return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .flatMap { TerminalWidth.wrapped(String($0), columns: columns) }
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
        guard let run = row.run else { return [] }
        let (phase, prompt) = (run.phaseText, run.prompt)
        let bars = String(repeating: "▮", count: level / 10) + String(repeating: "▯", count: 10 - level / 10)
        var lines: [String] = []
        if isTerminal, isPrivate, row.phase != .ended {
            lines.append(paint(WakeHints(row, clockWords).head(at: Date(), in: zone), 1))
        }
        switch row.phase {
        case .ringing where !isLoud:
            lines.append(paint("○ " + Wording(setting: run.language)(TerminalText.silent), 36))
        case .ringing: lines.append(paint("♪ \(phase) \(bars) \(level) %", 33))
        case .listening: lines.append(paint("● \(phase)\(isTerminal ? " \(bars)" : "")", 36))
        case .judging, .answering, .checking: lines.append(paint("● \(phase)", 36))
        case .snoozed, .resting, .idle: lines.append(phase)
        case .ended: return [paint(prompt, 32)]
        }
        guard let gate = row.gate else { return lines }
        if let warning = gate.warning { lines.append(paint("  ! \(warning.text)", 31)) }
        // The prompt may name the challenge word, and what was missed is the person's own.
        guard isPrivate else { return lines + publicLines(run, gate) }
        lines.append(paint(prompt, 1))
        for (place, line) in gate.words.lines.enumerated() {
            let words = line.words.map { $0.heard ? paint("\($0.text)✓", 32) : $0.text }
            let number = gate.words.ordered == true ? "\(place + 1). " : ""
            lines.append(
                "  \(line.recited ? paint("✓", 32) : " ") \(number)\(words.joined(separator: " "))")
        }
        // The prompt shows the word until it is heard.
        if let word = gate.words.challengeWord,
            gate.words.challengeWordHeard == true || !prompt.contains(word)
        {
            lines.append("    [\(word)\(gate.words.challengeWordHeard == true ? paint("✓", 32) : "")]")
        }
        if let transcript = gate.words.transcript { lines.append("  … \(transcript)") }
        if let alternatives = gate.alternatives { lines.append("  \(alternatives.alternativesText)") }
        if let offer = gate.easierText {
            let pick = Wording(setting: run.language)
            let how = pick(WakeText.easingTyped(word: pick(WakeText.easingWord)))
            lines += ["  \(offer)", "  \(how)"]
        }
        if let feedback = gate.feedback { lines.append(paint("  → \(feedback.text)", 35)) }
        guard isTerminal else { return lines }
        return lines + WakeHints(row, clockWords).lines(at: Date(), in: zone).map { paint("  \($0)", 2) }
    }

    /// What may be said where others read: what to do, without any word of the person's own.
    private func publicLines(_ run: LiveRow.Run, _ gate: LiveRow.Gate) -> [String] {
        // The sentence that names the challenge word is left out.
        let sentences = run.prompt.components(separatedBy: ". ").filter { sentence in
            gate.words.challengeWord.map { !sentence.contains($0) } ?? true
        }
        let plain = sentences.joined(separator: ". ")
        let isPublic = gate.typingOpen || gate.feedback?.kind == "partMissing"
        let open = isPublic ? gate.feedback?.text : nil
        return [plain] + (open.map { ["  → \($0)"] } ?? [])
    }
}
