import Foundation
import Testing

/// A broker of the test's own on a port of this machine, and programs that listen and publish there.
final class PrivateBroker: @unchecked Sendable {
    static let isInstalled = ConditionTrait.enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/sbin/mosquitto")
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/mosquitto_sub"),
        "the broker mosquitto is not installed")

    let port: Int
    let folder = NSTemporaryDirectory() + "vow-broker-" + UUID().uuidString
    private var process = Process()

    /// Starts a broker that keeps nothing when it ends.
    /// - Parameter password: what the user `vow` has to give; nil lets in everybody.
    init(password: String? = nil) throws {
        port = try FreePort.find()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var lines = ["listener \(port) 127.0.0.1", "persistence false", "user root"]
        if let password {
            let file = folder + "/users"
            let made = try Process.run(
                URL(filePath: "/usr/bin/mosquitto_passwd"), arguments: ["-b", "-c", file, "vow", password])
            made.waitUntilExit()
            lines += ["allow_anonymous false", "password_file \(file)"]
        } else {
            lines.append("allow_anonymous true")
        }
        try lines.joined(separator: "\n").write(
            toFile: folder + "/conf", atomically: true, encoding: .utf8)
        try start()
    }

    /// Starts it, and returns when it takes connections.
    func start() throws {
        process = Process()
        process.executableURL = URL(filePath: "/usr/sbin/mosquitto")
        process.arguments = ["-c", folder + "/conf"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<500 where !FreePort.isTaken(port) { usleep(10_000) }
        try #require(FreePort.isTaken(port))
    }

    /// Ends it, with everything that it kept.
    func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Publishes, and waits until the broker has it.
    func publish(_ topic: String, _ payload: String) throws {
        let sent = try Process.run(
            URL(filePath: "/usr/bin/mosquitto_pub"),
            arguments: ["-p", "\(port)", "-q", "1", "-t", topic, "-m", payload])
        sent.waitUntilExit()
        #expect(sent.terminationStatus == 0)
    }

    func clear() {
        stop()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// Somebody who hears every message of a broker.
final class BrokerListener: @unchecked Sendable {
    // What was heard is guarded by the condition's lock.
    private let condition = NSCondition()
    private let process = Process()
    private var heard: [String] = []

    /// Begins to listen. Each message is a line: `1` where it was kept from before, else `0`, its topic, what it says.
    init(_ broker: PrivateBroker) throws {
        process.executableURL = URL(filePath: "/usr/bin/mosquitto_sub")
        process.arguments = ["-p", "\(broker.port)", "-t", "#", "-q", "1", "-F", "%r %t %p"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.detachNewThread { [self] in collect(pipe.fileHandleForReading) }
    }

    private func collect(_ handle: FileHandle) {
        var rest = ""
        while case let data = handle.availableData, !data.isEmpty {
            rest += String(decoding: data, as: UTF8.self)
            let lines = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            rest = lines.last ?? ""
            condition.withLock {
                heard += lines.dropLast()
                condition.broadcast()
            }
        }
    }

    var lines: [String] { condition.withLock { heard } }

    /// Waits until what was heard, from a place on, holds these lines in this order; gives the place behind the last, or
    /// nil where they do not come. A line without `0` or `1` is heard whether it was kept or not.
    func hears(_ wanted: [String], from place: Int = 0) -> Int? {
        let limit = Date(timeIntervalSinceNow: 40)
        condition.lock()
        defer { condition.unlock() }
        while true {
            var found = place
            let isWhole = wanted.allSatisfy { line in
                guard
                    let next = heard[min(found, heard.count)...].firstIndex(where: {
                        $0 == line || $0.dropFirst(2) == line
                    })
                else { return false }
                found = next + 1
                return true
            }
            if isWhole { return found }
            guard condition.wait(until: limit) else { return nil }
        }
    }

    func end() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
