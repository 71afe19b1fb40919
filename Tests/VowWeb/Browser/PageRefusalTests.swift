import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What could not be done is not shown as done, and the reason stays to be read.
@Suite("X3 Y2 What could not be done", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageRefusalTests {
    @Test("an alarm whose switch was refused shows what holds")
    func alarmSwitch() async throws {
        try await ShownPage.with { shown in
            try shown.open("alarms")
            // Nobody scripted `alarm.disable`.
            try shown.browser.press("#alarm-a1 .switch")
            #expect(try shown.comes("document.querySelector('#alarm-a1 [role=alert]')"))
            #expect(try shown.comes("document.querySelector('#alarm-a1 .switch').checked"))
        }
    }

    @Test(
        "a line that could not be removed comes back with the reason, one that still may be taken back does not"
    )
    func removals() async throws {
        try await ShownPage.with { shown in
            try shown.open("lines")
            let isSeen =
                "[...document.querySelectorAll('ul.rows > li[data-keep]')].map((one) => !one.hidden).join()"
            try shown.press("Remove")
            #expect(try shown.comes("\(isSeen) === 'false,true'"))
            // The first is removed at once, and that is refused.
            try shown.press("Remove", 1)
            #expect(
                try shown.comes(
                    "document.querySelector('li:first-child [role=alert]').textContent.includes('lines.remove')"
                ))
            #expect(try shown.comes("\(isSeen) === 'true,false'"))
            try shown.press("Undo")
            #expect(try shown.comes("\(isSeen) === 'true,true'"))
            // Where the first is removed, the page is drawn anew, without the second.
            shown.page.backend.answer("lines.remove", #"{"removed":"l1"}"#)
            try shown.press("Remove")
            try shown.browser.run("window.old = document.querySelector('ul.rows')")
            try shown.press("Remove", 1)
            #expect(try shown.comes("!window.old.isConnected && \(isSeen) === 'true,false'"))
            try shown.press("Undo")
            #expect(try shown.comes("\(isSeen) === 'true,true'"))
        }
    }

    @Test(
        "what ended a practice stays to be read, and a round that still goes on has no second one beside it")
    func practice() async throws {
        try await ShownPage.with { shown in
            try shown.open("practice?id=p1")
            try shown.press("Practise")
            #expect(try shown.comes("document.querySelector('.practice-said [role=alert]')"))
            #expect(try shown.comes("\(ShownPage.button("Practise"))"))
            // Until here a page that was drawn anew would have come.
            try await Task.sleep(for: .milliseconds(500))
            #expect(try shown.comes("document.querySelector('.practice-said [role=alert]')"))
            // A round takes as long as its request, which is held up here.
            try shown.browser.run(
                """
                window.rounds = 0;
                const other = window.fetch;
                window.fetch = (address, options) => {
                  if (!address.includes("practice/say")) return other(address, options);
                  window.rounds += 1;
                  return new Promise(() => {});
                };
                """)
            try shown.press("Practise")
            #expect(try shown.comes("window.rounds === 1"))
            try shown.press("Stop")
            try shown.press("Practise")
            #expect(try shown.browser.run("return window.rounds") as? Int == 1)
        }
    }

    @Test("a beginning without a line says that one is needed")
    func start() async throws {
        try await ShownPage.with { shown in
            for name in ["lines.list", "alarm.list"] { shown.page.backend.answer(name, "[]") }
            try shown.open("start")
            try shown.press("Later")
            #expect(try shown.comes("document.querySelectorAll('form textarea').length === 2"))
            try shown.press("Continue")
            #expect(
                try shown.comes(
                    "document.querySelector('[role=alert]').textContent.startsWith('Write at least one line')"
                ))
            #expect(try shown.comes("document.activeElement.localName === 'textarea'"))
            #expect(!shown.page.backend.asked.contains { $0.name == "lines.add" })
        }
    }

    @Test("figures of the coach that cannot be had in another language are told of")
    func coach() async throws {
        try await ShownPage.with { shown in
            try shown.open("coach")
            shown.page.backend.answer("coach.summary", "{")
            try shown.browser.run(
                "const s = document.querySelector('#page select'); s.value = 'es'; s.dispatchEvent(new Event('change'))"
            )
            #expect(try shown.comes("document.querySelector('#page [role=alert]')"))
        }
    }

    @Test(
        "what was typed at night stays until it arrived",
        arguments: [("type", "I keep promises"), ("sum", "56")])
    func typed(challenge: String, words: String) async throws {
        try await ShownPage.with { shown in
            shown.page.backend.tell(
                #"{"phase":"answering","prompt":"Now.","lines":[],"challenge":"\#(challenge)","question":"7 × 8","step":0,"stepCount":1,"emergency":{"sentence":"I stop."}}"#
            )
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
            #expect(try shown.comes("document.activeElement.id === 'task'"))
            try shown.browser.keys(words)
            let send = "document.querySelector('#task').form.requestSubmit()"
            try shown.browser.run(send)
            #expect(
                try shown.comes(
                    "document.querySelector('.wake-said').textContent.startsWith('That did not reach Vow')"))
            #expect(try shown.browser.run("return document.querySelector('#task').value") as? String == words)
            #expect(try PageViewTests.barriers(shown.browser) == [])
            shown.page.backend.answer("input", "true")
            try shown.browser.run(send)
            #expect(try shown.comes("document.querySelector('#task').value === ''"))
            #expect(try shown.comes("document.querySelector('.wake-said').textContent === ''"))
        }
    }
}
