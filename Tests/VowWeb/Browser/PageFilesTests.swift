import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Files that the page hands out and takes in, and a tag that is registered at the device.
@Suite(
    "S7 C5 G2 Calendar files, the coach's files and new tags", .serialized,
    .enabled(if: BrowserDriver.isInstalled))
struct PageFilesTests {
    private func choose(_ name: String, _ text: String, _ field: String, _ shown: ShownPage) throws {
        try shown.browser.run(
            """
            const given = new DataTransfer();
            given.items.add(new File([arguments[1]], arguments[0]));
            const field = document.querySelector(arguments[2]);
            field.files = given.files;
            field.dispatchEvent(new Event('change'));
            """, [name, text, field])
    }

    /// Opens what lies behind "⋯" of the list of alarms.
    private func openMore(_ shown: ShownPage) throws {
        try shown.browser.run("document.querySelector('#list-more').open = true")
    }

    @Test("alarms are downloaded; of a file it is shown what would come of it before anything is kept")
    func calendar() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try shown.open("alarms")
            try openMore(shown)
            try shown.enter("Download the alarms")
            #expect(try shown.asked("calendar.export") == #"{"all":false}"#)
            try choose("a.ics", "BEGIN:VCALENDAR", "#calendar input[type=file]", shown)
            #expect(
                try shown.asked("calendar.import")
                    == #"{"base64":"QkVHSU46VkNBTEVOREFS","dryRun":true,"file":"a.ics"}"#)
            #expect(try shown.comes("document.querySelector('#calendar .card')"))
            let text =
                try browser.run("return document.querySelector('#calendar .card').innerText") as? String ?? ""
            #expect(text.contains("2026-12-24") && text.contains("· Dentist"), "\(text)")
            #expect(text.contains("already there") && text.contains("Mon, Wed"), "\(text)")
            #expect(text.contains("line 9: A VTODO is not an alarm."), "\(text)")
            try shown.enter("Cancel")
            #expect(try shown.comes("!document.querySelector('#calendar .card')"))
            #expect(page.backend.asked.filter { $0.name == "calendar.import" }.count == 1)
            try choose("a.ics", "BEGIN:VCALENDAR", "#calendar input[type=file]", shown)
            #expect(try shown.comes(ShownPage.button("Import one alarm")))
            try shown.enter("Import one alarm")
            #expect(try shown.comes("document.querySelector('#calendar').innerText.includes('Imported.')"))
            #expect(try shown.reaches("Calendar files"))
            #expect(
                try shown.asked("calendar.import") == #"{"base64":"QkVHSU46VkNBTEVOREFS","file":"a.ics"}"#)
            // What is too long is not sent.
            try choose("b.ics", String(repeating: "x", count: 300_001), "#calendar input[type=file]", shown)
            #expect(try shown.comes("document.body.innerText.includes('larger than 300 kB')"))
            #expect(page.backend.asked.filter { $0.name == "calendar.import" }.count == 3)
            #expect(try browser.complaints() == [], "a download keeps the policy")
            // The field is a button of the page, with the name of what was chosen.
            #expect(try shown.comes("document.querySelector('#calendar .file').innerText.includes('b.ics')"))
        }
    }

    @Test("a tone is taken in from a file, heard, taken away, and offered to an alarm")
    func tones() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            try shown.open("alarms")
            try openMore(shown)
            try browser.run("document.querySelector('#own-tones details').open = true")
            #expect(
                try shown.comes("document.querySelector('#own-tones li strong')?.textContent === 'birds'"))
            #expect(try shown.comes("document.querySelectorAll('#own-tones li').length === 1"))
            page.backend.answer("tones.play", #"{"name":"birds","peakDecibels":-9}"#)
            try browser.run("document.querySelector('#own-tones li button').click()")
            #expect(try shown.asked("tones.play") == #"{"tone":"birds","volume":40}"#)
            // Music is longer than other files, but not of any length.
            let song = String(repeating: "x", count: 900_000)
            try choose("My song (2).mp3", song, "#own-tones input[type=file]", shown)
            try browser.run("document.querySelector('#own-tones form').requestSubmit()")
            let given = try shown.asked("tones.add")
            #expect(given.contains(#""file":"My song (2).mp3""#) && given.utf8.count > 1_200_000)
            #expect(!given.contains(#""name""#), "the file's own name is made one by Vow")
            #expect(
                try shown.comes(
                    "document.querySelector('#own-tones form').innerText.includes('birds is ready')"))
            try choose(
                "long.wav", String(repeating: "x", count: 8_000_001), "#own-tones input[type=file]", shown)
            try browser.run("document.querySelector('#own-tones form').requestSubmit()")
            #expect(try shown.comes("document.body.innerText.includes('larger than 8 MB')"))
            #expect(page.backend.asked.filter { $0.name == "tones.add" }.count == 1)
            try browser.run("document.querySelector('#own-tones').scrollIntoView()")
            try PageViewTests.keep(try browser.picture(), as: "day-alarms-tones")
            #expect(try PageViewTests.barriers(browser) == [])
            try browser.run("document.querySelector('#own-tones li button.danger').click()")
            try browser.run("dispatchEvent(new Event('pagehide'))")
            #expect(try shown.asked("tones.remove") == #"{"id":"birds"}"#)
            try shown.press("New alarm")
            try browser.run("document.querySelectorAll('[role=tab]')[1].click()")
            #expect(
                try shown.comes(
                    "[...document.querySelectorAll('form.card option')].some((one) => one.value === 'birds' && one.closest('select').checkVisibility())"
                ))
        }
    }

    @Test(
        "a refused or unreadable file is said where the focus is, may be chosen again, and one of any length stays short"
    )
    func refusedFile() async throws {
        try await ShownPage.with { shown in
            let (page, browser) = (shown.page, shown.browser)
            let field = "#calendar input[type=file]"
            let others = (1...60).map {
                #"{"action":"passedOver","alarm":"","time":"","label":"","reason":"line \#($0): A VTODO is not an alarm."}"#
            }
            page.backend.answer(
                "calendar.import",
                #"[{"action":"new","alarm":"","time":"08:30","label":"Dentist","date":"2026-12-24"},\#(others.joined(separator: ","))]"#
            )
            try shown.open("alarms")
            try openMore(shown)
            try choose("a.ics", "BEGIN:VCALENDAR", field, shown)
            #expect(
                try shown.comes(
                    "document.querySelector('#calendar [role=status]').textContent === 'New or changed: 1. Already there: 0. Left out: 60.'"
                ))
            #expect(try shown.comes("!document.querySelector('#calendar [role=status] li')"))
            #expect(try shown.comes("document.querySelectorAll('#calendar ul.plain li').length === 51"))
            #expect(
                try shown.comes(
                    "document.querySelector('#calendar ul.plain li:last-child').textContent === 'and 10 more'"
                ))
            page.backend.answer("calendar.import", "{")
            try shown.enter("Import one alarm")
            #expect(try shown.comes("document.querySelector('#calendar .card [role=alert]')"))
            #expect(try shown.reaches("Import one alarm"))
            // The next press lets the same file be chosen again.
            try browser.run("document.querySelector(arguments[0]).dispatchEvent(new Event('click'))", [field])
            #expect(try shown.comes("document.querySelector('\(field)').files.length === 0"))
            try browser.run(
                "FileReader.prototype.readAsDataURL = function () { queueMicrotask(() => this.onerror()); }")
            try choose("a.ics", "BEGIN:VCALENDAR", field, shown)
            #expect(
                try shown.comes(
                    "document.querySelector('#calendar [role=alert]').textContent.endsWith('Choose it again.')"
                ))
            #expect(try shown.comes("document.querySelector('#calendar [role=status]').textContent === ''"))
        }
    }

    @Test("sentences of one's own are listed, a part of them at first, and each can be taken out")
    func ownSentences() async throws {
        try await ShownPage.with { shown in
            let page = shown.page
            func answer(_ places: ClosedRange<Int>) {
                let rows = places.map {
                    #"{"id":"s\#($0)","text":"Sentence \#($0).","lang":"en","level":"easy","wordBucket":"common"}"#
                }
                page.backend.answer("coach.sentences.list", "[\(rows.joined(separator: ","))]")
            }
            answer(1...60)
            page.backend.answer("coach.sentences.remove", #"{"removed":"s1"}"#)
            try shown.open("coach")
            #expect(!page.backend.asked.contains { $0.name == "coach.sentences.list" })
            let summary =
                "[...document.querySelectorAll('summary')].find((one) => one.textContent.startsWith('The sentences'))"
            try shown.browser.run("\(summary).click()")
            let count = "\(summary).parentElement.querySelectorAll('li').length"
            #expect(try shown.comes("\(count) === 50"))
            try shown.enter("Show more")
            #expect(try shown.reaches("Remove: Sentence 51."))
            #expect(try shown.comes("\(count) === 60"))
            #expect(try PageViewTests.barriers(shown.browser) == [])
            answer(2...60)
            try shown.press("Remove")
            // The first is removed for good as soon as another one is.
            try shown.press("Remove", 1)
            #expect(try shown.asked("coach.sentences.remove") == #"{"id":"s1"}"#)
            #expect(try shown.comes("\(count) === 59"))
        }
    }

    @Test("what was practised is downloaded as a table, and sentences of one's own are taken in")
    func coach() async throws {
        try await ShownPage.with { shown in
            try shown.open("coach")
            try shown.enter("Download the table (CSV)")
            #expect(try shown.asked("coach.export") == "{}")
            try choose("own.json", "[]", "#page form input[type=file]", shown)
            try shown.enter("Import them")
            #expect(try shown.asked("coach.sentences.import") == #"{"base64":"W10=","file":"own.json"}"#)
            #expect(
                try shown.comes(
                    "document.body.innerText.includes('12 sentences, 3 of them new or changed.')"))
            #expect(try shown.browser.complaints() == [])
        }
    }

    @Test("a tag gets its name on the page, and nothing but that is sent; why it could not be is said there")
    func tag() async throws {
        try await ShownPage.with { shown in
            try shown.open("codes")
            try shown.browser.type("shed\u{E007}", into: "#tag-form input")
            #expect(try shown.asked("tags.add") == #"{"name":"shed"}"#)
            #expect(try shown.comes("document.querySelector('#tag-form [role=alert]')"))
            shown.page.backend.answer("tags.add", #"{"id":"t2","name":"shed","identifier":"04b2"}"#)
            try shown.enter("Touch a tag")
            #expect(
                try shown.comes("document.querySelector('#codes').innerText.includes('Registered. Alarms')"))
        }
    }
}
