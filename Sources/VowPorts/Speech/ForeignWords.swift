/// Cleans text from other machines or programs before it is shown or stored.
package enum ForeignWords {
    /// The text without terminal control characters and text direction marks, cut to `count` characters. Keeps line
    /// ends and tabs; replaces controls by spaces.
    /// - Parameter count: the most characters; longer text ends with "…".
    package static func shown(_ text: String, atMost count: Int = .max) -> String {
        guard mayHoldUnseemly(text) || text.utf8.count > count else { return text }
        var shown = String.UnicodeScalarView()
        var left = count
        for scalar in text.unicodeScalars where !isDirection(scalar) {
            guard left > 0 else {
                shown.append("…")
                break
            }
            left -= 1
            shown.append(isControl(scalar) ? " " : scalar)
        }
        return String(shown)
    }

    /// JSON that is safe to show on a terminal: such characters are escaped by number (RFC 8259, section 7), so that
    /// nothing is lost.
    package static func shown(json: String) -> String {
        guard mayHoldUnseemly(json) else { return json }
        return json.unicodeScalars.reduce(into: "") { shown, scalar in
            guard isDirection(scalar) || isControl(scalar) else {
                return shown.unicodeScalars.append(scalar)
            }
            let digits = String(scalar.value, radix: 16)
            shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// A CSV row (RFC 4180) without its line end. Prefixes text that a spreadsheet would treat as a formula with an
    /// apostrophe; numbers stay numbers.
    package static func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") }

    private static func cell(_ text: String) -> String {
        var cell = shown(text)
        // Spreadsheets skip white space, and some accept full-width forms of the signs.
        let first = cell.first { !$0.isWhitespace }
        let isFormula = first.map { "=+-@＝＋－＠".contains($0) } ?? false
        let startsOddly = cell.first.map { $0.isNewline || $0 == "\t" } ?? false
        if startsOddly || isFormula && Double(cell) == nil { cell = "'" + cell }
        guard cell.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return cell }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
            + "\""
    }

    /// Whether a text may contain such a character: all are below the space, or begin with one of these bytes in UTF-8.
    private static func mayHoldUnseemly(_ text: String) -> Bool {
        text.utf8.contains { byte in
            byte < 0x20 && byte != 0x0A && byte != 0x09 || [0x7F, 0xC2, 0xD8, 0xE2].contains(byte)
        }
    }

    /// C0 and C1 controls, except tab and line feed.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control
    }

    /// The marks, embeddings, overrides and isolates of the Unicode Bidirectional Algorithm (UAX #9, section 2).
    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
        [0x061C, 0x200E, 0x200F].contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }

    /// The text with single spaces between words, and without invisible control (C0, C1) and format characters, such as
    /// text direction marks.
    package static func plain(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            if scalar.properties.isWhitespace { return true }
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned: return false
            default: return true
            }
        }
        return String(String.UnicodeScalarView(kept)).split { $0.isWhitespace }.joined(separator: " ")
    }
}
