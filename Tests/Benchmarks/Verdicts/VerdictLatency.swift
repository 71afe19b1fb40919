import SpeechAdapters
import Foundation
import InMemory
import LinuxAdapters
import SoundAdapters
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// From the last audible sample of a recitation in the room to the recorded verdict, over whole mornings on a
/// private sound server, about ten seconds each: the sound server and the log are in it, too.
func printMornings(_ engine: String, count: Int) throws {
    let server = try PrivateSoundServer()
    defer { server.stop() }
    let room = try VirtualRoom(server: server)
    defer { room.leave() }
    let lines = [
        "I keep promises to myself.", "I get up when my alarm rings.",
        "I choose the harder right over the easier wrong.",
    ]
    let latencies = try (0..<count).compactMap { index in
        try oneVerdict(lines[index % lines.count], engine, server, room)
    }
    let list = latencies.map { "\(Int($0)) ms" }.joined(separator: ", ")
    print(
        "whole mornings, \(engine): \(list.isEmpty ? "no recitation passed at once" : list) (\(count) tried)")
}

/// One morning with one line; the latency in milliseconds, or nil when the line was not heard well enough.
private func oneVerdict(_ line: String, _ engine: String, _ server: PrivateSoundServer, _ room: VirtualRoom)
    throws
    -> Double?
{
    let clock = try LinuxWakeClock()
    let voice = try FliteVoice().speech(for: line, language: "en")
    let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
    let parts = DeviceParts(
        clock: clock, zones: ZoneDatabase(),
        ringer: PulseAudioRinger(server: server.address, files: SndfileReader()),
        microphone: PulseAudioMicrophone(server: server.address),
        transcribers: SpeechEngines(program: builtEars) { _ in },
        notifier: SilentNotifier(), entropy: SystemEntropy())
    let service = CommandService(log: log, clock: clock, zones: parts.zones, entropy: parts.entropy)
    try service.set(.engine, to: engine)
    _ = try service.addLine(line, kind: .affirmation, language: .english)
    let zone = try parts.zones.rules(for: try parts.zones.deviceZoneIdentifier())
    let wall = zone.civil(at: Instant(secondsSinceEpoch: clock.now().secondsSinceEpoch + 3))
    let rule = OccurrenceRule(time: wall.time, recurrence: .once(wall.date))
    _ = try service.schedule(AlarmDefinition(rule: rule, gate: GatePolicy(challengeWord: false)))
    let display = SpeakingDisplay(room: room, samples: voice)
    let daemon = try Daemon(log: log, parts: parts, display: display, version: "bench")
    // The first ring is long enough for the engine to be loaded, as it is on any morning.
    daemon.adjustPolicy { $0.timings.firstRingMilliseconds = 2_500 }
    display.controls = daemon.controls
    // On a machine so busy that the alarm was made after its due instant, the morning never comes.
    let limit = DispatchSource.makeTimerSource()
    limit.schedule(deadline: .now() + .seconds(40))
    let controls = daemon.controls
    limit.setEventHandler { controls.quit() }
    limit.resume()
    defer { limit.cancel() }
    try daemon.run(stopsAfterRun: true)
    let history = try log.history()
    let attempts = history.compactMap { logged -> (Instant, AttemptVerdict)? in
        if case .run(_, .attemptJudged(let verdict)) = logged.event { (logged.at, verdict) } else { nil }
    }
    guard let first = attempts.first, first.1.reasons.isEmpty, let ended = display.endedAt else { return nil }
    return Double(first.0.milliseconds(since: ended))
}

/// Speaks when the first window opens, and notes when the last audible sample was in the room.
private final class SpeakingDisplay: WakeDisplay, @unchecked Sendable {
    var controls: Daemon.Controls?
    private(set) var endedAt: Instant?
    private let room: VirtualRoom
    private let samples: [Float]
    private var hasSpoken = false

    init(room: VirtualRoom, samples: [Float]) {
        self.room = room
        let audible = samples.lastIndex { abs($0) > 0.01 } ?? 0
        self.samples = [Float](repeating: 0, count: 4_800) + samples[...audible]
    }

    func show(_ screen: WakeScreen, run: RunID) {
        guard screen.phase == .listening, !hasSpoken else {
            // One attempt is measured; a refused one ends the morning.
            if hasSpoken, screen.phase == .ringing { controls?.quit() }
            return
        }
        hasSpoken = true
        Thread.detachNewThread { [self] in
            try? room.speak(samples)
            endedAt = Instant(millisecondsSinceEpoch: Int64(Date().timeIntervalSince1970 * 1000))
        }
    }

    func show(levelPercent: Int, isVoice: Bool) {}
    func show(next: PlannedRing?) {}
    func notice(_ text: String) {}
    func finished(run: RunID, ending: RunEnding) {}
}

/// Keeps quiet.
private struct SilentNotifier: Notifier {
    func notify(title: String, body: String, audible: Bool) throws(PortFailure) {}
}
