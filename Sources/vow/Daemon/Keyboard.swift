import Foundation
import Glibc
import Synchronization
import LinuxAdapters
import VowAnswers
import VowRuntime

/// What the person types at the wake screen.
///
/// The screen is drawn anew while somebody types, which would wipe away what the terminal shows by itself. So keys are
/// taken one by one, and the screen shows them. In the background of a shell the keys belong to others; the alarm goes
/// on without them.
final class Keyboard: Sendable {
    /// How the terminal was before; nil while its keys are not taken.
    private let saved = Mutex<termios?>(nil)
    private let display: WakeTerminal
    private let send: @Sendable (PersonInput) -> Void

    /// - Parameter send: hands an input to the daemon, here or in another process.
    init(_ display: WakeTerminal, send: @escaping @Sendable (PersonInput) -> Void) {
        self.send = send
        self.display = display
    }

    /// Takes keys in a thread of its own, where the input is a terminal.
    func follow() {
        guard isatty(0) == 1 else { return }
        // By default these signals stop the process, and a stopped process rings no alarm.
        for number in [SIGTSTP, SIGTTIN, SIGTTOU] { signal(number, SIG_IGN) }
        takeKeys()
        Thread.detachNewThread { [self] in read() }
    }

    /// Gives the terminal back as it was.
    func release() {
        saved.withLock { saved in
            if var before = saved, isInForeground { tcsetattr(0, TCSANOW, &before) }
            saved = nil
        }
    }

    /// Whether this process owns the terminal; the terminal of another job is left as it is.
    private var isInForeground: Bool {
        let group = tcgetpgrp(0)
        return group < 0 || group == getpgrp()
    }

    private func takeKeys() {
        // What is typed would be shown nowhere else.
        guard TerminalWidth.canDraw(on: 1), isInForeground else { return }
        saved.withLock { saved in
            var before = termios()
            guard saved == nil, tcgetattr(0, &before) == 0 else { return }
            saved = before
            before.c_lflag &= ~tcflag_t(ICANON | ECHO)
            // Control-S would stop the output, and with it the screen's thread.
            before.c_iflag &= ~tcflag_t(IXON)
            tcsetattr(0, TCSANOW, &before)
        }
    }

    private func read() {
        var line = TypedLine()
        var bytes = [UInt8](repeating: 0, count: 256)
        while true {
            var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, -1) > 0 || errno == EINTR else { return }
            guard isInForeground else {
                // The input belongs to another program, which reads it soon.
                usleep(200_000)
                continue
            }
            takeKeys()
            let count = Glibc.read(0, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            let finished = line.add(bytes[..<count])
            display.typing(line.text)
            finished.forEach(handle)
        }
    }

    private func handle(_ line: String) {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "": send(.ready)
        case let text where ["snooze", "s"].contains(where: { TypedWord($0) == TypedWord(text) }):
            send(.snooze)
        case let text where display.takesOffer(text): send(.easier)
        case let text:
            if let place = display.choice(text) { send(.standIn(place)) } else { send(.typed(text)) }
        }
    }
}
