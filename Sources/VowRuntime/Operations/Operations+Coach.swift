package import VowAnswers
import VowCore
import VowPorts
package import VowRecitation

package import struct Foundation.Data

extension Operations {
    static let coach: [any Operation.Type] = [
        ShowCoachSummary.self, ShowCoachCalendar.self, ShowCoachWords.self, ExportCoach.self,
        ListOwnSentences.self, ImportSentences.self, RemoveSentence.self, StepCoach.self, SpeakCoach.self,
    ]
}

package struct ShowCoachSummary: Query {
    package static let name = "coach.summary"
    package static let summary = "Today with the coach in figures."
    package static let fields = [OperationField<Self>.language(\.language)]
    /// The language that is practised, or nil for the one that is set.
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> CoachSummaryRow {
        try context.service.coachSummary(try context.practised(language))
    }
}

package struct ShowCoachCalendar: Query {
    package static let name = "coach.calendar"
    package static let summary = "Days with the coach."
    package static let fields: [OperationField<Self>] = [
        .language(\.language), .whole("days", \.days, 1...3660),
    ]
    /// Only this language.
    package var language: Language?
    package var days = 30

    package init() {}

    package func run(_ context: OperationContext) throws -> CoachCalendarRow {
        try context.service.coachCalendar(language, days: days)
    }
}

package struct ShowCoachWords: Query {
    package static let name = "coach.words"
    package static let summary = "Words that come again."
    package static let fields = [OperationField<Self>.language(\.language)]
    /// The language that is practised, or nil for the one that is set.
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> [CoachWordRow] {
        try context.service.coachWords(try context.practised(language))
    }
}

/// Years of practice are longer than the daemon's socket takes.
package struct ExportCoach: Query {
    package static let name = "coach.export"
    package static let summary =
        "What was practised with the coach, as a table of comma-separated values."
    package static let place = OperationPlace.ownProcess
    package static let fields: [OperationField<Self>] = [
        .language(\.language), .text("from", \.from, most: 10),
    ]
    /// Only this language.
    package var language: Language?
    /// Only from this date on.
    package var from: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> FileRow {
        FileRow(
            file: "vow-coach.csv", type: "text/csv",
            base64: Data(try table(context.service).csv.utf8).base64EncodedString())
    }

    package func table(_ service: CommandService) throws -> CoachTable {
        let first = try from.map { text in
            guard let date = CivilDate(iso8601: text) else {
                throw CommandError.refused(.fromNoDateSuchAs(text: text))
            }
            return date
        }
        let sessions = try service.coachSessions().map(\.state)
            .filter { language == nil || $0.terms?.language == language }
        return CoachTable(sessions, from: first)
    }
}

package struct ListOwnSentences: Query {
    package static let name = "coach.sentences.list"
    package static let summary = "The coach's sentences that the person took in."
    package static let place = OperationPlace.ownProcess

    package init() {}

    package func run(_ context: OperationContext) throws -> [CoachSentenceRow] {
        try context.service.ownSentences().map { CoachSentenceRow($0) }
    }
}

package struct ImportSentences: Command {
    package static let name = "coach.sentences.import"
    package static let summary = "Takes in sentences from a JSON list, all of them or none."
    package static let place = OperationPlace.ownProcess
    package static let beginsHome = true
    package static let fields = HandedFile.fields().map { $0.within(\Self.file) }
    package var file = HandedFile()
    /// What a file of this device holds, in place of one that is handed in. Only the command line reads one.
    package var content: Data?

    package init() {}

    package func run(_ context: OperationContext) throws -> SentencesTakenRow {
        let pick = try context.wording
        let data = try content ?? GivenFile(file).data
        let sentences: [CoachSentence]
        do throws(SentenceFile.Flaw) { sentences = try SentenceFile.sentences(in: data) } catch {
            throw CommandError.refused(Refusal(RefusalText.sentenceFile(reason: pick(error.reason))))
        }
        return SentencesTakenRow(sentences: sentences.count, changed: try context.service.add(sentences))
    }
}

package struct RemoveSentence: Command {
    package static let name = "coach.sentences.remove"
    package static let summary = "Removes a sentence that was taken in."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        try context.service.dropSentences([CoachSentenceID(id)])
        return RemovedRow(removed: id)
    }
}

package struct StepCoach: Command, DeviceOperation {
    package typealias Answer = CoachStepRow
    package static let name = "coach.step"
    package static let summary = "One step of today's session with the coach."
    package static let place = OperationPlace.page
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .choice(
            "action", \.action,
            [
                "begin", "listen", "answer", "replay", "slow", "reveal", "next", "pause", "resume", "stop",
            ]), .text("text", \.text, most: 500), .text("sentence", \.sentence, most: 200),
        .language(\.language),
    ]
    package var action = ""
    /// What was typed.
    package var text: String?
    /// The sentence that is shown. A step for another sentence than the current one is not taken.
    package var sentence: String?
    /// The language that is practised, or nil for the one that is set.
    package var language: Language?

    package init() {}
}

package struct SpeakCoach: Command, DeviceOperation {
    package typealias Answer = CoachStepRow
    package static let name = "coach.speak"
    package static let summary = "Speaks the sentence in hand."
    package static let place = OperationPlace.page
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [.language(\.language), .flag("slow", \.isSlow)]
    /// The language that is practised, or nil for the one that is set.
    package var language: Language?
    package var isSlow = false

    package init() {}
}

extension OperationContext {
    /// The language that was asked for, else the one that is practised.
    fileprivate func practised(_ language: Language?) throws -> Language {
        try language ?? service.present().settings.coachLanguage
    }
}
