public import VowPorts

/// The air of a private sound server's room: what is said here is what its microphone hears.
///
/// Sound goes out at the pace of real time; in between, the room is silent. Calls are safe from any thread.
public final class VirtualRoom: Sendable {
    /// The rate of everything said in the room.
    public static let samplesPerSecond = 16_000

    fileprivate struct Air {
        var queue: [Float] = []
        var taken = 0
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

    /// Enters the room of a private server; throws when the server is gone.
    public init(server: PrivateSoundServer) throws(PortFailure) {
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

    /// Says something and returns when its last sample is in the room; throws when the server is gone.
    ///
    /// What another thread is saying is said first. `samples` are 16,000 a second, mono, -1 to 1.
    public func speak(_ samples: [Float]) throws(PortFailure) {
        let end = say(samples)
        let limit = samples.count * 1_000 / Self.samplesPerSecond
        let outcome = air.wait(milliseconds: limit * 2 + 10_000) { air -> Result<Void, PortFailure>? in
            if let failure = air.failure { return .failure(failure) }
            return air.hasPlayed(upTo: end) ? .success(()) : nil
        }
        guard let outcome else {
            throw PortFailure(
                code: "sound.stalled", message: "The private sound server takes no sound any more.",
                repair: "Start again.")
        }
        try outcome.get()
    }

    /// Says something and returns at once; the result counts all samples that were ever asked for.
    @discardableResult
    public func say(_ samples: [Float]) -> Int {
        air.update { air in
            air.queue.append(contentsOf: samples)
            air.queuedInAll += samples.count
            return air.queuedInAll
        }
    }

    /// Falls silent: what was not yet said is dropped.
    public func hush() {
        air.update { air in
            air.taken = air.queue.count
            air.drop()
        }
    }

    /// Lets the speaker's sound be heard in the room, multiplied by `gain`; 0, at first, keeps it out.
    public func setToneLeak(gain: Float) {
        air.update { air in
            air.leakGain = gain
            air.leaked = []
        }
    }

    /// Closes the streams; idempotent.
    public func leave() {
        leak.close()
        playback.close()
        connection.close()
    }
}

extension VirtualRoom.Air {
    /// More leaked sound than this waiting means that the two clocks drifted; the oldest goes.
    private static var leakedLimit: Int { VirtualRoom.samplesPerSecond / 10 }

    fileprivate mutating func hand(to buffer: UnsafeMutableBufferPointer<Float>) {
        let said = min(buffer.count, queue.count - taken)
        let heard = leakGain == 0 ? 0 : min(buffer.count, leaked.count)
        for index in 0..<buffer.count {
            var sample: Float = index < said ? queue[taken + index] : 0
            if index < heard { sample += leakGain * leaked[index] }
            buffer[index] = max(-1, min(1, sample))
        }
        taken += said
        if said < buffer.count { handedOut += buffer.count - said }
        leaked.removeFirst(heard)
        drop()
    }

    /// Frees what was said; while there is more to say, silence handed out so far counts for nothing.
    fileprivate mutating func drop() {
        guard taken > 0 else { return }
        if taken == queue.count {
            queue.removeAll(keepingCapacity: true)
            taken = 0
            handedOut = 0
        }
    }

    /// Whether everything said so far, up to that count, has also left the server's buffers.
    fileprivate func hasPlayed(upTo end: Int) -> Bool {
        let waiting = queue.count - taken
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
