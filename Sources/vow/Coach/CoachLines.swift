import LinuxAdapters
import VowAnswers
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// What the coach prints: answers with their words marked by a sign each, and figures.
struct CoachLines {
    let wording: Wording

    init(_ wording: Wording) { self.wording = wording }

    /// What came of an answer. Marks are signs and words; colour only adds to them.
    func feedback(_ item: CoachItem, _ attempt: CoachItem.Attempt) -> [String] {
        let verdict = attempt.verdict
        var lines: [String] = []
        if attempt.answer.mode != .typed {
            lines.append("  " + wording(CoachText.heard(text: attempt.answer.transcript)))
        }
        lines.append("  " + verdict.words.map(marked).joined(separator: " "))
        let text: CoachText =
            verdict.isCorrect ? .right : verdict.meaningHundredths >= 60 ? .almost : .notYet
        lines.append("  " + wording(text))
        for (mark, text) in [(WordMark.unclear, CoachText.wordsUnclear), (.missed, .wordsMissed)] {
            let words = verdict.words.filter { $0.mark == mark }.map(\.text)
            if !words.isEmpty {
                lines.append("  " + wording(text, ["words": words.joined(separator: " ")]))
            }
        }
        if let rating = attempt.answer.pronunciation {
            lines.append(
                "  "
                    + wording(
                        CoachText.pronunciation(
                            accuracy: "\(rating.accuracy)", fluency: "\(rating.fluency)",
                            completeness: "\(rating.completeness)", prosody: "\(rating.prosody)")))
        }
        lines.append(
            "  "
                + wording(
                    CoachText.score(
                        score: "\(verdict.itemScore)",
                        meaning: Texts.decimal(Double(verdict.meaningHundredths) / 100, places: 2))))
        return lines
    }

    private func marked(_ word: MarkedWord) -> String {
        let (sign, colour) =
            switch word.mark {
            case .well: ("✓", "32")
            case .unclear: ("~", "33")
            case .missed: ("✗", "31")
            }
        let text = sign + ForeignWords.shown(word.text)
        return TerminalWidth.canDraw(on: 1) ? "\u{1b}[\(colour)m\(text)\u{1b}[0m" : text
    }

    /// A day in figures.
    func summary(_ row: CoachSummaryRow) -> [String] {
        var lines: [String] = []
        if row.day.sentences == 0 {
            lines.append(wording(CoachText.nothingPractised))
        } else {
            lines.append(
                wording(
                    CoachText.today(
                        minutes: "\(row.day.minutes)", planned: "\(row.plannedMinutes)",
                        sentences: "\(row.day.sentences)", rightAtOnce: "\(row.day.rightAtOnce)",
                        score: row.day.meanScore.map { "\($0)" } ?? "-")))
        }
        lines.append(
            wording(CoachText.streak(days: "\(row.streakDays)", best: "\(row.bestStreakDays)")))
        let level: CoachLevelText =
            switch row.level {
            case "easy": .easy
            case "medium": .medium
            default: .hard
            }
        let bucket = row.wordBucket == "common" ? CoachLevelText.common : .lessCommon
        lines.append(
            wording(CoachText.nextLevel(level: "\(wording(level)), \(wording(bucket))")))
        if !row.dueWords.isEmpty {
            lines.append(
                wording(CoachText.weakWords(words: row.dueWords.prefix(12).joined(separator: " "))))
        }
        if row.isUnfinished { lines.append(wording(CoachText.unfinished)) }
        return lines
    }

    /// The days with practice.
    func calendar(_ row: CoachCalendarRow) -> [String] {
        var lines = row.days.map { day in
            wording(
                CoachText.day(
                    date: day.day.date, language: day.language, minutes: "\(day.day.minutes)",
                    sentences: "\(day.day.sentences)", score: day.day.meanScore.map { "\($0)" } ?? "-"))
        }
        if lines.isEmpty { lines = [wording(CoachText.nothingPractised)] }
        return lines + [
            wording(CoachText.streak(days: "\(row.streakDays)", best: "\(row.bestStreakDays)"))
        ]
    }
}
