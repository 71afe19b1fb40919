import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// What a gate asks for besides words, as the page shows it: trials, sums, and a camera that is denied.
@Suite("G2 R10 The gate on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageGateTests {
    private func row(_ phase: String, _ more: String) -> String {
        #"{"phase":"\#(phase)","prompt":"Good morning.","label":"Morning","language":"en","step":0,"stepCount":1,"snooze":{"allowed":false},"emergency":{"sentence":"I stop."},\#(more)}"#
    }

    @Test("each challenge of an alarm can be tried; the trial is answered there, and its end is told")
    func trial() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let alarms = page.alarm(label: "Morning").replacing(
            #""challengeWord""#,
            with: #""gate":["recite:affirmations","code:kitchen"],"untried":true,"challengeWord""#)
        page.backend.answer("alarm.list", alarms)
        page.backend.answer("try.begin", #"{"begun":true}"#)
        page.backend.answer("try.input", "true")
        page.backend.tellTrial(row("answering", #""challenge":"sum","question":"7 × 8""#))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/alarms")
        #expect(
            try browser.waits(
                until:
                    "document.body.innerText.includes('You have not yet tried on this device how to stop this alarm.')"
            ))
        try browser.press("#alarm-a1 .alarm-time")
        var names: [[String]] = []
        for place in 0..<4 {
            try browser.press("#alarm-a1 [role=tab]:nth-of-type(\(place + 1))")
            let shown = try browser.run(
                "return [...document.querySelectorAll('#alarm-a1 .tries .buttons > *')].filter((one) => one.checkVisibility()).map((one) => one.textContent)"
            )
            names.append(shown as? [String] ?? [])
        }
        #expect(
            names == [
                ["The whole morning"], ["Hear it"], ["Say affirmations", "Scan a code: kitchen"],
                ["The whole morning"],
            ])
        try browser.press("#alarm-a1 [role=tab]:nth-of-type(3)")
        try browser.press("#alarm-a1 .tries a:nth-of-type(2)")
        // It says that it will ring, and waits until that is wanted.
        #expect(
            try browser.waits(
                until: "document.body.innerText.includes('It rings now, as it would in the morning.')"))
        #expect(try PageViewTests.barriers(browser) == [])
        #expect(!page.backend.asked.contains { $0.name == "try.begin" })
        try browser.press("button.main")
        #expect(try browser.waits(until: "document.querySelector('.sum')?.textContent === '7 × 8'"))
        let begun = try #require(page.backend.asked.last { $0.name == "try.begin" })
        #expect(begun.arguments == #"{"alarm":"a1","what":"code:kitchen"}"#)

        // The sum is done by the page's own keys, without any keyboard; nothing goes to the alarm itself.
        for key in ["5", "5", "back", "6"] { try browser.press("[data-key='\(key)']") }
        try browser.press(".wake-answer button")
        #expect(try browser.waits(until: "document.querySelector('#task').value === ''"))
        let typed = try #require(page.backend.asked.last { $0.name.hasSuffix("input") })
        #expect(typed.name == "try.input" && typed.arguments == #"{"kind":"typed","text":"56"}"#)
        // Or it is said: what was heard goes to Vow as it is, which reads the number in it.
        page.backend.answer("interview.hear", #"{"heard":"fifty six."}"#)
        try browser.press(".wake-answer button:last-child")
        #expect(
            try browser.waits(until: "document.querySelector('.wake-said').textContent === '“fifty six.”'"))
        // It is shown before it arrives.
        let isTold = { page.backend.asked.last?.arguments == #"{"kind":"typed","text":"fifty six."}"# }
        for _ in 0..<1_000 where !isTold() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(isTold())
        page.backend.tellTrial(#"{"phase":"ended","trial":"passed"}"#)
        #expect(try browser.waits(until: "document.querySelector('h1').textContent === 'That would stop it'"))
        #expect(try PageViewTests.barriers(browser) == [])

        page.backend.tellTrial(#"{"phase":"ended","trial":"over"}"#)
        try browser.press("button.main")
        #expect(
            try browser.waits(until: "document.querySelector('h1').textContent === 'The trial is over'"))
        #expect(page.backend.asked.filter { $0.name == "try.begin" }.count == 2)
    }

    @Test("a trial that cannot begin says why")
    func refused() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/try?what=sum:hard")
        #expect(try browser.waits(until: "document.querySelector('button.main')"))
        try browser.press("button.main")
        #expect(
            try browser.waits(until: "document.querySelector('h1')?.textContent === 'It could not start'"))
        #expect(try browser.waits(until: "document.querySelector('.note.bad')"))
        #expect(try PageViewTests.barriers(browser) == [])
    }

    @Test("up to two hours ahead, home leads to the gate of the next alarm, which begins once that was said")
    func early() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            func due(isEarly: Bool) {
                page.backend.answer(
                    "next",
                    #"{"now":"2026-11-22T21:18:00Z","watched":true,"next":{"alarm":"a1","label":"Morning","instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","zone":"Europe/Madrid","waitSeconds":29520,"early":\#(isEarly),"cause":"occurrence"}}"#
                )
            }
            page.backend.answer("early.begin", #"{"begun":true,"aheadMilliseconds":3600000}"#)
            due(isEarly: false)
            #expect(try !shown.open("").contains("I'm up early"))
            due(isEarly: true)
            #expect(try shown.open("").contains("I'm up early"))
            #expect(try PageViewTests.barriers(browser) == [])
            try browser.run("document.querySelector('a[href=\"/try?what=early\"]').focus()")
            try browser.keys("\u{E007}")
            #expect(try shown.comes("document.activeElement.textContent === 'Begin'"))
            #expect(
                try shown.comes(
                    "document.body.innerText.includes('Then it stays silent, and the day is kept.')"))
            #expect(try PageViewTests.barriers(browser) == [])
            #expect(!page.backend.asked.contains { $0.name == "early.begin" })
            page.backend.tellTrial(row("listening", #""challenge":"recite","lines":[]"#))
            try browser.keys("\u{E007}")
            #expect(try shown.comes("document.querySelector('.wake-prompt').textContent === 'Good morning.'"))
            #expect(try shown.asked("early.begin") == "{}")
            #expect(try shown.comes("document.querySelector('.try-end').textContent === 'Stop'"))
            #expect(!page.backend.asked.contains { $0.name == "try.begin" })
            #expect(try PageViewTests.barriers(browser) == [])
            page.backend.tellTrial(#"{"phase":"ended","trial":"passed"}"#)
            #expect(try shown.comes("document.querySelector('h1').textContent === 'Up early'"))
            #expect(try shown.comes("document.activeElement.getAttribute('href') === '/'"))
            #expect(try shown.comes("!document.querySelector('.buttons button')"))
        }
    }

    @Test("the browser itself finds a certificate that lacks the proof of a challenge")
    func certificate() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        let found = try browser.runAsync(
            """
            const done = arguments[0];
            const lines = [{ id: "a1" }];
            const steps = [{ challenge: "sum", count: 1 }, { challenge: "code", lines }, { challenge: "tag", lines },
              { challenge: "move", motion: "still", hold: "left-up", seconds: 3, lines }, { challenge: "recite", lines }];
            const own = [
              { name: "AlarmFired", plain: { steps }, personal: { tokens: [{ digest: "aa" }, { digest: "bb" }] } },
              { name: "SumAnswered", plain: { step: 0, question: "7 * 16 - 23", answer: 89, passed: true } },
              { name: "StepPassed", plain: { step: 0 } },
              { name: "CodeScanned", plain: { step: 1, passed: true }, personal: { digest: "aa" } },
              { name: "StepPassed", plain: { step: 1 } },
              { name: "TagTouched", plain: { step: 2, passed: true }, personal: { digest: "bb" } },
              { name: "StepPassed", plain: { step: 2 } },
              { name: "DeviceMoved", plain: { step: 3, readings: [{ at: 0, orientation: "left-up" }], until: 3100, passed: true } },
              { name: "StepPassed", plain: { step: 3 } },
              { name: "LineRecited", plain: { line: "a1" } },
              { name: "StepPassed", plain: { step: 4 } },
              { name: "Dismissed", plain: {} },
            ];
            import("/modules/certificategate.js").then(({ provesGate }) => {
              const without = (place) => provesGate(own.filter((_, other) => other !== place));
              const swapped = own.map((one) => (one.name === "CodeScanned" ? { ...one, personal: { digest: "bb" } } : one));
              done([provesGate(own), ...[1, 3, 5, 7, 9, 2].map(without), provesGate(swapped)]);
            }, (error) => done(String(error)));
            """)
        #expect(found as? [Bool] == [true] + Array(repeating: false, count: 7), "\(found ?? "nothing")")
    }

    @Test(
        "lines and the sentence of the exit are typed: what is pasted is refused and told of",
        arguments: [("#task", "I keep promises"), ("#exit-sentence", "I stop.")])
    func pasted(field: String, words: String) async throws {
        let control = "\u{E009}"
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        page.backend.tell(row("answering", #""challenge":"type""#))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(try browser.waits(until: "document.activeElement.id === 'task'"))
        if field != "#task" { try browser.press(".wake-foot button:last-child") }
        try browser.press(field)
        // What was written and cut out again lies in the clipboard, as any other field shows.
        try browser.keys(words)
        try browser.keys("ax", holding: control)
        #expect(try browser.waits(until: "document.querySelector('\(field)').value === ''"))
        try browser.keys("v", holding: control)
        let says = "document.querySelector('\(field) + .wake-said').textContent"
        #expect(try browser.waits(until: "\(says) === 'Pasting does not count here. Please type it.'"))
        #expect(try browser.run("return document.querySelector('\(field)').value") as? String == "")
        try browser.run(
            """
            const other = document.createElement('textarea');
            other.id = other.ariaLabel = 'other';
            document.body.append(other);
            other.focus();
            """)
        try browser.keys("v", holding: control)
        #expect(try browser.waits(until: "document.querySelector('#other').value === '\(words)'"))
        try browser.run("document.querySelector('#other').remove()")
        // A press of a key is not a paste, and takes the words about it away.
        try browser.press(field)
        try browser.keys("I")
        #expect(try browser.waits(until: "\(says) === ''"))
        #expect(try browser.run("return document.querySelector('\(field)').value") as? String == "I")
        #expect(!page.backend.asked.contains { $0.name == "input" })
        #expect(try PageViewTests.barriers(browser) == [])
    }

    @Test("a camera that is denied shows the steps to allow it, and one with a torch a button for it")
    func camera() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        page.backend.tell(row("answering", #""challenge":"code","token":"kitchen""#))
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/wake")
        #expect(
            try browser.waits(
                until: "document.querySelector('.wake-task button')?.textContent === 'Scan code to dismiss'"))
        // A browser that has a camera and may not use it.
        try browser.run(
            "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
        )
        try browser.press(".wake-task button")
        #expect(
            try browser.waits(
                until:
                    "document.querySelector('.wake-task [role=status]').textContent.startsWith('The camera is blocked. Press the camera icon')"
            ))
        // A track with a torch; its picture is drawn here.
        try browser.run(
            """
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [64, 48];
            const paint = () => canvas.getContext('2d').fillRect(0, 0, 64, 48);
            paint();
            setInterval(paint, 50);
            window.torches = [];
            navigator.mediaDevices.getUserMedia = async () => {
              const stream = canvas.captureStream(20);
              const [track] = stream.getVideoTracks();
              track.getCapabilities = () => ({ torch: true });
              track.applyConstraints = async (wanted) => { window.torches.push(wanted.advanced[0].torch); };
              window.track = track;
              return stream;
            };
            """)
        try browser.press(".wake-task button")
        let torch =
            "[...document.querySelectorAll('.wake-task button')].find((b) => b.textContent === 'Toggle torch')"
        #expect(try browser.waits(until: "!\(torch).hidden && \(torch).checkVisibility()"))
        try browser.run("\(torch).click()")
        #expect(try browser.waits(until: "\(torch).getAttribute('aria-pressed') === 'true'"))
        try browser.run("\(torch).click()")
        #expect(try browser.waits(until: "window.torches.join() === 'true,false'"))
        let limit = ContinuousClock.now + .seconds(15)
        while !page.backend.asked.contains(where: { $0.arguments.contains("scanned") }),
            ContinuousClock.now < limit
        {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(page.backend.asked.contains { $0.arguments.contains(#""kind":"scanned""#) })
        try browser.run(
            "[...document.querySelectorAll('.wake-task button')].find((b) => b.textContent === 'Back to the alarm').click()"
        )
        #expect(try browser.waits(until: "window.track.readyState === 'ended'"))
    }
}
