import TestSupport
import Foundation
import Testing
import VowCore
import VowRuntime

/// A morning at the wake screen of the page, with real sound, a real voice and a real browser.
@Suite("R7 A4 X3 A morning on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageMorningTests {
    @Test(
        "the wake screen shows each word as it is said, comes back after a restart in mid-run, and the promise kept"
    )
    func morning() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 6)
        let port = try FreePort.find()
        var daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver(width: 390, height: 844)
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port, to: "wake")))
        #expect(try browser.waits(until: "document.querySelector('.wake')"))
        #expect(try bedroom.waitFor { $0.isListening })
        #expect(
            try browser.waits(until: "document.querySelector('h1').textContent.startsWith('Good morning')"))
        #expect(try browser.waits(until: "document.querySelectorAll('.wake-line').length === 2"))

        // Something else is said first, and is refused in one kind sentence.
        var isRefused = false
        for _ in 0..<3 where !isRefused {
            // Said between two windows, a sentence is lost.
            try bedroom.say("Five more minutes, please, the bed is so warm.")
            isRefused = try bedroom.waitFor(seconds: 12) { $0.isAttempt }
        }
        #expect(isRefused)
        // Which of the two depends on what the engine hears in it.
        #expect(
            try browser.waits(
                until:
                    "/^(That was something else|Not yet)/.test(document.querySelector('.wake-says').textContent)"
            ))
        try browser.keep(as: "morning-refused")

        // The daemon is killed; it comes back in the same run, and so does the page, by itself.
        daemon.kill()
        #expect(try browser.waits(until: "!document.querySelector('.wake-link').hidden"))
        daemon = try bedroom.daemon(pagePort: port)
        #expect(try bedroom.waitFor { $0.isResumed })
        #expect(try browser.waits(until: "document.body.innerText.includes('Interrupted for')"))
        try browser.keep(as: "morning-back")

        // The run rings first, and listens then.
        let windows = try bedroom.count { $0.isListening }
        #expect(try bedroom.waitFor(windows + 1) { $0.isListening })
        try bedroom.say(Bedroom.affirmations.joined(separator: " "))
        let isLit = try browser.waits(until: "document.querySelectorAll('.wake-line .said').length > 3")
        #expect(isLit)
        if try !bedroom.waitFor(seconds: 10, { $0.isStepPassed }) {
            #expect(try bedroom.waitFor(1) { $0.isListening })
            try bedroom.recite(Bedroom.affirmations.joined(separator: " "))
        }
        #expect(
            try browser.waits(
                until: "document.querySelector('.wake-word') && !document.querySelector('.wake-word').hidden")
        )
        try browser.keep(as: "morning-goal")
        #expect(try bedroom.waitFor { $0.isSecondStepListening })
        try bedroom.recite(try bedroom.goalWithWord())
        #expect(try bedroom.waitFor { $0.isEnding })
        #expect(
            try browser.waits(
                until: "document.querySelector('h1').textContent === 'Done. You kept your promise today.'"))
        #expect(
            try browser.waits(
                until: "document.querySelector('.wake-focus').textContent.includes('4 workouts')"))
        try browser.keep(as: "morning-done")
        #expect(try browser.waits(20, until: "location.pathname === '/'"))
        #expect(try browser.complaints().filter { !$0.contains("api/live") && !$0.contains("ERR_") } == [])
    }

    @Test("the page's server, killed while it rings, is back within two seconds, and the sound goes on")
    func killed() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 5)
        let port = try FreePort.find()
        let daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging })
        let server = try #require(try PageProcess.find(home: bedroom.home))
        bedroom.forgetSound()
        kill(server, SIGKILL)
        let killed = ContinuousClock.now
        var next = try PageProcess.find(home: bedroom.home)
        while next == nil || next == server || !FreePort.isTaken(port),
            ContinuousClock.now - killed < .seconds(5)
        {
            Thread.sleep(forTimeInterval: 0.02)
            next = try PageProcess.find(home: bedroom.home)
        }
        #expect(ContinuousClock.now - killed < .seconds(2))
        #expect(try bedroom.ringsWithin(seconds: 25))
    }

    @Test("by day: first start, an alarm, an export, and an erasure, each of them real")
    func day() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let port = try FreePort.find()
        let daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver()
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port)))
        #expect(try browser.waits(until: "document.querySelector('a[href=\"/start\"]')"))
        let began = ContinuousClock.now
        try browser.press("#page a[href='/start']")
        // The sound check comes first, and may be put off.
        #expect(try browser.waits(until: "document.querySelector('section > .buttons button')"))
        try browser.press("section > .buttons button")
        #expect(try browser.waits(until: "document.querySelectorAll('form textarea').length === 2"))
        let lines = ["I keep promises to myself.", "I complete 5 workouts a week."]
        try browser.type(lines[0], into: "form .field:nth-of-type(1) textarea")
        try browser.type(lines[1], into: "form .field:nth-of-type(2) textarea")
        try browser.press("form button.main")
        #expect(try browser.waits(until: "document.querySelector('input[type=time]')"))
        try browser.press("form button.main")
        #expect(
            try browser.waits(
                until: "location.pathname === '/start' && document.querySelector('#page a.button.main')"))
        // What Vow takes of it, and somebody unhurried: ten seconds for each of the four things to press, two letters a
        // second.
        let person = Double(4 * 10) + Double(lines.joined().count) / 2
        #expect((ContinuousClock.now - began) / .seconds(1) + person < 180)
        try browser.open("http://127.0.0.1:\(port)/alarms")
        #expect(try browser.waits(until: "document.querySelector('.alarm-time')?.textContent === '06:30'"))
        try browser.press(".alarm-row .tick")
        #expect(try browser.waits(until: "document.querySelector('.is-off')"))
        for path in ["", "lines", "mornings", "review", "device", "settings", "privacy"] {
            try browser.open("http://127.0.0.1:\(port)/\(path)")
            #expect(try browser.waits(until: "document.querySelector('[data-ready]')"), "/\(path)")
            #expect(
                try browser.run("return document.querySelectorAll('.note.bad').length") as? Int == 0,
                "/\(path)")
        }
        try browser.run(
            "[...document.querySelectorAll('button')].find((b) => b.textContent === 'Write the archive').click()"
        )
        #expect(try browser.waits(until: "document.body.innerText.includes('Saved:')"))
        let file = try browser.run("return document.body.innerText.match(/Saved: (\\S+)/)[1]") as? String
        #expect(FileManager.default.fileExists(atPath: try #require(file)))
        try FileManager.default.removeItem(atPath: try #require(file))
        try browser.type("ERASE", into: "form:has(button.danger) input")
        try browser.press("form button.danger")
        #expect(try browser.waits(30, until: "document.body.innerText.includes('Erased.')"))
        // An erasure logs every browser out.
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port, to: "lines")))
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        #expect(
            try browser.run("return document.body.innerText.includes('5 workouts')") as? Bool == false)
    }
}

extension BrowserDriver {
    /// Goes to an address that may not be served yet.
    func reaches(_ address: String) throws -> Bool {
        let limit = Date(timeIntervalSinceNow: 15)
        while Date() < limit {
            if (try? open(address)) != nil { return true }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return false
    }

    /// Keeps a picture of what is shown, to be looked at.
    func keep(as name: String) throws {
        let folder = FileManager.default.currentDirectoryPath + "/.build/page-pictures"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try picture().write(to: URL(filePath: "\(folder)/\(name).png"))
    }
}

/// Finds the page's server among the processes of this machine.
enum PageProcess {
    static func find(home: String) throws -> pid_t? { HelperProcesses.find("page", ofHome: home) }
}
