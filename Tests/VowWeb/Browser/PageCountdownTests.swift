import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What counts down on the wake screen counts from now, also where the row was told long before the page was opened.
@Suite("X3 S4 The wake screen counts down", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageCountdownTests {
    /// An instant so many seconds from now, as rows write it.
    private func instant(_ seconds: Double) -> String {
        Date(timeIntervalSinceNow: seconds).formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// The seconds that a text of the wake screen names, once it shows any.
    private func seconds(_ shown: ShownPage, _ selector: String) throws -> Int {
        let text = "document.querySelector('\(selector)').textContent"
        #expect(try shown.comes(#"/\d/.test(\#(text))"#))
        let found = try shown.browser.run(
            #"const [, m, s] = \#(text).match(/(?:(\d+):)?(\d+)/); return Number(m ?? 0) * 60 + Number(s)"#)
        return try #require(found as? Int)
    }

    @Test("to the ring, where the last row is ten minutes old")
    func before() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.tell(
                #"{"phase":"idle","at":"\#(instant(-600))","due":"\#(instant(25))","label":"Morning"}"#)
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
            #expect(
                try shown.comes("document.querySelector('.wake-prompt').textContent.startsWith('Your alarm')")
            )
            let first = try seconds(shown, ".wake-prompt")
            #expect((1...25).contains(first))
            #expect(
                try shown.comes(
                    "parseInt(document.querySelector('.wake-prompt').textContent.match(/\\d+/)[0]) < \(first)"
                ))
        }
    }

    @Test("to the end of a snooze, where the page is opened in the middle of it")
    func snooze() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.tell(
                #"{"phase":"snoozed","at":"\#(instant(-240))","until":"\#(instant(300))","prompt":"Snoozing.","label":"Morning"}"#
            )
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
            let left = try seconds(shown, ".wake-count")
            #expect((240...300).contains(left))
        }
    }

    @Test("to the end of a window of a gate ahead of its alarm, by the clock of the gate, without a snooze")
    func early() async throws {
        try await ShownPage.with { shown in
            let aheadSeconds = 5_400.0
            shown.page.backend.answer(
                "early.begin", #"{"begun":true,"aheadMilliseconds":\#(Int(aheadSeconds * 1_000))}"#)
            shown.page.backend.tellTrial(
                #"{"phase":"answering","at":"\#(instant(aheadSeconds))","endsAt":"\#(instant(aheadSeconds + 40))","windowMilliseconds":45000,"prompt":"Good morning.","label":"Morning","challenge":"sum","question":"7 × 8","step":0,"stepCount":1,"snooze":{"allowed":false,"reason":"All 0 snoozes are used up."},"emergency":{"sentence":"I stop."}}"#
            )
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/try?what=early")
            #expect(try shown.comes("document.querySelector('button.main')"))
            try shown.browser.press("button.main")
            let left = try seconds(shown, ".wake-time span:nth-of-type(3)")
            #expect((20...40).contains(left))
            #expect(
                try shown.comes(
                    "document.querySelectorAll('.wake-out small')[1].textContent === 'not for this alarm'"))
            #expect(try PageViewTests.barriers(shown.browser) == [])
            try PageViewTests.keep(shown.browser.picture(), as: "early-gate")
        }
    }

    @Test(
        "the button to snooze says in few words why it is not to be had yet",
        arguments: [
            ("You can snooze after saying the first lines.", "after the first lines"),
            ("All 2 snoozes are used up.", "all 2 used"), ("All 1 snoozes are used up.", "used already"),
            ("All 0 snoozes are used up.", "not for this alarm"),
        ])
    func reason(told: String, shownAs: String) async throws {
        try await ShownPage.with { shown in
            shown.page.backend.tell(
                #"{"phase":"ringing","prompt":"Now.","lines":[],"snooze":{"allowed":false,"reason":"\#(told)"}}"#
            )
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
            #expect(
                try shown.comes(
                    "document.querySelectorAll('.wake-out small')[1].textContent === '\(shownAs)'"))
        }
    }
}
