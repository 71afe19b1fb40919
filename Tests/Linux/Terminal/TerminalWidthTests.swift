import Glibc
import LinuxAdapters
import Testing

@Suite("X4 How much of a terminal a text takes")
struct TerminalWidthTests {
    @Test(
        "wide scripts take two cells, colours none, marks on a letter none of their own",
        arguments: [
            ("", 0), ("ring", 4), ("mañana", 6), ("man\u{303}ana", 6), ("我每周锻炼四次。", 16),
            ("\u{1B}[1;32mdone\u{1B}[0m", 4), ("● ✓ …", 5), ("🔔 up", 5),
        ])
    func cells(_ text: String, _ expected: Int) {
        #expect(TerminalWidth.cells(text) == expected)
    }

    @Test(
        "a line fills as many rows as it needs, and an empty one still fills one",
        arguments: [
            ("", 1), ("12345678", 1), ("1234567890", 1), ("12345678901", 2), ("我我我我我", 1), ("我我我我我我", 2),
        ])
    func rows(_ line: String, _ expected: Int) {
        #expect(TerminalWidth.rows(line, columns: 10) == expected)
    }

    @Test(
        "a line is broken between words where one fits, in the middle of one that is too long, and stays as deep in",
        arguments: [
            ("", [""]), ("1234567890", ["1234567890"]), ("one two three", ["one two", "three"]),
            ("12345678901", ["1234567890", "1"]), ("  one two three", ["  one two", "  three"]),
            ("one 12345678901234", ["one", "1234567890", "1234"]), ("1234567890 two", ["1234567890", "two"]),
            ("我我我我我我", ["我我我我我", "我"]), ("我我我我我，我", ["我我我我", "我，我"]),
            ("vow 我我我我", ["vow 我我我", "我"]), ("我我我“我”我", ["我我我“我”", "我"]), ("我我我我（我）", ["我我我我", "（我）"]),
        ])
    func wrapped(_ line: String, _ rows: [String]) {
        #expect(TerminalWidth.wrapped(line, columns: 10) == rows)
        for row in TerminalWidth.wrapped(line, columns: 3) { #expect(TerminalWidth.cells(row) <= 3) }
    }

    @Test("what is no terminal is taken for 80 columns")
    func noTerminal() throws {
        let descriptor = open("/dev/null", O_RDONLY)
        defer { close(descriptor) }
        #expect(TerminalWidth.columns(of: descriptor) == 80)
        #expect(TerminalWidth.columns(of: -1) == 80)
    }
}
