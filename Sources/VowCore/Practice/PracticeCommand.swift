package import VowRecitation

/// What a person can ask of an affirmation that is practised.
package enum PracticeCommand: Hashable, Sendable {
    /// Begin to practise it; `line` is the line that it is, where it is one.
    case add(text: String, language: Language, target: Int, line: LineID?)
    /// Change its words.
    case edit(text: String)
    /// Say which line it is.
    case link(line: LineID)
    /// Keep a recording of it, in which the engine heard this.
    case keepRecording(PracticeRecording, AttemptEvidence)
    /// Remove its recording.
    case removeRecording
    /// Judge a round.
    indirect case judge(PracticeTake)
    /// It was listened to in place of saying it.
    case listen(on: CivilDate)
    /// It was typed in place of saying it.
    case type(String, on: CivilDate)
    /// Practise towards another number.
    case setTarget(Int)
    /// Remind at this time of each day; nil takes the reminder away.
    case setReminder(CivilTime?)
    /// Put today's reminder off.
    case snooze(until: Instant)
    /// The person was reminded.
    case remind(on: CivilDate)
    /// Give it up.
    case remove
}

/// Why a practice command is refused.
package enum PracticeRejection: Error, Hashable, Sendable {
    /// There is no such affirmation.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// Nothing in it can be said aloud.
    case nothingToSay
    /// It has more words than fit in one breath.
    case tooLong(wordCount: Int)
    /// The number to practise towards is out of range.
    case targetOutOfRange(Int)
    /// What was recorded or typed are other words.
    case otherWords(PracticeRound)
    /// There is no reminder to put off.
    case noReminder
}

extension PracticeState: Decider {
    /// The numbers that may be practised towards.
    package static let targets = 1...100_000
    /// From this likeness on, what was heard is what was played.
    ///
    /// As in a morning: the likeness of fingerprints.
    package static let greatestLikeness = LivenessRules.replayLikeness

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: PracticeCommand, at instant: Instant) throws(PracticeRejection)
        -> [PracticeEvent]
    {
        if case .add(let text, let language, let target, let line) = command {
            guard createdAt == nil else { throw .alreadyThere }
            let words = try PracticeState.checked(text, language)
            try PracticeState.check(target: target)
            return [.added(text: Sealed(words), language: language, target: target, line: line)]
        }
        if case .remove = command { return isPresent ? [.removed] : [] }
        guard isPresent else { throw .unknown }
        switch command {
        case .add, .remove: return []
        case .edit(let text):
            let words = try PracticeState.checked(text, language)
            return words == self.text ? [] : [.edited(text: Sealed(words))]
        case .link(let line): return line == self.line ? [] : [.linked(line: line)]
        case .keepRecording(let recording, let evidence):
            let take = PracticeTake(round: "", date: CivilDate(daysSinceEpoch: 0), evidence: evidence)
            let round = judged(take)
            guard round.reasons.isEmpty else { throw .otherWords(round) }
            return recording == self.recording
                ? [] : [.recordingKept(recording, heard: Sealed(evidence.transcript))]
        case .removeRecording: return recording == nil ? [] : [.recordingRemoved]
        case .judge(let take):
            if knows(round: take.round) { return [] }
            let round = judged(take)
            return [round.reasons.isEmpty ? .counted(round) : .refused(round)]
        case .listen(let date): return [.listened(on: date)]
        case .type(let text, let date):
            let evidence = AttemptEvidence(
                transcript: text, mode: .typed, engine: "", model: "", speechMilliseconds: 0)
            let round = judged(PracticeTake(round: "", date: date, evidence: evidence))
            guard round.reasons.isEmpty else { throw .otherWords(round) }
            return [.typed(on: date)]
        case .setTarget(let target):
            try PracticeState.check(target: target)
            return target == self.target ? [] : [.targetChanged(target)]
        case .setReminder(let time): return time == reminder ? [] : [.reminderChanged(time)]
        case .snooze(let until):
            guard reminder != nil else { throw .noReminder }
            return until == snoozedUntil ? [] : [.reminderSnoozed(until: until)]
        case .remind(let date):
            return date == remindedOn && snoozedUntil == nil ? [] : [.reminded(on: date)]
        }
    }

    private static func check(target: Int) throws(PracticeRejection) {
        guard targets.contains(target) else { throw .targetOutOfRange(target) }
    }

    /// The words as a line's are taken: an affirmation may become one.
    private static func checked(_ text: String, _ language: Language) throws(PracticeRejection) -> String {
        do throws(LineRejection) {
            let events = try LineState().decide(.add(kind: .affirmation, text: text, language: language))
            if case .added(_, let words, _)? = events.first { return words.wrappedValue }
            return text
        } catch {
            switch error {
            case .tooLong(let count): throw .tooLong(wordCount: count)
            case .unknown, .alreadyThere, .nothingToSay: throw .nothingToSay
            }
        }
    }
}

extension PracticeState {
    /// Judges a take as a run judges an attempt at one line: the same state, the same decision.
    package func judged(_ take: PracticeTake) -> PracticeRound {
        let version = VerifierSettings(language: language).verifierVersion
        let line = RequiredLines(
            kind: .affirmation, lines: [RequiredLine(id: "", text: text)], renderings: take.renderings)
        let step = GateStep(.lines(line, given: take.evidence.mode))
        let terms = FiredTerms(
            alarm: "", label: "", due: PracticeState.epoch, lateMilliseconds: 0, zone: "", zoneVersion: "",
            steps: [step], sound: SoundSettings(), snooze: SnoozePolicy(), language: language,
            verifierVersion: version, timings: SessionTimings())
        let run = RunState().evolved(by: .fired(terms), at: PracticeState.epoch)
        let events = run.accepted(.judge(take.evidence), at: PracticeState.epoch) ?? []
        guard case .attemptJudged(let verdict)? = events.first else {
            preconditionFailure("an active run judges every attempt")
        }
        var reasons = verdict.reasons.map { PracticeReason($0) }
        // Whatever it says: what comes out of a loudspeaker was not said by the person.
        if let likeness = take.likenessToPlayed, likeness >= PracticeState.greatestLikeness {
            reasons = [.playedSound]
        }
        return PracticeRound(
            take: take, score: verdict.lines.first?.score ?? 0, missed: verdict.lines.first?.missed ?? [],
            reasons: reasons, verifierVersion: version)
    }

    private static let epoch = Instant(millisecondsSinceEpoch: 0)
}
