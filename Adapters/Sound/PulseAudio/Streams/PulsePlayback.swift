import CSound.Pulse
import VowPorts

/// A mono stream of samples to a sink, computed on demand.
///
/// Calls `fill(position, buffer)` on the connection's thread with the absolute position of the buffer's first sample.
/// `replay` may request a position again, and `fill` then answers from its present state. Call `close` before releasing
/// the last reference.
// Unchecked: all that changes is used on the connection's thread or with its lock. Another lock could delay samples.
final class PulsePlayback: PulseStream, @unchecked Sendable {
    typealias Fill = (_ position: Int, _ buffer: UnsafeMutableBufferPointer<Float>) -> Void

    /// How far ahead samples are sent; a deeper buffer delays the first sample and every change.
    static let targetLengthMilliseconds = 40

    private let samplesPerSecond: Int
    private let fill: Fill
    private let started: ((_ readyAt: Int64) -> Void)?
    private var writePosition = 0
    /// Whether the sink has started to play; use on the connection's thread.
    private(set) var hasStarted = false
    private var readyAt: Int64 = 0
    /// When the server last asked for samples, by the steady clock; use on the connection's thread.
    private(set) var askedAt: Int64 = 0
    private var changes: [(Int) -> Void] = []
    private var timing: OpaquePointer?

    /// Opens a stream to `sink` (nil: the default sink), or throws within a second.
    ///
    /// Calls `started` and `failed` on the connection's thread, at most once each; `started` with the steady time at
    /// which the sink was open.
    init(
        _ connection: PulseConnection, sink: String?, name: String, role: String, samplesPerSecond: Int,
        started: ((_ readyAt: Int64) -> Void)? = nil, failed: ((PortFailure) -> Void)? = nil,
        fill: @escaping Fill
    ) throws(PortFailure) {
        self.samplesPerSecond = samplesPerSecond
        self.fill = fill
        self.started = started
        super.init(connection, failed: failed) { cause in
            PortFailure(
                code: "sound.refused", message: .soundServerTookNoSound,
                repair: .checkThatOutputChosenPactl, cause: cause)
        }
        let refused = connection.locked { context in begin(context, sink: sink, name: name, role: role) }
        try waitUntilReady(refused)
    }

    /// Recomputes the samples that were sent but not yet played.
    ///
    /// Calls `change(position)` on the connection's thread with the first position that can still change, before `fill`
    /// is called from there on. Does nothing on a broken stream.
    func replay(_ change: @escaping (Int) -> Void) {
        connection.locked { _ in
            guard let stream else { return }
            changes.append(change)
            if timing != nil { return }
            timing = pa_stream_update_timing_info(
                stream,
                { _, success, pointer in
                    guard let pointer else { return }
                    Unmanaged<PulsePlayback>.fromOpaque(pointer).takeUnretainedValue()
                        .rewrite(timingIsKnown: success != 0)
                }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// The position up to which samples were sent; use on the connection's thread.
    var handedOut: Int { writePosition }

    // MARK: On the connection's thread, or with its lock

    /// The server's indices of the present sink and of this stream, or nil if the stream is not open.
    var indices: (sink: UInt32, stream: UInt32)? {
        guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { return nil }
        return (pa_stream_get_device_index(stream), pa_stream_get_index(stream))
    }

    private func begin(_ context: OpaquePointer, sink: String?, name: String, role: String) -> PortFailure? {
        var format = pa_sample_spec(
            format: PA_SAMPLE_FLOAT32LE, rate: UInt32(samplesPerSecond), channels: 1)
        let properties = pa_proplist_new()
        defer { pa_proplist_free(properties) }
        pa_proplist_sets(properties, "media.role", role)
        let newStream = pa_stream_new_with_proplist(context, name, &format, nil, properties)
        return open(newStream) { stream in
            follow(stream)
            let bytesPerSecond = samplesPerSecond * MemoryLayout<Float>.size
            var buffer = pa_buffer_attr(
                maxlength: UInt32.max,
                tlength: UInt32(bytesPerSecond * Self.targetLengthMilliseconds / 1_000),
                prebuf: 0, minreq: UInt32.max, fragsize: UInt32.max)
            // Starts corked, and uncorks after the first samples: otherwise the server skips as many samples as it
            // waited for, and with them the fade-in.
            let flags = pa_stream_flags(
                rawValue: PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
                    | PA_STREAM_AUTO_TIMING_UPDATE.rawValue)
            return pa_stream_connect_playback(stream, sink, &buffer, flags, nil, nil)
        }
    }

    private func follow(_ stream: OpaquePointer) {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        pa_stream_set_write_callback(
            stream,
            { _, byteCount, pointer in
                guard let pointer else { return }
                Unmanaged<PulsePlayback>.fromOpaque(pointer).takeUnretainedValue().hand(byteCount)
            }, pointer)
        pa_stream_set_started_callback(
            stream,
            { _, pointer in
                guard let pointer else { return }
                Unmanaged<PulsePlayback>.fromOpaque(pointer).takeUnretainedValue().hasBegun()
            }, pointer)
    }

    override func willClose(_ stream: OpaquePointer) {
        forgetTiming(cancelling: true)
        changes = []
        pa_stream_set_write_callback(stream, nil, nil)
        pa_stream_set_started_callback(stream, nil, nil)
    }

    override func becameReady() {
        guard let stream else { return }
        readyAt = BootClock.nanoseconds()
        hand(pa_stream_writable_size(stream))
        if let operation = pa_stream_cork(stream, 0, nil, nil) { pa_operation_unref(operation) }
    }

    private func hasBegun() {
        if hasStarted { return }
        hasStarted = true
        started?(readyAt)
    }

    private func hand(_ byteCount: Int) {
        if byteCount == Int.max || byteCount < MemoryLayout<Float>.size { return }
        askedAt = BootClock.nanoseconds()
        write(from: writePosition, count: byteCount / MemoryLayout<Float>.size, seek: PA_SEEK_RELATIVE)
    }

    private func write(from position: Int, count: Int, seek: pa_seek_mode_t) {
        guard let stream, count > 0 else { return }
        var samples = [Float](repeating: 0, count: count)
        samples.withUnsafeMutableBufferPointer { fill(position, $0) }
        let size = MemoryLayout<Float>.size
        let offset = seek == PA_SEEK_ABSOLUTE ? Int64(position * size) : 0
        if pa_stream_write(stream, samples, count * size, nil, offset, seek) >= 0 {
            writePosition = position + count
        }
    }

    private func forgetTiming(cancelling: Bool) {
        guard let timing else { return }
        self.timing = nil
        if cancelling { pa_operation_cancel(timing) }
        pa_operation_unref(timing)
    }

    private func rewrite(timingIsKnown: Bool) {
        forgetTiming(cancelling: false)
        guard let stream else { return }
        var position = writePosition
        if timingIsKnown, let timing = pa_stream_get_timing_info(stream)?.pointee,
            timing.read_index_corrupt == 0
        {
            position = min(writePosition, max(0, Int(timing.read_index) / MemoryLayout<Float>.size))
        }
        for change in changes { change(position) }
        changes = []
        write(from: position, count: writePosition - position, seek: PA_SEEK_ABSOLUTE)
    }
}
