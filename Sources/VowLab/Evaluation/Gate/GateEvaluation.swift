package import VowCore
import VowPorts
package import VowRecitation
package import VowRuntime

/// Runs the real gate on recordings: each against its own sentence, and against sentences that were not said.
///
/// Uses the same engines, evidence and decisions as a run.
package struct GateEvaluation: Sendable {
    /// What to try.
    package struct Plan: Hashable, Sendable {
        /// The number of other sentences of the same source and language for each recording.
        package var others: Int
        /// The sound conditions to apply.
        package var conditions: [SoundCondition]
        /// Whether to judge each recording also against its own sentence with one change.
        package var nearMisses: Bool
        /// What each speaker has rehearsed in quiet; unless nothing, everything is judged with and without it.
        package var rehearsed: Rehearsed

        /// Creates a plan. The default is 40 other sentences, clean sound, no near misses, no rehearsals.
        package init(
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
    package enum Rehearsed: String, Hashable, Sendable {
        case nothing
        /// All their sentences except the judged one.
        case others
        /// All their sentences; and somebody has rehearsed each of the other sentences tried.
        case everything
    }

    /// A recording that could not be used, and why.
    package struct Failure: Hashable, Sendable {
        /// The path of the sound file.
        package let path: String
        /// A sentence for people.
        package let message: String
    }

    private let plan: Plan

    /// The number of lines expected at once by an engine that leans towards them: at most as many as a person's
    /// affirmations. So each recording is transcribed once with its own sentence among the lines, and once more for
    /// every five other sentences. A near miss is expected alone, the hardest case.
    static let linesAtOnce = 5

    package init(_ plan: Plan) { self.plan = plan }

    /// All trials by source, language and condition, in the order of the recordings.
    ///
    /// An unusable recording becomes a failure and the others continue. Calls `progress` with the number of finished
    /// recordings and the total.
    package func run(
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
                    let index = groups.firstIndex { $0.holds(recording, condition) }
                    if let index {
                        groups[index].add(trials)
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

    /// Judges evidence against a line for all thresholds at once.
    ///
    /// With the lowest threshold, a line passes unless something besides its score forbids it. Together with its score,
    /// this gives the result for any threshold.
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

/// A recording judged against a line.
package struct Trial: Hashable, Sendable {
    package let line: String
    /// The score of a line that passes all other checks; nil if a guard objects or the sound cannot be judged.
    package let score: Double?
    /// Why it failed whatever the threshold.
    package let reasons: [String]
    /// The evidence for the verdict.
    package let evidence: AttemptEvidence

    /// Whether the line passes at a threshold.
    package func passes(at similarity: Double) -> Bool { score.map { $0 >= similarity } ?? false }
}

/// The same trials with and without rehearsals.
package struct PairedShares: Hashable, Sendable {
    /// Passes without rehearsals.
    package let without: Share
    /// Passes with rehearsals.
    package let with: Share
    /// The number that pass only with them.
    package let onlyWith: Int
    /// The number that pass only without.
    package let onlyWithout: Int

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

/// All trials of a recording.
struct RecordingTrials: Sendable {
    let recording: Recording
    let heard: HeardSound
    let own: (trial: Trial, unrehearsed: Trial)
    var others: [(trial: Trial, unrehearsed: Trial)] = []
    var nearMisses: [NearMiss.Kind: [(trial: Trial, unrehearsed: Trial)]] = [:]
}

/// All trials of the recordings of a source and language under a condition.
package struct GroupTrials: Sendable {
    /// The source of the recordings.
    package let source: String
    /// Their language.
    package let language: Language
    /// Whether people speak.
    package let isHuman: Bool
    /// The sound condition.
    package let condition: SoundCondition
    /// Each recording against its own sentence.
    package private(set) var own: [Trial] = []
    /// Each recording against other sentences.
    package private(set) var others: [Trial] = []
    /// Each recording against its own sentence with one change.
    package private(set) var nearMisses: [NearMiss.Kind: [Trial]] = [:]
    /// The engine's word errors.
    package private(set) var errors = WordErrors()
    /// The recordings' total length in seconds.
    package private(set) var soundSeconds = 0.0
    /// The processor time of their transcription, in seconds.
    package private(set) var processorSeconds = 0.0
    /// The number of recordings that got advice about a loud room or faint voice, by advice.
    package private(set) var advice: [String: Int] = [:]
    /// The engines and models used, sorted.
    package private(set) var engines: [String] = []
    /// The speakers, in order of appearance.
    package private(set) var speakers: [String] = []
    /// The lowest number of other sentences that a recording was judged against.
    package private(set) var fewestOthers = Int.max
    /// The recordings and their transcripts.
    package private(set) var heard: [(recording: Recording, transcript: String)] = []

    /// All trials, by recording.
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
    package func genuine(at similarity: Double) -> Share { Self.share(own, similarity) }
    /// The share of other sentences that pass at a threshold.
    package func falseAcceptance(at similarity: Double) -> Share { Self.share(others, similarity) }
    /// The share of changed sentences that pass at a threshold.
    package func passed(_ kind: NearMiss.Kind, at similarity: Double) -> Share {
        Self.share(nearMisses[kind] ?? [], similarity)
    }
    /// The share of changed sentences that are refused at a threshold.
    package func refused(_ kind: NearMiss.Kind, at similarity: Double) -> Share {
        let passed = passed(kind, at: similarity)
        return Share(passed.total - passed.count, of: passed.total)
    }

    /// The results for half of the speakers at a threshold, or nil if none of them is present.
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

    /// The effect of rehearsals at a threshold, for own and for other sentences.
    package func rehearsalGain(at similarity: Double) -> (own: PairedShares, others: PairedShares) {
        (
            PairedShares(trials.map(\.own), at: similarity),
            PairedShares(trials.flatMap(\.others), at: similarity)
        )
    }

    /// The effect of rehearsals for own sentences with one change.
    package func rehearsalGain(_ kind: NearMiss.Kind, at similarity: Double) -> PairedShares {
        PairedShares(trials.flatMap { $0.nearMisses[kind] ?? [] }, at: similarity)
    }

    private static func share(_ trials: [Trial], _ similarity: Double) -> Share {
        Share(trials.count { $0.passes(at: similarity) }, of: trials.count)
    }
}
