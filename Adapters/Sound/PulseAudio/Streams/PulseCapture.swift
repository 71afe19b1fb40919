import CSound.Pulse
import VowPorts

/// A mono stream of samples from a source, delivered as they arrive.
///
/// Always reads the server's data, because an unread stream stalls. Call `close` before releasing the last reference.
// Unchecked: the compiler demands it of subclasses of `PulseStream`; `take` runs on the connection's thread only.
final class PulseCapture: PulseStream, @unchecked Sendable {
    /// Receives samples and the arrival time of the last, on the connection's thread.
    typealias Take = (_ samples: UnsafeBufferPointer<Float>, _ arrivedAtNanoseconds: Int64) -> Void

    private let take: Take

    /// Opens a stream from `source` (nil: the default source), or throws within a second.
    ///
    /// Calls `failed` at most once, on the connection's thread, when an open stream breaks.
    /// - Parameter staysPut: whether the stream breaks if its source goes away, instead of moving to another.
    init(
        _ connection: PulseConnection, source: String?, name: String, samplesPerSecond: Int,
        fragmentMilliseconds: Int, staysPut: Bool = false, failed: @escaping (PortFailure) -> Void,
        take: @escaping Take
    ) throws(PortFailure) {
        self.take = take
        super.init(connection, failed: failed) { cause in
            PortFailure(
                code: "microphone.refused", message: .soundServerGaveVowNo,
                repair: .checkThatInputAllowedPactl, cause: cause)
        }
        let refused = connection.locked { context in
            begin(
                context, source: source, name: name, samplesPerSecond: samplesPerSecond,
                fragmentMilliseconds: fragmentMilliseconds, staysPut: staysPut)
        }
        try waitUntilReady(refused)
    }

    // MARK: On the connection's thread, or with its lock

    private func begin(
        _ context: OpaquePointer, source: String?, name: String, samplesPerSecond: Int,
        fragmentMilliseconds: Int, staysPut: Bool
    ) -> PortFailure? {
        var format = pa_sample_spec(
            format: PA_SAMPLE_FLOAT32LE, rate: UInt32(samplesPerSecond), channels: 1)
        return open(pa_stream_new(context, name, &format, nil)) { stream in
            pa_stream_set_read_callback(
                stream,
                { _, _, pointer in
                    guard let pointer else { return }
                    Unmanaged<PulseCapture>.fromOpaque(pointer).takeUnretainedValue().drain()
                }, Unmanaged.passUnretained(self).toOpaque())
            let bytesPerSecond = samplesPerSecond * MemoryLayout<Float>.size
            var buffer = pa_buffer_attr(
                maxlength: UInt32.max, tlength: UInt32.max, prebuf: UInt32.max, minreq: UInt32.max,
                fragsize: UInt32(bytesPerSecond * fragmentMilliseconds / 1_000))
            let flags = pa_stream_flags(
                rawValue: PA_STREAM_ADJUST_LATENCY.rawValue | (staysPut ? PA_STREAM_DONT_MOVE.rawValue : 0))
            return pa_stream_connect_record(stream, source, &buffer, flags)
        }
    }

    override func willClose(_ stream: OpaquePointer) { pa_stream_set_read_callback(stream, nil, nil) }

    private func drain() {
        guard let stream else { return }
        let now = BootClock.nanoseconds()
        while true {
            var data: UnsafeRawPointer?
            var byteCount = 0
            guard pa_stream_peek(stream, &data, &byteCount) >= 0, byteCount > 0 else { return }
            let count = byteCount / MemoryLayout<Float>.size
            if let data {
                take(
                    UnsafeBufferPointer(start: data.assumingMemoryBound(to: Float.self), count: count), now)
            } else {
                // A gap in the recording: silence keeps the timing.
                let silence = [Float](repeating: 0, count: count)
                silence.withUnsafeBufferPointer { take($0, now) }
            }
            pa_stream_drop(stream)
        }
    }
}
