import TestSupport
import Foundation
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime
import VowWeb

/// R10: a trial on the page, with a real browser and the child in which it rings.
@Suite("A trial on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageTrialTests {
    private let sum = GatePolicy(challenges: [ChallengePolicy(.sum(.easy, count: 1))])

    @Test("a gate that was passed there is recorded as tried, and is no longer asked to be")
    func passed() throws {
        let rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))
        let alarm = AlarmDefinition(label: "Sums", rule: rule, zone: .fixed("UTC"), gate: sum)
        try withPage(of: alarm) { bedroom, browser, address in
            #expect(try isUntried(bedroom))
            try browser.open("\(address)/try?what=morning&alarm=asked")
            #expect(try browser.waits(until: "document.querySelector('button.main')"))
            try browser.press("button.main")
            try solve(browser)
            #expect(
                try browser.waits(until: "document.querySelector('h1').textContent === 'That would stop it'"))
            #expect(try !isUntried(bedroom))
            let names = try events(bedroom)
            #expect(names.filter { $0 == "GateTrialPassed" }.count == 1)
            #expect(!names.contains("AlarmFired"))
        }
    }

    @Test(
        "the gate of the next alarm that was passed there ahead of it silences it, and given up it leaves no trace"
    )
    func early() throws {
        let due = Bedroom.now.adding(milliseconds: 50 * 60_000)
        let wall = CivilDateTime(wallSecondsSinceEpoch: due.secondsSinceEpoch / 60 * 60)
        let rule = OccurrenceRule(time: wall.time, recurrence: .once(wall.date))
        let alarm = AlarmDefinition(label: "Soon", rule: rule, zone: .fixed("UTC"), gate: sum)
        try withPage(of: alarm) { bedroom, browser, address in
            func begin() throws {
                try browser.open("\(address)/")
                #expect(
                    try browser.waits(until: "document.querySelector('a[href=\"/try?what=early\"]')"))
                try browser.press("a[href=\"/try?what=early\"]")
                #expect(try browser.waits(until: "document.querySelector('button.main')"))
                try browser.press("button.main")
                #expect(try browser.waits(until: isSumShown))
            }
            try begin()
            // What was not begun by ringing cannot be put off.
            #expect(
                try browser.waits(
                    until: "document.querySelector('.wake-out').textContent.includes('not for this alarm')"))
            try browser.press(".try-end")
            #expect(
                try browser.waits(
                    until: "document.querySelector('h1').textContent === 'Not passed this time'"))
            #expect(try !events(bedroom).contains("AlarmFired"))
            try begin()
            try solve(browser)
            #expect(try browser.waits(until: "document.querySelector('h1').textContent === 'Up early'"))
            #expect(try events(bedroom).contains("Dismissed"))
            #expect(try !events(bedroom).contains("RingStarted"))
            try browser.open("\(address)/")
            #expect(
                try browser.waits(
                    until:
                        "document.querySelector('[data-ready]') && !document.querySelector('#page').innerText.includes('Soon')"
                ))
        }
    }

    /// The page of a home with one alarm, "asked", on a telephone.
    private func withPage(
        of alarm: AlarmDefinition, _ body: (Bedroom, BrowserDriver, String) throws -> Void
    ) throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.log.append([.alarm("asked", .scheduled(alarm))], at: Bedroom.now)
        let port = try FreePort.find()
        let daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver(width: 390, height: 844)
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port)))
        try body(bedroom, browser, "http://127.0.0.1:\(port)")
    }

    /// The sum stands once: in the prompt, or below it.
    private let sumPlace = "(document.querySelector('.sum') ?? document.querySelector('h1'))"
    private var isSumShown: String { "/\\d+ \\+ \\d+/.test(\(sumPlace)?.textContent)" }

    private func solve(_ browser: BrowserDriver) throws {
        #expect(try browser.waits(until: isSumShown))
        try browser.run(
            """
            const [, one, other] = \(sumPlace).textContent.match(/(\\d+) \\+ (\\d+)/).map(Number);
            const field = document.querySelector('.wake-task input');
            field.value = String(one + other);
            field.form.requestSubmit();
            """)
    }

    private func events(_ bedroom: Bedroom) throws -> [String] {
        try bedroom.log.store.readAll(after: 0, limit: 1_000).map(\.event.name)
    }

    /// Whether the alarm's row says that its gate should be tried.
    private func isUntried(_ bedroom: Bedroom) throws -> Bool {
        let answer = try bedroom.vow("alarm", "list", "--json").finish()
        let rows = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
        return try #require(rows?.first?["untried"] as? Bool)
    }
}
