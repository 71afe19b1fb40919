import VowCore
package import VowPorts
import VowRecitation

/// Plays recordings to the gate through simulated loudspeakers, and counts how many it refuses.
///
/// Tries the same clip live and played, at the same bedside, both cut to the speech. Uses the gate's own decisions on
/// the recording's known words, so that the result does not depend on a recogniser: an engine that mishears refuses
/// more, of attackers and of people. "Refused" means not dismissed within two attempts.
package struct AttackEvaluation {
    /// What the attacker has.
    package enum Recorder: Hashable, Sendable {
        /// The lines, for an alarm without a challenge word.
        case linesWithoutWord
        /// An earlier attempt recorded at the bedside, for an alarm without a challenge word.
        case earlierAttempt
        /// The lines with the word of another day.
        case yesterday
        /// The lines, and this number of single words that may be asked for.
        case words(Int)

        /// A stable name.
        package var name: String {
            switch self {
            case .linesWithoutWord: "no-word"
            case .earlierAttempt: "earlier-attempt"
            case .yesterday: "yesterday"
            case .words(let count): count == .max ? "all-words" : "\(count)-words"
            }
        }
    }

    /// A trial of a clip.
    package struct Trial: Hashable, Sendable {
        package let speaker: String
        /// The loudspeaker that plays the clip, or nil for live speech.
        package let loudspeaker: PlaybackChannel.Loudspeaker?
        /// Whether the person's usual sound at the bedside was known.
        package let isTrained: Bool
        /// What the attacker had, or what the gate asked of a live person.
        package let recorder: Recorder
        /// Whether the gate asked again after the first attempt.
        package let isSteppedUp: Bool
        /// Whether it was not dismissed within two attempts.
        package let isRefused: Bool
        /// Whether weights and threshold were learned without its speaker, its bedside and this kind of loudspeaker;
        /// otherwise those of the product were used.
        package let isUnknownChannel: Bool
    }

    private let analyst: any SoundAnalyst
    private let reader: any SoundFileReader
    private let seed: UInt64
    private let devices: Int

    /// Creates an evaluation. Tries each clip with `devices` devices of each kind, which follow from the seed.
    package init(analyst: any SoundAnalyst, reader: any SoundFileReader, seed: UInt64, devices: Int) {
        self.analyst = analyst
        self.reader = reader
        self.seed = seed
        self.devices = devices
    }

    /// The measurements of a clip at a bedside.
    fileprivate struct Measured {
        let recording: Recording
        let bedside: Int
        let live: SoundMeasurements
        let played: [Played]
    }

    /// A clip, played.
    fileprivate struct Played {
        let loudspeaker: PlaybackChannel.Loudspeaker
        let sound: SoundMeasurements
        /// The resemblance to the live take.
        let resemblance: SoundResemblance?
    }

    /// All trials, in the order of the recordings; an unusable recording becomes a problem.
    package func run(_ recordings: [Recording], progress: (Int, Int) -> Void) -> (
        trials: [Trial], voices: [SpeakerCheck.Take], problems: [String]
    ) {
        var measured: [Measured] = []
        var problems: [String] = []
        for (index, recording) in recordings.enumerated() {
            progress(index, recordings.count)
            do throws(PortFailure) {
                let clip = SpokenPart.of(
                    try reader.samples(
                        ofFileAt: recording.path, samplesPerSecond: 16_000, maximumSeconds: 120))
                for bedside in 0..<devices {
                    if let found = try measure(clip, recording, bedside) { measured.append(found) }
                }
            } catch { problems.append("\(recording.path): \(error.description)") }
        }
        progress(recordings.count, recordings.count)
        let norms = measured.map { norm(of: $0, among: measured) }
        let folds = PlaybackFolds(
            zip(measured, norms).flatMap { one, norm in
                [one.take(norm: norm)] + one.played.map { one.take($0, norm: norm) }
            })
        let trials = zip(measured, norms).flatMap { one, norm in
            self.trials(one, norm) + foldedTrials(one, norm, folds)
        }
        return (trials, measured.compactMap(\.voice), problems)
    }

    /// Trials in which each kind of loudspeaker is unknown to the judging weights. Live takes are judged once for each
    /// omitted kind.
    private func foldedTrials(_ one: Measured, _ known: SoundMeasurements?, _ folds: PlaybackFolds)
        -> [Trial]
    {
        var trials: [Trial] = []
        for norm in known == nil ? [nil] : [known, nil] {
            for loudspeaker in PlaybackChannel.Loudspeaker.allCases {
                let live = one.take(norm: norm)
                if let isPlayed = folds.isPlayed(live, neverMet: loudspeaker) {
                    for recorder in [Recorder.linesWithoutWord, .yesterday] {
                        trials.append(
                            tried(
                                one, nil, .scored(one.live, isPlayed: isPlayed), norm, recorder,
                                isFolded: true))
                    }
                }
                guard let played = one.played.first(where: { $0.loudspeaker == loudspeaker }),
                    let isPlayed = folds.isPlayed(one.take(played, norm: norm), neverMet: loudspeaker)
                else { continue }
                for recorder in [Recorder.linesWithoutWord, .yesterday, .words(40), .words(.max)] {
                    trials.append(
                        tried(
                            one, loudspeaker, .scored(played.sound, isPlayed: isPlayed), norm, recorder,
                            isFolded: true))
                }
            }
        }
        return trials
    }

    private func measure(_ clip: [Float], _ recording: Recording, _ bedside: Int) throws(PortFailure)
        -> Measured?
    {
        let take = recording.path
        let said = PlaybackChannel.live(clip, number: bedside, seed: seed, take: take)
        guard let live = try analyst.analyse(said) else { return nil }
        let known = try analyst.recognise(said, among: KnownSounds()).map { [$0.fingerprint] } ?? []
        var played: [Played] = []
        for loudspeaker in PlaybackChannel.Loudspeaker.allCases {
            let channel = PlaybackChannel(loudspeaker, number: bedside, seed: seed)
            let heard = channel.played(clip, take: take)
            guard let sound = try analyst.analyse(heard) else { continue }
            played.append(
                Played(
                    loudspeaker: loudspeaker, sound: sound,
                    resemblance: try analyst.recognise(heard, among: KnownSounds(earlier: known))?
                        .resemblance))
        }
        return Measured(recording: recording, bedside: bedside, live: live, played: played)
    }

    /// A person's usual sound at a bedside: the mean of their other clips, of which a run needs a minimum.
    private func norm(of one: Measured, among all: [Measured]) -> SoundMeasurements? {
        let others = all.filter {
            $0.bedside == one.bedside && $0.recording.speaker == one.recording.speaker
                && $0.recording.path != one.recording.path
        }.prefix(LivenessRules.mostHeard)
        guard others.count >= LivenessRules.fewestHeard else { return nil }
        return .mean(of: others.map(\.live))
    }

    private func trials(_ one: Measured, _ known: SoundMeasurements?) -> [Trial] {
        var trials: [Trial] = []
        for norm in known == nil ? [nil] : [known, nil] {
            for recorder in [Recorder.linesWithoutWord, .yesterday] {
                trials.append(tried(one, nil, one.live, norm, recorder))
            }
            for played in one.played {
                for recorder in [Recorder.linesWithoutWord, .yesterday, .words(40), .words(.max)] {
                    trials.append(tried(one, played.loudspeaker, played.sound, norm, recorder))
                }
                trials.append(
                    tried(
                        one, played.loudspeaker, played.sound, norm, .earlierAttempt, played.resemblance))
            }
        }
        return trials
    }

    private func tried(
        _ one: Measured, _ loudspeaker: PlaybackChannel.Loudspeaker?, _ sound: SoundMeasurements,
        _ norm: SoundMeasurements?, _ recorder: Recorder, _ resemblance: SoundResemblance? = nil,
        isFolded: Bool = false
    ) -> Trial {
        let name = "\(one.recording.path)/\(one.bedside)/\(loudspeaker?.rawValue ?? "live")"
        var morning = AttackedMorning(
            one.recording, recorder, norm: isFolded ? nil : norm, isLive: loudspeaker == nil,
            draw: SeededNumbers(seed, name))
        morning.attempt(sound, resemblance)
        let isSteppedUp = morning.isSteppedUp
        if !morning.isDismissed { morning.attempt(sound, resemblance) }
        return Trial(
            speaker: one.recording.speaker, loudspeaker: loudspeaker, isTrained: norm != nil,
            recorder: recorder,
            isSteppedUp: isSteppedUp, isRefused: !morning.isDismissed, isUnknownChannel: isFolded)
    }
}

extension AttackEvaluation.Measured {
    /// The live take as training input.
    fileprivate func take(norm: SoundMeasurements?) -> PlaybackFolds.Take {
        PlaybackFolds.Take(
            speaker: recording.speaker, bedside: bedside, loudspeaker: nil, sound: live, norm: norm)
    }

    /// A played take as training input.
    fileprivate func take(_ played: AttackEvaluation.Played, norm: SoundMeasurements?) -> PlaybackFolds.Take {
        PlaybackFolds.Take(
            speaker: recording.speaker, bedside: bedside, loudspeaker: played.loudspeaker,
            sound: played.sound, norm: norm)
    }

    /// The person's own voice, or a machine's from the best loudspeaker; nil if not measured.
    fileprivate var voice: SpeakerCheck.Take? {
        let best = played.first { $0.loudspeaker == .fullRange }?.sound
        guard let sound = recording.isHuman ? live : best else { return nil }
        return SpeakerCheck.Take(
            speaker: recording.speaker, bedside: bedside, isMachine: !recording.isHuman, sound: sound)
    }
}

extension SoundMeasurements {
    /// The same sound with features for which the product's weights give the verdict of other weights: a run uses its
    /// own weights, and this evaluates others.
    fileprivate static func scored(_ sound: SoundMeasurements, isPlayed: Bool) -> SoundMeasurements {
        SoundMeasurements { feature in
            switch feature {
            case .levelAboveRoomDecibels, .speechLevelDecibels, .resonanceDecibels, .resonanceHertz:
                sound[feature]
            case .envelopeDeviationDecibels: 6
            case .fundamentalDecibels, .band62To150Decibels: isPlayed ? -60 : 0
            default: 0
            }
        } ?? sound
    }
}

/// A run whose lines are the sentence of a recording.
private struct AttackedMorning {
    private static let epoch = Instant(millisecondsSinceEpoch: 0)

    private var state: RunState
    private let recording: Recording
    private let recorder: AttackEvaluation.Recorder
    private let isLive: Bool
    private var draw: SeededNumbers
    /// The words that the attacker was found to have, or not to have.
    private var known: [String: Bool] = [:]

    init(
        _ recording: Recording, _ recorder: AttackEvaluation.Recorder, norm: SoundMeasurements?, isLive: Bool,
        draw: SeededNumbers
    ) {
        self.recording = recording
        self.recorder = recorder
        self.isLive = isLive
        self.draw = draw
        let language = recording.language
        var words: [String] = []
        for _ in 0..<3 {
            words.append(
                ChallengeWords.draw(
                    self.draw.next(), language: language, avoiding: [recording.transcript] + words))
        }
        let line = RequiredLine(id: "1", text: recording.transcript)
        let step = GateStep(
            kind: .affirmation, lines: [line],
            challengeWord: [.linesWithoutWord, .earlierAttempt].contains(recorder) ? nil : words[0])
        let terms = FiredTerms(
            alarm: "", label: "", due: Self.epoch, lateMilliseconds: 0, zone: "", zoneVersion: "",
            steps: [step], sound: SoundSettings(), snooze: SnoozePolicy(), language: language,
            verifierVersion: VerifierSettings(language: language).verifierVersion,
            timings: SessionTimings(),
            liveness: LivenessTerms(words: Array(words[1...]), norm: norm))
        state = RunState().evolved(by: .fired(terms), at: Self.epoch)
    }

    var isSteppedUp: Bool { state.step.isOnceMore }
    var isDismissed: Bool { state.phase == .ended(.dismissed) }

    mutating func attempt(_ sound: SoundMeasurements, _ resemblance: SoundResemblance?) {
        var said = recording.transcript
        if let word = state.currentStep?.challengeWord, has(word) { said += " " + word }
        let evidence = AttemptEvidence(
            transcript: said, mode: .spoken, engine: "known", model: "", speechMilliseconds: 120_000,
            sound: sound, resemblance: resemblance)
        for event in state.accepted(.judge(evidence), at: Self.epoch) ?? [] {
            state = state.evolved(by: event, at: Self.epoch)
        }
    }

    /// Whether the word can be said, or played.
    private mutating func has(_ word: String) -> Bool {
        if isLive { return true }
        switch recorder {
        case .linesWithoutWord, .earlierAttempt, .yesterday: return false
        case .words(let count):
            if let answer = known[word] { return answer }
            let answer = draw.index(below: ChallengeWords.all(recording.language).count) < count
            known[word] = answer
            return answer
        }
    }
}

/// The part of a clip that contains speech.
enum SpokenPart {
    private static let frame = 320
    private static let margin = 1_600

    /// From 100 ms before the first 20 ms that are less than 35 dB below the loudest ones, to 100 ms after the last.
    static func of(_ samples: [Float]) -> [Float] {
        var powers: [Float] = []
        for start in stride(from: 0, to: samples.count - frame, by: frame) {
            var power: Float = 0
            for index in start..<(start + frame) { power += samples[index] * samples[index] }
            powers.append(power)
        }
        guard let loudest = powers.max(), loudest > 0 else { return samples }
        let floor = loudest * 3.2e-4
        guard let first = powers.firstIndex(where: { $0 > floor }),
            let last = powers.lastIndex(where: { $0 > floor })
        else { return samples }
        return Array(
            samples[max(0, first * frame - margin)..<min(samples.count, (last + 1) * frame + margin)])
    }
}
