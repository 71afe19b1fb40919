package import VowCore
import VowPorts

/// A problem in a calendar, with its line.
package struct CalendarProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line number in the file, from 1.
    package let line: Int
    /// What cannot be imported, and why.
    package let message: TextCode

    /// The line and the sentence.
    package var description: String { "line \(line): \(message)" }
}

/// An unfolded line of a calendar: NAME;PARAMETER=value:value (RFC 5545, section 3.1).
struct ContentLine: Hashable {
    let number: Int
    let name: String
    let parameters: [String: String]
    let value: String

    func fail(_ message: TextCode) -> CalendarProblem { CalendarProblem(line: number, message: message) }

    /// The unfolded lines of a file; lines may end with CRLF or LF. Reports malformed lines to `odd`.
    static func lines(of file: [UInt8], odd: (CalendarProblem) -> Void) throws(CalendarProblem)
        -> [ContentLine]
    {
        var unfolded: [(number: Int, bytes: [UInt8])] = []
        var number = 0
        for raw in file.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            var bytes = Array(raw)
            if bytes.last == 13 { bytes.removeLast() }
            if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            if let first = bytes.first, first == 32 || first == 9 {
                if unfolded.isEmpty {
                    odd(CalendarProblem(line: number, message: .fileBeginsWithContinuedLine))
                } else {
                    unfolded[unfolded.count - 1].bytes += bytes.dropFirst()
                }
            } else if !bytes.isEmpty {
                unfolded.append((number, bytes))
            }
        }
        var lines: [ContentLine] = []
        for (number, bytes) in unfolded {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw CalendarProblem(line: number, message: .thisNotUtf8Text)
            }
            if let line = ContentLine(number: number, text: text) {
                lines.append(line)
            } else {
                odd(CalendarProblem(line: number, message: .thisNoCalendarLineName))
            }
        }
        return lines
    }

    private init?(number: Int, text: String) {
        var rest = text[...]
        let name = ContentLine.cut(&rest, until: ";:")
        guard !name.isEmpty, let separator = rest.first else { return nil }
        var parameters: [String: String] = [:]
        var next = separator
        while next == ";" {
            rest.removeFirst()
            let key = ContentLine.cut(&rest, until: "=")
            guard !key.isEmpty, rest.first == "=" else { return nil }
            rest.removeFirst()
            let value = ContentLine.cut(&rest, until: ";:")
            parameters[key.uppercased()] = value.filter { $0 != "\"" }
            guard let following = rest.first else { return nil }
            next = following
        }
        rest.removeFirst()
        self.number = number
        self.name = name.uppercased()
        self.parameters = parameters
        self.value = String(rest)
    }

    /// Removes and returns the text before the first unquoted separator.
    private static func cut(_ rest: inout Substring, until separators: String) -> String {
        var isQuoted = false
        let end =
            rest.firstIndex { character in
                if character == "\"" { isQuoted.toggle() }
                return !isQuoted && separators.contains(character)
            } ?? rest.endIndex
        let part = String(rest[..<end])
        rest = rest[end...]
        return part
    }

    /// The value as text, with escapes resolved (RFC 5545, section 3.3.11).
    var text: String {
        var result = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

/// Writes lines: escaped, and folded at 75 octets without splitting a character.
struct ContentWriter {
    private(set) var text = ""

    mutating func put(_ name: String, _ value: String) {
        var lineLength = 0
        var folded = ""
        for scalar in "\(name):\(value)".unicodeScalars {
            let width = UTF8.width(scalar)
            if lineLength + width > 75 {
                folded += "\r\n "
                lineLength = 1
            }
            folded.unicodeScalars.append(scalar)
            lineLength += width
        }
        text += folded + "\r\n"
    }

    mutating func put(_ name: String, text value: String) { put(name, ContentWriter.escaped(value)) }

    static func escaped(_ value: String) -> String {
        var result = ""
        // Iterate over scalars: CR and LF together are one character in Swift.
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
