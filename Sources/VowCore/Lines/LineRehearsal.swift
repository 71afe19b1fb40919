package import VowRecitation

/// What came of saying a line once in peace.
package enum RehearsalOutcome: String, CaseIterable, Codable, Hashable, Sendable {
    /// It would have passed as it was heard: there is nothing to learn.
    case heard
    /// It was near enough, and what was heard counts as the line from the next day on.
    case learnt
    /// What was heard is too far from the line to be a way of saying it.
    case tooFar
    /// A negation or a number was heard wrongly, or a word as its opposite: a rehearsal never changes the meaning.
    case changed
    /// There was no clear speech.
    case unclear

    /// Whether it says something about how the person is heard.
    package var teaches: Bool { self == .heard || self == .learnt }
}

/// A rehearsed line: what was captured, and what came of it.
package struct LineRehearsal: Codable, Hashable, Sendable {
    /// What came of it.
    package let outcome: RehearsalOutcome
    /// The first date whose runs use it: what makes a gate easier never holds on the day itself.
    package let holdsFrom: CivilDate
    /// The version of the rules that judged.
    package let verifierVersion: Int
    /// What was captured.
    package let evidence: AttemptEvidence
    /// The line's score by the rules alone, without any rendering, from 0 to 1.
    @Sealed package private(set) var score: Double

    private enum CodingKeys: String, CodingKey {
        case outcome, holdsFrom, verifierVersion
        case evidence = "_0"
        case score
    }

    package init(
        evidence: AttemptEvidence, score: Double, outcome: RehearsalOutcome, verifierVersion: Int,
        holdsFrom: CivilDate
    ) {
        self.evidence = evidence
        self.score = score
        self.outcome = outcome
        self.verifierVersion = verifierVersion
        self.holdsFrom = holdsFrom
    }
}

/// What a line's state keeps of a rehearsal.
package struct HeardRehearsal: Codable, Hashable, Sendable {
    /// The words that were heard.
    package let heard: String
    /// The engine that heard them.
    package let engine: String
    package let model: String
    /// The line's score by the rules alone, from 0 to 1.
    package let score: Double
    /// What came of it.
    package let outcome: RehearsalOutcome
    /// The first date whose runs use it.
    package let holdsFrom: CivilDate

    init(_ rehearsal: LineRehearsal) {
        heard = rehearsal.evidence.transcript
        engine = rehearsal.evidence.engine
        model = rehearsal.evidence.model
        score = rehearsal.score
        outcome = rehearsal.outcome
        holdsFrom = rehearsal.holdsFrom
    }
}

extension LineState {
    /// How many rehearsals of a line are kept: the newest ones.
    static let keptRehearsals = 6
    /// How many renderings of a line hold at once for one engine: the newest ones.
    static let keptRenderings = 3
    /// The score from which a rendering is near enough to be learnt.
    ///
    /// It is below the 0.72 of a gate, so that there is something to learn. Of other sentences said by accented
    /// speakers only 3.6% reach it, so other words are hardly ever learnt.
    package static let leastRehearsedScore = 0.6

    /// The renderings that the runs of a date use, oldest first.
    func renderings(on date: CivilDate) -> [LineRendering] {
        var kept: [LineRendering] = []
        for rehearsal in rehearsals.reversed()
        where rehearsal.outcome.teaches && rehearsal.holdsFrom <= date {
            let sameEars = kept.count { $0.engine == rehearsal.engine && $0.model == rehearsal.model }
            guard sameEars < LineState.keptRenderings else { continue }
            kept.append(
                LineRendering(
                    line: text, heard: rehearsal.heard, engine: rehearsal.engine, model: rehearsal.model,
                    score: rehearsal.score))
        }
        return kept.reversed()
    }

    /// Judges a rehearsal by the rules alone: renderings that were learnt before must not make it easier to learn more.
    func rehearsed(_ evidence: AttemptEvidence, on today: CivilDate) -> LineRehearsal {
        let settings = VerifierSettings(language: language)
        let verdict = RecitationVerifier(settings: settings).judge(
            lines: [RequiredLine(id: "", text: text)], transcript: evidence.transcript, challengeWord: nil,
            opinions: evidence.opinions
        ).lines[0]
        let outcome: RehearsalOutcome
        if evidence.mode == .typed || RunState.unfitReason(evidence, language: language) != nil
            || evidence.transcript.isEmpty
        {
            outcome = .unclear
        } else if !verdict.guards.isEmpty {
            outcome = .changed
        } else if verdict.passed {
            outcome = .heard
        } else if verdict.score >= LineState.leastRehearsedScore {
            outcome = .learnt
        } else {
            outcome = RunState.soundReason(evidence) == nil ? .tooFar : .unclear
        }
        return LineRehearsal(
            evidence: evidence, score: verdict.score, outcome: outcome,
            verifierVersion: settings.verifierVersion, holdsFrom: today.adding(days: 1))
    }
}

extension LineList {
    /// The renderings of all lines of a language that the runs of a date use, in the order of the lines.
    package func renderings(in language: Language, on date: CivilDate) -> [LineRendering] {
        var renderings: [LineRendering] = []
        for id in order {
            guard let line = states[id], line.isPresent, line.language == language else { continue }
            renderings += line.renderings(on: date)
        }
        return renderings
    }
}

extension LineRendering {
    /// The rendering that a rehearsal of a line gives; nil where it teaches nothing.
    package init?(rehearsing text: String, language: Language, _ evidence: AttemptEvidence) {
        let line = LineState().evolved(by: .added(kind: .affirmation, text: Sealed(text), language: language))
        let rehearsal = line.rehearsed(evidence, on: CivilDate(daysSinceEpoch: 0))
        guard rehearsal.outcome.teaches else { return nil }
        self.init(
            line: text, heard: evidence.transcript, engine: evidence.engine, model: evidence.model,
            score: rehearsal.score)
    }
}
