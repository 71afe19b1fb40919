import Foundation
import Testing

/// The rules of the house that no compiler checks.
@Suite struct HouseRulesTests {
    /// What every module may use: the standard library's own modules and the platform's.
    static let platform: Set = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "Swift", "Synchronization",
    ]
    /// Two names of one outside library, or two halves of one technology.
    static let companions = ["GRDBSQLite": "GRDB", "CSound.Soxr": "CSound.Sndfile"]

    @Test(
        "the pure modules import nothing else, and know no clock, no randomness and no concurrency",
        arguments: [("VowRecitation", []), ("VowCore", ["VowRecitation"])])
    func coreIsPure(_ module: String, _ allowed: [String]) throws {
        let impure = try NSRegularExpression(
            pattern:
                #"\b(async|await|Task|SystemRandomNumberGenerator|ContinuousClock|SuspendingClock|hashValue)\b|\bHasher\(|\.random\(|\.randomElement\(|\.shuffled\(|\.shuffle\("#
        )
        let files = try SourceTree.swiftFiles("Sources/" + module)
        #expect(files.count > 20)
        for file in files {
            #expect(Set(try SourceTree.imports(file)).subtracting(allowed).isEmpty, "\(file)")
            let found = try SourceTree.code(file, matching: impure)
            #expect(found.isEmpty, "\(file): \(found)")
        }
    }

    @Test(
        "the pure modules hold values, and look at no memory by its address",
        arguments: ["VowRecitation", "VowCore"])
    func coreIsOfValues(_ module: String) throws {
        // An object can be changed by whoever else holds it, and a verdict that reads beyond an array follows
        // from more than its evidence. No file needs either, so that none is exempt.
        let words = try NSRegularExpression(pattern: #"Unsafe|\bfinal class\b|withContiguousStorage"#)
        let files = try SourceTree.swiftFiles("Sources/" + module)
        #expect(files.count > 20)
        for file in files {
            let found = try SourceTree.code(file, matching: words)
            #expect(found.isEmpty, "\(file): \(found)")
        }
        // The rule finds what it forbids.
        let forbidden = [
            "table.withUnsafeBufferPointer { $0[0] }", "let room: UnsafeMutableBufferPointer<Int32>",
            "public final class Words {", "utf8.withContiguousStorageIfAvailable { $0.count }",
        ]
        for line in forbidden {
            let range = NSRange(line.startIndex..., in: line)
            #expect(words.firstMatch(in: line, range: range) != nil, "\(line)")
        }
    }

    /// Which modules each module below Sources may import, besides the platform's. A new module has its line here.
    static let directions: [String: Set<String>] = [
        "VowRecitation": [], "VowSystem": ["VowCore", "VowPorts"], "VowCore": ["VowRecitation"],
        "VowLog": ["VowCore", "VowRecitation", "Crypto"], "VowPorts": ["VowCore", "VowRecitation", "VowLog"],
        "VowHearing": ["VowCore", "VowRecitation", "VowPorts"],
        "VowTexts": [],  // The core is named in what it writes.
        "vow-texts": ["VowCore", "VowTexts"], "VowAnswers": ["VowCore", "VowRecitation", "VowTexts"],
        "VowRuntime": ["VowAnswers", "VowCore", "VowRecitation", "VowLog", "VowPorts", "VowSystem"],
        "VowLab": ["VowCore", "VowHearing", "VowRecitation", "VowLog", "VowPorts", "VowRuntime"],
        "VowWeb": [
            "VowAnswers", "VowCore", "VowPorts", "VowRuntime", "Crypto", "HTTPTypes", "Hummingbird",
            "HummingbirdCore",
            "HummingbirdTLS",
            "Logging",
            "NIOCore", "NIOPosix", "NIOSSL",
        ],
    ]

    @Test("inner rooms know no outer ones", arguments: directions.keys.sorted())
    func direction(_ module: String) throws {
        let allowed = try #require(HouseRulesTests.directions[module])
        let files = try SourceTree.swiftFiles("Sources/" + module)
        #expect(!files.isEmpty)
        for file in files {
            let outer = Set(try SourceTree.imports(file)).subtracting(HouseRulesTests.platform)
                .subtracting(allowed)
            #expect(outer.isEmpty, "\(file) imports \(outer.sorted())")
        }
    }

    /// The programs, and what they share.
    private static let programs: Set = ["vow", "vow-lab", "VowCommandLine"]

    @Test("every module has a line that says what it may import; only the programs may import all")
    func everyModuleHasADirection() throws {
        let modules = try SourceTree.folders(in: "Sources")
        #expect(Set(modules) == Set(HouseRulesTests.directions.keys).union(HouseRulesTests.programs))
    }

    /// The module of each kind of adapters, by its folder; `System` holds the C modules.
    static let adapterModules = [
        "Cloud": "CloudAdapters", "Fakes": "InMemory", "Homes": "HomeAdapters", "Linux": "LinuxAdapters",
        "Pictures": "PictureAdapters", "Sound": "SoundAdapters", "Speech": "SpeechAdapters",
        "Storage": "StorageAdapters", "Tags": "TagAdapters",
    ]

    @Test("the program that is installed holds nothing of what measures and proves")
    func installedProgram() throws {
        let measuring: Set = ["VowLab"]
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        where !file.hasPrefix("Sources/vow-lab/") && !file.hasPrefix("Sources/VowLab/") {
            let found = Set(try SourceTree.imports(file)).intersection(measuring)
            #expect(found.isEmpty, "\(file) imports \(found.sorted())")
        }
        for file in try SourceTree.swiftFiles("Sources/vow-lab") {
            #expect(Set(try SourceTree.imports(file)).isDisjoint(with: ["vow", "VowWeb"]), "\(file)")
        }
    }

    @Test("adapters of one kind know none of another, and nothing above the ports")
    func adaptersApart() throws {
        let kinds = try SourceTree.folders(in: "Adapters").filter { $0 != "System" }
        #expect(Set(kinds) == Set(HouseRulesTests.adapterModules.keys))
        let inner: Set = [
            "VowCore", "VowRecitation", "VowLog", "VowPorts", "VowHearing", "VowSystem",
        ]
        let rooms = Set(try SourceTree.folders(in: "Sources")).union(HouseRulesTests.adapterModules.values)
        for kind in kinds {
            let files = try SourceTree.swiftFiles("Adapters/" + kind)
            #expect(!files.isEmpty, "Adapters/\(kind) is empty")
            for file in files {
                let others = Set(try SourceTree.imports(file)).intersection(rooms).subtracting(inner)
                #expect(others.isEmpty, "\(file) imports \(others.sorted())")
            }
        }
    }

    @Test("a folder of adapters uses one outside library")
    func adapters() throws {
        let rooms = Set(try SourceTree.folders(in: "Sources"))
        var counted = 0
        for kind in HouseRulesTests.adapterModules.keys {
            for adapter in try SourceTree.folders(in: "Adapters/" + kind) {
                var outside: Set<String> = []
                for file in try SourceTree.swiftFiles("Adapters/\(kind)/\(adapter)") {
                    for name in try SourceTree.imports(file)
                    where !rooms.contains(name) && !HouseRulesTests.platform.contains(name) {
                        outside.insert(HouseRulesTests.companions[name] ?? name)
                    }
                }
                counted += outside.count
                #expect(outside.count <= 1, "\(adapter) imports \(outside.sorted())")
            }
        }
        #expect(counted > 15)
    }

    @Test("only the command lines know the adapters")
    func assembly() throws {
        let adapters = Set(HouseRulesTests.adapterModules.values)
        for module in try SourceTree.folders(in: "Sources")
        where !HouseRulesTests.programs.contains(module) {
            for file in try SourceTree.swiftFiles("Sources/" + module) {
                let known = Set(try SourceTree.imports(file)).intersection(adapters)
                #expect(known.isEmpty, "\(file) imports \(known.sorted())")
            }
        }
    }

    @Test("other people's code that computes on sound or words is loaded by the child process alone")
    func nativeEngines() throws {
        // What chooses among engines knows their names and languages, and makes none.
        let engines = try NSRegularExpression(pattern: #"\bNativeEngines\("#)
        let parts = try NSRegularExpression(
            pattern:
                #"\b(PocketSphinx\w*|Moonshine\w*|Silero\w*|Whisper(Transcriber|Scorer)|StaticVector\w*)\("#)
        var makers: [String] = []
        for file in try SourceTree.swiftFiles("Sources", "Adapters") {
            if try !SourceTree.code(file, matching: engines).isEmpty { makers.append(file) }
            guard !file.hasPrefix("Adapters/Speech/") else { continue }
            let found = try SourceTree.code(file, matching: parts)
            #expect(found.isEmpty, "\(file): \(found)")
        }
        #expect(makers == ["Sources/VowCommandLine/HelperCommand.swift"])
    }

    @Test("what is printed goes through one place, which reports a failure and never traps")
    func printing() throws {
        // Foundation's `write` of data traps where the stream takes nothing, and Swift's `print` loses it silently.
        let printer = "Adapters/Linux/Terminal/StandardStream.swift"
        let call = try NSRegularExpression(
            pattern: [
                #"(?<![\w.])(debugPrint|print|dump|putchar|puts|perror|printf|vprintf)\("#,
                #"\bSwift\.print\("#,
                #"\bf(puts|putc|printf|write)\([^)\n]*\b(stdout|stderr)\b"#, #"\bSTD(OUT|ERR)_FILENO\b"#,
                #"(?<![\w.])write\([12],"#, #"\bstandard(Output|Error)\.write\b"#, #"\bexit\(withError"#,
                #"\bFileHandle\b.*\.write\((?!contentsOf)"#,
            ].joined(separator: "|"))
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        // `make texts` prints its progress, and is not part of the program.
        where file != printer && !file.hasPrefix("Sources/vow-texts/") {
            let found = try SourceTree.code(file, matching: call)
                .filter { !$0.contains("static func print(") }
            #expect(found.isEmpty, "\(file): \(found)")
        }
        // The rule finds what it forbids.
        let printed = [
            "print(1)", "FileHandle.standardError.write(data)", "fputs(text, stderr)", "  write(2, bytes, 3)",
        ]
        for line in printed {
            let range = NSRange(line.startIndex..., in: line)
            #expect(call.firstMatch(in: line, range: range) != nil, "\(line)")
        }
    }

    @Test("no wait goes by the wall clock, which may be set back by hours; but for fakes")
    func waits() throws {
        let call = try NSRegularExpression(pattern: #"\bDate\(timeIntervalSinceNow:|\bwait\(until: Date\b"#)
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        where !file.hasPrefix("Adapters/Fakes/InMemory/") {
            let found = try SourceTree.code(file, matching: call)
            #expect(found.isEmpty, "\(file): \(found)")
        }
        let waiting = "let limit = Date(timeIntervalSinceNow: 2)"
        #expect(call.firstMatch(in: waiting, range: NSRange(waiting.startIndex..., in: waiting)) != nil)
    }

    @Test("a test that cannot run says so to the runner, and never passes by printing")
    func skipping() throws {
        for file in try SourceTree.swiftFiles("Tests") where !file.hasPrefix("Tests/Benchmarks/") {
            let found = try HouseRulesTests.passesByPrinting(SourceTree.text(file))
            #expect(found == nil, "\(file): \(found ?? "")")
        }
        // The rule finds what it forbids, and nothing else.
        let call = "print" + "(\"skipped\")"
        let passing = [
            "guard isThere else { return \(call) }", "guard isThere else {\n    \(call)\n    return\n}",
            "func a() { #expect(isThere) }\nfunc b() {\n    if isGone { \(call); return }\n    look()\n}",
        ]
        for text in passing { #expect(try HouseRulesTests.passesByPrinting(text) != nil, "\(text)") }
        let claiming = [
            "func a() {\n    #expect(isThere)\n    if isSlow {\n        \(call)\n        return\n    }\n}",
            "if isSlow { \(call) }\nguard isThere else { return }", "\(call)\nreturn nil",
        ]
        for text in claiming { #expect(try HouseRulesTests.passesByPrinting(text) == nil, "\(text)") }
    }

    /// Where a test returns what `print` gives, or prints something and then returns before it has claimed
    /// anything, so that the runner counts it as passed; nil where none does.
    ///
    /// The call and the bare `return` have to stand in one block: a figure that is printed in another one is
    /// no way out. What was claimed earlier in the same function makes it a test that ends early, and not one
    /// that never ran.
    private static func passesByPrinting(_ text: String) throws -> String? {
        // Written in two parts, so that this file does not find itself.
        let returned = "return print" + "(\""
        if text.contains(returned) { return returned }
        let silent = try NSRegularExpression(
            pattern: #"(?<![\w.])print\([^{}]*?[;\n]\s*return[ \t]*(?=[;}\n])"#)
        for match in silent.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
            guard let found = Range(match.range, in: text) else { continue }
            let head = text.range(of: "func ", options: .backwards, range: text.startIndex..<found.lowerBound)
            let lived = text[(head?.upperBound ?? text.startIndex)..<found.upperBound]
            if !lived.contains("#expect"), !lived.contains("#require") { return String(text[found]) }
        }
        return nil
    }

    @Test("a file fits in a head: at most 400 lines")
    func length() throws {
        // Nobody reads what `make texts` writes.
        let read = try SourceTree.swiftFiles("Sources", "Adapters", "Tests").filter {
            !$0.hasPrefix("Sources/VowTexts/Generated/") && $0 != "Sources/VowPorts/Troubles.swift"
        }
        for file in read {
            let count = try SourceTree.text(file).count { $0 == "\n" }
            #expect(count <= 400, "\(file) has \(count) lines")
        }
    }

    @Test("nothing is left to be done later")
    func unfinished() throws {
        // Written in two parts, so that this file does not find itself.
        let mark = try NSRegularExpression(pattern: #"\b(TO"# + #"DO|FIX"# + #"ME)\b"#)
        for file in try SourceTree.swiftFiles("Sources", "Adapters", "Tests") {
            let text = try SourceTree.text(file)
            let found = mark.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
            #expect(found == nil, "\(file)")
        }
    }

    @Test("one and many are chosen between in one place")
    func plurals() throws {
        let choice = try NSRegularExpression(
            pattern:
                #"== 1 \? (?:pick\()?"|\\\([\w.]*(?:[cC]ount|attempts|snoozes|mornings|records|saved)\) (?:attempts|snoozes|mornings|records|lines|alarms|files|runs)\b"#
        )
        for file in try SourceTree.swiftFiles(
            "Sources/VowRuntime/Texts", "Sources/VowCommandLine", "Sources/vow")
        {
            // What is a number of one thing among others is no plural.
            let found = try SourceTree.code(file, matching: choice)
                .filter { !$0.contains("lowerBound") && !$0.contains("this morning") }
            #expect(found.isEmpty, "\(file): \(found)")
        }
    }

    @Test("X9 every port stands on the map to other platforms")
    func platforms() throws {
        let map = try SourceTree.text("Specs/Guides/Platforms.md")
        for file in try SourceTree.swiftFiles("Sources/VowPorts") {
            for line in try SourceTree.text(file).split(separator: "\n") {
                guard let match = line.firstMatch(of: #/^(?:public|package) protocol (\w+)/#) else {
                    continue
                }
                #expect(map.contains("`\(match.1)`"), "\(match.1)")
            }
        }
    }

    @Test("a line of import is read whatever stands around it")
    func importsAreFound() throws {
        #expect(
            try SourceTree.imports("Tests/Architecture/HouseRulesTests.swift") == ["Foundation", "Testing"])
        #expect(try SourceTree.imports("Adapters/Fakes/InMemory/MemoryEventStore.swift").contains("VowLog"))
    }
}
