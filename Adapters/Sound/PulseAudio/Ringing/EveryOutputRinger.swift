import Dispatch
import Synchronization
import VowPorts

/// Rings on all audible outputs of a server at once.
///
/// Each output has its own ring, so that a failure leaves the others ringing. The ring as a whole fails with its last
/// output, and is unheard while all outputs are.
final class EveryOutputRinger: Ringer {
    private struct State {
        var ringers: [String: PulseAudioRinger] = [:]
        /// Counts rings, so that signals of an earlier ring are ignored.
        var number = 0
        var outputs = OutputsTogether()
    }

    private let server: String?
    private let files: any ToneReader
    private let state = Mutex(State())
    /// Each output signals on its own queue; this one delivers the combined signals in order.
    private let signals = DispatchQueue(label: "vow.ringer.together")

    /// Creates a ringer; opens nothing.
    init(server: String?, files: any ToneReader) {
        self.server = server
        self.files = files
    }

    /// See `Ringer`. Throws as `PulseAudioRinger.prepare` if no output can be opened.
    func prepare(_ request: RingRequest) throws(PortFailure) {
        try onEach { ringer throws(PortFailure) in try ringer.prepare(request) }
    }

    /// See `Ringer`. Throws as `PulseAudioRinger.start` if no output can ring.
    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let names = try audibleSinks()
        let number = state.withLock { state in
            state.number += 1
            state.outputs = OutputsTogether(names)
            return state.number
        }
        var refusal: PortFailure?
        for name in names {
            do throws(PortFailure) {
                try ringer(name).start(request) { [weak self] news in
                    self?.tell(number, signal) { $0.handle(news, of: name) }
                }
            } catch {
                refusal = error
                // The outputs that ring already may be inaudible.
                tell(number, signal) { $0.drop(name) }
            }
        }
        if let refusal, state.withLock({ $0.outputs.isSilent }) { throw refusal }
    }

    /// Updates the combined state and sends its signals; ignores an earlier ring.
    private func tell(
        _ number: Int, _ signal: @escaping @Sendable (RingerSignal) -> Void,
        _ body: (inout OutputsTogether) -> [RingerSignal]
    ) {
        state.withLock { state in
            guard state.number == number else { return }
            for news in body(&state.outputs) { signals.async { signal(news) } }
        }
    }

    /// See `Ringer`.
    func duck(toPercent percent: Int) {
        for ringer in state.withLock({ $0.ringers.values }) { ringer.duck(toPercent: percent) }
    }

    /// See `Ringer`. Taken from one output; the others differ by a few milliseconds.
    func recentlySent(milliseconds: Int) -> [Float] {
        let one = state.withLock { state in state.outputs.speaker.flatMap { state.ringers[$0] } }
        return one?.recentlySent(milliseconds: milliseconds) ?? []
    }

    /// See `Ringer`. One of the outputs.
    var output: String? {
        state.withLock { state in state.outputs.speaker.flatMap { state.ringers[$0] } }?.output
    }

    /// See `Ringer`.
    func stop() {
        let ended = state.withLock { state in
            defer { state = State(number: state.number + 1) }
            return state.ringers.values
        }
        for ringer in ended { ringer.stop() }
    }

    private func onEach(_ body: (PulseAudioRinger) throws(PortFailure) -> Void) throws(PortFailure) {
        var refusal: PortFailure?
        var count = 0
        for name in try audibleSinks() {
            do throws(PortFailure) {
                try body(ringer(name))
                count += 1
            } catch { refusal = error }
        }
        if count == 0, let refusal { throw refusal }
    }

    private func ringer(_ name: String) -> PulseAudioRinger {
        state.withLock { state in
            if let existing = state.ringers[name] { return existing }
            let ringer = PulseAudioRinger(server: server, output: .named(name), files: files)
            state.ringers[name] = ringer
            return ringer
        }
    }

    private func audibleSinks() throws(PortFailure) -> [String] {
        let connection = try PulseConnection(server: server)
        defer { connection.close() }
        let sinks = SpeakerRoute.usable(
            try connection.sinks(timeoutMilliseconds: 500).filter { !$0.isStandIn })
        let audible = sinks.filter(\.isAudible)
        // If all are muted, ring anyway, in case one is unmuted.
        let names = (audible.isEmpty ? sinks : audible).map(\.name)
        guard !names.isEmpty else {
            throw PortFailure(
                code: "sound.noOther", message: .noOutputThatCouldBe,
                repair: .connectOneOrUnmuteOne)
        }
        return names
    }
}
