import Glibc

/// How many terminal cells and rows a text takes, so that drawn text can be overwritten.
public enum TerminalWidth {
    /// Whether a descriptor is a terminal that supports cursor movement and colours.
    public static func canDraw(on descriptor: Int32) -> Bool {
        guard isatty(descriptor) == 1 else { return false }
        return getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// The columns of a terminal; 80 if unknown.
    public static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The rows that a line fills, at least one, ignoring colour sequences.
    public static func rows(_ line: String, columns: Int) -> Int {
        max(1, (cells(line) + columns - 1) / columns)
    }

    /// The cells of a text: two for wide characters (Unicode Standard Annex 11), one for others.
    public static func cells(_ text: String) -> Int {
        var count = 0
        var isInSequence = false
        for character in text {
            if character == "\u{1B}" {
                isInSequence = true
            } else if isInSequence {
                isInSequence = !character.isLetter
            } else {
                count += isWide(character) ? 2 : 1
            }
        }
        return count
    }

    /// Splits a line into rows, between words if possible, with the line's own indentation; splits longer words
    /// anywhere.
    public static func wrapped(_ line: String, columns: Int) -> [String] {
        let indent = String(line.prefix { $0 == " " }.prefix(max(0, columns / 4)))
        var rows: [String] = []
        var row = ""
        var width = 0
        var lastBlank: String.Index?
        var isInSequence = false
        for character in line {
            // Colour sequences take no cells.
            if isInSequence || character == "\u{1B}" {
                isInSequence = !isInSequence || !character.isLetter
                row.append(character)
                continue
            }
            let cells = isWide(character) ? 2 : 1
            if width + cells > max(columns, 2), !row.isEmpty {
                if character == " " {
                    rows.append(row)
                    (row, width, lastBlank) = (indent, indent.count, nil)
                    continue
                }
                let carried = lastBlank.map { String(row[row.index(after: $0)...]) } ?? ""
                rows.append(lastBlank.map { String(row[..<$0]) } ?? row)
                row = indent + carried
                width = Self.cells(row)
                lastBlank = nil
            }
            row.append(character)
            width += cells
            if character == " ", row.contains(where: { $0 != " " }) {
                lastBlank = row.index(before: row.endIndex)
            }
        }
        return rows + [row]
    }

    private static func isWide(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
