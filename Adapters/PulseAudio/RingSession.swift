import VowPorts

/// One ring, from its start to its end or failure.
final class RingSession: @unchecked Sendable {
    static let samplesPerSecond = 48_000
    /// The fade itself and the 40 ms that may lie in the server's buffers.
    static let fadeOutMilliseconds = 40
    /// How long the server may take to fade; past it the sound is cut.
    static let patienceMilliseconds = 1_000
    private static let levelIntervalSamples = samplesPerSecond / 4

    private enum Phase {
        case ringing
        case ending
        case failed
    }

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let watch: AudibilityWatch
    private let phase = Monitor(Phase.ringing)
    private let sound: RingSound

    /// Connects and begins to ring, or throws.
    init(
        server: String?, request: RingRequest, loop: [Float], askedAt: Int64,
        signal: @escaping @Sendable (RingerSignal) -> Void
    ) throws(PortFailure) {
        let connection = try PulseConnection(server: server)
        let phase = phase
        let emit: @Sendable (RingerSignal) -> Void = { news in
            let isWanted = phase.update { phase -> Bool in
                guard case .ringing = phase else { return false }
                if case .failed = news { phase = .failed }
                return true
            }
            if isWanted { signal(news) }
        }
        let sound = RingSound(
            loop: loop,
            gain: RingGain(
                volumePercent: request.volumePercent, rampSeconds: request.rampSeconds,
                samplesPerSecond: Self.samplesPerSecond),
            levelIntervalSamples: Self.levelIntervalSamples, level: { emit(.level(percent: $0)) })
        do throws(PortFailure) {
            connection.onLoss { emit(.failed($0)) }
            let sink = try connection.sink(matching: request.routeTags)
            let stream = try PulsePlayback(
                connection, sink: sink, name: "Alarm", role: "alarm",
                samplesPerSecond: Self.samplesPerSecond,
                started: { readyAt in
                    func since(_ now: Int64) -> Int { Int((now - askedAt) / 1_000_000) }
                    emit(
                        .started(
                            latencyMilliseconds: since(steadyNanoseconds()),
                            sinkReadyMilliseconds: since(readyAt)))
                },
                failed: { emit(.failed($0)) }, fill: { sound.fill($0, $1) })
            self.connection = connection
            self.sound = sound
            playback = stream
            watch = AudibilityWatch(connection, stream) { emit(.unheard($0)) }
            watch.begin()
        } catch {
            connection.close()
            throw error
        }
    }

    func duck(toPercent percent: Int) {
        let isRinging = phase.look { if case .ringing = $0 { true } else { false } }
        guard isRinging else { return }
        playback.replay { [sound] position in sound.gain.duck(toPercent: percent, at: position) }
    }

    /// Fades, and calls `done` on the connection's thread when the fade is on its way; never on a broken stream.
    func fadeOut(_ done: @escaping @Sendable () -> Void) {
        phase.update { $0 = .ending }
        playback.replay { [sound] position in
            sound.gain.duck(toPercent: 0, at: position)
            done()
        }
    }

    func close() {
        watch.end()
        playback.close()
        connection.close()
    }
}

/// The samples of a ring and its level reports; used on the connection's thread only.
private final class RingSound {
    var gain: RingGain
    private let loop: [Float]
    private let levelIntervalSamples: Int
    private let level: (Int) -> Void
    private var reported: (percent: Int, position: Int)?

    init(loop: [Float], gain: RingGain, levelIntervalSamples: Int, level: @escaping (Int) -> Void) {
        self.loop = loop
        self.gain = gain
        self.levelIntervalSamples = levelIntervalSamples
        self.level = level
    }

    func fill(_ position: Int, _ buffer: UnsafeMutableBufferPointer<Float>) {
        loop.withUnsafeBufferPointer { loop in
            var index = position % loop.count
            for offset in 0..<buffer.count {
                buffer[offset] = loop[index] * gain.gain(at: position + offset)
                index += 1
                if index == loop.count { index = 0 }
            }
        }
        report(position + buffer.count)
    }

    private func report(_ position: Int) {
        let percent = Int((gain.gain(at: position) * 100).rounded())
        if let reported {
            if reported.percent == percent { return }
            if position - reported.position < levelIntervalSamples { return }
        }
        reported = (percent, position)
        level(percent)
    }
}

extension PulseConnection {
    /// The name of the first sink whose name, description or connector holds every tag, or nil for the default.
    func sink(matching tags: [String]) throws(PortFailure) -> String? {
        if tags.isEmpty { return nil }
        let wanted = tags.map { $0.lowercased() }
        return try sinks(timeoutMilliseconds: 500).first { device in
            let words = "\(device.name) \(device.description) \(device.port)".lowercased()
            return wanted.allSatisfy { words.contains($0) }
        }?.name
    }
}
