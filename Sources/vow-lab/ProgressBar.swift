import Glibc
import VowCommandLine

/// How far long work has come, on the standard error: a bar on a terminal, else a line at every tenth.
final class ProgressBar {
    private let label: String
    private let isTerminal = isatty(2) == 1
    private var shown = -1

    init(label: String) { self.label = label }

    /// Shows that `done` of `total` are done.
    func show(_ done: Int, _ total: Int) {
        guard total > 0 else { return }
        let step = done * (isTerminal ? 40 : 10) / total
        guard step != shown || isTerminal else { return }
        shown = step
        let text: String
        if isTerminal {
            let bar = String(repeating: "█", count: step) + String(repeating: "·", count: 40 - step)
            text = "\r\(label) \(bar) \(done)/\(total)\(done == total ? "\n" : "")"
        } else {
            text = "\(label): \(done) of \(total)\n"
        }
        Output.note(text)
    }
}
