import Synchronization
public import VowPorts

/// A ringer that makes no sound and remembers what was asked of it.
///
/// Signals are sent on the caller's thread: `start` sends `started` and the first level before it returns.
public final class RecordingRinger: Ringer {
    /// One call, in order.
    public enum Call: Hashable, Sendable {
        /// A `start` that was taken.
        case start(RingRequest)
        /// A `start` that was scripted to fail.
        case refused(RingRequest)
        /// A `duck` to this many per cent.
        case duck(percent: Int)
        /// A `stop`.
        case stop
    }

    private struct State {
        var calls: [Call] = []
        var failures: [PortFailure]
        var playing: Playing?
        var prepared: RingRequest?
    }

    /// A ring in progress, held in one place so that a copy of the state stays small.
    private final class Playing: Sendable {
        let request: RingRequest
        let signal: @Sendable (RingerSignal) -> Void

        init(_ request: RingRequest, _ signal: @escaping @Sendable (RingerSignal) -> Void) {
            self.request = request
            self.signal = signal
        }
    }

    private let startLatencyMilliseconds: Int
    private let place: String?
    private let sound: [Float]
    private let state: Mutex<State>

    /// Makes a ringer whose first starts throw `startFailures`, one each, and whose later ones succeed.
    /// - Parameters:
    ///   - place: the name of the output that it says it plays on.
    ///   - sound: what it says it sent last, while it plays.
    public init(
        startFailures: [PortFailure] = [], startLatencyMilliseconds: Int = 0, place: String? = nil,
        sound: [Float] = []
    ) {
        self.sound = sound
        self.startLatencyMilliseconds = startLatencyMilliseconds
        self.place = place
        state = Mutex(State(failures: startFailures))
    }

    /// Every call so far, oldest first.
    public var calls: [Call] { state.withLock { $0.calls } }

    /// What is playing now, or nil.
    public var playing: RingRequest? { state.withLock { $0.playing?.request } }

    /// See `Ringer`.
    public var output: String? { state.withLock { $0.playing == nil ? nil : place } }

    /// The last part of its sound, while it plays.
    public func recentlySent(milliseconds: Int) -> [Float] {
        playing == nil ? [] : sound.suffix(milliseconds * 16)
    }

    /// What it keeps an output open for, or nil; a start takes it over.
    public var prepared: RingRequest? { state.withLock { $0.prepared } }

    /// Notes the request; it never fails.
    public func prepare(_ request: RingRequest) throws(PortFailure) {
        state.withLock { if $0.playing == nil { $0.prepared = request } }
    }

    /// Takes or refuses the request as scripted.
    public func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let failure = state.withLock { state -> PortFailure? in
            if !state.failures.isEmpty {
                state.calls.append(.refused(request))
                return state.failures.removeFirst()
            }
            state.calls.append(.start(request))
            state.prepared = nil
            state.playing = Playing(request, signal)
            return nil
        }
        if let failure { throw failure }
        signal(
            .started(
                latencyMilliseconds: startLatencyMilliseconds, sinkReadyMilliseconds: startLatencyMilliseconds
            ))
        signal(.level(percent: request.rampSeconds > 0 ? request.volumePercent / 10 : request.volumePercent))
    }

    /// Notes the duck and signals the new level when something plays.
    public func duck(toPercent percent: Int) {
        let playing = state.withLock { state in
            state.calls.append(.duck(percent: percent))
            return state.playing
        }
        playing?.signal(.level(percent: (playing?.request.volumePercent ?? 0) * percent / 100))
    }

    /// Notes the stop.
    public func stop() {
        state.withLock { state in
            state.calls.append(.stop)
            state.playing = nil
            state.prepared = nil
        }
    }

    /// Makes what plays unheard, as by a hand on the mixer. Doing so while nothing plays is a mistake.
    public func mute(_ failure: PortFailure) {
        guard let playing = state.withLock({ $0.playing }) else {
            preconditionFailure("a recording ringer was muted while it was silent")
        }
        playing.signal(.unheard(failure, volumePercent: nil))
    }

    /// Makes the sink go away: what plays is signalled as failed. Failing while nothing plays is a mistake.
    public func loseSink(_ failure: PortFailure) {
        let signal = state.withLock { state in
            defer { state.playing = nil }
            return state.playing?.signal
        }
        guard let signal else { preconditionFailure("a recording ringer lost its sink while it was silent") }
        signal(.failed(failure))
    }
}
