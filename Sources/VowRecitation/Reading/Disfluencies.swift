/// The stretches of a transcript that may be skipped: repetitions, cut-off words and what was taken back.
struct Disfluencies {
    /// For each place of the transcript, the earlier places from which the words up to it may be skipped.
    let jumps: [[Int]]
    /// Whether a word stands in any such stretch.
    let doubtful: [Bool]

    init(_ tokens: [HeardToken], corrections: [[String]]) {
        var jumps = [[Int]](repeating: [], count: tokens.count + 1)
        var doubtful = [Bool](repeating: false, count: tokens.count)
        for end in jumps.indices {
            jumps[end] = Self.starts(tokens, endingAt: end, corrections)
            for start in jumps[end] { for index in start..<end { doubtful[index] = true } }
        }
        self.jumps = jumps
        self.doubtful = doubtful
    }

    /// How many words before a marker may be taken back.
    private static let longestRetraction = 4

    private static func starts(_ tokens: [HeardToken], endingAt end: Int, _ corrections: [[String]]) -> [Int]
    {
        var starts: [Int] = []
        for length in 1...longestRetraction where end >= length {
            if end + length <= tokens.count, repeats(tokens, end - length, end, length) {
                starts.append(end - length)
            }
        }
        if end >= 1, end < tokens.count, isCutOff(tokens[end - 1].text, tokens[end].text) {
            starts.append(end - 1)
        }
        for marker in corrections where end >= marker.count && matches(tokens, marker, at: end - marker.count)
        {
            let markerStart = end - marker.count
            for length in 0...longestRetraction where markerStart >= length {
                if marker == ["no"] {
                    let start = markerStart - length
                    guard length > 0, end < tokens.count, restarts(tokens[start], tokens[end]) else {
                        continue
                    }
                }
                starts.append(markerStart - length)
            }
        }
        return starts
    }

    private static func repeats(_ tokens: [HeardToken], _ first: Int, _ second: Int, _ length: Int) -> Bool {
        for offset in 0..<length
        where tokens[first + offset].traits.canonical != tokens[second + offset].traits.canonical {
            return false
        }
        return true
    }

    private static func isCutOff(_ fragment: String, _ whole: String) -> Bool {
        fragment.utf8.count >= 2 && whole.utf8.count > fragment.utf8.count && whole.hasPrefix(fragment)
    }

    private static func matches(_ tokens: [HeardToken], _ marker: [String], at place: Int) -> Bool {
        for (offset, word) in marker.enumerated() where tokens[place + offset].text != word { return false }
        return true
    }

    /// Whether the words after a bare "no" take up again what was said before it.
    private static func restarts(_ before: HeardToken, _ after: HeardToken) -> Bool {
        before.traits.canonical == after.traits.canonical || before.traits.isNumber && after.traits.isNumber
    }
}
