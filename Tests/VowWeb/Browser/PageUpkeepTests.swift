import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// A page that is left open shows what holds now, and does not pile up what it listens to.
@Suite("X3 Y2 A page that is left open", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageUpkeepTests {
    /// The page is looked at once more.
    private let comeBack = "document.dispatchEvent(new Event('visibilitychange'))"

    /// Counts what listens to a change of language, and hands a test the minutes and the time.
    private static let watching = """
        window.listening = 0;
        const add = document.addEventListener, remove = document.removeEventListener;
        document.addEventListener = function (name, ...rest) { if (name === 'vow:language') window.listening += 1; return add.call(this, name, ...rest); };
        document.removeEventListener = function (name, ...rest) { if (name === 'vow:language') window.listening -= 1; return remove.call(this, name, ...rest); };
        window.setInterval = (act, ms) => { if (ms === 60000) window.minute = act; };
        const now = Date.now;
        window.ahead = 0;
        Date.now = () => now() + window.ahead;
        """

    private func watch(_ shown: ShownPage) throws {
        try shown.browser.command(
            "Page.addScriptToEvaluateOnNewDocument", ["source": PageUpkeepTests.watching])
    }

    @Test("what changed meanwhile stands there when the page is looked at again, unless it is being used")
    func comingBack() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try watch(shown)
            func answer(_ text: String) {
                page.backend.answer(
                    "lines.list", #"[{"id":"l1","kind":"goal","language":"en","text":"\#(text)"}]"#)
            }
            func asked() -> Int { page.backend.asked.filter { $0.name == "lines.list" }.count }
            answer("I walk.")
            try shown.open("lines")
            answer("I run.")
            try browser.run(comeBack)
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('I run.')"))
            // The same answer leaves everything where it is.
            try browser.run("window.old = document.querySelector('#page li')")
            let before = asked()
            try browser.run(
                "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
            let limit = ContinuousClock.now + .seconds(15)
            while asked() == before, ContinuousClock.now < limit { _ = try browser.run("return 0") }
            #expect(asked() == before + 1)
            // While somebody types nothing is even asked.
            try browser.type("I sleep", into: "#page form textarea")
            answer("I swim.")
            try browser.run(comeBack)
            try browser.run("document.activeElement.blur()")
            try browser.run(comeBack)
            #expect(asked() == before + 1)
            #expect(try shown.comes("window.old.isConnected"))
            // What was pressed a moment ago may still be read; later it is not.
            try shown.open("lines")
            try shown.press("Try aloud")
            answer("I dive.")
            try browser.run(comeBack)
            try browser.run("document.activeElement.blur(); window.ahead = 700000; " + comeBack)
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('I dive.')"))
            #expect(asked() == before + 3)
        }
    }

    @Test("home follows the clock, and looks at the machine less often than that")
    func home() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try watch(shown)
            // The spaces within the wait do not break.
            func wait(_ minutes: Int) -> String {
                "/in\\s8\\sh\\s\(minutes)\\smin/.test(document.querySelector('#page').innerText)"
            }
            try shown.open("")
            #expect(try shown.comes(wait(12)))
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('wake itself')"))
            page.backend.answer(
                "next",
                #"{"now":"2026-11-22T21:19:00Z","watched":true,"next":{"alarm":"a1","label":"Morning","instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","zone":"Europe/Madrid","waitSeconds":29460,"cause":"occurrence","kind":"exact"},"following":[]}"#
            )
            try browser.run("window.minute()")
            #expect(try shown.comes(wait(11)))
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('wake itself')"))
            #expect(page.backend.asked.filter { $0.name == "wake" }.count == 1)
        }
    }

    @Test("a page that is drawn anew, and a form that is closed, leave nothing behind that listens")
    func listeners() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try watch(shown)
            func language(_ code: String) throws {
                try browser.run(
                    "const s = document.querySelector('#language'); s.value = '\(code)'; s.dispatchEvent(new Event('change'))"
                )
            }
            try shown.open("coach")
            let first = try browser.run("return window.listening") as? Int
            for word in ["雪", "云"] {
                page.backend.answer(
                    "coach.words",
                    #"[{"word":"\#(word)","due":"2026-11-22","isDue":true,"intervalDays":6,"lapses":1}]"#)
                try browser.run(comeBack)
                #expect(try shown.comes("document.querySelector('#page').innerText.includes('\(word)')"))
            }
            try language("es")
            #expect(try browser.run("return window.listening") as? Int == first)
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('Día a día')"))

            for path in ["review", "practice?id=p1"] {
                try shown.open(path)
                let once = try browser.run("return window.listening") as? Int
                for n in 1...2 {
                    try browser.run("window.old = document.querySelector('.page-body').firstElementChild")
                    // Both show how it went on meanwhile.
                    page.backend.answer("streak", #"{"current":\#(n),"best":31,"days":[]}"#)
                    page.backend.answer(
                        "consent.list", #"[{"purpose":"cohort","given":\#(n == 1)}]"#)
                    try browser.run("window.ahead += 700000; " + comeBack)
                    #expect(try shown.comes("!window.old.isConnected"), "/\(path)")
                }
                try language("es")
                #expect(try browser.run("return window.listening") as? Int == once, "/\(path)")
            }
            page.backend.answer("consent.list", #"[{"purpose":"cloud-speech","given":false}]"#)

            try shown.open("privacy")
            let closed = try browser.run("return window.listening") as? Int
            for _ in 0..<2 {
                try shown.press("Agree…")
                #expect(try shown.comes("document.querySelector('.rows form')"))
                try shown.press("Cancel")
                #expect(try shown.comes("!document.querySelector('.rows form')"))
            }
            try language("es")
            #expect(try browser.run("return window.listening") as? Int == closed)
        }
    }

    @Test("earlier mornings are one press away, and of what would have come of them one sentence is read out")
    func mornings() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            func rows(_ count: Int) -> String {
                let rows = (0..<count).map {
                    let time = String(format: "2026-%02d-%02dT06:30:00Z", 12 - $0 / 28, 28 - $0 % 28)
                    return
                        #"{"run":"run-\#($0)","alarm":"a1","label":"Morning","due":"\#(time)","local":"\#(time.dropLast())","beganAt":"\#(time)","state":"dismissed","step":2,"attempts":2,"snoozes":0,"recitedLines":3}"#
                }
                return "[\(rows.joined(separator: ","))]"
            }
            page.backend.answer("runs", rows(61))
            try shown.open("journal")
            #expect(try shown.asked("runs") == #"{"last":61}"#)
            #expect(
                try shown.comes("document.querySelectorAll('#page ul.rows:not(.further) > li').length === 60")
            )
            try shown.enter("Ask")
            #expect(try shown.comes("document.querySelector('tbody tr')"))
            #expect(
                try shown.comes(
                    "document.querySelector('#page [role=status]').textContent.startsWith('One morning judged')"
                ))
            #expect(try shown.comes("!document.querySelector('#page [role=status] table')"))
            page.backend.answer("runs", rows(70))
            try shown.enter("Show earlier ones")
            #expect(
                try shown.comes("document.querySelectorAll('#page ul.rows:not(.further) > li').length === 70")
            )
            #expect(try shown.asked("runs") == #"{"last":121}"#)
            #expect(try shown.comes("document.activeElement.search === '?run=run-60'"))
            #expect(try shown.comes("\(ShownPage.button("Show earlier ones")).hidden"))
            #expect(try shown.comes("document.querySelector('tbody tr')"), "what was asked stays")
            #expect(try PageViewTests.barriers(browser) == [])
        }
    }
}
