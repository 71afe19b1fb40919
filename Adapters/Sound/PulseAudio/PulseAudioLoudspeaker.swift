import Synchronization
package import VowPorts
import VowSystem

/// Plays sound once through a PulseAudio server, or PipeWire in its place.
///
/// Each call opens its own connection, so that a restarted server does no harm.
package final class PulseAudioLoudspeaker: Loudspeaker {
    private static let samplesPerSecond = 16_000
    /// Limit of the samples in the buffers of the server and of the device.
    private static let bufferedSamples =
        (PulsePlayback.targetLengthMilliseconds + 120) * samplesPerSecond / 1_000

    fileprivate struct Stretch {
        var failure: PortFailure?
        var handedOut = 0
        var isStopped = false
    }

    private let server: String?
    private let current = Mutex<Monitor<Stretch>?>(nil)

    /// Creates a loudspeaker for a server's address, or the default server if nil; opens nothing.
    package init(server: String?) { self.server = server }

    /// See `Loudspeaker`. Throws `sound.unreachable`, `sound.refused` or `sound.stalled`.
    package func play(_ samples: [Float], on output: String?, isWanted: () -> Bool) throws(PortFailure) {
        if samples.isEmpty { return }
        let stretch = Monitor(Stretch())
        current.withLock { $0 = stretch }
        // The next call may have started before this one ends.
        defer { current.withLock { if $0 === stretch { $0 = nil } } }
        guard isWanted() else { return }
        let connection = try PulseConnection(server: server)
        defer { connection.close() }
        let failed: @Sendable (PortFailure) -> Void = { failure in stretch.update { $0.failure = failure } }
        connection.onLoss(failed)
        let sinks = output == nil ? [] : try connection.sinks(timeoutMilliseconds: 500)
        if stretch.read({ $0.isStopped }) { return }
        let playback = try PulsePlayback(
            connection, sink: sinks.first { $0.name == output }?.name, name: "Practice", role: "music",
            samplesPerSecond: Self.samplesPerSecond, failed: failed
        ) { position, buffer in
            for offset in 0..<buffer.count {
                let index = position + offset
                buffer[offset] = index < samples.count ? samples[index] : 0
            }
            stretch.update { $0.handedOut = position + buffer.count }
        }
        defer { playback.close() }
        let end = samples.count + Self.bufferedSamples
        let limit = end * 1_000 / Self.samplesPerSecond * 2 + 5_000
        let outcome = stretch.wait(milliseconds: limit) { stretch -> Result<Void, PortFailure>? in
            if let failure = stretch.failure { return .failure(failure) }
            return stretch.isStopped || stretch.handedOut >= end ? .success(()) : nil
        }
        guard let outcome else {
            throw PortFailure(
                code: "sound.stalled", message: .soundServerTakesNoSound,
                repair: .restartOrChooseAnotherOutput)
        }
        try outcome.get()
    }

    /// See `Loudspeaker`.
    package func stop() { current.withLock { $0 }?.update { $0.isStopped = true } }
}
