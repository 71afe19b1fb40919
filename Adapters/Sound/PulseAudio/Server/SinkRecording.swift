package import VowPorts
import VowSystem

/// Records what a sink plays, with arrival times, to prove that sound was played.
///
/// Keeps samples until they are read. One thread reads at a time; `close` is thread-safe.
package final class SinkRecording: Sendable {
    /// A piece of recorded sound.
    package struct Stretch: Sendable {
        /// Mono samples, -1 to 1.
        package let samples: [Float]
        /// When the newest sample arrived, in nanoseconds of CLOCK_BOOTTIME.
        package let arrivedAtNanoseconds: Int64

        /// The root mean square of the samples.
        package var level: Float {
            var sum: Float = 0
            for sample in samples { sum += sample * sample }
            return samples.isEmpty ? 0 : (sum / Float(samples.count)).squareRoot()
        }
    }

    fileprivate struct Kept {
        var samples: [Float] = []
        var arrivals: [(end: Int, at: Int64)] = []
        var dropped = 0
        var isClosed = false
        var failure: PortFailure?
    }

    private static let stalledMilliseconds = 5_000
    private let connection: PulseConnection
    private let stream: PulseCapture
    private let kept = Monitor(Kept())

    /// The rate of the recording.
    package let samplesPerSecond: Int

    /// Starts recording a sink of a server (nil: the default server, the default sink).
    package convenience init(server: String?, sink: String? = nil, samplesPerSecond: Int = 48_000)
        throws(PortFailure)
    {
        try self.init(
            server: server, source: sink.map { $0 + ".monitor" } ?? "@DEFAULT_MONITOR@",
            samplesPerSecond: samplesPerSecond)
    }

    /// Starts recording a source by its name.
    init(server: String?, source: String, samplesPerSecond: Int = 48_000) throws(PortFailure) {
        let connection = try PulseConnection(server: server)
        let kept = kept
        let failed: (PortFailure) -> Void = { failure in kept.update { $0.failure = failure } }
        do throws(PortFailure) {
            connection.onLoss(failed)
            stream = try PulseCapture(
                connection, source: source, name: "Proof of sound", samplesPerSecond: samplesPerSecond,
                fragmentMilliseconds: 5,
                failed: failed
            ) { samples, at in
                kept.update { $0.add(samples, at: at) }
            }
        } catch {
            connection.close()
            throw error
        }
        self.connection = connection
        self.samplesPerSecond = samplesPerSecond
    }

    deinit { close() }

    /// Waits for the next `count` samples; throws if the server is gone, stalls, or after `close`.
    package func read(_ count: Int) throws(PortFailure) -> Stretch {
        precondition(count > 0, "a stretch has samples")
        let limit = count * 1_000 / samplesPerSecond + Self.stalledMilliseconds
        let outcome = kept.wait(milliseconds: limit) { kept -> Result<Stretch, PortFailure>? in
            if let stretch = kept.removeFirst(count) { return .success(stretch) }
            if let failure = kept.failure { return .failure(failure) }
            return kept.isClosed ? .failure(Self.over) : nil
        }
        guard let outcome else { throw Self.stalled }
        return try outcome.get()
    }

    /// Waits for the next `seconds` of sound.
    package func record(seconds: Double) throws(PortFailure) -> Stretch {
        try read(max(1, Int(seconds * Double(samplesPerSecond))))
    }

    /// Reads windows of sound until one meets the condition; nil after `limitSeconds` of sound.
    package func first(
        windowMilliseconds: Int = 10, limitSeconds: Double, where condition: (Stretch) -> Bool
    ) throws(PortFailure) -> Stretch? {
        let count = max(1, samplesPerSecond * windowMilliseconds / 1_000)
        let windows = Int(limitSeconds * 1_000) / windowMilliseconds
        for _ in 0..<windows {
            let stretch = try read(count)
            if condition(stretch) { return stretch }
        }
        return nil
    }

    /// Drops everything recorded so far.
    package func skipToPresent() {
        kept.update { $0.forget() }
    }

    /// Ends the recording; idempotent.
    package func close() {
        kept.update { $0.isClosed = true }
        stream.close()
        connection.close()
    }

    private static let over = PortFailure(
        code: "recording.closed", message: .recordingWasClosed, repair: .openAnother)
    private static let stalled = PortFailure(
        code: "recording.stalled", message: .soundServerRecordsNothingAny,
        repair: .restartSoundServer)
}

extension SinkRecording.Kept {
    fileprivate mutating func add(_ new: UnsafeBufferPointer<Float>, at time: Int64) {
        samples.append(contentsOf: new)
        arrivals.append((end: dropped + samples.count, at: time))
    }

    fileprivate mutating func removeFirst(_ count: Int) -> SinkRecording.Stretch? {
        guard samples.count >= count else { return nil }
        let end = dropped + count
        let arrival = arrivals.first { $0.end >= end }
        let stretch = SinkRecording.Stretch(
            samples: Array(samples[..<count]), arrivedAtNanoseconds: arrival?.at ?? 0)
        samples.removeFirst(count)
        dropped = end
        arrivals.removeAll { $0.end <= end }
        return stretch
    }

    fileprivate mutating func forget() {
        dropped += samples.count
        samples.removeAll(keepingCapacity: true)
        arrivals.removeAll(keepingCapacity: true)
    }
}
