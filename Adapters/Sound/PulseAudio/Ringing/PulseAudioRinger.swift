import Dispatch
import Synchronization
package import VowPorts

/// Rings through a PulseAudio server, or PipeWire in its place.
///
/// Each ring has its own connection and thread, so that a restarted server does no harm. Signals arrive in order on a
/// serial queue, and may call this ringer.
package final class PulseAudioRinger: Ringer {
    /// See `Ringer`.
    package func recentlySent(milliseconds: Int) -> [Float] {
        if let playing = sessions.withLock({ $0.playing }) {
            return playing.recentlySent(milliseconds: milliseconds)
        }
        return every?.recentlySent(milliseconds: milliseconds) ?? []
    }

    /// See `Ringer`.
    package var output: String? {
        if let playing = sessions.withLock({ $0.playing }) { return playing.output }
        return every?.output
    }

    /// The output to ring on.
    package enum Output: Hashable, Sendable {
        /// The output that the alarm's words name, or the server's default.
        case wished
        /// Another audible output, if the wished one fails.
        case another
        /// The output of this name only.
        case named(String)
        /// The wished output, but checked through another source than its own monitor; for tests of an output that
        /// plays nothing.
        case heardElsewhere(String)

        var monitor: String? { if case .heardElsewhere(let source) = self { source } else { nil } }

        var mayMove: Bool { if case .named = self { false } else { true } }

        /// Whether the output was chosen by its name or by the alarm's words.
        func isChosen(_ device: SoundDevice, by request: RingRequest) -> Bool {
            switch self {
            case .wished, .heardElsewhere:
                !request.routeTags.isEmpty && !request.wantsEveryOutput && device.isCalled(request.routeTags)
            case .another: false
            case .named(let name): device.name == name
            }
        }

        /// An output named by an alarm's words is used even if it is headphones.
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
    /// Rings on all outputs at once.
    private let every: EveryOutputRinger?
    private let signals = DispatchQueue(label: "vow.ringer.signals")
    private let sessions = Mutex(Sessions())

    private struct Sessions {
        var playing: RingSession?
        var prepared: RingSession?
    }

    /// Creates a ringer for a server's address, or the default server if nil; opens nothing.
    package init(server: String?, output: Output = .wished, files: any ToneReader) {
        self.server = server
        wanted = output
        self.files = files
        let isWished = if case .wished = output { true } else { false }
        every = isWished ? EveryOutputRinger(server: server, files: files) : nil
    }

    deinit { stop() }

    /// See `Ringer`. Throws `sound.unreachable` or `sound.refused`.
    package func prepare(_ request: RingRequest) throws(PortFailure) {
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

    /// See `Ringer`. Blocks for a few milliseconds, or up to 2 s if the server hangs.
    ///
    /// Throws `sound.tone.unknown`, a `sound.file` failure, `sound.unreachable` or `sound.refused`.
    package func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        if let every, request.wantsEveryOutput {
            stopOne()
            return try every.start(request, signal: signal)
        }
        every?.stop()
        let asked = BootClock.nanoseconds()
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

    /// See `Ringer`. Does nothing without a ring.
    package func duck(toPercent percent: Int) {
        every?.duck(toPercent: percent)
        sessions.withLock { $0.playing }?.duck(toPercent: percent)
    }

    /// See `Ringer`. The sound fades within milliseconds; the stream closes a moment later.
    package func stop() {
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
        // Closes after the fade, which a busy server may delay; signals stop immediately.
        session.fadeOut { [signals] in
            signals.asyncAfter(deadline: .now() + .milliseconds(RingSession.fadeOutMilliseconds)) {
                session.close()
            }
        }
        // Closes anyway if the server does not answer.
        signals.asyncAfter(deadline: .now() + .milliseconds(RingSession.patienceMilliseconds)) {
            session.close()
        }
    }

    /// The samples that a source plays, and the change in its file to report, if any.
    private func sound(of source: RingRequest.Source) throws(PortFailure) -> (
        stages: [ToneCatalogue.Stage], change: PortFailure?
    ) {
        switch source {
        case .tone(let name):
            let rate = RingSession.samplesPerSecond
            if let stages = ToneCatalogue.stages(named: name, samplesPerSecond: rate) {
                return (stages, nil)
            }
            let names = ToneCatalogue.all.map(\.name).joined(separator: ", ")
            throw PortFailure(
                code: "sound.tone.unknown", message: .noToneCalled(name: name),
                repair: .chooseOneOf(names: names))
        case .file(let path, _):
            let tone = try files.tone(ofFileAt: path, samplesPerSecond: RingSession.samplesPerSecond)
            return ([ToneCatalogue.Stage(loop: tone.samples)], source.change(to: tone))
        }
    }
}
