import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// How long the first start takes somebody who reads all of it.
@Suite("X3 The first start in under three minutes", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageFirstStartTests {
    /// Words that were read and typed, things that were pressed, and seconds that the device took.
    private struct Walk {
        var read = 0
        var typed = 0
        var presses = 0
        var listening = 0.0

        /// 200 words read and 30 typed a minute, four seconds to decide upon each thing that is pressed.
        var seconds: Double {
            Double(read) * 60 / 200 + Double(typed) * 60 / 30 + Double(presses) * 4 + listening
        }
    }

    private static func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }

    @Test(
        "from the empty home to a set alarm: all that is shown is read, both lines are typed",
        arguments: [
            ("en", ["I keep promises to myself.", "I complete 4 workouts a week."]),
            ("es", ["Cumplo lo que me prometo.", "Entreno 4 veces por semana."]),
        ])
    func walk(language: String, lines: [String]) async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer("config.list", #"{"language":"\#(language)","alarm.tone":"beacon"}"#)
        for name in ["lines.list", "alarm.list", "goals.list"] { page.backend.answer(name, "[]") }
        page.backend.answer("lines.add", #"{"id":"l1"}"#)
        page.backend.answer(
            "sound.check",
            #"{"now":"2029-01-01T06:00:00Z","ready":true,"repairs":[],"findings":[],"trial":{"played":true,"heardDecibels":-31.2,"words":"hello"}}"#
        )
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        var walk = Walk()
        /// Waits for what shows that a step is there, and reads all that can be seen of it.
        func read(until isThere: String) throws {
            #expect(try browser.waits(until: isThere), "\(isThere)")
            walk.read += Self.words(
                try browser.run("return document.querySelector('#page').innerText") as? String ?? "")
        }
        func press(_ selector: String) throws {
            try browser.press(selector)
            walk.presses += 1
        }
        try browser.open("http://127.0.0.1:\(page.port)/")
        try read(until: "document.querySelector('a.main[href=\"/start\"]')")
        try press("a.main[href='/start']")
        try read(
            until: "location.pathname === '/start' && document.querySelector('#page section button.main')")
        try press("#page section button.main")
        try read(until: "document.querySelector('#page meter')")
        // The tone, and the longest wait for a hello.
        walk.listening += 2 + 10
        try press("#page section > .buttons button.main")
        try read(until: "document.querySelectorAll('form textarea').length === 2")
        for (place, line) in lines.enumerated() {
            try browser.type(line, into: "form .field:nth-of-type(\(place + 1)) textarea")
            walk.typed += Self.words(line)
        }
        page.backend.answer(
            "lines.list",
            "["
                + lines.enumerated().map {
                    #"{"id":"l\#($0)","kind":"\#($0 == 0 ? "affirmation" : "goal")","language":"\#(language)","text":"\#($1)"}"#
                }.joined(separator: ",") + "]")
        try press("form button.main")
        try read(until: "document.querySelector('input[type=time]')")
        // The time is chosen, and one day is taken out.
        try press("input[type=time]")
        walk.typed += 1
        try press("form .choice:nth-of-type(5)")
        page.backend.answer("alarm.list", page.alarm(label: ""))
        try press("form button.main")
        try read(until: "document.querySelector('#page a.main[href^=\"/try\"]')")
        #expect(try browser.run("return document.querySelectorAll('.pictures svg').length") as? Int == 3)
        let made = try #require(page.backend.asked.last { $0.name == "alarm.add" })
        #expect(made.arguments.contains(#""days":"mon,tue,wed,thu""#), "\(made.arguments)")
        #expect(page.backend.asked.filter { $0.name == "lines.add" }.count == 2)
        print(
            "first start (\(language)): \(walk.read) words read, \(walk.typed) typed, \(walk.presses) things pressed: "
                + "\(Int(walk.seconds)) s")
        #expect(walk.seconds < 180, "\(walk)")
        // Counted, and not of an empty page.
        #expect(walk.read > 150 && walk.typed >= 10)
    }
}
