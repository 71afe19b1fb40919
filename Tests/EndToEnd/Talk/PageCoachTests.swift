import TestSupport
import Foundation
import Testing
import VowLog
import VowRuntime

/// A session with the coach on the page: real sound, a voice at the microphone, a real browser.
@Suite("C1 C3 X3 The coach on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageCoachTests {
    private static func press(_ words: String, _ browser: BrowserDriver) throws {
        let found = try browser.run(
            "const b = [...document.querySelectorAll('#page button')].find((b) => b.textContent === arguments[0]); b?.click(); return !!b",
            [words])
        #expect(found as? Bool == true, "\(words)")
    }

    private static func shows(_ text: String) -> String {
        "document.body.innerText.includes('\(text.replacing("'", with: "\\'"))')"
    }

    @Test(
        "a sentence is heard, missed three times, shown, said aloud and counted; a killed daemon costs nothing"
    )
    func session() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        _ = try bedroom.vow("config", "set", "coach.language", "en").finish()
        let port = try FreePort.find()
        var daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver(width: 390, height: 844)
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port, to: "coach")))
        #expect(try browser.waits(until: "document.querySelector('#page button.main')"))
        bedroom.forgetSound()
        try browser.press("#page button.main")
        #expect(try browser.waits(20, until: Self.shows("Sentence 1")))
        #expect(try bedroom.ringsWithin(seconds: 15))
        for _ in 0..<3 {
            #expect(
                try browser.waits(20, until: "!\(Self.shows("One moment.")) && !\(Self.shows("Listen.\\n"))"))
            let before = try bedroom.attempts()
            try browser.run("document.querySelector('#page form input').value = ''")
            try browser.type("purple elephants dance\u{E007}", into: "#page form input")
            #expect(try bedroom.waitsForAttempts(before + 1, browser))
        }
        // After the third the text is shown, with each word marked.
        #expect(try browser.waits(20, until: "document.querySelector('#page .stack p.lead')"))
        #expect(
            try browser.run("return document.querySelectorAll('.coach-words .missed').length > 0") as? Bool
                == true)
        let text = try #require(
            try browser.run("return document.querySelector('#page .stack p.lead').textContent") as? String)
        #expect(try browser.waits(20, until: "!\(Self.shows("Listen.\\n"))"))

        // The daemon is killed in the middle; the session waits, and goes on at the same sentence.
        daemon.kill()
        daemon = try bedroom.daemon(pagePort: port)
        // The killed daemon's server ends by itself; a page that it had half answered would not come.
        #expect(daemon.prints("No alarm", withinSeconds: 30), "\(daemon.output)")
        #expect(try browser.reaches("http://127.0.0.1:\(port)/coach"))
        #expect(try browser.waits(until: "document.querySelector('#page button.main')"))
        try Self.press("Continue today's session", browser)
        #expect(try browser.waits(20, until: Self.shows(text)))
        #expect(try browser.waits(20, until: "!\(Self.shows("Listen.\\n"))"))
        // A window in which nothing was heard closes, and is opened again; a press while one is open does nothing.
        for _ in 0..<5 {
            try Self.press("Say it", browser)
            try bedroom.say(text)
            if try browser.waits(6, until: Self.shows("I heard:")) { break }
        }
        #expect(try browser.waits(until: Self.shows("I heard:")))
        try browser.keep(as: "coach-session")
        #expect(try bedroom.attempts() >= 4)
    }
}

extension Bedroom {
    /// How many answers the coach has taken.
    fileprivate func attempts() throws -> Int {
        let commands = try vow("coach", "summary", "--json").finish().output
        let row = try JSONSerialization.jsonObject(with: Data(commands.utf8)) as? [String: Any]
        return (row?["day"] as? [String: Any])?["attempts"] as? Int ?? 0
    }

    /// Waits until the coach has taken so many answers, as the page shows it.
    fileprivate func waitsForAttempts(_ count: Int, _ browser: BrowserDriver) throws -> Bool {
        for _ in 0..<40 {
            if try attempts() >= count { return true }
            _ = try browser.waits(0.3, until: "false")
        }
        return false
    }
}
