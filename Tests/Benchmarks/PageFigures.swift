import TestSupport
import Foundation
import Glibc
import ScriptedBackend
import Synchronization
import VowWeb

/// How soon the wake screen of the page is there, how much it weighs, and how soon it shows what happened.
///
/// Over a scripted daemon, in Debian's Chromium without a window; the server runs in this process.
func printPageFigures() throws {
    guard BrowserDriver.isInstalled else {
        return print("page: chromium and chromium-driver are not installed")
    }
    let backend = ScriptedBackend()
    backend.tell(wakeRow(attempt: 0))
    let token = PageToken(String(repeating: "ab", count: 32))
    let home = NSTemporaryDirectory() + "vow-figures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let port = 8_699
    let isReady = DispatchSemaphore(value: 0)
    Task.detached {
        try await PageServer(
            backend: backend, token: token, home: home, port: port, account: { _, _, _ in geteuid() }
        ).run { isReady.signal() }
    }
    isReady.wait()
    try printBrowserFigures(backend, port: port, token: token.text)
    try printPageLoad(port: port, token: token.text, backend)
}

private func printBrowserFigures(_ backend: ScriptedBackend, port: Int, token: String) throws {
    let browser = try BrowserDriver(width: 390, height: 844)
    defer { browser.end() }
    try browser.open(
        "http://127.0.0.1:\(port)/open?ticket=\(OpeningTicket(issuedBy: PageToken(token)).text)&to=wake")
    var paints: [Double] = [], prompts: [Double] = []
    for _ in 0..<rounds(20, short: 1) {
        try browser.command("Network.clearBrowserCache", [:])
        try browser.open("http://127.0.0.1:\(port)/wake")
        _ = try browser.waits(until: "document.querySelector('h1').textContent.length > 0")
        let paint = try browser.run(
            "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        paints.append((paint as? NSNumber)?.doubleValue ?? 0)
        let prompt = try browser.run(
            "return performance.getEntriesByType('resource').filter((r) => !r.name.includes('live')).reduce((end, r) => Math.max(end, r.responseEnd), 0)"
        )
        prompts.append((prompt as? NSNumber)?.doubleValue ?? 0)
    }
    let weight = try browser.run(
        "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, r) => sum + r.encodedBodySize, 0)"
    )
    let paint = Figures(paints), loaded = Figures(prompts)
    print(
        "page: wake screen, first paint median \(tenths(paint.median)) ms, worst \(tenths(paint.maximum)) ms of \(paint.count)"
    )
    print(
        "page: all files there after \(tenths(loaded.median)) ms, \(((weight as? NSNumber)?.intValue ?? 0) / 1000) kB in all"
    )
    try printHomeSize(browser, port: port)
    try browser.open("http://127.0.0.1:\(port)/wake")
    _ = try browser.waits(until: "document.querySelector('h1').textContent.length > 0")
    try browser.run(
        "new MutationObserver(() => { window.seen = [document.querySelector('h1').textContent, Date.now()]; }).observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true })"
    )
    var waits: [Double] = []
    for attempt in 1...rounds(100, short: 2) {
        let told = Date().timeIntervalSince1970 * 1_000
        backend.tell(wakeRow(attempt: attempt))
        guard try browser.waits(until: "window.seen?.[0].endsWith(' \(attempt)')"),
            let at = try browser.run("return window.seen[1]") as? NSNumber
        else { continue }
        waits.append(at.doubleValue - told)
    }
    let wait = Figures(waits)
    print(
        "page: an event is shown after \(tenths(wait.median)) ms (median), \(tenths(wait.percentile95)) ms (95%) of \(wait.count)"
    )
}

/// How much the page of the day weighs when it is opened for the first time.
private func printHomeSize(_ browser: BrowserDriver, port: Int) throws {
    try browser.command("Network.clearBrowserCache", [:])
    try browser.open("http://127.0.0.1:\(port)/")
    _ = try browser.waits(until: "document.querySelector('[data-ready]')")
    let home = try browser.run(
        "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, r) => sum + r.encodedBodySize, 0)"
    )
    print("page: home, \(((home as? NSNumber)?.intValue ?? 0) / 1000) kB in all")
}

/// A row of the wake screen with a prompt of its own.
private func wakeRow(attempt: Int) -> String {
    #"{"phase":"ringing","prompt":"Good morning. \#(attempt)","label":"Morning","language":"en","step":0,"stepCount":2,"kind":"affirmation","challenge":"recite","lines":[{"words":[{"text":"I","heard":false},{"text":"keep","heard":false}],"recited":false}],"snooze":{"allowed":false}}"#
}
