import CSound.Pulse
import VowPorts
import VowSystem

/// A connection to a sound server and the thread that serves it.
///
/// Use PulseAudio objects only inside `locked` or in callbacks, which run on the connection's thread with its lock
/// held. Call `close` before releasing the last reference, and never from a callback: it joins the thread, after which
/// no callback runs.
// Unchecked: the context and the loss handler are guarded by the main loop's own lock, which callbacks hold already; a
// second lock would only let a callback wait.
final class PulseConnection: @unchecked Sendable {
    private enum State {
        case connecting
        case ready
        case lost(PortFailure)
    }

    /// The name under which servers and mixers show this program.
    static let applicationName = "Vow"

    private let mainloop: OpaquePointer
    private let context: OpaquePointer
    private let server: String?
    private let state = Monitor(State.connecting)
    private let isClosed = Monitor(false)
    private var lossHandler: ((PortFailure) -> Void)?

    /// Connects, or throws within `timeoutMilliseconds`. Never starts a server.
    init(server: String?, timeoutMilliseconds: Int = 1_000) throws(PortFailure) {
        self.server = server
        guard let mainloop = pa_threaded_mainloop_new() else {
            throw PulseConnection.outOfMemory
        }
        guard let context = pa_context_new(pa_threaded_mainloop_get_api(mainloop), Self.applicationName)
        else {
            pa_threaded_mainloop_free(mainloop)
            throw PulseConnection.outOfMemory
        }
        self.mainloop = mainloop
        self.context = context
        do throws(PortFailure) {
            try connect(to: server, timeoutMilliseconds: timeoutMilliseconds)
        } catch {
            close()
            throw error
        }
    }

    deinit {
        close()
        pa_context_unref(context)
        pa_threaded_mainloop_free(mainloop)
    }

    private func connect(to server: String?, timeoutMilliseconds: Int) throws(PortFailure) {
        pa_context_set_state_callback(
            context,
            { _, pointer in
                guard let pointer else { return }
                Unmanaged<PulseConnection>.fromOpaque(pointer).takeUnretainedValue().contextChanged()
            }, Unmanaged.passUnretained(self).toOpaque())
        guard pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else {
            throw unreachable(cause: lastError())
        }
        guard pa_threaded_mainloop_start(mainloop) >= 0 else { throw PulseConnection.outOfMemory }
        let outcome = state.wait(milliseconds: timeoutMilliseconds) { state -> Result<Void, PortFailure>? in
            switch state {
            case .connecting: nil
            case .ready: .success(())
            case .lost(let failure): .failure(failure)
            }
        }
        guard let outcome else {
            throw unreachable(cause: "no answer within \(timeoutMilliseconds) ms")
        }
        try outcome.get()
    }

    /// Why the connection was lost, or nil.
    var loss: PortFailure? {
        state.read { if case .lost(let failure) = $0 { failure } else { nil } }
    }

    /// Runs `body` on the caller's thread with the connection's lock held. Do not call from a callback.
    func locked<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        pa_threaded_mainloop_lock(mainloop)
        defer { pa_threaded_mainloop_unlock(mainloop) }
        return body(context)
    }

    /// Calls `handler` on the connection's thread when the server goes away, at most once.
    func onLoss(_ handler: @escaping (PortFailure) -> Void) {
        locked { _ in lossHandler = handler }
    }

    /// The library's last error message. Call with the lock held, or before the thread runs.
    func lastError() -> String { String(cString: pa_strerror(pa_context_errno(context))) }

    /// Disconnects and joins the thread; idempotent. Streams may still be closed afterwards.
    func close() {
        let wasClosed = isClosed.update { closed in
            defer { closed = true }
            return closed
        }
        if wasClosed { return }
        pa_threaded_mainloop_lock(mainloop)
        lossHandler = nil
        pa_context_set_state_callback(context, nil, nil)
        pa_context_disconnect(context)
        pa_threaded_mainloop_unlock(mainloop)
        pa_threaded_mainloop_stop(mainloop)
    }

    private func contextChanged() {
        switch pa_context_get_state(context) {
        case PA_CONTEXT_READY:
            state.update { $0 = .ready }
        case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED:
            let failure = unreachable(cause: lastError())
            state.update { $0 = .lost(failure) }
            let handler = lossHandler
            lossHandler = nil
            handler?(failure)
        default:
            break
        }
    }

    private func unreachable(cause: String) -> PortFailure {
        PortFailure(
            code: "sound.unreachable",
            message: server.map { .vowCannotReach(server: $0) } ?? .vowCannotReachDefaultSoundServer,
            repair:
                .startPulseAudioOrPipeWireSystemctl,
            cause: cause)
    }

    private static let outOfMemory = PortFailure(
        code: "sound.resources", message: .noMemoryOrThreadLeft,
        repair: .closeOtherProgramsThenTry)
}
