import Foundation
import Testing
import VowCore
import VowRecitation

/// The files under Specs/Interview.
enum InterviewCorpus {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs/Interview")

    /// A set of answers with its name.
    struct Entry: Decodable {
        let id: String
        let language: String?
        let change: String?
        let importance: Int?
        let whyNotLower: String?
        let confidence: Int?
        let upOnePoint: String?
        let benefits: String?
        let barriers: String?
        let supports: String?

        var answers: InterviewAnswers {
            InterviewAnswers(
                language: language.flatMap { Language(rawValue: $0) }, change: change ?? "",
                importance: importance,
                whyNotLower: whyNotLower ?? "", confidence: confidence, upOnePoint: upOnePoint ?? "",
                benefits: benefits ?? "", barriers: barriers ?? "", supports: supports ?? "")
        }
    }

    /// Lines that were read and found good.
    struct Expected: Decodable {
        let id: String
        let goalLines: [String]
        let affirmationLines: [String]?
    }

    static func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    static func lines(of file: String) throws -> [String] {
        try text(of: file).split(separator: "\n").map(String.init)
    }

    static func entries() throws -> [Entry] {
        try lines(of: "answers.jsonl").map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
    }

    static func expected() throws -> [Expected] {
        try lines(of: "expected.jsonl").map { try JSONDecoder().decode(Expected.self, from: Data($0.utf8)) }
    }
}

@Suite("Interview lines")
struct InterviewLineSpecs {
    private static let crises: Set<String> = ["e037", "e080", "s018", "z020"]
    /// Every result with the answers that it was made of, but for the crises.
    private func results() throws -> [(entry: InterviewCorpus.Entry, lines: InterviewLines)] {
        try InterviewCorpus.entries().filter { !Self.crises.contains($0.id) }.map {
            ($0, LineMaker.lines(from: $0.answers))
        }
    }

    @Test("M2: the corpus is large and varied enough to mean something")
    func size() throws {
        let entries = try InterviewCorpus.entries()
        #expect(entries.count >= 120)
        #expect(Set(entries.map(\.id)).count == entries.count)
        #expect(entries.count { $0.language == "es" } >= 40)
        #expect(entries.count { $0.id.hasPrefix("z") } >= 40)
        #expect(try InterviewCorpus.expected().count { !$0.id.hasPrefix("z") } >= 40)
    }

    @Test("M2: one to three goal lines, two to five affirmation lines, no two alike")
    func counts() throws {
        for (entry, lines) in try results() {
            #expect((1...3).contains(lines.goalLines.count), "\(entry.id)")
            #expect((2...5).contains(lines.affirmationLines.count), "\(entry.id)")
            let all = lines.goalLines + lines.affirmationLines
            #expect(Set(all.map { $0.lowercased() }).count == all.count, "\(entry.id): \(all)")
            #expect(!lines.summary.isEmpty, "\(entry.id)")
            #expect(lines.signs.level == .clear, "\(entry.id)")
        }
    }

    @Test("M2: a line is a sentence that can be said in one breath")
    func form() throws {
        let sayable = CharacterSet.letters.union(.decimalDigits).union(
            CharacterSet(charactersIn: " .,'’-/:%$€£&"))
        let endless = [
            " the.", " a.", " my.", " to.", " of.", " and.", " with.", " for.", " de.", " la.", " el.", " y.",
            " con.", " mi.",
        ]
        for (entry, lines) in try results() where lines.language != .chinese {
            for line in lines.goalLines + lines.affirmationLines {
                let words = line.split(separator: " ")
                #expect((2...12).contains(words.count), "\(entry.id): \(line)")
                #expect(line.hasSuffix(".") && !line.hasSuffix(".."), "\(entry.id): \(line)")
                #expect(line.first?.isUppercase == true, "\(entry.id): \(line)")
                #expect(line.unicodeScalars.allSatisfy(sayable.contains), "\(entry.id): \(line)")
                #expect(
                    !line.contains("  ") && !endless.contains(where: line.hasSuffix), "\(entry.id): \(line)")
            }
        }
    }

    @Test("M2: first person and present tense, never a wish with I before it")
    func person() throws {
        let wishes = [
            " want to ", " wanna ", " should ", " would ", " will ", " gonna ", " quiero ", " quisiera ",
            " debería ", " voy a ",
        ]
        let broken = [
            "i i ", "i my ", "i the ", "i to ", "i be ", "i not ", "i a ", "i an ", "i more ", "i less ",
            "i for ", "i no ", "i and ",
            "i in ", "i on ", "i some ", "i its ", "i it ", "i you ", "i we ", "i stop ", "i quit ",
            "i don't ", "i dont ", "i never ",
            "yo quiero", "yo no ", "no ", "yo ",
        ]
        for (entry, lines) in try results() where lines.language != .chinese {
            for line in lines.goalLines + lines.affirmationLines {
                let low = " " + line.lowercased()
                let exempt = entry.id == "e116"  // "I figure out what I want to do with my life."
                #expect(exempt || !wishes.contains(where: low.contains), "\(entry.id): \(line)")
                #expect(!broken.contains(where: line.lowercased().hasPrefix), "\(entry.id): \(line)")
                if lines.language == .english {
                    #expect(low.contains(" i ") || low.contains(" my "), "\(entry.id): \(line)")
                    let begins = line.hasPrefix("I ") || line.hasPrefix("When ") || line.hasPrefix("If ")
                    #expect(begins, "\(entry.id): \(line)")
                } else {
                    let first = line.split(separator: " ")[0].lowercased()
                    let isInfinitive = first != "ayer" && ["ar", "er", "ir"].contains(where: first.hasSuffix)
                    #expect(!isInfinitive, "\(entry.id): \(line)")
                }
            }
        }
    }

    @Test("M2: a line in Chinese is one breath long, said of oneself in the present, and wishes for nothing")
    func chineseForm() throws {
        let banned = [
            "我不", "我别", "我没", "我想要", "我希望", "我要", "我会", "我应该", "我们", "你", "他", "她", "因为", "所以",
            "永远", "总是", "绝不", "最好", "保证", "抑郁", "治好", "我我", "的。", "和。", "在。", "，。",
        ]
        for (entry, lines) in try results() where lines.language == .chinese {
            for line in lines.goalLines + lines.affirmationLines {
                #expect((4...25).contains(line.count), "\(entry.id): \(line)")
                #expect(line.hasSuffix("。") && line.contains("我"), "\(entry.id): \(line)")
                #expect(
                    line.dropLast().allSatisfy { $0.isLetter || $0.isNumber || "，".contains($0) },
                    "\(entry.id): \(line)")
                #expect(
                    !banned.contains(where: line.replacingOccurrences(of: "吉他", with: "").contains),
                    "\(entry.id): \(line)")
                #expect(SafetySigns.read([line]).level != .danger, "\(entry.id): \(line)")
            }
        }
    }

    @Test("M2: the gate hears every line in Chinese when it is said as it stands")
    func chineseHearing() throws {
        let verifier = RecitationVerifier(settings: VerifierSettings(language: .chinese))
        for (entry, lines) in try results() where lines.language == .chinese {
            for line in lines.goalLines + lines.affirmationLines {
                let said = SpokenWords.of(line, language: .chinese).joined(separator: " ")
                let verdict = verifier.judge(
                    lines: [RequiredLine(id: "l", text: line)], transcript: said, challengeWord: nil)
                #expect(verdict.lines[0].missed.isEmpty, "\(entry.id): \(line)")
            }
        }
    }

    @Test("M2: nobody else's behaviour, nothing clinical, nothing grand, nothing always or never")
    func modesty() throws {
        let banned = [
            "depress", "anxiety", "disorder", "diagnos", "cure", "heal ", "millionaire", "unstoppable",
            "depresi",
            "ansiedad", "trastorno", "curar", "millonari", "invencible", " always ", " never ",
            " siempre ", " nunca ",
            " best ", " he ", " she ", " they ", " él ", " ella ", " ellos ", "fuck", "damn", "listen to me",
            "drinks less",
        ]
        for (entry, lines) in try results() {
            for line in lines.goalLines + lines.affirmationLines {
                let low = " " + line.lowercased().dropLast() + " "
                #expect(!banned.contains(where: low.contains), "\(entry.id): \(line)")
            }
        }
    }

    @Test("M2: a number of the wish stays in a goal line, and no line makes one up")
    func numbers() throws {
        // These wish for what no line may promise, or speak of the past.
        let exempt: Set = [
            "e012", "e146", "e162", "e031", "e058", "e074", "e092", "s014", "e023", "e010", "z019",
        ]
        for (entry, lines) in try results() {
            let said = Self.numbers(in: entry.answers.change)
            let kept = Self.numbers(in: lines.goalLines.joined(separator: " "))
            let everything = [entry.change, entry.upOnePoint, entry.barriers].compactMap { $0 }.joined(
                separator: " ")
            #expect(Set(kept).isSubset(of: Self.numbers(in: everything)), "\(entry.id): \(lines.goalLines)")
            if let first = said.last, !exempt.contains(entry.id),
                entry.change?.contains(where: \.isLetter) == true
            {
                #expect(kept.contains(first), "\(entry.id): \(lines.goalLines)")
            }
        }
    }

    private static func numbers(in text: String) -> [String] {
        // "一小步" and the like count nothing.
        let counting = ["一小步", "一步", "一点", "一个"].reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
        return counting.split { !$0.isNumber }.map(String.init)
    }

    @Test("M2: lines that were read and found good stay as they are")
    func reviewed() throws {
        let entries = try InterviewCorpus.entries()
        for expected in try InterviewCorpus.expected() {
            let entry = try #require(entries.first { $0.id == expected.id }, "\(expected.id)")
            let lines = LineMaker.lines(from: entry.answers)
            #expect(lines.goalLines == expected.goalLines, "\(expected.id)")
            if let affirmations = expected.affirmationLines {
                #expect(lines.affirmationLines == affirmations, "\(expected.id)")
            }
        }
    }

    @Test("M8: a sign of danger in any answer stops everything")
    func crisis() throws {
        for row in try InterviewCorpus.lines(of: "crisis.txt") {
            let cells = row.split(separator: "\t").map(String.init)
            #expect((SafetySigns.read([cells[1]]).level != .clear) == (cells[0] == "stop"), "\(row)")
        }
        for id in Self.crises {
            let entry = try #require(try InterviewCorpus.entries().first { $0.id == id })
            let lines = LineMaker.lines(from: entry.answers)
            #expect(lines.signs.level == .danger && lines.summary.isEmpty)
            #expect(lines.goalLines.isEmpty && lines.affirmationLines.isEmpty)
        }
        let late = InterviewAnswers(change: "run 5k", supports: "nobody, I want to die")
        #expect(LineMaker.lines(from: late).signs.level == .danger)
    }

    @Test("M2: a very long answer, and one of one word a hundred times, still give lines")
    func extremes() {
        let long = String(repeating: "I keep thinking about my job and the house and everything ", count: 400)
        for change in [
            long + "so I want to walk 20 minutes a day", String(repeating: "run ", count: 100),
            "\u{0}\u{1}\t\n", "a",
        ] {
            let lines = LineMaker.lines(from: InterviewAnswers(change: change))
            #expect((1...3).contains(lines.goalLines.count) && lines.affirmationLines.count >= 2)
            #expect(
                (lines.goalLines + lines.affirmationLines).allSatisfy { $0.split(separator: " ").count <= 12 }
            )
            #expect(lines.summary.count < 600)
        }
    }
}
