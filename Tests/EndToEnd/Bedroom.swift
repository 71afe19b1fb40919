import StorageAdapters
import SpeechAdapters
import Foundation
import SoundAdapters
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// A bedroom of its own for one test: a private sound server, somebody who speaks, a home, and its log.
final class Bedroom: @unchecked Sendable {
    let home: String
    let log: EventLog
    let server: PrivateSoundServer
    let room: VirtualRoom
    let sink: SinkRecording
    private let voice = FliteVoice()
    private let changes = NSCondition()
    private var changeCount = 0
    private var follow: (any FollowToken)?

    init() throws {
        home = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let vault = FileKeyVault(path: home + "/keys.json")
        let headKey = try vault.currentKey(for: Archive.headClass)
        let store = try SQLiteEventStore(folder: home, headKey: headKey.bytes, busyTimeoutMilliseconds: 5_000)
        log = EventLog(store: store, vault: vault)
        server = try PrivateSoundServer()
        room = try VirtualRoom(server: server)
        sink = try SinkRecording(
            server: server.address, sink: PrivateSoundServer.speakerSink, samplesPerSecond: 8_000)
        follow = try store.follow { [weak self] in
            guard let self else { return }
            changes.lock()
            changeCount += 1
            changes.broadcast()
            changes.unlock()
        }
    }

    /// Takes everything away again.
    func clear() {
        follow?.cancel()
        sink.close()
        room.leave()
        server.stop()
        try? FileManager.default.removeItem(atPath: home)
    }

    static let affirmations = ["I keep promises to myself.", "I get up when my alarm rings."]
    static let goal = "I complete 4 workouts a week."

    /// Lines, and an alarm so many seconds ahead, which rings that once or daily.
    func prepare(
        secondsAhead: Int64, tone: String = "beacon", digest: String? = nil, isDaily: Bool = false,
        gate: GatePolicy = GatePolicy(), snooze: SnoozePolicy = SnoozePolicy()
    ) throws {
        let now = Bedroom.now
        for (index, text) in Bedroom.affirmations.enumerated() {
            try log.append(
                [.line("a\(index)", .added(kind: .affirmation, text: Sealed(text), language: .english))],
                at: now)
        }
        try log.append(
            [.line("g", .added(kind: .goal, text: Sealed(Bedroom.goal), language: .english))], at: now)
        try schedule(
            "test", secondsAhead: secondsAhead, tone: tone, digest: digest, isDaily: isDaily, gate: gate,
            snooze: snooze)
    }

    /// An alarm so many seconds ahead, which rings that once or daily.
    func schedule(
        _ alarm: AlarmID, secondsAhead: Int64, tone: String = "beacon", digest: String? = nil,
        isDaily: Bool = false, gate: GatePolicy = GatePolicy(), snooze: SnoozePolicy = SnoozePolicy()
    ) throws {
        let now = Bedroom.now
        let due = ZoneRules.utc.civil(at: Instant(secondsSinceEpoch: now.secondsSinceEpoch + secondsAhead))
        let definition = AlarmDefinition(
            label: "Test",
            rule: OccurrenceRule(
                time: due.time, recurrence: isDaily ? .weekly(.everyDay) : .once(due.date)),
            zone: .fixed("UTC"),
            sound: SoundSettings(tone: tone, toneDigest: digest, volumePercent: 60, rampSeconds: 0),
            snooze: snooze, gate: gate)
        try log.append([.alarm(alarm, .scheduled(definition))], at: now)
    }

    static var now: Instant { Instant(millisecondsSinceEpoch: Int64(Date().timeIntervalSince1970 * 1_000)) }

    /// Starts `vow run` on this home.
    func daemon(
        pagePort: Int = 0, variables: [String: String] = [:], program: String? = nil, launcher: [String] = []
    ) throws -> ChildProcess {
        try ChildProcess(
            ["run", "--home", home], soundServer: server.address, pagePort: pagePort, variables: variables,
            program: program, launcher: launcher)
    }

    /// Starts another `vow` command on this home.
    func vow(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(arguments + ["--home", home], soundServer: server.address)
    }

    /// Says a sentence as the person does, and returns when it was said.
    func say(_ text: String) throws {
        try room.speak(try speech(text))
    }

    /// A sentence as the person says it, after a short pause.
    func speech(_ text: String) throws -> [Float] {
        [Float](repeating: 0, count: 4_800) + (try voice.speech(for: text, language: "en"))
    }

    /// The events of runs so far, in order.
    func runEvents() throws -> [RunEvent] {
        try log.history().compactMap { if case .run(_, let event) = $0.event { event } else { nil } }
    }

    /// The runs so far.
    func runs() throws -> Set<RunID> {
        Set(try log.history().compactMap { if case .run(let run, _) = $0.event { run } else { nil } })
    }

    /// The number of events that fulfil a condition.
    func count(_ isWanted: (RunEvent) -> Bool) throws -> Int { try runEvents().filter(isWanted).count }

    /// Waits until the log holds so many events that fulfil a condition; false when they do not come in time.
    func waitFor(_ wanted: Int = 1, seconds: Double = 40, _ isWanted: (RunEvent) -> Bool) throws -> Bool {
        try waitForEvents(wanted, seconds: seconds) { event -> Bool? in
            if case .run(_, let event) = event, isWanted(event) { true } else { nil }
        }.count >= wanted
    }

    /// Waits until the log holds so many events of a kind, and gives what there is of them then or when time is up.
    func waitForEvents<Value>(
        _ wanted: Int, seconds: Double = 40, _ read: (DomainEvent) throws -> Value?
    ) throws -> [Value] {
        let limit = Date(timeIntervalSinceNow: seconds)
        while true {
            changes.lock()
            let seen = changeCount
            changes.unlock()
            let found = try log.history().compactMap { try read($0.event) }
            if found.count >= wanted { return found }
            changes.lock()
            defer { changes.unlock() }
            while changeCount == seen {
                guard changes.wait(until: limit) else {
                    return try log.history().compactMap { try read($0.event) }
                }
            }
        }
    }

    /// Forgets what the speaker played so far.
    func forgetSound() { sink.skipToPresent() }

    /// Whether the tone is heard from the speaker within so many seconds of sound.
    func ringsWithin(seconds: Double) throws -> Bool {
        try sink.first(windowMilliseconds: 20, limitSeconds: seconds) { $0.level > 0.02 } != nil
    }

    /// Whether the speaker is silent for half a second within so many seconds of sound.
    func isSilentWithin(seconds: Double) throws -> Bool {
        try sink.first(windowMilliseconds: 500, limitSeconds: seconds) { $0.level < 0.001 } != nil
    }
}

extension Bedroom {
    /// Says both steps as the gate asks for them, the first in a window that is open already.
    func recite() throws {
        try recite(Bedroom.affirmations.joined(separator: " "))
        #expect(try waitFor(1) { $0.isStepPassed })
        #expect(try waitFor { $0.isSecondStepListening })
        try recite(try goalWithWord())
    }

    /// Says a sentence until its step passes, in at most five windows: what is tested is the way through the gate, and
    /// this voice's word for the morning may be misheard more than once.
    /// - Parameter text: read anew for each window, since a refusal brings another word.
    func recite(_ text: @autoclosure () throws -> String) throws {
        let passed = try count { $0.isStepPassed }
        for _ in 0..<5 {
            let windows = try count { $0.isListening }
            let attempts = try count { $0.isAttempt }
            try say(try text())
            #expect(try waitFor(attempts + 1) { $0.isAttempt })
            if try count({ $0.isStepPassed }) > passed { return }
            #expect(try waitFor(windows + 1) { $0.isListening })
        }
        Issue.record("five recitations were refused")
    }

    /// The goal with the word that is asked for now.
    func goalWithWord() throws -> String {
        var state = RunState()
        for logged in try log.history() {
            if case .run(_, let event) = logged.event { state.evolve(by: event, at: logged.at) }
        }
        if let word = state.currentStep?.challengeWord { return "\(Bedroom.goal) \(word)." }
        Issue.record("no word was drawn")
        return Bedroom.goal
    }
}

extension RunEvent {
    var isFired: Bool { if case .fired = self { true } else { false } }
    var isRinging: Bool { if case .ringStarted = self { true } else { false } }
    var isListening: Bool { if case .listeningStarted = self { true } else { false } }
    /// The window for the goal.
    var isSecondStepListening: Bool { self == .listeningStarted(step: 1) }
    var isAttempt: Bool { if case .attemptJudged = self { true } else { false } }
    var isResumed: Bool { if case .resumed = self { true } else { false } }
    var isEmergencyAsked: Bool { if case .emergencyAsked = self { true } else { false } }
    var isBypassed: Bool { if case .bypassed = self { true } else { false } }
    var isStepPassed: Bool { if case .stepPassed = self { true } else { false } }
    var isEnding: Bool {
        switch self {
        case .dismissed, .abandoned, .bypassed, .missed: true
        default: false
        }
    }
}
