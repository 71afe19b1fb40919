import Foundation
import Testing

/// What a document names is there: a reader who follows it never arrives at nothing.
@Suite("Documents") struct DocumentTests {
    /// Every document of the repository, relative to its root.
    private static let documents: [String] = {
        let fixed = ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
        let specs = (try? FileManager.default.subpathsOfDirectory(atPath: path("Specs"))) ?? []
        return fixed + specs.filter { $0.hasSuffix(".md") }.map { "Specs/" + $0 }.sorted()
    }()

    private static func path(_ name: String) -> String { SourceTree.root.appending(path: name).path }

    private static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The files of this repository that a document links to, relative to the root.
    private static func links(of document: String) throws -> [String] {
        let folder = (document as NSString).deletingLastPathComponent
        return try SourceTree.text(document).matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#)
            .map { String($0.1) }
            .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
            .map { normalized(folder + "/" + $0) }
    }

    /// A relative path without empty steps and without steps up.
    private static func normalized(_ path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == "..", !steps.isEmpty { steps.removeLast() } else { steps.append(step) }
        }
        return steps.joined(separator: "/")
    }

    @Test("link to files that exist", arguments: documents)
    func linksLead(_ document: String) throws {
        for link in try Self.links(of: document) {
            #expect(Self.exists(link), "\(document) links to \(link)")
        }
    }

    @Test("name files and folders of the repository that exist", arguments: documents)
    func pathsExist(_ document: String) throws {
        let named = try SourceTree.text(document)
            .matches(of: #/`((?:Sources|Adapters|Tests|Specs|scripts)/[A-Za-z0-9_+\-.\/]+)/#)
        for match in named { #expect(Self.exists(String(match.1)), "\(document) names \(match.1)") }
    }

    @Test("are found from the index of the specifications, by links")
    func indexed() throws {
        var found: Set = ["Specs/README.md"]
        var waiting = ["Specs/README.md"]
        while let document = waiting.popLast() {
            for link in try Self.links(of: document) where link.hasPrefix("Specs/") && link.hasSuffix(".md") {
                if found.insert(link).inserted { waiting.append(link) }
            }
        }
        let lost = Self.documents.filter { $0.hasPrefix("Specs/") && !found.contains($0) }
        #expect(lost.isEmpty, "no link leads to \(lost)")
    }

    /// The names of all commands, whatever command they stand below.
    private static func commands() throws -> Set<String> {
        var names: Set<String> = []
        for file in try SourceTree.swiftFiles("Sources/vow", "Sources/VowCommandLine") {
            for match in try SourceTree.text(file).matches(of: #/commandName:\s*"([a-z\-]+)"/#) {
                names.insert(String(match.1))
            }
        }
        return names
    }

    @Test("give commands of the program that exist", arguments: documents)
    func commandsExist(_ document: String) throws {
        let names = try Self.commands()
        #expect(names.count > 40)
        let text = try SourceTree.text(document)
        // In a span of code, or at the beginning of an indented line.
        for match in text.matches(of: #/(?:`|\n    )(?:\.build\/(?:debug|release)\/)?vow ([a-z][a-z\-]*)/#) {
            #expect(names.contains(String(match.1)), "\(document): vow \(match.1)")
        }
    }

    @Test("give targets of the Makefile that exist", arguments: documents)
    func targetsExist(_ document: String) throws {
        let targets = Set(
            try SourceTree.text("Makefile").matches(of: #/(?:^|\n)([a-z][a-z\-]*):/#).map { String($0.1) })
        #expect(targets.contains("run"))
        for match in try SourceTree.text(document).matches(of: #/(?:`|\n    )make ([a-z][a-z\-]*)/#) {
            #expect(targets.contains(String(match.1)), "\(document): make \(match.1)")
        }
    }

    @Test("name functions that exist, where they walk through an attempt")
    func walk() throws {
        let hops = try SourceTree.text("Specs/Runs.md").matches(of: #/\n\d+\. `(\w+)\.(\w+)`/#)
        #expect(!hops.isEmpty)
        let files = try SourceTree.swiftFiles("Sources").map(SourceTree.text)
        for hop in hops {
            let type = try Regex("\\b(struct|class|enum|protocol|extension) \(hop.1)\\b")
            let function = try Regex("\\bfunc \(hop.2)\\b")
            #expect(
                files.contains { $0.contains(function) && $0.contains(type) }, "\(hop.1).\(hop.2)")
        }
    }
}
