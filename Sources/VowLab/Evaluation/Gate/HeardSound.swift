package import VowCore
package import VowPorts
package import VowRecitation
import VowRuntime

/// The evidence from a recording, with its cost.
package struct HeardSound: Hashable, Sendable {
    /// The evidence for a verdict.
    package let evidence: AttemptEvidence
    /// The length of the recording in seconds.
    package let soundSeconds: Double
    /// The processor time of the transcription, in seconds.
    package let processorSeconds: Double

    package init(evidence: AttemptEvidence, soundSeconds: Double, processorSeconds: Double) {
        self.evidence = evidence
        self.soundSeconds = soundSeconds
        self.processorSeconds = processorSeconds
    }
}

/// How expected lines affect transcription.
package enum LineInfluence: Hashable, Sendable {
    /// Not at all: one transcription serves every line.
    case none
    /// The words are the same for every line, and each line gets its own opinion.
    case opinions
    /// The words lean towards the lines, so other lines need another transcription.
    case words
}

/// Transcribes recordings for an evaluation.
package protocol EvaluationHearing {
    /// How expected lines affect a language's engine.
    mutating func influence(for language: Language) throws(PortFailure) -> LineInfluence
    /// Transcribes a recording under a condition with expected lines: one, or several if words lean towards them.
    mutating func hear(_ recording: Recording, under condition: SoundCondition, expecting lines: [String])
        throws(PortFailure) -> HeardSound
}

/// A change to a recording before it is transcribed.
package struct SoundCondition: Hashable, Sendable {
    /// A background sound.
    package enum Noise: String, CaseIterable, Sendable {
        /// Equal power in every octave, like rain or a fan.
        case pink
        /// Many people talking at once.
        case babble
        /// The alarm's own tone, still ringing.
        case tone
    }

    /// The background sound, or nil to leave the recording as it is.
    package let noise: Noise?
    /// The level of the speech above it, in decibels.
    package let speechToNoiseDecibels: Int
    /// Whether the speech sounds as if in another room.
    package private(set) var isInRoom = false
    /// How much faster the recording plays in per cent, which raises the voice as much; negative for slower.
    package private(set) var tempoPercent = 0

    /// The unchanged recording.
    package static let clean = SoundCondition(noise: nil, speechToNoiseDecibels: 0)

    /// Adds noise below the speech.
    package init(_ noise: Noise, speechToNoiseDecibels: Int) {
        self.init(noise: noise, speechToNoiseDecibels: speechToNoiseDecibels)
    }

    private init(noise: Noise?, speechToNoiseDecibels: Int) {
        self.noise = noise
        self.speechToNoiseDecibels = speechToNoiseDecibels
    }

    /// The same condition with the speech changed before the noise is added.
    package func changed(inRoom: Bool, tempoPercent: Int) -> SoundCondition {
        var changed = self
        (changed.isInRoom, changed.tempoPercent) = (inRoom, tempoPercent)
        return changed
    }

    /// "clean", or the changes: "room, 4% faster, pink 10 dB".
    package var name: String {
        var parts = isInRoom ? ["room"] : []
        if tempoPercent != 0 {
            parts.append("\(abs(tempoPercent))% \(tempoPercent > 0 ? "faster" : "slower")")
        }
        if let noise { parts.append("\(noise.rawValue) \(speechToNoiseDecibels) dB") }
        return parts.isEmpty ? "clean" : parts.joined(separator: ", ")
    }
}

/// The real engines on sound files, with a memory of earlier transcripts.
package struct RecordingHearing: EvaluationHearing {
    private var judge: Judge
    private let reader: any SoundFileReader
    private let engine: String
    private let noises: NoiseMixer
    private let processorSeconds: () -> Double
    /// The transcripts so far, which are not computed again.
    package private(set) var memory: TranscriptMemory
    private let remember: (String) -> Void
    private var last: (path: String, condition: SoundCondition, samples: [Float])?

    /// Creates a hearing.
    ///
    /// - Parameters:
    ///   - engine: the engine's name, or "auto"; passed to `source`, and part of the memory's keys.
    ///   - processorSeconds: returns this process's processor time so far.
    ///   - memory: the transcripts of earlier evaluations.
    ///   - remember: called with each new row of the memory.
    package init(
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

    /// See `EvaluationHearing`. Loads the engine.
    package mutating func influence(for language: Language) throws(PortFailure) -> LineInfluence {
        let transcriber = try judge.transcriber(for: language)
        if transcriber.leansTowardsExpectedLines { return .words }
        return transcriber.weighsWordings ? .opinions : .none
    }

    /// Transcribes, or returns the remembered result. Throws if the file cannot be read or the engine fails.
    package mutating func hear(
        _ recording: Recording, under condition: SoundCondition, expecting lines: [String]
    ) throws(PortFailure) -> HeardSound {
        let influence = try influence(for: recording.language)
        let key = TranscriptMemory.Key(
            path: recording.path, condition: condition.name, engine: engine,
            expected: influence == .none ? "" : lines.joined(separator: " / "))
        if let remembered = memory[key] { return remembered }
        let samples = try samples(of: recording, under: condition)
        let transcriber = try judge.transcriber(for: recording.language)
        // The engine may work in another process.
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

    /// The sound of a recording. Caches the last one, because several lines are tried on it in turn.
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
