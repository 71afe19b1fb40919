import Foundation

/// Writes the languages' files and the Swift files of the catalogue after a text changed: `make texts`.
@main enum VowTextsProgram {
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "Sources/VowTexts"
        var catalogue = try CatalogueFolder(folder + "/Catalogue")
        catalogue.updateLanguages()
        for (name, file) in catalogue.languages {
            try write(file.printed, "\(folder)/Catalogue/\(name).po")
        }
        let problems = catalogue.problems()
        guard problems.isEmpty else {
            print(problems.joined(separator: "\n"))
            exit(1)
        }
        let keys = SwiftKeys(catalogue)
        try write(keys.codes, folder + "/../VowPorts/Troubles.swift")
        let files = keys.files
        let generated = folder + "/Generated"
        for old in try FileManager.default.contentsOfDirectory(atPath: generated) where files[old] == nil {
            try FileManager.default.removeItem(atPath: generated + "/" + old)
        }
        for (name, text) in files { try write(text, generated + "/" + name) }
        for (name, _) in catalogue.languages {
            print(
                "\(name): \(catalogue.untranslated(name).count) of \(catalogue.template.entries.count) missing"
            )
        }
    }

    /// Writes a file unless it is so already: one with a new time would be compiled again.
    private static func write(_ text: String, _ path: String) throws {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
