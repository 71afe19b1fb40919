import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Somebody uses the page, over a scripted daemon.
@Suite("X3 Y1 Using the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageUseTests {
    @Test("the language changes in place, and what was typed stays")
    func language() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/lines")
        #expect(try browser.waits(until: "document.querySelector('form textarea')"))
        try browser.type("I read before bed", into: "form textarea")
        try browser.run(
            "const s = document.querySelector('#language'); s.value = 'es'; s.dispatchEvent(new Event('change'))"
        )
        #expect(try browser.waits(until: "document.querySelector('h1').textContent === 'Frases'"))
        #expect(
            try browser.run("return document.querySelector('form textarea').value") as? String
                == "I read before bed")
        #expect(try browser.run("return document.documentElement.lang") as? String == "es")
        #expect(try browser.run("return document.title") as? String == "Frases · Vow")
        #expect(
            page.backend.asked.contains { $0.name == "config.set" && $0.arguments.contains(#""value":"es""#) }
        )
        // Each language stands under its own name, whatever the page speaks.
        // A debug build has one more, which shows what is not translated.
        let names =
            try browser.run(
                "return [...document.querySelectorAll('#language option')].map((one) => one.textContent).join()"
            ) as? String
        #expect(names?.hasPrefix("English,Español,中文,") == true)
        try browser.run(
            "const s = document.querySelector('#language'); s.value = 'zh'; s.dispatchEvent(new Event('change'))"
        )
        #expect(try browser.waits(until: "document.querySelector('h1').textContent === '句子'"))
        #expect(
            page.backend.asked.contains { $0.name == "config.set" && $0.arguments.contains(#""value":"zh""#) }
        )
        #expect(
            PageFileTexts.left(in: try browser.run("return document.body.innerText") as? String ?? "") == [])
    }

    @Test("the level moves a trace, and stands in steps of ten for who cannot see it or wants no motion")
    func level() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.tell(
            #"{"phase":"listening","prompt":"Say your lines.","challenge":"recite","lines":[],"step":0,"stepCount":1}"#
        )
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(try browser.waits(until: "document.querySelector('h1').textContent === 'Say your lines.'"))
        let trace = try browser.run("return document.querySelector('.wake-level path').getAttribute('d')")
        page.backend.tell(#"{"level":73,"voice":true}"#)
        #expect(try browser.waits(until: "document.querySelector('.wake-meter').value === 70"))
        let moved = try browser.run("return document.querySelector('.wake-level path').getAttribute('d')")
        #expect(trace as? String != moved as? String)
        #expect(
            try browser.run("return document.querySelector('.wake-meter').getAttribute('aria-label')")
                as? String
                == "How loud it is")
        // Without motion the trace gives way to the meter, and nothing glides.
        try browser.command(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
        #expect(
            try browser.run(
                """
                const [trace, meter, bar] = ['.wake-level', '.wake-meter', '.wake-bar i'].map((one) => document.querySelector(one));
                return [trace.checkVisibility(), meter.getBoundingClientRect().height > 10, getComputedStyle(bar).transitionDuration].join(" ");
                """) as? String == "false true 0s")
    }

    @Test("script in any text is shown as text and never runs")
    func script() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let bad = #"<img src=x onerror=\"window.hit=1\"><script>window.hit=1</script>"#
        page.backend.answer("lines.list", #"[{"id":"l1","kind":"goal","language":"en","text":"\#(bad)"}]"#)
        page.backend.answer("alarm.list", page.alarm(label: bad))
        page.backend.answer(
            "runs",
            #"[{"run":"r","alarm":"a","label":"\#(bad)","due":"2026-11-20T06:30:00Z","local":"2026-11-20T06:30","beganAt":"2026-11-20T06:30:00Z","state":"missed","step":0,"attempts":0,"snoozes":0,"recitedLines":0}]"#
        )
        page.backend.answer("lines.add", "{")
        page.backend.tell(
            #"{"phase":"ringing","label":"\#(bad)","prompt":"\#(bad)","transcript":"\#(bad)","lines":[{"words":[{"text":"\#(bad)","heard":false}],"recited":false}],"challengeWord":"\#(bad)","feedback":{"kind":"missed","text":"\#(bad)"},"emergency":{"sentence":"\#(bad)"},"step":0,"stepCount":1}"#
        )
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        for path in ["", "lines", "alarms", "journal", "wake"] {
            try browser.open("http://127.0.0.1:\(page.port)/\(path)")
            #expect(try browser.waits(until: "document.body.innerText.includes('onerror')"), "/\(path)")
            #expect(try browser.run("return window.hit ?? 0") as? Int == 0, "/\(path)")
            #expect(
                try browser.run("return document.querySelectorAll('img[src=x], body script').length") as? Int
                    == 0)
        }
    }

    @Test("an alarm is made, switched off and removed by keyboard alone, and the removal can be taken back")
    func alarmByKeyboard() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/alarms")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        func focus(_ words: String) throws {
            for _ in 0..<60 {
                try browser.keys("\u{E004}")
                let text = try browser.run(
                    "const e = document.activeElement; return e.textContent + ' ' + (e.ariaLabel ?? '')")
                if (text as? String)?.contains(words) == true { return }
            }
            Issue.record("\(words) cannot be reached with the tabulator")
        }
        try focus("New alarm")
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.activeElement.type === 'time'"))
        try focus("Save alarm")
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "!document.querySelector('form')"))
        let made = try #require(page.backend.asked.last { $0.name == "alarm.add" })
        #expect(
            made.arguments.contains(#""time":"06:30""#)
                && made.arguments.contains(#""days":"mon,tue,wed,thu,fri""#))
        try focus("More for 06:30")
        try browser.keys("\u{E007}")
        try focus("Remove 06:30")
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "document.activeElement.textContent === 'Undo'"))
        try browser.keys("\u{E007}")
        #expect(try browser.waits(until: "!document.querySelector('.undo')"))
        #expect(!page.backend.asked.contains { $0.name == "alarm.remove" })
        #expect(try browser.waits(until: "document.activeElement.ariaLabel.startsWith('More for 06:30')"))
        try browser.keys("\u{E007}")
        try focus("Remove 06:30")
        try browser.keys("\u{E007}")
        try browser.open("http://127.0.0.1:\(page.port)/lines")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        #expect(page.backend.asked.contains { $0.name == "alarm.remove" })
    }

    @Test(
        "the wake screen follows, sends what the person does, and comes back by itself when the daemon was away"
    )
    func wakeScreen() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        page.backend.tell(page.wake("ringing", heard: 0))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(
            try browser.waits(until: "document.querySelector('h1').textContent.startsWith('Good morning')"))
        try browser.keys("\u{E007}")
        #expect(
            try browser.waits(until: "true") && page.backend.asked.last?.arguments == #"{"kind":"ready"}"#)
        page.backend.tell(page.wake("listening", heard: 2))
        #expect(try browser.waits(until: "document.querySelectorAll('.said').length === 2"))
        page.backend.goAway()
        #expect(try browser.waits(until: "document.body.innerText.includes('Interrupted for')"))
        try browser.press(".wake-foot button:last-child")
        try browser.type("I stop this alarm without keeping my word.\u{E007}", into: "#exit-sentence")
        #expect(try browser.waits(until: "true"))
        #expect(
            page.backend.asked.last?.arguments
                == #"{"kind":"typed","text":"I stop this alarm without keeping my word."}"#)
        page.backend.tell(
            #"{"phase":"ended","ending":"dismissed","prompt":"Done. You kept your promise today."}"#)
        #expect(try browser.waits(until: "document.querySelector('h1').textContent.startsWith('Done.')"))
    }
}

/// What a Spanish page must not say.
enum PageFileTexts {
    static func left(in text: String) -> [String] {
        ["Today", "Alarms", "Lines", "Journal", "Coach", "Settings", "Add line", "Text", "Kind"].filter {
            word in
            text.split(whereSeparator: \.isNewline).contains {
                $0.trimmingCharacters(in: .whitespaces) == word
            }
        }
    }
}
