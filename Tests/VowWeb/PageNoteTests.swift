import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What takes long tells the person meanwhile what goes on.
@Suite("X5 Notes on what takes long")
struct PageNoteTests {
    private let stream = "Accept: text/event-stream"

    @Test("notes come before the answer, as events, and a failure is one as well")
    func notes() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.note("sound.check", ["Playing a tone.", "Say hello."])
        page.backend.answer("sound.check", #"{"ready":true}"#)
        let told = try page.send("POST", "/api/sound/check", fields: [stream], body: "{}")
        #expect(told.status == 200 && told.head.contains("text/event-stream"))
        let places = ["Playing a tone.", "Say hello.", "event: answer\ndata: {\"ready\":true}"].compactMap {
            told.body.range(of: $0)?.lowerBound
        }
        #expect(places.count == 3 && places == places.sorted(), "\(told.body)")
        page.backend.refuse(
            "sound.check", PageFailure(code: "part.late", message: "Too late.", repair: ""))
        let failed = try page.send("POST", "/api/sound/check", fields: [stream], body: "{}")
        #expect(
            failed.body.contains("event: error\ndata: {\"error\":{\"code\":\"part.late\""), "\(failed.body)")
    }

    @Test("without being asked for events, and where the daemon answers at once, the row comes alone")
    func plain() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.note("sound.check", ["Playing a tone."])
        page.backend.answer("sound.check", "true")
        #expect(try page.send("POST", "/api/sound/check", body: "{}").body == "true")
        page.backend.answer("alarm.list", "[]")
        #expect(try page.send("GET", "/api/alarm/list", fields: [stream]).body == "[]")
    }

    @Test("nobody is told anything without the right to it")
    func rights() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.note("sound.check", ["Playing a tone."])
        let refused = try page.send(
            "POST", "/api/sound/check", isLetIn: false, fields: [stream], body: "{}")
        #expect(refused.status == 401 && page.backend.asked.isEmpty)
    }
}
