/// Texts by their places, as static data of the program: nothing is read or allocated before a text is asked for.
struct TextTable: Sendable {
    /// All texts, each on a line.
    private let words: StaticString

    /// Where each text begins, in bytes, as six hexadecimal digits; one entry more than there are texts.
    private let places: StaticString

    init(words: StaticString, places: StaticString) {
        self.words = words
        self.places = places
    }

    /// How many texts there are.
    var count: Int { places.utf8CodeUnitCount / TextTable.digits - 1 }

    /// The text at a place; empty if the language has none.
    subscript(index: Int) -> String {
        precondition(index >= 0 && index < count, "no text \(index)")
        let start = place(index)
        // The line's end belongs to no text.
        let length = place(index + 1) - start - 1
        return String(
            decoding: UnsafeBufferPointer(start: words.utf8Start + start, count: length), as: UTF8.self)
    }

    private func place(_ index: Int) -> Int {
        let digits = UnsafeBufferPointer(
            start: places.utf8Start + index * TextTable.digits, count: TextTable.digits)
        return digits.reduce(0) { $0 * 16 + Int($1 < 97 ? $1 - 48 : $1 - 87) }
    }

    private static let digits = 6
}
