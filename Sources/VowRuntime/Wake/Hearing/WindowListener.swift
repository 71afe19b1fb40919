import Foundation
import VowCore
import VowPorts
import VowRecitation

/// What a listening session is to do while it reads.
enum ListeningInstruction {
    /// Listen in this window.
    case window(ListenOrder)
    /// Throw away what comes in: no window is open.
    case wait
    /// Stop.
    case end
}

/// Turns the microphone's chunks into what is heard: partial words, pauses, ends of speech.
///
/// A pause of `pauseMilliseconds` has the words judged, so that a complete recitation is let go at once; the
/// attempt itself ends only after `endMilliseconds` of silence (or what a listener was given in its place), so that
/// nobody is cut off while drawing breath.
struct WindowListener {
    /// Short, three chunks of the detector, because only a pass acts on a pause: what is judged too early is judged
    /// again at the next one. With capture and transcription the answer then comes within 300 ms of the last word
    /// (`vow-bench verdict`).
    static let pauseMilliseconds: Int64 = 96
    /// After a silence of this length the person has most likely finished: the evidence is completed now, before the
    /// attempt ends.
    static let settledMilliseconds: Int64 = 500
    /// The pauses of people who recite from memory while half asleep stay below this.
    static let endMilliseconds: Int64 = 1_300
    /// How often words are shown while the person speaks.
    static let partialMilliseconds: Int64 = 450
    /// The start of a window may still hold the tail of the tone and its echo.
    static let settleMilliseconds: Int64 = 150

    let transcriber: any Transcriber
    let detector: any VoiceActivityDetector
    let embedder: (any Embedder)?
    let analyst: (any SoundAnalyst)?
    /// What sounds are compared with; nil where they are not.
    private let known: KnownSounds?
    /// The sounds that Vow itself played last; from the opening of a window on they count among the known sounds.
    private let played: () -> [[Float]]
    /// The same as of the opening of the window, kept until its first evidence.
    private var playedBefore: [[Float]] = []
    private var knownInWindow: KnownSounds?
    /// The microphone that is read.
    private var microphoneName: String?
    private var window: ListeningWindow?
    private var rest: [Float] = []
    /// Called with the sound of each piece of evidence, before it is judged.
    private let keep: (Take) -> Void
    /// Called with the loudness of a window, 0 at 60 dB below full scale and 100 at full scale, and whether it is
    /// speech.
    private let level: (_ percent: Int, _ isVoice: Bool) -> Void
    private let ending: Int64
    private var chunkCount = 0
    private var echo: RoomEcho?

    init(
        transcriber: any Transcriber, detector: any VoiceActivityDetector, embedder: (any Embedder)? = nil,
        analyst: (any SoundAnalyst)? = nil, known: KnownSounds? = nil,
        played: @escaping () -> [[Float]] = { [] }, echo: RoomEcho? = nil,
        endMilliseconds: Int64 = WindowListener.endMilliseconds,
        keep: @escaping (Take) -> Void = { _ in }, level: @escaping (Int, Bool) -> Void = { _, _ in }
    ) {
        self.echo = echo
        ending = endMilliseconds
        self.transcriber = transcriber
        self.detector = detector
        self.embedder = embedder
        self.analyst = analyst
        self.known = known
        self.played = played
        self.keep = keep
        self.level = level
    }

    /// Reads until nobody wants to listen any more, or the microphone is closed; yields what each window heard.
    mutating func listen(
        to microphone: any Microphone, clock: any SteadyClock, wish: () -> ListeningInstruction,
        yield: (_ window: Int, Heard) -> Void
    ) throws(HearingFailure) {
        microphoneName = microphone.name
        while true {
            let current = wish()
            if case .end = current { return }
            let chunk: [Float]?
            do { chunk = try microphone.read() } catch {
                throw HearingFailure(part: .microphone, failure: error)
            }
            guard let chunk else {
                if case .end = wish() { return }
                throw HearingFailure(part: .microphone, failure: WindowListener.ended)
            }
            guard case .window(let wanted) = current else {
                window = nil
                rest = []
                echo?.add(chunk)
                continue
            }
            echo?.forget()
            if window?.order.window != wanted.window { try open(wanted) }
            rest += chunk
            while rest.count >= detector.chunkLengthSamples, window != nil {
                let piece = Array(rest[..<detector.chunkLengthSamples])
                rest.removeFirst(detector.chunkLengthSamples)
                do { try add(piece, clock: clock) { yield(wanted.window, $0) } } catch {
                    throw HearingFailure(part: .engine, failure: error)
                }
            }
        }
    }

    /// A display that moves with the voice needs about fifteen looks a second: every second chunk of the detector.
    private mutating func showLevel(of chunk: [Float], _ isSpeech: Bool) {
        chunkCount += 1
        guard chunkCount.isMultiple(of: 2), !chunk.isEmpty else { return }
        let power = chunk.reduce(Float(0)) { $0 + $1 * $1 } / Float(chunk.count)
        let decibels = 10 * log10(max(Double(power), 1e-6))
        level(Int((max(-60, min(0, decibels)) + 60) / 60 * 100), isSpeech)
    }

    private mutating func open(_ order: ListenOrder) throws(HearingFailure) {
        detector.reset()
        rest = []
        knownInWindow = nil
        // Taken now, because later only the silence of the window itself was sent.
        playedBefore = known == nil ? [] : played()
        window = ListeningWindow(order: order, settleMilliseconds: WindowListener.settleMilliseconds)
        do { try transcriber.expect(lines: order.lines, words: order.words) } catch {
            throw HearingFailure(part: .engine, failure: error)
        }
    }

    private mutating func add(_ chunk: [Float], clock: any SteadyClock, yield: (Heard) -> Void)
        throws(PortFailure)
    {
        guard var window = self.window, !window.isDone else { return }
        defer { self.window = window }
        let isSpeech = try detector.hearsSpeech(in: chunk)
        window.add(chunk, isSpeech: isSpeech)
        showLevel(of: chunk, isSpeech)
        if !window.hasSpeech {
            guard window.elapsedMilliseconds >= window.order.silenceMilliseconds else { return }
            window.isDone = true
            yield(.nothing)
            return
        }
        let isFull = window.elapsedMilliseconds >= window.order.windowMilliseconds
        if window.quietMilliseconds >= ending || isFull {
            let evidence = try evidence(&window, clock: clock, isWhole: true)
            window.isDone = true
            yield(.end(evidence))
        } else if window.quietMilliseconds >= WindowListener.pauseMilliseconds {
            let isSettled = window.quietMilliseconds >= WindowListener.settledMilliseconds
            let isOpen = isSettled && window.findingsOfPause.map { $0.opinions == nil } == true
            guard !window.isPauseJudged || isOpen else { return }
            window.isPauseJudged = true
            yield(.pause(try evidence(&window, clock: clock, isWhole: isSettled)))
        } else if isSpeech, window.wantsPartial {
            let began = clock.steadyMilliseconds()
            let samples = window.speechSamples
            let transcript = try transcriber.transcribe(samples)
            yield(.partial(transcript.text))
            opinions(in: window).ahead(of: transcript, in: samples)
            window.noteDecoding(milliseconds: clock.steadyMilliseconds() - began)
        }
    }

    /// What is measured of the sound; nothing where measuring fails, since words decide without it.
    private func measured(_ samples: [Float]) -> SoundMeasurements? {
        // Words decide without it.
        (try? analyst?.analyse(samples)) ?? nil
    }

    /// Whether the sound is known; nothing where nobody asks, or asking fails.
    private mutating func recognised(_ samples: [Float]) -> RecognisedSound? {
        guard var known = knownInWindow ?? self.known else { return nil }
        if knownInWindow == nil {
            for sound in playedBefore {
                let own = analyst?.recognition(sound, among: KnownSounds())
                known.own += own.map { [$0.fingerprint] } ?? []
            }
            playedBefore = []
            knownInWindow = known
        }
        return analyst?.recognition(samples, among: known)
    }

    /// What asks the engine about the lines of a window, and remembers what it answered.
    private func opinions(in window: ListeningWindow) -> SecondOpinions {
        SecondOpinions(
            transcriber: transcriber, language: window.order.language, lines: window.order.lines,
            renderings: window.order.renderings, linesDone: window.order.linesDone, asked: window.asked)
    }

    /// The evidence of the window so far. Where nothing was said since the last pause, what was found then still holds,
    /// the engine's opinions included.
    /// - Parameter isWhole: whether the engine is asked about doubtful lines in any case; otherwise it is asked only
    ///   where that could open the gate.
    private mutating func evidence(
        _ window: inout ListeningWindow, clock: any SteadyClock, isWhole: Bool
    ) throws(PortFailure) -> AttemptEvidence {
        let began = clock.steadyMilliseconds()
        let quietBefore = window.quietMilliseconds
        let order = window.order
        var found: ListeningWindow.Findings
        if let known = window.findingsOfPause {
            found = known
        } else {
            let transcript = try transcriber.transcribe(window.speechSamples)
            found = ListeningWindow.Findings(
                transcript: transcript, opinions: nil,
                meanings: LineMeanings(embedder: embedder, language: order.language, lines: order.lines)
                    .on(transcript.text), sound: measured(window.speechSamples),
                recognised: recognised(window.speechSamples))
        }
        let opinions = opinions(in: window)
        if found.opinions == nil {
            found.opinions =
                isWhole
                ? opinions.on(found.transcript, in: window.speechSamples)
                : opinions.atPause(found.transcript, in: window.speechSamples)
        }
        window.findingsOfPause = found
        let took = clock.steadyMilliseconds() - began
        window.noteDecoding(milliseconds: took)
        let evidence = window.evidence(
            found, latencyMilliseconds: quietBefore + took, microphone: microphoneName)
        keep(
            Take(
                evidence: evidence, samples: window.speechSamples, order: order,
                fingerprint: found.recognised?.fingerprint, attempt: nil))
        return evidence
    }

    /// A whole recording, heard as if it had been said into one window.
    struct WholeRecording {
        fileprivate let window: ListeningWindow
        fileprivate let transcript: Transcript
        fileprivate let sound: SoundMeasurements?
        /// Whether the sound is known; nil where nobody asked.
        let recognised: RecognisedSound?

        /// The evidence that it gives for lines.
        func evidence(
            lines: [String], renderings: [LineRendering], language: Language, transcriber: any Transcriber,
            embedder: (any Embedder)?
        ) -> AttemptEvidence {
            let opinions = SecondOpinions(
                transcriber: transcriber, language: language, lines: lines, renderings: renderings
            ).on(transcript, in: window.speechSamples)
            let meanings = LineMeanings(embedder: embedder, language: language, lines: lines).on(
                transcript.text)
            let found = ListeningWindow.Findings(
                transcript: transcript, opinions: opinions, meanings: meanings, sound: sound,
                recognised: recognised)
            return window.evidence(found, latencyMilliseconds: 0)
        }
    }

    /// Hears a whole recording; the transcriber was told what to expect.
    static func hear(
        _ samples: [Float], transcriber: any Transcriber, detector: any VoiceActivityDetector,
        analyst: (any SoundAnalyst)? = nil, known: KnownSounds? = nil
    ) throws(PortFailure) -> WholeRecording {
        detector.reset()
        var window = ListeningWindow(order: .everything, settleMilliseconds: 0)
        let length = detector.chunkLengthSamples
        for start in stride(from: 0, to: samples.count, by: length) {
            var chunk = Array(samples[start..<min(start + length, samples.count)])
            chunk += Array(repeating: 0, count: length - chunk.count)
            window.add(chunk, isSpeech: try detector.hearsSpeech(in: chunk))
        }
        let transcript =
            window.hasSpeech
            ? try transcriber.transcribe(window.speechSamples)
            : Transcript(text: "", engine: transcriber.engine, model: transcriber.model)
        let sound = window.hasSpeech ? try analyst?.analyse(window.speechSamples) : nil
        var recognised: RecognisedSound?
        if window.hasSpeech, let known {
            recognised = try analyst?.recognise(window.speechSamples, among: known)
        }
        return WholeRecording(
            window: window, transcript: transcript, sound: sound, recognised: recognised)
    }

    private static let ended = PortFailure(
        code: "microphone.ended", message: .microphoneStoppedGivingSound,
        repair: .checkThatPluggedInVow)
}

extension Daemon {
    /// The silence after which the words so far are judged, in milliseconds.
    package static var pauseMilliseconds: Int64 { WindowListener.pauseMilliseconds }
}
