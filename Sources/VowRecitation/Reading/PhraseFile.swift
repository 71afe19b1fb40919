/// Phrases of a language, from a file of rows under a section's name in brackets. A row goes on in lines that begin with a space; `#` begins a comment.
package struct PhraseFile: Sendable {
    private var sections: [String: [String]] = [:]

    /// Reads the bytes of a file.
    package init(_ file: [UInt8]) {
        var name = ""
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") where line.first != "#" {
            if line.first == "[" {
                name = String(line.dropFirst().dropLast())
            } else if line.first == " ", let last = sections[name]?.indices.last {
                sections[name]?[last] += " " + line.drop { $0 == " " }
            } else {
                sections[name, default: []].append(String(line))
            }
        }
    }

    /// The rows of a section; none if the language has no such section.
    package subscript(section: String) -> [String] { sections[section] ?? [] }

    /// The words of a section, which stand between spaces.
    package func words(_ section: String) -> [String] {
        self[section].flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// The words of a section as a set.
    package func set(_ section: String) -> Set<String> { Set(words(section)) }

    /// The cells of the rows of a section, which stand between bars.
    package func cells(_ section: String, count: Int) -> [[String]] {
        self[section].map { row in
            let cells = row.split(separator: "|").map { cell in
                let inner = cell.drop { $0 == " " }
                return String(inner.reversed().drop { $0 == " " }.reversed())
            }
            precondition(cells.count == count, "a row of \(section) has \(count) cells")
            return cells
        }
    }

    /// The rows of a section that give something for a word.
    package func pairs(_ section: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: cells(section, count: 2).map { ($0[0], $0[1]) })
    }

    /// The rows of a section that give something for several words.
    package func wordRows(_ section: String) -> [([String], String)] {
        cells(section, count: 2).map { ($0[0].split(separator: " ").map(String.init), $0[1]) }
    }

    /// The rows `word=spelling` of a section, with the ways to say each word.
    func spellings(_ section: String) -> [String: [String]] {
        var spellings: [String: [String]] = [:]
        for entry in words(section) {
            let parts = entry.split(separator: "=")
            spellings[String(parts[0])] = parts[1].split(separator: "+").map(String.init)
        }
        return spellings
    }
}

extension PhraseFile {
    static let englishWords = PhraseFile(PackageResources.words_en_txt)
    static let spanishWords = PhraseFile(PackageResources.words_es_txt)
    static let chineseWords = PhraseFile(PackageResources.words_zh_txt)
}
