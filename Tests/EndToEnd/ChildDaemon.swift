import Foundation

/// A process of `vow` or `vow-lab` that a test starts, with what it prints as it comes.
final class ChildProcess: @unchecked Sendable {
    // The printed lines are guarded by the condition's lock.
    private let condition = NSCondition()
    private let process = Process()
    private var printed = ""
    private var isClosed = false

    /// How many bytes a pipe takes before somebody reads (pipe(7)).
    private static let pipeCapacity = 65_536

    /// The program is built into the folder that the tests run from.
    static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Starts `vow` with arguments, or the lab where their first word is `vow-lab`, on a device in a zone; both outputs are kept, or the answer alone.
    /// - Parameters:
    ///   - input: what it reads from its standard input.
    ///   - program: a copy of `vow` to start in place of the one that was built.
    ///   - launcher: the words of a program that becomes it, with the path of that program first.
    init(
        _ arguments: [String], soundServer: String, zone: String = "UTC", input: String = "",
        keepsErrors: Bool = true, pagePort: Int = 0, models: String? = nil, variables: [String: String] = [:],
        program: String? = nil, launcher: [String] = []
    ) throws {
        let isLab = arguments.first == "vow-lab"
        let path = program ?? ChildProcess.folder.appending(path: isLab ? "vow-lab" : "vow").path
        let words = launcher + [path] + arguments.dropFirst(isLab ? 1 : 0)
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        environment["PULSE_SERVER"] = soundServer
        environment["TZ"] = zone
        // No page, unless a test asks for one: tests run beside each other and share the machine's ports.
        environment["VOW_WEB_PORT"] = String(pagePort)
        if let models { environment["VOW_MODELS"] = models }
        environment.merge(variables) { $1 }
        process.environment = environment
        let given = input.isEmpty ? nil : Pipe()
        process.standardInput = given.map { $0 as Any } ?? FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = keepsErrors ? pipe : FileHandle.nullDevice
        let isShort = input.utf8.count <= ChildProcess.pipeCapacity
        if isShort { try given?.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
        try process.run()
        // More than a pipe holds goes in only as it is read.
        if !isShort { try given?.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
        try given?.fileHandleForWriting.close()
        Thread.detachNewThread { [self] in collect(from: pipe.fileHandleForReading) }
    }

    /// Reads until the end, in a thread of its own: a readability handler has missed the end of a pipe on a busy
    /// machine.
    private func collect(from handle: FileHandle) {
        var isOpen = true
        while isOpen {
            let data = handle.availableData
            isOpen = !data.isEmpty
            condition.lock()
            printed += String(decoding: data, as: UTF8.self)
            isClosed = !isOpen
            condition.broadcast()
            condition.unlock()
        }
    }

    /// Waits until it has printed a text; false when it ended or took too long without.
    func prints(_ text: String, withinSeconds seconds: Double) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while !printed.contains(text) {
            if isClosed || !condition.wait(until: limit) { return printed.contains(text) }
        }
        return true
    }

    /// What it printed so far.
    var output: String {
        condition.lock()
        defer { condition.unlock() }
        return printed
    }

    /// Waits for the end: the exit status, or the negative signal, and all that it printed.
    func finish() -> (status: Int32, output: String) {
        condition.lock()
        while !isClosed { condition.wait() }
        condition.unlock()
        return (end(), output)
    }

    /// Its number among the machine's processes.
    var identifier: pid_t { process.processIdentifier }

    var isRunning: Bool { process.isRunning }

    /// Ends it without a chance to finish anything.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Asks it to end, and waits; the exit status, or the negative signal.
    @discardableResult
    func stop() -> Int32 {
        process.terminate()
        return end()
    }

    /// Waits for the end; the exit status, or the negative signal.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
