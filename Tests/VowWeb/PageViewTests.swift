import TestSupport
import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// The page in a real browser, over a scripted daemon.
@Suite("X3 X7 Y1 The page in a browser", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct PageViewTests {
    static let states = [
        "before", "ringing", "listening", "judging", "refused", "offered", "faint", "partHeard", "stepPassed",
        "code",
        "tag",
        "sum",
        "typing", "moving", "tooQuiet", "tooNoisy", "microphoneGone", "typingAllowed", "snoozed", "emergency",
        "cannotSpeak",
        "dismissed", "disconnected", "elsewhere", "noticed",
    ]
    static let pages = [
        "", "alarms", "lines", "practice", "practice?id=p1", "interview", "coach", "journal",
        "journal?run=run-1", "codes",
        "replay?run=run-1", "certificate",
        "review",
        "device", "settings", "privacy",
        "start",
        "design?section=colours", "design?section=type", "design?section=buttons", "design?section=fields",
        "design?section=cards", "design?section=charts", "design?section=marks",
    ]

    /// Where pictures of what was seen are kept, to be looked at.
    static let pictures = FileManager.default.currentDirectoryPath + "/.build/page-pictures"

    /// A browser that a ticket let in.
    static func browser(_ page: PageUnderTest) throws -> BrowserDriver {
        let browser = try BrowserDriver()
        try browser.open(page.opening("design"))
        return browser
    }

    static func keep(_ picture: Data, as name: String) throws {
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        try picture.write(to: URL(filePath: "\(pictures)/\(name).png"))
    }

    /// What axe finds, one line each; none where axe was not fetched.
    static func barriers(_ browser: BrowserDriver) throws -> [String] {
        guard let axe = try? String(contentsOfFile: ".deps/tests/axe.min.js", encoding: .utf8) else {
            return []
        }
        if try browser.run("return typeof axe") as? String == "undefined" { try browser.run(axe) }
        let found = try browser.runAsync(
            """
            const done = arguments[0];
            axe.run(document, { resultTypes: ["violations"] }).then((result) =>
              done(result.violations.map((one) => one.id + " " + one.nodes.map((node) => node.target.join(" ")).join(", "))));
            """)
        let barriers = found as? [String] ?? ["axe did not run"]
        // An expectation does not say what it was given.
        if !barriers.isEmpty { print("axe: \(barriers.joined(separator: "; "))") }
        return barriers
    }

    @Test("axe is there, so that its checks are no empty ones")
    func axeIsThere() {
        #expect(FileManager.default.fileExists(atPath: ".deps/tests/axe.min.js"), "scripts/fetch-test-tools")
    }

    @Test("each state of the wake screen fits, has no barrier, and 7:1 of contrast")
    func wakeScreen() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("config.list", #"{"language":"en"}"#)
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        for state in PageViewTests.states {
            for (width, height) in [(320, 568), (390, 844), (800, 480), (1280, 800), (3840, 2160)] {
                try browser.show(width: width, height: height)
                try browser.open("http://127.0.0.1:\(page.port)/design?state=\(state)")
                #expect(try browser.waits(until: "document.querySelector('.wake')"), "\(state)")
                try PageViewTests.keep(try browser.picture(), as: "wake-\(state)-\(width)")
                #expect(
                    try browser.run(
                        "const n = document.querySelector('.night'); return n.scrollWidth <= n.clientWidth")
                        as? Bool == true, "\(state) at \(width) is too wide")
                #expect(try browser.run(PageViewTests.waysOut) as? [String] == [], "\(state) at \(width)")
                guard width > 320 else { continue }
                let over = try browser.run(
                    "const n = document.querySelector('.night'); return n.scrollHeight - n.clientHeight")
                #expect(try #require(over as? Int) <= 24, "\(state) at \(width) is too tall")
            }
            #expect(try PageViewTests.barriers(browser) == [], "\(state)")
            #expect(try browser.run(PageViewTests.contrast) as? [String] == [], "\(state)")
        }
        #expect(try browser.complaints() == [])
    }

    /// Ways out that are there and cannot be pressed without scrolling, since they are past the edge or covered.
    static let waysOut = """
        return [...document.querySelectorAll(".wake-out button, .wake-foot button")].filter((one) => {
          if (!one.checkVisibility()) return false;
          const box = one.getBoundingClientRect();
          const points = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4]];
          // Where a size is larger than the browser's own window, nothing is ever found at its far points.
          return points.some(([x, y]) => y > innerHeight || x > innerWidth || (innerWidth < 2000 && !one.contains(document.elementFromPoint(x, y))));
        }).map((one) => one.textContent);
        """

    /// Texts of the wake screen that stand out by less than 7:1 from what is behind them.
    static let contrast = """
        const light = (colour) => { const p = colour.match(/[\\d.]+/g).slice(0, 3).map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * p[0] + 0.7152 * p[1] + 0.0722 * p[2]; };
        const behind = (e) => { while (e) { const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)$|transparent/.test(c)) return c; e = e.parentElement; } return "rgb(0,0,0)"; };
        const low = [];
        for (const e of document.querySelectorAll(".night *")) {
          const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
          if (!own || !e.checkVisibility()) continue;
          const [a, b] = [light(getComputedStyle(e).color), light(behind(e))].sort((x, y) => y - x);
          const ratio = (a + 0.05) / (b + 0.05);
          if (ratio < 7) low.push(e.textContent + " " + ratio.toFixed(1));
        }
        return low;
        """

    @Test(
        "each page of the day fits and has no barrier, in light and dark, narrow and wide, and with letters twice as large"
    )
    func dayPages() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        for dark in [false, true] {
            for path in PageViewTests.pages {
                for width in [320, 1280] {
                    try browser.show(width: width, height: 900, dark: dark)
                    try browser.open("http://127.0.0.1:\(page.port)/\(path)")
                    #expect(
                        try browser.waits(until: "document.querySelector('[data-ready], h2')"), "/\(path)")
                    let name = path.filter { $0.isLetter || $0 == "-" }
                    try PageViewTests.keep(
                        try browser.picture(),
                        as: "day-\(name.isEmpty ? "home" : name)-\(width)-\(dark ? "dark" : "light")")
                    let isNarrow = try browser.run(
                        "return document.documentElement.scrollWidth <= innerWidth")
                    #expect(isNarrow as? Bool == true, "/\(path) at \(width) is too wide")
                    #expect(try PageViewTests.barriers(browser) == [], "/\(path)")
                    try browser.run("document.documentElement.style.fontSize = '200%'")
                    #expect(try browser.run(PageViewTests.large) as? [String] == [], "/\(path) at \(width)")
                    #expect(try PageViewTests.barriers(browser) == [], "/\(path), letters twice as large")
                }
            }
        }
        #expect(try browser.complaints() == [])
    }

    /// What large letters push out of the page, or show that is only there for who comes by keyboard.
    static let large = """
        const wrong = [];
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("too wide");
        if (document.querySelector(".skip")?.getBoundingClientRect().bottom > 0) wrong.push("the way past the places shows");
        return wrong;
        """

    @Test("Chromium takes the manifest of the app without a complaint")
    func manifest() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.open("http://127.0.0.1:\(page.port)/")
        #expect(try browser.waits(until: "document.querySelector('[data-ready]')"))
        let found = try browser.command("Page.getAppManifest", [:]) as? [String: Any]
        #expect((found?["url"] as? String)?.hasSuffix("/manifest.json") == true, "\(found ?? [:])")
        #expect((found?["errors"] as? [Any])?.isEmpty == true, "\(found ?? [:])")
        #expect((found?["data"] as? String)?.contains("standalone") == true)
        #expect(try page.send("GET", "/manifest.json", isLetIn: false).status == 200)
    }

    @Test("what can be pressed is at least 44 pixels tall")
    func targets() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        try page.scriptDay()
        let browser = try PageViewTests.browser(page)
        defer { browser.end() }
        try browser.show(width: 390, height: 844)
        for path in [
            "", "alarms", "lines", "practice", "practice?id=p1", "journal", "journal?run=run-1",
            "replay?run=run-1",
            "review", "interview", "start", "coach", "device", "codes", "settings", "privacy",
            "design?state=ringing", "design?state=emergency",
        ] {
            try browser.open("http://127.0.0.1:\(page.port)/\(path)")
            #expect(try browser.waits(until: "document.querySelector('[data-ready], .wake')"))
            let small = try browser.run(
                """
                return [...document.querySelectorAll("button, .button, input, select, textarea, summary, nav a, main a")]
                  .filter((e) => e.checkVisibility() && !e.classList.contains("skip") && getComputedStyle(e).display !== "inline")
                  .map((e) => [e.closest(".tick, .choice") ?? e])
                  .filter(([e]) => e.getBoundingClientRect().height < 43.5).map(([e]) => e.outerHTML.slice(0, 90));
                """)
            #expect(small as? [String] == [], "/\(path)")
        }
    }
}
