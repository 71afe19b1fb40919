/// A line being typed, read key by key from a terminal without echo and line editing.
package struct TypedLine: Sendable {
    /// The progress within a function key's escape sequence, whose bytes are no letters.
    private enum Sequence {
        case none, begun, parameters
    }

    /// More than any line or exit sentence needs; a key held down must not fill the screen.
    private static let maximumCount = 500

    /// The text so far.
    package private(set) var text = ""
    private var letter: [UInt8] = []
    private var sequence = Sequence.none

    package init() {}

    /// Processes typed bytes. Returns every line finished by Enter.
    ///
    /// Backspace deletes a character, Control-W a word, Control-U the line; other control and function keys do nothing.
    package mutating func add(_ bytes: some Swift.Sequence<UInt8>) -> [String] {
        var finished: [String] = []
        for byte in bytes where !isInSequence(byte) {
            switch byte {
            case 0x0A, 0x0D:
                finished.append(text)
                text = ""
            case 0x08, 0x7F: _ = text.popLast()
            case 0x15: text = ""
            case 0x17:
                text = String(text.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
            case 0x20...: append(byte)
            default: break
            }
            if byte < 0x80 { letter = [] }
        }
        return finished
    }

    /// Whether a byte belongs to a function key: ESC, then one byte, or `[` or `O` and all up to a letter or `~`.
    private mutating func isInSequence(_ byte: UInt8) -> Bool {
        switch sequence {
        case .none:
            guard byte == 0x1B else { return false }
            sequence = .begun
        case .begun: sequence = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .parameters : .none
        case .parameters: if (0x40...0x7E).contains(byte) { sequence = .none }
        }
        return true
    }

    /// A letter may have several UTF-8 bytes, which may arrive in several reads.
    private mutating func append(_ byte: UInt8) {
        guard text.count < Self.maximumCount else { return }
        // No letter has more than four bytes; a continuation without a start is dropped.
        if byte & 0xC0 != 0x80 || letter.count == 4 { letter = [] }
        letter.append(byte)
        guard let whole = String(validating: letter, as: UTF8.self) else { return }
        text += whole
        letter = []
    }
}
