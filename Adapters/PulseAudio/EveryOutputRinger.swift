import Dispatch
import Synchronization
import VowPorts

/// Rings on every output of a server that can be heard, at once.
///
/// Each output has a ring of its own, so that one that breaks leaves the others ringing. The ring as a whole has failed
/// when the last of them has, and is unheard while all of them are.
final class EveryOutputRinger: Ringer {
    private struct State {
        var ringers: [String: PulseAudioRinger] = [:]
        /// Counts the rings, so that a signal of an earlier one tells nothing of this one.
        var number = 0
        var playing: Set<String> = []
        var unheard: Set<String> = []
        var hasStarted = false
    }

    private let server: String?
    private let files: any SoundFileReader
    private let state = Mutex(State())

    /// Makes a ringer; nothing is opened yet.
    init(server: String?, files: any SoundFileReader) {
        self.server = server
        self.files = files
    }

    /// See `Ringer`. Throws as `PulseAudioRinger.prepare` where no output can be opened.
    func prepare(_ request: RingRequest) throws(PortFailure) {
        try onEach { ringer throws(PortFailure) in try ringer.prepare(request) }
    }

    /// See `Ringer`. Throws as `PulseAudioRinger.start` where no output can be rung on.
    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let names = try audibleSinks()
        let number = state.withLock { state in
            state.number += 1
            (state.playing, state.unheard, state.hasStarted) = (Set(names), [], false)
            return state.number
        }
        var refusal: PortFailure?
        for name in names {
            do throws(PortFailure) {
                try ringer(name).start(request) { [weak self] news in
                    if let news = self?.merged(news, of: name, number) { signal(news) }
                }
            } catch {
                refusal = error
                state.withLock { _ = $0.playing.remove(name) }
            }
        }
        if let refusal, state.withLock({ $0.playing.isEmpty }) { throw refusal }
    }

    /// What a signal of one output means for all of them; nil where it means nothing.
    private func merged(_ news: RingerSignal, of name: String, _ number: Int) -> RingerSignal? {
        state.withLock { state in
            guard state.number == number, state.playing.contains(name) else { return nil }
            switch news {
            case .started:
                defer { state.hasStarted = true }
                return state.hasStarted ? nil : news
            case .level: return name == state.playing.min() ? news : nil
            case .unheard:
                state.unheard.insert(name)
                return state.unheard == state.playing ? news : nil
            case .heardAgain:
                let wasUnheard = state.unheard == state.playing
                state.unheard.remove(name)
                return wasUnheard ? news : nil
            case .noticed, .measured: return news
            case .failed(let failure):
                state.playing.remove(name)
                state.unheard.remove(name)
                return state.playing.isEmpty ? news : .noticed(failure)
            }
        }
    }

    /// See `Ringer`.
    func duck(toPercent percent: Int) {
        for ringer in state.withLock({ $0.ringers.values }) { ringer.duck(toPercent: percent) }
    }

    /// See `Ringer`: alike on each output, but for a few milliseconds.
    func recentlySent(milliseconds: Int) -> [Float] {
        let one = state.withLock { state in state.playing.min().flatMap { state.ringers[$0] } }
        return one?.recentlySent(milliseconds: milliseconds) ?? []
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
            if let known = state.ringers[name] { return known }
            let ringer = PulseAudioRinger(server: server, output: .named(name), files: files)
            state.ringers[name] = ringer
            return ringer
        }
    }

    private func audibleSinks() throws(PortFailure) -> [String] {
        let connection = try PulseConnection(server: server)
        defer { connection.close() }
        let sinks = try connection.sinks(timeoutMilliseconds: 500).filter { !$0.isStandIn }
        let audible = sinks.filter(\.isAudible)
        // Where all are muted they ring for when one is not any more.
        let names = (audible.isEmpty ? sinks : audible).map(\.name)
        guard !names.isEmpty else {
            throw PortFailure(
                code: "sound.noOther", message: "There is no output that could be heard.",
                repair: "Connect one, or unmute one: pactl list short sinks.")
        }
        return names
    }
}
