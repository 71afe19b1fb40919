import StorageAdapters
import Foundation
import Glibc
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// From the start of the program's process to "next alarm known", over logs of several lengths, and what that
/// takes of memory: the command `vow next`, and the daemon `vow run`.
func printStartTimes() throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/vow"
    guard FileManager.default.isExecutableFile(atPath: program) else {
        print("start: build vow beside vow-bench first")
        return
    }
    for mornings in isShort ? [0, 3] : [0, 365, 3650] {
        let home = NSTemporaryDirectory() + "vow-bench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let events = try fill(home, mornings: mornings)
        let first = try Spawned(program, ["next"], home: home).ended()
        var next: [Spawned.Cost] = []
        var daemon: [Spawned.Cost] = []
        for _ in 0..<rounds(15, short: 1) {
            next.append(try Spawned(program, ["next"], home: home).ended())
            daemon.append(try Spawned(program, ["run"], home: home).killed(after: "Next alarm"))
        }
        let times = Figures(next.map(\.milliseconds))
        let starts = Figures(daemon.map(\.milliseconds))
        print(
            "start with \(events) events: vow next \(tenths(times.median)) ms (at most \(tenths(times.maximum))), "
                + "\(next.map(\.peakMegabytes).max() ?? 0) MB; vow run \(tenths(starts.median)) ms "
                + "(at most \(tenths(starts.maximum))); without views \(tenths(first.milliseconds)) ms, "
                + "\(first.peakMegabytes) MB")
    }
}

/// So many mornings of thirty events each, as ten years of use leave them.
private func fill(_ home: String, mornings: Int) throws -> Int64 {
    let vault = FileKeyVault(path: home + "/keys.json")
    let store = try SQLiteEventStore(
        folder: home, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    let log = EventLog(store: store, vault: vault)
    let now = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))
    var at = now.adding(seconds: -Int64(mornings) * 86_400 - 7_200)
    for (id, kind): (LineID, LineKind) in [("a1", .affirmation), ("g1", .goal)] {
        let text = kind == .goal ? "I complete 4 workouts a week." : "I keep promises to myself."
        try log.append([.line(id, .added(kind: kind, text: Sealed(text), language: .english))], at: at)
    }
    let rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))
    try log.append([.alarm("m", .scheduled(AlarmDefinition(label: "Morning", rule: rule)))], at: at)
    for number in 0..<mornings {
        at = at.adding(seconds: 86_400)
        try log.append(longMorning("r\(number)", due: at).map { .run("r\(number)", $0) }, at: at)
        try log.append(night(from: at).map { .device($0) }, at: at.adding(seconds: 300))
    }
    let count = try store.head()
    store.close()
    return count
}

private func longMorning(_ run: String, due: Instant) -> [RunEvent] {
    let lines = ["a1", "g1"].enumerated().map { index, id in
        GateStep(
            kind: index == 0 ? .affirmation : .goal,
            lines: [RequiredLine(id: id, text: "I keep promises to myself.")],
            challengeWord: index == 1 ? "sunrise" : nil)
    }
    let terms = FiredTerms(
        alarm: "m", label: "Morning", due: due, lateMilliseconds: 3, zone: "UTC", zoneVersion: "2025b",
        steps: lines, sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
        timings: SessionTimings())
    var events: [RunEvent] = [.fired(terms), .ringStarted(means: .sound, delayMilliseconds: 9)]
    for step in 0..<2 {
        for attempt in 0..<3 {
            let evidence = AttemptEvidence(
                transcript: "i keep promises to myself sunrise", mode: .spoken, engine: "moonshine",
                model: "tiny", speechMilliseconds: 2400, speechLevelDecibels: -28.5,
                noiseLevelDecibels: -61.25, latencyMilliseconds: 180)
            let result = LineResult(
                line: step == 0 ? "a1" : "g1", score: 0.9375, passed: attempt == 2, missed: ["to"])
            events += [
                .listeningStarted(step: step),
                .attemptJudged(
                    AttemptVerdict(
                        number: step * 3 + attempt + 1, step: step, evidence: evidence, lines: [result],
                        challengeWordHeard: nil, reasons: attempt == 2 ? [] : [.linesMissing])),
            ]
        }
        events += [
            .lineRecited(line: step == 0 ? "a1" : "g1", attempt: 3, score: Sealed(0.9375)),
            .stepPassed(step: step),
        ]
    }
    return events + [.challengeWordSaid(step: 1, attempt: 6), .dismissed(mode: .spoken)]
}

private func night(from at: Instant) -> [DeviceEvent] {
    let next = at.adding(seconds: 86_000)
    return [
        .capabilityChanged(capability: .microphone, state: .ready),
        .noticeGiven(date: CivilDate(year: 2026, month: 1, day: 1)!),
        .wakeArmed(means: .clockFile, for: next),
        .suspending, .resumed(suspendedMilliseconds: 30_000_000), .wakeArmed(means: .clockFile, for: next),
        .started(version: "0.1.0"), .stopped, .started(version: "0.1.0"), .clockStepped(byMilliseconds: 900),
    ]
}

/// A process, from the call that makes it to its end.
private struct Spawned {
    struct Cost {
        let milliseconds: Double
        let peakMegabytes: Int
    }

    private let process: pid_t
    private let output: Int32
    private let began: Int64

    init(_ program: String, _ arguments: [String], home: String) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let variables = ["VOW_HOME=\(home)", "TZ=UTC", "PULSE_SERVER=unix:/nowhere"]
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = variables.map { strdup($0) } + [nil]
        defer { for text in words + settings { free(text) } }
        var identifier: pid_t = 0
        began = steadyNanoseconds()
        guard posix_spawn(&identifier, program, &actions, nil, words, settings) == 0 else {
            throw CocoaError(.executableNotLoadable)
        }
        close(ends[1])
        process = identifier
        output = ends[0]
    }

    /// Waits for its end.
    func ended() throws -> Cost {
        while try read().isEmpty == false {}
        return end()
    }

    /// Waits until it has printed a text, then ends it.
    func killed(after text: String) throws -> Cost {
        var printed = ""
        while !printed.contains(text) {
            let more = try read()
            guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
            printed += more
        }
        let took = Double(steadyNanoseconds() - began) / 1_000_000
        kill(process, SIGKILL)
        return Cost(milliseconds: took, peakMegabytes: end().peakMegabytes)
    }

    private func read() throws -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(output, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    private func end() -> Cost {
        var usage = rusage()
        var status: Int32 = 0
        wait4(process, &status, 0, &usage)
        close(output)
        return Cost(
            milliseconds: Double(steadyNanoseconds() - began) / 1_000_000,
            peakMegabytes: Int(usage.ru_maxrss) / 1024)
    }
}
