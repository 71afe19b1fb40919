public import VowCore
import VowPorts
public import VowRecitation
import VowRuntime

/// Runs the real gate over recordings: each against its own sentence, and against sentences that were not said.
///
/// Every judgement goes the way of a run: the same ears, the same evidence, the same decision.
public struct GateEvaluation: Sendable {
    /// What is tried.
    public struct Plan: Hashable, Sendable {
        /// How many other sentences of the same source and language each recording is judged against.
        public var others: Int
        /// What the recordings are heard under.
        public var conditions: [SoundCondition]
        /// Whether each recording is also judged against its own sentence with one thing changed.
        public var nearMisses: Bool
        /// What each speaker has rehearsed in quiet beforehand; where anything, everything is judged with it and
        /// without.
        public var rehearsed: Rehearsed

        /// Makes a plan: 40 other sentences, clean sound, no near misses, no rehearsals.
        public init(
            others: Int = 40, conditions: [SoundCondition] = [.clean], nearMisses: Bool = false,
            rehearsed: Rehearsed = .nothing
        ) {
            self.others = others
            self.conditions = conditions
            self.nearMisses = nearMisses
            self.rehearsed = rehearsed
        }
    }

    /// What a speaker has rehearsed.
    public enum Rehearsed: String, Hashable, Sendable {
        /// Nothing.
        case nothing
        /// All sentences of theirs but the one that is judged.
        case others
        /// All sentences of theirs, and of every other sentence tried there is a rehearsal by somebody.
        case everything
    }

    /// A recording that could not be heard, and why.
    public struct Failure: Hashable, Sendable {
        /// The sound file.
        public let path: String
        /// One sentence for people.
        public let message: String
    }

    private let plan: Plan

    /// How many lines are expected at once of an engine whose words lean towards them: as many as a person's
    /// affirmations at most. So each recording is heard once with its own sentence among the lines, and once more for
    /// every five other sentences, without it. A near miss is expected alone, which is the hardest case.
    static let linesAtOnce = 5

    /// Makes an evaluation.
    public init(_ plan: Plan) { self.plan = plan }

    /// Everything that was tried, by source, language and condition, in the order of the recordings.
    ///
    /// A recording that cannot be heard becomes a failure and the others go on. `progress` is told how many of
    /// how many recordings are done.
    public func run(
        _ recordings: [Recording], ears: inout some EvaluationHearing, progress: (Int, Int) -> Void
    ) -> (groups: [GroupTrials], failures: [Failure]) {
        var groups: [GroupTrials] = []
        var failures: [Failure] = []
        let sets = SentenceSets(recordings)
        var rehearsals = Rehearsals(recordings, plan.rehearsed)
        let total = recordings.count * plan.conditions.count
        var done = 0
        for condition in plan.conditions {
            for recording in recordings {
                progress(done, total)
                done += 1
                do throws(PortFailure) {
                    let trials = try trials(recording, condition, sets, &rehearsals, &ears)
                    let place = groups.firstIndex { $0.holds(recording, condition) }
                    if let place {
                        groups[place].add(trials)
                    } else {
                        groups.append(GroupTrials(recording, condition))
                        groups[groups.count - 1].add(trials)
                    }
                } catch {
                    failures.append(Failure(path: recording.path, message: error.description))
                }
            }
        }
        progress(total, total)
        return (groups, failures)
    }

    private func trials(
        _ recording: Recording, _ condition: SoundCondition, _ sets: SentenceSets,
        _ rehearsals: inout Rehearsals, _ ears: inout some EvaluationHearing
    ) throws(PortFailure) -> RecordingTrials {
        let influence = try ears.influence(for: recording.language)
        let lines = sets.others(than: recording, count: plan.others)
        let beside = influence == .words ? Array(lines.prefix(Self.linesAtOnce - 1)) : []
        let own = try ears.hear(recording, under: condition, expecting: [recording.transcript] + beside)
        func judge(_ expected: [String], in sound: HeardSound? = nil, changed: Bool = false)
            throws(PortFailure)
            -> [(trial: Trial, unrehearsed: Trial)]
        {
            var heard = sound ?? own
            if sound == nil && influence != .none {
                heard = try ears.hear(recording, under: condition, expecting: expected)
            }
            return try expected.map { (line) throws(PortFailure) in
                let plain = Self.judge(line, heard.evidence, recording.language)
                let renderings =
                    changed
                    ? rehearsals.renderings(before: recording, againstChanged: line, &ears)
                    : rehearsals.renderings(before: recording, against: line, &ears)
                if renderings.isEmpty { return (plain, plain) }
                var evidence = heard.evidence
                if influence == .opinions, let rendering = renderings.last(where: { $0.line == line }) {
                    evidence = evidence.adding(
                        try ears.hear(recording, under: condition, expecting: [rendering.heard]).evidence
                            .opinions)
                }
                return (Self.judge(line, evidence, recording.language, renderings), plain)
            }
        }
        var trials = RecordingTrials(
            recording: recording, heard: own, own: try judge([recording.transcript], in: own)[0])
        let together = influence == .words ? Self.linesAtOnce : 1
        for start in stride(from: 0, to: lines.count, by: together) {
            trials.others += try judge(Array(lines[start..<min(start + together, lines.count)]))
        }
        let misses = plan.nearMisses && recording.isHuman ? sets.nearMisses(of: recording) : []
        for miss in sets.exchanged(recording) + misses {
            trials.nearMisses[miss.kind, default: []] += try judge([miss.line], changed: true)
        }
        return trials
    }

    /// Judges evidence against one line at every threshold at once.
    ///
    /// Judged with the lowest threshold, a line passes unless something besides its score forbids it; with the
    /// score it got, that tells what happens at any threshold.
    static func judge(
        _ line: String, _ evidence: AttemptEvidence, _ language: Language, _ renderings: [LineRendering] = []
    ) -> Trial {
        var question = JudgeQuestion(
            lines: [line], recitation: .transcript(""), language: language, minimumSimilarity: 0)
        question.renderings = renderings
        let answer = Judge.answer(question, to: evidence)
        return Trial(
            line: line, score: answer.passed ? answer.score : nil, reasons: answer.flags, evidence: evidence)
    }
}

/// One recording against one line.
public struct Trial: Hashable, Sendable {
    /// The line.
    public let line: String
    /// The score from which the gate lets go; nil where it never does, because a guard objects or the sound
    /// cannot be judged.
    public let score: Double?
    /// Why it did not pass whatever the threshold.
    public let reasons: [String]
    /// What the verdict rests on.
    public let evidence: AttemptEvidence

    /// Whether the line passes at a threshold.
    public func passes(at similarity: Double) -> Bool { score.map { $0 >= similarity } ?? false }
}

/// The same trials with rehearsals and without.
public struct PairedShares: Hashable, Sendable {
    /// What passes without.
    public let without: Share
    /// What passes with them.
    public let with: Share
    /// How many pass only with them.
    public let onlyWith: Int
    /// How many pass only without.
    public let onlyWithout: Int

    init(_ pairs: [(trial: Trial, unrehearsed: Trial)], at similarity: Double) {
        let passes = pairs.map {
            (with: $0.trial.passes(at: similarity), without: $0.unrehearsed.passes(at: similarity))
        }
        without = Share(passes.count(where: \.without), of: passes.count)
        with = Share(passes.count(where: \.with), of: passes.count)
        onlyWith = passes.count { $0.with && !$0.without }
        onlyWithout = passes.count { !$0.with && $0.without }
    }
}

/// Everything that was tried on one recording.
struct RecordingTrials: Sendable {
    let recording: Recording
    let heard: HeardSound
    let own: (trial: Trial, unrehearsed: Trial)
    var others: [(trial: Trial, unrehearsed: Trial)] = []
    var nearMisses: [NearMiss.Kind: [(trial: Trial, unrehearsed: Trial)]] = [:]
}

/// Everything that was tried on the recordings of one source and language under one condition.
public struct GroupTrials: Sendable {
    /// The source of the recordings.
    public let source: String
    /// Their language.
    public let language: Language
    /// Whether people speak.
    public let isHuman: Bool
    /// What they were heard under.
    public let condition: SoundCondition
    /// Each recording against its own sentence.
    public private(set) var own: [Trial] = []
    /// Each recording against other sentences.
    public private(set) var others: [Trial] = []
    /// Each recording against its own sentence with one thing changed.
    public private(set) var nearMisses: [NearMiss.Kind: [Trial]] = [:]
    /// What the engine got wrong.
    public private(set) var errors = WordErrors()
    /// The recordings' length in seconds.
    public private(set) var soundSeconds = 0.0
    /// The processor time that hearing them took, in seconds.
    public private(set) var processorSeconds = 0.0
    /// How many recordings got the advice that the room is too loud or the voice too faint, by that advice.
    public private(set) var advice: [String: Int] = [:]
    /// The engines and models that listened, sorted.
    public private(set) var engines: [String] = []
    /// The speakers, in order of appearance.
    public private(set) var speakers: [String] = []
    /// The fewest other sentences that a recording was judged against.
    public private(set) var fewestOthers = Int.max
    /// The recordings with what was heard in each.
    public private(set) var heard: [(recording: Recording, transcript: String)] = []

    /// Everything that was tried, recording by recording.
    private(set) var trials: [RecordingTrials] = []

    init(_ recording: Recording, _ condition: SoundCondition) {
        source = recording.source
        language = recording.language
        isHuman = recording.isHuman
        self.condition = condition
    }

    func holds(_ recording: Recording, _ condition: SoundCondition) -> Bool {
        source == recording.source && language == recording.language && isHuman == recording.isHuman
            && self.condition == condition
    }

    mutating func add(_ trials: RecordingTrials) {
        self.trials.append(trials)
        own.append(trials.own.trial)
        others += trials.others.map(\.trial)
        for (kind, list) in trials.nearMisses { nearMisses[kind, default: []] += list.map(\.trial) }
        fewestOthers = min(fewestOthers, trials.others.count)
        let evidence = trials.heard.evidence
        errors.add(
            said: SpokenWords.of(trials.recording.transcript, language: language),
            heard: SpokenWords.of(evidence.transcript, language: language))
        soundSeconds += trials.heard.soundSeconds
        processorSeconds += trials.heard.processorSeconds
        let answer = Judge.answer(
            JudgeQuestion(
                lines: [trials.recording.transcript], recitation: .transcript(""), language: language),
            to: evidence)
        for reason in answer.flags where GroupTrials.adviceReasons.contains(reason) {
            advice[reason, default: 0] += 1
        }
        let name = "\(evidence.engine) (\(evidence.model))"
        if !engines.contains(name) { engines = (engines + [name]).sorted() }
        if !speakers.contains(trials.recording.speaker) { speakers.append(trials.recording.speaker) }
        heard.append((trials.recording, evidence.transcript))
    }

    private static let adviceReasons = [
        AttemptReason.tooNoisy.rawValue, AttemptReason.tooQuiet.rawValue, AttemptReason.noSpeech.rawValue,
        AttemptReason.wordsWithoutSpeech.rawValue,
    ]

    /// The share of recordings whose own sentence passes at a threshold.
    public func genuine(at similarity: Double) -> Share { Self.share(own, similarity) }
    /// The share of other sentences that pass at a threshold.
    public func falseAcceptance(at similarity: Double) -> Share { Self.share(others, similarity) }
    /// The share of changed sentences that pass at a threshold.
    public func passed(_ kind: NearMiss.Kind, at similarity: Double) -> Share {
        Self.share(nearMisses[kind] ?? [], similarity)
    }
    /// The share of changed sentences that are refused at a threshold.
    public func refused(_ kind: NearMiss.Kind, at similarity: Double) -> Share {
        let passed = passed(kind, at: similarity)
        return Share(passed.total - passed.count, of: passed.total)
    }

    /// What passes of one half of the speakers at a threshold; nil where none of them is here.
    func passes(_ half: Recording.Half, at similarity: Double)
        -> (own: Share, exchanged: Share, others: Share)?
    {
        let trials = trials.filter { $0.recording.half == half }
        if trials.isEmpty { return nil }
        return (
            Self.share(trials.map(\.own.trial), similarity),
            Self.share(trials.flatMap { ($0.nearMisses[.exchanged] ?? []).map(\.trial) }, similarity),
            Self.share(trials.flatMap { $0.others.map(\.trial) }, similarity)
        )
    }

    /// What rehearsals changed at a threshold, for own sentences and for others.
    public func rehearsalGain(at similarity: Double) -> (own: PairedShares, others: PairedShares) {
        (
            PairedShares(trials.map(\.own), at: similarity),
            PairedShares(trials.flatMap(\.others), at: similarity)
        )
    }

    /// What rehearsals changed for own sentences with one thing changed.
    public func rehearsalGain(_ kind: NearMiss.Kind, at similarity: Double) -> PairedShares {
        PairedShares(trials.flatMap { $0.nearMisses[kind] ?? [] }, at: similarity)
    }

    private static func share(_ trials: [Trial], _ similarity: Double) -> Share {
        Share(trials.count { $0.passes(at: similarity) }, of: trials.count)
    }
}
