import Foundation
import Glibc
import Synchronization
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// A practice session on a terminal: what goes on in lines, and choices by a letter and Enter.
///
/// Used on the session's thread; only `stop` may be called from others.
// Unchecked: the service belongs to the session's thread, which alone reads it; the rest is in a Mutex or never changes.
final class PracticeTerminal: PracticeFrontEnd, @unchecked Sendable {
    private struct State {
        var isStopped = false
        var lastRound: PracticeRound?
        var onlyListens = false
    }

    private let service: CommandService
    private let texts: PracticeTexts
    private let isQuiet: Bool
    private let isTerminal: Bool
    private let state = Mutex(State())

    init(_ service: CommandService, isQuiet: Bool) {
        self.service = service
        self.isQuiet = isQuiet
        // A log that cannot be read is reported by the session; its words are in English.
        texts = PracticeTexts((try? service.present().settings) ?? Settings())
        isTerminal = TerminalWidth.canDraw(on: 2) && !isQuiet
    }

    /// The round that was judged last.
    var lastRound: PracticeRound? { state.withLock { $0.lastRound } }

    /// Ends the session after what is being done.
    func stop() { state.withLock { $0.isStopped = true } }

    /// Says which keys there are.
    func begin() { if isatty(0) == 1 { say(texts(.keys)) } }

    func show(_ screen: PracticeScreen, round: PracticeRound?) {
        if let round { state.withLock { $0.lastRound = round } }
        if isTerminal { Output.note("\r\u{1b}[K") }
        switch screen {
        case .playing(let item): say("♪ " + texts(.listenFirst, ["text": item.text]))
        case .listening(let item): say("● " + texts(.sayIt, ["text": item.text]))
        case .counted(let id, let count):
            // An affirmation that cannot be read shows no target, or no text.
            say("✓ " + texts.counted(count, of: (try? service.practice(id).state.target) ?? count))
        case .refused(let id, _):
            // The session reports a log that cannot be read.
            guard let round, let text = try? service.practice(id).state.text else { return }
            say("→ " + texts.whyRefused(round, text: text))
        case .listened: say("  " + texts(.listened))
        case .silent: say("  " + texts(.silent))
        case .notPlayed: say("  " + texts(.notPlayed))
        case .waiting(let rounds, let why):
            say("! " + texts(.waiting, ["count": "\(rounds)", "why": texts.wording(written: why)]))
        case .notHeard(let why): say("! " + texts(.notHeard, ["why": texts.wording(written: why)]))
        }
    }

    func hearing(_ words: String) {
        if isTerminal { Output.note("\r\u{1b}[K  … \(words)") }
    }

    func rest(milliseconds: Int64) {
        var waited: Int64 = 0
        // A choice ends the rest; a signal sets the state from another thread.
        while waited < milliseconds, !state.withLock({ $0.isStopped }) {
            if isatty(0) == 1 {
                var keyboard = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
                if poll(&keyboard, 1, 100) > 0 { return }
            } else {
                usleep(100_000)
            }
            waited += 100
        }
    }

    func choice() -> PracticeChoice? {
        if state.withLock({ $0.isStopped }) { return .stop }
        guard isatty(0) == 1 else { return nil }
        var keyboard = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard poll(&keyboard, 1, 0) > 0 else { return nil }
        guard let line = readLine() else { return .stop }
        switch line.trimmingCharacters(in: .whitespaces).lowercased() {
        case "n": return .next
        case "q": return .stop
        case "l":
            let isOn = state.withLock { state in
                state.onlyListens.toggle()
                return state.onlyListens
            }
            return .onlyListen(isOn)
        default: return nil
        }
    }

    private func say(_ text: String) { if !isQuiet { Output.line(text) } }
}
