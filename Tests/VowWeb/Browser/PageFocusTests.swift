import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// Y1: whoever goes by keyboard, or listens to the page, goes on where they were when a page is drawn anew.
@Suite("Y1 The focus stays where somebody is", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageFocusTests {
    private static let lines = [
        #"{"id":"l1","kind":"affirmation","language":"en","text":"I keep promises to myself."}"#,
        #"{"id":"l2","kind":"goal","language":"en","text":"I run each day.""#,
    ]

    @Test(
        "what was pressed keeps the focus, also where it now says the opposite; a form that closes hands it to its row"
    )
    func rows() async throws {
        try await ShownPage.with { shown in
            let (first, second) = (Self.lines[0], Self.lines[1])
            shown.page.backend.answer("lines.list", "[\(first),\(second)}]")
            shown.page.backend.answer("lines.disable", #"{"id":"l2"}"#)
            try shown.open("lines")
            // From here on it is set aside.
            shown.page.backend.answer("lines.list", #"[\#(first),\#(second),"disabledFrom":"2020-01-01"}]"#)
            try shown.enter("Turn off", 1)
            #expect(try shown.reaches("Turn on: I run each day."))
            try shown.enter("Edit", 1)
            #expect(try shown.comes("document.activeElement.localName === 'textarea'"))
            try shown.enter("Cancel")
            #expect(try shown.reaches("Edit: I run each day."))
        }
    }

    @Test(
        "an alarm that was made is read from its page's head on, and the next step of the beginning from its own"
    )
    func news() async throws {
        try await ShownPage.with { shown in
            try shown.open("alarms")
            try shown.enter("New alarm")
            #expect(try shown.comes("document.activeElement.type === 'time'"))
            try shown.enter("Save alarm")
            #expect(try shown.reaches("Alarms"))
            for name in ["lines.list", "alarm.list"] { shown.page.backend.answer(name, "[]") }
            try shown.open("start")
            try shown.enter("Later")
            #expect(try shown.reaches("What do you want to be true?"))
        }
    }

    @Test("what is taken back gives the focus back; what is gone leaves it at the head of the page")
    func removals() async throws {
        try await ShownPage.with { shown in
            try shown.open("lines")
            try shown.enter("Remove", 1)
            #expect(try shown.reaches("Undo"))
            try shown.browser.keys("\u{E007}")
            #expect(try shown.reaches("Remove: I complete 4 workouts a week."))
            shown.page.backend.answer("lines.remove", #"{"removed":"l2"}"#)
            try shown.browser.keys("\u{E007}")
            #expect(try shown.reaches("Undo"))
            #expect(try shown.reaches("Lines"))
        }
    }

    @Test(
        "a challenge that is taken out of a gate hands the focus to the next one, the last to the way to add one"
    )
    func gate() async throws {
        try await ShownPage.with { shown in
            try shown.open("alarms")
            try shown.press("New alarm")
            try shown.browser.run("document.querySelectorAll('[role=tab]')[2].click()")
            try shown.enter("×")
            #expect(try shown.comes("document.activeElement.localName === 'select'"))
            try shown.enter("×")
            #expect(try shown.reaches("Add"))
        }
    }
}
