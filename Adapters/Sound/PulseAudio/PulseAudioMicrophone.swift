import Synchronization
package import VowPorts
import VowSystem

/// Records through a PulseAudio server, or PipeWire in its place.
///
/// The connection's thread receives the data and buffers up to a minute for `read`; beyond that the oldest samples are
/// lost. Unread samples cost only memory.
package final class PulseAudioMicrophone: Microphone {
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
        var readCount = 0
    }

    private let opened = Mutex<String?>(nil)

    /// See `Microphone`: the source's name on its server.
    package var name: String? { opened.withLock { $0 } }

    private let server: String?
    private let source: String?
    private let heard = Monitor(Heard())
    private let capture = Mutex<Capture?>(nil)

    /// Creates a microphone from a server's address and a source's name; nil means the default.
    package init(server: String?, source: String? = nil) {
        self.server = server
        self.source = source
    }

    deinit { close() }

    /// See `Microphone`. Throws `sound.unreachable`, `microphone.missing` or `microphone.refused`.
    ///
    /// Rejects a monitor source, which servers offer if no microphone is plugged in, unless it was named. If the
    /// microphone goes away the capture fails, because the server would switch to such a monitor. Opening again starts
    /// a new capture.
    package func open() throws(PortFailure) {
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

    /// See `Microphone`. Throws `microphone.stalled` after three seconds without a sample.
    package func read() throws(PortFailure) -> [Float]? {
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
    package func close() {
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
                code: "microphone.missing", message: .noMicrophoneConnected,
                repair: .plugOneInOrChoose,
                cause: device.map { "the default source \($0.name) only repeats what is played" })
        }
        return device.name
    }

    private static let notOpen = PortFailure(
        code: "microphone.closed", message: .microphoneWasReadBeforeWas,
        repair: .thisMistakeInVowReport)

    private static let stalled = PortFailure(
        code: "microphone.stalled", message: .microphoneHasSentNothingFor,
        repair: .unplugReplugOrRestartSound)
}

extension PulseAudioMicrophone.Heard {
    fileprivate mutating func add(_ new: UnsafeBufferPointer<Float>, keeping limit: Int) {
        samples.append(contentsOf: new)
        if samples.count - readCount > limit { readCount = samples.count - limit }
        if readCount > limit {
            samples.removeFirst(readCount)
            readCount = 0
        }
    }

    fileprivate mutating func removeFirst(_ count: Int) -> [Float]? {
        guard samples.count - readCount >= count else { return nil }
        defer {
            readCount += count
            if readCount == samples.count {
                samples.removeAll(keepingCapacity: true)
                readCount = 0
            }
        }
        return Array(samples[readCount..<readCount + count])
    }
}
