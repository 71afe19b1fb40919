import BrowserDriver
import Foundation
import Testing
import VowWeb

/// What is set aside, kept silent or agreed to shows as it is, and is changed on the page.
@Suite(
    "S9 M5 D4 What is set aside, kept silent or agreed to", .serialized,
    .enabled(if: BrowserDriver.isInstalled))
struct PageSilenceTests {
    /// A page with a scripted day, in a browser.
    private func shown(_ act: (PageUnderTest, BrowserDriver) async throws -> Void) async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try await act(page, browser)
    }

    private func open(_ path: String, _ page: PageUnderTest, _ browser: BrowserDriver) throws -> String {
        try browser.open("http://127.0.0.1:\(page.port)/\(path)")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        return try browser.run("return document.querySelector('#page').innerText") as? String ?? ""
    }

    private func press(_ text: String, _ browser: BrowserDriver) throws {
        try browser.run(
            "[...document.querySelectorAll('button')].find((one) => one.textContent === arguments[0]).click()",
            [text])
    }

    /// The arguments of a command, once it came.
    private func asked(_ name: String, _ page: PageUnderTest, _ browser: BrowserDriver) throws -> String {
        let limit = ContinuousClock.now + .seconds(15)
        while ContinuousClock.now < limit {
            if let one = page.backend.asked.last(where: { $0.name == name }) { return one.arguments }
            _ = try browser.run("return 0")
        }
        return try #require(nil, "\(name) never came")
    }

    @Test("a line that is set aside, or of another language, is neither counted nor promised, and says so")
    func aside() async throws {
        try await shown { page, browser in
            page.backend.answer(
                "lines.list",
                """
                [{"id":"l1","kind":"affirmation","language":"en","text":"I keep promises to myself."},
                {"id":"l2","kind":"goal","language":"en","text":"I run each day.","disabledFrom":"2020-01-01"},
                {"id":"l3","kind":"goal","language":"en","text":"I read each day.","disabledFrom":"2999-01-01"},
                {"id":"l4","kind":"affirmation","language":"es","text":"Cumplo lo que me prometo."}]
                """)
            let home = try open("", page, browser)
            #expect(home.contains("It stops after 2 lines."), "\(home)")
            #expect(home.contains("I read each day.") && !home.contains("I run each day."), "\(home)")
            #expect(home.contains("3 lines"), "\(home)")
            let lines = try open("lines", page, browser)
            #expect(lines.contains("Set aside: no alarm asks for it."), "\(lines)")
            #expect(lines.contains("Set aside from 2999-01-01"), "\(lines)")
            page.backend.answer("lines.enable", #"{"id":"l2"}"#)
            page.backend.answer("lines.disable", #"{"id":"l1"}"#)
            try press("Take up again", browser)
            #expect(try asked("lines.enable", page, browser).contains(#""id":"l2""#))
            _ = try open("lines", page, browser)
            try press("Set aside", browser)
            #expect(try asked("lines.disable", page, browser).contains(#""id":"l1""#))
        }
    }

    @Test("an alarm is kept silent from now on until a last day, or between two days")
    func silence() async throws {
        try await shown { page, browser in
            page.backend.answer("alarm.pause", #"{"id":"a1"}"#)
            page.backend.answer("alarm.skip", #"{"id":"a1"}"#)
            func keepSilent(from: String, to: String) throws {
                _ = try open("alarms", page, browser)
                try browser.run("document.querySelectorAll('#alarm-a1 details')[1].open = true")
                #expect(try browser.waits(until: "document.querySelector('#alarm-a1 form')"))
                try browser.run(
                    """
                    const fields = document.querySelectorAll('#alarm-a1 form input');
                    fields.forEach((one, place) => { one.value = arguments[0][place]; });
                    """, [[from, to]])
                #expect(try PageViewTests.barriers(browser) == [])
                try press("Keep it silent", browser)
            }
            try keepSilent(from: "", to: "2999-12-31")
            #expect(try asked("alarm.pause", page, browser).contains(#""until":"3000-01-01""#))
            #expect(!page.backend.asked.contains { $0.name == "alarm.skip" })
            try keepSilent(from: "2999-02-01", to: "2999-02-28")
            let skipped = try asked("alarm.skip", page, browser)
            #expect(skipped.contains(#""from":"2999-02-01""#) && skipped.contains(#""to":"2999-02-28""#))
        }
    }

    @Test("the page of privacy says that all stays here only while nothing was agreed to that leaves")
    func leaving() async throws {
        try await shown { page, browser in
            let stays = "All of it stays on this device."
            page.backend.answer("consent.list", #"[{"purpose":"recordings","given":true}]"#)
            #expect(try open("privacy", page, browser).contains(stays))
            page.backend.answer(
                "consent.list",
                #"[{"purpose":"cloud-speech","given":true,"recipient":"https://speech.example.org"}]"#)
            let text = try open("privacy", page, browser)
            #expect(!text.contains(stays) && text.contains("What you agreed to below leaves"), "\(text)")
        }
    }
}
