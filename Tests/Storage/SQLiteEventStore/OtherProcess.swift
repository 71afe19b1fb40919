import Foundation

/// A run of the test suite's second process, with its lines as they come.
final class OtherProcess {
    private let process = Process()
    private let pipe = Pipe()
    private var buffer: [UInt8] = []

    /// Where the build put the program: into the folder that the tests run from.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("vow-log-writer").path

    /// - Parameters:
    ///   - entering: the words that go before the program, such as those of a `SmallFilesystem`.
    ///   - environment: the faults that are put into its calls; see `Tests/Support/FaultInjection`.
    init(_ arguments: [String], entering: [String] = [], environment: [String: String] = [:]) throws {
        let words = entering + [Self.program] + arguments
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        if !environment.isEmpty {
            let library = URL(fileURLWithPath: Self.program).deletingLastPathComponent()
                .appendingPathComponent("libvow-faults.so").path
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging([
                "LD_PRELOAD": library
            ]) { $1 }
        }
        process.standardOutput = pipe
        try process.run()
    }

    /// The next line, or nil at the end.
    func nextLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            buffer.append(contentsOf: data)
        }
    }

    /// Every line that is left.
    func remainingLines() -> [String] {
        var lines: [String] = []
        while let line = nextLine() { lines.append(line) }
        return lines
    }

    /// Ends it without a chance to finish anything.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Waits for the end; the exit status, or the negative signal.
    @discardableResult
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
