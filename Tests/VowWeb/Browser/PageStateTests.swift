import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What a page shows only now and then (nothing yet, a form, a refusal, what can be taken back, a trial) is as free of
/// barriers as the page itself.
@Suite("X3 Y1 The states of the pages", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageStateTests {
    /// A state of a page: what the daemon answers otherwise, how it is reached, and how it is known to be there.
    private struct Shown {
        let name: String
        let path: String
        var answers: [String: String] = [:]
        var act = ""
        var expects = "document.querySelector('[data-ready]')"
    }

    private static let nothing = [
        "alarm.list": "[]", "lines.list": "[]", "goals.list": "[]", "practice.list": "[]", "runs": "[]",
        "next": #"{"now":"2026-11-22T21:18:00Z","watched":true,"following":[]}"#,
        "review":
            #"{"from":"2026-11-01","through":"2026-11-28","runs":0,"outcomes":{},"attempts":0,"retries":0,"mornings":[],"similarityHistogram":[],"hours":[],"calendar":[]}"#,
        "streak": #"{"current":0,"best":0,"days":[]}"#,
    ]

    private static func chosen(_ field: String) -> String {
        """
        { const given = new DataTransfer(); given.items.add(new File(["x"], "x"));
        const field = document.querySelector('\(field)');
        field.files = given.files; field.dispatchEvent(new Event('change')); }
        """
    }

    private static func press(_ words: String) -> String { "\(ShownPage.button(words)).click()" }

    private static let states: [Shown] =
        ["", "alarms", "lines", "practice", "journal", "review", "start"].map {
            Shown(name: "empty-\($0)", path: $0, answers: nothing)
        } + [
            Shown(
                name: "alarm-new", path: "alarms#new",
                act: "document.querySelectorAll('form details').forEach((one) => { one.open = true; })",
                expects: "document.querySelector('form.card input[type=range]')"),
            Shown(
                name: "alarm-edit", path: "alarms", act: press("Edit"),
                expects: "document.querySelector('li form.card')"),
            Shown(
                name: "alarm-menu", path: "alarms",
                act: "document.querySelector('#alarm-a1 .menu').open = true",
                expects: "document.querySelector('.menu-items').checkVisibility()"),
            Shown(
                name: "alarm-gate", path: "alarms",
                act: press("Edit") + "; document.querySelectorAll('[role=tab]')[2].click()",
                expects: "document.querySelectorAll('[role=tabpanel]')[2].checkVisibility()"),
            Shown(
                name: "alarm-night", path: "alarms",
                act: press("Edit") + "; document.querySelectorAll('[role=tab]')[3].click()",
                expects: "document.querySelector('.silent').checkVisibility()"),
            Shown(
                name: "settings-advanced", path: "settings",
                act: "document.querySelector('#advanced').open = true",
                expects: "document.querySelector('#advanced input').checkVisibility()"),
            Shown(name: "missing", path: "nowhere"),
            Shown(
                name: "alarm-removed", path: "alarms", act: press("Remove"),
                expects: "document.querySelector('.undo')"),
            Shown(
                name: "alarm-refused", path: "alarms", act: press("Skip once"),
                expects: "document.querySelector('[role=alert]')"),
            Shown(
                name: "alarms-unread", path: "alarms", answers: ["alarm.list": "{"],
                expects:
                    "document.querySelector('[role=alert] strong').textContent.endsWith('could not be read.')"
            ),
            Shown(
                name: "line-edit", path: "lines", act: press("Edit"),
                expects: "document.querySelector('li textarea')"),
            Shown(
                name: "line-lineage", path: "lines",
                answers: [
                    "lines.show":
                        #"{"id":"l1","answer":"I want to be somebody others can rely on.","belief":7,"texts":["I keep my word.","I keep promises to myself."],"morningsRecited":12,"morningsKept":11}"#
                ],
                act: "document.querySelector('li details').open = true",
                expects: "document.querySelectorAll('li details p').length > 2"),
            Shown(
                name: "menu", path: "journal", act: "document.querySelector('.places details').open = true",
                expects: "document.querySelector('.places a').checkVisibility()"),
            Shown(
                name: "consent", path: "privacy", act: press("Agree…"),
                expects: "document.querySelector('.rows form input')"),
            Shown(
                name: "practice-quiet", path: "practice?id=p1",
                act: "document.querySelectorAll('#page details').forEach((one) => { one.open = true; })"),
            Shown(
                name: "journal-whatif", path: "journal", act: press("Ask"),
                expects: "document.querySelector('tbody tr')"),
            Shown(
                name: "alarms-calendar", path: "alarms",
                act: "document.querySelector('#list-more').open = true; "
                    + chosen("#calendar input[type=file]"),
                expects: "document.querySelector('#calendar .card')"),
            Shown(
                name: "coach-files", path: "coach",
                act: chosen("#page form input[type=file]") + "; " + press("Import them"),
                expects: "document.body.innerText.includes('12 sentences')"),
            Shown(
                name: "codes-tag", path: "codes",
                act: "document.querySelector('#tag-form input').value = 'shed'; " + press("Touch a tag"),
                expects: "document.querySelector('#tag-form [role=alert]')"),
            Shown(name: "replay-none", path: "replay"),
            Shown(name: "device-unknown", path: "device", answers: ["doctor": "{", "wake": "[]"]),
            Shown(
                name: "wake-idle", path: "wake",
                expects: "document.querySelector('.wake-prompt').textContent !== ''"),
            Shown(
                name: "trial-asks", path: "try?what=sum:easy",
                expects: "document.body.innerText.includes('It rings now, as it would in the morning')"),
            Shown(
                name: "trial-refused", path: "try?what=sum:easy", act: press("Begin"),
                expects: "document.querySelector('[role=alert]')"),
            Shown(
                name: "trial-over", path: "try?what=sum:easy",
                answers: ["try.begin": "true", "trial": #"{"trial":"over"}"#], act: press("Begin"),
                expects: "document.querySelector('h1').textContent === 'The trial is over'"),
            Shown(
                name: "early", path: "try?what=early",
                expects: "document.querySelector('.wake .buttons button')"),
        ]

    @Test("each has no barrier in light and dark, and with letters twice as large nothing leaves the page")
    func states() async throws {
        for state in PageStateTests.states {
            try await ShownPage.with { shown in
                for (name, answer) in state.answers where name != "trial" {
                    shown.page.backend.answer(name, answer)
                }
                if let trial = state.answers["trial"] { shown.page.backend.tellTrial(trial) }
                for dark in [false, true] {
                    try shown.browser.show(width: dark ? 1280 : 375, height: 800, dark: dark)
                    try shown.browser.open("about:blank")
                    try shown.browser.open("http://127.0.0.1:\(shown.page.port)/\(state.path)")
                    #expect(
                        try shown.comes("document.querySelector('[data-ready], .wake')"), "\(state.name)")
                    try shown.browser.run(state.act)
                    #expect(try shown.comes(state.expects), "\(state.name)")
                    try PageViewTests.keep(
                        try shown.browser.picture(), as: "state-\(state.name)-\(dark ? "dark" : "light")")
                    #expect(try PageViewTests.barriers(shown.browser) == [], "\(state.name)")
                    try shown.browser.run("document.documentElement.style.fontSize = '200%'")
                    #expect(
                        try PageViewTests.barriers(shown.browser) == [],
                        "\(state.name), letters twice as large")
                    #expect(
                        try shown.browser.run("return document.documentElement.scrollWidth <= innerWidth")
                            as? Bool == true, "\(state.name) is too wide")
                }
            }
        }
    }

    @Test("from home, every place is one press away, also where the places are folded")
    func places() async throws {
        let places = ["alarms", "lines", "coach", "journal", "settings"]
        try await ShownPage.with { shown in
            for width in [320, 1280] {
                try shown.browser.show(width: width, height: 800)
                try shown.open("")
                let hidden = try shown.browser.run(
                    """
                    const links = [...document.querySelectorAll('a')].filter((one) => one.checkVisibility());
                    return arguments[0].filter((place) => !links.some((one) => one.pathname === '/' + place));
                    """, [places])
                #expect(hidden as? [String] == [], "at \(width)")
            }
        }
    }

    @Test(
        "today shows what will happen, then one thing that needs the person, and a dot for each of fourteen days"
    )
    func today() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let notes =
                "[...document.querySelectorAll('.one-thing .note')].filter((one) => one.checkVisibility())"
            try shown.open("")
            #expect(try shown.comes("\(notes).length === 1 && \(notes)[0].innerText.includes('muted')"))
            #expect(try shown.comes("document.querySelectorAll('.dots > li').length === 14"))
            #expect(
                try shown.comes("document.querySelector('.dots > li').textContent === 'November 15: kept'"))
            // What is more urgent stands in place of the rest.
            let next =
                #"{"now":"2026-11-22T21:18:00Z","watched":false,"next":{"alarm":"a1","label":"","instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","zone":"Europe/Madrid","waitSeconds":29520,"cause":"occurrence"}}"#
            page.backend.answer("next", next)
            try shown.open("")
            #expect(try shown.comes("document.body.innerText.includes('wake itself')"))
            #expect(
                try shown.comes(
                    "\(notes).length === 1 && \(notes)[0].innerText.includes('No alarm can ring')"))
            #expect(try browser.run("return document.querySelectorAll('#page .main').length") as? Int == 0)
            for (name, answer) in PageStateTests.nothing { page.backend.answer(name, answer) }
            let text = try shown.open("")
            for words in ["Tomorrow it rings.", "You say your lines aloud.", "It stops, and you are up."] {
                #expect(text.contains(words), "\(text)")
            }
            #expect(try browser.run("return document.querySelectorAll('#page .main').length") as? Int == 1)
        }
    }

    @Test("there are six places; a page that belongs to one leads back to it, and is reached from it")
    func inner() async throws {
        try await ShownPage.with { shown in
            try shown.open("")
            #expect(
                try shown.browser.run(
                    "return [...document.querySelectorAll('nav .mark ~ a')].map((one) => one.pathname)")
                    as? [String] == ["/", "/alarms", "/lines", "/coach", "/journal", "/settings"])
            for (page, place) in [
                ("practice", "lines"), ("review", "journal"), ("device", "settings"), ("privacy", "settings"),
            ] {
                try shown.open(place)
                #expect(try shown.comes("document.querySelector('#page a[href=\"/\(page)\"]')"), "\(page)")
                try shown.open(page)
                #expect(
                    try shown.browser.run("return document.querySelector('#page .back').pathname") as? String
                        == "/\(place)")
                #expect(
                    try shown.browser.run("return document.querySelector('nav [aria-current]').pathname")
                        as? String == "/\(place)")
            }
        }
    }

    @Test("the addresses of before show what stands elsewhere now")
    func formerAddresses() async throws {
        try await ShownPage.with { shown in
            let journal = try shown.open("journal")
            #expect(try shown.open("mornings") == journal)
            try shown.open("device#codes")
            #expect(try shown.comes("location.pathname === '/codes'"))
        }
    }

    @Test("a line is practised from its row: what is counted already, and what begins there")
    func practised() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.answer(
                "practice.list",
                #"[{"id":"p1","line":"l1","text":"I keep promises to myself.","count":412,"target":1000}]"#)
            shown.page.backend.answer("practice.add", #"{"id":"p2"}"#)
            let text = try shown.open("lines")
            #expect(text.contains("412 of 1000"), "\(text)")
            try shown.press("Practise")
            #expect(try shown.asked("practice.add") == #"{"line":"l2","target":1000}"#)
            #expect(try shown.comes("location.search === '?id=p2'"))
        }
    }

    @Test("a stranger's page, and the one that asks for a password, have no barrier either")
    func doors() async throws {
        let outside = try await RemoteAccessUnderTest(names: "localhost")
        defer { outside.end() }
        let browser = try BrowserDriver()
        defer { browser.end() }
        try browser.command("Security.setIgnoreCertificateErrors", ["ignore": true])
        for dark in [false, true] {
            for width in [320, 1280] {
                try browser.show(width: width, height: 800, dark: dark)
                for (name, address) in [
                    ("locked", "http://127.0.0.1:\(outside.innerPort)/"),
                    ("login", "https://localhost:\(outside.port)/"),
                ] {
                    try browser.open(address)
                    #expect(try browser.waits(until: "document.querySelector('#page h1')"), "\(name)")
                    #expect(
                        try browser.waits(until: "!!document.querySelector('form') === \(name == "login")"),
                        "\(name)")
                    try PageViewTests.keep(
                        try browser.picture(), as: "door-\(name)-\(width)-\(dark ? "dark" : "light")")
                    #expect(try PageViewTests.barriers(browser) == [], "\(name)")
                    try browser.run("document.documentElement.style.fontSize = '200%'")
                    #expect(try PageViewTests.barriers(browser) == [], "\(name), letters twice as large")
                    #expect(
                        try browser.run("return document.documentElement.scrollWidth <= innerWidth") as? Bool
                            == true, "\(name) at \(width) is too wide")
                }
            }
        }
    }
}
