import VowAnswers
import VowCore
package import VowPorts
import VowRecitation

// The interview, as front ends lead it: the same aggregate and machine as in the terminal, an input a request. What is
// heard at the microphone is found out by the program itself.
extension RequestRouter {
    /// Gives the language model that was set and agreed to; nil where there is none.
    package typealias ModelSource = @Sendable (CommandService) throws -> (any LanguageModel)?

    static func interviewQueries(_ model: @escaping ModelSource) -> [String: Handler] {
        [
            "interview.show": { service, arguments in
                let language = try spoken(service, arguments)
                var leading = try InterviewLeading(service, model: try model(service))
                let shown = leading.state.language == nil ? [] : try leading.handle(.look)
                return leading.row(shown, language: language)
            }
        ]
    }

    static func interviewCommands(_ model: @escaping ModelSource) -> [String: Handler] {
        let led = { @Sendable (service: CommandService, input: InterviewInput, language: Language?) in
            var leading = try InterviewLeading(service, model: try model(service))
            let shown = try leading.handle(input)
            return leading.row(shown, language: language ?? .english)
        }
        return [
            "interview.begin": { service, arguments in
                let language = try spoken(service, arguments)
                return try led(service, .open(language), language)
            },
            "interview.language": { service, arguments in
                let language = try spoken(service, arguments)
                return try led(service, .speak(language), language)
            },
            "interview.answer": { service, arguments in
                try led(service, .said(try arguments.required("text")), nil)
            },
            "interview.skip": { service, _ in try led(service, .said("skip"), nil) },
            "interview.go": { service, arguments in
                let name = try arguments.required("step")
                guard let step = InterviewStep(rawValue: name) else {
                    throw ArgumentMistake(name: "step", expected: "question's name")
                }
                return try led(service, .go(step), nil)
            },
            "interview.line": { service, arguments in
                let place = try arguments.place("place").index
                if try arguments.truth("drop") == true { return try led(service, .refuse(place), nil) }
                if let belief = try arguments.count("belief") {
                    return try led(service, .believe(place, belief), nil)
                }
                return try led(service, .revise(place, try arguments.required("text")), nil)
            },
            "interview.keep": { service, _ in try led(service, .take, nil) },
            "interview.reword": { service, arguments in
                // A front end has to have shown what is sent.
                guard try arguments.truth("yes") == true else {
                    throw ArgumentMistake(name: "yes", expected: "true, once what is sent was shown")
                }
                var leading = try InterviewLeading(service, model: try model(service))
                let shown = try leading.reword()
                return leading.row(shown, language: .english)
            },
        ]
    }

    /// The language that was asked for, else that of Vow's texts.
    private static func spoken(_ service: CommandService, _ arguments: Arguments) throws -> Language {
        let settings = try service.present().settings
        let language = try AlarmFields.language(try arguments.text("language"))
        return language ?? Wording(settings).ofLines
    }
}
