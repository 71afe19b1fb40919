import Foundation
import VowAnswers
import VowRuntime

/// The coach's files, as front ends ask for them and hand them in.
///
/// Only this program does it, in a process of its own: years of practice, and a list of sentences, are longer than the
/// daemon's socket takes.
enum CoachAnswers {
    static let ownQueries: [String: RequestRouter.Handler] = [
        "coach.export": { service, arguments in
            let language = try AlarmFields.language(try arguments.text("language"))
            let table = try CoachExportCommand.table(service, language, from: try arguments.text("from"))
            return FileRow(
                file: "vow-coach.csv", type: "text/csv", base64: Data(table.csv.utf8).base64EncodedString())
        }
    ]

    static let ownCommands: [String: RequestRouter.Handler] = [
        "coach.sentences.import": { service, arguments in
            let pick = Wording(try service.present().settings)
            let sentences = try CoachSentencesCommand.sentences(in: try GivenFile(arguments).data, pick)
            return SentencesTakenRow(sentences: sentences.count, changed: try service.take(sentences))
        }
    ]
}
