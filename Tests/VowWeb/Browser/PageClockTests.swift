import TestSupport
import ScriptedBackend
import Testing
import VowWeb

/// What the person set, what Vow found, and what it refuses, in their words.
@Suite("X3 X7 The person's clock and words", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageClockTests {
    /// A morning that was due shortly after midnight where the device is, which the browser is not.
    private func midnight(_ shown: ShownPage) throws {
        shown.page.backend.answer(
            "runs",
            #"[{"run":"run-1","alarm":"a1","label":"Morning","due":"2026-11-19T23:05:00Z","local":"2026-11-20T00:05","beganAt":"2026-11-19T23:05:00Z","state":"dismissed","step":2,"attempts":2,"snoozes":0,"recitedLines":3}]"#
        )
        shown.page.backend.answer(
            "run",
            #"[{"position":1,"at":"2026-11-19T23:05:00.250Z","local":"2026-11-20T00:05","name":"AlarmFired","detail":"due 2026-11-19T23:05:00Z"},{"position":2,"at":"2026-11-19T23:05:09.500Z","local":"2026-11-20T00:05:09","name":"Dismissed","detail":"spoken"}]"#
        )
        shown.page.backend.answer(
            "autopsy",
            #"{"outcome":"missed","sentence":"It was due at 2026-11-19T23:05:00Z."}"#)
        try shown.browser.command("Emulation.setTimezoneOverride", ["timezoneId": "Asia/Tokyo"])
    }

    @Test(
        "a day begins at 00:00 where clocks count to 24, and at 12:00 AM where they count to 12, on every page"
    )
    func hours() async throws {
        try await ShownPage.with { shown in
            try midnight(shown)
            #expect(try shown.open("journal").contains("00:05"))
            shown.page.backend.answer("config.list", #"{"language":"en","clock-hours":12}"#)
            let mornings = try shown.open("journal").replacing("\u{202f}", with: " ")
            #expect(mornings.contains("12:05 AM") && !mornings.contains("24:05"), "\(mornings)")
            let morning = try shown.open("mornings?run=run-1").replacing("\u{202f}", with: " ")
            #expect(morning.contains("12:05:09 AM") && !morning.contains("8:05"), "\(morning)")
            #expect(morning.contains("It was due at Fri, Nov 20, 12:05 AM."), "\(morning)")
            for (path, words) in [("", "6:30 AM"), ("alarms", "6:30 AM"), ("start", "6:30 AM")] {
                let seen = try shown.open(path).replacing("\u{202f}", with: " ")
                #expect(seen.contains(words), "/\(path): \(seen)")
            }
            try shown.open("review")
            let figures =
                "[...document.querySelectorAll('th[scope=row]')].map((one) => one.textContent.replace('\\u202f', ' '))"
            #expect(try shown.comes("\(figures).includes('6:00 AM')"))
            #expect(try shown.comes("\(figures).includes('11-01 6:30 AM')"))
        }
    }

    @Test("what the server refuses is said in the page's language, and without the parts of the program")
    func refusals() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.answer("config.list", #"{"language":"es"}"#)
            try shown.open("practice?id=p1")
            try shown.browser.run(
                """
                const other = window.fetch;
                window.code = "daemon.away";
                window.fetch = (address, options) => !address.includes("practice") ? other(address, options)
                  : Promise.resolve(new Response(JSON.stringify({ error: { code: window.code, message: "Technical", repair: "Technical" } }), { status: 503 }));
                """)
            for (code, words) in [
                ("daemon.away", "Vow no responde."), ("page.body", "Eso no se ha podido aceptar así."),
                ("page.size", "Es más de lo que Vow acepta de una vez."),
                ("page.token", "Este navegador ya no tiene acceso."),
            ] {
                try shown.browser.run("window.code = '\(code)'")
                try shown.press("Solo escuchar")
                #expect(
                    try shown.comes(
                        "[...document.querySelectorAll('[role=alert] strong')].some((one) => one.textContent === '\(words)')"
                    ), "\(code)")
                #expect(
                    try shown.browser.run("return document.body.innerText.includes('Technical')") as? Bool
                        == false)
            }
        }
    }

    @Test(
        "the words and the target of an affirmation are changed where it is practised, and neither may be empty"
    )
    func practice() async throws {
        try await ShownPage.with { shown in
            for name in ["practice.edit", "practice.target"] {
                shown.page.backend.answer(name, #"{"id":"p1"}"#)
            }
            try shown.open("practice?id=p1")
            func fill(_ selector: String, _ value: String) throws {
                try shown.browser.run(
                    """
                    const box = document.querySelector('\(selector)');
                    box.closest('details').open = true;
                    box.value = '\(value)';
                    box.form.requestSubmit();
                    """)
            }
            try fill("details input[type=number]", "")
            try fill("details textarea", "")
            try fill("details input[type=number]", "500")
            #expect(try shown.asked("practice.target") == #"{"id":"p1","target":500}"#)
            try fill("details textarea", "I keep my word.")
            #expect(try shown.asked("practice.edit") == #"{"id":"p1","text":"I keep my word."}"#)
            let sent = shown.page.backend.asked.filter {
                ["practice.edit", "practice.target"].contains($0.name)
            }
            #expect(sent.count == 2)
        }
    }

    @Test("home says what the next alarm does not find, once, and what to do about it")
    func lacking() async throws {
        try await ShownPage.with { shown in
            try shown.open("")
            #expect(
                try shown.comes(
                    "[...document.querySelectorAll('.note')].some((one) => one.innerText.includes('muted') && one.innerText.includes('pactl set-sink-mute'))"
                ))
            #expect(try shown.asked("doctor") == #"{"withoutMicrophone":true}"#)
            #expect(try PageViewTests.barriers(shown.browser) == [])
        }
    }
}
