import CPulse
import VowPorts

/// A mono stream of samples from a source, handed over as they come.
///
/// The server's data is always drained, whether or not anyone is interested, because a stream that is not
/// read stalls. `close` must be called before the last reference goes.
final class PulseCapture: @unchecked Sendable {
    /// Takes the samples that arrived, and when the last of them did; on the connection's thread.
    typealias Take = (_ samples: UnsafeBufferPointer<Float>, _ arrivedAtNanoseconds: Int64) -> Void

    private let connection: PulseConnection
    private let take: Take
    private let failed: (PortFailure) -> Void
    private let opening = StreamOpening()
    private var stream: OpaquePointer?

    /// Opens a stream from `source` (nil: the default source), or throws within a second.
    ///
    /// `failed` is called once at most, on the connection's thread, when an open stream breaks.
    /// - Parameter staysPut: whether it breaks when its source goes away, instead of hearing another one in its place.
    init(
        _ connection: PulseConnection, source: String?, name: String, samplesPerSecond: Int,
        fragmentMilliseconds: Int, staysPut: Bool = false, failed: @escaping (PortFailure) -> Void,
        take: @escaping Take
    ) throws(PortFailure) {
        self.connection = connection
        self.take = take
        self.failed = failed
        let refusal = connection.locked { context in
            open(
                context, source: source, name: name, samplesPerSecond: samplesPerSecond,
                fragmentMilliseconds: fragmentMilliseconds, staysPut: staysPut)
        }
        if let failure = refusal ?? opening.failure(late: refused(cause: "no answer within a second")) {
            close()
            throw failure
        }
    }

    /// Ends the capture; idempotent; not from a callback.
    func close() {
        connection.locked { _ in
            guard let stream else { return }
            self.stream = nil
            pa_stream_set_state_callback(stream, nil, nil)
            pa_stream_set_read_callback(stream, nil, nil)
            pa_stream_disconnect(stream)
            pa_stream_unref(stream)
        }
    }

    // MARK: On the connection's thread, or with its lock

    private func open(
        _ context: OpaquePointer, source: String?, name: String, samplesPerSecond: Int,
        fragmentMilliseconds: Int, staysPut: Bool
    ) -> PortFailure? {
        var format = pa_sample_spec(
            format: PA_SAMPLE_FLOAT32LE, rate: UInt32(samplesPerSecond), channels: 1)
        guard let stream = pa_stream_new(context, name, &format, nil) else {
            return refused(cause: connection.lastError())
        }
        self.stream = stream
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        pa_stream_set_state_callback(
            stream,
            { _, pointer in
                guard let pointer else { return }
                Unmanaged<PulseCapture>.fromOpaque(pointer).takeUnretainedValue().stateChanged()
            }, pointer)
        pa_stream_set_read_callback(
            stream,
            { _, _, pointer in
                guard let pointer else { return }
                Unmanaged<PulseCapture>.fromOpaque(pointer).takeUnretainedValue().drain()
            }, pointer)
        let bytesPerSecond = samplesPerSecond * MemoryLayout<Float>.size
        var buffer = pa_buffer_attr(
            maxlength: UInt32.max, tlength: UInt32.max, prebuf: UInt32.max, minreq: UInt32.max,
            fragsize: UInt32(bytesPerSecond * fragmentMilliseconds / 1_000))
        let flags = pa_stream_flags(
            rawValue: PA_STREAM_ADJUST_LATENCY.rawValue | (staysPut ? PA_STREAM_DONT_MOVE.rawValue : 0))
        if pa_stream_connect_record(stream, source, &buffer, flags) < 0 {
            return refused(cause: connection.lastError())
        }
        return nil
    }

    private func stateChanged() {
        guard let stream else { return }
        switch pa_stream_get_state(stream) {
        case PA_STREAM_READY:
            opening.succeed()
        case PA_STREAM_FAILED, PA_STREAM_TERMINATED:
            let failure = refused(cause: connection.lastError())
            if opening.fail(failure) { failed(failure) }
        default:
            break
        }
    }

    private func drain() {
        guard let stream else { return }
        let now = steadyNanoseconds()
        while true {
            var data: UnsafeRawPointer?
            var byteCount = 0
            guard pa_stream_peek(stream, &data, &byteCount) >= 0, byteCount > 0 else { return }
            let count = byteCount / MemoryLayout<Float>.size
            if let data {
                take(
                    UnsafeBufferPointer(start: data.assumingMemoryBound(to: Float.self), count: count), now)
            } else {
                // A hole in the recording: time passed, so silence takes its place.
                let silence = [Float](repeating: 0, count: count)
                silence.withUnsafeBufferPointer { take($0, now) }
            }
            pa_stream_drop(stream)
        }
    }

    private func refused(cause: String) -> PortFailure {
        PortFailure(
            code: "microphone.refused", message: "The sound server gave Vow no microphone.",
            repair: "Check that an input is there and allowed: pactl list short sources.", cause: cause)
    }
}
