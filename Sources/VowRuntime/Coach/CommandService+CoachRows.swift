package import VowAnswers
package import VowCore
import VowPorts
package import VowRecitation

extension CoachDayRow {
    /// The row of a day.
    init(_ day: CoachDay) {
        self.init(
            date: day.date.iso8601, minutes: day.minutes, sentences: day.sentences, correct: day.correct,
            rightAtOnce: day.rightAtOnce, attempts: day.attempts, replays: day.replays,
            meanScore: day.meanScore)
    }
}

extension CoachWordRow {
    /// The row of a card.
    init(_ card: WordCard, today: CivilDate) {
        self.init(
            word: card.word, due: card.due.iso8601, isDue: card.due <= today, intervalDays: card.intervalDays,
            lapses: card.lapses)
    }
}

extension CoachSentenceRow {
    /// The row of a sentence.
    package init(_ sentence: CoachSentence) {
        self.init(
            id: sentence.id.text, text: sentence.text, lang: sentence.language.rawValue,
            level: sentence.level.rawValue, wordBucket: sentence.bucket.rawValue)
    }
}

extension CoachAnswerRow {
    /// The row of an answer.
    package init(_ item: CoachItem, _ attempt: CoachItem.Attempt) {
        let rating = attempt.answer.pronunciation
        self.init(
            sentence: item.sentence.id.text, text: item.sentence.text,
            language: item.sentence.language.rawValue,
            attempt: item.attempts.count, mode: attempt.answer.mode == .typed ? "typed" : "voice",
            transcript: attempt.answer.transcript, correct: attempt.verdict.isCorrect,
            semanticSim: Double(attempt.verdict.meaningHundredths) / 100, accuracy: rating?.accuracy,
            fluency: rating?.fluency, completeness: rating?.completeness, prosody: rating?.prosody,
            itemScore: attempt.verdict.itemScore, revealed: item.isRevealed, done: item.isClosed,
            words: attempt.verdict.words.map { CoachAnswerRow.Word(text: $0.text, mark: $0.mark.rawValue) },
            engine: attempt.answer.engine.isEmpty ? nil : attempt.answer.engine,
            rater: attempt.answer.rater.isEmpty ? nil : attempt.answer.rater)
    }
}

extension CommandService {
    /// Today's practice in a language, and where the person stands.
    package func coachSummary(_ language: Language, on date: CivilDate? = nil) throws(CommandError)
        -> CoachSummaryRow
    {
        let sessions = try coachSessions().map(\.state)
        let progress = CoachProgress(sessions, language: language)
        let overview = try present()
        let today = overview.today
        let date = date ?? today
        let day = progress.days.first { $0.date == date }
        let streak = CoachStreak(Self.practised(sessions), today: today)
        let difficulty = progress.staircase.difficulty
        let voice = overview.settings.coachVoice(for: language)
        let open = sessions.last { $0.isOpen && $0.terms?.date == today && $0.terms?.language == language }
        return CoachSummaryRow(
            language: language.rawValue, plannedMinutes: overview.settings.coachMinutes,
            day: day.map(CoachDayRow.init)
                ?? CoachDayRow(
                    date: date.iso8601, minutes: 0, sentences: 0, correct: 0, rightAtOnce: 0, attempts: 0,
                    replays: 0, meanScore: nil),
            streakDays: streak.current, bestStreakDays: streak.best,
            level: SentenceLevel.allCases[difficulty / WordBucket.allCases.count].rawValue,
            wordBucket: WordBucket.allCases[difficulty % WordBucket.allCases.count].rawValue,
            weakWords: progress.drill.cards.count, dueWords: progress.drill.due(on: today).map(\.word),
            isUnfinished: open != nil, voice: voice,
            isVoiceUnderstood: VoiceFigures.figure(of: voice, in: language)?.counts)
    }

    /// The voices that the coach can speak with, by language, and how well each was understood.
    package func coachVoices() throws(CommandError) -> [CoachVoiceRow] {
        let settings = try present().settings
        return [Language.chinese, .english, .spanish].flatMap { language in
            let inUse = settings.coachVoice(for: language)
            let measured = VoiceFigures.measured.filter { $0.language == language }
            let others = measured.contains { $0.voice == inUse } ? [] : [inUse]
            return measured.map { figure in
                CoachVoiceRow(
                    language: language.rawValue, voice: figure.voice, isInUse: figure.voice == inUse,
                    sentences: figure.sentences, recogniser: figure.recogniser,
                    errorPercent: figure.errorPercent, counts: figure.counts)
            }
                + others.map {
                    CoachVoiceRow(
                        language: language.rawValue, voice: $0, isInUse: true, sentences: nil,
                        recogniser: nil, errorPercent: nil, counts: nil)
                }
        }
    }

    /// The days on which something was practised, of the last so many up to today.
    package func coachCalendar(_ language: Language?, days count: Int) throws(CommandError)
        -> CoachCalendarRow
    {
        let sessions = try coachSessions().map(\.state)
        let today = try present().today
        let first = today.adding(days: 1 - count)
        let streak = CoachStreak(Self.practised(sessions), today: today)
        let languages = language.map { [$0] } ?? Language.allCases
        let days = languages.flatMap { language in
            CoachProgress(sessions, language: language).days.filter { $0.date >= first && $0.date <= today }
                .map { CoachCalendarRow.Day(language: language.rawValue, day: CoachDayRow($0)) }
        }
        return CoachCalendarRow(
            from: first.iso8601, to: today.iso8601, streakDays: streak.current, bestStreakDays: streak.best,
            days: days.sorted { ($0.day.date, $0.language) < ($1.day.date, $1.language) })
    }

    /// The weak words of a language, those that are due first.
    package func coachWords(_ language: Language) throws(CommandError) -> [CoachWordRow] {
        let today = try present().today
        return try coachProgress(language).drill.cards.sorted { ($0.due, $0.word) < ($1.due, $1.word) }
            .map { CoachWordRow($0, today: today) }
    }

    /// The days on which a sentence was answered, in any language.
    private static func practised(_ sessions: [CoachState]) -> [CivilDate] {
        sessions.flatMap(\.items).filter { !$0.attempts.isEmpty }.map(\.date)
    }
}
