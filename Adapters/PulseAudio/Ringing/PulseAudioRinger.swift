import Dispatch
import Synchronization
import Tones
public import VowPorts

/// Rings through a PulseAudio server, or PipeWire in its place.
///
/// Each ring has a connection and a thread of its own, so that a server that was restarted since the last
/// alarm does no harm. Signals arrive on one serial queue, in order; they may call this ringer.
public final class PulseAudioRinger: Ringer {
    /// See `Ringer`.
    public func recentlySent(milliseconds: Int) -> [Float] {
        if let playing = sessions.withLock({ $0.playing }) {
            return playing.recentlySent(milliseconds: milliseconds)
        }
        return every?.recentlySent(milliseconds: milliseconds) ?? []
    }

    /// See `Ringer`.
    public var output: String? {
        if let playing = sessions.withLock({ $0.playing }) { return playing.output }
        return every?.output
    }

    /// Which output is rung on.
    public enum Output: Hashable, Sendable {
        /// The one that the alarm's words name, else the server's default.
        case wished
        /// Any other that can be heard, where the wished one fails.
        case another
        /// The one of this name and no other.
        case named(String)
        /// The wished one, whose sound is looked for in another source than its own monitor: for tests of an output that
        /// swallows it.
        case heardElsewhere(String)

        var monitor: String? { if case .heardElsewhere(let source) = self { source } else { nil } }

        var mayMove: Bool { if case .named = self { false } else { true } }

        /// Whether an output is the one that was asked for by its name or by an alarm's words.
        func isChosen(_ device: SoundDevice, by request: RingRequest) -> Bool {
            switch self {
            case .wished, .heardElsewhere:
                !request.routeTags.isEmpty && !request.wantsEveryOutput && device.isCalled(request.routeTags)
            case .another: false
            case .named(let name): device.name == name
            }
        }

        /// Words of an alarm that name an output mean it, headphones or not.
        func care(for request: RingRequest) -> AudibilityPolicy {
            if mayMove, request.routeTags.isEmpty { return request.care }
            return AudibilityPolicy(
                warnBelowPercent: request.care.warnBelowPercent, restorePercent: request.care.restorePercent,
                headphones: .leave)
        }
    }

    private let server: String?
    private let wanted: Output
    private let files: any ToneReader
    /// Rings on all outputs at once, where that is asked for.
    private let every: EveryOutputRinger?
    private let signals = DispatchQueue(label: "vow.ringer.signals")
    private let sessions = Mutex(Sessions())

    private struct Sessions {
        var playing: RingSession?
        var prepared: RingSession?
    }

    /// Makes a ringer for a server's address, or for the default server when nil; nothing is opened yet.
    public init(server: String?, output: Output = .wished, files: any ToneReader) {
        self.server = server
        wanted = output
        self.files = files
        let isWished = if case .wished = output { true } else { false }
        every = isWished ? EveryOutputRinger(server: server, files: files) : nil
    }

    deinit { stop() }

    /// See `Ringer`. Throws `sound.unreachable` or `sound.refused`.
    public func prepare(_ request: RingRequest) throws(PortFailure) {
        if case .file(let path, _) = request.source {
            files.prepare(toneAt: path, samplesPerSecond: RingSession.samplesPerSecond)
        }
        if let every, request.wantsEveryOutput { return try every.prepare(request) }
        guard sessions.withLock({ $0.playing == nil }) else { return }
        let session = try RingSession(
            server: server, output: wanted, request: request, order: nil)
        let replaced = sessions.withLock { sessions in
            defer { sessions.prepared = session }
            return sessions.prepared
        }
        replaced?.close()
    }

    /// See `Ringer`. Takes a few milliseconds, at most 2 s with a server that hangs.
    ///
    /// Throws `sound.tone.unknown`, a `sound.file` failure, `sound.unreachable` or `sound.refused`.
    public func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        if let every, request.wantsEveryOutput {
            stopOne()
            return try every.start(request, signal: signal)
        }
        every?.stop()
        let asked = steadyNanoseconds()
        let queue = signals
        let (stages, change) = try sound(of: request.source)
        let order = RingSession.Order(
            request: request, stages: stages, askedAt: asked,
            signal: { news in queue.async { signal(news) } })
        let prepared = sessions.withLock { sessions in
            defer { sessions.prepared = nil }
            return sessions.prepared
        }
        let session: RingSession
        if let prepared, prepared.routeTags == request.routeTags, prepared.begin(order) {
            session = prepared
        } else {
            prepared?.close()
            session = try RingSession(
                server: server, output: wanted, request: request, order: order)
        }
        let replaced = sessions.withLock { sessions in
            defer { sessions.playing = session }
            return sessions.playing
        }
        if let replaced { end(replaced) }
        if let change { order.signal(.noticed(change)) }
    }

    /// See `Ringer`. Without a ring, nothing happens.
    public func duck(toPercent percent: Int) {
        every?.duck(toPercent: percent)
        sessions.withLock { $0.playing }?.duck(toPercent: percent)
    }

    /// See `Ringer`. The sound fades within a few milliseconds; the stream is closed a moment later.
    public func stop() {
        every?.stop()
        stopOne()
    }

    private func stopOne() {
        let ended = sessions.withLock { sessions in
            defer { sessions = Sessions() }
            return sessions
        }
        ended.prepared?.close()
        if let playing = ended.playing { end(playing) }
    }

    private func end(_ session: RingSession) {
        // Once the fade was played, which a busy server may make late; the session silences signals at once.
        session.fadeOut { [signals] in
            signals.asyncAfter(deadline: .now() + .milliseconds(RingSession.fadeOutMilliseconds)) {
                session.close()
            }
        }
        // A server that does not answer any more is not waited for.
        signals.asyncAfter(deadline: .now() + .milliseconds(RingSession.patienceMilliseconds)) {
            session.close()
        }
    }

    /// What a source plays, and what to report about its file.
    private func sound(of source: RingRequest.Source) throws(PortFailure) -> (
        stages: [ToneCatalogue.Stage], change: PortFailure?
    ) {
        switch source {
        case .tone(let name):
            let rate = RingSession.samplesPerSecond
            if let stages = ToneCatalogue.stages(named: name, samplesPerSecond: rate) {
                return (stages, nil)
            }
            let known = ToneCatalogue.all.map(\.name).joined(separator: ", ")
            throw PortFailure(
                code: "sound.tone.unknown", message: "There is no tone called \"\(name)\".",
                repair: "Choose one of: \(known).")
        case .file(let path, _):
            let tone = try files.tone(ofFileAt: path, samplesPerSecond: RingSession.samplesPerSecond)
            return ([ToneCatalogue.Stage(loop: tone.samples)], source.change(to: tone))
        }
    }
}
