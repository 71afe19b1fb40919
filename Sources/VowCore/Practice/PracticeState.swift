package import VowRecitation

/// An affirmation that is practised, as its events leave it.
///
/// It holds counts for each day instead of the rounds, so that an affirmation with a thousand rounds is read quickly.
package struct PracticeState: Codable, Hashable, Sendable {
    /// What the last round that did not count was refused for.
    package struct Refused: Codable, Hashable, Sendable {
        /// When it was said.
        package let at: Instant
        /// Why it does not count.
        package let reasons: [PracticeReason]
        /// The words that were not heard.
        package let missed: [String]
        /// What was heard.
        package let heard: String
    }

    /// Its words.
    package private(set) var text = ""
    /// The language it is said in.
    package private(set) var language: Language = .english
    /// The line that it is; nil where it is none.
    package private(set) var line: LineID?
    /// The number of repetitions to practise towards.
    package private(set) var target = PracticeState.defaultTarget
    /// Whether it was added and not removed.
    package private(set) var isPresent = false
    /// When it was added.
    package private(set) var createdAt: Instant?
    /// The recording of its present words; nil where there is none.
    package private(set) var recording: PracticeRecording?
    /// How often it was said and counted.
    package private(set) var count = 0
    /// How often it was said and not counted.
    package private(set) var refusedCount = 0
    /// How often it was listened to in place of saying it.
    package private(set) var listenedCount = 0
    /// How often it was typed in place of saying it.
    package private(set) var typedCount = 0
    /// The last round that did not count; nil once one counted after it.
    package private(set) var lastRefused: Refused?
    /// When the person is reminded, on each day.
    package private(set) var reminder: CivilTime?
    /// Until when the reminder is put off.
    package private(set) var snoozedUntil: Instant?
    /// The last day on which the person was reminded.
    package private(set) var remindedOn: CivilDate?
    /// How many counted on each day.
    private var counts = PracticeDayCounts()
    /// The newest rounds.
    private var rounds = RecentRounds()

    /// How many repetitions are practised towards, unless the person sets another number.
    package static let defaultTarget = 1_000

    /// The state before any event.
    package init() {}

    /// The days with counted rounds, by date, ascending.
    package var days: [PracticeDay] { counts.days }

    /// Whether a round was recorded.
    package func knows(round: String) -> Bool { rounds.names.contains(round) }
}

/// A day with counted rounds.
package struct PracticeDay: Hashable, Sendable {
    /// The date where the person was.
    package let date: CivilDate
    /// How many counted.
    package let count: Int

    package init(date: CivilDate, count: Int) {
        self.date = date
        self.count = count
    }
}

extension PracticeState: Evolving {
    /// What names one.
    package typealias ID = AffirmationID

    /// The state after one more event.
    package func evolved(by event: PracticeEvent, at instant: Instant) -> PracticeState {
        var next = self
        switch event {
        case .added(let text, let language, let target, let line):
            next = PracticeState()
            (next.text, next.language, next.target, next.line) = (text.wrappedValue, language, target, line)
            (next.isPresent, next.createdAt) = (true, instant)
        case .edited(let text):
            next.text = text.wrappedValue
            next.recording = nil
            next.lastRefused = nil
        case .linked(let line): next.line = line
        case .recordingKept(let recording, _): next.recording = recording
        case .recordingRemoved: next.recording = nil
        case .counted(let round):
            next.count += 1
            next.lastRefused = nil
            next.rounds.remember(round.take.round)
            next.counts.add(on: round.take.date)
        case .refused(let round):
            next.refusedCount += 1
            next.rounds.remember(round.take.round)
            next.lastRefused = Refused(
                at: instant, reasons: round.reasons, missed: round.missed,
                heard: round.take.evidence.transcript)
        case .listened: next.listenedCount += 1
        case .typed: next.typedCount += 1
        case .targetChanged(let target): next.target = target
        case .reminderChanged(let time):
            next.reminder = time
            next.snoozedUntil = nil
        case .reminderSnoozed(let until): next.snoozedUntil = until
        case .reminded(let date):
            next.remindedOn = date
            next.snoozedUntil = nil
        case .removed:
            next.isPresent = false
            next.recording = nil
        }
        return next
    }
}
