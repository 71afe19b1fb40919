import Synchronization
package import VowCore
package import VowPorts
package import VowRecitation

/// Hears a line outside a run, through the same microphone and engine as in a morning.
///
/// Engines are loaded on first use. Of one thread; `hear` blocks until the person has spoken or stayed silent.
package struct RehearsalListener {
    /// How long to wait for the first word, in milliseconds.
    package static let silenceMilliseconds: Int64 = 10_000
    /// How long one line may take.
    package static let windowMilliseconds: Int64 = 20_000

    private let source: any TranscriberSource
    private let microphone: any Microphone
    private let clock: any WakeClock
    private let engine: (Language) -> String
    private let ending: Int64
    private var ears: [Language: WindowListener] = [:]
    private var windows = 0
    /// The sound of the last speech that was heard, in memory only.
    private let last = LastTake()

    /// So much silence ends one sentence that was heard just before: it is said in one go.
    package static let sentenceEndMilliseconds: Int64 = 700

    /// Makes a room; `engine` names the engine that listens for a language.
    /// - Parameter endMilliseconds: how much silence ends what is said; nil for that of a morning.
    package init(
        source: any TranscriberSource, microphone: any Microphone, clock: any WakeClock,
        engine: @escaping (Language) -> String, endMilliseconds: Int64? = nil
    ) {
        ending = endMilliseconds ?? WindowListener.endMilliseconds
        self.source = source
        self.microphone = microphone
        self.clock = clock
        self.engine = engine
    }

    /// Loads the engine of a language, which takes seconds, so that the person does not speak before it can hear them.
    package mutating func prepare(_ language: Language) throws(PortFailure) { _ = try ears(for: language) }

    /// What was heard of a line, or freely where there is none; nil when nobody spoke. `ready` is called when the
    /// microphone listens, `partial` is told the words so far.
    ///
    /// The microphone is open only while this runs.
    /// - Parameters:
    ///   - renderings: how the line came out when it was rehearsed.
    ///   - silenceMilliseconds: how long to wait for the first word.
    ///   - windowMilliseconds: how long all of it may take.
    package mutating func hear(
        _ line: String?, language: Language, renderings: [LineRendering] = [],
        silenceMilliseconds: Int64 = RehearsalListener.silenceMilliseconds,
        windowMilliseconds: Int64 = RehearsalListener.windowMilliseconds, ready: () -> Void = {},
        partial: (String) -> Void
    ) throws(PortFailure) -> AttemptEvidence? {
        var listening = try ears(for: language)
        windows += 1
        let order = ListenOrder(
            window: windows, lines: line.map { [$0] } ?? [], words: [], renderings: renderings,
            language: language,
            silenceMilliseconds: silenceMilliseconds, windowMilliseconds: windowMilliseconds)
        last.forget()
        var evidence: AttemptEvidence?
        var isDone = false
        try microphone.open()
        defer { microphone.close() }
        ready()
        do throws(HearingFailure) {
            try listening.listen(to: microphone, clock: clock, wish: { isDone ? .end : .window(order) }) {
                _, heard in
                switch heard {
                case .partial(let text): partial(text)
                case .end(let heard):
                    evidence = heard
                    isDone = true
                case .nothing: isDone = true
                // A line is heard to its end, and what fails is thrown.
                case .pause, .failed: break
                }
            }
        } catch {
            // What broke is loaded anew for the next line.
            ears[language] = nil
            throw error.failure
        }
        return evidence
    }

    /// The sound of what `hear` gave last: 16,000 mono samples a second. Nothing of it is written anywhere.
    var heardSamples: [Float] { last.samples }
    /// The part of it that the engine made words of: all but the silence at its end.
    var transcribedSamples: [Float] { last.transcribed }

    /// The fingerprint of that sound; nil where nothing measures sound. Asks the child process, which takes
    /// milliseconds.
    package var heardFingerprint: SoundFingerprint? {
        source.soundAnalyst()?.recognition(last.samples, among: KnownSounds())?.fingerprint
    }

    private mutating func ears(for language: Language) throws(PortFailure) -> WindowListener {
        if let known = ears[language] { return known }
        let made = WindowListener(
            transcriber: try source.transcriber(engine: engine(language), language: language),
            detector: try source.voiceActivityDetector(), analyst: source.soundAnalyst(),
            endMilliseconds: ending, keep: { [last] in last.keep($0) })
        ears[language] = made
        return made
    }
}

/// The newest sound of a listening window.
private final class LastTake: Sendable {
    private struct Kept {
        var transcript = ""
        var samples: [Float] = []
        var transcribed: [Float] = []
    }

    private let kept = Mutex(Kept())
    var samples: [Float] { kept.withLock { $0.samples } }
    var transcribed: [Float] { kept.withLock { $0.transcribed } }

    func keep(_ take: Take) {
        kept.withLock { kept in
            // What was found at a pause holds at the end where only silence came after it.
            let isSame =
                !kept.transcribed.isEmpty && kept.transcript == take.evidence.transcript
                && take.samples.starts(with: kept.transcribed)
            if !isSame { kept.transcribed = take.samples }
            kept.transcript = take.evidence.transcript
            kept.samples = take.samples
        }
    }

    func forget() { kept.withLock { $0 = Kept() } }
}
