import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Codes and tags on the page, what a morning went through, how well engines hear, and what a clock change does.
@Suite(
    "G2 N5 N6 N8 N9 N11 Codes, causes, rates and what rings later", .serialized,
    .enabled(if: BrowserDriver.isInstalled))
struct PageThingsTests {
    @Test("a code is registered by its name, printed, and taken out unless that is taken back")
    func codes() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let text = try shown.open("codes")
            #expect(text.contains("kitchen") && text.contains("door"), "\(text)")
            // Where the bytes are no text there is nothing that Vow could draw.
            #expect(
                try browser.run(
                    "return [...document.querySelectorAll('#codes li')].map((one) => one.querySelectorAll('button').length)"
                ) as? [Int] == [3, 1, 1])
            try shown.press("SVG")
            #expect(try shown.asked("codes.print") == #"{"form":"svg","id":"c1"}"#)
            try browser.type("bath\u{E007}", into: "#codes form input")
            #expect(try shown.asked("codes.add") == #"{"name":"bath"}"#)
            #expect(try shown.comes("document.querySelector('#codes').innerText.includes('Print it now')"))
            try browser.run("document.querySelector('#codes').scrollIntoView()")
            try PageViewTests.keep(try browser.picture(), as: "day-codes-codes")
            #expect(try PageViewTests.barriers(browser) == [])
            try browser.run("document.querySelector('#codes li .danger').click()")
            #expect(try shown.reaches("Undo"))
            try browser.keys("\u{E007}")
            #expect(!page.backend.asked.contains { $0.name == "codes.remove" })
            try browser.run("document.querySelector('#codes li .danger').click()")
            try shown.open("codes")
            #expect(try shown.asked("codes.remove") == #"{"id":"c1"}"#)
            #expect(try browser.complaints() == [], "a download keeps the policy")
        }
    }

    @Test("a code of a product is registered before the camera, and from a picture that is chosen")
    func product() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let film = NSTemporaryDirectory() + "vow-grey-\(UUID().uuidString).y4m"
        defer { try? FileManager.default.removeItem(atPath: film) }
        let grey = [UInt8](repeating: 128, count: 64 * 48 * 3 / 2)
        try Data(Array("YUV4MPEG2 W64 H48 F10:1 Ip A1:1 C420jpeg\nFRAME\n".utf8) + grey).write(
            to: URL(filePath: film))
        let browser = try BrowserDriver(width: 390, height: 844, camera: film)
        defer { browser.end() }
        let shown = ShownPage(page: page, browser: browser)
        try browser.open(page.opening("codes"))
        #expect(try shown.comes("document.querySelector('#product-form')"))
        let none = PageFailure(code: "code.none", message: "No code was read.", repair: "Come closer.")
        page.backend.refuse("codes.scan", none)
        try browser.type("soap", into: "#product-form input")
        try shown.press("Hold it to the camera")
        // Frames without a code are passed over until one has it.
        let scans = { page.backend.asked.filter { $0.name == "codes.scan" }.count }
        for _ in 0..<2_000 where scans() < 3 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(scans() >= 3)
        #expect(try browser.run("return !!document.querySelector('video').srcObject") as? Bool == true)
        try browser.run("document.querySelector('#product-form').scrollIntoView()")
        try PageViewTests.keep(try browser.picture(), as: "day-codes-product")
        #expect(
            try shown.comes("document.querySelector('#product-form').innerText.includes('Close the camera')"))
        page.backend.answer("codes.scan", #"{"id":"c4","name":"soap","printable":false}"#)
        #expect(try shown.comes("document.querySelector('#codes').innerText.includes('Registered.')"))
        #expect(try shown.comes("!document.querySelector('video').srcObject"))
        #expect(
            page.backend.asked.last { $0.name == "codes.scan" }?.arguments.contains(#""name":"soap""#) == true
        )

        // A picture that is chosen: what the browser cannot read is not sent, and a refusal is told.
        func choose(_ make: String) throws {
            _ = try browser.runAsync(
                """
                const done = arguments[arguments.length - 1];
                const give = (blob) => {
                  const given = new DataTransfer();
                  given.items.add(new File([blob], "soap.png"));
                  const field = document.querySelector("#product-form input[type=file]");
                  field.files = given.files;
                  field.dispatchEvent(new Event("change"));
                  done(true);
                };
                \(make)
                """)
        }
        let before = scans()
        try browser.type("soap", into: "#product-form input")
        try choose("give(new Blob(['no picture']));")
        #expect(try shown.comes("document.body.innerText.includes('This browser cannot read that picture')"))
        #expect(scans() == before)
        page.backend.refuse("codes.scan", none)
        let canvas = "const one = document.createElement('canvas'); one.width = 3000; one.height = 2000;"
        try choose("\(canvas) one.getContext('2d').fillRect(0, 0, 900, 900); one.toBlob(give);")
        #expect(
            try shown.comes("document.querySelector('#product-form').innerText.includes('No code was read.')")
        )
        #expect(scans() == before + 1)
        #expect(try PageViewTests.barriers(browser) == [])
    }

    @Test("a gate chooses among the registered names, and each challenge has its time and its pause")
    func gate() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            page.backend.answer("alarm.edit", #"{"id":"a1"}"#)
            page.backend.answer(
                "alarm.list",
                page.alarm(label: "Morning").replacing(
                    #""challengeWord""#,
                    with:
                        #""gate":["code:gone:timeout=60","sum:medium:count=2:lockout=3/60"],"challengeWord""#)
            )
            try shown.open("alarms")
            try shown.press("Edit")
            #expect(try shown.comes("document.querySelector('select[data-named]')"))
            try browser.run(
                """
                document.querySelectorAll('[role=tab]')[2].click();
                document.querySelectorAll('form details').forEach((one) => { one.open = true; });
                """)
            // The name that the gate asks for stays, though nothing is registered under it any more.
            #expect(
                try browser.run(
                    "return [...document.querySelectorAll('select[data-named] option')].map((one) => one.value)"
                ) as? [String] == ["gone", "kitchen", "bytes"])
            let fields = "[...document.querySelectorAll('.limits input')].map((one) => one.value)"
            #expect(
                try browser.run("return \(fields)") as? [String] == ["60", "", "", "", "3", "60"])
            #expect(try PageViewTests.barriers(browser) == [])
            try PageViewTests.keep(try browser.picture(), as: "day-alarms-gate")
            try browser.run(
                """
                const select = document.querySelector('select[data-named]');
                select.value = 'kitchen';
                select.dispatchEvent(new Event('change'));
                const limits = document.querySelectorAll('.limits input');
                const set = (place, value) => { limits[place].value = value; limits[place].dispatchEvent(new Event('input')); };
                set(0, ''); set(3, '90'); set(4, '2');
                """)
            try shown.press("Save alarm")
            #expect(
                try shown.asked("alarm.edit")
                    == #"{"gate":"code:kitchen,sum:medium:count=2:timeout=90:lockout=2/60","id":"a1"}"#)
        }
    }

    @Test("a morning that was not kept says why, and shows its way to the first sound")
    func cause() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            let text = try shown.open("journal?run=run-1")
            #expect(text.contains("The machine was off from") && text.contains("firstSample"), "\(text)")
            #expect(text.contains("+0.061 s") && text.contains("−34200.000 s"), "\(text)")
            #expect(!text.contains("T02:10:00Z"), "an instant as the device's clock shows it")
            // A morning that was kept needs no cause.
            page.backend.answer("autopsy", #"{"outcome":"dismissed","sentence":"It was kept."}"#)
            #expect(try !shown.open("journal?run=run-1").contains("It was kept."))
        }
    }

    @Test("error rates stand with their interval, or say that there is not enough data yet")
    func rates() async throws {
        try await ShownPage.with { shown in
            let text = try shown.open("review")
            #expect(text.contains("at most 8% (95 %: 2% to 26%)"), "\(text)")
            #expect(text.contains("not enough data yet (3 mornings so far)"), "\(text)")
            #expect(text.contains("Not enough data yet to compare them."), "\(text)")
            try shown.browser.run(
                "[...document.querySelectorAll('h2')].find((one) => one.textContent.startsWith('How well')).scrollIntoView()"
            )
            try PageViewTests.keep(try shown.browser.picture(), as: "day-review-rates")
        }
    }

    @Test("what rings around the next clock change is asked for once it is opened")
    func outlook() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try shown.open("alarms")
            try browser.run("document.querySelector('#list-more').open = true")
            #expect(!page.backend.asked.contains { $0.name == "schedule" })
            try browser.run(
                "[...document.querySelectorAll('summary')].find((one) => one.textContent.startsWith('Around')).click()"
            )
            #expect(try shown.comes("document.body.innerText.includes('from UTC+1 to UTC+2')"))
            let text = try browser.run("return document.querySelector('#page').innerText") as? String ?? ""
            #expect(text.contains("Mar") && !text.contains("Dec"), "\(text)")
            #expect(try PageViewTests.barriers(browser) == [])
            try PageViewTests.keep(try browser.picture(), as: "day-alarms-outlook")
        }
    }
}
