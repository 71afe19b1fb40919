import VowCore
package import VowPorts
package import VowRuntime

/// Plays known attempts with defined changes to the gate, and counts how many it recognises. Also counts how many live
/// readings it mistakes for a known one.
///
/// Searches for a replay among two hundred known sounds, one of which is its original.
///
/// Rooms, loudspeakers and noise are simulated, as in `AttackEvaluation`. The known sounds are live takes at one
/// bedside; the played ones were recorded there by another device, and come from another position.
package struct ReplayEvaluation {
    /// The change to a recording, or the live reading in its place.
    package enum Change: String, CaseIterable, Sendable {
        /// Played by a phone, at its own speed.
        case phone
        /// Played by a laptop.
        case laptop
        /// Played by a smart speaker.
        case smartSpeaker = "smart-speaker"
        /// Played by a full-range loudspeaker.
        case fullRange = "full-range"
        /// 1.5 or 3 per cent faster or slower, by a laptop.
        case speed
        /// The last three fifths only, by a laptop.
        case cut
        /// By a laptop, in white noise 15 dB below.
        case noise
        /// A second of another recording, then the last three fifths, 2 per cent faster, in noise 15 dB below, by a
        /// phone.
        case mixed
        /// Live: another recording of the same words by the same speaker.
        case sameWords = "live-same-words"
        /// Live: the same words by other speakers.
        case otherSpeaker = "live-other-speaker"
        /// Live: other words by the same speaker.
        case otherWords = "live-other-words"

        /// Whether it must be recognised.
        package var isReplay: Bool {
            switch self {
            case .sameWords, .otherSpeaker, .otherWords: false
            default: true
            }
        }
    }

    /// A trial.
    package struct Trial: Hashable, Sendable {
        package let change: Change
        package let speaker: String
        /// Whether it was mistaken for, or recognised as, a known sound.
        package let isKnown: Bool
        /// Whether the gate asked again with a new word, which a recording does not contain: because the sound was
        /// known, or because of its other features for an unknown voice.
        package let isAskedOnceMore: Bool
    }

    private struct Take {
        let recording: Recording
        let clip: [Float]
        let known: SoundFingerprint
    }

    /// The number of other known sounds.
    private static let mostOthers = HeardSoundsState.mostOfEachOrigin - 1

    private let analyst: any SoundAnalyst
    private let reader: any SoundFileReader
    private let seed: UInt64

    /// Creates an evaluation; devices and rooms follow from the seed.
    package init(analyst: any SoundAnalyst, reader: any SoundFileReader, seed: UInt64) {
        self.analyst = analyst
        self.reader = reader
        self.seed = seed
    }

    /// All trials; an unusable recording becomes a problem.
    package func run(_ recordings: [Recording], progress: (Int, Int) -> Void) -> (
        trials: [Trial], problems: [String]
    ) {
        var takes: [Take] = []
        var problems: [String] = []
        for recording in recordings {
            do throws(PortFailure) {
                let clip = SpokenPart.of(
                    try reader.samples(
                        ofFileAt: recording.path, samplesPerSecond: 16_000, maximumSeconds: 120))
                if let known = try analyst.recognise(heard(clip, recording, 0), among: KnownSounds()) {
                    takes.append(Take(recording: recording, clip: clip, known: known.fingerprint))
                }
            } catch { problems.append("\(recording.path): \(error.description)") }
        }
        var trials: [Trial] = []
        for (index, take) in takes.enumerated() {
            progress(index, takes.count)
            do throws(PortFailure) { trials += try tried(take, index, among: takes) } catch {
                problems.append("\(take.recording.path): \(error.description)")
            }
        }
        progress(takes.count, takes.count)
        return (trials, problems)
    }

    /// A live take at the bedside; another number is another day.
    private func heard(_ clip: [Float], _ recording: Recording, _ day: Int) -> [Float] {
        PlaybackChannel.live(clip, number: 0, seed: seed, take: "\(recording.path)/\(day)")
    }

    private func tried(_ take: Take, _ index: Int, among takes: [Take]) throws(PortFailure) -> [Trial] {
        // Like a home that knows many sounds; from other speakers, so that only the take itself matches.
        let crowd = takes.filter { $0.recording.speaker != take.recording.speaker }
            .prefix(Self.mostOthers).map(\.known)
        var trials: [Trial] = []
        for change in Change.allCases where change.isReplay {
            let other = takes[(index + 1) % takes.count].clip
            guard let sound = played(take, change, index, other) else { continue }
            if let trial = try trial(change, take, sound, [take.known] + crowd) { trials.append(trial) }
        }
        let live = heard(take.clip, take.recording, 1)
        for change in Change.allCases where !change.isReplay {
            let others = takes.filter { isReading($0.recording, change, of: take.recording) }.map(\.known)
            guard !others.isEmpty, let trial = try trial(change, take, live, others) else { continue }
            trials.append(trial)
        }
        return trials
    }

    private func isReading(_ other: Recording, _ change: Change, of one: Recording) -> Bool {
        guard other.path != one.path else { return false }
        let words = other.transcript.lowercased() == one.transcript.lowercased()
        let speaker = other.speaker == one.speaker
        return switch change {
        case .sameWords: words && speaker
        case .otherSpeaker: words && !speaker
        default: !words && speaker
        }
    }

    private func trial(_ change: Change, _ take: Take, _ sound: [Float], _ known: [SoundFingerprint])
        throws(PortFailure) -> Trial?
    {
        guard let match = try analyst.recognise(sound, among: KnownSounds(earlier: known)),
            let measured = try analyst.analyse(sound)
        else { return nil }
        let isKnown = !LivenessRules.flags(match.resemblance).isEmpty
        return Trial(
            change: change, speaker: take.recording.speaker, isKnown: isKnown,
            isAskedOnceMore: isKnown || !LivenessRules.flags(measured).isEmpty)
    }

    /// The replay, or nil if less than 1.5 s would remain.
    private func played(_ take: Take, _ change: Change, _ index: Int, _ other: [Float]) -> [Float]? {
        let path = take.recording.path
        func by(_ loudspeaker: PlaybackChannel.Loudspeaker, _ clip: [Float]) -> [Float] {
            PlaybackChannel(loudspeaker, number: index % 7, seed: seed).played(clip, take: path)
        }
        let rest = Array(take.clip[(take.clip.count * 2 / 5)...])
        guard (change == .cut || change == .mixed ? rest : take.clip).count >= 24_000 else { return nil }
        switch change {
        case .phone: return by(.phone, take.clip)
        case .laptop: return by(.laptop, take.clip)
        case .smartSpeaker: return by(.smartSpeaker, take.clip)
        case .fullRange: return by(.fullRange, take.clip)
        case .speed: return by(.laptop, Self.faster(take.clip, [0.97, 0.985, 1.015, 1.03][index % 4]))
        case .cut: return by(.laptop, rest)
        case .noise: return noisy(by(.laptop, take.clip), path)
        case .mixed: return noisy(by(.phone, other.prefix(16_000) + Self.faster(rest, 1.02)), path)
        default: return nil
        }
    }

    private func noisy(_ sound: [Float], _ name: String) -> [Float] {
        var numbers = SeededNumbers(seed, "noise/" + name)
        let power = sound.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, sound.count))
        // Uniform numbers up to a have the power a²/3; 15 dB are a factor of 0.0316.
        let loudest = (power * 3 * 0.0316).squareRoot()
        return sound.map { $0 + Float(numbers.number(-loudest...loudest)) }
    }

    /// Plays faster like a tape, which raises the pitch; by linear interpolation.
    private static func faster(_ clip: [Float], _ speed: Double) -> [Float] {
        (0..<Int(Double(max(0, clip.count - 2)) / speed)).map { index in
            let position = Double(index) * speed
            let share = Float(position - position.rounded(.down))
            return clip[Int(position)] * (1 - share) + clip[Int(position) + 1] * share
        }
    }
}

/// The results of replays and other readings, by change.
package struct ReplayReport: Sendable {
    /// The trials of a change.
    package struct Row: Sendable {
        package let change: ReplayEvaluation.Change
        /// Recognised as a known sound.
        package let known: Share
        /// Asked again: refused, if the attacker has only this recording.
        package let askedOnceMore: Share
        /// The number of speakers.
        package let speakers: Int
    }

    /// The rows, replays first; omits changes that no recording allows.
    package let rows: [Row]

    /// Counts trials.
    package init(_ trials: [ReplayEvaluation.Trial]) {
        rows = ReplayEvaluation.Change.allCases.compactMap { change in
            let matches = trials.filter { $0.change == change }
            guard !matches.isEmpty else { return nil }
            return Row(
                change: change, known: Share(matches.count(where: \.isKnown), of: matches.count),
                askedOnceMore: Share(matches.count(where: \.isAskedOnceMore), of: matches.count),
                speakers: Set(matches.map(\.speaker)).count)
        }
    }
}
