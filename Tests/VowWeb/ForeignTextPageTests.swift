import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Words from other machines on the page.
@Suite("D5 Foreign words steer nothing on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct ForeignTextPageTests {
    @Test("a row's signs that steer or turn the direction of writing are gone before any view sees them")
    func rows() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer(
            "lines.list",
            #"[{"id":"l1","text":"a\u202Eb\u001B[2Jc\u0007 é 请\nd","kind":"goal","language":"en"}]"#)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        let text = try browser.runAsync(
            """
            const done = arguments[arguments.length - 1];
            import("/modules/api.js").then((api) => api.ask("lines.list"))
              .then((rows) => done(rows[0].text)).catch((error) => done(String(error)));
            """)
        #expect(text as? String == "a b [2Jc  é 请\nd")
    }
}
