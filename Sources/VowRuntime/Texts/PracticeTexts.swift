package import VowAnswers
package import VowCore

/// Sentences about practice, in the person's language.
package struct PracticeTexts: Sendable {
    private let pick: Wording

    /// The language of the texts.
    package var wording: Wording { pick }

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    /// A text of the catalogue.
    package func callAsFunction(_ text: PracticeText, _ arguments: [String: String] = [:]) -> String {
        pick(text, arguments)
    }

    /// A text of the catalogue with its arguments.
    package func callAsFunction(_ text: FilledText) -> String { pick(text) }

    /// Why a round did not count, in one kind sentence.
    package func whyRefused(_ round: PracticeRound, text: String) -> String {
        sentence(round.reasons, missed: round.missed, heard: round.take.evidence.transcript, text: text)
    }

    /// The same of the last one that did not count; nil where the last one did.
    package func whyRefused(_ state: PracticeState) -> String? {
        state.lastRefused.map { sentence($0.reasons, missed: $0.missed, heard: $0.heard, text: state.text) }
    }

    private func sentence(_ reasons: [PracticeReason], missed: [String], heard: String, text: String)
        -> String
    {
        // The most telling one: what the meaning lost comes before what was not heard.
        let order: [PracticeReason] = [
            .playedSound, .polarityChanged, .numberChanged, .oppositeHeard, .noSpeech, .wordsWithoutSpeech,
            .tooQuiet, .tooNoisy,
        ]
        let all = text.split { $0.isWhitespace }.count
        switch order.first(where: reasons.contains) {
        case .playedSound: return pick(PracticeText.playedSound)
        case .polarityChanged: return pick(PracticeText.polarityChanged(text: text))
        case .numberChanged: return pick(PracticeText.numberChanged(text: text))
        case .oppositeHeard: return pick(PracticeText.oppositeHeard(text: text))
        case .noSpeech, .wordsWithoutSpeech: return pick(PracticeText.noSpeech)
        case .tooQuiet: return pick(PracticeText.tooQuiet)
        case .tooNoisy: return pick(PracticeText.tooNoisy)
        case .wordsMissing, nil:
            if missed.isEmpty || missed.count * 2 > all {
                return pick(PracticeText.otherWords(heard: heard, text: text))
            }
            return pick(PracticeText.wordsMissing(words: missed.joined(separator: " ")))
        }
    }

    /// How often it was said by now.
    package func counted(_ count: Int, of target: Int) -> String {
        pick(
            count >= target ? PracticeText.reached : .counted,
            ["count": number(count), "target": number(target)])
    }

    /// When the target is likely to be reached.
    package func forecast(_ progress: PracticeProgress) -> String {
        guard progress.remaining > 0 else { return pick(PracticeText.targetReached) }
        guard let forecast = progress.forecast else { return pick(PracticeText.tooFewDays) }
        let (from, through) = (day(forecast.from), day(forecast.through))
        return from == through
            ? pick(PracticeText.forecastOneDay(from: from))
            : pick(PracticeText.forecast(from: from, through: through))
    }

    /// Today, the pace and the best week, in one line.
    package func figures(_ progress: PracticeProgress) -> String {
        var parts = [pick(PracticeText.today(count: "\(progress.today)"))]
        if progress.perDay > 0 {
            parts.append(pick(PracticeText.pace(count: tenths(progress.perDay))))
        }
        if let week = progress.bestWeek {
            parts.append(
                pick(PracticeText.bestWeek(count: number(week.count), date: day(week.first))))
        }
        return parts.joined(separator: " · ")
    }

    /// The way to the target as a bar of so many cells.
    package func bar(_ progress: PracticeProgress, cells: Int) -> String {
        let share = min(1, Double(progress.count) / Double(max(1, progress.target)))
        let full = Int(share * Double(cells))
        return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    }

    /// The last four weeks, Monday first: each day's count, or a dot.
    package func calendar(_ days: [PracticeDay], through today: CivilDate) -> [String] {
        let weekday = today.weekday.rawValue
        let first = today.adding(days: 1 - weekday - 21)
        let counts = Dictionary(days.map { ($0.date, $0.count) }, uniquingKeysWith: +)
        return (0..<4).map { week in
            (0..<7).map { day in
                let date = first.adding(days: week * 7 + day)
                if date > today { return "    " }
                let text = counts[date].map(String.init) ?? "·"
                return text + String(repeating: " ", count: max(0, 4 - text.count))
            }.joined()
        }
    }

    /// What is said of a recording that cannot be played; nil for one that can.
    package func flaw(_ standing: RecordingStanding, id: AffirmationID) -> String? {
        switch standing {
        case .whole: nil
        case .damaged: pick(PracticeText.recordingDamaged(id: id.text))
        case .missing: pick(PracticeText.recordingMissing(id: id.text))
        case .erased: pick(PracticeText.recordingErased(id: id.text))
        }
    }

    /// A day as it is said: "4 March", "4 de marzo"; with its year where that is another one.
    package func day(_ date: CivilDate) -> String {
        let months: [CalendarText] = [
            .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november,
            .december,
        ]
        return pick(
            CalendarText.date(day: date.day, month: pick(months[date.month - 1]), year: date.year))
    }

    private func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10)\(pick(NumberText.point))\(tenths % 10)"
    }

    private func number(_ value: Int) -> String {
        // Thousands apart, as 1,000 or 1.000; four digits stay together in Spanish.
        let least = Int(pick(NumberText.leastGroupedDigits)) ?? 4
        let digits = Array(String(value))
        guard digits.count >= least else { return String(digits) }
        let head = digits.dropLast(3), tail = digits.suffix(3)
        return String(head) + pick(NumberText.comma) + String(tail)
    }
}
