import Synchronization
import VowCore
package import VowPorts
package import VowRecitation

/// A recording said into a listening window, and how long a person would have waited for its verdict.
///
/// It is heard as in a run: sound in chunks, voice activity, partial words, the pause that ends speech, the words,
/// second opinions, the verdict. Time passes as at a microphone: a chunk can be read when it was said and not before,
/// and work takes the time that it takes, also work that was begun before the end of speech. Only waiting for sound
/// takes none, because the clock is set forward over it. So the wait is that of a real window, without the sound server
/// and the disk, while many recitations take no longer than their work.
package struct TimedRecitation: Hashable, Sendable {
    /// From the last audible sample to the verdict, in milliseconds; negative where the gate was passed before it.
    package let waitMilliseconds: Int64
    /// Whether every line passed.
    package let passed: Bool
    /// What was heard.
    package let transcript: String

    /// A sample that reaches this share of the loudest one is audible: 34 dB below it, where quiet rooms begin. Where
    /// the room is louder, it counts as speech, the end of speech is taken to be later than it was, and the wait comes
    /// out too short: only a voice without a room behind it is timed well.
    static let audibleShare: Float = 0.02
    /// The quiet before the speech, in samples.
    static let leadSamples = 4_800

    /// Hears a recording while lines are expected; nil when no speech is found in it.
    ///
    /// - Parameters:
    ///   - samples: 16,000 mono samples a second. What follows the last audible one is replaced by silence, so that
    ///     the end of speech is known.
    ///   - renderings: how the lines came out when they were rehearsed.
    ///   - clock: what work is measured with.
    package init?(
        of samples: [Float], lines: [String], language: Language, renderings: [LineRendering] = [],
        transcriber: any Transcriber, detector: any VoiceActivityDetector, clock: any SteadyClock
    ) throws(PortFailure) {
        let loudest = samples.reduce(0) { max($0, abs($1)) }
        guard let last = samples.lastIndex(where: { abs($0) > loudest * Self.audibleShare }) else {
            return nil
        }
        let speech = [Float](repeating: 0, count: Self.leadSamples) + samples[...last]
        let room = PacedRecording(speech, clock: clock)
        let order = ListenOrder(
            window: 1, lines: lines, words: [], renderings: renderings, language: language,
            silenceMilliseconds: 10_000, windowMilliseconds: 60_000)
        var question = JudgeQuestion(lines: lines, recitation: .transcript(""), language: language)
        question.renderings = renderings
        var ears = WindowListener(transcriber: transcriber, detector: detector)
        var found: TimedRecitation?
        var isOver = false
        do throws(HearingFailure) {
            try ears.listen(to: room, clock: room, wish: { isOver ? .end : .window(order) }) { _, heard in
                switch heard {
                case .pause(let evidence), .end(let evidence):
                    let answer = Judge.answer(question, to: evidence)
                    guard answer.passed || room.isSpeechOver else { return }
                    if case .end = heard {
                        isOver = true
                        // What was found in the silence is all that the end knows, and was there sooner.
                        if found != nil { return }
                    }
                    // A refusal may be completed in the silence that follows, and counts from then.
                    isOver = isOver || answer.passed
                    found = TimedRecitation(
                        waitMilliseconds: room.steadyMilliseconds() - room.speechMilliseconds,
                        passed: answer.passed, transcript: evidence.transcript)
                case .nothing: isOver = true
                case .partial, .failed: return
                }
            }
        } catch { throw error.failure }
        guard let found else { return nil }
        self = found
    }

    private init(waitMilliseconds: Int64, passed: Bool, transcript: String) {
        self.waitMilliseconds = waitMilliseconds
        self.passed = passed
        self.transcript = transcript
    }
}

/// A room where a recording is said once and silence follows, with a clock that begins with it and leaves out the
/// waiting. Used by one thread.
private final class PacedRecording: Microphone, SteadyClock {
    private static let chunkSamples = 320
    private static let samplesPerMillisecond = 16

    private let speech: [Float]
    private let clock: any SteadyClock
    private let began: Int64
    private let state = Mutex(State())

    private struct State {
        var leftOutMilliseconds: Int64 = 0
        var position = 0
    }

    init(_ speech: [Float], clock: any SteadyClock) {
        self.speech = speech
        self.clock = clock
        began = clock.steadyMilliseconds()
    }

    var speechMilliseconds: Int64 { Int64(speech.count / Self.samplesPerMillisecond) }
    var isSpeechOver: Bool { state.withLock { $0.position } >= speech.count }

    func steadyMilliseconds() -> Int64 {
        clock.steadyMilliseconds() - began + state.withLock { $0.leftOutMilliseconds }
    }

    func open() throws(PortFailure) {}

    func read() throws(PortFailure) -> [Float]? {
        let past = clock.steadyMilliseconds() - began
        let said = state.withLock { state in
            let end = state.position + Self.chunkSamples
            defer { state.position = end }
            let saidAt = Int64(end / Self.samplesPerMillisecond)
            state.leftOutMilliseconds += max(0, saidAt - past - state.leftOutMilliseconds)
            return speech[min(state.position, speech.count)..<min(end, speech.count)]
        }
        return said + [Float](repeating: 0, count: Self.chunkSamples - said.count)
    }

    func close() {}
}
