import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Nothing is lost of what somebody types, whatever else happens on the page.
@Suite("Y2 X3 What is being typed stays", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageDraftTests {
    private func line(_ id: String, _ text: String) -> String {
        #"{"id":"\#(id)","kind":"affirmation","language":"en","text":"\#(text)"}"#
    }

    @Test("a removal that comes to its end, keys and a long press take nothing from a line that is edited")
    func removal() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let lines = [line("l1", "I rest."), line("l2", "I read."), line("l3", "I walk.")]
            page.backend.answer("lines.list", "[\(lines.joined(separator: ","))]")
            page.backend.answer("lines.remove", #"{"removed":"l1"}"#)
            // A press counts as a long one at once.
            try browser.command(
                "Page.addScriptToEvaluateOnNewDocument",
                [
                    "source":
                        "const wait = setTimeout; window.setTimeout = (act, ms) => ms === 500 ? act() : wait(act, ms);"
                ])
            try shown.open("lines")
            try shown.press("Remove")
            page.backend.answer("lines.list", "[\(lines[1]),\(lines[2])]")
            try shown.press("Edit", 1)
            #expect(try shown.comes("document.activeElement.maxLength === 500"))
            try browser.keys(" And write")
            let typed = "document.querySelector('[data-keep=l2] textarea')?.value === 'I read. And write'"
            #expect(try shown.comes(typed))
            try browser.run(
                """
                const label = document.querySelector('[data-keep=l2] label');
                label.parentElement.parentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
                document.querySelector('[data-keep=l2] button').focus();
                """)
            try browser.keys("e")
            #expect(try shown.comes(typed))
            // The first is removed for good as soon as another one is.
            try shown.press("Remove", 1)
            #expect(try shown.comes("!document.querySelector('[data-keep=l1]')"))
            #expect(try shown.asked("lines.remove") == #"{"id":"l1"}"#)
            #expect(try shown.comes(typed))
            try shown.press("Undo")
            // What is pressed in another row shows there, and leaves the form where it is.
            page.backend.answer("lines.disable", #"{"id":"l3"}"#)
            page.backend.answer(
                "lines.list", "[\(lines[1]),\(lines[2].dropLast()),\"disabledFrom\":\"2020-01-01\"}]")
            try shown.enter("Turn off")
            #expect(try shown.reaches("Turn on: I walk."))
            #expect(try shown.comes(typed))
            try shown.press("Cancel")
            #expect(try shown.comes("!document.querySelector('[data-keep=l2] textarea')"))
            try shown.press("Edit")
            #expect(try shown.comes("document.querySelector('[data-keep=l2] textarea').value === 'I read.'"))
        }
    }

    @Test(
        "a new alarm that is being filled in stays while another one is switched, and a code's name likewise")
    func others() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("alarm.disable", #"{"id":"a1"}"#)
            try shown.open("alarms")
            page.backend.answer("alarm.list", page.alarm(label: "Later"))
            try shown.press("New alarm")
            try browser.type("Gym", into: "form.card input[name=label]")
            try browser.press("#alarm-a1 .switch")
            #expect(try shown.comes("document.querySelector('#alarm-a1').innerText.includes('Later')"))
            #expect(
                try shown.comes(
                    "document.querySelector('form.card input[name=label]').value === 'Gym'")
            )
            try shown.press("Cancel")
            #expect(
                try shown.comes(
                    "!document.querySelector('form.card') && !\(ShownPage.button("New alarm")).hidden"))

            try shown.open("codes")
            try browser.type("bath", into: "#codes form input")
            try browser.run("document.querySelectorAll('#codes li .danger')[0].click()")
            try browser.run("document.querySelectorAll('#codes li .danger')[1].click()")
            #expect(try shown.comes("document.querySelectorAll('#codes li').length === 2"))
            #expect(try shown.comes("document.querySelector('#codes form input').value === 'bath'"))
            try shown.press("Make the code")
            #expect(try shown.comes("document.querySelector('#codes').innerText.includes('Print it now')"))
            #expect(try shown.comes("document.querySelector('#codes form input').value === ''"))
        }
    }

    @Test(
        "what is typed on the page of privacy stays while a consent is withdrawn, one that is being given likewise"
    )
    func privacy() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let cohort = #"{"purpose":"cohort","given":true,"recipient":"https://example.org"}"#
            page.backend.answer(
                "consent.list",
                #"[{"purpose":"cloud-speech","given":false},\#(cohort),{"purpose":"recordings","given":true}]"#
            )
            page.backend.answer("consent.withdraw", #"{"purpose":"recordings"}"#)
            try shown.open("privacy")
            try browser.type("0", into: "[data-keep=keeping] input")
            try browser.type("era", into: "[data-keep=wiping] input")
            try shown.press("Agree…")
            try browser.type("https://speech.example.org", into: "[data-keep=cloud-speech] input")
            func stays() throws -> Bool {
                try shown.comes(
                    """
                    document.querySelector('[data-keep=keeping] input').value === 'off0'
                      && document.querySelector('[data-keep=wiping] input').value === 'era'
                    """)
            }
            page.backend.answer(
                "consent.list",
                #"[{"purpose":"cloud-speech","given":false},\#(cohort),{"purpose":"recordings","given":false}]"#
            )
            try shown.press("Withdraw", 1)
            #expect(
                try shown.comes(
                    """
                    document.querySelector('[data-keep=cohort] .tag.good')
                      && !document.querySelector('[data-keep=recordings] .tag.good')
                    """))
            #expect(try stays())
            #expect(
                try shown.comes(
                    "document.querySelector('[data-keep=cloud-speech] input').value.endsWith('example.org')"))
            // The step that follows holds whom it is for.
            try shown.press("Read what you agree to")
            #expect(try shown.comes("document.querySelector('[data-keep=cloud-speech] .note')"))
            try shown.press("Withdraw")
            _ = try shown.asked("consent.withdraw", with: "cohort")
            #expect(try shown.comes("document.querySelector('[data-keep=cloud-speech] .note')"))
            #expect(try stays())
        }
    }

    @Test("what is typed where an affirmation is practised stays, whatever else is done there")
    func practice() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            for name in ["practice.remind", "practice.edit", "practice.type"] {
                page.backend.answer(name, #"{"id":"p1"}"#)
            }
            try shown.open("practice?id=p1")
            try browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
            try browser.type("I keep", into: "[data-keep=quiet] form input")
            try browser.type("5", into: "[data-keep='practice.target'] input")
            try browser.type(" Always.", into: "[data-keep='practice.edit'] textarea")
            let other = "document.querySelector('[data-keep=reminder] button')"
            let shows = "document.querySelector('[data-keep=quiet] form input')?.value === 'I keep'"
            let counts =
                "document.querySelector('[data-keep=\"practice.target\"] input')?.value.includes('5')"
            try browser.run("window.before = \(other); window.before.click()")
            #expect(try shown.comes("\(other) && \(other) !== window.before"))
            #expect(try shown.comes("\(shows) && \(counts)"))
            #expect(
                try shown.comes(
                    "document.querySelector('[data-keep=\"practice.edit\"] textarea').value.endsWith('Always.')"
                ))
            // What was saved is drawn anew; what stands beside it stays, and is still to be seen.
            try browser.run("document.querySelector('[data-keep=\"practice.edit\"]').requestSubmit()")
            #expect(try shown.asked("practice.edit").contains("Always."))
            #expect(
                try shown.comes(
                    "!document.querySelector('[data-keep=\"practice.edit\"] textarea').value.endsWith('Always.')"
                ))
            #expect(try shown.comes("\(shows) && \(counts)"))
            #expect(
                try shown.comes(
                    "document.querySelector('[data-keep=\"practice.target\"]').closest('details').open"))
            // What was sent is no longer held.
            try browser.run("document.querySelector('[data-keep=quiet] form').requestSubmit()")
            #expect(try shown.asked("practice.type").contains("I keep"))
            #expect(try shown.comes("document.querySelector('[data-keep=quiet] form input').value === ''"))
        }
    }

    private func interview(_ lines: [String], state: String = "asking") -> String {
        let rows = lines.enumerated().map {
            #"{"place":\#($0 + 1),"kind":"goal","text":"\#($1)","advice":[],"refused":false,"line":"l\#($0)"}"#
        }
        return
            #"{"state":"\#(state)","language":"en","step":"lines","question":"Do you want to keep these lines?","wants":"lines","skippable":false,"done":11,"of":12,"said":[],"answers":[],"offer":{"model":"rules","sends":["I walk."]},"lines":[\#(rows.joined(separator: ","))]}"#
    }

    @Test(
        "lines are kept as they stand in their fields; what one of them does leaves the words of the others")
    func proposals() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("interview.show", interview(["I walk.", "I read."]))
            try shown.open("interview")
            let field = "document.querySelectorAll('#page .rows textarea')"
            try browser.type(" I rest.", into: "#page .rows li:nth-child(1) textarea")
            try browser.type(" I write.", into: "#page .rows li:nth-child(2) textarea")
            // What would be sent to a model is not what stands in the fields.
            try browser.run("document.querySelector('#page details').open = true")
            try shown.press("Send it")
            #expect(
                try shown.comes("document.querySelector('#page details [role=status]').textContent !== ''"))
            #expect(!page.backend.asked.contains { $0.name == "interview.reword" })
            page.backend.answer("interview.line", interview(["I walk. I rest.", "I read."]))
            try shown.press("Use these words")
            #expect(try shown.asked("interview.line") == #"{"place":1,"text":"I walk. I rest."}"#)
            #expect(try shown.comes("\(field)[1].value === 'I read. I write.'"))
            #expect(try shown.comes("\(field)[0].value === 'I walk. I rest.'"))
            page.backend.answer("interview.line", interview(["I walk. I rest.", "I read. I write."]))
            page.backend.answer(
                "interview.keep", interview(["I walk. I rest.", "I read. I write."], state: "done"))
            try shown.press("Keep these lines")
            #expect(try shown.asked("interview.keep") == "{}")
            #expect(
                page.backend.asked.map(\.name).suffix(2) == ["interview.line", "interview.keep"],
                "the words first")
            #expect(try shown.asked("interview.line") == #"{"place":2,"text":"I read. I write."}"#)
            #expect(try shown.comes("document.body.innerText.includes('These are your lines now')"))
        }
    }

    @Test(
        "proposed lines fit a screen; those without a tick are left out, and belief is asked of the others alone"
    )
    func ticked() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let lines = ["I walk.", "I read.", "I rest.", "I write.", "I sleep early."]
            page.backend.answer("interview.show", interview(lines))
            page.backend.answer("interview.line", interview(lines))
            page.backend.answer("interview.keep", interview(lines, state: "done"))
            try browser.show(width: 1280, height: 900)
            try shown.open("interview")
            #expect(try browser.run("return document.documentElement.scrollHeight <= 900") as? Bool == true)
            let asked =
                "[...document.querySelectorAll('#page .rows select')].filter((one) => one.checkVisibility())"
            #expect(try browser.run("return \(asked).every((one) => one.value === '')") as? Bool == true)
            try browser.press("#page .rows li:nth-child(2) input[type=checkbox]")
            #expect(try browser.run("return \(asked).length") as? Int == 4)
            try shown.press("Keep these lines")
            #expect(try shown.asked("interview.keep") == "{}")
            #expect(
                page.backend.asked.filter { $0.name == "interview.line" }.map(\.arguments)
                    == [#"{"drop":true,"place":2}"#])
        }
    }

    @Test("words that are refused keep the lines from being kept, and have the focus")
    func refused() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            page.backend.answer("interview.show", interview(["I walk.", "I read."]))
            try shown.open("interview")
            try shown.browser.type(" So.", into: "#page .rows li:nth-child(2) textarea")
            // Nobody scripted `interview.line`.
            try shown.press("Keep these lines")
            #expect(try shown.comes("document.querySelector('#page .rows li:nth-child(2) [role=alert]')"))
            #expect(try shown.comes("document.activeElement.value === 'I read. So.'"))
            #expect(!page.backend.asked.contains { $0.name == "interview.keep" })
        }
    }
}
