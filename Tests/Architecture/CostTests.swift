import Foundation
import Testing

/// What it costs to add something: in how many files it is named.
@Suite("To add") struct CostTests {
    /// The files of the program that name something, without what is generated.
    private func files(naming pattern: String) throws -> [String] {
        let name = try NSRegularExpression(pattern: pattern)
        return try SourceTree.swiftFiles("Sources", "Adapters").filter { file in
            try !file.contains("/Generated/") && !SourceTree.code(file, matching: name).isEmpty
        }
    }

    @Test(
        "an event of a run takes at most eight files: PersonUp, which is decided, folded, worded and replayed"
    )
    func runEvent() throws {
        let files = try files(naming: #"\bpersonUp\b"#)
        #expect(files.contains("Sources/VowCore/Runs/RunEvent.swift"))
        #expect(files.count <= 8, "\(files)")
    }

    @Test("nothing lists the events of a run only to pass them over")
    func nothingIsPassedOver() throws {
        let listed = try NSRegularExpression(
            pattern: #"case (?:\.[a-z]\w+(?:\([^()]*\))?,\s*){11,}\.[a-z]\w+(?:\([^()]*\))?:"#)
        let events = try NSRegularExpression(
            pattern: #"\.(?:stepPassed|snoozeEnded|listeningStarted|emergencyAsked)\b"#)
        func passesOver(_ source: String) -> Bool {
            listed.matches(in: source, range: NSRange(source.startIndex..., in: source)).contains { match in
                events.firstMatch(in: source, range: match.range) != nil
            }
        }
        for file in try SourceTree.swiftFiles("Sources", "Adapters") {
            #expect(try !passesOver(SourceTree.text(file)), "\(file)")
        }
        // The rule finds what it forbids.
        let list = (1...11).map { ".event\($0)" } + [".snoozeEnded"]
        #expect(passesOver("case " + list.joined(separator: ",\n    ") + ": break"))
    }

    @Test(
        "a setting takes its descriptor and its text: it is named where it is described and where it is used")
    func setting() throws {
        let descriptors = try SourceTree.text("Sources/VowRuntime/Settings/SettingKey.swift")
        let keys = descriptors.matches(of: #/\n    case ([a-z]\w+)(?: = "[\w.\-]+")?\n/#).map { String($0.1) }
        #expect(keys.count > 50)
        for file in [
            "Settings", "SettingDescriptor", "SettingKey+Objections", "SettingKey+OtherMachines",
            "SettingKey+Broker",
        ] {
            let source = try SourceTree.text("Sources/VowRuntime/Settings/\(file).swift")
            // A switch over settings is a second place where something is said of them.
            #expect(!source.contains("switch self {\n        case .\(keys[0])"), "\(file)")
            for key in keys { #expect(!source.contains("case .\(key):"), "\(file): \(key)") }
        }
        for key in keys {
            let lines = descriptors.matches(of: try Regex("[ ,]\\.\(key)\\b")).count
            #expect(lines >= 1, "\(key) has no descriptor")
        }
    }
}
