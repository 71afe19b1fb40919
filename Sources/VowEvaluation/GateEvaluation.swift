public import VowCore
import VowPorts
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
        /// Whether each speaker has rehearsed all other sentences of theirs beforehand, but not the one that is
        /// judged.
        public var rehearsed: Bool

        /// Makes a plan: 40 other sentences, clean sound, no near misses, no rehearsals.
        public init(
            others: Int = 40, conditions: [SoundCondition] = [.clean], nearMisses: Bool = false,
            rehearsed: Bool = false
        ) {
            self.others = others
            self.conditions = conditions
            self.nearMisses = nearMisses
            self.rehearsed = rehearsed
        }
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
        _ recordings: [Recording], ears: inout some EvaluationEars, progress: (Int, Int) -> Void
    ) -> (groups: [GroupTrials], failures: [Failure]) {
        var groups: [GroupTrials] = []
        var failures: [Failure] = []
        let sets = SentenceSets(recordings)
        let total = recordings.count * plan.conditions.count
        var done = 0
        for condition in plan.conditions {
            for recording in recordings {
                progress(done, total)
                done += 1
                do throws(PortFailure) {
                    let renderings =
                        plan.rehearsed
                        ? try OtherSentences.rehearsed(before: recording, recordings, condition, &ears) : []
                    let trials = try trials(recording, condition, sets, renderings, &ears)
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
        _ renderings: [LineRendering], _ ears: inout some EvaluationEars
    ) throws(PortFailure) -> RecordingTrials {
        let influence = try ears.influence(for: recording.language)
        let lines = sets.others(than: recording, count: plan.others)
        let beside = influence == .words ? Array(lines.prefix(Self.linesAtOnce - 1)) : []
        let own = try ears.hear(recording, under: condition, expecting: [recording.transcript] + beside)
        func judge(_ expected: [String]) throws(PortFailure) -> [Trial] {
            let heard =
                influence == .none ? own : try ears.hear(recording, under: condition, expecting: expected)
            return expected.map { Self.judge($0, heard.evidence, recording.language, renderings) }
        }
        var others: [Trial] = []
        let together = influence == .words ? Self.linesAtOnce : 1
        for start in stride(from: 0, to: lines.count, by: together) {
            others += try judge(Array(lines[start..<min(start + together, lines.count)]))
        }
        var nearMisses: [NearMiss.Kind: [Trial]] = [:]
        if plan.nearMisses && recording.isHuman {
            for miss in sets.nearMisses(of: recording) {
                nearMisses[miss.kind, default: []] += try judge([miss.line])
            }
        }
        return RecordingTrials(
            recording: recording, heard: own,
            own: Self.judge(recording.transcript, own.evidence, recording.language, renderings),
            others: others,
            nearMisses: nearMisses)
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

/// Everything that was tried on one recording.
struct RecordingTrials: Sendable {
    let recording: Recording
    let heard: HeardSound
    let own: Trial
    let others: [Trial]
    let nearMisses: [NearMiss.Kind: [Trial]]
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
        own.append(trials.own)
        others += trials.others
        for (kind, list) in trials.nearMisses { nearMisses[kind, default: []] += list }
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
    /// The share of changed sentences that are refused at a threshold.
    public func refused(_ kind: NearMiss.Kind, at similarity: Double) -> Share {
        let passed = Self.share(nearMisses[kind] ?? [], similarity)
        return Share(passed.total - passed.count, of: passed.total)
    }

    private static func share(_ trials: [Trial], _ similarity: Double) -> Share {
        Share(trials.count { $0.passes(at: similarity) }, of: trials.count)
    }
}
