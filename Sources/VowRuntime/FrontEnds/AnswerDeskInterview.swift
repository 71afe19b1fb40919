import VowAnswers
import VowCore
import VowRecitation

// The interview, as front ends lead it: the same aggregate and machine as in the terminal, an input a request. What is
// heard at the microphone is found out by the program itself.
extension AnswerDesk {
    static let interviewQueries: [String: Handler] = [
        "interview.show": { service, arguments in
            let language = try spoken(service, arguments)
            var leading = try InterviewLeading(service)
            let shown = leading.state.language == nil ? [] : try leading.take(.look)
            return leading.row(shown, language: language)
        },
        "lines.try": { service, arguments in
            let lines = try service.present().book.entries
            let id = try Named.line.identifier(try arguments.required("id"), among: lines.map(\.id))
            let entry = lines.first { $0.id == id }
            let text = entry?.text ?? ""
            let verdict = RecitationVerifier(
                settings: VerifierSettings(language: entry?.language ?? .english)
            ).judge(
                lines: [RequiredLine(id: id, text: text)], transcript: try arguments.required("text"),
                challengeWord: nil)
            return TriedLineRow(
                line: id.text, passed: verdict.passed,
                words: verdict.lines.flatMap(\.words).map { .init(text: $0.text, heard: $0.said) })
        },
    ]

    static let interviewCommands: [String: Handler] = [
        "interview.begin": { service, arguments in
            let language = try spoken(service, arguments)
            return try led(service, .open(language), language)
        },
        "interview.language": { service, arguments in
            let language = try spoken(service, arguments)
            return try led(service, .speak(language), language)
        },
        "interview.answer": { service, arguments in
            try led(service, .said(try arguments.required("text")))
        },
        "interview.skip": { service, _ in try led(service, .said("skip")) },
        "interview.go": { service, arguments in
            let name = try arguments.required("step")
            guard let step = InterviewStep(rawValue: name) else {
                throw ArgumentMistake(name: "step", expected: "question's name")
            }
            return try led(service, .go(step))
        },
        "interview.line": { service, arguments in
            guard let place = try arguments.count("place").map({ $0 - 1 }) else {
                throw ArgumentMistake(name: "place", expected: "whole number")
            }
            if try arguments.truth("drop") == true { return try led(service, .refuse(place)) }
            if let belief = try arguments.count("belief") {
                return try led(service, .believe(place, belief))
            }
            return try led(service, .revise(place, try arguments.required("text")))
        },
        "interview.keep": { service, _ in try led(service, .take) },
    ]

    private static func led(
        _ service: CommandService, _ input: InterviewInput, _ language: Language? = nil
    ) throws -> InterviewRow {
        var leading = try InterviewLeading(service)
        let shown = try leading.take(input)
        return leading.row(shown, language: language ?? .english)
    }

    /// The language that was asked for, else that of Vow's texts; the interview speaks English and Spanish.
    private static func spoken(_ service: CommandService, _ arguments: Arguments) throws -> Language {
        let settings = try service.present().settings
        let language = try AlarmFields.language(try arguments.text("language"))
        guard language != .chinese else {
            throw CommandError.refused("The interview speaks English and Spanish: en or es.")
        }
        return language ?? (Wording(settings).isSpanish ? .spanish : .english)
    }
}
