package import VowSystem
import Synchronization
import VowCore
package import VowPorts
import VowRecitation

/// The child's side of the ears: loads engines, and computes with them.
package final class EarsServer {
    private let source: any TranscriberSource
    private let reports = Reports()
    private var sound: [Float] = []
    private var engines: [String: any Transcriber] = [:]
    private var detector: (any VoiceActivityDetector)?
    private var embedders: [Language: any Embedder] = [:]
    private var aligners: [Language: any SpeechAligner] = [:]
    private var analyst: (any SoundAnalyst)?

    /// Shortcomings that the source has reported since the last question to load something.
    private final class Reports: Sendable {
        let failures = Mutex<[PortFailure]>([])
    }

    /// - Parameter source: creates the engines; its argument reports what falls short.
    package init(source: (_ degraded: @escaping @Sendable (PortFailure) -> Void) -> any TranscriberSource) {
        let reports = reports
        self.source = source { failure in reports.failures.withLock { $0.append(failure) } }
    }

    /// Answers until the parent is gone.
    package func serve(_ server: HelperServer) {
        addLoading(to: server)
        server.on(HearSound.self) { [self] question, payload throws(PortFailure) in
            try append(payload, keeping: question.keep)
            return HelperAnswer(HelperDone())
        }
        server.on(ExpectLines.self) { [self] question, _ throws(PortFailure) in
            try engine(question.engine, question.language).expect(
                lines: question.lines, words: question.words)
            return HelperAnswer(HelperDone())
        }
        server.on(TranscribeSound.self) { [self] question, _ throws(PortFailure) in
            let heard = try engine(question.engine, question.language).transcribe(sound)
            return HelperAnswer(
                .init(
                    text: heard.text,
                    pieces: heard.pieces.map {
                        .init(text: $0.text, start: $0.samples.lowerBound, end: $0.samples.upperBound)
                    }, endedInLoop: heard.endedInLoop))
        }
        server.on(WeighWordings.self) { [self] question, _ throws(PortFailure) in
            let questions = question.questions.compactMap(\.question)
            guard questions.count == question.questions.count else { throw HelperServer.misunderstood }
            let opinions = try engine(question.engine, question.language).weigh(questions, in: sound)
            return HelperAnswer(.init(opinions: opinions.map(OpinionRow.init)))
        }
        server.on(AlignWords.self) { [self] question, _ throws(PortFailure) in
            guard let aligner = aligners[question.language] else { throw HelperServer.misunderstood }
            let aligned = try aligner.alignment(of: question.words, in: sound)
            return HelperAnswer(.init(words: aligned?.map(AlignedRow.init)))
        }
        server.on(DetectSpeech.self) { [self] question, payload throws(PortFailure) in
            guard let detector, let chunk = HelperNumbers.numbers(Float.self, of: payload),
                chunk.count == detector.chunkLengthSamples
            else { throw HelperServer.misunderstood }
            if question.isFirst { detector.reset() }
            return HelperAnswer(.init(isSpeech: try detector.hearsSpeech(in: chunk)))
        }
        server.on(EmbedText.self) { [self] question, _ throws(PortFailure) in
            guard let embedder = embedders[question.language] else { throw HelperServer.misunderstood }
            let embedding = try embedder.place(of: question.text)
            return HelperAnswer(HelperDone(), payload: HelperNumbers.bytes(of: embedding[...]))
        }
        server.on(AnalyseSound.self) { [self] _, _ throws(PortFailure) in
            HelperAnswer(.init(measurements: try soundAnalyst()?.analyse(sound)))
        }
        server.on(RecogniseSound.self) { [self] question, payload throws(PortFailure) in
            try recognise(question, payload)
        }
        server.serve()
    }

    private func addLoading(to server: HelperServer) {
        server.on(LoadEngine.self) { [self] question, _ throws(PortFailure) in
            HelperAnswer(try load(question))
        }
        server.on(LoadDetector.self) { [self] _, _ throws(PortFailure) in
            if detector == nil { detector = try source.voiceActivityDetector() }
            return HelperAnswer(.init(chunkLengthSamples: detector?.chunkLengthSamples ?? 0))
        }
        server.on(LoadEmbedder.self) { [self] question, _ throws(PortFailure) in
            reports.failures.withLock { $0 = [] }
            let embedder = embedders[question.language] ?? source.embedder(for: question.language)
            if embedder == nil, let why = reports.failures.withLock({ $0.first }) { throw why }
            embedders[question.language] = embedder
            return HelperAnswer(.init(model: embedder?.model))
        }
        server.on(LoadAligner.self) { [self] question, _ throws(PortFailure) in
            if aligners[question.language] == nil {
                aligners[question.language] = try source.aligner(for: question.language)
            }
            return HelperAnswer(.init(model: aligners[question.language]?.model))
        }
    }

    private func load(_ question: LoadEngine) throws(PortFailure) -> LoadEngine.Answer {
        reports.failures.withLock { $0 = [] }
        let key = Self.key(question.engine, question.language)
        let engine: any Transcriber
        if let loaded = engines[key] {
            engine = loaded
        } else {
            engine = try source.exactTranscriber(engine: question.engine, language: question.language)
            engines[key] = engine
        }
        let clock = ContinuousClock()
        // A first second of sound loads what is still on the disk, and measures the engine's speed. Engines that lean
        // adapt to earlier sound, so they are not given one.
        // An engine that fails at it says so at its first question.
        let took =
            engine.leansTowardsExpectedLines
            ? .milliseconds(400) : clock.measure { _ = try? engine.transcribe(EarsServer.murmur) }
        return LoadEngine.Answer(
            engine: engine.engine, model: engine.model, leans: engine.leansTowardsExpectedLines,
            weighs: engine.weighsWordings, firstMilliseconds: Int(took / .milliseconds(1)),
            degraded: reports.failures.withLock { $0 }.map(HelperFailure.init))
    }

    private func recognise(_ question: RecogniseSound, _ payload: [UInt8]) throws(PortFailure)
        -> HelperAnswer<RecogniseSound>
    {
        let lengths = question.earlier + question.own
        guard lengths.allSatisfy({ (0...SoundFingerprint.mostCodes).contains($0) }),
            let allCodes = HelperNumbers.numbers(UInt32.self, of: payload),
            allCodes.count == lengths.reduce(0, +)
        else { throw HelperServer.misunderstood }
        var codes = allCodes[...]
        func takeFirst(_ lengths: [Int]) -> [SoundFingerprint] {
            lengths.map { length in
                defer { codes = codes.dropFirst(length) }
                return SoundFingerprint(codes: Array(codes.prefix(length)))
            }
        }
        let sounds = KnownSounds(earlier: takeFirst(question.earlier), own: takeFirst(question.own))
        guard let match = try soundAnalyst()?.recognise(sound, among: sounds) else {
            return HelperAnswer(.init())
        }
        return HelperAnswer(
            .init(resemblance: .init(earlier: match.resemblance.earlier, own: match.resemblance.own)),
            payload: HelperNumbers.bytes(of: match.fingerprint.codes[...]))
    }

    private func soundAnalyst() -> (any SoundAnalyst)? {
        if analyst == nil { analyst = source.soundAnalyst() }
        return analyst
    }

    private func append(_ payload: [UInt8], keeping keep: Int) throws(PortFailure) {
        guard (0...sound.count).contains(keep), let more = HelperNumbers.numbers(Float.self, of: payload),
            keep + more.count <= HearSound.mostSamples
        else { throw HelperServer.misunderstood }
        sound.removeSubrange(keep...)
        sound += more
    }

    private func engine(_ name: String, _ language: Language) throws(PortFailure) -> any Transcriber {
        guard let engine = engines[Self.key(name, language)] else { throw HelperServer.misunderstood }
        return engine
    }

    private static func key(_ engine: String, _ language: Language) -> String {
        "\(engine) \(language.rawValue)"
    }

    /// A second of soft noise, always the same: an engine would skip silence.
    private static let murmur: [Float] = {
        var state: UInt32 = 1
        return (0..<16_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return (Float(state >> 8) / Float(1 << 24) - 0.5) * 0.02
        }
    }()
}
