import TestSupport
import Foundation
import Testing
import VowCore
import VowRuntime

/// G2 X3: a morning whose gate is a printed code, with a real browser, its camera, and the child that reads pictures.
@Suite("A morning with a code", .serialized, .enabled(if: BrowserDriver.isInstalled))
struct CodeMorningTests {
    @Test("another code is refused, the printed one stops the ring, and no frame is kept")
    func morning() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        for name in ["kitchen", "elsewhere"] {
            #expect(try bedroom.vow("codes", "add", name).finish().status == 0)
            let page = "\(bedroom.home)/\(name).svg"
            #expect(try bedroom.vow("codes", "print", name, "--output", page).finish().status == 0)
        }
        let film = bedroom.home + "/camera.y4m"
        try CameraFilm(pages: ["elsewhere", "kitchen"].map { "\(bedroom.home)/\($0).svg" }).write(to: film)
        let due = ZoneRules.utc.civil(at: Instant(secondsSinceEpoch: Bedroom.now.secondsSinceEpoch + 6))
        let definition = AlarmDefinition(
            label: "Kitchen", rule: OccurrenceRule(time: due.time, recurrence: .once(due.date)),
            zone: .fixed("UTC"), sound: SoundSettings(volumePercent: 60, rampSeconds: 0),
            gate: GatePolicy(challenges: [ChallengePolicy(.token(.code, name: "kitchen"))]))
        try bedroom.log.append([.alarm("kitchen", .scheduled(definition))], at: Bedroom.now)
        let port = try FreePort.find()
        let daemon = try bedroom.daemon(pagePort: port)
        defer { daemon.stop() }
        let browser = try BrowserDriver(width: 390, height: 844, camera: film)
        defer { browser.end() }
        #expect(try browser.reaches(PageOpening.address(home: bedroom.home, port: port, to: "wake")))
        #expect(try bedroom.waitFor { $0.isRinging })
        // What would stop it is handed out by nobody until it has ended.
        let copy = bedroom.home + "/copy.svg"
        #expect(try bedroom.vow("codes", "print", "kitchen", "--output", copy).finish().status == 2)
        #expect(!FileManager.default.fileExists(atPath: copy))
        #expect(
            try browser.waits(
                until: "document.querySelector('.wake-task button').textContent === 'Scan code to dismiss'"))
        // From the first frame of a camera to the code that is known, as the browser's own clock has it.
        try browser.run(
            """
            document.addEventListener('playing', () => { window.began = performance.now(); }, true);
            const look = () => {
              if (!window.refused && document.querySelector('.wake-says').textContent) window.refused = performance.now();
            };
            look();
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
            """)
        // The browser's camera was allowed, so it looks without a press.
        #expect(try bedroom.waitFor { $0.isCode(right: false) })
        #expect(try browser.waits(until: "window.refused"))
        #expect(try bedroom.count { $0.isEnding } == 0)
        if let milliseconds = try browser.run("return Math.round(window.refused - window.began)") as? Int {
            print("from the camera's first frame to the verdict on screen: \(milliseconds) ms")
        }
        #expect(try bedroom.waitFor { $0.isCode(right: true) })
        #expect(try bedroom.waitFor { $0 == .dismissed(mode: .unspoken) })
        #expect(try browser.waits(until: "document.querySelector('h1').textContent.startsWith('Done.')"))
        // The camera is let go of with the challenge.
        #expect(try browser.waits(until: "!document.querySelector('video')?.srcObject"))
        #expect(try bedroom.isSilentWithin(seconds: 10))
        #expect(try CameraFilm.pictures(in: bedroom.home) == [])
    }
}

/// What a camera sees that is held before one printed page after the other, four seconds each.
private struct CameraFilm {
    let pages: [String]
    private static let (width, height, side) = (1_280, 720, 560)
    private static let secondsEach = 4

    /// Writes it as a Y4M file with a frame a second, which Chromium plays in a circle.
    func write(to path: String) throws {
        var film = Data("YUV4MPEG2 W\(Self.width) H\(Self.height) F1:1 Ip A1:1 C420jpeg\n".utf8)
        for page in pages {
            let frame = try Self.frame(of: page)
            for _ in 0..<Self.secondsEach { film += Data("FRAME\n".utf8) + frame }
        }
        try film.write(to: URL(filePath: path))
    }

    /// The page's code in the middle of a grey room.
    private static func frame(of page: String) throws -> Data {
        let text = try String(contentsOfFile: page, encoding: .utf8)
        let modules = text.matches(
            of: #/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/#
        ).compactMap { match -> (x: Double, y: Double, width: Double, height: Double)? in
            guard let x = Double(match.1), let y = Double(match.2), let width = Double(match.3),
                let height = Double(match.4)
            else { return nil }
            return (x, y, width, height)
        }
        let left = try #require(modules.map(\.x).min())
        let top = try #require(modules.map(\.y).min())
        let extent = try #require(modules.map { $0.x + $0.width }.max()) - left
        let scale = Double(side) / extent
        var luma = [UInt8](repeating: 200, count: width * height)
        for y in (height - side) / 2 - 40..<(height + side) / 2 + 40 {
            for x in (width - side) / 2 - 40..<(width + side) / 2 + 40 { luma[y * width + x] = 245 }
        }
        for module in modules {
            let (x, y) = ((module.x - left) * scale, (module.y - top) * scale)
            for row in Int(y.rounded())..<Int((y + module.height * scale).rounded()) {
                for column in Int(x.rounded())..<Int((x + module.width * scale).rounded()) {
                    luma[(row + (height - side) / 2) * width + column + (width - side) / 2] = 20
                }
            }
        }
        return Data(luma) + Data(repeating: 128, count: width * height / 2)
    }

    /// The files of a folder that begin as pictures of a camera do.
    static func pictures(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            let start = FileManager.default.contents(atPath: folder + "/" + name)?.prefix(4) ?? Data()
            return start.starts(with: [0xff, 0xd8]) || start.starts(with: [0x89, 0x50])
        }
    }
}

extension RunEvent {
    fileprivate func isCode(right: Bool) -> Bool {
        if case .answered(_, .token(.code, _), let passed) = self { passed == right } else { false }
    }
}
