import Dispatch
import Glibc
import SoundAdapters
import LinuxAdapters
import Synchronization
import VowCore
import VowPorts

/// The time from each call of `start` to the arrival of the first sample that is not silence on the sink's
/// monitor, in milliseconds; the recording's own delay of about 5 ms is not subtracted.
func measureFirstSampleLatency(count: Int) throws(PortFailure) -> [Double] {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let recording = try SinkRecording(server: server.address, sink: PrivateSoundServer.speakerSink)
    defer { recording.close() }
    let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    let request = RingRequest(source: .tone("beacon"), volumePercent: 100, rampSeconds: 0)
    var latencies: [Double] = []
    for _ in 0..<count {
        latencies.append(try heardLatency(of: ringer, request, on: recording))
        ringer.stop()
    }
    return latencies
}

func printFirstSampleLatency(count: Int) throws(PortFailure) {
    let figures = Figures(try measureFirstSampleLatency(count: count))
    print(
        "first sample after start: median \(tenths(figures.median)) ms, 95% \(tenths(figures.percentile95)) ms, "
            + "max \(tenths(figures.maximum)) ms (\(figures.count) rings, goal 100 ms)")
}

/// The time from each call of `start` to its first sample on an output that sleeps, in milliseconds.
///
/// Opened ahead as the daemon does, the output is awake when the ring begins, and the sample is awaited on its monitor;
/// before that the program's memory was given back, as in a night (`trimmed`).
/// Opened when due, it is told by the server: a recording would keep the output awake.
func measureFirstSampleLatencyWhenIdle(count: Int, prepared: Bool, trimmed: Bool) throws(PortFailure)
    -> [Double]
{
    let request = RingRequest(source: .tone("beacon"), volumePercent: 100, rampSeconds: 0)
    var latencies: [Double] = []
    for _ in 0..<count {
        let server = try PrivateSoundServer(.sleepyRoom)
        defer { server.stop() }
        let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
        defer { ringer.stop() }
        usleep(600_000)
        if trimmed { ProcessMemoryTrimmer().trim() }
        if prepared {
            try ringer.prepare(request)
            // The daemon opens it eight seconds ahead.
            usleep(2_500_000)
            let recording = try SinkRecording(
                server: server.address, sink: PrivateSoundServer.speakerSink)
            defer { recording.close() }
            latencies.append(try heardLatency(of: ringer, request, on: recording))
            continue
        }
        let latency = Mutex<Int?>(nil)
        let begun = DispatchSemaphore(value: 0)
        try ringer.start(request) { news in
            guard case .started(let milliseconds, _) = news else { return }
            latency.withLock { $0 = milliseconds }
            begun.signal()
        }
        guard begun.wait(timeout: .now() + 5) == .success, let milliseconds = latency.withLock({ $0 }) else {
            throw PortFailure(
                code: "bench.silent", message: TextCode(worded: "The ring did not begin within 5 s."),
                repair: TextCode(worded: "Look at the sound server."))
        }
        latencies.append(Double(milliseconds))
    }
    return latencies
}

/// The time from `start` to the arrival of the first sample that is not silence, in milliseconds.
private func heardLatency(of ringer: PulseAudioRinger, _ request: RingRequest, on recording: SinkRecording)
    throws(PortFailure) -> Double
{
    try waitForSilence(recording)
    recording.skipToPresent()
    let asked = steadyNanoseconds()
    try ringer.start(request) { _ in }
    let heard = try recording.first(windowMilliseconds: 1, limitSeconds: 5) { $0.level > 0 }
    guard let heard else {
        throw PortFailure(
            code: "bench.silent", message: TextCode(worded: "The ring was not heard within 5 s."),
            repair: TextCode(worded: "Look at the sound server."))
    }
    return Double(heard.arrivedAtNanoseconds - asked) / 1_000_000
}

func printFirstSampleLatencyWhenIdle(count: Int) throws(PortFailure) {
    for (prepared, trimmed) in [(true, true), (true, false), (false, true)] {
        let figures = Figures(
            try measureFirstSampleLatencyWhenIdle(count: count, prepared: prepared, trimmed: trimmed))
        print(
            "first sample on an output that sleeps, opened \(prepared ? "ahead" : "when due"), memory "
                + "\(trimmed ? "" : "not ")given back before: median "
                + "\(tenths(figures.median)) ms, 95% \(tenths(figures.percentile95)) ms, "
                + "max \(tenths(figures.maximum)) ms (\(figures.count) rings"
                + (prepared ? ", goal 100 ms)" : ")"))
    }
}

/// The time from each call of `duck(toPercent: 0)` to the last sample that is not silence, in milliseconds.
func measureDuckTimes(count: Int) throws(PortFailure) -> [Double] {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let recording = try SinkRecording(server: server.address, sink: PrivateSoundServer.speakerSink)
    defer { recording.close() }
    let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    defer { ringer.stop() }
    try ringer.start(RingRequest(source: .tone("siren"), volumePercent: 100, rampSeconds: 0)) { _ in }
    var times: [Double] = []
    while times.count < count {
        // The siren pauses once a loop; a duck within its steady part is what can be measured.
        _ = try recording.first(windowMilliseconds: 100, limitSeconds: 5) { $0.level > 0.3 }
        recording.skipToPresent()
        let asked = steadyNanoseconds()
        ringer.duck(toPercent: 0)
        var last = asked
        _ = try recording.first(windowMilliseconds: 1, limitSeconds: 1) { stretch in
            if stretch.level > 0 { last = stretch.arrivedAtNanoseconds }
            return stretch.level == 0
        }
        ringer.duck(toPercent: 100)
        times.append(Double(last - asked) / 1_000_000)
    }
    return times
}

func printDuckTimes(count: Int) throws(PortFailure) {
    let figures = Figures(try measureDuckTimes(count: count))
    print(
        "silent after duck: median \(tenths(figures.median)) ms, 95% \(tenths(figures.percentile95)) ms, "
            + "max \(tenths(figures.maximum)) ms (\(figures.count) ducks, goal 20 ms)")
}

/// Reads until 100 ms of the sink are silent.
private func waitForSilence(_ recording: SinkRecording) throws(PortFailure) {
    let silence = try recording.first(windowMilliseconds: 100, limitSeconds: 5) { $0.level == 0 }
    guard silence != nil else {
        throw PortFailure(
            code: "bench.noise", message: TextCode(worded: "The sink did not fall silent within 5 s."),
            repair: TextCode(worded: "Look at the sound server."))
    }
}
