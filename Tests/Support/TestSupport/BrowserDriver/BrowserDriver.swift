package import Foundation
import Glibc

/// Debian's Chromium without a window, driven over the WebDriver protocol; for tests of the page.
///
/// Not safe from two threads at once. Ends its driver, and with it the browser, with `end`.
package final class BrowserDriver: @unchecked Sendable {
    private let process: Process
    /// Where the driver and the browser put what they need for a while, profiles and locks among it.
    private let folder = NSTemporaryDirectory() + "vow-browser-\(UUID().uuidString.prefix(8))"
    private let port: UInt16
    private var session = ""

    /// What went wrong in the browser, or before it.
    package struct Failure: Error, CustomStringConvertible {
        /// What happened.
        package let description: String
    }

    /// Whether the two programs are where Debian keeps them.
    package static var isInstalled: Bool {
        ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.isExecutableFile)
    }

    /// A driver that was started, and its port.
    ///
    /// It chooses a free port of IPv6 and ends where another program has the same one of IPv4, so it is tried again.
    private static func driver(_ folder: String) throws -> (Process, UInt16) {
        var said = ""
        for _ in 0..<5 {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/chromedriver")
            process.arguments = ["--port=0"]
            process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            try process.run()
            said = ""
            while true {
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                said += String(decoding: data, as: UTF8.self)
                if let port = said.firstMatch(of: /on port (\d+)\./).flatMap({ UInt16($0.1) }) {
                    return (process, port)
                }
            }
            process.waitUntilExit()
        }
        throw Failure(description: "chromedriver ended: \(said)")
    }

    /// Starts a browser with a window of a size, in a profile of its own.
    /// - Parameter camera: a file (.mjpeg or .y4m) that it takes for its camera, which every page may then use; without
    ///   one, pages are refused the camera.
    /// - Throws: `Failure` where the driver or the browser does not start.
    package init(width: Int = 1280, height: Int = 800, camera: String? = nil) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        (process, port) = try Self.driver(folder)
        var arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
            "--disable-background-networking", "--no-first-run", "--window-size=\(width),\(height)",
        ]
        if let camera {
            arguments += [
                "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                "--use-file-for-fake-video-capture=\(camera)",
            ]
        }
        let options: [String: Any] = ["binary": "/usr/bin/chromium", "args": arguments]
        let answer = try call(
            "POST", "/session",
            [
                "capabilities": [
                    "alwaysMatch": ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
                ]
            ])
        guard let value = answer as? [String: Any], let identifier = value["sessionId"] as? String else {
            throw Failure(description: "no session: \(answer)")
        }
        session = "/session/" + identifier
    }

    /// Ends the browser and its driver.
    ///
    /// A program that is started from a thread of the test runner inherits a mask that blocks the signal to terminate,
    /// so the driver, which holds nothing once its session is closed, is killed.
    package func end() {
        _ = try? call("DELETE", session, nil)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Goes to an address, and waits until it was loaded.
    package func open(_ address: String) throws { _ = try call("POST", session + "/url", ["url": address]) }

    /// Where it is.
    package var address: String {
        get throws { try call("GET", session + "/url", nil) as? String ?? "" }
    }

    /// Runs a function's body in the page; what it returns.
    @discardableResult
    package func run(_ script: String, _ arguments: [Any] = []) throws -> Any? {
        try call("POST", session + "/execute/sync", ["script": script, "args": arguments])
    }

    /// Runs a body that calls its last argument when it is done.
    package func runAsync(_ script: String) throws -> Any? {
        try call("POST", session + "/execute/async", ["script": script, "args": [Any]()])
    }

    /// Waits until an expression of the page is true; false when it is not in time, which a machine that does much else at
    /// once needs more of than it seems.
    package func waits(_ seconds: Double = 45, until expression: String) throws -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        while Date() < limit {
            if try run("try { return !!(\(expression)); } catch { return false; }") as? Bool == true {
                return true
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    /// Presses the element that a selector names, as a person's finger does.
    package func press(_ selector: String) throws {
        _ = try call("POST", session + "/element/\(try element(selector))/click", [:])
    }

    /// Types into the element that a selector names.
    package func type(_ text: String, into selector: String) throws {
        _ = try call("POST", session + "/element/\(try element(selector))/value", ["text": text])
    }

    /// Presses keys without naming an element, one after the other.
    /// - Parameter held: a key that is held meanwhile.
    package func keys(_ text: String, holding held: String? = nil) throws {
        var actions = text.flatMap { key in
            [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
        }
        if let held {
            actions = [["type": "keyDown", "value": held]] + actions + [["type": "keyUp", "value": held]]
        }
        _ = try call(
            "POST", session + "/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
    }

    /// The picture of what is shown.
    package func picture() throws -> Data {
        guard let text = try call("GET", session + "/screenshot", nil) as? String,
            let data = Data(base64Encoded: text)
        else { throw Failure(description: "no picture") }
        return data
    }

    /// Sets the size of what is shown, and whether the system is dark.
    package func show(width: Int, height: Int, dark: Bool = false) throws {
        try command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try command(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
    }

    /// A command of the browser's own protocol.
    @discardableResult
    package func command(_ name: String, _ parameters: [String: Any]) throws -> Any? {
        try call("POST", session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    /// What the page complained of since the last call: script errors, refused requests.
    package func complaints() throws -> [String] {
        let entries = try call("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return entries.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }
    }

    private func element(_ selector: String) throws -> String {
        let found = try call("POST", session + "/element", ["using": "css selector", "value": selector])
        guard let identifier = (found as? [String: String])?.values.first else {
            throw Failure(description: "no element \(selector)")
        }
        return identifier
    }

    private func call(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any {
        let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
        let data = try exchange(method, path, sent)
        guard let answer = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Failure(description: "\(method) \(path): no answer")
        }
        if let value = answer["value"] as? [String: Any], let error = value["error"] as? String {
            throw Failure(description: "\(error): \(value["message"] ?? "")")
        }
        return answer["value"] ?? NSNull()
    }

    /// One request and its answer, over a connection of its own; Foundation's client cannot read this driver's heads.
    private func exchange(_ method: String, _ path: String, _ body: Data) throws -> Data {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Glibc.close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Failure(description: "the driver is gone") }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        var rest = (Array(head.utf8) + body)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the driver took no request") }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let body = BrowserDriver.body(of: answer) { return Data(body) }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { throw Failure(description: "\(method) \(path): the driver hung up") }
            answer += buffer[..<count]
        }
    }

    /// The body of an answer, once it is there in full.
    private static func body(of answer: [UInt8]) -> ArraySlice<UInt8>? {
        let gap: [UInt8] = [13, 10, 13, 10]
        guard let end = answer.indices.first(where: { answer[$0...].starts(with: gap) }) else { return nil }
        let head = String(decoding: answer[..<end], as: UTF8.self).lowercased()
        guard let length = head.firstMatch(of: /content-length:\s*(\d+)/).flatMap({ Int($0.1) }) else {
            return nil
        }
        let body = answer[(end + 4)...]
        return body.count >= length ? body.prefix(length) : nil
    }
}
