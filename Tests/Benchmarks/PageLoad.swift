import Foundation
import Glibc
import ScriptedBackend
import VowWeb

/// What two hundred open pages cost the page's server, and how often it wakes up while nothing happens.
///
/// The server and its pages are in this process, so that its threads and memory are those of both.
func printPageLoad(port: Int, token: String, _ backend: ScriptedBackend) throws {
    let count = rounds(200, short: 5)
    let before = residentKilobytes()
    let pages = try (0..<count).map { _ in try OpenPage(port: port, token: token) }
    defer { for page in pages { page.close() } }
    backend.tell(#"{"phase":"ringing","prompt":"round 0"}"#)
    for page in pages { page.read(until: "round 0") }
    let opened = residentKilobytes()
    var waits: [Double] = []
    for round in 1...rounds(100, short: 2) {
        let told = ContinuousClock.now
        backend.tell(#"{"phase":"ringing","prompt":"round \#(round)"}"#)
        for page in pages { page.read(until: "round \(round)") }
        waits.append((ContinuousClock.now - told) / .milliseconds(1))
    }
    let told = residentKilobytes()
    let figures = Figures(waits)
    print(
        "page: \(count) open pages, all of them told after \(tenths(figures.median)) ms (median), \(tenths(figures.percentile95)) ms (95%) of \(figures.count)"
    )
    print(
        "page: \(opened - before) kB for opening them, \(told - opened) kB more after \(rounds(100, short: 2) * count) events"
    )
    let switchesBefore = voluntarySwitches()
    let quiet = rounds(10, short: 1)
    sleep(UInt32(quiet))
    print(
        "page: \(voluntarySwitches() - switchesBefore) wake-ups of the process in \(quiet) s with \(count) pages and nothing to tell"
    )
}

/// Two hundred pages that are open for ten minutes, told ten times a second how loud it is and once what goes on, as in a
/// run; says what of it stayed. `VOW_SOAK_PAGE_SECONDS` asks for another length.
func printPageSoak() throws {
    let seconds =
        ProcessInfo.processInfo.environment["VOW_SOAK_PAGE_SECONDS"].flatMap(Int.init)
        ?? rounds(600, short: 1)
    let backend = ScriptedBackend()
    let token = String(repeating: "ab", count: 32)
    let port = 8_698
    let isReady = DispatchSemaphore(value: 0)
    let server = PageServer(
        backend: backend, token: PageToken(token), home: "/nowhere", port: port,
        account: { _, _, _ in geteuid() })
    let running = Task.detached { try await server.run { isReady.signal() } }
    defer { running.cancel() }
    isReady.wait()
    let pages = try (0..<rounds(200, short: 5)).map { _ in try OpenPage(port: port, token: token) }
    defer { for page in pages { page.close() } }
    func tell(_ second: Int) {
        for level in 0..<10 {
            backend.tell(#"{"level":\#(level * 10),"voice":true}"#)
            usleep(100_000)
        }
        backend.tell(#"{"phase":"ringing","prompt":"round \#(second)"}"#)
        for page in pages { page.read(until: "round \(second)") }
    }
    // What is made once and kept is no growth.
    let beginning = rounds(10, short: 1)
    for second in 0..<beginning { tell(second) }
    let before = Holdings()
    for second in beginning..<beginning + seconds { tell(second) }
    let now = Holdings()
    let share = (now.processorSeconds - before.processorSeconds) / Double(max(1, seconds)) * 100
    print(
        "page: \(pages.count) open pages for \(seconds) s, \(tenths(share)) % of a core with what reads them, "
            + now.difference(from: before))
}

/// One page that follows, as its browser would.
private struct OpenPage {
    private let descriptor: Int32

    init(port: Int, token: String) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
        let ask =
            "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\n\r\n"
        _ = ask.withCString { write(descriptor, $0, strlen($0)) }
    }

    /// Reads until a text has come; gives up where the server hangs up.
    func read(until text: String) {
        var got: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: got, as: UTF8.self).contains(text + "\"") {
            let count = Glibc.read(descriptor, &block, block.count)
            guard count > 0 else { return }
            got += block[..<count]
        }
    }

    func close() { Glibc.close(descriptor) }
}

private func residentKilobytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4
}

/// How often threads of this process, also those that have ended, gave up the processor of their own accord, which they
/// do once a wake-up.
private func voluntarySwitches() -> Int {
    var spent = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &spent)
    return Int(spent.ru_nvcsw)
}
