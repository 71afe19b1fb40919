import Glibc

/// The pieces that a Moonshine model writes words in, and how it cuts a word into them.
///
/// A word and the space before it are cut into characters, and the two neighbours whose joined piece has the lowest
/// number are joined until none is left: the order in which the pieces were learnt (byte pair encoding as
/// SentencePiece does it, Kudo and Richardson, 2018).
struct WordPieces {
    /// The mark of the beginning.
    static let begin: Int64 = 1
    /// The pieces below this number stand for single bytes, for characters that have no piece of their own.
    private static let firstByte: Int64 = 3
    private static let space = Array("\u{2581}".utf8)

    private let numbers: [[UInt8]: Int64]
    /// The full stop at the end of a sentence.
    let fullStop: [Int64]

    /// Reads a table of `base64(piece)`, a tab and the piece's number, one a line; nil when it cannot be read.
    init?(tablePath: String) {
        guard let file = fopen(tablePath, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        var numbers: [[UInt8]: Int64] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let cells = line.split(separator: UInt8(ascii: "\t"))
            guard cells.count == 2, let piece = Self.decoded(cells[0]),
                let number = Int64(String(decoding: cells[1], as: UTF8.self))
            else { continue }
            // A single byte and a character of one byte are written alike; the character comes later.
            numbers[piece] = number
        }
        guard let stop = numbers[[UInt8(ascii: ".")]] else { return nil }
        self.numbers = numbers
        fullStop = [stop]
    }

    /// The pieces of a word with the space before it.
    func numbers(of word: String) -> [Int64] {
        var parts = [Self.space] + word.unicodeScalars.map { Array(String($0).utf8) }
        while true {
            var best: (number: Int64, place: Int)?
            for place in parts.indices.dropLast() {
                if let number = numbers[parts[place] + parts[place + 1]], number < best?.number ?? .max {
                    best = (number, place)
                }
            }
            guard let best else { break }
            parts[best.place] += parts[best.place + 1]
            parts.remove(at: best.place + 1)
        }
        return parts.flatMap { part in
            numbers[part].map { [$0] } ?? part.map { Self.firstByte + Int64($0) }
        }
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text where byte != UInt8(ascii: "=") {
            let value: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
