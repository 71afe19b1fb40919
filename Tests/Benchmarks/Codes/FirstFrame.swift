import StorageAdapters
import Foundation
import VowSystem
import InMemory
import LivedDays
import Synchronization
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// How soon a run ends after the first frame of a camera that sees the right code: the frame as a front end sends it, the
/// child that looks at it (`vow helper eyes`), the verdict, and the log on a disk.
///
/// The camera's picture comes a second after the code was asked for: whoever shows one has to open the camera first.
func printFirstFrameTimes(_ pictures: CodePictures, count: Int) throws {
    for scene in CodePicture.Scene.allCases {
        var waits: [Double] = []
        var frames: [Int] = []
        for number in 0..<count {
            let shown = (0..<rounds(8, short: 1)).map {
                pictures.registered(number * 8 + $0 + 60_000, in: scene).picture
            }
            guard let (wait, frame) = try oneCodeMorning(pictures.registered, shown) else { continue }
            waits.append(wait)
            frames.append(frame)
        }
        guard !waits.isEmpty else {
            print("code to the end of a run, \(scene.rawValue): none of \(count) was read in eight frames")
            continue
        }
        let wait = Figures(waits)
        print(
            "from a camera's first frame to the end of the run, \(scene.rawValue): median \(tenths(wait.median)) ms, "
                + "95% \(tenths(wait.percentile95)) ms, at most \(tenths(wait.maximum)) ms, in at most "
                + "\(frames.max() ?? 0) frames (\(wait.count) of \(count) mornings, goal 300 ms)")
    }
}

/// One run that asks for a code, and frames 120 ms apart, as the page sends them; nil where none of them was read.
private func oneCodeMorning(_ payload: String, _ shown: [GreyPicture]) throws -> (Double, Int)? {
    let home = NSTemporaryDirectory() + "vow-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let vault = FileKeyVault(path: home + "/keys.json")
    let store = try SQLiteEventStore(
        folder: home, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    defer { store.close() }
    let log = EventLog(store: store, vault: vault)
    let start = Instant(millisecondsSinceEpoch: 1_861_945_190_000)
    let clock = SimulatedWakeClock(at: start)
    let eyes = HelperEyes(builtHelper, isFilming: true)
    defer { eyes.rest() }
    let speech = PromptedSpeech()
    var parts = DeviceParts(
        clock: clock, zones: FixedZones(), ringer: RecordingRinger(), microphone: speech,
        transcribers: speech, notifier: RecordingNotifier(), entropy: FixedEntropy(seed: 7))
    parts.eyes = eyes
    let service = CommandService(log: log, clock: clock, zones: FixedZones(), entropy: FixedEntropy(seed: 1))
    _ = try service.register(.code, "kitchen", as: nil, payload: Array(payload.utf8))
    let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
    let gate = GatePolicy(challenges: [ChallengePolicy(.token(.code, name: "kitchen"))])
    try log.append([.alarm("a1", .scheduled(AlarmDefinition(rule: rule, gate: gate)))], at: start)
    let display = EndingDisplay()
    // Only its own thread uses it, but for its controls.
    nonisolated(unsafe) let daemon = try Daemon(log: log, parts: parts, display: display, version: "bench")
    let controls = daemon.controls
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        try? daemon.run(stopsAfterRun: true)
        isOver.signal()
    }
    defer {
        controls.quit()
        isOver.wait()
    }
    for _ in 0..<6 where !display.asks {
        clock.passToPlannedWake()
        usleep(20_000)
    }
    controls.send(.ready)
    usleep(1_000_000)
    let sent = shown.map { Data($0.fileBytes).base64EncodedString() }
    let began = steadyNanoseconds()
    for (number, picture) in sent.enumerated() {
        controls.send(.scanned(picture))
        if let ended = display.ended(withinMilliseconds: number == sent.count - 1 ? 5_000 : 120) {
            return (Double(ended - began) / 1_000_000, number + 1)
        }
    }
    return nil
}

/// Notes when it is asked for a code, and when the run has ended.
private final class EndingDisplay: WakeDisplay {
    private struct State {
        var asks = false
        var endedAt: Int64?
    }
    private let state = Mutex(State())
    private let ended = DispatchSemaphore(value: 0)

    var asks: Bool { state.withLock { $0.asks } }

    /// When the run ended; nil where it does not within so long.
    func ended(withinMilliseconds limit: Int) -> Int64? {
        guard ended.wait(timeout: .now() + .milliseconds(limit)) == .success else { return nil }
        return state.withLock { $0.endedAt }
    }

    func show(_ screen: WakeScreen, run: RunID) {
        if screen.phase == .ringing || screen.phase == .answering { state.withLock { $0.asks = true } }
    }
    func show(levelPercent: Int, isVoice: Bool) {}
    func show(next: PlannedRing?) {}
    func notice(_ text: String) {}
    func finished(run: RunID, ending: RunEnding) {
        state.withLock { $0.endedAt = steadyNanoseconds() }
        ended.signal()
    }
}
