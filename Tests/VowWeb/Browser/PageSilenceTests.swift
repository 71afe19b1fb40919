import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What is set aside, kept silent or agreed to shows as it is, and is changed on the page.
@Suite(
    "S9 M5 D4 What is set aside, kept silent or agreed to", .serialized,
    .enabled(if: BrowserDriver.isInstalled))
struct PageSilenceTests {
    @Test("a line that is set aside, or of another language, is neither counted nor promised, and says so")
    func aside() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            page.backend.answer(
                "lines.list",
                """
                [{"id":"l1","kind":"affirmation","language":"en","text":"I keep promises to myself."},
                {"id":"l2","kind":"goal","language":"en","text":"I run each day.","disabledFrom":"2020-01-01"},
                {"id":"l3","kind":"goal","language":"en","text":"I read each day.","disabledFrom":"2999-01-01"},
                {"id":"l4","kind":"affirmation","language":"es","text":"Cumplo lo que me prometo."}]
                """)
            let home = try shown.open("")
            #expect(home.contains("It stops after 2 lines."), "\(home)")
            #expect(home.contains("I read each day.") && !home.contains("I run each day."), "\(home)")
            let lines = try shown.open("lines")
            #expect(lines.contains("Off: no alarm asks for it."), "\(lines)")
            #expect(lines.contains("Off from 2999-01-01"), "\(lines)")
            page.backend.answer("lines.enable", #"{"id":"l2"}"#)
            page.backend.answer("lines.disable", #"{"id":"l1"}"#)
            try shown.press("Turn on")
            #expect(try shown.asked("lines.enable").contains(#""id":"l2""#))
            try shown.open("lines")
            try shown.press("Turn off")
            #expect(try shown.asked("lines.disable").contains(#""id":"l1""#))
        }
    }

    @Test("an alarm is kept silent from now on until a last day, or between two days")
    func silence() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("alarm.pause", #"{"id":"a1"}"#)
            page.backend.answer("alarm.skip", #"{"id":"a1"}"#)
            func keepSilent(from: String, to: String) throws {
                try shown.open("alarms")
                try shown.press("Edit")
                try browser.run("document.querySelectorAll('#alarm-a1 [role=tab]')[3].click()")
                #expect(try browser.waits(until: "document.querySelector('.silent').checkVisibility()"))
                try browser.run(
                    """
                    const fields = document.querySelectorAll('#alarm-a1 .silent input');
                    fields.forEach((one, place) => { one.value = arguments[0][place]; });
                    """, [[from, to]])
                #expect(try PageViewTests.barriers(browser) == [])
                try shown.press("Skip these days")
            }
            try keepSilent(from: "", to: "2999-12-31")
            #expect(try shown.asked("alarm.pause").contains(#""until":"3000-01-01""#))
            #expect(!page.backend.asked.contains { $0.name == "alarm.skip" })
            try keepSilent(from: "2999-02-01", to: "2999-02-28")
            let skipped = try shown.asked("alarm.skip")
            #expect(skipped.contains(#""from":"2999-02-01""#) && skipped.contains(#""to":"2999-02-28""#))
        }
    }

    @Test("what is skipped is taken back: at once by Undo, and later beside its date, by keyboard as well")
    func takenBack() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let row = page.alarm(label: "Morning").dropFirst().dropLast()
            func skipped(_ dates: String, _ ranges: String = "") -> String {
                String(row).replacing(#""skippedDates":[]"#, with: #""skippedDates":[\#(dates)]"#)
                    .replacing(#""skippedRanges":[]"#, with: #""skippedRanges":[\#(ranges)]"#)
            }
            page.backend.answer("alarm.skip", skipped(#""2999-11-23""#))
            page.backend.answer("alarm.unskip", String(row))
            try shown.open("alarms")
            try browser.run("document.querySelector('#alarm-a1 .menu').open = true")
            try shown.enter("Skip once")
            #expect(try shown.reaches("Undo"))
            #expect(try PageViewTests.barriers(browser) == [])
            #expect(
                try browser.run("return document.querySelector('.undo span').textContent") as? String
                    == "It will not ring on 2999-11-23.")
            try browser.keys("\u{E007}")
            #expect(try shown.asked("alarm.unskip") == #"{"date":"2999-11-23","id":"a1"}"#)
            #expect(try shown.comes("!document.querySelector('.undo')"))
            // What was skipped before stands beside the alarm, each with its own way back; what lies behind is left out.
            page.backend.answer(
                "alarm.list",
                "[\(skipped(#""2020-01-01","2999-11-23""#, #"["2999-12-24","2999-12-31"]"#))]")
            let text = try shown.open("alarms")
            #expect(text.contains("skipped: 2999-11-23") && text.contains("skipped: 2999-12-24 – 2999-12-31"))
            #expect(!text.contains("2020-01-01"))
            #expect(try PageViewTests.barriers(browser) == [])
            try PageViewTests.keep(try browser.picture(), as: "day-alarms-skipped")
            try shown.press("Let it ring again", 1)
            #expect(
                try shown.comes("document.body.innerText.includes('2999-12-24')")
                    && shown.asked("alarm.unskip").contains(
                        #""from":"2999-12-24","id":"a1","to":"2999-12-31""#)
            )
        }
    }

    @Test("the page of privacy says that all stays here only while nothing was agreed to that leaves")
    func leaving() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            let stays = "Everything stays on this device."
            page.backend.answer("consent.list", #"[{"purpose":"recordings","given":true}]"#)
            #expect(try shown.open("privacy").contains(stays))
            page.backend.answer(
                "consent.list",
                #"[{"purpose":"cloud-speech","given":true,"recipient":"https://speech.example.org"}]"#)
            let text = try shown.open("privacy")
            #expect(!text.contains(stays) && text.contains("Only what you agreed to below leaves"), "\(text)")
        }
    }

    @Test(
        "consent is given once its words were read and a word was typed, never by a press or two; in both languages"
    )
    func agreeing() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer(
                "config.list", #"{"language":"en","fallback-engine":"cloud:https://speech.example.org/v1#m"}"#
            )
            try shown.open("privacy")
            func asked(_ name: String) -> [String] {
                page.backend.asked.filter { $0.name == name }.map(\.arguments)
            }
            // The one who is set already stands there, and by keyboard alone it goes on.
            try browser.run("document.querySelector('.rows button').focus()")
            try browser.keys("\u{E007}")
            #expect(try browser.waits(until: "document.activeElement.value?.startsWith('cloud:https')"))
            #expect(try PageViewTests.barriers(browser) == [])
            try browser.keys("\u{E007}")
            #expect(try browser.waits(until: "document.activeElement.textContent === 'What you agree to'"))
            #expect(asked("consent.statement").last?.contains(#""language":"en""#) == true)
            #expect(
                try browser.run("return document.querySelector('.rows .note').innerText") as? String
                    == "Recordings of your attempts are sent to https://speech.example.org.")
            #expect(try PageViewTests.barriers(browser) == [])
            // No press alone agrees, and no other word.
            for word in ["", "no", "yes please"] {
                try browser.run("document.querySelector('.rows form input').value = ''")
                try browser.type(word + "\u{E007}", into: ".rows form input")
                try shown.press("I agree")
            }
            #expect(
                try browser.waits(
                    until: "document.querySelector('.rows form').innerText.includes('nothing was agreed to')")
            )
            #expect(asked("consent.give") == [])
            // In another language the words are asked for anew, and what was typed stays.
            try browser.run(
                "const s = document.querySelector('#language'); s.value = 'es'; s.dispatchEvent(new Event('change'))"
            )
            #expect(
                try browser.waits(
                    until: "document.querySelector('.rows h3').textContent === 'Lo que aceptas'"))
            #expect(
                try browser.waits(until: "document.querySelector('.rows form input').value === 'yes please'"))
            let limit = ContinuousClock.now + .seconds(15)
            while asked("consent.statement").count < 2, ContinuousClock.now < limit {
                _ = try browser.run("return 0")
            }
            #expect(asked("consent.statement").last?.contains(#""language":"es""#) == true)
            try browser.run("document.querySelector('.rows form input').value = ''")
            try browser.type("Sí\u{E007}", into: ".rows form input")
            #expect(try browser.waits(until: "!document.querySelector('.rows form')"))
            #expect(
                asked("consent.give") == [
                    #"{"purpose":"cloud-speech","statement":1,"to":"https://speech.example.org","yes":true}"#
                ])
        }
    }

    @Test("a recording of the own voice is kept only after the same words, and leaving them keeps nothing")
    func agreeingToRecordings() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("consent.list", #"[{"purpose":"recordings","given":false}]"#)
            try shown.open("practice?id=p1")
            try shown.press("Record it, once you agree to keep it")
            #expect(try browser.waits(until: "document.activeElement.textContent === 'What you agree to'"))
            let statement = try #require(page.backend.asked.last { $0.name == "consent.statement" })
            #expect(statement.arguments.contains(#""to":"this device""#))
            try shown.press("Cancel")
            #expect(try browser.waits(until: "!document.querySelector('.note')"))
            #expect(!page.backend.asked.contains { ["consent.give", "practice.record"].contains($0.name) })
        }
    }
}
