import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Y1: a morning at the wake screen without a pointer: what can be pressed is reached by the tabulator.
@Suite("Y1 A morning by keyboard alone", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageKeyboardTests {
    private let tabulator = "\u{E004}", enter = "\u{E007}"

    private func row(_ phase: String, challenge: String = "recite", more: String = "") -> String {
        #"{"phase":"\#(phase)","prompt":"\#(phase) \#(challenge)","label":"Morning","language":"en","step":0,"stepCount":2,"kind":"affirmation","challenge":"\#(challenge)","lines":[{"words":[{"text":"I","heard":false}],"recited":false}],"alternatives":["type"],"emergency":{"sentence":"I stop."}\#(more)}"#
    }

    /// Shows a row, and waits until its prompt stands there.
    private func show(_ row: String, _ prompt: String, _ page: PageUnderTest, _ browser: BrowserDriver) throws
    {
        page.backend.tell(row)
        #expect(
            try browser.waits(until: "document.querySelector('.wake-prompt').textContent === '\(prompt)'"))
    }

    /// Moves to what says this, and presses it.
    private func press(_ words: String, _ browser: BrowserDriver) throws {
        for _ in 0..<20 {
            let text = try browser.run(
                "const e = document.activeElement; return e.matches('body, main') ? '' : e.textContent")
            if (text as? String)?.hasPrefix(words) == true { return try browser.keys(enter) }
            try browser.keys(tabulator)
        }
        Issue.record("\(words) cannot be reached with the tabulator")
    }

    /// Waits until this was sent into the run, as the last of so many inputs.
    private func sent(_ input: String, _ count: Int, _ page: PageUnderTest) async throws -> Bool {
        let inputs = { page.backend.asked.filter { $0.name == "input" }.map(\.arguments) }
        for _ in 0..<500 where inputs().count < count { try await Task.sleep(for: .milliseconds(10)) }
        return inputs().count == count && inputs().last == input
    }

    @Test("speaking, easing, another way, typing, snoozing and the way out, all without a pointer")
    func morning() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        page.backend.answer("config.list", "{}")
        page.backend.answer("lines.list", "[]")
        page.backend.tell(row("ringing"))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(try browser.waits(until: "document.querySelector('.wake-prompt').textContent !== ''"))
        try press("Speak now", browser)
        #expect(try await sent(#"{"kind":"ready"}"#, 1, page))
        try show(row("listening"), "listening recite", page, browser)
        try show(
            row(
                "ringing",
                more: #","feedback":{"kind":"missed","text":"Almost."},"easierText":"Hard this morning?""#),
            "ringing recite", page, browser)
        try press("A little easier", browser)
        #expect(try await sent(#"{"kind":"easier"}"#, 2, page))
        // What is not earned yet is reached, says why, and sends nothing.
        try press("Snoozeafter the first lines", browser)
        try press("I can't speak now", browser)
        try press("Type the lines", browser)
        #expect(try await sent(#"{"kind":"instead","number":1}"#, 3, page))
        try show(row("answering", challenge: "type"), "answering type", page, browser)
        #expect(try browser.waits(until: "document.activeElement.id === 'task'"))
        try browser.keys("I keep promises" + tabulator)
        try press("Done", browser)
        #expect(try await sent(#"{"kind":"typed","text":"I keep promises"}"#, 4, page))
        try show(
            row("ringing", more: #","snooze":{"allowed":true,"minutes":9}"#), "ringing recite", page, browser)
        try press("Snooze9 min", browser)
        #expect(try await sent(#"{"kind":"snooze"}"#, 5, page))
        try press("Emergency exit", browser)
        let isSheet = "document.querySelector('.wake-sheet')?.contains(document.activeElement)"
        #expect(try browser.waits(until: isSheet))
        for _ in 0..<4 where try browser.run("return document.activeElement.id") as? String != "exit-sentence"
        {
            try browser.keys(tabulator)
        }
        try browser.keys("I stop." + enter)
        #expect(try await sent(#"{"kind":"typed","text":"I stop."}"#, 6, page))
        page.backend.tell(#"{"phase":"ended","ending":"dismissed","prompt":"Done."}"#)
        #expect(try browser.waits(until: "document.querySelector('.wake-prompt').textContent === 'Done.'"))
        #expect(try browser.complaints() == [])
        try press("Go to Today", browser)
        #expect(try browser.waits(until: "location.pathname === '/'"))
    }
}
