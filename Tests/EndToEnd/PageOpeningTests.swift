import TestSupport
import Foundation
import Glibc
import Testing
import VowWeb

/// `vow open` with a real server, real browsers, and another account of this machine.
@Suite(
    "X3 The page is opened for this account alone", .serialized, .timeLimit(.minutes(3)),
    .enabled(if: BrowserDriver.isInstalled))
struct PageOpeningTests {
    /// A daemon that serves a page, and `vow open` with a script in the place of the desktop's opener.
    private final class Opened {
        let home: QuietHome
        let port: Int
        let daemon: ChildProcess
        /// What the opener was called with.
        let argument: String
        let command: ChildProcess

        init() throws {
            home = try QuietHome()
            port = try FreePort.find()
            daemon = try ChildProcess(
                ["run", "--home", home.path], soundServer: "unix:/nowhere", pagePort: port)
            let limit = ContinuousClock.now + .seconds(40)
            while !FreePort.isTaken(port), ContinuousClock.now < limit { usleep(50_000) }
            let folder = home.path + "/bin"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let script = "#!/bin/sh\necho \"$*\" > \(folder)/noted\nmv \(folder)/noted \(folder)/called\n"
            try Data(script.utf8).write(to: URL(filePath: folder + "/xdg-open"))
            chmod(folder + "/xdg-open", 0o755)
            command = try ChildProcess(
                ["open", "--home", home.path], soundServer: "unix:/nowhere", pagePort: port,
                variables: [
                    "DISPLAY": ":77", "PATH": folder + ":/usr/bin:/bin", "HOME": home.path,
                    "XDG_RUNTIME_DIR": "", "VOW_HOME": home.path,
                ])
            while !FileManager.default.fileExists(atPath: folder + "/called"), ContinuousClock.now < limit {
                usleep(20_000)
            }
            argument = try String(contentsOfFile: folder + "/called", encoding: .utf8)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }

        var file: String { URL(string: argument)?.path ?? "" }

        func end() {
            daemon.stop()
            command.kill()
            home.clear()
        }
    }

    /// A program, in another account of this machine.
    private func asNobody(_ words: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    /// A program that posts a ticket as the file's page does, and prints the status and the cookie.
    private func posting(_ ticket: String, to port: Int) -> [String] {
        let program = """
            import http.client, sys
            c = http.client.HTTPConnection("127.0.0.1", \(port))
            c.request("POST", "/open", "ticket=" + sys.argv[1], {"Content-Type": "application/x-www-form-urlencoded", "Origin": "null"})
            r = c.getresponse()
            print(r.status, r.getheader("Set-Cookie"))
            """
        return ["/usr/bin/python3", "-c", program, ticket]
    }

    @Test(
        "another account finds no ticket in the argument, cannot read the file, and is refused with the ticket itself",
        .enabled(if: geteuid() == 0, "only the superuser can run a program in another account"))
    func otherAccount() throws {
        let opened = try Opened()
        defer { opened.end() }
        #expect(opened.argument.hasPrefix("file:///") && !opened.argument.contains("ticket"))
        // The test's own folders may be entered, so that it is the file's rights that count.
        chmod(opened.home.path, 0o755)
        let text = try String(contentsOfFile: opened.file, encoding: .utf8)
        let ticket = try #require(text.firstMatch(of: /name="ticket" value="([^"]+)"/)).1
        #expect(!opened.argument.contains(ticket))
        let read = try asNobody(["cat", opened.file])
        #expect(read.status != 0 && read.output.contains("Permission denied"), "\(read)")
        for _ in 0..<10 {
            let answer = try asNobody(posting(String(ticket), to: opened.port))
            #expect(answer.output.hasPrefix("403 None"), "\(answer)")
        }
        // The ticket is not used up: it still lets this account's browser in.
        let process = Process()
        let output = Pipe()
        let words = posting(String(ticket), to: opened.port)
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said.hasPrefix("200 vow-\(opened.port)="), "\(said)")
        let token = try PageToken.kept(home: opened.home.path)
        #expect(!said.contains(token.text))
    }

    @Test("the file opens the page in a browser, also when the server was killed meanwhile; it is gone then")
    func browser() throws {
        let opened = try Opened()
        defer { opened.end() }
        let browser = try BrowserDriver()
        defer { browser.end() }
        func killServer() throws {
            let server = try #require(try PageProcess.find(home: opened.home.path))
            kill(server, SIGKILL)
            let limit = ContinuousClock.now + .seconds(20)
            var next = try PageProcess.find(home: opened.home.path)
            while next == nil || next == server || !FreePort.isTaken(opened.port), ContinuousClock.now < limit
            {
                usleep(20_000)
                next = try PageProcess.find(home: opened.home.path)
            }
        }
        // The ticket is older than the server that takes it.
        try killServer()
        try browser.open(opened.argument)
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        #expect(try browser.address == "http://127.0.0.1:\(opened.port)/")
        #expect(opened.command.finish().status == 0)
        #expect(!FileManager.default.fileExists(atPath: opened.file))
        // Nor does the browser have to be let in again by the next server.
        try killServer()
        try browser.open("http://127.0.0.1:\(opened.port)/privacy")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))

        // It is listed, and locked out once its session was ended.
        let listed = try opened.home.vow(["page", "sessions", "list", "--json"])
        let rows = try JSONDecoder().decode([Row].self, from: Data(listed.output.utf8))
        #expect(rows.count == 1 && rows[0].from == "browser")
        #expect(try opened.home.vow(["page", "sessions", "end", rows[0].id]).status == 0)
        try browser.open("http://127.0.0.1:\(opened.port)/wake")
        #expect(try browser.waits(until: "document.body.innerText.includes('vow open')"))
        #expect(try opened.home.vow(["page", "sessions", "end", rows[0].id]).status == 2)
        #expect(try opened.home.vow(["page", "sessions", "end"]).status == 2)
    }

    private struct Row: Decodable {
        let id: String
        let from: String
    }
}
