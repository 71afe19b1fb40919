import Foundation
import Glibc
import LinuxAdapters
import SoundAdapters
import Testing
import TestSupport
import VowCore
import VowRuntime
import VowWeb

/// A ring that nobody answers, and what is tried against it.
final class AttackedRing: @unchecked Sendable {
    /// How long nothing may be heard outside of a listening window.
    private static let quietSeconds = 2.0
    /// How long a window may be silent at most, and some time to come back.
    private static let windowSeconds = 22.0
    /// A daily alarm, so that it has a next occurrence too.
    static let alarm = "test"
    /// An output that a way adds.
    static let hall = "hall"
    /// What the code holds that a gate may ask for.
    static let code = "4006381333931"

    let bedroom: Bedroom
    let parts: SurroundingParts
    let port: Int
    let run: RunID
    private(set) var daemon: ChildProcess
    /// What was said in an earlier morning that passed the gate, in order.
    let recordings: [[Float]]
    private let surroundings: Surroundings

    /// Rings, and asks for a recitation, or for what another gate asks.
    init(_ surroundings: Surroundings = Surroundings()) throws {
        self.surroundings = surroundings
        bedroom = try Bedroom()
        parts = try SurroundingParts(surroundings)
        port = try FreePort.find()
        var recordings: [[Float]] = []
        (daemon, run) = try Self.ring(bedroom, parts, surroundings, port, &recordings)
        self.recordings = recordings
    }

    /// Prepares the home, starts the daemon, and waits until it rings.
    private static func ring(
        _ bedroom: Bedroom, _ parts: SurroundingParts, _ surroundings: Surroundings, _ port: Int,
        _ recordings: inout [[Float]]
    ) throws -> (ChildProcess, RunID) {
        // Codes and tags are registered before an alarm asks for them.
        for (kind, name) in (surroundings.gate ?? GatePolicy()).tokens {
            let rest = kind == .code ? ["--payload", code] : []
            let added = try ChildProcess(
                [kind == .code ? "codes" : "tags", "add", name] + rest + ["--home", bedroom.home],
                soundServer: bedroom.server.address, variables: parts.variables
            ).finish()
            #expect(added.status == 0, "\(added)")
        }
        try parts.reader?.takeAway()
        var tone = "beacon"
        if surroundings.hasOwnTone {
            tone = bedroom.home + "/own.wav"
            try writeTone(tone)
        }
        let earlier = surroundings.hasEarlierMorning
        try bedroom.prepare(
            secondsAhead: 4, tone: tone, isDaily: !earlier, gate: surroundings.gate ?? GatePolicy(),
            snooze: SnoozePolicy(maximumCount: 2, lengthMinutes: 1))
        let daemon = try Self.daemon(bedroom, parts, surroundings, port)
        do {
            if earlier {
                recordings = try passed(bedroom)
                try bedroom.schedule("again", secondsAhead: 4, isDaily: true)
            }
            let past = earlier ? try bedroom.runs() : []
            let rings = try bedroom.count { $0.isRinging }
            guard try bedroom.waitFor(past.isEmpty ? 1 : rings + 1, { $0.isRinging }),
                let run = try bedroom.runs().subtracting(past).first
            else { throw Unready(output: daemon.output) }
            return (daemon, run)
        } catch {
            daemon.kill()
            parts.end()
            bedroom.clear()
            throw error
        }
    }

    /// Passes the gate as a person does, and gives what was said.
    private static func passed(_ bedroom: Bedroom) throws -> [[Float]] {
        #expect(try bedroom.waitFor { $0.isListening })
        var said: [[Float]] = []
        for step in 0..<2 {
            if step == 1 { #expect(try bedroom.waitFor { $0.isSecondStepListening }) }
            for _ in 0..<5 where try bedroom.count({ $0.isStepPassed }) == step {
                let windows = try bedroom.count { $0.isListening }
                let attempts = try bedroom.count { $0.isAttempt }
                let text =
                    try step == 0
                    ? Bedroom.affirmations.joined(separator: " ") : bedroom.goalWithWord()
                let speech = try bedroom.speech(text)
                try bedroom.room.speak(speech)
                #expect(try bedroom.waitFor(attempts + 1) { $0.isAttempt })
                if try bedroom.count({ $0.isStepPassed }) > step {
                    said.append(speech)
                } else {
                    #expect(try bedroom.waitFor(windows + 1) { $0.isListening })
                }
            }
        }
        #expect(try bedroom.waitFor { $0.isEnding })
        return said
    }

    private static func daemon(
        _ bedroom: Bedroom, _ parts: SurroundingParts, _ surroundings: Surroundings, _ port: Int
    ) throws -> ChildProcess {
        // As the service has it: a crash is not held up for a backtrace.
        let variables = [
            "XDG_RUNTIME_DIR": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "SWIFT_BACKTRACE": "enable=no",
        ]
        // Root's own right to write anywhere is dropped; the number of the process stays.
        let launcher =
            surroundings.isUnprivileged && geteuid() == 0
            ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
        return try bedroom.daemon(
            pagePort: port, variables: variables.merging(parts.variables) { $1 }, program: parts.program,
            launcher: launcher)
    }

    /// Writes a sound file of two seconds: a tone, or silence.
    static func writeTone(_ path: String, isSilent: Bool = false) throws {
        let tone = (0..<32_000).map { isSilent ? 0 : Float(sin(Double($0) * 0.25)) * 0.5 }
        try RehearsedMorningTests.wave(tone).write(to: URL(filePath: path))
    }

    struct Unready: Error { let output: String }

    func end() {
        daemon.stop()
        parts.end()
        bedroom.clear()
    }

    // MARK: What is done

    /// Runs a command on the home, and expects the status with which it ends.
    @discardableResult
    func vow(_ words: [String], ends status: Int32 = 0, input: String = "") throws -> String {
        let child = try ChildProcess(
            words + ["--home", bedroom.home], soundServer: bedroom.server.address, input: input)
        let (found, output) = child.finish()
        #expect(found == status, "vow \(words.joined(separator: " ")): \(found) \(output)")
        return output
    }

    /// Sends a line over the private socket, and expects a part of the answer.
    func ask(_ line: String, answers part: String) throws {
        let client = try LocalSocketClient(home: bedroom.home)
        defer { client.close() }
        try client.send(Array(line.utf8))
        let answer = client.next().map { String(decoding: $0, as: UTF8.self) } ?? "closed"
        #expect(answer.contains(part), "\(line.prefix(200)): \(answer)")
    }

    /// Sends lines over the private socket for so many seconds, on several connections at once.
    func flood(_ lines: [String], seconds: Double) throws {
        let limit = Date(timeIntervalSinceNow: seconds * Ways.floodFactor)
        let home = bedroom.home
        DispatchQueue.concurrentPerform(iterations: 3) { _ in
            while Date() < limit {
                guard let client = try? LocalSocketClient(home: home) else { continue }
                for index in 0..<100 where Date() < limit {
                    guard (try? client.send(Array(lines[index % lines.count].utf8))) != nil,
                        client.next() != nil
                    else { break }
                }
                client.close()
            }
        }
    }

    /// Posts to the page's API with the home's token, or another, and gives the status.
    func post(_ path: String, _ body: String, token: String? = nil) throws -> Int {
        let program = """
            import http.client, sys
            c = http.client.HTTPConnection("127.0.0.1", \(port), timeout=20)
            c.request("POST", sys.argv[1], sys.argv[2], {"Content-Type": "application/json", "Authorization": "Bearer " + sys.argv[3]})
            print(c.getresponse().status)
            """
        let used = try token ?? PageToken.kept(home: bedroom.home).text
        let said = try AttackedRing.output("/usr/bin/python3", ["-c", program, path, body, used])
        return Int(said.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    /// Runs a program of the machine to its end, and gives what it printed.
    @discardableResult
    static func output(_ program: String, _ words: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return said
    }

    /// The process that watches over the home.
    var process: pid_t { daemon.identifier }

    /// The daemon's children that have these words among their arguments.
    func children(_ wanted: String) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init).filter { number in
            guard let stat = FileManager.default.contents(atPath: "/proc/\(number)/stat"),
                let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
            else { return false }
            // The parent is the second field behind the name, which stands in brackets (proc(5)).
            let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(
                separator: " ")
            let words = String(decoding: line, as: UTF8.self).split(separator: "\0")
            return fields?.dropFirst().first.flatMap { pid_t($0) } == process
                && wanted.split(separator: " ").allSatisfy(words.contains)
        }
    }

    /// Starts the daemon again.
    func start() throws { daemon = try Self.daemon(bedroom, parts, surroundings, port) }

    /// Starts the daemon again, and waits until the run goes on.
    func restart() throws {
        let resumed = try bedroom.count { $0.isResumed }
        try start()
        #expect(try bedroom.waitFor(resumed + 1) { $0.isResumed }, "\(daemon.output)")
    }

    /// A file of the home.
    func file(_ name: String) -> String { bedroom.home + "/" + name }

    // MARK: What comes of it

    /// The run as its records tell.
    func state() throws -> RunState {
        var state = RunState()
        for logged in try bedroom.log.history() {
            if case .run(self.run, let event) = logged.event { state.evolve(by: event, at: logged.at) }
        }
        return state
    }

    /// Whether a window is open for a recitation, in which the tone is silent.
    private func hasOpenWindow() throws -> Bool {
        var openedAt: Instant?
        for logged in try bedroom.log.history() {
            guard case .run(self.run, let event) = logged.event else { continue }
            if event.isListening { openedAt = logged.at }
            if event.isAttempt || event.isRinging || event.isResumed { openedAt = nil }
        }
        guard let openedAt else { return false }
        return Bedroom.now.milliseconds(since: openedAt) < Int64(AttackedRing.windowSeconds * 1_000)
    }

    /// Whether the tone is heard, but for a window that is open.
    /// - Parameter delay: what sounds so long does not count yet.
    func isHeard(waitsForWindow: Bool = false, afterSeconds delay: Double = 0) throws -> Bool {
        bedroom.forgetSound()
        if delay > 0 { _ = try bedroom.sink.record(seconds: delay) }
        if try bedroom.ringsWithin(seconds: AttackedRing.quietSeconds) { return true }
        guard try hasOpenWindow() else {
            // The window ended meanwhile, or began.
            return try bedroom.ringsWithin(seconds: AttackedRing.quietSeconds)
        }
        return try !waitsForWindow || bedroom.ringsWithin(seconds: AttackedRing.windowSeconds)
    }

    /// The events that match, so far.
    func count(_ trace: Way.Trace) throws -> Int {
        try bedroom.log.history().count { trace.matches($0.event) }
    }

    /// Whether the tone is heard from one of the outputs, some of which may be gone.
    func isHeardAnywhere() throws -> Bool {
        let limit = Date(timeIntervalSinceNow: AttackedRing.windowSeconds)
        while Date() < limit {
            for sink in [PrivateSoundServer.speakerSink, PrivateSoundServer.roomSink, AttackedRing.hall] {
                guard let recording = try? SinkRecording(server: bedroom.server.address, sink: sink) else {
                    continue
                }
                defer { recording.close() }
                if (try? recording.first(windowMilliseconds: 20, limitSeconds: 1) { $0.level > 0.02 }) ?? nil
                    != nil
                {
                    return true
                }
            }
        }
        return false
    }

    /// How the run counts now.
    func counting() throws -> Counting {
        try Counting(run: run) { words in
            try ChildProcess(
                words + ["--home", bedroom.home], soundServer: bedroom.server.address, keepsErrors: false
            ).finish().output
        }
    }
}
