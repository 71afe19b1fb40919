import Synchronization
package import VowPorts

/// A ringer that makes no sound and records its calls.
///
/// Sends signals on the caller's thread: `start` sends `started` and the first level before it returns.
package final class RecordingRinger: Ringer {
    /// A recorded call.
    package enum Call: Hashable, Sendable {
        /// A `start` that succeeded.
        case start(RingRequest)
        /// A `start` that was scripted to fail.
        case refused(RingRequest)
        /// A `duck` to this percentage.
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

    /// A ring in progress, a class so that a copy of the state stays small.
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

    /// Creates a ringer whose first starts throw `startFailures` in turn; later ones succeed.
    /// - Parameters:
    ///   - place: the name of its output.
    ///   - sound: what `recentlySent` returns while it plays.
    package init(
        startFailures: [PortFailure] = [], startLatencyMilliseconds: Int = 0, place: String? = nil,
        sound: [Float] = []
    ) {
        self.sound = sound
        self.startLatencyMilliseconds = startLatencyMilliseconds
        self.place = place
        state = Mutex(State(failures: startFailures))
    }

    /// All calls so far, oldest first.
    package var calls: [Call] { state.withLock { $0.calls } }

    /// The playing request, or nil.
    package var playing: RingRequest? { state.withLock { $0.playing?.request } }

    /// See `Ringer`.
    package var output: String? { state.withLock { $0.playing == nil ? nil : place } }

    /// The end of its sound, while it plays.
    package func recentlySent(milliseconds: Int) -> [Float] {
        playing == nil ? [] : sound.suffix(milliseconds * 16)
    }

    /// The request that it keeps an output open for, or nil. `start` consumes it.
    package var prepared: RingRequest? { state.withLock { $0.prepared } }

    /// Records the request; never throws.
    package func prepare(_ request: RingRequest) throws(PortFailure) {
        state.withLock { if $0.playing == nil { $0.prepared = request } }
    }

    /// Accepts or refuses the request as scripted.
    package func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
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

    /// Records the duck and, while playing, signals the new level.
    package func duck(toPercent percent: Int) {
        let playing = state.withLock { state in
            state.calls.append(.duck(percent: percent))
            return state.playing
        }
        playing?.signal(.level(percent: (playing?.request.volumePercent ?? 0) * percent / 100))
    }

    /// Records the stop.
    package func stop() {
        state.withLock { state in
            state.calls.append(.stop)
            state.playing = nil
            state.prepared = nil
        }
    }

    /// Reports the ring as unheard, as if somebody had turned down the mixer. Traps if nothing plays.
    package func mute(_ failure: PortFailure) {
        guard let playing = state.withLock({ $0.playing }) else {
            preconditionFailure("a recording ringer was muted while it was silent")
        }
        playing.signal(.unheard(failure, volumePercent: nil))
    }

    /// Reports the ring as failed, as if the sink had gone away. Traps if nothing plays.
    package func loseSink(_ failure: PortFailure) {
        let signal = state.withLock { state in
            defer { state.playing = nil }
            return state.playing?.signal
        }
        guard let signal else { preconditionFailure("a recording ringer lost its sink while it was silent") }
        signal(.failed(failure))
    }
}
