import Foundation
import Testing
import VowCore
import VowRecitation

/// Whole interviews as a person sees them; the answers begin with "> ".
@Suite("Interview transcripts")
struct InterviewTranscriptSpecs {
    /// What stands on the screen after the answers of a transcript were given again.
    private static func replay(_ transcript: [String], _ language: Language) -> (
        shown: [String], isOver: Bool
    ) {
        var machine = InterviewMachine(InterviewState())
        var shown: [String] = []
        var isOver = false
        func put(_ input: InterviewInput) {
            var next: InterviewInput?
            for effect in machine.handle(input, at: Instant(millisecondsSinceEpoch: 0)) {
                switch effect {
                case .record: break
                case .tell(let text): shown.append(text)
                case .help, .check: shown.append("!")
                case .ask(_, let question): shown += ["", question]
                case .showLines(let lines):
                    for (place, line) in lines.enumerated() where !line.isRefused {
                        shown.append("  \(place + 1)  \(line.text)")
                    }
                case .keep(let lines): next = .kept(lines.mapValues { _ in "line" })
                case .end: isOver = true
                }
            }
            if let next { put(next) }
        }
        put(.open(language))
        for line in transcript where line.hasPrefix(">") {
            shown.append(line)
            put(.said(String(line.dropFirst().drop { $0 == " " })))
        }
        return (shown, isOver)
    }

    @Test(
        "M1: from the first question to kept lines in under five minutes: 200 words read, 30 typed a minute",
        arguments: [("transcript-en.txt", Language.english), ("transcript-es.txt", .spanish)])
    func transcript(file: String, language: Language) throws {
        let text = try InterviewCorpus.text(of: file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (shown, isOver) = Self.replay(lines, language)
        #expect(isOver)
        #expect(shown.joined(separator: "\n") + "\n" == text)
        func words(_ lines: [String]) -> Int {
            lines.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        }
        let typed = words(shown.filter { $0.hasPrefix(">") }.map { String($0.dropFirst()) })
        let read = words(shown.filter { !$0.hasPrefix(">") })
        let minutes = Double(read) / 200 + Double(typed) / 30
        #expect(minutes < 5, "\(read) words to read, \(typed) to type")
        let answers = shown.filter { $0.hasPrefix("> ") && $0.split(separator: " ").count > 8 }
        #expect(answers.count >= 6)
        #expect(answers.allSatisfy { $0.split(separator: " ").count >= 15 }, "answers of about 15 words")
    }
}
