import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Setting things up on the page: the first start, a gate, a line tried aloud, and models.
@Suite("X3 S1 V8 K1 Setting up on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageSetUpTests {
    private static let press =
        "[...document.querySelectorAll('button')].find((one) => one.textContent === '%').click()"

    private func press(_ text: String, _ browser: BrowserDriver) throws {
        try browser.run(Self.press.replacing("%", with: text))
    }

    @Test("the first start leads through sound, lines and an alarm")
    func firstStart() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer("lines.list", "[]")
        page.backend.answer("alarm.list", "[]")
        page.backend.answer("lines.add", #"{"id":"l1"}"#)
        page.backend.answer(
            "sound.check",
            #"{"now":"2029-01-01T06:00:00Z","ready":true,"repairs":[],"findings":[],"trial":{"played":true,"heardDecibels":-31.2,"words":"hello"}}"#
        )
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/start")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        try press("Play and listen", browser)
        #expect(try browser.waits(until: "document.body.innerText.includes('-31 dB')"))
        #expect(try browser.waits(until: "document.body.innerText.includes('hello')"))
        try press("Continue", browser)
        #expect(try browser.waits(until: "document.querySelector('form textarea')"))
        try browser.type("I keep promises to myself.", into: "form textarea")
        page.backend.answer(
            "lines.list",
            #"[{"id":"l1","kind":"affirmation","language":"en","text":"I keep promises to myself."}]"#)
        try browser.run("document.querySelector('form button.main').click()")
        #expect(try browser.waits(until: "document.querySelector('input[type=time]')"))
        page.backend.answer("alarm.list", page.alarm(label: "Morning"))
        try browser.run("document.querySelector('form button.main').click()")
        #expect(try browser.waits(until: "document.body.innerText.includes('All set')"))
        let made = try #require(page.backend.asked.last { $0.name == "alarm.add" })
        #expect(made.arguments.contains(#""gate":"recite:affirmations""#))
    }

    @Test("a gate is put together in order, and what is not its own stays as it was written")
    func gate() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer(
            "alarm.list",
            page.alarm(label: "Morning").replacing(
                #""recite":"#,
                with: #""gate":["recite:affirmations","sum:hard:count=5"],"instead":[],"recite":"#))
        page.backend.answer("alarm.edit", #"{"id":"a1"}"#)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/alarms")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        try press("Edit", browser)
        try press("Add", browser)
        try browser.run("document.querySelector('form').requestSubmit()")
        #expect(try browser.waits(until: "!document.querySelector('form')"))
        let edited = try #require(page.backend.asked.last { $0.name == "alarm.edit" })
        #expect(
            edited.arguments.contains(#""gate":"recite:affirmations,sum:hard:count=5,sum:medium""#),
            "\(edited.arguments)")
        #expect(!edited.arguments.contains("volume"))
    }

    /// Sets a control of the form to a value, by the words of its label, as a person's choice does.
    private func set(_ label: String, _ value: String, _ browser: BrowserDriver) throws {
        try browser.run(
            """
            const label = [...document.querySelectorAll('form label')].find((one) => one.textContent === arguments[0]);
            const control = document.getElementById(label.htmlFor);
            control.closest('details').open = true;
            control.value = arguments[1];
            control.dispatchEvent(new Event('change'));
            """, [label, value])
    }

    @Test("between two dates, in a zone of its own and on a named output: set, shown, and taken back")
    func limits() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        func asked(_ name: String) throws -> String {
            #expect(try browser.waits(until: "!document.querySelector('form')"))
            return try #require(page.backend.asked.last { $0.name == name }).arguments
        }
        func open() throws {
            try browser.open("http://127.0.0.1:\(page.port)/alarms")
            #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        }
        try open()
        try press("New alarm", browser)
        try set("Not before", "2040-01-02", browser)
        try set("Not after", "2040-02-28", browser)
        try set("Time zone", "Europe/Madrid", browser)
        try set("Where it plays", "named", browser)
        try set("Part of its name", "hdmi, usb", browser)
        #expect(try PageViewTests.barriers(browser) == [])
        try PageViewTests.keep(try browser.picture(), as: "alarm-form-open")
        try press("Save alarm", browser)
        let made = try asked("alarm.add")
        for part in [
            #""from":"2040-01-02""#, #""until":"2040-02-28""#, #""zone":"Europe\/Madrid""#,
            #""route":"hdmi,usb""#,
        ] { #expect(made.contains(part) || made.contains(part.replacing("\\/", with: "/")), "\(made)") }

        try press("New alarm", browser)
        try press("Save alarm", browser)
        let plain = try asked("alarm.add")
        for name in ["from", "until", "zone", "route"] { #expect(!plain.contains("\"\(name)\""), "\(plain)") }

        page.backend.answer("alarm.edit", #"{"id":"a1"}"#)
        page.backend.answer(
            "alarm.list",
            page.alarm(label: "Morning")
                .replacing(
                    #""followsDevice":true"#,
                    with:
                        #""followsDevice":false,"startsOn":"2040-01-02","endsOn":"2040-02-28","pausedUntil":"2040-01-09""#
                )
                .replacing(#""routeTags":[]"#, with: #""routeTags":["hdmi"]"#))
        try open()
        let row = try browser.run("return document.querySelector('#alarm-a1').innerText") as? String ?? ""
        for words in ["from 2040-01-02 until 2040-02-28", "Europe/Madrid time", "silent until 2040-01-09"] {
            #expect(row.contains(words), "\(row)")
        }
        try press("Edit", browser)
        #expect(
            try browser.run(
                "return [...document.querySelectorAll('form details input[type=date]')].map((one) => one.value)"
            )
                as? [String] == ["", "2040-01-02", "2040-02-28"])
        try set("Not before", "", browser)
        try set("Not after", "", browser)
        try set("Time zone", "device", browser)
        try set("Where it plays", "none", browser)
        try press("Save alarm", browser)
        let edited = try asked("alarm.edit")
        for part in [#""from":"none""#, #""until":"none""#, #""zone":"device""#, #""route":"none""#] {
            #expect(edited.contains(part), "\(edited)")
        }
        #expect(!edited.contains("volume"), "what was not changed is not sent: \(edited)")
        page.backend.answer("alarm.pause", #"{"id":"a1"}"#)
        try press("Let it ring again", browser)
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        #expect(
            page.backend.asked.contains { $0.name == "alarm.pause" && $0.arguments.contains(#""end":true"#) })
    }

    @Test("the next times of an alarm follow its rule before it is saved, and only the rule is asked about")
    func nextTimes() async throws {
        try await ShownPage.with { shown in
            try shown.open("alarms")
            try shown.press("New alarm")
            #expect(try shown.comes("document.querySelector('.dates').textContent.includes('Nov 24')"))
            shown.page.backend.answer("alarm.preview", "[]")
            try shown.browser.run("document.querySelector('form .choice input').click()")
            #expect(try shown.comes("document.body.innerText.includes('does not ring')"))
            #expect(try shown.asked("alarm.preview") == #"{"days":"tue,wed,thu,fri","time":"06:30"}"#)
        }
    }

    @Test("a cycle is chosen beside the days, and what belongs to it is sent together")
    func cycle() async throws {
        try await ShownPage.with { shown in
            try shown.open("alarms")
            try shown.press("New alarm")
            #expect(try shown.comes("document.querySelector('.dates li')"))
            try shown.browser.run(
                """
                const kind = [...document.querySelectorAll('form select')].find((one) => one.value === 'week');
                kind.value = 'weeks';
                kind.dispatchEvent(new Event('change'));
                """)
            #expect(
                try shown.asked("alarm.preview", with: "2w")
                    == #"{"days":"mon,tue,wed,thu,fri","every":"2w","time":"06:30"}"#)
            try shown.press("Save alarm")
            let made = try shown.asked("alarm.add")
            for part in [#""every":"2w""#, #""days":"mon,tue,wed,thu,fri""#] {
                #expect(made.contains(part), "\(made)")
            }
        }
    }

    @Test("the next time alone is moved from the menu of an alarm, and is as usual again by a press")
    func nextTimeOnly() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.answer("alarm.edit", #"{"id":"a1"}"#)
            shown.page.backend.answer(
                "alarm.list",
                shown.page.alarm(label: "Morning").replacing(
                    #""next":"#,
                    with: #""movedTimes":[{"date":"2026-11-23","time":"05:10","usual":"06:30"}],"next":"#))
            #expect(try shown.open("alarms").contains("05:10 instead of 06:30"))
            try shown.press("Next time only")
            #expect(try shown.comes("document.activeElement.type === 'time'"))
            try shown.browser.run("document.activeElement.value = '05:00'")
            try shown.press("Change the next time")
            #expect(try shown.asked("alarm.edit") == #"{"id":"a1","once":true,"time":"05:00"}"#)
            try shown.press("As usual again")
            #expect(try shown.asked("alarm.edit", with: "none") == #"{"id":"a1","once":true,"time":"none"}"#)
        }
    }

    @Test(
        "the settings that matter have their controls; the others are found by a word, and go back to what they were"
    )
    func settings() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("config.set", "{}")
            try shown.open("settings")
            let seen = "[...document.querySelectorAll('.setting')].filter((one) => one.checkVisibility())"
            #expect(
                try browser.run(
                    "return \(seen).every((one) => !one.querySelector('input:not([type]), input[type=number]'))"
                ) as? Bool == true)
            #expect(try browser.run("return \(seen).length <= 15") as? Bool == true)
            try browser.press("[data-key='alarm.vibrate'] .switch")
            #expect(try shown.asked("config.set") == #"{"key":"alarm.vibrate","value":"on"}"#)
            try browser.run("document.querySelector('#advanced').open = true")
            try browser.type("how late", into: "#advanced input[type=search]")
            #expect(
                try shown.comes(
                    "[...document.querySelectorAll('#advanced .setting')].filter((one) => one.checkVisibility()).length === 1"
                ))
            #expect(try shown.comes("document.body.innerText.includes('One setting found')"))
            try browser.run(
                "const one = document.querySelector('[data-key=grace-minutes] input'); one.value = '12'; one.dispatchEvent(new Event('change'))"
            )
            #expect(try shown.asked("config.set", with: "grace") == #"{"key":"grace-minutes","value":"12"}"#)
            #expect(try shown.comes("!document.querySelector('[data-key=grace-minutes] .bare').hidden"))
            try browser.press("[data-key=grace-minutes] .bare")
            #expect(try shown.comes("document.querySelector('[data-key=grace-minutes] .bare').hidden"))
            #expect(try shown.asked("config.set", with: "grace") == #"{"key":"grace-minutes","value":"10"}"#)
        }
    }

    @Test(
        "a setting that may be off has a switch, an engine is chosen from a list, and the page fits a screen and a half"
    )
    func controls() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("config.set", "{}")
            try browser.show(width: 1280, height: 900)
            try shown.open("settings")
            #expect(try browser.run("return document.documentElement.scrollHeight <= 1600") as? Bool == true)
            try browser.run(
                "document.querySelectorAll('#advanced, #advanced details').forEach((one) => { one.open = true; })"
            )
            #expect(
                try browser.run(
                    "return !document.querySelector('[data-key=vibration] input[type=number]').hidden && document.querySelector('[data-key=\"sound.restore\"] input[type=number]').hidden"
                ) as? Bool == true)
            try browser.press("[data-key=vibration] .switch")
            #expect(try shown.asked("config.set", with: "vibration") == #"{"key":"vibration","value":"off"}"#)
            #expect(
                try shown.comes("document.querySelector('[data-key=vibration] input[type=number]').hidden"))
            #expect(
                try browser.run(
                    "return [...document.querySelectorAll('[data-key=engine] option')].map((one) => one.value)"
                )
                    as? [String] == ["auto", "moonshine", "moonshine-base", "pocketsphinx", "whisper", "?"])
            try browser.run(
                "const one = document.querySelector('[data-key=engine] select'); one.value = '?'; one.dispatchEvent(new Event('change'))"
            )
            #expect(try shown.comes("document.querySelector('[data-key=engine] input')"))
        }
    }

    @Test("an alarm of one day that was missed says so")
    func missedOnce() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            let row = page.alarm(label: "Train").replacing(
                #""days":["mon","tue","wed","thu","fri"]"#, with: #""date":"2026-11-20""#)
            let end = try #require(row.range(of: #","next":"#))
            page.backend.answer("alarm.list", String(row[..<end.lowerBound]) + "}]")
            page.backend.answer(
                "runs",
                #"[{"run":"run-1","alarm":"a1","label":"Train","due":"2026-11-20T05:30:00Z","local":"2026-11-20T06:30","beganAt":"2026-11-20T05:30:00Z","state":"missed","step":0,"attempts":0,"snoozes":0,"recitedLines":0}]"#
            )
            #expect(try shown.open("alarms").contains("missed: Fri, Nov 20, 06:30"))
        }
    }

    @Test("of the device what is missing comes first, and what is ready is folded into a line")
    func attention() async throws {
        try await ShownPage.with { shown in
            let text = try shown.open("device")
            #expect(text.contains("What needs attention") && text.contains("One thing is ready"), "\(text)")
            #expect(text.contains("muted") && !text.contains("synchronised"), "\(text)")
            try shown.browser.press("#page details summary")
            #expect(try shown.comes("document.querySelector('#page').innerText.includes('synchronised')"))
        }
    }

    @Test("a line is tried aloud, and E changes it; a model shows how much has arrived")
    func linesAndModels() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        page.backend.answer(
            "lines.rehearse",
            #"[{"line":"l1","text":"I keep promises to myself.","heard":"i keep promises","score":0.71,"outcome":"learnt","advice":[]}]"#
        )
        page.backend.answer(
            "models.list",
            #"[{"name":"whisper-base","languages":["es"],"state":"missing","installedBytes":82000000,"downloadBytes":142000000,"arrivedBytes":53000000}]"#
        )
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/lines")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        try press("Try aloud", browser)
        #expect(try browser.waits(until: "document.body.innerText.includes('(0.71)')"))
        try browser.run("document.querySelector('.rows button').focus()")
        try browser.keys("e")
        #expect(try browser.waits(until: "document.activeElement.value === 'I keep promises to myself.'"))
        try browser.open("http://127.0.0.1:\(page.port)/device")
        #expect(try browser.waits(until: "document.querySelector('progress')?.value === 53000000"))
        #expect(try browser.waits(until: "document.body.innerText.includes('53 of 142 MB')"))
    }
}
