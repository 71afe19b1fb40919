import Glibc
import Synchronization
import LinuxAdapters
package import VowAnswers
import VowCore
import VowPorts

/// What the program prints, and what becomes of it; nothing is printed past this.
///
/// A command waits for whoever reads its answer, and knows in the end whether it was taken. What rings waits for
/// nobody: a screen that is gone, full or stopped must not keep the alarm from ringing.
package enum Output {
    /// An answer that was not taken.
    package struct Loss {
        /// The error number of the write.
        let number: Int32
        /// The first part that was lost.
        let text: String
        /// Whether something was taken before: then the reader saw what it wanted, or the rest is long.
        let isPartial: Bool
    }

    private struct State {
        var waits = true
        var hasWritten = false
        var loss: Loss?
    }

    private static let state = Mutex(State())

    /// The answer that was lost, if any.
    package static var loss: Loss? { state.withLock { $0.loss } }

    /// Whether what is printed goes to /dev/null, which takes all and shows it to nobody.
    package static var isDiscarded: Bool {
        var (own, discard) = (stat(), stat())
        return fstat(1, &own) == 0 && stat("/dev/null", &discard) == 0
            && own.st_mode & S_IFMT == S_IFCHR && own.st_rdev == discard.st_rdev
    }

    /// From here on nobody is waited for, and what is not taken is not missed.
    package static func waitForNobody() { state.withLock { $0.waits = false } }

    /// Prints a part of an answer. After a loss there is nobody who would read the rest.
    package static func put(_ text: String) {
        guard state.withLock({ $0.waits }) else { return StandardStream.output.offer(text) }
        guard loss == nil, !text.isEmpty else { return }
        let number = StandardStream.output.write(text)
        state.withLock { state in
            state.loss = number.map { Loss(number: $0, text: text, isPartial: state.hasWritten) }
            state.hasWritten = true
        }
    }

    /// Prints a line of words, in which nothing steers the terminal, wherever they came from.
    package static func line(_ text: String) { put(ForeignWords.shown(text) + "\n") }

    /// Prints a sentence, which on a terminal breaks between words. Rows and JSON stay as they are, for who copies them.
    package static func sentence(_ text: String) { put(broken(ForeignWords.shown(text), on: 1) + "\n") }

    /// A sentence in rows that fit a terminal, where one is there.
    package static func broken(_ text: String, on descriptor: Int32) -> String {
        guard isatty(descriptor) == 1 else { return text }
        let columns = TerminalWidth.columns(of: descriptor)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { TerminalWidth.wrapped(String($0), columns: columns) }.joined(separator: "\n")
    }

    /// What shows notes while it draws the screen that they would be written across.
    private static let screen = Mutex<(@Sendable (String) -> Bool)?>(nil)

    /// From here on notes are shown by what draws the screen, where both are on one terminal.
    /// - Parameter show: shows a note; false once the screen is gone.
    package static func showNotes(by show: @escaping @Sendable (String) -> Bool) {
        guard isatty(2) == 1 else { return }
        screen.withLock { $0 = show }
    }

    /// Says something beside the answer.
    package static func note(_ text: String) {
        if text.hasSuffix("\n"), let show = screen.withLock({ $0 }), show(String(text.dropLast())) { return }
        if state.withLock({ $0.waits }) {
            _ = StandardStream.error.write(text)
        } else {
            StandardStream.error.offer(text)
        }
    }
}

extension Output.Loss {
    /// What a person is told: an answer can be asked for again, but what was done stays done.
    package func message(isDone: Bool, _ pick: Wording) -> String {
        let cause = String(cString: strerror(number))
        guard isDone else { return pick(TextCode.answerCouldNotBeWritten(cause: cause)) }
        let head = pick(.answerCouldNotBeWrittenWhat(cause: cause))
        return isPartial
            ? head : "\(head) \(pick(TextCode.theAnswerWas))\n\(text.prefix(2_000))"
    }

    /// Whether the reader went away after it had seen something, as `head` does: that is its own business.
    package var isReadersChoice: Bool { isPartial && number == EPIPE }
}
