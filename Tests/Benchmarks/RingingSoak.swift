import Foundation
import Glibc
import SoundAdapters
import VowPorts

/// How long `vow-bench soak` rings, in seconds; `VOW_SOAK_SECONDS` asks for another length.
private var soakSeconds: Int {
    ProcessInfo.processInfo.environment["VOW_SOAK_SECONDS"].flatMap(Int.init) ?? rounds(3_600, short: 2)
}

/// Rings for an hour and compares each sample that the output plays with the tone: any gap, any click and any slip at a
/// join of the loop shows. Then rings four hundred times, and says what of each hundred stayed.
///
/// Run with real-time priority (`chrt -f 20`, for the server that it starts, too) it measures the sound and not what else
/// the machine does; a desktop gives its sound server that priority by rtkit.
func printRingingSoak() throws {
    try printLongRing(seconds: soakSeconds)
    try printManyRings(hundreds: rounds(4, short: 1))
}

private func printLongRing(seconds: Int) throws {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let recording = try SinkRecording(server: server.address, sink: PrivateSoundServer.speakerSink)
    defer { recording.close() }
    let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    defer { ringer.stop() }
    guard let loop = ToneCatalogue.samples(named: "siren", samplesPerSecond: 48_000) else { return }
    let used = Holdings()
    try ringer.start(RingRequest(source: .tone("siren"), volumePercent: 100, rampSeconds: 0)) { _ in }
    _ = try recording.first(windowMilliseconds: 20, limitSeconds: 5) { $0.level > 0.3 }
    var comparison = LoopComparison(loop: loop)
    for _ in 0..<seconds { comparison.add(try recording.record(seconds: 1).samples) }
    let now = Holdings()
    let share = (now.processorSeconds - used.processorSeconds) / Double(max(1, seconds)) * 100
    print(
        "ringing: \(seconds) s on a sink, \(seconds * 48_000 / loop.count) joins of the loop, "
            + "\(comparison.slips) places that are not the tone, at \(comparison.moments) moments, longest silence "
            + "\(tenths(Double(comparison.longestSilence) / 48)) ms, \(tenths(share)) % of a core with the recording, "
            + "\(now.difference(from: used))")
}

private func printManyRings(hundreds: Int) throws {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    func ring() throws {
        try ringer.start(RingRequest(source: .tone("beacon"), volumePercent: 60, rampSeconds: 0)) { _ in }
        usleep(20_000)
        ringer.stop()
    }
    // What is made once and kept is no growth.
    for _ in 0..<5 { try ring() }
    usleep(1_500_000)
    // A hundred may fill what the allocator keeps; what grows without end grows in the next hundreds, too.
    var before = Holdings()
    for hundred in 1...hundreds {
        for _ in 0..<100 { try ring() }
        // Each ring is closed a moment after its end.
        usleep(1_500_000)
        let now = Holdings()
        print("ringing 100 times more (\(hundred) of \(hundreds)): \(now.difference(from: before))")
        before = now
    }
}

/// What a process holds.
struct Holdings {
    let descriptors: Int
    let threads: Int
    let residentKilobytes: Int
    let processorSeconds: Double

    /// As it is now.
    init() {
        func count(_ folder: String) -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
        }
        descriptors = count("/proc/self/fd")
        threads = count("/proc/self/task")
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        residentKilobytes = pages.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 4 } ?? 0
        var spent = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &spent)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        processorSeconds = seconds(spent.ru_utime) + seconds(spent.ru_stime)
    }

    func difference(from before: Holdings) -> String {
        "\(descriptors - before.descriptors) descriptors, \(threads - before.threads) threads and "
            + "\(residentKilobytes - before.residentKilobytes) kB more than before"
    }
}

/// Follows a recorded loop sample by sample.
struct LoopComparison {
    /// More than rounding and dithering may change.
    private static let tolerance: Float = 0.002
    /// How many samples in a row tell a place in the loop.
    private static let telling = 480

    private let loop: [Float]
    private var place: Int?
    private var silence = 0
    /// How often something else was played than the tone.
    private(set) var slips = 0
    /// The same, but that what follows within two seconds is one: the tone resembles itself, so that its place is found
    /// again by way of wrong ones.
    private(set) var moments = 0
    private var lastSlip: Int?
    private var count = 0
    /// The longest stretch without any sound, in samples.
    private(set) var longestSilence = 0

    init(loop: [Float]) { self.loop = loop }

    mutating func add(_ samples: [Float]) {
        for sample in samples {
            silence = abs(sample) < 0.000_1 ? silence + 1 : 0
            longestSilence = max(longestSilence, silence)
        }
        var index = 0
        defer { count += samples.count }
        while index < samples.count {
            guard let now = place else {
                guard samples.count - index >= Self.telling else { return }
                place = find(samples[index..<index + Self.telling])
                if place == nil { index += Self.telling }
                continue
            }
            if abs(samples[index] - loop[now]) > Self.tolerance {
                slips += 1
                let at = count + index
                if lastSlip.map({ at - $0 > 2 * 48_000 }) ?? true { moments += 1 }
                lastSlip = at
                place = nil
            } else {
                place = (now + 1) % loop.count
            }
            index += 1
        }
    }

    private func find(_ samples: ArraySlice<Float>) -> Int? {
        loop.indices.first { begin in
            var at = begin
            for sample in samples {
                if abs(sample - loop[at]) > Self.tolerance { return false }
                at = at + 1 == loop.count ? 0 : at + 1
            }
            return true
        }
    }
}

/// The share of a core that ringing takes, and listening to the microphone without an engine.
func printSoundCosts() throws {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let seconds = Double(rounds(20, short: 1))
    let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    try ringer.start(RingRequest(source: .tone("siren"), volumePercent: 60, rampSeconds: 0)) { _ in }
    sleep(UInt32(rounds(3, short: 1)))
    let before = Holdings().processorSeconds
    usleep(UInt32(seconds * 1_000_000))
    let ringing = Holdings().processorSeconds - before
    ringer.stop()
    let microphone = PulseAudioMicrophone(server: server.address)
    try microphone.open()
    defer { microphone.close() }
    _ = try microphone.read()
    let began = Holdings().processorSeconds
    var samples = 0
    while samples < Int(seconds) * 16_000 { samples += try microphone.read()?.count ?? samples }
    let listening = Holdings().processorSeconds - began
    print(
        "processor while ringing: \(hundredths(ringing / seconds * 100)) % of a core; while the microphone is read: "
            + "\(hundredths(listening / seconds * 100)) % (engines: see speech)")
}
