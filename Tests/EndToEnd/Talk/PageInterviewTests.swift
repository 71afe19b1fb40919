import TestSupport
import Foundation
import Testing

/// The interview as a person leads it in the page: with a real daemon and browser, by keyboard, in an empty home.
@Suite("M1 M7 X3 Y1 The interview on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageInterviewTests {
    /// A daemon and a browser at the beginning of an interview.
    private struct Room {
        let home = NSTemporaryDirectory() + "vow-page-interview-" + UUID().uuidString
        let port: Int
        let daemon: ChildProcess
        let browser: BrowserDriver

        init() throws {
            port = try FreePort.find()
            daemon = try ChildProcess(
                ["run", "--home", home], soundServer: "unix:/nowhere", pagePort: port)
            try #require(daemon.prints("No alarm", withinSeconds: 20), "\(daemon.output)")
            browser = try BrowserDriver(width: 390, height: 844)
            try #require(
                try browser.reaches(PageOpening.address(home: home, port: port, to: "interview")))
            // Who comes while the daemon is still starting may have to try again.
            let isThere = "document.querySelector('[data-first]')"
            for _ in 0..<4 where try !browser.waits(5, until: isThere) {
                try browser.open("http://127.0.0.1:\(port)/interview")
            }
            try #require(try browser.waits(until: isThere))
        }

        func end() {
            browser.end()
            daemon.stop()
            try? FileManager.default.removeItem(atPath: home)
        }

        /// Types at whatever has the focus, sends it by Enter, and waits for the next question.
        func answer(_ text: String) throws {
            let before = try question()
            // No key of a terminal is told of: Enter answers here.
            #expect(!before.hasSuffix(")"), "\(before)")
            #expect(try browser.waits(until: "document.activeElement.tagName === 'TEXTAREA'"), "\(before)")
            try browser.keys(text + "\u{E007}")
            #expect(try browser.waits(until: "(\(asked)) !== \(quoted(before))"), "\(before)")
        }

        /// Chooses a number by the arrow keys.
        func scale(_ number: Int) throws {
            let before = try question()
            #expect(try browser.waits(until: "document.activeElement.type === 'radio'"), "\(before)")
            try browser.keys(" " + String(repeating: "\u{E014}", count: number) + "\u{E007}")
            #expect(try browser.waits(until: "(\(asked)) !== \(quoted(before))"), "\(before)")
        }

        let asked = "document.querySelector('#page legend, #page h2')?.textContent ?? ''"

        func question() throws -> String { try browser.run("return \(asked)") as? String ?? "" }

        private func quoted(_ text: String) -> String {
            String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
        }

        func vow(_ arguments: [String]) throws -> String {
            try ChildProcess(arguments + ["--home", home], soundServer: "unix:/nowhere").finish().output
        }
    }

    /// What axe finds; none where axe was not fetched, which another test tells of.
    private func barriers(_ browser: BrowserDriver) throws -> [String] {
        guard let axe = try? String(contentsOfFile: ".deps/tests/axe.min.js", encoding: .utf8) else {
            return []
        }
        try browser.run(axe)
        let found = try browser.runAsync(
            "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then((r) => "
                + "done(r.violations.map((one) => one.id + ' ' + one.nodes.map((n) => n.target.join(' ')).join(', '))));"
        )
        return found as? [String] ?? ["axe did not run"]
    }

    @Test("from an empty home to lines that are kept and tried, by keyboard alone, in two languages")
    func whole() throws {
        let room = try Room()
        defer { room.end() }
        let browser = room.browser
        #expect(try barriers(browser) == [])
        try browser.run("document.querySelector('[data-first]').focus()")
        try browser.keys("\u{E007}")
        // The microphone at wake time: agreed to by pressing the button that has the focus.
        #expect(try browser.waits(until: "document.activeElement.textContent === 'Yes'"))
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.activeElement.tagName === 'TEXTAREA'"))
        #expect(try barriers(browser) == [])
        try room.answer("I want to walk 20 minutes every day")
        #expect(try barriers(browser) == [])
        try room.scale(8)
        try room.answer("because my back hurts when I sit")

        // Half-way, the person changes the language and back; what was answered stays.
        try browser.run(
            "const s = document.querySelector('#language'); s.value = 'es'; s.dispatchEvent(new Event('change'))"
        )
        #expect(try browser.waits(until: "(\(room.asked)).startsWith('¿Cuánto confías')"))
        #expect(
            try browser.waits(until: "document.querySelector('h1').textContent === 'Encuentra tus frases'"))
        try browser.run(
            "const s = document.querySelector('#language'); s.value = 'en'; s.dispatchEvent(new Event('change'))"
        )
        #expect(try browser.waits(until: "(\(room.asked)).startsWith('How sure')"))

        // The page is left in the middle, and goes on at the same question.
        try browser.open("http://127.0.0.1:\(room.port)/interview")
        #expect(try browser.waits(until: "(\(room.asked)).startsWith('How sure')"))
        try browser.run("document.querySelector('[data-first]').focus()")
        try room.scale(6)
        for answer in [
            "shoes by the door", "I would have energy for my kids", "rain", "my wife", "last summer", "",
            "family",
        ] { try room.answer(answer) }
        #expect(try browser.waits(until: "document.activeElement.tagName === 'TEXTAREA'"))
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.body.innerText.includes('What I understood')"))
        #expect(
            try browser.run("return document.body.innerText.includes('20 minutes every day')") as? Bool
                == true)
        #expect(try barriers(browser) == [])
        try browser.keep(as: "interview-summary")
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.querySelectorAll('#page .rows textarea').length >= 3"))
        #expect(
            try browser.run("return document.querySelector('#page .rows textarea').value") as? String
                == "I walk 20 minutes every day.")
        #expect(try barriers(browser) == [])
        try browser.keep(as: "interview-lines")
        try browser.press("#page .rows input[type=checkbox]")
        try browser.press("#page button.main")
        #expect(try browser.waits(until: "document.body.innerText.includes('These are your lines now')"))
        #expect(try barriers(browser) == [])

        // A line is tried by typing it, wrongly and rightly.
        let line = try #require(
            try browser.run("return document.querySelector('#page .rows li > p').textContent") as? String)
        try browser.type("I sleep\u{E007}", into: "#page .rows input")
        #expect(try browser.waits(until: "document.body.innerText.includes('Still missing')"))
        try browser.run("document.querySelector('#page .rows input').value = ''")
        try browser.type(line + "\u{E007}", into: "#page .rows input")
        #expect(try browser.waits(until: "document.body.innerText.includes('That is your line.')"))
        try browser.keep(as: "interview-kept")
        let lines = try room.vow(["lines", "list"])
        #expect(lines.contains(line) && !lines.contains("I walk 20 minutes every day."), "\(lines)")
        #expect(try browser.complaints() == [])
    }

    @Test("M8: a sign of danger stops the conversation and shows where to find help; nothing of it is kept")
    func crisis() throws {
        let room = try Room()
        defer { room.end() }
        let browser = room.browser
        try browser.press("[data-first]")
        #expect(try browser.waits(until: "document.activeElement.textContent === 'Yes'"))
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.activeElement.tagName === 'TEXTAREA'"))
        try browser.keys("I want to kill myself\u{E007}")
        #expect(try browser.waits(until: "document.body.innerText.includes('You are not alone')"))
        #expect(try browser.run("return document.querySelectorAll('#page textarea').length") as? Int == 0)
        #expect(try barriers(browser) == [])
        try browser.keep(as: "interview-help")
        #expect(try !room.vow(["log", "dump"]).contains("kill"))
        // Whoever wants to goes on, at the same question.
        try browser.run(
            "[...document.querySelectorAll('button')].find((b) => b.textContent.startsWith('Continue')).click()"
        )
        #expect(try browser.waits(until: "(\(room.asked)).startsWith(\"What's one\")"))
    }
}
