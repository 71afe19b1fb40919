import Glibc

/// The word pieces of a Moonshine model, and how a word is split into them.
///
/// Splits a word and the space before it into characters, and repeatedly joins the two neighbours whose joined piece
/// has the lowest number, which is the order of learning (byte pair encoding as in SentencePiece, Kudo and Richardson,
/// 2018).
struct WordPieces {
    /// The start token.
    static let begin: Int64 = 1
    /// Pieces from this number on stand for single bytes, for characters without their own piece.
    private static let firstByte: Int64 = 3
    private static let space = Array("\u{2581}".utf8)

    private let numbers: [[UInt8]: Int64]
    /// The full stop at the end of a sentence.
    let fullStop: [Int64]

    /// Reads a table with a line per piece: `base64(piece)`, a tab and the number; nil if it cannot be read.
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
            // A raw byte and a one-byte character look the same; the character comes later and wins.
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
            var best: (number: Int64, index: Int)?
            for index in parts.indices.dropLast() {
                if let number = numbers[parts[index] + parts[index + 1]], number < best?.number ?? .max {
                    best = (number, index)
                }
            }
            guard let best else { break }
            parts[best.index] += parts[best.index + 1]
            parts.remove(at: best.index + 1)
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
