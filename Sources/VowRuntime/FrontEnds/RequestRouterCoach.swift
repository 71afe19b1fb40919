import VowAnswers
import VowCore
import VowRecitation

// The coach, as front ends ask for it.
extension RequestRouter {
    static let coachQueries: [String: Handler] = [
        "coach.summary": { service, arguments in
            try service.coachSummary(try coached(service, arguments))
        },
        "coach.words": { service, arguments in
            try service.coachWords(try coached(service, arguments))
        },
        "coach.calendar": { service, arguments in
            let language = try AlarmFields.language(try arguments.text("language"))
            return try service.coachCalendar(language, days: try arguments.count("days") ?? 30)
        },
    ]

    /// The language that was asked for, else the one that is practised.
    private static func coached(_ service: CommandService, _ arguments: Arguments) throws -> Language {
        try AlarmFields.language(try arguments.text("language"))
            ?? service.present().settings.coachLanguage
    }
}
