import Foundation
import Testing
import VowAnswers

/// Nothing that the program says is in one language only: a sentence for people is one of the catalogue.
@Suite("No sentence in one language only") struct BareSentencesTests {
    private static let rooms =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources/"

    /// What a sentence may be handed to.
    private static let allowed: Set = [
        // The catalogue's key stands there.
        "wording", "pick", "texts", "text",
        // Commands that are not listed, which other processes of Vow start, keep their help in English.
        "CommandConfiguration", "ArgumentHelp", "Option", "Flag", "Argument",
        // What the system or a child says of a fault stands in brackets behind the sentence, in its own words.
        "lost", "failed",
        // Nobody reads these but whoever repairs the program.
        "preconditionFailure", "fatalError", "precondition",
    ]

    /// Files whose words are not for the person who is woken, and literals that are no sentences of the program.
    private static let exceptions: [(file: String, text: String, why: String)] = [
        ("vow/Daemon/DemoScript.swift", "", "what the sleeper says, in each language"),
        ("vow/Device/EngineProof.swift", "Good morning.", "what an engine is tried with"),
        ("vow/Device/DeviceReadiness.swift", "pactl ", "a command to type"),
        ("vow/Device/DeviceReadiness.swift", "vow models", "a command to type"),
        ("vow/Device/StatusCommand.swift", "    → vow wake-screen", "a command to type"),
        ("vow/Interview/GoalTexts.swift", " vow goals week", "a command to type"),
        ("vow/Data/ExportPage.swift", "<", "markup"),
        ("vow/Data/ExportPage.swift", "\n", "markup"),
        ("vow/Program/Main.swift", "vow", "commands to type"),
        ("vow/Data/LogCheck.swift", "vow log check", "the name of a thread"),
        ("VowCommandLine/Exit+ProgramEnd.swift", "Error: ", "the same word in both languages"),
        ("VowRuntime/Calendar/CalendarExport.swift", "", "lines of iCalendar"),
        ("VowRuntime/Calendar/WindowsZones.swift", "", "names of zones"),
        ("VowRuntime/Calendar/ContentLine.swift", "line {}: {}", "for a log; the command words both halves"),
        ("VowRuntime/Coach/CuratedLanguageModel.swift", "word list 1", "the name of a model"),
        ("VowRuntime/Commands/CodePrinting.swift", "", "PDF and SVG"),
        ("VowRuntime/Commands/Remarks.swift", "vow ", "a command to type"),
        ("VowRuntime/FrontEnds/", "", "what is wrong with a program's request, for who writes it"),
        ("VowRuntime/Next/", "", "what is wrong with a batch's row, put together from pieces"),
        ("VowRuntime/Privacy/ArchiveReading.swift", "32 bytes", "a cause, in brackets"),
        ("VowRuntime/Privacy/ArchiveReading.swift", " and others", "a cause, in brackets"),
        ("VowRuntime/Broker/BrokerMessages.swift", "{{ None", "a template of Home Assistant's"),
        ("VowRuntime/Operations/", "", "summaries of operations, as the interface's description has them"),
        ("VowRuntime/Status/", "vow ", "a command to type"),
        ("VowRuntime/Status/", "pactl ", "a command to type"),
        ("VowRuntime/Status/", "systemctl ", "a command to type"),
        ("VowRuntime/Status/", "loginctl ", "a command to type"),
        ("VowRuntime/Texts/", "", "Spanish halves whose English ones are made elsewhere"),
        ("VowRuntime/Views/ReliabilityLog.swift", "", "terms of a table that is compared with other clocks'"),
        ("VowRuntime/Views/", "", "causes, in brackets"),
        ("VowRuntime/Wake/Daemon/Daemon.swift", "", "what `systemctl status` shows"),
        ("vow/Interview/InterviewCommand.swift", "", "an example in JSON"),
        ("vow/Program/ManualCommand.swift", "", "a heading for groff, and an example of a command"),
        ("VowRuntime/Challenges/", "", "causes, in the log of reliability"),
        (
            "VowCommandLine/ParserWords.swift", "",
            "the parser's own words, which are looked for to be translated"
        ),
        ("vow/Page/Helper", "no ", "a cause, in brackets"),
        ("vow/Program/SupervisedHelper.swift", "nothing is wanted", "a cause, in brackets"),
        ("vow/Program/OperationRole.swift", "There is no ", "what is wrong with a program's request"),
        ("vow/Program/CommandsApart.swift", "", "reasons for programmers why a command is no operation"),
        (
            "VowCommandLine/HelpPage.swift", "",
            "the parser's own words, which are looked for to be translated"
        ),
    ]

    @Test("a sentence in the sources without its Spanish form is found")
    func sources() throws {
        var missing: [String] = []
        var files = 0
        var needed: Set<Int> = []
        for module in ["vow", "VowCommandLine", "VowRuntime"] {
            let folder = Self.rooms + module
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
            where path.hasSuffix(".swift") {
                files += 1
                let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
                for found in Self.bare(in: text) {
                    let exception = Self.exceptions.firstIndex {
                        "\(module)/\(path)".hasPrefix($0.file) && found.hasPrefix($0.text)
                    }
                    if let exception { needed.insert(exception) } else { missing.append("\(path): \(found)") }
                }
            }
        }
        #expect(files > 200)
        // An exception that nothing needs any more would let the next sentence through.
        for (place, exception) in Self.exceptions.enumerated() where !needed.contains(place) {
            Issue.record("nothing needs the exception for \(exception.file) \(exception.text)")
        }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test("the rule finds what it forbids, and lets go what it allows")
    func rule() {
        #expect(Self.bare(in: #"Output.line("Removed the tag \(name).")"#) == ["Removed the tag {}."])
        #expect(Self.bare(in: #"tell(isOver ? "It has ended." : other)"#) == ["It has ended."])
        #expect(Self.bare(in: #"let text = "\(count) passed over:""#) == ["{} passed over:"])
        for fine in [
            #"Output.line("\(row.id)  \(row.name)")"#,
            #"@Option(help: .text(.runsLast)) var last = 20"#, "// It says \"No such thing here.\"",
            #"JSONPrinter.print(["removed": id])"#,
        ] {
            #expect(Self.bare(in: fine) == [], "\(fine)")
        }
    }

    /// The sentences of a source text that are in one language only, with `{}` for what is filled in.
    private static func bare(in source: String) -> [String] {
        SourceLiterals.all(in: source).filter { literal in
            isSentence(literal.text)
                && !literal.calls.contains(where: allowed.contains)
        }.map(\.text)
    }

    /// Whether a person would read words: two beside each other, or one beside what is filled in.
    private static func isSentence(_ text: String) -> Bool {
        let words = text.replacing("{}", with: " X ")
        return words.contains(/[A-Za-z]{2,}[,:.;]? [A-Za-z(]{2,}|[A-Z][a-z]+[.:](?: |$)/)
            || words.contains(/[A-Za-z]{4,}[,:]? {1,2}X |X {1,2}[a-z]{4,}/)
    }
}

/// The string literals of a source text, each with the names of the calls that it stands in.
enum SourceLiterals {
    struct Found {
        let text: String
        let calls: [String]
    }

    static func all(in source: String) -> [Found] {
        let code = Self.code(of: source)
        var found: [Found] = []
        var open: [String] = []
        var closed = ""
        var place = 0
        while place < code.count {
            switch code[place] {
            case UInt8(ascii: "\""):
                let (text, end) = Self.text(code, place)
                found.append(Found(text: text, calls: open))
                place = end
                continue
            case UInt8(ascii: "("):
                let name = name(before: place, in: code)
                // What a call gives is called: the first call's name stands for both, as in `Wording(language)(…)`.
                open.append(name.isEmpty && place > 0 && code[place - 1] == UInt8(ascii: ")") ? closed : name)
            case UInt8(ascii: "["), UInt8(ascii: "{"): open.append("")
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closed = open.popLast() ?? ""
            default: break
            }
            place += 1
        }
        return found
    }

    /// Source text without whole lines of comment, which may hold single quotation marks.
    private static func code(of source: String) -> [UInt8] {
        Array(
            source.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
                .utf8)
    }

    /// The literal at a place and the place behind it; literals that are put together are one text.
    private static func text(_ code: [UInt8], _ place: Int) -> (text: String, end: Int) {
        var (text, end) = SourceSentences.literal(code, place)
        while let next = SourceSentences.joined(code, end) {
            let (more, after) = SourceSentences.literal(code, next)
            (text, end) = (text + more, after)
        }
        return (text, end)
    }

    /// The last word before a bracket: `line` of `Output.line(`; `Wording` begins with a small letter here.
    private static func name(before place: Int, in code: [UInt8]) -> String {
        let word = code[..<place].suffix(while: {
            $0 == UInt8(ascii: "_") || (48...57).contains($0) || (65...90).contains($0 & 0xDF)
        })
        let name = String(decoding: word, as: UTF8.self)
        return name == "Wording" ? "wording" : name
    }
}

extension Collection where Self: BidirectionalCollection {
    fileprivate func suffix(while isPart: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, isPart(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

/// Reads string literals of source text.
enum SourceSentences {
    private static func starts(_ code: [UInt8], _ place: Int, _ word: String) -> Bool {
        code[place...].starts(with: word.utf8)
    }

    /// A literal that begins at a quotation mark: its text, and the place behind it.
    static func literal(_ code: [UInt8], _ start: Int) -> (text: String, end: Int) {
        let isLong = starts(code, start, "\"\"\"")
        var place = start + (isLong ? 3 : 1)
        var text: [UInt8] = []
        while place < code.count {
            let byte = code[place]
            if byte == UInt8(ascii: "\""), !isLong || starts(code, place, "\"\"\"") {
                return (String(decoding: text, as: UTF8.self), place + (isLong ? 3 : 1))
            }
            guard byte == UInt8(ascii: "\\"), place + 1 < code.count else {
                text.append(byte)
                place += 1
                continue
            }
            if code[place + 1] == UInt8(ascii: "(") {
                text += Array("{}".utf8)
                place = behind(code, place + 2)
            } else {
                text.append(code[place + 1])
                place += 2
            }
        }
        return (String(decoding: text, as: UTF8.self), place)
    }

    /// The place of a literal that is put to the one that ends at a place; nil where none is.
    static func joined(_ code: [UInt8], _ end: Int) -> Int? {
        var place = end
        var isJoined = false
        while place < code.count, [32, 10, UInt8(ascii: "+")].contains(code[place]) {
            isJoined = isJoined || code[place] == UInt8(ascii: "+")
            place += 1
        }
        return isJoined && place < code.count && code[place] == UInt8(ascii: "\"") ? place : nil
    }

    /// The place behind the bracket that closes what is filled in.
    private static func behind(_ code: [UInt8], _ start: Int) -> Int {
        var (depth, place) = (1, start)
        while place < code.count, depth > 0 {
            if code[place] == UInt8(ascii: "\"") {
                place = literal(code, place).end
                continue
            }
            if code[place] == UInt8(ascii: "(") { depth += 1 }
            if code[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
        }
        return place
    }
}
