import Foundation
import Glibc

/// A tag reader without hardware: Debian's PC/SC service with the virtual reader and the virtual card of vsmartcard, on a
/// socket and ports of its own.
///
/// Programs reach it where the environment says `PCSCLITE_CSOCK_NAME`. All of it ends with `end`.
package final class VirtualTagReader {
    /// Whether what it needs is installed.
    package static var isInstalled: Bool {
        [
            "/usr/sbin/pcscd", "/usr/lib/pcsc/drivers/serial/libifdvpcd.so", "/usr/bin/python3",
            "/usr/lib/python3/site-packages/virtualsmartcard/virtualsmartcard/VirtualSmartcard.py",
        ].allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    /// A tag to lay on the reader.
    package enum Tag {
        /// Without a processor, such as an NTAG213: its memory holds a message (NFC Forum type 2).
        case storage(identifier: [UInt8], message: [UInt8])
        /// Without a processor, with its memory from block 3 on given byte by byte.
        case memory(identifier: [UInt8], bytes: [UInt8])
        /// With files (NFC Forum type 4).
        case files(identifier: [UInt8], message: [UInt8])
        /// Gone at the first command.
        case vanishing(identifier: [UInt8])
        /// A card for a slot, without an identifier.
        case card
    }

    /// Where programs find the service.
    package let socket: String
    private let folder: String
    private let port: Int
    private var service: Process?
    private var hand: Process?
    private let told = Pipe()
    private let answers = Pipe()

    /// Starts a service, with its reader plugged in or not.
    package init(isPluggedIn: Bool = true) throws {
        folder = NSTemporaryDirectory() + "vow-tags-\(UUID().uuidString.prefix(8))"
        socket = folder + "/pcscd.comm"
        try FileManager.default.createDirectory(
            atPath: folder + "/readers", withIntermediateDirectories: true)
        port = try VirtualTagReader.freePort()
        let hand = VirtualTagReader.python(VirtualTagScripts.tags, ["\(port)"])
        hand.standardInput = told
        hand.standardOutput = answers
        try hand.run()
        self.hand = hand
        if isPluggedIn { try describeReader() }
        try startService()
    }

    /// Plugs the reader in. The service begins anew, as it does where it runs only while somebody asks: it looks for readers
    /// that are no USB devices at its beginning alone.
    package func plugIn() throws {
        stopService()
        try describeReader()
        try startService()
    }

    /// Pulls the reader out.
    package func unplug() throws {
        stopService()
        try? FileManager.default.removeItem(atPath: folder + "/readers/vpcd")
        try startService()
    }

    /// Ends the service; `plugIn` and `unplug` start another.
    package func stopService() {
        guard let service else { return }
        kill(service.processIdentifier, SIGKILL)
        service.waitUntilExit()
        self.service = nil
        try? FileManager.default.removeItem(atPath: socket)
    }

    private func startService() throws {
        try? FileManager.default.removeItem(atPath: socket)
        let process = VirtualTagReader.python(VirtualTagScripts.service, [socket, folder + "/readers"])
        try process.run()
        service = process
        // The launcher binds the socket before it becomes the service, and who connects then is waited for.
        let limit = Date(timeIntervalSinceNow: 20)
        while !FileManager.default.fileExists(atPath: socket), process.isRunning, Date() < limit {
            Thread.sleep(forTimeInterval: 0.01)
        }
    }

    /// Lays a tag on the reader; one that lies there is taken away first.
    package func lay(_ tag: Tag) throws {
        func words(_ kind: String, _ identifier: [UInt8], _ content: [UInt8]) -> String {
            func hexadecimal(_ bytes: [UInt8]) -> String {
                bytes.isEmpty ? "-" : bytes.map { String(format: "%02x", $0) }.joined()
            }
            return "lay \(kind) \(hexadecimal(identifier)) \(hexadecimal(content))"
        }
        switch tag {
        case .storage(let identifier, let message):
            // Its capability container, then the message in a block of its own, and the end.
            let area = [0x03, UInt8(message.count)] + message + [0xfe]
            try tell(words("2", identifier, [0xe1, 0x10, 0x12, 0x00] + area))
        case .memory(let identifier, let bytes): try tell(words("2", identifier, bytes))
        case .files(let identifier, let message): try tell(words("4", identifier, message))
        case .vanishing(let identifier): try tell(words("vanishing", identifier, []))
        case .card: try tell(words("card", [], []))
        }
    }

    /// Takes the tag away.
    package func takeAway() throws { try tell("away") }

    /// Ends everything.
    package func end() {
        stopService()
        if let hand {
            kill(hand.processIdentifier, SIGKILL)
            hand.waitUntilExit()
        }
        hand = nil
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func tell(_ line: String) throws {
        try told.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        _ = answers.fileHandleForReading.availableData
    }

    private func describeReader() throws {
        // reader.conf(5); the driver's second slot listens one port further.
        let channel = "0x" + String(port, radix: 16)
        try """
        FRIENDLYNAME "Virtual PCD"
        DEVICENAME   /dev/null:\(channel)
        LIBPATH      /usr/lib/pcsc/drivers/serial/libifdvpcd.so
        CHANNELID    \(channel)

        """.write(toFile: folder + "/readers/vpcd", atomically: true, encoding: .utf8)
    }

    private static func python(_ script: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", script] + arguments
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// A port of the loopback that is free together with the next one.
    private static func freePort() throws -> Int {
        for _ in 0..<50 {
            let first = Int.random(in: 20_000..<32_000)
            if isFree(first), isFree(first + 1) { return first }
        }
        throw CocoaError(.fileNoSuchFile)
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
