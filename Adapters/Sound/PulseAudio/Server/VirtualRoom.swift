package import VowPorts
import VowSystem

/// The virtual room of a private sound server: sound played here reaches its microphone.
///
/// Plays in real time; in between the room is silent. Thread-safe.
package final class VirtualRoom: Sendable {
    /// The sample rate of all sound in the room.
    package static let samplesPerSecond = 16_000

    fileprivate struct Air {
        var queue: [Float] = []
        var readCount = 0
        var queuedInAll = 0
        var handedOut = 0
        var leakGain: Float = 0
        var leaked: [Float] = []
        var failure: PortFailure?
    }

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let leak: PulseCapture
    private let air = Monitor(Air())

    /// Connects to the room of a private server; throws if the server is gone.
    package init(server: PrivateSoundServer) throws(PortFailure) {
        let connection = try PulseConnection(server: server.address)
        let air = air
        let failed: (PortFailure) -> Void = { failure in air.update { $0.failure = failure } }
        do throws(PortFailure) {
            connection.onLoss(failed)
            playback = try PulsePlayback(
                connection, sink: PrivateSoundServer.roomSink, name: "Room", role: "test",
                samplesPerSecond: Self.samplesPerSecond, failed: failed
            ) { _, buffer in
                air.update { $0.hand(to: buffer) }
            }
            leak = try PulseCapture(
                connection, source: PrivateSoundServer.speakerSink + ".monitor", name: "Leak",
                samplesPerSecond: Self.samplesPerSecond, fragmentMilliseconds: 10, failed: failed
            ) { samples, _ in
                air.update { $0.leak(samples) }
            }
            self.connection = connection
        } catch {
            connection.close()
            throw error
        }
    }

    deinit { leave() }

    /// Plays samples and returns when the last one is in the room; throws if the server is gone.
    ///
    /// Sound of other threads plays first. `samples` are mono at 16 kHz, -1 to 1.
    package func speak(_ samples: [Float]) throws(PortFailure) {
        let end = say(samples)
        let limit = samples.count * 1_000 / Self.samplesPerSecond
        let outcome = air.wait(milliseconds: limit * 2 + 10_000) { air -> Result<Void, PortFailure>? in
            if let failure = air.failure { return .failure(failure) }
            return air.hasPlayed(upTo: end) ? .success(()) : nil
        }
        guard let outcome else {
            throw PortFailure(
                code: "sound.stalled", message: .privateSoundServerTakesNo,
                repair: .startAgain)
        }
        try outcome.get()
    }

    /// Queues samples and returns immediately. The result counts all samples ever queued.
    @discardableResult
    package func say(_ samples: [Float]) -> Int {
        air.update { air in
            air.queue.append(contentsOf: samples)
            air.queuedInAll += samples.count
            return air.queuedInAll
        }
    }

    /// Drops all queued samples.
    package func hush() {
        air.update { air in
            air.readCount = air.queue.count
            air.drop()
        }
    }

    /// Mixes the speaker's sound into the room, multiplied by `gain`; 0, the default, keeps it out.
    package func setToneLeak(gain: Float) {
        air.update { air in
            air.leakGain = gain
            air.leaked = []
        }
    }

    /// Closes the streams; idempotent.
    package func leave() {
        leak.close()
        playback.close()
        connection.close()
    }
}

extension VirtualRoom.Air {
    /// More waiting samples mean that the two clocks drifted; the oldest are dropped.
    private static var leakedLimit: Int { VirtualRoom.samplesPerSecond / 10 }

    fileprivate mutating func hand(to buffer: UnsafeMutableBufferPointer<Float>) {
        let said = min(buffer.count, queue.count - readCount)
        let heard = leakGain == 0 ? 0 : min(buffer.count, leaked.count)
        for index in 0..<buffer.count {
            var sample: Float = index < said ? queue[readCount + index] : 0
            if index < heard { sample += leakGain * leaked[index] }
            buffer[index] = max(-1, min(1, sample))
        }
        readCount += said
        if said < buffer.count { handedOut += buffer.count - said }
        leaked.removeFirst(heard)
        drop()
    }

    /// Drops played samples. Once the queue is empty, starts counting the silence after it.
    fileprivate mutating func drop() {
        guard readCount > 0 else { return }
        if readCount == queue.count {
            queue.removeAll(keepingCapacity: true)
            readCount = 0
            handedOut = 0
        }
    }

    /// Whether all samples up to `end` have also left the server's buffers.
    fileprivate func hasPlayed(upTo end: Int) -> Bool {
        let waiting = queue.count - readCount
        if queuedInAll - waiting < end { return false }
        let buffered = VirtualRoom.samplesPerSecond * PulsePlayback.targetLengthMilliseconds / 1_000
        return waiting > 0 || handedOut >= buffered
    }

    fileprivate mutating func leak(_ samples: UnsafeBufferPointer<Float>) {
        if leakGain == 0 { return }
        leaked.append(contentsOf: samples)
        if leaked.count > Self.leakedLimit { leaked.removeFirst(leaked.count - Self.leakedLimit) }
    }
}
