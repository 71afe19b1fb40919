import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// A past morning in a browser: its replay with its keys, what if, and its certificate.
@Suite("E3 E4 N2 A past morning on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PastMorningTests {
    private static let replay =
        #"{"run":"run-1","judgedFrom":"words","records":"sound","firstDifference":2,"steps":[{"step":1,"at":"2026-11-20T06:30:00Z","local":"2026-11-20T17:30","input":"Morning was due","events":["AlarmFired Morning"],"effects":["starts to ring"],"state":"active","check":"same"},{"step":2,"at":"2026-11-20T06:30:20.500Z","local":"2026-11-20T17:30:20","input":"heard \"five\"","events":["AttemptJudged"],"effects":["asks again at 2026-11-20T06:31:00Z"],"state":"active","check":"differs","today":["Dismissed spoken"]},{"step":3,"at":"2026-11-20T06:30:40Z","local":"2026-11-20T17:30:40","input":"what an attempt achieved","events":["Dismissed spoken"],"effects":["ends the run"],"state":"ended","check":"fact"}]}"#

    /// A certificate of a simulated morning, as `vow certificate` wrote it.
    private static func certificate() throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try String(
            contentsOf: folder.appending(path: "../../Specs/Certificates/simulated.json").standardized,
            encoding: .utf8)
    }

    private func head(_ browser: BrowserDriver, _ text: String) throws -> Bool {
        try browser.waits(until: "document.querySelector('.card h2')?.textContent === '\(text)'")
    }

    @Test("the replay begins at the first difference, and its keys go on, back, to both ends and out")
    func keys() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer("replay", Self.replay)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/replay?run=run-1")
        #expect(try head(browser, "Step 2 of 3"))
        #expect(
            try browser.run("return document.querySelector('.changed').textContent") as? String
                == "Dismissed spoken")
        // By the clock that the alarm was set for, wherever this browser is.
        let card = try browser.run("return document.querySelector('.card').innerText") as? String ?? ""
        #expect(card.contains("17:30:20"), "\(card)")
        #expect(card.contains("asks again at Fri, Nov 20, 17:31"), "\(card)")
        for (key, text) in [
            ("n", "Step 3 of 3"), ("n", "Step 3 of 3"), ("p", "Step 2 of 3"), ("\u{E011}", "Step 1 of 3"),
            ("d", "Step 2 of 3"), ("\u{E010}", "Step 3 of 3"), ("\u{E012}", "Step 2 of 3"),
            (" ", "Step 3 of 3"),
        ] {
            try browser.keys(key)
            #expect(try head(browser, text), "\(key)")
        }
        try browser.keys("\u{E00C}")
        #expect(try browser.waits(until: "location.pathname === '/journal'"))
    }

    @Test("other terms are asked for as they stand in the form, and the answer is a sentence")
    func whatIf() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer("replay", Self.replay)
        let opens =
            #"{"mornings":1,"notJudged":0,"withoutNotes":0,"records":"sound","wouldOpen":1,"wouldStayClosed":0,"runs":[{"run":"run-1","inProgress":false,"wasDismissed":false,"wouldBeDismissed":true,"attemptsThatWouldOpen":[2],"attemptsThatWouldNot":[],"attemptsNotNeeded":[],"attemptsWithoutNotes":[]}]}"#
        page.backend.answer("whatif", opens)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/replay?run=run-1")
        #expect(try head(browser, "Step 2 of 3"))
        func ask(_ choices: [Int: String]) throws {
            for (place, value) in choices {
                try browser.run("document.querySelectorAll('form select')[\(place)].value = '\(value)'")
            }
            try browser.run("document.querySelector('form button').click()")
        }
        try ask([:])
        #expect(try browser.waits(until: "document.body.innerText.includes('Choose what to change first.')"))
        #expect(!page.backend.asked.contains { $0.name == "whatif" })
        // What is not chosen stays as it was, so that the sound can be asked about alone.
        try ask([2: "off"])
        #expect(
            try browser.waits(until: "document.body.innerText.includes('You would have passed.')"))
        let alone = try #require(page.backend.asked.last { $0.name == "whatif" })
        #expect(alone.arguments.contains(#""liveness":"off""#))
        #expect(!alone.arguments.contains("minSimilarity") && !alone.arguments.contains("challengeWord"))
        page.backend.answer(
            "whatif", opens.replacing("\"wasDismissed\":false", with: "\"wasDismissed\":true"))
        try ask([0: "0.70", 1: "off"])
        #expect(
            try browser.waits(until: "document.body.innerText.includes('It would have ended the same way.')"))
        let asked = try #require(page.backend.asked.last { $0.arguments.contains("minSimilarity") })
        #expect(asked.arguments.contains(#""minSimilarity":0.7"#))
        #expect(asked.arguments.contains(#""challengeWord":"off""#))
    }

    @Test("the last mornings under other terms: what flips either way, each with its way to the morning")
    func lastMornings() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let flips = [("run-1", true, "[]", "[2]"), ("run-2", false, "[1,3]", "[]")].map {
                #"{"run":"\#($0)","inProgress":false,"wasDismissed":\#($1),"wouldBeDismissed":\#(!$1),"attemptsThatWouldOpen":\#($2),"attemptsThatWouldNot":\#($3),"attemptsNotNeeded":[],"attemptsWithoutNotes":[]}"#
            }
            let same = flips[0].replacing("[2]", with: "[]").replacing(
                "\"wouldBeDismissed\":false", with: "\"wouldBeDismissed\":true")
            page.backend.answer(
                "whatif",
                #"{"mornings":3,"notJudged":1,"withoutNotes":0,"records":"sound","wouldOpen":1,"wouldStayClosed":1,"runs":[\#(same.replacing("run-1", with: "run-0")),\#(flips.joined(separator: ","))]}"#
            )
            try shown.open("journal")
            try shown.enter("Ask")
            // No more mornings than are shown are asked about.
            #expect(try shown.asked("whatif") == #"{"last":1,"minSimilarity":0.7}"#)
            #expect(
                try shown.comes(
                    "document.body.innerText.includes('3 mornings judged again: 1 would now pass')"))
            let rows =
                "[...document.querySelectorAll('tbody tr')].map((row) => row.innerText.replaceAll('\\t', ' '))"
            let told = try #require(try browser.run("return \(rows)") as? [String])
            #expect(told.count == 2, "\(told)")
            #expect(
                told[0].hasPrefix("run-2") && told[0].hasSuffix("did not pass would pass 1, 3"), "\(told)")
            #expect(told[1].contains("· Morning passed would not pass 2"), "\(told)")
            #expect(
                try browser.run("return document.querySelector('tbody a').getAttribute('href')") as? String
                    == "/journal?run=run-2")
            try browser.run("document.querySelectorAll('form select')[0].value = ''")
            try shown.press("Ask")
            #expect(try shown.comes("document.body.innerText.includes('Choose what to change first.')"))
            try browser.run("document.querySelectorAll('form select')[1].value = 'off'")
            try shown.press("Ask")
            #expect(try shown.comes("document.querySelector('tbody')"))
            #expect(try shown.asked("whatif") == #"{"last":1,"liveness":"off"}"#)
        }
    }

    @Test("a certificate is checked in the browser, and one changed byte is found")
    func certificate() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let whole = try Self.certificate()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        let check =
            "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Check it here').click()"
        page.backend.answer("certificate", whole)
        try browser.open("http://127.0.0.1:\(page.port)/certificate?run=fvw2m08v")
        #expect(try browser.waits(until: "document.querySelector('.hash')"))
        try browser.run(check)
        #expect(try browser.waits(until: "document.body.innerText.includes('records is whole.')"))
        #expect(
            try browser.run("return document.querySelectorAll('ul[role=status] .good').length") as? Int == 3)
        #expect(
            try browser.run("return document.querySelector('a[download]').download") as? String
                == "vow-certificate-fvw2m08v.json")
        let altered = whole.replacing("\"speechMilliseconds\":1600", with: "\"speechMilliseconds\":1601")
        #expect(altered != whole)
        page.backend.answer("certificate", altered)
        try browser.open("http://127.0.0.1:\(page.port)/certificate?run=fvw2m08v&again")
        #expect(try browser.waits(until: "document.querySelector('.hash')"))
        try browser.run(check)
        #expect(
            try browser.waits(
                until: "document.body.innerText.includes('does not follow from the one before')"))
    }

    @Test(
        "a certificate whose chain and signature hold is still refused where its records break the gate's rules"
    )
    func forgedCertificates() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let sources =
            [try Self.certificate(), ForgedCertificate.sound] + ForgedCertificate.forged.map(\.text)
        let given = String(decoding: try JSONEncoder().encode(sources), as: UTF8.self)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        let answer = try browser.runAsync(
            """
            const done = arguments[arguments.length - 1];
            import("/modules/certificatecheck.js")
              .then((check) => Promise.all(\(given).map((source) => check.checkCertificate(source))))
              .then((all) => done(all.map((one) => [one.broken === undefined, one.signed === true, one.leads])))
              .catch((error) => done(String(error)));
            """)
        let found = try #require(answer as? [[Bool]], "\(answer ?? "")")
        #expect(found[0] == [true, true, true] && found[1] == [true, true, true])
        for (one, (name, _)) in zip(found.dropFirst(2), ForgedCertificate.forged) {
            #expect(one == [true, true, false], "\(name)")
        }
        // The checker outside a browser is of the same opinion.
        let checker = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Specs/Certificates/verify_certificate.py").standardized.path
        let file = NSTemporaryDirectory() + "vow-forged-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: file) }
        for (index, source) in sources.enumerated() {
            try source.write(toFile: file, atomically: true, encoding: .utf8)
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/python3")
            process.arguments = [checker, file]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == (index < 2 ? 3 : 1), "\(source)")
        }
    }
}
