import Synchronization
public import VowPorts

/// Hears through a PulseAudio server, or PipeWire in its place.
///
/// The server's data is taken as it comes on a thread of the connection's and waits here for `read`, up to a
/// minute; past that the oldest is lost. Samples that nobody reads cost memory only.
public final class PulseAudioMicrophone: Microphone {
    private static let samplesPerSecond = 16_000
    private static let chunkSamples = 320
    private static let keptSamples = 60 * samplesPerSecond
    private static let stalledMilliseconds = 3_000

    private struct Capture {
        let connection: PulseConnection
        let stream: PulseCapture
    }

    fileprivate enum Source {
        case idle
        case open
        case closed
        case failed(PortFailure)
    }

    fileprivate struct Heard {
        var source = Source.idle
        var samples: [Float] = []
        var taken = 0
    }

    private let opened = Mutex<String?>(nil)

    /// See `Microphone`: the source's name on its server.
    public var name: String? { opened.withLock { $0 } }

    private let server: String?
    private let source: String?
    private let heard = Monitor(Heard())
    private let capture = Mutex<Capture?>(nil)

    /// Makes a microphone of a server's address and a source's name; nil takes the default of either.
    public init(server: String?, source: String? = nil) {
        self.server = server
        self.source = source
    }

    deinit { close() }

    /// See `Microphone`. Throws `sound.unreachable`, `microphone.missing` or `microphone.refused`.
    ///
    /// A source that merely repeats what a sink plays, which servers offer when no microphone is plugged
    /// in, counts as none unless it was named; where the microphone goes away, the capture breaks, because the server
    /// would put such a one in its place. Opening again begins a new capture.
    public func open() throws(PortFailure) {
        close()
        let connection = try PulseConnection(server: server)
        do throws(PortFailure) {
            let name: String
            if let source { name = source } else { name = try requiredMicrophone(connection) }
            opened.withLock { $0 = name }
            heard.update { $0 = Heard(source: .open) }
            let heard = heard
            let lost: @Sendable (PortFailure) -> Void = { failure in
                heard.update { if case .open = $0.source { $0.source = .failed(failure) } }
            }
            connection.onLoss(lost)
            let stream = try PulseCapture(
                connection, source: source, name: "Listening", samplesPerSecond: Self.samplesPerSecond,
                fragmentMilliseconds: 20, staysPut: true, failed: lost
            ) { samples, _ in
                heard.update { $0.add(samples, keeping: Self.keptSamples) }
            }
            capture.withLock { $0 = Capture(connection: connection, stream: stream) }
        } catch {
            heard.update { $0.source = .closed }
            connection.close()
            throw error
        }
    }

    /// See `Microphone`. Three seconds without a sample are a failure, `microphone.stalled`.
    public func read() throws(PortFailure) -> [Float]? {
        let outcome = heard.wait(milliseconds: Self.stalledMilliseconds) {
            heard -> Result<[Float]?, PortFailure>? in
            if let chunk = heard.removeFirst(Self.chunkSamples) { return .success(chunk) }
            return switch heard.source {
            case .open: nil
            case .closed: .success(nil)
            case .failed(let failure): .failure(failure)
            case .idle: .failure(Self.notOpen)
            }
        }
        guard let outcome else { throw Self.stalled }
        return try outcome.get()
    }

    /// See `Microphone`.
    public func close() {
        heard.update { heard in
            if case .idle = heard.source { return }
            heard = Heard(source: .closed)
        }
        let ended = capture.withLock { capture in
            defer { capture = nil }
            return capture
        }
        ended?.stream.close()
        ended?.connection.close()
    }

    private func requiredMicrophone(_ connection: PulseConnection) throws(PortFailure) -> String {
        let name = try connection.defaults(timeoutMilliseconds: 500).source
        var device: SoundDevice?
        if let name { device = try connection.sources(named: name, timeoutMilliseconds: 500).first }
        guard let device, !device.isStandIn else {
            throw PortFailure(
                code: "microphone.missing", message: "No microphone is connected.",
                repair: "Plug one in, or choose an input: pactl set-default-source NAME.",
                cause: device.map { "the default source \($0.name) only repeats what is played" })
        }
        return device.name
    }

    private static let notOpen = PortFailure(
        code: "microphone.closed", message: "The microphone was read before it was opened.",
        repair: "This is a mistake in Vow: report it.")

    private static let stalled = PortFailure(
        code: "microphone.stalled", message: "The microphone has sent nothing for three seconds.",
        repair: "Unplug and replug it, or restart the sound server.")
}

extension PulseAudioMicrophone.Heard {
    fileprivate mutating func add(_ new: UnsafeBufferPointer<Float>, keeping limit: Int) {
        samples.append(contentsOf: new)
        if samples.count - taken > limit { taken = samples.count - limit }
        if taken > limit {
            samples.removeFirst(taken)
            taken = 0
        }
    }

    fileprivate mutating func removeFirst(_ count: Int) -> [Float]? {
        guard samples.count - taken >= count else { return nil }
        defer {
            taken += count
            if taken == samples.count {
                samples.removeAll(keepingCapacity: true)
                taken = 0
            }
        }
        return Array(samples[taken..<taken + count])
    }
}
