import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// The week's look at the goals, in a browser and by keyboard alone.
@Suite("M6 Y1 The week's look on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageWeekTests {
    private let goals =
        #"[{"id":"g1","line":"g1","text":"I walk 20 minutes every day.","why":"","barriers":"","supports":"","values":"","done":3,"answered":7,"signs":["sameWords"]},{"id":"g2","line":"g2","text":"I read 10 pages.","why":"","barriers":"","supports":"","values":"","done":0,"answered":0,"signs":[]}]"#

    /// Moves to the next control whose label or text says this.
    private func move(to words: String, _ browser: BrowserDriver) throws {
        for _ in 0..<60 {
            try browser.keys("\u{E004}")
            let text = try browser.run(
                "const e = document.activeElement; return (e.labels?.[0] ?? e).textContent + ' ' + (e.ariaLabel ?? '')"
            )
            if (text as? String)?.hasPrefix(words) == true { return }
        }
        Issue.record("\(words) cannot be reached with the tabulator")
    }

    @Test("three questions, the offered line, the next goal, and help where an answer asks for it")
    func look() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer("goals.list", goals)
        page.backend.answer("goals.look", #"{"offer":"I walk at 7 every day."}"#)
        page.backend.answer("goals.refine", "{}")
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        try move(to: "Look at the week", browser)
        try browser.keys("\u{E007}")
        let head = "document.querySelector('#page h3').textContent"
        #expect(try browser.waits(until: "\(head) === 'I walk 20 minutes every day.'"))
        #expect(try browser.waits(until: "document.body.innerText.includes('the very same words')"))
        #expect(try PageViewTests.barriers(browser) == [])
        for (question, answer) in [
            ("What helped", "My wife"), ("What got", "Rain"), ("What would make it", "Walk at 7"),
        ] {
            try move(to: question, browser)
            try browser.keys(answer)
        }
        try PageViewTests.keep(try browser.picture(), as: "week-questions")
        try move(to: "Continue", browser)
        try browser.keys("\u{E007}")
        #expect(
            try browser.waits(
                until: "document.querySelector('#page form input')?.value === 'I walk at 7 every day.'"))
        let asked = try #require(page.backend.asked.last { $0.name == "goals.look" }).arguments
        #expect(asked == #"{"easier":"Walk at 7","helped":"My wife","hindered":"Rain","id":"g1"}"#)
        #expect(try PageViewTests.barriers(browser) == [])
        try PageViewTests.keep(try browser.picture(), as: "week-line")
        // Pressed twice by an impatient hand, it is kept once.
        try browser.run(
            "const f = document.querySelector('#page form'); f.requestSubmit(); f.requestSubmit();")
        #expect(try browser.waits(until: "\(head) === 'I read 10 pages.'"))
        let refined = page.backend.asked.filter { $0.name == "goals.refine" }.map(\.arguments)
        #expect(
            refined == [
                #"{"easier":"Walk at 7","helped":"My wife","hindered":"Rain","id":"g1","text":"I walk at 7 every day."}"#
            ])

        page.backend.answer(
            "goals.look",
            #"{"id":"g2","help":{"language":"en","text":"You are not alone.\nTell someone.","emergency":"Call 112.","here":[{"country":"Spain","name":"Línea 024","number":"024","page":"https://www.sanidad.gob.es"}],"elsewhere":[],"more":"findahelpline.com"}}"#
        )
        try move(to: "What got", browser)
        try browser.keys("I can't go on")
        try move(to: "Continue", browser)
        try browser.keys("\u{E007}")
        #expect(
            try browser.waits(
                until: "document.querySelector('[data-held]')?.innerText.includes('Call 112.')"))
        #expect(try PageViewTests.barriers(browser) == [])
        #expect(page.backend.asked.filter { $0.name == "goals.refine" }.count == 1)
        #expect(try browser.complaints() == [])
    }
}
