import Glibc

/// The word pieces of an embedding model, and how a text is split into them.
///
/// Lower-cases a text, removes accents, and splits it at spaces and punctuation. Splits each word from its front into
/// the longest known pieces, marking later ones with `##` (WordPiece, as in BERT: Schuster and Nakajima, 2012). A word
/// that cannot be split is left out.
struct WordPieceVocabulary {
    /// Longer words are ignored.
    private static let longestWord = 100

    private let numbers: [String: Int32]

    /// Reads a list with a piece per line, numbered from 0; nil if it is unreadable or empty.
    init?(path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        var numbers: [String: Int32] = [:]
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        numbers.reserveCapacity(lines.count)
        for (number, line) in lines.enumerated() where !line.isEmpty {
            numbers[String(decoding: line, as: UTF8.self)] = Int32(number)
        }
        guard !numbers.isEmpty else { return nil }
        self.numbers = numbers
    }

    /// The numbers of a text's pieces, in order.
    func pieces(of text: String) -> [Int32] { Self.words(of: text).flatMap(pieces(ofWord:)) }

    private func pieces(ofWord word: [Unicode.Scalar]) -> [Int32] {
        guard word.count <= Self.longestWord else { return [] }
        var result: [Int32] = []
        var start = 0
        while start < word.count {
            var end = word.count
            var match: Int32?
            while end > start, match == nil {
                var piece = start == 0 ? "" : "##"
                piece.unicodeScalars.append(contentsOf: word[start..<end])
                match = numbers[piece]
                if match == nil { end -= 1 }
            }
            guard let match else { return [] }
            result.append(match)
            start = end
        }
        return result
    }

    /// Words and single punctuation marks, in lower case and without accents.
    private static func words(of text: String) -> [[Unicode.Scalar]] {
        var words: [[Unicode.Scalar]] = []
        var word: [Unicode.Scalar] = []
        func end() {
            if !word.isEmpty { words.append(word) }
            word = []
        }
        for scalar in text.lowercased().unicodeScalars.flatMap(Self.unaccented) {
            if scalar.properties.isWhitespace {
                end()
            } else if isPunctuation(scalar) || isIdeograph(scalar) {
                end()
                words.append([scalar])
            } else if scalar.value >= 0x20 {
                word.append(scalar)
            }
        }
        end()
        return words
    }

    /// The base letter of an accented Latin letter; drops combining marks.
    private static func unaccented(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.isASCII { return [scalar] }
        if scalar.properties.generalCategory == .nonspacingMark { return [] }
        guard let base = latin[scalar] else { return [scalar] }
        return [base]
    }

    private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
        let letters: [(Unicode.Scalar, String)] = [
            ("a", "àáâãäå"), ("c", "ç"), ("e", "èéêë"), ("i", "ìíîï"), ("n", "ñ"), ("o", "òóôõö"),
            ("u", "ùúûü"), ("y", "ýÿ"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (base, accented) in letters { for scalar in accented.unicodeScalars { table[scalar] = base } }
        return table
    }()

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 33...47, 58...64, 91...96, 123...126: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }

    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic
    }
}
