/// Phrases of a language, from a file of rows under a section's name in brackets. A row goes on in lines that begin with a space; `#` begins a comment.
struct PhraseFile: Sendable {
    static let englishSigns = PhraseFile(PackageResources.signs_en_txt)
    static let spanishSigns = PhraseFile(PackageResources.signs_es_txt)
    static let chineseSigns = PhraseFile(PackageResources.signs_zh_txt)
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
}
