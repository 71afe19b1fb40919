import Foundation
import Synchronization
import VowCore
import VowPorts
import VowRecitation
import VowSystem

/// A listening session, for whoever asks: one thread that reads the microphone, finds speech and has it transcribed.
///
/// The microphone is open from `begin` to `end`, that is, only while a run is active; what comes in outside a
/// listening window is thrown away at once. Sound lives in memory until its window closes, or until
/// the run has ended where a second engine is set, and is never stored.
final class Hearing: Sendable {
    private struct Control {
        /// Counts the sessions that `begin` opened, so that a thread that was busy with an engine takes no part in a
        /// later one.
        var session = 0
        var isActive = false
        var language = Language.english
        var engine = ""
        var comparesSounds = false
        var order: ListenOrder?
        var isThreadRunning = false
    }

    private let microphone: any Microphone
    private let source: any TranscriberSource
    private let clock: any WakeClock
    private let known: @Sendable () -> KnownSounds
    private let played: @Sendable () -> [[Float]]
    private let echo: @Sendable () -> RoomEcho?
    private let keep: @Sendable (Take) -> Void
    private let level: @Sendable (Int, Bool) -> Void
    private let yield: @Sendable (_ window: Int, Heard) -> Void
    private let warmed = PreloadedEngines()
    private let control = Mutex(Control())
    private let condition = SteadyCondition()
    private let patienceMilliseconds: Int64

    /// - Parameter patienceMilliseconds: how long `end` waits, in milliseconds, for an engine that is at work.
    init(
        microphone: any Microphone, source: any TranscriberSource, clock: any WakeClock,
        patienceMilliseconds: Int64 = 2_000,
        known: @escaping @Sendable () -> KnownSounds = { KnownSounds() },
        played: @escaping @Sendable () -> [[Float]] = { [] },
        echo: @escaping @Sendable () -> RoomEcho? = { nil },
        keep: @escaping @Sendable (Take) -> Void = { _ in },
        level: @escaping @Sendable (Int, Bool) -> Void = { _, _ in },
        yield: @escaping @Sendable (_ window: Int, Heard) -> Void
    ) {
        self.microphone = microphone
        self.source = source
        self.clock = clock
        self.patienceMilliseconds = patienceMilliseconds
        self.known = known
        self.played = played
        self.echo = echo
        self.keep = keep
        self.level = level
        self.yield = yield
    }

    /// A run comes in some seconds: load its engine. The microphone stays closed.
    func warm(engine: String, language: Language) { warmed.load(engine, language, from: source) }

    /// The run does not come after all: lets go of its engine.
    func coolDown() { warmed.drop() }

    /// A run begins: load the engine and open the microphone, so that the first window finds both ready.
    /// - Parameter comparesSounds: whether what is heard is compared with known sounds.
    func begin(engine: String, language: Language, comparesSounds: Bool = false) {
        let mustStart = control.withLock { control in
            if !control.isActive { control.session += 1 }
            control.isActive = true
            control.engine = engine
            control.comparesSounds = comparesSounds
            control.language = language
            let mustStart = !control.isThreadRunning
            control.isThreadRunning = true
            return mustStart
        }
        if mustStart { Thread.detachNewThread { self.work() } }
    }

    /// Opens a window; the one before it is closed.
    func listen(_ order: ListenOrder) {
        control.withLock { $0.order = order }
        signal()
    }

    /// Closes the window.
    func stop() { control.withLock { $0.order = nil } }

    /// The run is over: close the microphone and let the engine go. Returns once the thread has let go of both, or
    /// after `patienceMilliseconds`, since a stuck engine must not hold up the next alarm.
    func end() {
        control.withLock { control in
            control.isActive = false
            control.order = nil
        }
        microphone.close()
        warmed.drop()
        signal()
        condition.wait(milliseconds: patienceMilliseconds) { control.withLock { !$0.isThreadRunning } }
    }

    private func signal() { condition.broadcast() }

    private func isOpen(_ session: Int) -> Bool {
        control.withLock { $0.isActive && $0.session == session }
    }

    private func wish(of session: Int) -> ListeningInstruction {
        control.withLock { control in
            guard control.isActive, control.session == session else { return .end }
            return control.order.map(ListeningInstruction.window) ?? .wait
        }
    }

    /// Serves one session after the other: one that begins while an engine is still busy for the last is taken up here.
    private func work() {
        while let session = nextSession() {
            serve(session)
            microphone.close()
        }
        signal()
    }

    /// The session that is open; where none is, the thread counts as ended from this moment on.
    private func nextSession() -> Int? {
        control.withLock { control in
            if control.isActive { return control.session }
            control.isThreadRunning = false
            return nil
        }
    }

    private func serve(_ session: Int) {
        var listener: WindowListener?
        while isOpen(session) {
            do throws(HearingFailure) {
                if listener == nil { listener = try openListener() }
                try listener?.listen(
                    to: microphone, clock: clock, wish: { self.wish(of: session) }, yield: yield)
            } catch {
                listener = nil
                microphone.close()
                reportAndWait(error, in: session)
            }
        }
    }

    private func openListener() throws(HearingFailure) -> WindowListener {
        let (engine, language, compares) = control.withLock { ($0.engine, $0.language, $0.comparesSounds) }
        do {
            let ready = warmed.remove(engine, language)
            let transcriber =
                try ready?.transcriber ?? source.transcriber(engine: engine, language: language)
            let detector = try ready?.detector ?? source.voiceActivityDetector()
            // The engine needs no sound to be ready, so the microphone opens last and is held no longer than needed.
            do { try microphone.open() } catch { throw HearingFailure(part: .microphone, failure: error) }
            return WindowListener(
                transcriber: transcriber, detector: detector, embedder: source.embedder(for: language),
                analyst: source.soundAnalyst(), known: compares ? known() : nil,
                played: played, echo: echo(),
                keep: keep, level: level)
        } catch let failure as HearingFailure {
            throw failure
        } catch let failure as PortFailure {
            // The source asked every engine there is.
            throw HearingFailure(part: .recogniser, failure: failure)
        } catch {
            preconditionFailure("both error types are handled above")
        }
    }

    /// Waits for a window to report the failure to. Engines are loaded anew at once, while the tone plays, so that the
    /// next window finds them ready; a microphone is tried again when the next window opens, since it may be back.
    private func reportAndWait(_ failure: HearingFailure, in session: Int) {
        condition.wait { !isOpen(session) || control.withLock { $0.order != nil } }
        // Read and cleared in one step, so that a window that is opened meanwhile is not lost with this one.
        let failed = control.withLock { control -> ListenOrder? in
            guard control.isActive, control.session == session else { return nil }
            defer { control.order = nil }
            return control.order
        }
        guard let failed else { return }
        yield(
            failed.window,
            .failed(
                part: failure.part, code: failure.failure.code, message: failure.failure.recorded.description)
        )
        guard failure.part == .microphone else { return }
        condition.wait { !isOpen(session) || control.withLock { $0.order != nil } }
    }
}

/// What no longer hears, with the part that broke.
struct HearingFailure: Error {
    let part: DevicePart
    let failure: PortFailure
}
