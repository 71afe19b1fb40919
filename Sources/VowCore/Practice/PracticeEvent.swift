package import VowRecitation

/// Why a round does not count.
package enum PracticeReason: String, CaseIterable, Codable, Hashable, Sendable {
    /// The words were not said, or not closely enough.
    case wordsMissing
    /// A "not" was added or left out.
    case polarityChanged
    /// Another number, date or time was said.
    case numberChanged
    /// The opposite of a word was heard, which the engine may have written for the right word.
    case oppositeHeard
    /// There was no speech.
    case noSpeech
    /// More words than the speech that was heard can hold.
    case wordsWithoutSpeech
    /// It is too noisy to hear the voice.
    case tooNoisy
    /// The voice is too faint.
    case tooQuiet
    /// What was heard is what was played.
    case playedSound

    init(_ reason: AttemptReason) {
        switch reason {
        case .linesMissing, .orderChanged, .overallLow, .challengeWordMissing, .challengeWordLate, .onceMore:
            self = .wordsMissing
        case .polarityChanged: self = .polarityChanged
        case .numberChanged: self = .numberChanged
        case .oppositeHeard: self = .oppositeHeard
        case .noSpeech: self = .noSpeech
        case .wordsWithoutSpeech: self = .wordsWithoutSpeech
        case .tooNoisy: self = .tooNoisy
        case .tooQuiet: self = .tooQuiet
        }
    }
}

/// One saying of an affirmation: what was captured, and what it is judged by.
package struct PracticeTake: Codable, Hashable, Sendable {
    /// Names the round, so that it is recorded once however often it is tried.
    package let round: String
    /// The date where the person is.
    package let date: CivilDate
    /// How like what was played it is, 0 to 1; nil where nothing was played.
    package let likenessToPlayed: Double?
    /// What was captured.
    package let evidence: AttemptEvidence
    @Sealed @OmittedWhenEmpty private var rehearsed: [Rehearsed]

    /// A rendering by the engine of the evidence.
    private struct Rehearsed: Codable, Hashable, Sendable {
        let line: String
        let heard: String
        let score: Double
    }

    private enum CodingKeys: String, CodingKey {
        case round, date, likenessToPlayed
        case evidence = "_0"
        case rehearsed = "renderings"
    }

    package init(
        round: String, date: CivilDate, evidence: AttemptEvidence, likenessToPlayed: Double? = nil,
        renderings: [LineRendering] = []
    ) {
        self.round = round
        self.date = date
        self.evidence = evidence
        self.likenessToPlayed = likenessToPlayed
        rehearsed = renderings.heard(by: evidence.engine, evidence.model).map {
            Rehearsed(line: $0.line, heard: $0.heard, score: $0.score)
        }
    }

    /// How the words came out for this engine when they were rehearsed.
    package var renderings: [LineRendering] {
        rehearsed.map {
            LineRendering(
                line: $0.line, heard: $0.heard, engine: evidence.engine, model: evidence.model,
                score: $0.score)
        }
    }
}

/// A judged round.
package struct PracticeRound: Codable, Hashable, Sendable {
    /// What was captured.
    package let take: PracticeTake
    /// How close it was to the words, 0 to 1.
    @Sealed package private(set) var score: Double
    /// The words that were not heard.
    @Sealed package private(set) var missed: [String]
    /// Why it does not count; empty where it does.
    package let reasons: [PracticeReason]
    /// The version of the rules that judged.
    package let verifierVersion: Int

    private enum CodingKeys: String, CodingKey {
        case take = "_0"
        case score, missed, reasons, verifierVersion
    }

    package init(
        take: PracticeTake, score: Double, missed: [String], reasons: [PracticeReason], verifierVersion: Int
    ) {
        self.take = take
        self.score = score
        self.missed = missed
        self.reasons = reasons
        self.verifierVersion = verifierVersion
    }
}

/// A recording of the words in the person's own voice: where it lies and what it is, never the sound itself.
package struct PracticeRecording: Codable, Hashable, Sendable {
    /// The name of its file.
    package let file: String
    /// The name of the key that seals it.
    package let key: String
    /// The SHA-256 of the sealed bytes, in hexadecimal.
    package let hash: String
    /// How long it is, in milliseconds.
    package let lengthMilliseconds: Int64

    package init(file: String, key: String, hash: String, lengthMilliseconds: Int64) {
        self.file = file
        self.key = key
        self.hash = hash
        self.lengthMilliseconds = lengthMilliseconds
    }
}

/// What happened to an affirmation that is practised.
package enum PracticeEvent: Codable, Hashable, Sendable {
    /// The person began to practise it; `line` is the line that it is, where it is one.
    case added(text: Sealed<String>, language: Language, target: Int, line: LineID?)
    /// The person changed its words; a recording of the old words does not count as its recording any more.
    case edited(text: Sealed<String>)
    /// It became a line, or is one.
    case linked(line: LineID)
    /// A recording was kept; `heard` is what the engine heard in it.
    case recordingKept(PracticeRecording, heard: Sealed<String>)
    /// Its recording was removed.
    case recordingRemoved
    /// It was said, and counts.
    indirect case counted(PracticeRound)
    /// It was said, and does not count.
    indirect case refused(PracticeRound)
    /// It was listened to where the person could not speak; kept, and not counted.
    case listened(on: CivilDate)
    /// It was typed where the person could not speak; kept, and not counted.
    case typed(on: CivilDate)
    /// The number to practise towards was changed.
    case targetChanged(Int)
    /// The time of its reminder was changed; nil takes it away.
    case reminderChanged(CivilTime?)
    /// Today's reminder was put off.
    case reminderSnoozed(until: Instant)
    /// The person was reminded.
    case reminded(on: CivilDate)
    /// The person gave it up.
    case removed

    private enum CodingKeys: String, CodingKey {
        case added = "PracticeAdded"
        case edited = "PracticeEdited"
        case linked = "PracticeLinked"
        case recordingKept = "PracticeRecordingKept"
        case recordingRemoved = "PracticeRecordingRemoved"
        case counted = "PracticeCounted"
        case refused = "PracticeRefused"
        case listened = "PracticeListened"
        case typed = "PracticeTyped"
        case targetChanged = "PracticeTargetChanged"
        case reminderChanged = "PracticeReminderChanged"
        case reminderSnoozed = "PracticeReminderSnoozed"
        case reminded = "PracticeReminded"
        case removed = "PracticeRemoved"
    }

    private enum RecordingKeptCodingKeys: String, CodingKey {
        case _0
        case heard = "transcript"
    }
    private enum ListenedCodingKeys: String, CodingKey { case on = "date" }
    private enum TypedCodingKeys: String, CodingKey { case on = "date" }
    private enum TargetChangedCodingKeys: String, CodingKey { case _0 = "target" }
    private enum ReminderChangedCodingKeys: String, CodingKey { case _0 = "secondOfDay" }
    private enum RemindedCodingKeys: String, CodingKey { case on = "date" }
}
