import CSound.Pulse
import VowPorts

/// How streams to and from a server open, fail and end.
///
/// Everything but `close` and `waitUntilReady` needs the connection's thread or its lock. Call `close` before releasing
/// the last reference.
// Unchecked: its state belongs to the connection's thread and lock, as with the subclasses.
class PulseStream: @unchecked Sendable {
    let connection: PulseConnection
    private(set) var stream: OpaquePointer?
    private let opening = StreamOpening()
    /// Called at most once, on the connection's thread, when an open stream fails.
    private let failed: ((PortFailure) -> Void)?
    private let refusal: (_ cause: String) -> PortFailure

    /// - Parameter refusal: the failure if the server opens no stream, or ends it.
    init(
        _ connection: PulseConnection, failed: ((PortFailure) -> Void)?,
        refusal: @escaping (_ cause: String) -> PortFailure
    ) {
        self.connection = connection
        self.failed = failed
        self.refusal = refusal
    }

    /// Called when the server has created the stream.
    func becameReady() {}

    /// Removes a subclass's callbacks before the stream closes.
    func willClose(_ stream: OpaquePointer) {}

    /// Follows and connects a new stream; nil if it could not be created.
    final func open(_ newStream: OpaquePointer?, connect: (OpaquePointer) -> Int32) -> PortFailure? {
        guard let newStream else { return refusal(connection.lastError()) }
        stream = newStream
        pa_stream_set_state_callback(
            newStream,
            { _, pointer in
                guard let pointer else { return }
                Unmanaged<PulseStream>.fromOpaque(pointer).takeUnretainedValue().stateChanged()
            }, Unmanaged.passUnretained(self).toOpaque())
        return connect(newStream) < 0 ? refusal(connection.lastError()) : nil
    }

    /// Waits for the server's answer unless opening has failed already; throws if it opens no stream.
    final func waitUntilReady(_ refused: PortFailure?) throws(PortFailure) {
        if let failure = refused ?? opening.failure(late: refusal("no answer within a second")) {
            close()
            throw failure
        }
    }

    /// Ends the stream; idempotent. Do not call from a callback.
    final func close() {
        connection.locked { _ in
            guard let stream else { return }
            self.stream = nil
            willClose(stream)
            pa_stream_set_state_callback(stream, nil, nil)
            pa_stream_disconnect(stream)
            pa_stream_unref(stream)
        }
    }

    private func stateChanged() {
        guard let stream else { return }
        switch pa_stream_get_state(stream) {
        case PA_STREAM_READY:
            opening.succeed()
            becameReady()
        case PA_STREAM_FAILED, PA_STREAM_TERMINATED:
            let failure = refusal(connection.lastError())
            if opening.fail(failure) { failed?(failure) }
        default: break
        }
    }
}
