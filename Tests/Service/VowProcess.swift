import Foundation
import Glibc
import Synchronization

/// The built program as a person or a service manager would run it.
final class VowProcess: Sendable {
    /// Where the build put the program: beside the tests.
    static let program: String = {
        // The test bundle lies in the folder that the program is built into.
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("vow").path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue
            {
                return candidate
            }
            folder = folder.deletingLastPathComponent()
        }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path + "/.build/debug/vow"
    }()

    /// Runs a command to its end and gives what it printed; nil when it failed.
    static func output(_ arguments: [String], environment: [String: String]) throws -> String? {
        let (code, output) = try result(arguments, environment: environment)
        return code == 0 ? output : nil
    }

    /// The words that start a command: one of the lab where its first word is `vow-lab`.
    static func words(_ arguments: [String]) -> [String] {
        arguments.first == "vow-lab" ? [program + "-lab"] + arguments.dropFirst() : [program] + arguments
    }

    /// Runs a command, with nobody at its keyboard, to its end: its exit code, and what it printed.
    static func result(_ arguments: [String], environment: [String: String]) throws -> (
        code: Int32, output: String
    ) {
        let process = Process()
        let words = words(arguments)
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(["VOW_WEB_PORT": "0"]) { $1 }
            .merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private let process: Process
    private let keyboard: Int32
    private let output: Int32
    private let seen = Mutex("")
    private let began = ContinuousClock.now

    /// Starts `vow run` with a keyboard and a printed screen.
    /// - Parameters:
    ///   - fileBlocks: no file may grow beyond so many blocks of 512 bytes, as on a full disk.
    ///   - user: runs as another user, which the superuser may.
    ///   - entering: the words that go before the program, such as those of a `SmallFilesystem`.
    init(environment: [String: String], fileBlocks: Int? = nil, user: Int? = nil, entering: [String] = [])
        throws
    {
        // A pair of terminals by the kernel's own calls (pts(4)): unlock, ask for the number, open the other end.
        let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number): (Int32, UInt32) = (0, 0)
        let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        precondition(
            keyboard >= 0 && ioctl(keyboard, unlock, &lock) == 0 && ioctl(keyboard, askNumber, &number) == 0)
        let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        self.keyboard = keyboard
        var ends: [Int32] = [-1, -1]
        precondition(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        output = ends[0]
        process = Process()
        if let fileBlocks {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            // A write beyond the limit fails only where the signal for it is ignored.
            process.arguments = [
                "-c", "trap '' XFSZ; ulimit -f \(fileBlocks); exec \"$0\" run", VowProcess.program,
            ]
        } else if let user {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            process.arguments = [
                "--reuid=\(user)", "--regid=\(user)", "--clear-groups", VowProcess.program, "run",
            ]
        } else {
            let words = entering + [VowProcess.program, "run"]
            process.executableURL = URL(fileURLWithPath: words[0])
            process.arguments = Array(words.dropFirst())
        }
        process.environment = ProcessInfo.processInfo.environment.merging(["VOW_WEB_PORT": "0"]) { $1 }
            .merging(environment) { $1 }
        process.standardInput = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        process.standardOutput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardError = FileHandle.nullDevice
        try process.run()
        close(ends[1])
    }

    deinit {
        close(keyboard)
        close(output)
    }

    /// What was printed so far.
    var printed: String { seen.withLock { $0 } }

    /// Waits until something was printed, and gives the milliseconds since the start; nil when it never was.
    /// - Parameter count: characters that were printed before and do not count.
    func wait(for text: String, milliseconds: Int = 15_000, beyond count: Int = 0) -> Int? {
        let deadline = began.advanced(by: .milliseconds(milliseconds))
        while !printed.dropFirst(count).contains(text) {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return nil }
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let patience = Int32(left.components.seconds * 1000) + 1
            guard poll(&descriptor, 1, patience) > 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &bytes, bytes.count)
            guard count > 0 else { return nil }
            seen.withLock { $0 += String(decoding: bytes[..<count], as: UTF8.self) }
        }
        let taken = began.duration(to: .now).components
        return Int(taken.seconds) * 1000 + Int(taken.attoseconds / 1_000_000_000_000_000)
    }

    /// Types a line.
    func type(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(keyboard, bytes, bytes.count)
    }

    /// Ends the process at once, as a power cut or an angry sleeper would.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Sends the process a signal, and does not wait for what comes of it.
    func send(_ signal: Int32) { Glibc.kill(process.processIdentifier, signal) }

    /// Asks the process to end, and gives its exit code.
    func end() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
