import LinuxAdapters
package import VowRuntime

extension Texts {
    /// Spaces behind, to a width in cells of the terminal.
    package static func leading(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - TerminalWidth.cells(text)))
    }

    /// Spaces in front, to a width in cells of the terminal.
    package static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - TerminalWidth.cells(text))) + text
    }
}
