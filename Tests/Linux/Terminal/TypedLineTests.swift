import LinuxAdapters
import Testing

@Suite("X4 A line typed at the wake screen")
struct TypedLineTests {
    @Test(
        "keys edit the line, and Enter finishes it",
        arguments: [
            ("snooze\n", ["snooze"], ""), ("\n\r", ["", ""], ""), ("ab\u{7F}c\u{8}d", [], "ad"),
            ("\u{7F}a", [], "a"),
            ("one two \u{17}2", [], "one 2"), ("one\u{17}two", [], "two"), ("one two\u{15}3\n4", ["3"], "4"),
            ("mañana 我 👩‍🚀\u{7F}", [], "mañana 我 "), ("a\t\u{4}\u{0}b", [], "ab"),
            ("a\u{1B}[D\u{1B}[1;5C\u{1B}OP\u{1B}[3~\u{1B}xb", [], "ab"),
        ])
    func edited(_ keys: String, _ finished: [String], _ rest: String) {
        var line = TypedLine()
        #expect(line.add(keys.utf8) == finished)
        #expect(line.text == rest)
        var slow = TypedLine()
        #expect(keys.utf8.flatMap { slow.add([$0]) } == finished)
        #expect(slow.text == rest)
    }

    @Test("bytes that are no letters are passed over, and the letters after them are not")
    func brokenBytes() {
        var line = TypedLine()
        #expect(line.add([0xC3, UInt8(ascii: "a"), 0xFF, 0xB1, 0xC3, 0xB1]).isEmpty)
        #expect(line.text == "añ")
    }

    @Test("a key that is held down fills no screen")
    func heldDown() {
        var line = TypedLine()
        _ = line.add(repeatElement(UInt8(ascii: "a"), count: 100_000))
        #expect(line.text.count == 500)
    }
}
