import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowAnswers
import VowWeb

/// The wake screen from one row to the next: what stays in sight, what stays open, and in which language it speaks.
@Suite("X3 S2 X7 The wake screen follows", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageWakeScreenTests {
    private let prompt = "document.querySelector('.wake-prompt').textContent"
    private let sheet = "document.querySelector('.wake-sheet-place')"
    private let focused = "document.activeElement"

    /// What waits for five seconds and more waits for `pass`.
    private let slowTimers = """
        const slow = new Map(), wait = window.setTimeout, forget = window.clearTimeout;
        let next = 1e9;
        window.setTimeout = (act, time, ...rest) => {
          if (!(time >= 5000)) return wait(act, time, ...rest);
          slow.set(next += 1, () => act(...rest));
          return next;
        };
        window.clearTimeout = (timer) => { slow.delete(timer); forget(timer); };
        window.pass = () => { const due = [...slow.values()]; slow.clear(); due.forEach((act) => act()); };
        """

    private func row(_ phase: String, _ prompt: String, run: String = "a", _ more: String = "") -> String {
        #"{"phase":"\#(phase)","run":"\#(run)","prompt":"\#(prompt)","label":"Morning","step":0,"stepCount":1,"challenge":"type","alternatives":["type"],"lines":[{"words":[{"text":"I","heard":false}],"recited":false}],"emergency":{"sentence":"I stop."}\#(more)}"#
    }

    private func end(_ ending: String, _ prompt: String, run: String) -> String {
        #"{"phase":"ended","run":"\#(run)","ending":"\#(ending)","prompt":"\#(prompt)"}"#
    }

    private func open(_ shown: ShownPage, _ row: String, _ words: String) throws {
        try shown.browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": slowTimers])
        shown.page.backend.tell(row)
        try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
        #expect(try shown.comes("\(prompt) === '\(words)'"))
    }

    private func show(_ shown: ShownPage, _ row: String, _ words: String) throws {
        shown.page.backend.tell(row)
        #expect(try shown.comes("\(prompt) === '\(words)'"), "\(words)")
    }

    private func instant(_ seconds: Double) -> String {
        Date(timeIntervalSinceNow: seconds).formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    @Test(
        "an end stays in sight and gives way to what rings next, which is not left; then to what came meanwhile"
    )
    func ends() async throws {
        try await ShownPage.with { shown in
            try open(shown, row("answering", "First."), "First.")
            try show(shown, end("dismissed", "Done.", run: "a"), "Done.")
            // The second of two alarms of one instant.
            try show(shown, row("answering", "Second.", run: "b"), "Second.")
            #expect(try shown.comes("\(focused).id === 'task'"))
            try shown.browser.keys("I keep")
            try shown.browser.run("window.pass()")
            #expect(try shown.comes("location.pathname === '/wake' && \(prompt) === 'Second.'"))
            #expect(try shown.browser.run("return \(focused).value") as? String == "I keep")

            // An end without a promise kept: the row after it, which is told once, comes later.
            try show(shown, end("bypassed", "Over.", run: "b"), "Over.")
            shown.page.backend.tell(#"{"phase":"idle","label":"Tomorrow"}"#)
            shown.page.backend.tell(#"{"level":70,"voice":true}"#)
            #expect(try shown.comes("document.querySelector('.wake-meter').value === 70"))
            #expect(try shown.browser.run("return \(prompt)") as? String == "Over.")
            #expect(try shown.comes("(window.pass(), \(prompt) === 'No alarm is ringing.')"))
            #expect(try shown.comes("document.querySelector('.wake-label').textContent === 'Tomorrow'"))

            try show(shown, row("answering", "Third.", run: "c"), "Third.")
            try show(shown, end("dismissed", "Done.", run: "c"), "Done.")
            #expect(try shown.comes("(window.pass?.(), location.pathname === '/')"))
        }
    }

    @Test(
        "while it is snoozed and while it rests, the exit stays open as it is typed into, and another way is none"
    )
    func exit() async throws {
        try await ShownPage.with { shown in
            try open(shown, row("snoozed", "Snoozing."), "Snoozing.")
            #expect(
                try shown.comes("!document.querySelector('.wake-foot button:first-child').checkVisibility()"))
            try shown.press("Emergency exit")
            try shown.press("Back")
            #expect(try shown.reaches("Emergency exit"))
            try shown.press("Emergency exit")
            try shown.browser.type("I st", into: "#exit-sentence")
            for phase in ["snoozed", "resting"] {
                try show(shown, row(phase, "Still \(phase)."), "Still \(phase).")
                #expect(try shown.browser.run("return !\(sheet).hidden") as? Bool == true, "\(phase)")
                #expect(try shown.browser.run("return \(focused).value") as? String == "I st", "\(phase)")
            }
            try show(shown, end("bypassed", "Over.", run: "a"), "Over.")
            #expect(try shown.comes("\(sheet).hidden && \(focused).localName === 'main'"))

            // Another way than speaking is taken only where something is asked.
            try show(shown, row("ringing", "Now.", run: "b"), "Now.")
            try shown.browser.press(".wake-foot button:first-child")
            #expect(try shown.comes("!\(sheet).hidden"))
            try show(shown, row("resting", "Resting.", run: "b"), "Resting.")
            #expect(try shown.comes("\(sheet).hidden && \(focused).localName === 'main'"))
        }
    }

    @Test(
        "of the exit what was typed stays until it was the sentence, and the second entry counts down in its place"
    )
    func exitIsSlow() async throws {
        try await ShownPage.with { shown in
            let nearly = #","feedback":{"kind":"emergencyNearly","text":"Nearly: keeping is missing."}}"#
            func asked(_ more: String) -> String { String(row("ringing", "Now.").dropLast()) + more }
            try open(shown, row("ringing", "Now."), "Now.")
            try shown.press("Emergency exit")
            #expect(try shown.comes("\(focused).id === 'exit-sentence'"))
            try shown.browser.keys("I stop this.\u{E007}")
            _ = try shown.asked("input", with: "I stop this.")
            shown.page.backend.tell(asked(nearly))
            #expect(try shown.comes("document.querySelector('.wake-says').textContent.startsWith('Nearly')"))
            #expect(try shown.browser.run("return \(focused).value") as? String == "I stop this.")
            let later = Date(timeIntervalSinceNow: 25).formatted(.iso8601)
            shown.page.backend.tell(
                asked(#","emergency":{"sentence":"I stop this.","opensAt":"\#(later)"}}"#))
            #expect(try shown.comes("!document.querySelector('#exit-sentence').checkVisibility()"))
            #expect(
                try shown.comes(
                    "document.querySelector('.wake-sheet').innerText.includes('Type it again in')"))
            let now = Date(timeIntervalSinceNow: -1).formatted(.iso8601)
            shown.page.backend.tell(
                asked(#","emergency":{"sentence":"I stop this.","opensAt":"\#(now)"}}"#))
            #expect(try shown.comes("\(focused).id === 'exit-sentence' && \(focused).value === ''"))
        }
    }

    @Test(
        "the challenge word stands once; a snooze stays quiet, and while it lasts the bright button is to get up"
    )
    func bright() async throws {
        try await ShownPage.with { shown in
            let goals = "Now say your goals. Include the word ‘sunrise’."
            let word =
                #","challenge":"recite","challengeWord":"sunrise","snooze":{"allowed":true,"minutes":9}}"#
            try open(shown, String(row("ringing", goals).dropLast()) + word, goals)
            let words = "[...document.querySelectorAll('.wake-word')].filter((one) => one.checkVisibility())"
            #expect(try shown.comes("\(words).length === 1 && \(words)[0].textContent === 'sunrise'"))
            #expect(try shown.comes("document.activeElement.textContent === 'Speak now'"))
            #expect(
                try shown.comes(
                    "!document.querySelector('.wake-out button:last-child').classList.contains('main')"))
            try show(shown, row("snoozed", "Snoozing."), "Snoozing.")
            let bright =
                "[...document.querySelectorAll('.wake button.main')].filter((one) => one.checkVisibility())"
            #expect(try shown.comes("\(bright).length === 1 && \(bright)[0].textContent === \"I'm up\""))
        }
    }

    @Test(
        "who listens is told the lines to say, and what was heard only until it listens again; Enter sends what is typed"
    )
    func listened() async throws {
        try await ShownPage.with { shown in
            let lines =
                #","lines":[{"words":[{"text":"I","heard":false},{"text":"rise.","heard":false}],"recited":false}]}"#
            func said(_ phase: String, _ more: String = "") -> String {
                String(row(phase, "Now.").dropLast()) + more + lines
            }
            try open(shown, said("listening", #","transcript":"I rise""#), "Now.")
            #expect(
                try shown.comes(
                    "[...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'To say: I rise.')"
                ))
            shown.page.backend.tell(said("ringing", #","transcript":"I rise""#))
            #expect(try shown.comes("document.querySelector('[role=log]').textContent === 'Heard: I rise'"))
            shown.page.backend.tell(said("listening"))
            #expect(try shown.comes("document.querySelector('[role=log]').textContent === ''"))
            shown.page.backend.tell(said("answering", #","challenge":"type""#))
            #expect(try shown.comes("document.activeElement.id === 'task'"))
            try shown.browser.keys("I rise.\u{E007}")
            #expect(try shown.asked("input", with: "typed") == #"{"kind":"typed","text":"I rise."}"#)
        }
    }

    @Test(
        "it speaks the language of the row, or the person's where a row has none, and tells what Vow has to tell"
    )
    func speaks() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            page.backend.answer("config.list", #"{"language":"es","clock-hours":24}"#)
            try open(shown, #"{"phase":"idle"}"#, "Ahora no suena nada.")
            let exit = "document.querySelector('.wake-foot button:last-child').textContent"
            for (language, words) in [
                ("zh", "紧急退出"), ("en", "Emergency exit"), ("es", "Salida de emergencia"),
            ] {
                try show(
                    shown, row("ringing", "Now \(language).", run: "a", #","language":"\#(language)""#),
                    "Now \(language).")
                #expect(try shown.comes("\(exit) === '\(words)'"), "\(language)")
                #expect(try shown.comes("document.querySelector('.wake-prompt').lang === '\(language)'"))
                #expect(try shown.comes("document.querySelector('.wake-lines').lang === '\(language)'"))
            }
            let notice = "document.querySelector('.wake-notices[role=status]').textContent"
            for words in ["The sound could not be started.", "The log is back."] {
                page.backend.tell(#"{"notice":"\#(words)"}"#)
                #expect(try shown.comes("\(notice).endsWith('\(words)')"))
            }
            #expect(
                try shown.comes(
                    "\(notice).startsWith('The sound') && document.querySelector('.wake-warns').hidden"))
            #expect(try PageViewTests.barriers(shown.browser) == [])
            #expect(try shown.comes("(window.pass(), \(notice) === '')"))
            try show(shown, #"{"phase":"idle"}"#, "Ahora no suena nada.")

            // A trial does the same.
            page.backend.answer("try.begin", "true")
            page.backend.tellTrial(row("ringing", "Tried.", run: "t", #","language":"zh""#))
            try shown.browser.open("http://127.0.0.1:\(page.port)/try?what=sum:easy")
            #expect(try shown.comes("document.querySelector('button.main')"))
            try shown.browser.press("button.main")
            #expect(try shown.comes("\(prompt) === 'Tried.' && \(exit) === '紧急退出'"))
            page.backend.tellTrial(#"{"notice":"The sound could not be started."}"#)
            #expect(try shown.comes("\(notice) === 'The sound could not be started.'"))
        }
    }

    @Test("a window that is over is being judged, and no field takes more than Vow does")
    func window() async throws {
        try await ShownPage.with { shown in
            func heard(_ prompt: String, _ phase: String, _ more: String = "") -> String {
                #"{"phase":"\#(phase)","prompt":"\#(prompt)","challenge":"recite","lines":[],"attempt":1,"windowMilliseconds":20000\#(more)}"#
            }
            let says =
                "[...document.querySelectorAll('.wake-time span')].filter((one) => one.checkVisibility()).map((one) => one.textContent).join('|')"
            try open(shown, heard("Speak.", "listening", #","endsAt":"\#(instant(600))""#), "Speak.")
            #expect(try shown.comes("\(says).startsWith('Listening|Attempt 1|')"))
            try show(shown, heard("Spoken.", "judging"), "Spoken.")
            #expect(try shown.comes("\(says) === 'One moment|Attempt 1'"))

            let line =
                #""lines":[{"words":[{"text":"I keep promises to myself.","heard":false}],"recited":false}]"#
            try show(
                shown,
                #"{"phase":"answering","prompt":"Type.","challenge":"type",\#(line),"easierText":"Hard?","emergency":{"sentence":"I stop."}}"#,
                "Type.")
            #expect(
                try shown.comes("document.querySelector('#task').maxLength === \(PersonInput.longestText)"))
            try shown.press("Shorten this line?")
            #expect(try shown.comes("document.querySelector('#shorten-l1').maxLength === 500"))
            try shown.browser.press(".wake-sheet > .buttons button")
            try shown.press("Emergency exit")
            #expect(
                try shown.comes(
                    "document.querySelector('#exit-sentence').maxLength === \(PersonInput.longestText)"))
        }
    }

    @Test("each state that is drawn is a row as the daemon tells it, with no field but its own")
    func samples() async throws {
        try await ShownPage.with { shown in
            let found = try shown.browser.runAsync(
                """
                const done = arguments[0];
                import("/modules/samples.js").then(({ states }) => done(JSON.stringify(states())), (error) => done(String(error)));
                """)
            let rows = try #require(
                JSONSerialization.jsonObject(with: Data((found as? String ?? "").utf8))
                    as? [String: NSDictionary])
            #expect(rows.count > 20)
            for (name, row) in rows {
                let read = try JSONDecoder().decode(
                    LiveRow.self, from: JSONSerialization.data(withJSONObject: row))
                let told = try JSONSerialization.jsonObject(with: JSONEncoder().encode(read))
                #expect(told as? NSDictionary == row, "\(name)")
            }
        }
    }
}
