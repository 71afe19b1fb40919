import Dispatch
import Synchronization
import Tones
public import VowPorts

/// Rings through a PulseAudio server, or PipeWire in its place.
///
/// Each ring has a connection and a thread of its own, so that a server that was restarted since the last
/// alarm does no harm. Signals arrive on one serial queue, in order; they may call this ringer.
public final class PulseAudioRinger: Ringer {
    private let server: String?
    private let files: any SoundFileReader
    private let signals = DispatchQueue(label: "vow.ringer.signals")
    private let current = Mutex<RingSession?>(nil)

    /// Makes a ringer for a server's address, or for the default server when nil; nothing is opened yet.
    public init(server: String?, files: any SoundFileReader) {
        self.server = server
        self.files = files
    }

    deinit { stop() }

    /// See `Ringer`. Takes a few milliseconds, at most 2 s with a server that hangs.
    ///
    /// Throws `sound.tone.unknown`, a `sound.file` failure, `sound.unreachable` or `sound.refused`.
    public func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let asked = steadyNanoseconds()
        let loop = try samples(of: request.source)
        let queue = signals
        let session = try RingSession(server: server, request: request, loop: loop, askedAt: asked) { news in
            queue.async { signal(news) }
        }
        let replaced = current.withLock { current in
            defer { current = session }
            return current
        }
        if let replaced { end(replaced) }
    }

    /// See `Ringer`. Without a ring, nothing happens.
    public func duck(toPercent percent: Int) {
        current.withLock { $0 }?.duck(toPercent: percent)
    }

    /// See `Ringer`. The sound fades within a few milliseconds; the stream is closed a moment later.
    public func stop() {
        let ended = current.withLock { current in
            defer { current = nil }
            return current
        }
        if let ended { end(ended) }
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

    private func samples(of source: RingRequest.Source) throws(PortFailure) -> [Float] {
        switch source {
        case .tone(let name):
            if let loop = ToneCatalogue.samples(named: name, samplesPerSecond: RingSession.samplesPerSecond) {
                return loop
            }
            let known = ToneCatalogue.all.map(\.name).joined(separator: ", ")
            throw PortFailure(
                code: "sound.tone.unknown", message: "There is no tone called \"\(name)\".",
                repair: "Choose one of: \(known).")
        case .file(let path):
            return try files.samples(
                ofFileAt: path, samplesPerSecond: RingSession.samplesPerSecond,
                maximumSeconds: RingRequest.longestFileSeconds)
        }
    }
}
