import TestSupport
import ScriptedBackend
import Testing
import VowWeb

/// What is shown for ten seconds once the gate was passed.
@Suite("A4 The card of the day", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageDayCardTests {
    private static let ringing =
        #"{"phase":"ringing","run":"r1","prompt":"Now.","kind":"affirmation","lines":[]}"#
    private static let done = #"{"phase":"ended","run":"r1","ending":"dismissed","prompt":"Done."}"#
    private static let lines = #"""
        [{"id":"a","kind":"affirmation","language":"en","text":"I keep promises."},
         {"id":"b","kind":"goal","language":"en","text":"I run today."},
         {"id":"c","kind":"goal","language":"en","text":"I am set aside.","disabledFrom":"2001-01-01"}]
        """#

    @Test("names the goals that are in force, also where the morning asked for none of them")
    func goalsOfTheDay() async throws {
        try await ShownPage.with { shown in
            shown.page.backend.answer("lines.list", Self.lines)
            shown.page.backend.tell(Self.ringing)
            try shown.browser.open("http://127.0.0.1:\(shown.page.port)/wake")
            #expect(try shown.comes("document.querySelector('.wake-prompt').textContent === 'Now.'"))
            shown.page.backend.tell(Self.done)
            let card =
                "[...document.querySelectorAll('.wake-focus:not([hidden]) p')].map((one) => one.textContent)"
            #expect(try shown.comes("\(card).join() === 'I run today.'"))
        }
    }
}
