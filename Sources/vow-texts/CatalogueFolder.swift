import Foundation
import VowTexts

/// The folder with the template, the languages' files, and `LINGUAS`, which names the languages.
struct CatalogueFolder {
    /// The English texts: `vow.pot`.
    var template: PortableObject

    /// The other languages, in the order of `LINGUAS`.
    var languages: [(name: String, file: PortableObject)]

    /// Reads a folder.
    init(_ folder: String) throws {
        func read(_ name: String) throws -> String {
            try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        }
        template = try PortableObject(read("vow.pot"))
        languages = try read("LINGUAS").split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            (String($0), try PortableObject(read("\($0).po")))
        }
    }

    /// Gives every language's file the template's texts in the template's order, and keeps what is translated. A
    /// translation of a text that changed is marked `fuzzy`.
    mutating func updateLanguages() {
        languages = languages.map { name, file in
            let known = Dictionary(file.entries.map { ($0.key, $0) }) { first, _ in first }
            var updated = file
            updated.entries = template.entries.map { entry in
                var entry = entry
                let count = entry.englishPlural == nil ? 1 : max(file.formCount, 1)
                let old = known[entry.key]
                entry.forms =
                    old?.forms.count == count ? old?.forms ?? [] : Array(repeating: "", count: count)
                let isTranslated = entry.forms.contains { !$0.isEmpty }
                let isChanged = old?.english != entry.english || old?.englishPlural != entry.englishPlural
                if isTranslated, isChanged || old?.flags.contains("fuzzy") == true {
                    entry.flags.append("fuzzy")
                }
                return entry
            }
            return (name, updated)
        }
    }

    /// What is wrong in the files, a line each.
    func problems() -> [String] {
        var problems: [String] = []
        var seen: Set<String> = []
        var cases: Set<String> = []
        for entry in template.entries {
            let key = entry.key
            if !seen.insert(key).inserted { problems.append("\(key): stands twice") }
            if !cases.insert(SwiftKeys.type(key) + "." + SwiftKeys.caseName(key)).inserted {
                problems.append("\(key): another key has the same name in Swift")
            }
            if key.wholeMatch(of: /[a-z][A-Za-z]*(\.[A-Za-z0-9_\-]+)+/) == nil {
                problems.append("\(key): a key is part.name, such as wake.listening")
            }
            let forms = [entry.english] + [entry.englishPlural].compactMap(\.self)
            problems += CatalogueFolder.problems(of: forms, key)
            let arguments = forms.flatMap { TextForm.arguments(of: $0) }
            if entry.comments.isEmpty {
                if !arguments.isEmpty {
                    problems.append("\(key): arguments without a comment for translators")
                }
                if entry.english.split(separator: " ").count < 3 {
                    problems.append("\(key): one or two words without a comment for translators")
                }
            }
            for argument in arguments where argument.wholeMatch(of: /[a-z][A-Za-z]*/) == nil {
                problems.append("\(key): {\(argument)} is no name")
            }
            if entry.englishPlural != nil, !arguments.contains("count") {
                problems.append("\(key): a plural counts {count}")
            }
            let isBraced = entry.flags.contains("python-brace-format")
            if isBraced != !arguments.isEmpty {
                problems.append("\(key): the flag python-brace-format stands where there are arguments")
            }
        }
        for (name, file) in languages { problems += self.problems(of: name, file) }
        return problems
    }

    private func problems(of name: String, _ file: PortableObject) -> [String] {
        var problems: [String] = []
        if file["Language"] != name { problems.append("\(name): the header's Language is not \(name)") }
        if let expression = file.pluralExpression, file.formCount > 0 {
            let rule = PluralRule(expression)
            for count in 0...1000 {
                guard let form = rule.value(of: count), (0..<file.formCount).contains(form) else {
                    problems.append("\(name): Plural-Forms gives no form for \(count)")
                    break
                }
            }
        } else {
            problems.append("\(name): the header has no Plural-Forms")
        }
        let known = Dictionary(template.entries.map { ($0.key, $0) }) { first, _ in first }
        var seen: Set<String> = []
        for entry in file.entries {
            let key = "\(name) \(entry.key)"
            if !seen.insert(entry.key).inserted { problems.append("\(key): stands twice") }
            guard let original = known[entry.key] else {
                problems.append("\(key): no such text in vow.pot")
                continue
            }
            if entry.flags.contains("fuzzy") { problems.append("\(key): fuzzy, the English text changed") }
            if original.english != entry.english || original.englishPlural != entry.englishPlural {
                problems.append("\(key): the English text is another one in vow.pot")
            }
            let count = entry.englishPlural == nil ? 1 : file.formCount
            if entry.forms.count != count {
                problems.append("\(key): \(entry.forms.count) of \(count) forms")
            }
            let written = entry.forms.filter { !$0.isEmpty }
            if !written.isEmpty, written.count != entry.forms.count {
                problems.append("\(key): a form is empty")
            }
            problems += CatalogueFolder.problems(of: written, key)
            // A form for one thing may say the number in a word.
            let free: Set = entry.englishPlural == nil ? [] : ["count"]
            let wanted = Set(TextForm.arguments(of: original.englishPlural ?? original.english)).subtracting(
                free)
            for form in written {
                let found = Set(TextForm.arguments(of: form)).subtracting(free)
                if found != wanted {
                    problems.append("\(key): arguments \(found.sorted()) in place of \(wanted.sorted())")
                }
            }
        }
        for entry in template.entries where !seen.contains(entry.key) {
            problems.append("\(name) \(entry.key): missing; run `make texts`")
        }
        return problems
    }

    private static func problems(of forms: [String], _ key: String) -> [String] {
        forms.flatMap { form -> [String] in
            var problems: [String] = []
            if form.isEmpty { problems.append("\(key): empty") }
            if form.first?.isWhitespace == true || form.last?.isWhitespace == true {
                problems.append("\(key): begins or ends with a space")
            }
            if form.contains(where: { $0.asciiValue.map { $0 < 32 && $0 != 10 } ?? false }) {
                problems.append("\(key): holds a control character")
            }
            return problems
        }
    }

    /// The names of the texts that a language lacks.
    func untranslated(_ language: String) -> [String] {
        let file = languages.first { $0.name == language }?.file
        return file?.entries.filter { $0.forms.allSatisfy(\.isEmpty) }.map(\.key) ?? []
    }
}
