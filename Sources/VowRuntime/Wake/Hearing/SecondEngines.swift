import Foundation
import Glibc
import Synchronization
import VowCore
import VowLog
import VowPorts
import VowRecitation

/// The engines beside the one that decides: a fallback that may help after a refusal, and a shadow that only takes
/// notes.
///
/// Neither is on the way from speech to verdict. The fallback is asked when the device's own engine has refused, while
/// the person says it again, and what it hears can only open a gate, never close one. The shadow listens after the
/// run, at low priority, and its notes have no effect. A failure of either is told once and changes nothing.
final class SecondEngines: Sendable {
    /// A note of the shadow, on its way to the daemon's thread.
    struct Note: Sendable {
        let run: RunID
        let attempt: Int
        let evidence: AttemptEvidence
        let processorMilliseconds: Int64
    }

    private struct State {
        var shadow = ""
        var fallback = ""
        var language = Language.english
        /// Counts the runs, so that work for an older one ends.
        var generation = 0
        var isFallbackBusy = false
        var isRinging = false
        var told: Set<String> = []
    }

    let takes = RecentRecordings()
    private let state = Mutex(State())
    private let source: any TranscriberSource
    private let clock: any WakeClock
    private let post: @Sendable (Mail) -> Void

    init(source: any TranscriberSource, clock: any WakeClock, post: @escaping @Sendable (Mail) -> Void) {
        self.source = source
        self.clock = clock
        self.post = post
    }

    /// A run rings: remember which engines stand by. Whatever the shadow still works on is dropped.
    func begin(shadow: String, fallback: String, language: Language) {
        state.withLock { state in
            if !state.isRinging { state.generation += 1 }
            state.isRinging = true
            (state.shadow, state.fallback, state.language) = (shadow, fallback, language)
        }
        takes.turn(on: !shadow.isEmpty || !fallback.isEmpty)
    }

    /// An attempt was judged and recorded.
    func judged(_ verdict: AttemptVerdict) {
        // Another engine cannot turn a played voice into a live one.
        guard let take = takes.claim(verdict), !verdict.reasons.isEmpty, verdict.reasons != [.onceMore]
        else { return }
        let (engine, language, generation) = state.withLock { state in
            guard !state.fallback.isEmpty, !state.isFallbackBusy else { return ("", state.language, 0) }
            state.isFallbackBusy = true
            return (state.fallback, state.language, state.generation)
        }
        guard !engine.isEmpty else { return }
        Thread.detachNewThread { [self] in
            defer { state.withLock { $0.isFallbackBusy = false } }
            guard let transcriber = load(engine, language), let heard = hear(take, transcriber, language),
                isCurrent(generation)
            else { return }
            post(.session(.heardElsewhere(window: take.order.window, heard.evidence)))
        }
    }

    /// The run is over, or put off: the shadow may listen now.
    func rest(run: RunID) {
        let (engine, language, generation) = state.withLock { state in
            state.isRinging = false
            return (state.shadow, state.language, state.generation)
        }
        let waiting = takes.drain()
        takes.turn(on: false)
        guard !engine.isEmpty, !waiting.isEmpty else { return }
        Thread.detachNewThread { [self] in
            // The lowest priority but a few: anything else on the device comes first.
            setpriority(Int32(PRIO_PROCESS.rawValue), 0, 15)
            guard let transcriber = load(engine, language) else { return }
            for take in waiting {
                guard isCurrent(generation), !isRinging, let attempt = take.attempt,
                    let heard = hear(take, transcriber, language)
                else { return }
                post(
                    .overheard(
                        Note(
                            run: run, attempt: attempt, evidence: heard.evidence,
                            processorMilliseconds: heard.processorMilliseconds)))
            }
        }
    }

    private var isRinging: Bool { state.withLock { $0.isRinging } }

    private func isCurrent(_ generation: Int) -> Bool { state.withLock { $0.generation == generation } }

    /// An engine; nil where it cannot be had, which is told once for each reason.
    private func load(_ engine: String, _ language: Language) -> (any Transcriber)? {
        do throws(PortFailure) {
            return try source.exactTranscriber(engine: engine, language: language)
        } catch {
            tell(error)
            return nil
        }
    }

    private func tell(_ failure: PortFailure) {
        if state.withLock({ $0.told.insert(failure.code).inserted }) { post(.told(failure)) }
    }

    /// What an engine makes of a take; nil where it fails, which is told once for each reason.
    private func hear(_ take: Take, _ transcriber: any Transcriber, _ language: Language)
        -> (evidence: AttemptEvidence, processorMilliseconds: Int64)?
    {
        let began = clock.steadyMilliseconds()
        let worked = SecondEngines.processorMilliseconds() + transcriber.elsewhereProcessorMilliseconds
        do throws(PortFailure) {
            try transcriber.expect(lines: take.order.lines, words: take.order.words)
            let transcript = try transcriber.transcribe(take.samples)
            let opinions = SecondOpinions(
                transcriber: transcriber, language: language, lines: take.order.lines,
                renderings: take.order.renderings
            ).on(transcript, in: take.samples)
            let own = take.evidence
            let evidence = AttemptEvidence(
                transcript: transcript.text, mode: .spoken, engine: transcript.engine,
                model: transcript.model, speechMilliseconds: own.speechMilliseconds,
                speechLevelDecibels: own.speechLevelDecibels, noiseLevelDecibels: own.noiseLevelDecibels,
                latencyMilliseconds: clock.steadyMilliseconds() - began, opinions: opinions,
                sound: own.sound, engineFault: transcript.endedInLoop ? .repetition : nil)
            let spent = SecondEngines.processorMilliseconds() + transcriber.elsewhereProcessorMilliseconds
            return (evidence, max(0, spent - worked))
        } catch {
            tell(error)
            return nil
        }
    }

    /// The processor time of the calling thread.
    private static func processorMilliseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}

extension SecondEngines.Note {
    /// Records it; a note that cannot be recorded is lost, and nothing else.
    func record(in log: EventLog, at instant: Instant) {
        // Only this note is lost.
        guard let history = try? log.stream(Aggregates.run.stream(run)) else { return }
        let events = history.compactMap { logged -> (at: Instant, event: RunEvent)? in
            if case .run(_, let event) = logged.event { (logged.at, event) } else { nil }
        }
        let hearing = ShadowHearing(
            of: attempt, in: events, heard: evidence, processorMilliseconds: processorMilliseconds)
        guard let hearing else { return }
        // Only this note is lost.
        _ = try? log.append([.shadow(run, hearing)], at: instant, correlation: run.text)
    }
}
