import BuiltProgram
import SpeechAdapters
import Foundation
import Synchronization
import Testing
import VowPorts

/// A child that was killed and that the system does not let go of: here another process traces it and does not look, which
/// keeps its end from its parent as a broken disk does.
@Suite("A child that the system does not let go of", .serialized, .timeLimit(.minutes(1)))
struct HeldChildTests {
    private let told = Told()

    private func ears() -> EarsProcess {
        EarsProcess(BuiltProgram.ears(models: []), for: "pocketsphinx") { [told] part, failure in
            told.note("\(part) \(failure.code)")
        }
    }

    private func isGone(_ number: Int32, withinSeconds seconds: Double) -> Bool {
        let until = Date(timeIntervalSinceNow: seconds)
        while Date() < until {
            if kill(number, 0) == -1, errno == ESRCH { return true }
            usleep(10_000)
        }
        return false
    }

    @Test(
        "who lets go of it waits for a moment only, is told, and it is waited for aside",
        .enabled(if: Holder.works))
    func released() throws {
        var process: EarsProcess? = ears()
        let number = try #require(process?.processIdentifier)
        let holder = try #require(Holder(of: number))
        let began = ContinuousClock.now
        process = nil
        #expect(began.duration(to: .now) < .seconds(4))
        #expect(told.all == ["pocketsphinx engine.stuck"])
        #expect(kill(number, 0) == 0)
        holder.end()
        #expect(isGone(number, withinSeconds: 5))
    }

    @Test("a question that it leaves open fails within a moment", .enabled(if: Holder.works))
    func asked() throws {
        let process = ears()
        let number = process.processIdentifier
        let holder = try #require(Holder(of: number))
        kill(number, SIGKILL)
        let began = ContinuousClock.now
        let failure = #expect(throws: PortFailure.self) { try EarsVoiceActivityDetector(in: process) }
        #expect(failure?.code == "engine.stuck")
        #expect(began.duration(to: .now) < .seconds(4))
        #expect(!process.isAlive)
        holder.end()
        #expect(isGone(number, withinSeconds: 5))
    }
}

/// What was told.
private final class Told: Sendable {
    private let said = Mutex<[String]>([])
    var all: [String] { said.withLock { $0 } }
    func note(_ text: String) { said.withLock { $0.append(text) } }
}

/// A process that traces another one and never looks at it.
private final class Holder {
    /// The number of ptrace(2), which Perl has no name for.
    #if arch(x86_64)
        private static let call = 101
    #else
        private static let call = 117
    #endif

    /// Whether one process may trace another here.
    static let works: Bool = {
        let other = Process()
        other.executableURL = URL(filePath: "/bin/sleep")
        other.arguments = ["5"]
        guard (try? other.run()) != nil else { return false }
        defer {
            other.terminate()
            other.waitUntilExit()
        }
        guard let holder = Holder(of: other.processIdentifier) else { return false }
        holder.end()
        return true
    }()

    private let process = Process()

    /// Holds a process; nil where that is not allowed.
    init?(of number: Int32) {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/perl")
        // 0x4206 is PTRACE_SEIZE, which does not stop it.
        process.arguments = [
            "-e",
            "$|=1; syscall(\(Holder.call), 0x4206, \(number), 0, 0) == 0 or exit 3; print qq(held\\n); sleep 60",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        guard output.fileHandleForReading.availableData.starts(with: Data("held".utf8)) else {
            process.waitUntilExit()
            return nil
        }
    }

    /// Lets go of it.
    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    deinit { end() }
}
