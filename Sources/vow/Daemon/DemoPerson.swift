import Foundation
import SoundAdapters
import Synchronization
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowPorts
import VowRuntime

/// The demonstration's person: mumbles something else first, then recites what the screen asks for.
///
/// It knows only the wake screen, and speaks into the virtual room.
final class DemoPerson: Sendable {
    private struct Memory {
        var hasMumbled = false
        var isSpeaking = false
        var answeredWindow = 0
    }

    private let room: VirtualRoom
    private let script: DemoScript
    private let memory = Mutex(Memory())

    init(room: VirtualRoom, script: DemoScript) {
        self.room = room
        self.script = script
    }

    /// Looks at the screen, and begins to speak when a window opens.
    func see(_ screen: WakeScreen) {
        let begins = memory.withLock { memory in
            guard screen.phase == .listening, screen.window != memory.answeredWindow, !memory.isSpeaking
            else {
                return false
            }
            memory.answeredWindow = screen.window
            memory.isSpeaking = true
            return true
        }
        guard begins else { return }
        let text = words(for: screen)
        Thread.detachNewThread {
            self.say(text)
            self.memory.withLock { $0.isSpeaking = false }
        }
    }

    private func words(for screen: WakeScreen) -> String {
        let isFirst = memory.withLock { memory in
            let isFirst = !memory.hasMumbled
            memory.hasMumbled = true
            return isFirst
        }
        if isFirst { return script.mumble }
        let open = screen.lines.filter { !$0.isRecited }
        // The challenge word counts only within a recitation, so a missed one is said again with the lines.
        let lines = (open.isEmpty ? screen.lines : open).map { $0.words.joined(separator: " ") }
        return (lines + (screen.challengeWord.map { ["\($0)."] } ?? [])).joined(separator: " ")
    }

    private func say(_ text: String) {
        do {
            let pause = [Float](repeating: 0, count: 4_800)
            try room.speak(pause + (try script.voice.speech(for: text, language: script.language.rawValue)))
        } catch {
            let pick = Wording(script.language)
            let cause = error.text(pick)
            Output.note(pick(TerminalText.demoSleeperMute(cause: cause)) + "\n")
        }
    }
}

/// Counts down to the due instant on a terminal, and says it once elsewhere.
final class Countdown: Sendable {
    private let pick: Wording
    private let isStopped = Mutex(false)
    private let hasSpoken = Mutex(false)

    init(due: Instant, clock: any WakeClock, _ pick: Wording) {
        self.pick = pick
        Thread.detachNewThread { [self] in
            while !isStopped.withLock({ $0 }) {
                let remaining = due.milliseconds(since: clock.now())
                if remaining <= 0 { break }
                show((remaining + 999) / 1000)
                // A countdown is for eyes: a tick that comes late does no harm, so a plain sleep is enough.
                Thread.sleep(forTimeInterval: Double(remaining % 1000 == 0 ? 1000 : remaining % 1000) / 1000)
            }
        }
    }

    /// Counts in one line that is left empty for what comes after it.
    private func show(_ seconds: Int64) {
        let text = pick(TerminalText.demoCountdown(seconds: "\(seconds)"))
        if TerminalWidth.canDraw(on: 1) {
            Output.put(text + "\r")
        } else if !hasSpoken.withLock({ hasSpoken in
            defer { hasSpoken = true }
            return hasSpoken
        }) {
            Output.line(text)
        }
    }

    func stop() { isStopped.withLock { $0 = true } }
}
