public import VowCore
public import VowPorts
public import VowRecitation
import VowRuntime

/// What the ears of a gate made of one recording.
public struct HeardSound: Hashable, Sendable {
    /// What a verdict rests on.
    public let evidence: AttemptEvidence
    /// The length of the recording in seconds.
    public let soundSeconds: Double
    /// The processor time that hearing took, in seconds.
    public let processorSeconds: Double

    /// Makes a result.
    public init(evidence: AttemptEvidence, soundSeconds: Double, processorSeconds: Double) {
        self.evidence = evidence
        self.soundSeconds = soundSeconds
        self.processorSeconds = processorSeconds
    }
}

/// How the lines that are expected enter into hearing.
public enum LineInfluence: Hashable, Sendable {
    /// Not at all: one hearing serves every line.
    case none
    /// The words are the same for every line, and each line gets an opinion of its own.
    case opinions
    /// The words themselves lean towards the lines, so that a recording has to be heard anew for others.
    case words
}

/// Hears recordings for an evaluation.
public protocol EvaluationHearing {
    /// What the engine of a language makes of the lines that are expected.
    mutating func influence(for language: Language) throws(PortFailure) -> LineInfluence
    /// Hears a recording under a condition while lines are expected: one, or several where words lean towards them.
    mutating func hear(_ recording: Recording, under condition: SoundCondition, expecting lines: [String])
        throws(PortFailure) -> HeardSound
}

/// What is done to a recording before it is heard.
public struct SoundCondition: Hashable, Sendable {
    /// A sound beside the speech.
    public enum Noise: String, CaseIterable, Sendable {
        /// Equal power in every octave, as of rain or a fan.
        case pink
        /// Many people talking at once.
        case babble
        /// The alarm's own tone, still ringing.
        case tone
    }

    /// The sound beside the speech; nil leaves the recording as it is.
    public let noise: Noise?
    /// How far the speech stands above it, in decibels.
    public let speechToNoiseDecibels: Int
    /// Whether the speech sounds as in another room.
    public private(set) var isInRoom = false
    /// How much faster the recording is played, in percent, which raises the voice by as much; negative for slower.
    public private(set) var tempoPercent = 0

    /// The recording as it is.
    public static let clean = SoundCondition(noise: nil, speechToNoiseDecibels: 0)

    /// Adds noise below the speech.
    public init(_ noise: Noise, speechToNoiseDecibels: Int) {
        self.init(noise: noise, speechToNoiseDecibels: speechToNoiseDecibels)
    }

    private init(noise: Noise?, speechToNoiseDecibels: Int) {
        self.noise = noise
        self.speechToNoiseDecibels = speechToNoiseDecibels
    }

    /// The same with the speech changed before the noise is added.
    public func changed(inRoom: Bool, tempoPercent: Int) -> SoundCondition {
        var changed = self
        (changed.isInRoom, changed.tempoPercent) = (inRoom, tempoPercent)
        return changed
    }

    /// "clean", or what was done: "room, 4% faster, pink 10 dB".
    public var name: String {
        var parts = isInRoom ? ["room"] : []
        if tempoPercent != 0 {
            parts.append("\(abs(tempoPercent))% \(tempoPercent > 0 ? "faster" : "slower")")
        }
        if let noise { parts.append("\(noise.rawValue) \(speechToNoiseDecibels) dB") }
        return parts.isEmpty ? "clean" : parts.joined(separator: ", ")
    }
}

/// The real ears, over sound files, with a memory of what they heard before.
public struct RecordingHearing: EvaluationHearing {
    private var judge: Judge
    private let reader: any SoundFileReader
    private let engine: String
    private let noises: NoiseMixer
    private let processorSeconds: () -> Double
    /// What was heard so far; what is in it is not heard again.
    public private(set) var memory: TranscriptMemory
    private let remember: (String) -> Void
    private var last: (path: String, condition: SoundCondition, samples: [Float])?

    /// Makes ears.
    ///
    /// - Parameters:
    ///   - engine: the engine's name, or "auto"; what `source` is asked for, and what memories are kept under.
    ///   - processorSeconds: the processor time that this process has used so far.
    ///   - memory: what was heard in earlier evaluations.
    ///   - remember: is given each new row of the memory as soon as it is known.
    public init(
        source: any TranscriberSource, engine: String, reader: any SoundFileReader, noises: NoiseMixer,
        memory: TranscriptMemory, processorSeconds: @escaping () -> Double,
        remember: @escaping (String) -> Void
    ) {
        judge = Judge(source: source, engine: engine)
        self.reader = reader
        self.engine = engine
        self.noises = noises
        self.memory = memory
        self.processorSeconds = processorSeconds
        self.remember = remember
    }

    /// Asks the engine, which loads it.
    public mutating func influence(for language: Language) throws(PortFailure) -> LineInfluence {
        let transcriber = try judge.transcriber(for: language)
        if transcriber.leansTowardsExpectedLines { return .words }
        return transcriber.weighsWordings ? .opinions : .none
    }

    /// Hears, or remembers having heard. Fails where the file cannot be read or the engine refuses.
    public mutating func hear(
        _ recording: Recording, under condition: SoundCondition, expecting lines: [String]
    ) throws(PortFailure) -> HeardSound {
        let influence = try influence(for: recording.language)
        let key = TranscriptMemory.Key(
            path: recording.path, condition: condition.name, engine: engine,
            expected: influence == .none ? "" : lines.joined(separator: " / "))
        if let known = memory[key] { return known }
        let samples = try samples(of: recording, under: condition)
        let transcriber = try judge.transcriber(for: recording.language)
        // An engine may work in another process.
        func spent() -> Double {
            processorSeconds() + Double(transcriber.elsewhereProcessorMilliseconds) / 1_000
        }
        let before = spent()
        let evidence = try judge.evidence(
            for: JudgeQuestion(lines: lines, recitation: .sound(samples), language: recording.language))
        let heard = HeardSound(
            evidence: evidence, soundSeconds: Double(samples.count) / 16_000,
            processorSeconds: spent() - before)
        remember(memory.keep(heard, for: key))
        return heard
    }

    /// The sound of a recording; that of the last one is kept, since several lines are tried on it in turn.
    private mutating func samples(of recording: Recording, under condition: SoundCondition)
        throws(PortFailure) -> [Float]
    {
        if let last, last.path == recording.path, last.condition == condition { return last.samples }
        let clean = try reader.samples(
            ofFileAt: recording.path, samplesPerSecond: 16_000, maximumSeconds: 120)
        let samples = try noises.mix(clean, under: condition, seed: recording.path)
        last = (recording.path, condition, samples)
        return samples
    }
}
