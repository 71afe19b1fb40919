/// The phrases of a language that danger signs are found by, from its file `signs-….txt`: rows under a section's name in
/// brackets. A row goes on in lines that begin with a space; `#` begins a comment.
struct SafetyPhrases: Sendable {
    static let english = SafetyPhrases(PackageResources.signs_en_txt)
    static let spanish = SafetyPhrases(PackageResources.signs_es_txt)
    static let chinese = SafetyPhrases(PackageResources.signs_zh_txt)

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
