/// Every text that a person reads, on any front end.
package enum TextCatalogue {
    /// How many texts there are.
    package static var count: Int { TextTable.names.count }

    /// The names of all texts, in the order of their bytes.
    package static var names: [String] { (0..<count).map { TextTable.names[$0] } }

    /// The place of the text with a name, or nil if there is none.
    package static func index(of name: String) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let found = TextTable.names[middle]
            if found == name { return middle }
            if found.utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The forms of one text by language code; languages that lack it are left out.
    package static func forms(at index: Int) -> [String: String] {
        TextLanguage.all.reduce(into: [:]) { $0[$1.code] = $1.form(index) }
    }

    /// The forms of all texts by name, as front ends that are written in another language load them.
    package static var all: [String: [String: String]] {
        (0..<count).reduce(into: [:]) { $0[TextTable.names[$1]] = forms(at: $1) }
    }
}
