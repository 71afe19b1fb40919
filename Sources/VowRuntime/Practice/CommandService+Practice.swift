package import VowAnswers
package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

extension CommandService {
    /// Begins to practise an affirmation, and gives its identifier.
    /// - Parameters:
    ///   - language: the affirmation's; nil takes the one that Vow's texts were set to.
    ///   - isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    package func addPractice(
        _ text: String, language: Language?, target: Int = PracticeState.defaultTarget, line: LineID? = nil,
        isSafe: Bool? = nil
    ) throws(CommandError) -> AffirmationID {
        // A line passed the check when it was made.
        if line == nil { try checkSafety([text], isSafe: isSafe) }
        let plain = PlainText.of(text)
        let language = try self.language(language)
        let unheard = PlainText.unheardWords(of: plain, in: language)
        guard unheard.isEmpty else {
            throw .refused(Refusal(RefusalText.lineScript(words: unheard.joined(separator: " "))))
        }
        let id: AffirmationID = freshIdentifier()
        try change(practice: id, .add(text: plain, language: language, target: target, line: line))
        return id
    }

    /// Begins to practise a line; one that is practised already gives its identifier.
    package func practise(line id: LineID, target: Int = PracticeState.defaultTarget) throws(CommandError)
        -> AffirmationID
    {
        let overview = try present()
        if let known = overview.practices.first(where: { $0.state.line == id }) { return known.id }
        let line = overview.book.state(of: id)
        guard line.isPresent else { throw .refused(Refusal(LineRejection.unknown, line: id)) }
        return try addPractice(line.text, language: line.language, target: target, line: id)
    }

    /// Makes a line of an affirmation that is practised, and gives the line's identifier.
    package func makeLine(ofPractice id: AffirmationID, kind: LineKind) throws(CommandError) -> LineID {
        let state = try practice(id).state
        if let line = state.line, try present().book.state(of: line).isPresent { return line }
        let line = try addLine(state.text, kind: kind, language: state.language, isSafe: true)
        try change(practice: id, .link(line: line))
        return line
    }

    /// Carries the words of an edited line over to where it is practised.
    package func followEdit(ofLine line: LineID, to text: String) throws(CommandError) {
        for known in try present().practices where known.state.line == line {
            try change(practice: known.id, .edit(text: text), isSafe: true)
        }
    }

    /// Carries out a command on an affirmation that is practised.
    /// - Parameter isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    @discardableResult
    package func change(practice id: AffirmationID, _ command: PracticeCommand, isSafe: Bool? = nil)
        throws(CommandError) -> [PracticeEvent]
    {
        if case .edit(let text) = command { try checkSafety([text], isSafe: isSafe) }
        return try carryOut(command, on: Aggregates.practice, id) { .refused(Refusal($0, practice: id)) }
    }

    /// An affirmation that is practised, by its identifier or the beginning of one.
    package func practice(_ text: String) throws(CommandError) -> (id: AffirmationID, state: PracticeState) {
        let all = try present().practices
        guard let id = DeviceOverview.match(text, among: all.map(\.id)),
            let found = all.first(where: { $0.id == id })
        else {
            throw .refused(Named.practice.refusal(of: text))
        }
        return found
    }

    /// An affirmation that is practised.
    package func practice(_ id: AffirmationID) throws(CommandError) -> (
        id: AffirmationID, state: PracticeState
    ) {
        try practice(id.text)
    }

    /// Judges and records a round. Returns the judged round; nil where it was recorded before. What it tells of how a
    /// line is heard is kept as a rehearsal.
    package func judge(practice id: AffirmationID, _ take: PracticeTake) throws(CommandError)
        -> PracticeRound?
    {
        let events = try change(practice: id, .judge(take))
        let state = try self.state(of: Aggregates.practice, id)
        if let line = state.line { teach(line: line, take) }
        switch events.first {
        case .counted(let round), .refused(let round): return round
        default: return nil
        }
    }

    /// How the words of an affirmation come out for the engines of this device, from the rehearsals of its line.
    package func renderings(ofPractice state: PracticeState) throws(CommandError) -> [LineRendering] {
        guard state.line != nil else { return [] }
        let overview = try present()
        return overview.book.renderings(in: state.language, on: overview.today)
            .filter { $0.line == state.text }
    }

    /// Keeps a round as a rehearsal where it tells something new: the engine's first hearing of the line, or a rendering
    /// that is not known yet. It goes by the guards of rehearsals, holds from the next day on, and not while an alarm
    /// rings.
    private func teach(line id: LineID, _ take: PracticeTake) {
        // A log that cannot be read learns nothing from this round.
        guard (take.likenessToPlayed ?? 0) < PracticeState.greatestLikeness, let overview = try? present(),
            overview.runs.isEmpty
        else { return }
        let line = overview.book.state(of: id)
        let evidence = take.evidence
        guard line.isPresent,
            LineRendering(rehearsing: line.text, language: line.language, evidence) != nil
        else { return }
        let known = line.rehearsals.filter { $0.engine == evidence.engine && $0.model == evidence.model }
        let isNew =
            known.isEmpty
            || (take.evidence.transcript != known.last?.heard
                && !known.contains { $0.heard == evidence.transcript || $0.outcome == .heard })
        // An extra: a round counts whatever becomes of it.
        if isNew { _ = try? rehearse(line: id, evidence) }
    }
}

// Recordings.
extension CommandService {
    /// Whether the person agreed that recordings are kept here.
    package var mayKeepRecordings: Bool {
        ConsentCheck.allows(.recordings, recipient: ConsentPurpose.ownDevice, in: log)
    }

    /// Keeps a take as the recording of an affirmation: what was heard in it has to be its words.
    /// - Parameters:
    ///   - samples: 16,000 mono samples a second, as they were captured; they are trimmed and levelled.
    ///   - evidence: what the engine made of them.
    package func record(
        practice id: AffirmationID, _ samples: [Float], evidence: AttemptEvidence,
        in recordings: SealedRecordings,
        detector: any VoiceActivityDetector
    ) throws(CommandError) -> PracticeRecording {
        guard mayKeepRecordings else { throw .refused(Refusal(RefusalText.practiceNotAgreed)) }
        let before = try practice(id).state
        let round = before.judged(
            PracticeTake(round: "", date: CivilDate(daysSinceEpoch: 0), evidence: evidence))
        guard round.reasons.isEmpty else {
            throw .refused(Refusal(PracticeRejection.otherWords(round), practice: id))
        }
        do {
            guard let prepared = try TakePreparation.prepared(samples, detector: detector) else {
                throw CommandError.refused(Refusal(RefusalText.practiceNoSpeech))
            }
            var bits = RandomBits(seed: entropy.next())
            let kept = try recordings.keep(
                prepared, of: id, named: "\(id)-\(bits.identifier(length: 10))")
            do throws(CommandError) {
                try change(practice: id, .keepRecording(kept, evidence))
            } catch {
                // The log may have taken it all the same; only what it does not name is removed, now or by a later sweep.
                if let state = try? practice(id).state, state.recording != kept {
                    try? recordings.remove(kept)
                }
                throw error
            }
            // A file that cannot be removed now is swept later.
            if let old = before.recording { try? recordings.remove(old) }
            recordings.sweep(naming: Set(try present().practices.compactMap { $0.state.recording?.file }))
            return kept
        } catch {
            throw CommandError(error)
        }
    }

    /// Removes the recording of an affirmation: its file first, so that none stays that the log does not name.
    package func removeRecording(ofPractice id: AffirmationID, in recordings: SealedRecordings)
        throws(CommandError)
    {
        let state = try practice(id).state
        if let recording = state.recording {
            do { try recordings.remove(recording) } catch { throw .failed(error) }
        }
        try change(practice: id, .removeRecording)
    }

    /// Removes every recording, for who withdrew the consent to keep them.
    package func removeAllRecordings(in recordings: SealedRecordings) throws(CommandError) {
        for known in try present().practices where known.state.recording != nil {
            try removeRecording(ofPractice: known.id, in: recordings)
        }
    }

    /// Gives an affirmation up, with its recording.
    package func remove(practice id: AffirmationID, in recordings: SealedRecordings) throws(CommandError) {
        if let recording = try practice(id).state.recording {
            do { try recordings.remove(recording) } catch { throw .failed(error) }
        }
        try change(practice: id, .remove)
    }
}

// Rows.
extension CommandService {
    /// Every affirmation that is practised.
    package func practiceRows() throws(CommandError) -> [PracticeRow] {
        let overview = try present()
        let texts = PracticeTexts(overview.settings)
        return overview.practices.map {
            PracticeRow(
                id: $0.id, state: $0.state, today: overview.today, sentence: texts.whyRefused($0.state))
        }
    }

    /// One of them, with its days and how its recording stands.
    package func practiceRow(_ id: AffirmationID, in recordings: SealedRecordings?) throws(CommandError)
        -> PracticeRow
    { try practiceRow(id.text, in: recordings) }

    /// The one that begins with a text, with its days and how its recording stands.
    package func practiceRow(_ text: String, in recordings: SealedRecordings?) throws(CommandError)
        -> PracticeRow
    {
        let (id, state) = try practice(text)
        let overview = try present()
        var standing: RecordingStanding?
        if let recording = state.recording, let recordings {
            do { standing = try recordings.open(recording, of: id).standing } catch { throw .failed(error) }
        }
        return PracticeRow(
            id: id, state: state, today: overview.today, standing: standing?.rawValue,
            sentence: PracticeTexts(overview.settings).whyRefused(state), hasDays: true)
    }
}

// The reminder.
extension CommandService {
    /// Puts today's reminder off by so many minutes, 1 to 720.
    package func snoozeReminder(ofPractice id: AffirmationID, minutes: Int) throws(CommandError) {
        try Refusal.check(minutes, named: "minutes", from: 1, to: 720)
        try change(practice: id, .snooze(until: now.adding(seconds: Int64(minutes) * 60)))
    }
}

extension CommandService {
    /// The time of a reminder, as 19:30; nil for `off`.
    package static func reminderTime(_ text: String) throws(CommandError) -> CivilTime? {
        if text == "off" { return nil }
        guard let time = TimeWords.time(text) else {
            throw .refused(Refusal(RefusalText.timeUnknown(text: text)))
        }
        return time
    }
}
