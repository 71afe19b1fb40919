import Foundation
import Synchronization
import VowCore
import VowRecitation
public import VowPorts
import Wyoming

/// The child's side: answers questions in order until the parent is gone.
///
/// One thread computes. Another waits for the parent's end and then exits the process, even during a computation that
/// never returns.
public final class EarsServer {
    private let source: any TranscriberSource
    private let fault: EarsFault?
    private let stream: WyomingStream
    private let told = Told()
    private var sound: [Float] = []
    private var engines: [String: any Transcriber] = [:]
    private var detector: (any VoiceActivityDetector)?
    private var embedders: [Language: any Embedder] = [:]
    private var aligners: [Language: any SpeechAligner] = [:]
    private var analyst: (any SoundAnalyst)?

    /// Shortcomings that the source has reported since the last answer.
    private final class Told: Sendable {
        let failures = Mutex<[PortFailure]>([])
    }

    /// Uses the standard input as the connection.
    ///
    /// - Parameters:
    ///   - fault: a fault to commit on purpose, for tests.
    ///   - source: creates the engines; its argument reports what falls short.
    public init(
        fault: EarsFault? = nil,
        source: (_ degraded: @escaping @Sendable (PortFailure) -> Void) -> any TranscriberSource
    ) {
        self.fault = fault
        let told = told
        self.source = source { failure in told.failures.withLock { $0.append(failure) } }
        // Under another number, because libraries may close or read the standard input.
        let socket = fcntl(0, F_DUPFD_CLOEXEC, 3)
        stream = WyomingStream(socket: socket, limitMilliseconds: 0)
        EarsServer.restrain()
        EarsServer.endWithParent(socket)
    }

    /// Answers until the parent is gone.
    public func serve() {
        while let question = try? stream.receive() {
            fault?.strike(question, on: 0)
            guard let answer = answer(to: question) else { continue }
            var numbered = answer
            numbered.data["id"] = question.data["id"]
            numbered.data["processor"] = EarsServer.processorMilliseconds()
            guard (try? stream.send(numbered)) != nil else { return }
        }
    }

    private func answer(to question: WyomingEvent) -> WyomingEvent? {
        do throws(PortFailure) {
            switch question.type {
            case "describe": return WyomingEvent(type: "info", data: ["ears": EarsProtocol.version])
            case "load": return WyomingEvent(type: "loaded", data: try load(question.data))
            case "audio-chunk":
                try handle(question)
                return nil
            case "expect":
                try engine(question.data).expect(
                    lines: question.data["lines"] as? [String] ?? [],
                    words: question.data["words"] as? [String] ?? [])
                return WyomingEvent(type: "expected")
            case "transcribe": return try transcript(by: engine(question.data))
            case "weigh":
                guard let questions = EarsCoding.wordingQuestions(question.data["questions"]) else {
                    throw Self.misunderstood
                }
                let opinions = try engine(question.data).weigh(questions, in: sound)
                return WyomingEvent(type: "weighed", data: ["opinions": opinions.map(EarsCoding.fields)])
            case "align": return try alignment(question.data)
            case "detect": return WyomingEvent(type: "detected", data: ["isSpeech": try detect(question)])
            case "embed":
                let place = try embedder(question.data).place(of: question.data["text"] as? String ?? "")
                return WyomingEvent(
                    type: "embedded", payload: EarsProtocol.bytes(of: place[...]))
            case "analyse": return try analysis()
            case "recognise": return try recognition(question)
            default: throw Self.misunderstood
            }
        } catch {
            return EarsProtocol.error(error)
        }
    }

    private func load(_ data: [String: Any]) throws(PortFailure) -> [String: Any] {
        told.failures.withLock { $0 = [] }
        var answer: [String: Any] = [:]
        switch data["part"] as? String {
        case "engine":
            let language = try language(data)
            let name = data["engine"] as? String ?? ""
            let engine: any Transcriber
            if let cachedEngine = engines[key(data)] {
                engine = cachedEngine
            } else {
                engine = try source.exactTranscriber(engine: name, language: language)
                engines[key(data)] = engine
            }
            let clock = ContinuousClock()
            // A first second of sound loads what is still on the disk, and measures the engine's speed. Engines that
            // lean adapt to earlier sound, so they are not given one.
            let took =
                engine.leansTowardsExpectedLines
                ? .milliseconds(400) : clock.measure { _ = try? engine.transcribe(EarsServer.murmur) }
            answer = [
                "engine": engine.engine, "model": engine.model, "leans": engine.leansTowardsExpectedLines,
                "weighs": engine.weighsWordings, "firstMilliseconds": Int(took / .milliseconds(1)),
            ]
        case "detector":
            if detector == nil { detector = try source.voiceActivityDetector() }
            answer = ["chunkLengthSamples": detector?.chunkLengthSamples ?? 0]
        case "embedder":
            let language = try language(data)
            if let embedder = embedders[language] ?? source.embedder(for: language) {
                embedders[language] = embedder
                answer = ["model": embedder.model]
            } else if let why = told.failures.withLock({ $0.first }) {
                throw why
            } else {
                answer = ["isMissing": true]
            }
        case "aligner":
            let language = try language(data)
            if aligners[language] == nil { aligners[language] = try source.aligner(for: language) }
            answer = aligners[language].map { ["model": $0.model] } ?? ["isMissing": true]
        default: throw Self.misunderstood
        }
        answer["degraded"] = told.failures.withLock { $0 }.map { EarsProtocol.error($0).data }
        return answer
    }

    private func analysis() throws(PortFailure) -> WyomingEvent {
        if analyst == nil { analyst = source.soundAnalyst() }
        guard let measurements = try analyst?.analyse(sound) else {
            return WyomingEvent(type: "analysed", data: ["isNothing": true])
        }
        let features = SoundFeature.allCases.map { ($0.rawValue, measurements[$0]) }
        return WyomingEvent(
            type: "analysed", data: ["features": Dictionary(features) { first, _ in first }])
    }

    private func recognition(_ question: WyomingEvent) throws(PortFailure) -> WyomingEvent {
        guard let earlier = question.data["earlier"] as? [Int], let own = question.data["own"] as? [Int],
            (earlier + own).allSatisfy({ (0...SoundFingerprint.mostCodes).contains($0) }),
            question.payload.count == 4 * (earlier + own).reduce(0, +)
        else { throw Self.misunderstood }
        var codes = EarsProtocol.codes(of: question.payload)[...]
        func taken(_ lengths: [Int]) -> [SoundFingerprint] {
            lengths.map { length in
                defer { codes = codes.dropFirst(length) }
                return SoundFingerprint(codes: Array(codes.prefix(length)))
            }
        }
        let known = KnownSounds(earlier: taken(earlier), own: taken(own))
        if analyst == nil { analyst = source.soundAnalyst() }
        guard let match = try analyst?.recognise(sound, among: known) else {
            return WyomingEvent(type: "recognised", data: ["isNothing": true])
        }
        return WyomingEvent(
            type: "recognised",
            data: ["earlier": match.resemblance.earlier, "own": match.resemblance.own],
            payload: EarsProtocol.bytes(of: match.fingerprint.codes))
    }

    private func transcript(by engine: any Transcriber) throws(PortFailure) -> WyomingEvent {
        let heard = try engine.transcribe(sound)
        let pieces = heard.pieces.map { piece in
            ["text": piece.text, "start": piece.samples.lowerBound, "end": piece.samples.upperBound]
                as [String: Any]
        }
        return WyomingEvent(
            type: "transcript",
            data: ["text": heard.text, "pieces": pieces, "endedInLoop": heard.endedInLoop])
    }

    private func alignment(_ data: [String: Any]) throws(PortFailure) -> WyomingEvent {
        guard let aligner = aligners[try language(data)], let words = data["words"] as? [String] else {
            throw Self.misunderstood
        }
        let aligned = try aligner.alignment(of: words, in: sound)
        return WyomingEvent(
            type: "aligned", data: aligned.map { ["words": $0.map(EarsCoding.fields)] } ?? [:])
    }

    private func handle(_ chunk: WyomingEvent) throws(PortFailure) {
        guard let keep = chunk.data["keep"] as? Int, keep >= 0, keep <= sound.count,
            let more = EarsProtocol.numbers(of: chunk.payload), keep + more.count <= EarsProtocol.mostSamples
        else { throw Self.misunderstood }
        sound.removeSubrange(keep...)
        sound += more
    }

    private func detect(_ question: WyomingEvent) throws(PortFailure) -> Bool {
        guard let detector, let chunk = EarsProtocol.numbers(of: question.payload),
            chunk.count == detector.chunkLengthSamples
        else { throw Self.misunderstood }
        if question.data["isFirst"] as? Bool == true { detector.reset() }
        return try detector.hearsSpeech(in: chunk)
    }

    private func engine(_ data: [String: Any]) throws(PortFailure) -> any Transcriber {
        guard let engine = engines[key(data)] else { throw Self.misunderstood }
        return engine
    }

    private func embedder(_ data: [String: Any]) throws(PortFailure) -> any Embedder {
        guard let embedder = embedders[try language(data)] else { throw Self.misunderstood }
        return embedder
    }

    private func language(_ data: [String: Any]) throws(PortFailure) -> Language {
        guard let language = (data["language"] as? String).flatMap(Language.init) else {
            throw Self.misunderstood
        }
        return language
    }

    private func key(_ data: [String: Any]) -> String {
        "\(data["engine"] as? String ?? "") \(data["language"] as? String ?? "")"
    }

    private static let misunderstood = PortFailure(
        code: "engine.question",
        message: "The process of the speech engines was asked what it does not know.",
        repair: "Reinstall Vow: two versions of it seem to be mixed.")

    /// A second of soft noise, always the same: an engine would skip silence.
    private static let murmur: [Float] = {
        var state: UInt32 = 1
        return (0..<16_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return (Float(state >> 8) / Float(1 << 24) - 0.5) * 0.02
        }
    }()

    private static func processorMilliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}

extension EarsServer {
    /// Limits memory, keeps sound out of core dumps, and makes this process the kernel's first to kill for memory.
    private static func restrain() {
        signal(SIGPIPE, SIG_IGN)
        var memory = rlimit(rlim_cur: 1_200_000_000, rlim_max: 1_200_000_000)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
        // One byte: neither a core file nor a crash collector gets an image of what somebody said.
        var core = rlimit(rlim_cur: 1, rlim_max: 1)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
        let score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        if score >= 0 {
            _ = write(score, "800", 3)
            close(score)
        }
    }

    /// POLLRDHUP of poll(2), which glibc hides without _GNU_SOURCE.
    private static let hangUp: Int16 = 0x2000

    private static func endWithParent(_ socket: Int32) {
        Thread.detachNewThread {
            var descriptor = pollfd(fd: socket, events: Self.hangUp, revents: 0)
            while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
            _exit(0)
        }
    }
}
