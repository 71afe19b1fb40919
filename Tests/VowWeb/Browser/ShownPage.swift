import TestSupport
import ScriptedBackend
import Testing
import VowWeb

/// A page with a scripted day, in a browser that was let in.
struct ShownPage {
    let page: PageUnderTest
    let browser: BrowserDriver

    static func with(_ act: (ShownPage) async throws -> Void) async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try await act(ShownPage(page: page, browser: browser))
    }

    /// Goes to a page of the day; what stands on it.
    @discardableResult
    func open(_ path: String) throws -> String {
        try browser.open("http://127.0.0.1:\(page.port)/\(path)")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        return try browser.run("return document.querySelector('#page').innerText") as? String ?? ""
    }

    /// The expression that finds the button with these words, the first of them or a later one.
    static func button(_ words: String, _ place: Int = 0) -> String {
        "[...document.querySelectorAll('button')].filter((one) => one.textContent === '\(words)')[\(place)]"
    }

    /// Presses a button by its words, as a finger does.
    func press(_ words: String, _ place: Int = 0) throws {
        try browser.run("\(Self.button(words, place)).click()")
    }

    /// Moves to a button by its words and presses Enter.
    func enter(_ words: String, _ place: Int = 0) throws {
        try browser.run("\(Self.button(words, place)).focus()")
        try browser.keys("\u{E007}")
    }

    /// Whether an expression comes true.
    func comes(_ expression: String) throws -> Bool { try browser.waits(until: expression) }

    /// Whether the focus comes to what is called so; where it does not, it is said where it is.
    func reaches(_ name: String) throws -> Bool {
        let called = "(document.activeElement.ariaLabel ?? document.activeElement.textContent)"
        if try comes("\(called) === '\(name)'") { return true }
        Issue.record("the focus is at \(try browser.run("return \(called)") ?? "nothing")")
        return false
    }

    /// The arguments of a command, once it came.
    func asked(_ name: String, with text: String = "") throws -> String {
        let limit = ContinuousClock.now + .seconds(15)
        while ContinuousClock.now < limit {
            let one = page.backend.asked.last {
                $0.name == name && (text.isEmpty || $0.arguments.contains(text))
            }
            if let one { return one.arguments }
            _ = try browser.run("return 0")
        }
        return try #require(nil, "\(name) never came")
    }
}
