import VowCore
public import VowPorts

/// Plays attempts that the gate has heard before, changed in known ways, and says how many it knows again; and says
/// other readings live, and says how many it takes for one of these.
///
/// A replay is looked for among two hundred known sounds, of which one is the take that it was made of.
///
/// Everything about rooms, loudspeakers and noise is simulated, as in `AttackEvaluation`. What is known are the live takes
/// at one bedside; what is played was recorded by another device there, and comes back from another place.
public struct ReplayEvaluation {
    /// What was done to a recording, or what was said in its place.
    public enum Change: String, CaseIterable, Sendable {
        /// Played by a telephone, at its own speed.
        case phone
        /// By a laptop.
        case laptop
        /// By a smart speaker.
        case smartSpeaker = "smart-speaker"
        /// By a full-range loudspeaker.
        case fullRange = "full-range"
        /// Faster or slower by 1.5 or 3 per cent, by a laptop.
        case speed
        /// The last three fifths alone, by a laptop.
        case cut
        /// By a laptop, in white noise 15 dB below.
        case noise
        /// A second of another recording, then the last three fifths, 2 per cent faster, in noise 15 dB below, by a phone.
        case mixed
        /// Live: another recording of the same words by the same speaker.
        case sameWords = "live-same-words"
        /// Live: the same words by other speakers.
        case otherSpeaker = "live-other-speaker"
        /// Live: other words by the same speaker.
        case otherWords = "live-other-words"

        /// Whether it has to be known again.
        public var isReplay: Bool {
            switch self {
            case .sameWords, .otherSpeaker, .otherWords: false
            default: true
            }
        }
    }

    /// One try.
    public struct Trial: Hashable, Sendable {
        /// What was done.
        public let change: Change
        /// Who speaks.
        public let speaker: String
        /// Whether it was taken for a sound that was heard before.
        public let isKnown: Bool
        /// Whether it was asked for once more with a new word, which a recording does not hold: because it was known, or
        /// for what else its sound says of a voice that is not known at the bedside.
        public let isAskedOnceMore: Bool
    }

    private struct Take {
        let recording: Recording
        let clip: [Float]
        let known: SoundFingerprint
    }

    /// So many sounds of others are known beside the one that is played.
    private static let mostOthers = HeardSoundsState.mostOfEachOrigin - 1

    private let analyst: any SoundAnalyst
    private let reader: any SoundFileReader
    private let seed: UInt64

    /// Makes one; devices and rooms follow from the seed.
    public init(analyst: any SoundAnalyst, reader: any SoundFileReader, seed: UInt64) {
        self.analyst = analyst
        self.reader = reader
        self.seed = seed
    }

    /// Every trial; a recording that cannot be used becomes a problem.
    public func run(_ recordings: [Recording], progress: (Int, Int) -> Void) -> (
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
        // A home knows many sounds; those of others, so that what is found is the take itself.
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
        guard let found = try analyst.recognise(sound, among: KnownSounds(earlier: known)),
            let measured = try analyst.analyse(sound)
        else { return nil }
        let isKnown = !LivenessRules.flags(found.resemblance).isEmpty
        return Trial(
            change: change, speaker: take.recording.speaker, isKnown: isKnown,
            isAskedOnceMore: isKnown || !LivenessRules.flags(measured).isEmpty)
    }

    /// The replay; nil where less than 1.5 s of it would be left.
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
        // Evenly spread numbers up to a have the power a²/3; 15 dB are a factor of 0.0316.
        let loudest = (power * 3 * 0.0316).squareRoot()
        return sound.map { $0 + Float(numbers.number(-loudest...loudest)) }
    }

    /// Played faster, as a tape is: the pitch goes up, too. Linear interpolation.
    private static func faster(_ clip: [Float], _ speed: Double) -> [Float] {
        (0..<Int(Double(max(0, clip.count - 2)) / speed)).map { index in
            let place = Double(index) * speed
            let share = Float(place - place.rounded(.down))
            return clip[Int(place)] * (1 - share) + clip[Int(place) + 1] * share
        }
    }
}

/// What became of replays and of other readings, for each change.
public struct ReplayReport: Sendable {
    /// The trials of one change.
    public struct Row: Sendable {
        /// What was done.
        public let change: ReplayEvaluation.Change
        /// Taken for a sound that was heard before.
        public let known: Share
        /// Asked for once more: refused, where the attacker has only this recording.
        public let askedOnceMore: Share
        /// The speakers.
        public let speakers: Int
    }

    /// The rows, replays first; a change that no recording allows is missing.
    public let rows: [Row]

    /// Counts trials.
    public init(_ trials: [ReplayEvaluation.Trial]) {
        rows = ReplayEvaluation.Change.allCases.compactMap { change in
            let found = trials.filter { $0.change == change }
            guard !found.isEmpty else { return nil }
            return Row(
                change: change, known: Share(found.count(where: \.isKnown), of: found.count),
                askedOnceMore: Share(found.count(where: \.isAskedOnceMore), of: found.count),
                speakers: Set(found.map(\.speaker)).count)
        }
    }
}
