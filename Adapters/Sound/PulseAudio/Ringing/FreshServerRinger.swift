import Dispatch
import Synchronization
package import VowPorts

/// Rings through a private sound server, started for the ring, if the machine's own server is dead or hangs.
///
/// A start takes about half a second, at most two. Fails if the other server still holds the device, which ALSA gives
/// to one program only.
package final class FreshServerRinger: Ringer {
    private struct Running {
        let server: PrivateSoundServer
        let ringer: PulseAudioRinger
    }

    private let begin: @Sendable () throws(PortFailure) -> PrivateSoundServer
    private let files: any ToneReader
    private let running = Mutex<Running?>(nil)
    private let queue = DispatchQueue(label: "vow.ringer.server")
    private let refusedAt = Mutex<Int64?>(nil)
    /// The pause after a failed start, so that a machine without a usable device is not tried constantly.
    private static let restMilliseconds: Int64 = 30_000

    /// Creates a ringer; starts nothing.
    /// - Parameter begin: starts the server; by default on the machine's own devices.
    package init(
        files: any ToneReader,
        begin: @escaping @Sendable () throws(PortFailure) -> PrivateSoundServer = {
            () throws(PortFailure) in try PrivateSoundServer(.machine)
        }
    ) {
        self.files = files
        self.begin = begin
    }

    deinit { stop() }

    /// The server's address, or nil if none runs.
    package var address: String? { running.withLock { $0?.server.address } }

    /// See `Ringer`. Throws `sound.private.failed`, or as `PulseAudioRinger.start`.
    package func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        if let current = running.withLock({ $0 }) {
            do throws(PortFailure) {
                return try current.ringer.start(request, signal: signal)
            } catch {
                stop()
            }
        }
        let server = try freshServer()
        // The route's words name outputs of the other server.
        let plain = RingRequest(
            source: request.source, volumePercent: request.volumePercent, rampSeconds: request.rampSeconds)
        let ringer = PulseAudioRinger(server: server.address, files: files)
        do throws(PortFailure) { try ringer.start(plain, signal: signal) } catch {
            server.stop()
            throw error
        }
        running.withLock { $0 = Running(server: server, ringer: ringer) }
    }

    private func freshServer() throws(PortFailure) -> PrivateSoundServer {
        let now = BootClock.nanoseconds() / 1_000_000
        if let last = refusedAt.withLock({ $0 }), now - last < Self.restMilliseconds {
            throw PortFailure(
                code: "sound.private.failed",
                message: .soundServerOfVowsOwn,
                repair: .lookAtMachinesOwnSound)
        }
        do throws(PortFailure) { return try begin() } catch {
            refusedAt.withLock { $0 = now }
            throw error
        }
    }

    /// See `Ringer`.
    package func duck(toPercent percent: Int) { running.withLock { $0 }?.ringer.duck(toPercent: percent) }

    /// See `Ringer`.
    package func recentlySent(milliseconds: Int) -> [Float] {
        running.withLock { $0 }?.ringer.recentlySent(milliseconds: milliseconds) ?? []
    }

    /// See `Ringer`. The server ends a moment later, after the sound has faded.
    package func stop() {
        let ended = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let ended else { return }
        ended.ringer.stop()
        queue.asyncAfter(deadline: .now() + .milliseconds(200)) { ended.server.stop() }
    }
}
