import Foundation
import Glibc
import Testing
import VowCore
import VowRecitation
import VowRuntime

/// The wake screen on a terminal of its own, with somebody who types.
@Suite("X4 Typing at the wake screen", .serialized)
struct WakeTerminalTests {
    @Test(
        "its first frame says what to press and the way out; asked for once, it counts down to the second time"
    )
    func hints() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path])
        defer { terminal.end() }
        let sentence = WakeSession.emergencySentence(.english)
        #expect(
            terminal.shows {
                $0.contains("I get up.") && $0.contains("Emergency exit: type this twice:")
            },
            "\(terminal.output)")
        // Above all stand the time of day and what the alarm is called.
        #expect(terminal.shows { $0.contains(/(?:^|\n)\d\d:\d\d(?:  .+)?\n/) }, "\(terminal.output)")
        terminal.type(sentence + "\n")
        #expect(
            terminal.shows { $0.contains("Emergency exit: type it once more in 0:2") }, "\(terminal.output)")
        let first = terminal.output
        // It counts on by itself.
        #expect(
            terminal.shows { screen in
                guard let left = screen.firstMatch(of: /once more in 0:(\d\d)/) else { return false }
                return (Int(left.1) ?? 60) < 28 && first != screen
            }, "\(terminal.output)")
        terminal.interrupt()
    }

    @Test("what is typed stays on the screen however often it is drawn anew, and is taken at Enter")
    func typing() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path])
        defer { terminal.end() }
        #expect(terminal.shows { $0.contains("I get up.") }, "\(terminal.output)")
        let sentence = WakeSession.emergencySentence(.english)
        terminal.type("x\u{7F}" + sentence.dropLast(5))
        #expect(terminal.shows { $0.contains("> \(sentence.dropLast(5))\n") }, "\(terminal.output)")
        // The missing sound server is tried again after each window, which draws the screen anew.
        let drawn = terminal.output.components(separatedBy: "\u{1B}[J").count
        #expect(
            terminal.prints { $0.components(separatedBy: "\u{1B}[J").count > drawn }, "\(terminal.output)")
        #expect(terminal.shows { $0.contains("> \(sentence.dropLast(5))\n") }, "\(terminal.output)")
        terminal.type(sentence.suffix(5) + "\n")
        #expect(
            terminal.shows { $0.contains("Emergency exit noted") && !$0.contains("> ") }, "\(terminal.output)"
        )
        terminal.interrupt()
        #expect(terminal.shows { $0.contains("The alarm is not over") }, "\(terminal.output)")
        #expect(terminal.status == 0)
        let asked = try home.log.history().filter {
            if case .run(_, .emergencyAsked) = $0.event { true } else { false }
        }
        #expect(asked.count == 1)
        #expect(terminal.isAsBefore)
    }

    @Test(
        "A4: after success the goals of the day stand below it, also where the alarm asked for none, and go again"
    )
    func dayCard() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let goal = LineEvent.added(
            kind: .goal, text: "I complete 4 workouts a week.", language: .english)
        try home.log.append([.line("g0", goal)], at: Bedroom.now)
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path])
        defer { terminal.end() }
        #expect(terminal.prints { $0.contains("You allowed typing in that case") }, "\(terminal.output)")
        terminal.type("I get up.\n")
        #expect(terminal.prints { $0.contains("You kept your promise today.") }, "\(terminal.output)")
        #expect(
            terminal.prints { $0.contains("Today:") && $0.contains("  I complete 4 workouts a week.") },
            "\(terminal.output)")
        // It is taken away, and how the run ended stays above.
        #expect(terminal.shows { !$0.contains("Today:") }, "\(terminal.output)")
        terminal.interrupt()
    }
}

/// What is tried in peace, on a terminal of its own.
@Suite("Trying a tone", .serialized)
struct ToneTrialTests {
    @Test("names the tone and shows how loud it is, and asks for nothing", arguments: ["en", "es"])
    func tone(language: String) throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["config", "set", "language", language]).status == 0)
        let terminal = try PseudoTerminal(["try", "tone", "--tone", "chime", "--home", home.path])
        defer { terminal.end() }
        let sentence =
            language == "es" ? "El tono chime, seis segundos." : "Playing the tone chime for six seconds."
        #expect(terminal.shows { $0.contains(sentence) && $0.contains("♪") }, "\(terminal.output)")
        #expect(terminal.status == 0)
        // No sum, whatever the language, and no way out of what ends by itself.
        #expect(!terminal.output.contains(/\d [+×−-] \d/), "\(terminal.output)")
        #expect(
            !terminal.output.contains("Emergency exit") && !terminal.output.contains("Salida"),
            "\(terminal.output)")
    }
}

/// A terminal with `vow` on it.
final class PseudoTerminal: @unchecked Sendable {
    // What was printed is guarded by the condition's lock.
    private let condition = NSCondition()
    private let process = Process()
    private let main: Int32
    private let side: FileHandle
    private let before: termios
    private var printed = ""

    /// Starts `vow` with arguments, without a sound server, on a terminal of 24 rows and 80 columns.
    init(_ arguments: [String], type: String = "xterm") throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        var (main, descriptor) = (Int32(-1), Int32(-1))
        try #require(openpty(&main, &descriptor, nil, nil, &size) == 0)
        self.main = main
        try #require(fcntl(main, F_SETFD, FD_CLOEXEC) == 0)
        side = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        before = Self.settings(of: descriptor)
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appending(path: "vow")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC", "NO_COLOR": "1", "VOW_WEB_PORT": "0",
                "TERM": type,
            ]) { $1 }
        process.standardInput = side
        process.standardOutput = side
        process.standardError = side
        try process.run()
        Thread.detachNewThread { [self] in collect() }
    }

    private func collect() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(main, &bytes, bytes.count)
            guard count > 0 else { return }
            condition.lock()
            printed += String(decoding: bytes[..<count], as: UTF8.self)
            condition.broadcast()
            condition.unlock()
        }
    }

    /// All that was printed so far.
    var output: String { condition.withLock { printed } }

    /// Waits until what was printed fulfils a condition; false when it takes longer than a window and a ring.
    func prints(_ isWanted: (String) -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 40)
        condition.lock()
        defer { condition.unlock() }
        while !isWanted(printed) {
            guard condition.wait(until: limit) else { return isWanted(printed) }
        }
        return true
    }

    /// Waits until what was drawn last fulfils a condition.
    func shows(_ isWanted: (String) -> Bool) -> Bool {
        prints { text in
            let last = text.components(separatedBy: "\u{1B}[J").last ?? ""
            return isWanted(last.replacing("\r\n", with: "\n"))
        }
    }

    func type(_ keys: some StringProtocol) {
        let bytes = Array(keys.utf8)
        #expect(write(main, bytes, bytes.count) == bytes.count)
    }

    /// Control-C; the terminal controls no session here, so the signal goes to the process itself.
    func interrupt() { process.interrupt() }

    /// Waits for the end; the exit status.
    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Whether the terminal shows and edits lines as before the program took its keys.
    var isAsBefore: Bool {
        let now = Self.settings(of: side.fileDescriptor)
        return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag
    }

    func end() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        close(main)
    }

    private static func settings(of descriptor: Int32) -> termios {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        return settings
    }
}
