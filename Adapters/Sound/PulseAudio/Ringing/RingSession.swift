import Dispatch
import VowPorts
import VowSystem

/// A ring, from its start to its end or failure.
final class RingSession: Sendable {
    static let samplesPerSecond = 48_000
    /// The fade, and up to 40 ms in the server's buffers.
    static let fadeOutMilliseconds = 40
    /// Limit for the server to fade; after that the sound is cut.
    static let patienceMilliseconds = 1_000
    private static let levelIntervalSamples = samplesPerSecond / 4

    private enum Phase {
        case prepared
        case ringing
        case ending
        case failed
    }

    private struct State {
        var phase: Phase
        var signal: (@Sendable (RingerSignal) -> Void)?
    }

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let watch: AudibilityWatch
    private let proof: RingProof
    private let hands: DispatchQueue
    private let stall: StallWatch
    private let state: Monitor<State>
    private let sound: RingSound
    private let outputName = Monitor("")
    /// The words that selected the output.
    let routeTags: [String]

    /// A ring to start.
    struct Order: Sendable {
        let request: RingRequest
        let stages: [ToneCatalogue.Stage]
        let askedAt: Int64
        let signal: @Sendable (RingerSignal) -> Void

        fileprivate var gain: RingGain {
            RingGain(
                volumePercent: request.volumePercent, rampSeconds: request.rampSeconds,
                samplesPerSecond: RingSession.samplesPerSecond)
        }

        /// The signal for the first sample, of an output that was open at `readyAt`.
        fileprivate func started(readyAt: Int64) -> RingerSignal {
            let ready = max(0, readyAt - askedAt) / 1_000_000
            let latency = max(ready, (BootClock.nanoseconds() - askedAt) / 1_000_000)
            return .started(latencyMilliseconds: Int(latency), sinkReadyMilliseconds: Int(ready))
        }
    }

    /// Connects and starts to ring, or throws. Without an order, plays silence until `begin`.
    init(
        server: String?, output: PulseAudioRinger.Output, request: RingRequest, order: Order?
    ) throws(PortFailure) {
        let connection = try PulseConnection(
            server: server, timeoutMilliseconds: output == .wished ? 1_000 : 250)
        let state = Monitor(State(phase: order == nil ? .prepared : .ringing, signal: order?.signal))
        self.state = state
        routeTags = request.routeTags
        let emit: @Sendable (RingerSignal) -> Void = { news in
            let signal = state.update { state -> (@Sendable (RingerSignal) -> Void)? in
                switch (state.phase, news) {
                case (.prepared, .failed): state.phase = .failed
                case (.ringing, .failed):
                    state.phase = .failed
                    return state.signal
                case (.ringing, _): return state.signal
                case (.prepared, _), (.ending, _), (.failed, _): break
                }
                return nil
            }
            signal?(news)
        }
        let sound = RingSound(
            levelIntervalSamples: Self.levelIntervalSamples, level: { emit(.level(percent: $0)) },
            fed: { emit(.fed) }, sentNothing: { emit(.failed(.nothingSent)) })
        if let order { sound.begin(order, at: 0) }
        do throws(PortFailure) {
            connection.onLoss { emit(.failed($0)) }
            let sink: String?
            switch output {
            case .wished, .heardElsewhere: sink = try connection.sink(matching: request.routeTags)
            case .another: sink = try connection.anotherSink(than: request.routeTags)
            case .named(let name): sink = name
            }
            let stream = try PulsePlayback(
                connection, sink: sink, name: "Alarm", role: "alarm",
                samplesPerSecond: Self.samplesPerSecond,
                started: { readyAt in if let order = sound.order { emit(order.started(readyAt: readyAt)) } },
                failed: { emit(.failed($0)) }, fill: { sound.fill($0, $1) })
            self.connection = connection
            self.sound = sound
            playback = stream
            let (monitor, isUnheard) = (Monitor(""), Monitor(false))
            let proof = RingProof(
                server: server,
                monitor: { output.monitor ?? monitor.read { $0.isEmpty ? nil : $0 } },
                sent: { count in
                    connection.locked { _ in
                        // An output that is still waking plays nothing yet.
                        let isRunning = stream.hasStarted
                        return .init(
                            samples: isRunning ? sound.samples(from: stream.handedOut, count) : [],
                            number: sound.changes)
                    }
                }, mayBeSilent: { isUnheard.read { $0 } },
                report: { outcome in
                    switch outcome {
                    case .played(let measure): emit(.measured(measure))
                    case .silent: emit(.failed(RingSession.swallowed))
                    case .unclear: break
                    }
                })
            self.proof = proof
            let hands = DispatchQueue(label: "vow.ringer.hands")
            self.hands = hands
            watch = AudibilityWatch(
                connection, stream, care: output.care(for: request), mayMove: output.mayMove,
                isChosen: { output.isChosen($0, by: request) },
                telling: .init(
                    unheard: { failure, percent in
                        isUnheard.update { $0 = true }
                        emit(.unheard(failure, volumePercent: percent))
                    },
                    heardAgain: {
                        isUnheard.update { $0 = false }
                        emit(.heardAgain)
                    },
                    plays: { [outputName] device in
                        monitor.update { $0 = device.monitor }
                        outputName.update { $0 = device.name }
                    },
                    noticed: {
                        emit(.noticed($0))
                        proof.begin()
                    },
                    // The stream must not be changed on the thread that reports.
                    turnedDown: { hands.async { stream.replay { sound.holdRamp(at: $0) } } }))
            stall = StallWatch(connection, stream) { emit(.failed($0)) }
            if order != nil { watchOver() }
        } catch {
            connection.close()
            throw error
        }
    }

    /// Starts to ring on a prepared output; false if it has failed.
    func begin(_ order: Order) -> Bool {
        let isOpen = state.update { state -> Bool in
            guard case .prepared = state.phase else { return false }
            (state.phase, state.signal) = (.ringing, order.signal)
            return true
        }
        guard isOpen else { return false }
        playback.replay { [sound, playback, state] position in
            sound.begin(order, at: position)
            // An output that is still waking reports its first sample itself.
            guard playback.hasStarted else { return }
            let signal = state.read { $0.phase == .ringing ? $0.signal : nil }
            signal?(order.started(readyAt: order.askedAt))
        }
        watchOver()
        return true
    }

    private func watchOver() {
        watch.begin()
        stall.begin()
        proof.begin()
    }

    private static let swallowed = PortFailure(
        code: "sound.swallowed", message: .outputPlaysSilenceInPlace,
        repair: .lookWhatBehindForInstance)

    /// See `Ringer.recentlySent`.
    func recentlySent(milliseconds: Int) -> [Float] {
        let samples = connection.locked { [sound, playback] _ in
            let count = milliseconds * Self.samplesPerSecond / 1_000
            return sound.samples(from: max(0, playback.handedOut - count), count)
        }
        // Downsamples to a third of the rate by averaging.
        return stride(from: 0, to: samples.count - 2, by: 3).map {
            (samples[$0] + samples[$0 + 1] + samples[$0 + 2]) / 3
        }
    }

    /// See `Ringer.output`.
    var output: String? { outputName.read { $0.isEmpty ? nil : $0 } }

    func duck(toPercent percent: Int) {
        guard state.read({ $0.phase == .ringing }) else { return }
        playback.replay { [sound] position in sound.duck(toPercent: percent, at: position) }
    }

    /// Fades, and calls `done` on the connection's thread once the fade is sent; never on a broken stream.
    func fadeOut(_ done: @escaping @Sendable () -> Void) {
        state.update { $0.phase = .ending }
        playback.replay { [sound] position in
            sound.duck(toPercent: 0, at: position)
            done()
        }
    }

    func close() {
        proof.end()
        stall.end()
        watch.end()
        hands.sync {}
        playback.close()
        connection.close()
    }
}

/// A ring's samples and level reports, or silence before it. Used on the connection's thread only, except before the
/// stream opens.
// Unchecked: it computes the samples of a ring, where a lock could delay them.
private final class RingSound: @unchecked Sendable {
    private(set) var order: RingSession.Order?
    /// Counts changes of the sound.
    private(set) var changes = 0
    private var gain: RingGain?
    /// The position of the ring's first sample.
    private var origin = 0
    private let levelIntervalSamples: Int
    private let level: (Int) -> Void
    private let fed: () -> Void
    private let sentNothing: () -> Void
    private var silence = SentSilence()
    private var reported: (percent: Int, position: Int)?
    /// The position of the last `fed` signal.
    private var toldFed = 0

    init(
        levelIntervalSamples: Int, level: @escaping (Int) -> Void, fed: @escaping () -> Void,
        sentNothing: @escaping () -> Void
    ) {
        self.levelIntervalSamples = levelIntervalSamples
        self.level = level
        self.fed = fed
        self.sentNothing = sentNothing
    }

    func begin(_ order: RingSession.Order, at position: Int) {
        changes += 1
        self.order = order
        gain = order.gain
        origin = position
    }

    func holdRamp(at position: Int) {
        changes += 1
        gain?.hold(at: position - origin)
    }

    func duck(toPercent percent: Int, at position: Int) {
        changes += 1
        gain?.duck(toPercent: percent, at: position - origin)
    }

    /// The samples from a position on, with the present gain.
    func samples(from position: Int, _ count: Int) -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, filled in
            if count > 0 { render(position, UnsafeMutableBufferPointer(rebasing: buffer[..<count])) }
            filled = count
        }
    }

    func fill(_ position: Int, _ buffer: UnsafeMutableBufferPointer<Float>) {
        render(position, buffer)
        if let gain, position >= origin {
            let end = position - origin + buffer.count
            report(end, gain)
            // The lower of both ends, so that a fade to silence does not count.
            let least = min(gain.gain(at: position - origin), gain.gain(at: end))
            let sent = UnsafeBufferPointer(buffer)
            if silence.add(sent, gain: least, samplesPerSecond: RingSession.samplesPerSecond) {
                sentNothing()
            }
        }
        guard order != nil, abs(position - toldFed) >= RingSession.samplesPerSecond else { return }
        toldFed = position
        fed()
    }

    private func render(_ position: Int, _ buffer: UnsafeMutableBufferPointer<Float>) {
        guard let order, let gain, position >= origin else { return buffer.update(repeating: 0) }
        let begin = position - origin
        var filled = 0
        while filled < buffer.count {
            filled += fill(
                from: begin + filled, order.stages, gain,
                UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
        }
    }

    /// Fills a buffer, at most to the end of a stage. Returns the number of samples.
    private func fill(
        from begin: Int, _ stages: [ToneCatalogue.Stage], _ gain: RingGain,
        _ buffer: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        var stageBegin = 0
        for stage in stages {
            let (length, isEndless) = stage.loop.count.multipliedReportingOverflow(by: stage.repetitions)
            guard isEndless || begin < stageBegin + length else {
                stageBegin += length
                continue
            }
            let count = isEndless ? buffer.count : min(buffer.count, stageBegin + length - begin)
            stage.loop.withUnsafeBufferPointer { loop in
                var index = (begin - stageBegin) % loop.count
                for offset in 0..<count {
                    buffer[offset] = loop[index] * gain.gain(at: begin + offset)
                    index += 1
                    if index == loop.count { index = 0 }
                }
            }
            return count
        }
        preconditionFailure("the last stage has no end")
    }

    private func report(_ position: Int, _ gain: RingGain) {
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
    /// The name of the first sink whose name, description or port contains every tag, or nil for the default.
    func sink(matching tags: [String]) throws(PortFailure) -> String? {
        if tags.isEmpty { return nil }
        return try sinks(timeoutMilliseconds: 500).first { $0.isCalled(tags) }?.name
    }

    /// The name of the first audible output other than the wished one; throws `sound.noOther` if there is none.
    func anotherSink(than tags: [String]) throws(PortFailure) -> String {
        let named = try sink(matching: tags)
        let standard = try defaults(timeoutMilliseconds: 250).sink
        let wished = named ?? standard
        let other = SpeakerRoute.usable(try sinks(timeoutMilliseconds: 250)).first {
            $0.name != wished && $0.isAudible && !$0.isSuspended
        }
        guard let other else {
            throw PortFailure(
                code: "sound.noOther", message: .noOtherOutputThatCould,
                repair: .connectOneOrUnmuteOne)
        }
        return other.name
    }
}
