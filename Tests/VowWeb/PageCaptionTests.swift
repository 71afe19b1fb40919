import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Y1: what Vow says aloud stands on the wake screen, also while a sheet lies over it. That a row holds every word that
/// is spoken is held by `PromptCaptionSpecs`.
@Suite("Y1 Captions on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageCaptionTests {
    private let prompt = "Now say your goals. Include the word “sunrise”."
    private let reason = "Almost. Not heard yet: I complete 4 workouts a week."

    private func row(_ phase: String, _ more: String = "") -> String {
        #"{"phase":"\#(phase)","prompt":"\#(prompt)","feedback":{"kind":"missed","text":"\#(reason)"},"challenge":"recite","lines":[{"words":[{"text":"I","heard":false}],"recited":false}],"challengeWord":"sunrise","transcript":"something else","alternatives":["type"],"easierText":"Hard this morning?","step":1,"stepCount":2,"snooze":{"allowed":true,"minutes":9},"emergency":{"sentence":"I stop."}\#(more)}"#
    }

    /// The texts of the screen that can be seen without scrolling.
    private let seen = """
        return [...document.querySelectorAll('.wake-prompt, .wake-says')].filter((one) => {
          const box = one.getBoundingClientRect();
          return one.checkVisibility() && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
        }).map((one) => one.textContent).filter(Boolean);
        """

    @Test(
        "a prompt and the reason before it are read where they are heard, also behind the sheets",
        arguments: [
            (320, 568), (1280, 800),
        ])
    func captions(width: Int, height: Int) async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        page.backend.tell(row("ringing"))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.show(width: width, height: height)
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(try browser.waits(until: "document.querySelector('.wake-prompt').textContent !== ''"))
        for sheet in ["", ".wake-foot button:first-child", ".wake-foot button:last-child"] {
            page.backend.tell(row("ringing"))
            if !sheet.isEmpty { try browser.press(sheet) }
            page.backend.tell(
                row("listening", #","endsAt":"2030-01-01T00:00:00Z","windowMilliseconds":20000"#))
            let isThere = try browser.waits(until: "(() => { \(seen) })().includes('\(reason)')")
            let shown = try browser.run(seen) as? [String] ?? []
            #expect(isThere && shown.contains(prompt), "\(sheet): \(shown)")
            #expect(try PageViewTests.barriers(browser) == [])
            try browser.open("http://127.0.0.1:\(page.port)/wake")
            #expect(try browser.waits(until: "document.querySelector('.wake-prompt').textContent !== ''"))
        }
    }
}
