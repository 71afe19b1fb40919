import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What goes on, told to pages.
@Suite("X5 Live events", .serialized)
struct LivePageTests {
    static func ask(_ page: PageUnderTest) -> [UInt8] {
        let head = "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
        return Array((head + "Authorization: Bearer \(PageUnderTest.token)\r\n\r\n").utf8)
    }

    @Test(
        "a page is told the present row at once, each change, the level, and that the daemon is away and back"
    )
    func following() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.tell(#"{"phase":"idle"}"#)
        let follower = try Connection(port: page.port)
        defer { follower.close() }
        follower.write(LivePageTests.ask(page))
        #expect(follower.read(until: "idle").contains("event: screen\ndata: {\"phase\":\"idle\"}"))
        page.backend.tell(#"{"phase":"ringing","prompt":"Good morning."}"#)
        #expect(follower.read(until: "Good morning.").contains("event: screen"))
        page.backend.tell(#"{"level":40,"voice":true}"#)
        #expect(follower.read(until: "40").contains("event: level"))
        page.backend.tell(#"{"notice":"The microphone is gone."}"#)
        #expect(follower.read(until: "gone").contains("event: notice"))
        page.backend.goAway()
        #expect(follower.read(until: "ringing").contains("event: away"))
    }

    @Test("how a run ended is told, however soon the next row follows")
    func ends() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.tell(#"{"phase":"idle"}"#)
        let follower = try Connection(port: page.port)
        defer { follower.close() }
        follower.write(LivePageTests.ask(page))
        _ = follower.read(until: "idle")
        for run in 1...20 {
            page.backend.tell(#"{"phase":"listening"}"#)
            page.backend.tell(#"{"phase":"ended","ending":"dismissed","run":"\#(run)"}"#)
            page.backend.tell(#"{"phase":"idle","label":"after \#(run)."}"#)
            #expect(follower.read(until: "after \(run).").contains("\"run\":\"\(run)\""))
        }
    }

    @Test("two hundred pages share one stream of the daemon, and cost it none once they are closed")
    func many() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.tell(#"{"phase":"ringing"}"#)
        let followers = try (0..<200).map { _ in try Connection(port: page.port) }
        for follower in followers { follower.write(LivePageTests.ask(page)) }
        for follower in followers { #expect(follower.read(until: "ringing").contains("event: screen")) }
        #expect(page.backend.followerCount == 1)
        page.backend.tell(#"{"phase":"listening"}"#)
        for follower in followers { #expect(follower.read(until: "listening").contains("listening")) }
        for follower in followers { follower.close() }
        // Each closed connection is noticed at the next event that cannot be written.
        let limit = ContinuousClock.now + .seconds(10)
        while page.backend.followerCount > 0, ContinuousClock.now < limit {
            page.backend.tell(#"{"phase":"ringing"}"#)
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(page.backend.followerCount == 0)
    }

    @Test(
        "two hundred pages that follow for as many events as twenty seconds hold cost no growth, also where some read nothing"
    )
    func growth() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let label = String(repeating: "l", count: 4_096)
        func row(_ round: Int) -> String {
            #"{"phase":"ringing","label":"\#(label)","prompt":"round \#(round)."}"#
        }
        page.backend.tell(row(0))
        let followers = try (0..<200).map { _ in try Connection(port: page.port) }
        defer { for follower in followers { follower.close() } }
        for follower in followers { follower.write(LivePageTests.ask(page)) }
        func tell(_ rounds: ClosedRange<Int>) {
            for round in rounds {
                page.backend.tell(row(round))
                // Each tenth reads nothing, as a browser in a machine that sleeps.
                for (index, follower) in followers.enumerated() where index % 10 != 0 {
                    guard follower.reads(toEnd: Array("round \(round).\"}".utf8)) else {
                        Issue.record("page \(index) was not told of round \(round)")
                        return
                    }
                }
            }
        }
        // What is made once and kept is no growth, and neither is what the kernel holds for those who read nothing.
        tell(1...20)
        let (kilobytes, files) = (LivePageTests.residentKilobytes, LivePageTests.openFiles)
        tell(21...220)
        // Had one row been kept for each page and event, it were 160 MB.
        #expect(LivePageTests.residentKilobytes - kilobytes < 16_000)
        #expect(LivePageTests.openFiles == files)
    }

    private static var residentKilobytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4
    }

    private static var openFiles: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    }

    @Test("a row that holds line breaks and markup stays one event")
    func breaks() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.tell("{\"phase\":\"ringing\",\"label\":\"a\\nevent: away\\n\\n<script>\"}")
        let follower = try Connection(port: page.port)
        defer { follower.close() }
        follower.write(LivePageTests.ask(page))
        let told = follower.read(until: "<script>")
        #expect(told.contains("event: screen"))
        #expect(!told.contains("\nevent: away"))
    }
}
