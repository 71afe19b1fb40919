import Glibc

/// How many terminal cells and rows a text takes, so that drawn text can be overwritten.
package enum TerminalWidth {
    /// Whether a descriptor is a terminal that supports cursor movement and colours.
    package static func canDraw(on descriptor: Int32) -> Bool {
        guard isatty(descriptor) == 1 else { return false }
        return getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// The columns of a terminal; 80 if unknown.
    package static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The rows that a line fills, at least one, ignoring colour sequences.
    package static func rows(_ line: String, columns: Int) -> Int {
        max(1, (cells(line) + columns - 1) / columns)
    }

    /// The cells of a text: two for wide characters (Unicode Standard Annex 11), one for others.
    package static func cells(_ text: String) -> Int {
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
    /// anywhere. Wide characters may be parted where no sign of punctuation comes to begin a row.
    package static func wrapped(_ line: String, columns: Int) -> [String] {
        let indent = String(line.prefix { $0 == " " }.prefix(max(0, columns / 4)))
        var rows: [String] = []
        var row = ""
        var width = 0
        // The last place to split the row at: where it ends, and where the next one begins.
        var lastBreak: (end: String.Index, next: String.Index)?
        var previous: Character = " "
        var isInSequence = false
        for character in line {
            // Colour sequences take no cells.
            if isInSequence || character == "\u{1B}" {
                isInSequence = !isInSequence || !character.isLetter
                row.append(character)
                continue
            }
            let cells = isWide(character) ? 2 : 1
            if mayPart(previous, character) { lastBreak = (row.endIndex, row.endIndex) }
            previous = character
            if width + cells > max(columns, 2), !row.isEmpty {
                if character == " " {
                    rows.append(row)
                    (row, width, lastBreak) = (indent, indent.count, nil)
                    continue
                }
                let carried = lastBreak.map { String(row[$0.next...]) } ?? ""
                rows.append(lastBreak.map { String(row[..<$0.end]) } ?? row)
                row = indent + carried
                width = Self.cells(row)
                lastBreak = nil
                if width + cells > max(columns, 2), !carried.isEmpty {
                    rows.append(row)
                    (row, width) = (indent, indent.count)
                }
            }
            row.append(character)
            width += cells
            if character == " ", row.contains(where: { $0 != " " }) {
                lastBreak = (row.index(before: row.endIndex), row.endIndex)
            }
        }
        return rows + [row]
    }

    /// Whether a row may end between two characters that no blank parts.
    package static func mayPart(_ left: Character, _ right: Character) -> Bool {
        (isWide(left) || isWide(right)) && left != " " && right != " " && !openings.contains(left)
            && !closings.contains(right)
    }

    private static let openings: Set<Character> = ["“", "‘", "（", "《", "「", "『", "【", "(", "[", "\""]
    private static let closings: Set<Character> = [
        "，", "。", "、", "；", "：", "？", "！", "”", "’", "）", "》", "」", "』", "】", "…", ")", "]", "\"", "%", ",",
        ".",
    ]

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
