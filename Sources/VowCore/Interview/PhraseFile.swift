/// Phrases of a language, from a file of rows under a section's name in brackets. A row goes on in lines that begin with a space; `#` begins a comment.
struct PhraseFile: Sendable {
    static let englishSigns = PhraseFile(PackageResources.signs_en_txt)
    static let spanishSigns = PhraseFile(PackageResources.signs_es_txt)
    static let chineseSigns = PhraseFile(PackageResources.signs_zh_txt)
    /// What the rules for lines in English look for.
    static let englishLines = PhraseFile(PackageResources.lines_en_txt)
    /// What the rules for lines in Spanish look for.
    static let spanishLines = PhraseFile(PackageResources.lines_es_txt)
    /// What the rules for lines look for in English and Spanish alike.
    static let lines = PhraseFile(PackageResources.lines_txt)
    /// What is heard as talk for a change and against it, and how much it counts.
    static let talk = PhraseFile(PackageResources.talk_txt)
    static let talkWeights = PhraseFile(PackageResources.talk_weights_txt)
    /// What the rules for lines in Chinese look for.
    static let chineseLines = PhraseFile(PackageResources.lines_zh_txt)
    /// What is heard as talk for a change and against it in Chinese.
    static let chineseTalk = PhraseFile(PackageResources.talk_zh_txt)

    private var sections: [String: [String]] = [:]

    init(_ file: [UInt8]) {
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
    subscript(section: String) -> [String] { sections[section] ?? [] }

    /// The words of a section, which stand between spaces.
    func words(_ section: String) -> [String] {
        self[section].flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// The words of a section as a set.
    func set(_ section: String) -> Set<String> { Set(words(section)) }

    /// The cells of the rows of a section, which stand between bars.
    func cells(_ section: String, count: Int) -> [[String]] {
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
    func pairs(_ section: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: cells(section, count: 2).map { ($0[0], $0[1]) })
    }

    /// The rows of a section that give something for several words.
    func wordRows(_ section: String) -> [([String], String)] {
        cells(section, count: 2).map { ($0[0].split(separator: " ").map(String.init), $0[1]) }
    }
}
