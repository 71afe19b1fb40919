/// Words that come from another machine or another program: what they may be before they are shown or kept.
public enum ForeignWords {
    /// The text as it may be shown anywhere: without signs that steer a terminal or turn the direction of writing, and not
    /// without end. Line ends and tabs stay; a sign that was left out for another leaves a space.
    /// - Parameter count: the most characters; what is longer ends with "…".
    public static func shown(_ text: String, atMost count: Int = .max) -> String {
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

    /// JSON as it may be shown on a terminal: such signs stand there by their number (RFC 8259, section 7), so that nothing
    /// is lost.
    public static func shown(json: String) -> String {
        guard mayHoldUnseemly(json) else { return json }
        return json.unicodeScalars.reduce(into: "") { shown, scalar in
            guard isDirection(scalar) || isControl(scalar) else {
                return shown.unicodeScalars.append(scalar)
            }
            let digits = String(scalar.value, radix: 16)
            shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// A row of a table as RFC 4180 describes it, without its line end. What a spreadsheet would take for a formula begins
    /// with an apostrophe, by which it shows the text; numbers stay numbers.
    public static func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") }

    private static func cell(_ text: String) -> String {
        var cell = shown(text)
        // Spreadsheets pass over white space, and some take the wide forms of the signs as well.
        let first = cell.first { !$0.isWhitespace }
        let isFormula = first.map { "=+-@＝＋－＠".contains($0) } ?? false
        let startsOddly = cell.first.map { $0.isNewline || $0 == "\t" } ?? false
        if startsOddly || isFormula && Double(cell) == nil { cell = "'" + cell }
        guard cell.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return cell }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
            + "\""
    }

    /// Whether a text may hold such a sign at all: all are below the space, or begin with one of these bytes in UTF-8.
    private static func mayHoldUnseemly(_ text: String) -> Bool {
        text.utf8.contains { byte in
            byte < 0x20 && byte != 0x0A && byte != 0x09 || [0x7F, 0xC2, 0xD8, 0xE2].contains(byte)
        }
    }

    /// C0 and C1, but for tab and line end.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control
    }

    /// The marks, embeddings, overrides and isolates of the Unicode Bidirectional Algorithm (UAX #9, section 2).
    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
        [0x061C, 0x200E, 0x200F].contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }

    /// The text with one space between words, and without characters that are not seen but steer what shows them:
    /// controls (C0, C1), and formats such as those that turn the direction of writing.
    public static func plain(_ text: String) -> String {
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
