import TestSupport
import Foundation
import Testing
import VowCore
import VowRuntime

/// D4: consent that is given and withdrawn on the page, by a real browser, into a real log.
@Suite("D4 X3 Consent on the page", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageConsentTests {
    private func consents(_ bedroom: Bedroom) throws -> [ConsentEvent] {
        try bedroom.log.history().compactMap {
            if case .consent(_, let event) = $0.event { event } else { nil }
        }
    }

    private func press(_ words: String, _ browser: BrowserDriver) throws {
        let found = try browser.run(
            "const b = [...document.querySelectorAll('#page button')].find((b) => b.textContent === arguments[0]); b?.click(); return !!b",
            [words])
        #expect(found as? Bool == true, "\(words)")
    }

    @Test("what is agreed to on the page is recorded as the terminal records it, after the same words")
    func given() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let recipient = "https://speech.example.org"
        // The terminal first, for comparison: its words, its event, and back.
        let asked = try bedroom.vow("consent", "give", "cloud-speech", "--to", recipient).finish()
        #expect(asked.status != 0)
        let spoken = try bedroom.vow("consent", "give", "cloud-speech", "--to", recipient, "--yes").finish()
        #expect(spoken.status == 0)
        _ = try bedroom.vow("consent", "withdraw", "cloud-speech").finish()
        let byTerminal = try consents(bedroom)
        #expect(byTerminal.count == 2)

        let port = try FreePort.find()
        let daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver(width: 390, height: 844)
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port, to: "privacy")))
        #expect(try browser.waits(until: "document.querySelector('.rows button')"))
        try browser.press(".rows button")
        try browser.type(recipient + "/v1\u{E007}", into: ".rows form input")
        #expect(try browser.waits(until: "document.querySelector('.rows .note')"))
        let words = try #require(
            try browser.run("return document.querySelector('.rows .note').textContent") as? String)
        #expect(asked.output.contains(words), "\(words)")
        try browser.keep(as: "consent-words")
        #expect(try consents(bedroom).count == 2)
        try browser.type("yes", into: ".rows form input")
        try press("I agree", browser)
        #expect(try browser.waits(until: "document.querySelector('[data-keep=cloud-speech] .tag.good')"))
        #expect(try consents(bedroom).dropFirst(2) == [byTerminal[0]])
        let list = try bedroom.vow("consent", "list").finish()
        #expect(list.output.contains("cloud-speech  given, to \(recipient)"), "\(list.output)")

        try press("Withdraw", browser)
        #expect(try browser.waits(until: "!document.querySelector('[data-keep=cloud-speech] .tag.good')"))
        #expect(try consents(bedroom) == byTerminal + byTerminal)
        #expect(try browser.complaints() == [])
    }
}
