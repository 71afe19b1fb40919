import Foundation
import VowAnswers
import VowCore
import VowRuntime

/// The coach's files and what came of them, as front ends ask for them and hand them in.
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
        },
        "coach.sentences.list": { service, _ in
            try service.ownSentences().map { CoachSentenceRow($0) }
        },
    ]

    static let ownCommands: [String: RequestRouter.Handler] = [
        "coach.sentences.import": { service, arguments in
            let pick = Wording(try service.present().settings)
            var handed = HandedFile()
            handed.file = try arguments.required("file")
            handed.base64 = try arguments.required("base64")
            let sentences = try CoachSentencesCommand.sentences(in: try GivenFile(handed).data, pick)
            return SentencesTakenRow(sentences: sentences.count, changed: try service.add(sentences))
        },
        "coach.sentences.remove": { service, arguments in
            let id = try arguments.required("id")
            try service.dropSentences([CoachSentenceID(id)])
            return RemovedRow(removed: id)
        },
    ]
}
