import CPulse
import VowPorts

/// What streams to and from a server have in common: how they open, break and end.
///
/// Everything but `close` and `waitUntilReady` is of the connection's thread, or of whoever holds its lock. `close` must be
/// called before the last reference goes.
class PulseStream: @unchecked Sendable {
    let connection: PulseConnection
    private(set) var stream: OpaquePointer?
    private let opening = StreamOpening()
    /// Is called once at most, on the connection's thread, when an open stream breaks.
    private let failed: ((PortFailure) -> Void)?
    private let refusal: (_ cause: String) -> PortFailure

    /// - Parameter refusal: what is told where the server gives no stream, or ends it.
    init(
        _ connection: PulseConnection, failed: ((PortFailure) -> Void)?,
        refusal: @escaping (_ cause: String) -> PortFailure
    ) {
        self.connection = connection
        self.failed = failed
        self.refusal = refusal
    }

    /// The server has made the stream.
    func becameReady() {}

    /// Takes off what a kind of stream has set besides, before the stream goes.
    func willClose(_ stream: OpaquePointer) {}

    /// Follows a stream that was made, nil where it could not be, and connects it.
    final func open(_ made: OpaquePointer?, connect: (OpaquePointer) -> Int32) -> PortFailure? {
        guard let made else { return refusal(connection.lastError()) }
        stream = made
        pa_stream_set_state_callback(
            made,
            { _, pointer in
                guard let pointer else { return }
                Unmanaged<PulseStream>.fromOpaque(pointer).takeUnretainedValue().stateChanged()
            }, Unmanaged.passUnretained(self).toOpaque())
        return connect(made) < 0 ? refusal(connection.lastError()) : nil
    }

    /// Waits for the server's answer to an opening that was not refused at once; throws where it gives no stream.
    final func waitUntilReady(_ refused: PortFailure?) throws(PortFailure) {
        if let failure = refused ?? opening.failure(late: refusal("no answer within a second")) {
            close()
            throw failure
        }
    }

    /// Ends the stream at once; idempotent; not from a callback.
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
