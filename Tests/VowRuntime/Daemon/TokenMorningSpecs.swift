import Foundation
import InMemory
import LivedDays
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// Whole mornings that end in another room: codes, tags, and what happens where nothing can read them.
@Suite("A morning with codes and tags") struct TokenMorningSpecs {
    private static let kitchen = Array("vow:kitchen:9f3c".utf8)
    private static let picture = Array("a picture of the kitchen".utf8)
    private static let otherPicture = Array("a picture of a cereal box".utf8)
    private static let tag = TouchedTag(identifier: [4, 0x1f, 0x22, 0x9a], text: "door")

    private func eyes() -> ScriptedCodeReader {
        ScriptedCodeReader(script: [
            Self.picture: [FoundCode(kind: .qr, payload: Self.kitchen)],
            Self.otherPicture: [FoundCode(kind: .ean13, payload: Array("4006381333931".utf8))],
            Array("an empty wall".utf8): [],
        ])
    }

    func morning(
        _ gate: String, eyes: ScriptedCodeReader? = nil, camera: (any Camera)? = nil,
        tagReader: ScriptedTagReader? = nil, sensors: [any DeviceSensor] = [],
        check: WakeCheckPolicy? = nil, instead: String? = nil
    ) throws -> DaemonMorning {
        let challenges = try GateNotation.policies(gate)
        let standIns = try instead.map { try ChallengePolicy.standIns($0) } ?? []
        return try DaemonMorning(
            eyes: eyes, camera: camera, tagReader: tagReader, sensors: sensors
        ) { log in
            let rule = OccurrenceRule(
                time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
            let definition = AlarmDefinition(
                label: "Morning", rule: rule,
                gate: GatePolicy(challenges: challenges, standIns: standIns, wakeCheck: check))
            try log.append(
                [
                    .token(
                        .code, "c1",
                        .registered(name: "kitchen", kind: "qr", mark: TokenMark(of: Self.kitchen)))
                ], at: DaemonMorning.start)
            try log.append(
                [
                    .token(
                        .tag, "t1",
                        .registered(
                            name: "door", kind: nil,
                            mark: TokenMark(
                                of:
                                    TokenState.payload(
                                        identifier: Self.tag.identifier, text: Self.tag.text))))
                ], at: DaemonMorning.start)
            try log.append(
                [.alarm("a1", .changed(definition, loosenedFrom: nil))], at: DaemonMorning.start)
        }
    }

    func ring(_ morning: DaemonMorning) throws -> WakeScreen {
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        return try #require(morning.display.screen { $0.phase == .answering })
    }

    private func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    @Test("a front end sends pictures; what they show is found out here, and the right code ends the run")
    func code() throws {
        let eyes = eyes()
        let morning = try morning("code:kitchen", eyes: eyes)
        defer { try? morning.end() }
        let screen = try ring(morning)
        #expect(screen.task == .token(.code, name: "kitchen"))
        #expect(!morning.room.isListenedTo)
        for nothing in [
            "", "no Base64 at all", base64(Array("no picture".utf8)), base64(Array("an empty wall".utf8)),
        ] {
            morning.controls.send(.scanned(nothing))
        }
        morning.controls.send(.scanned(base64(Self.otherPicture)))
        _ = try #require(morning.display.screen { $0.feedback == .otherToken(.code, name: "kitchen") })
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
        let events = try morning.runEvents()
        #expect(events.last == .dismissed(mode: .unspoken))
        let shown = events.compactMap { event -> Bool? in
            if case .answered(_, .token(.code, _), let passed) = event { passed } else { nil }
        }
        #expect(shown == [false, true])
        let history = try morning.log.history().compactMap { logged -> ReplayEvent? in
            if case .run = logged.event { ReplayEvent(at: logged.at, event: logged.event) } else { nil }
        }
        let replay = RunReplay(history)
        #expect(replay.firstDifference == nil)
        #expect(replay.steps.contains { $0.input == "a code was seen, the right one" && $0.check == .same })
        let terms = ReliabilityLog(try morning.log.history()).rows.map(\.term)
        #expect(terms.contains("dismiss_fail_qr") && terms.contains("dismiss_success_qr"))
    }

    @Test("a picture that comes while it still rings says that the person is ready")
    func ready() throws {
        let morning = try morning("code:kitchen", eyes: eyes())
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        // No time passes from here on: nothing but the person brings the challenge.
        morning.controls.send(.scanned(base64(Self.otherPicture)))
        _ = try #require(morning.display.screen { $0.phase == .answering })
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
    }

    @Test("a picture that is sent while the device's own camera looks is looked at as well")
    func besideTheCamera() throws {
        let wall = GreyPicture(width: 2, height: 1, pixels: [9, 9])
        let eyes = ScriptedCodeReader(script: [
            wall.fileBytes: [], Self.picture: [FoundCode(kind: .qr, payload: Self.kitchen)],
        ])
        let camera = ScriptedCamera(pictures: [wall])
        let morning = try morning("code:kitchen", eyes: eyes, camera: camera)
        defer { try? morning.end() }
        _ = try ring(morning)
        morning.controls.send(.ready)
        for _ in 0..<300 where camera.openCount == 0 { _ = morning.display.settle(milliseconds: 20) }
        #expect(camera.openCount == 1)
        // No time passes on the device's clock, so that its camera looks on and on.
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
    }

    @Test("what a code holds stands nowhere in the clear")
    func sealed() throws {
        let morning = try morning("code:kitchen", eyes: eyes())
        defer { try? morning.end() }
        _ = try ring(morning)
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
        let digest = Hexadecimal.text(PayloadDigest(of: Self.kitchen).bytes)
        for record in try morning.log.store.readAll(after: 0, limit: 1_000) {
            let plain = String(decoding: record.event.plain, as: UTF8.self)
            #expect(!plain.contains("kitchen") && !plain.contains(digest), "\(record.event.name)")
        }
    }

    @Test(
        "the process that looks at pictures is started when a code is asked for, not with the first picture")
    func eyesAreReady() throws {
        let eyes = eyes()
        let morning = try morning("code:kitchen", eyes: eyes)
        defer { try? morning.end() }
        _ = try ring(morning)
        for _ in 0..<200 where eyes.prepareCount == 0 { _ = morning.display.settle(milliseconds: 50) }
        #expect(eyes.prepareCount == 1)
        #expect(eyes.restCount == 0)
    }

    @Test("at a console Enter opens the device's own camera")
    func ownCamera() throws {
        let frame = GreyPicture(width: 2, height: 1, pixels: [0, 255])
        let eyes = ScriptedCodeReader(script: [
            frame.fileBytes: [FoundCode(kind: .qr, payload: Self.kitchen)]
        ])
        let camera = ScriptedCamera(pictures: [frame])
        let morning = try morning("code:kitchen", eyes: eyes, camera: camera)
        defer { try? morning.end() }
        let screen = try ring(morning)
        #expect(screen.choices.isEmpty)
        #expect(camera.openCount == 0)
        morning.controls.send(.ready)
        #expect(morning.display.ending() == .dismissed)
        #expect(camera.openCount == 1)
    }

    @Test("without a camera it is said at once, nothing opens by itself, and the page's camera counts as one")
    func noCamera() throws {
        let morning = try morning(
            "code:kitchen", eyes: eyes(), camera: ScriptedCamera(pictures: [], isPresent: false))
        defer { try? morning.end() }
        _ = try ring(morning)
        let screen = try #require(
            morning.display.screen { if case .partMissing? = $0.feedback { true } else { false } })
        #expect(screen.choices.isEmpty)
        morning.controls.send(.standIn(Ordinal(1)!))
        morning.controls.send(.typed("I keep promises to myself. I get up when my alarm rings."))
        _ = try #require(morning.display.screen { $0.feedback == .notTyped })
        #expect(morning.ringer.playing != nil)
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .unspoken))
    }

    @Test("no camera is missing while a front end sends pictures")
    func picturesComeAlready() throws {
        let morning = try morning(
            "code:kitchen", eyes: eyes(), camera: ScriptedCamera(pictures: [], isPresent: false),
            instead: "type")
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        morning.controls.send(.scanned(base64(Array("an empty wall".utf8))))
        let screen = try #require(morning.display.screen { $0.phase == .answering })
        #expect(screen.choices.isEmpty)
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
        #expect(
            try !morning.runEvents().contains {
                if case .partFailed(.camera, _, _) = $0 { true } else { false }
            })
    }

    @Test("without a camera the lines may be typed where that was allowed, and it is recorded as a stand-in")
    func noCameraAndTypingAllowed() throws {
        let morning = try morning(
            "code:kitchen", eyes: eyes(), camera: ScriptedCamera(pictures: [], isPresent: false),
            instead: "type")
        defer { try? morning.end() }
        _ = try ring(morning)
        _ = try #require(morning.display.screen { $0.choices == [.typeLines] })
        morning.controls.send(.standIn(Ordinal(1)!))
        _ = try #require(morning.display.screen { $0.task == .typeLines(.affirmation) })
        morning.type("I keep promises to myself. I get up when my alarm rings.")
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .alternative))
    }

    @Test("a camera that delivers nothing counts as missing")
    func stalledCamera() throws {
        let morning = try morning("code:kitchen", eyes: eyes(), camera: ScriptedCamera(pictures: []))
        defer { try? morning.end() }
        _ = try ring(morning)
        morning.controls.send(.ready)
        _ = try #require(
            morning.display.screen { if case .partMissing? = $0.feedback { true } else { false } })
    }

    @Test("a tag: a wrong one is told of, the right one ends the run")
    func touched() throws {
        let reader = ScriptedTagReader()
        let morning = try morning("tag:door", tagReader: reader)
        defer { try? morning.end() }
        _ = try ring(morning)
        reader.happen(.touched(TouchedTag(identifier: Self.tag.identifier, text: "window")))
        _ = try #require(morning.display.screen { $0.feedback == .otherToken(.tag, name: "door") })
        reader.happen(.touched(Self.tag))
        #expect(morning.display.ending() == .dismissed)
        let terms = ReliabilityLog(try morning.log.history()).rows.map(\.term)
        #expect(terms.contains("dismiss_fail_tag") && terms.contains("dismiss_success_tag"))
    }

    @Test("the reader is unplugged in the middle: what was allowed opens, and the tag counts once it is back")
    func unplugged() throws {
        let reader = ScriptedTagReader()
        let morning = try morning("tag:door", tagReader: reader, instead: "type")
        defer { try? morning.end() }
        _ = try ring(morning)
        reader.happen(.noReader)
        _ = try #require(morning.display.screen { $0.choices == [.typeLines] })
        reader.happen(.reader("A reader"))
        reader.happen(.touched(Self.tag))
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .unspoken))
    }

    @Test("a device that is shaken as long as it was asked for ends the run, and its turns are replayed")
    func shaken() throws {
        let clock = Mutex<SimulatedWakeClock?>(nil)
        let turns = (0..<40).map { $0 % 2 == 0 ? DeviceOrientation.leftUp : .rightUp }
        let sensor = ScriptedMotionSensor(turns) { clock.withLock { $0 }?.pass(milliseconds: 700) }
        let morning = try morning("move:shake:seconds=10", sensors: [sensor])
        clock.withLock { $0 = morning.clock }
        defer { try? morning.end() }
        _ = try ring(morning)
        #expect(morning.display.ending() == .dismissed)
        let moved = try morning.runEvents().compactMap { event -> Bool? in
            if case .answered(_, .motion, let passed) = event { passed } else { nil }
        }
        #expect(moved == [true])
        let history = try morning.log.history().compactMap { logged -> ReplayEvent? in
            if case .run = logged.event { ReplayEvent(at: logged.at, event: logged.event) } else { nil }
        }
        #expect(RunReplay(history).firstDifference == nil)
        #expect(ReliabilityLog(try morning.log.history()).rows.map(\.term).contains("dismiss_success_move"))
    }

    @Test("a device without a motion sensor says so at once, and opens nothing")
    func noSensor() throws {
        for sensors in [[], [ScriptedMotionSensor(isPresent: false)]] {
            let morning = try morning("move:still", sensors: sensors)
            defer { try? morning.end() }
            _ = try ring(morning)
            let screen = try #require(
                morning.display.screen { if case .partMissing? = $0.feedback { true } else { false } })
            #expect(screen.choices.isEmpty)
            #expect(morning.ringer.playing != nil)
        }
    }

    @Test("the wake-up check: silence, a question, and the ring again where nobody answers")
    func check() throws {
        let morning = try morning(
            "code:kitchen", eyes: eyes(), check: WakeCheckPolicy(afterMinutes: 5, limit: 1))
        defer { try? morning.end() }
        _ = try ring(morning)
        morning.controls.send(.scanned(base64(Self.picture)))
        _ = try #require(
            morning.display.screen { if case .resting = $0.phase { true } else { false } })
        #expect(morning.ringer.playing == nil)
        morning.clock.pass(milliseconds: 301_000)
        _ = try #require(morning.display.screen { $0.phase == .checking })
        #expect(morning.ringer.playing == nil)
        morning.clock.pass(milliseconds: 91_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        #expect(morning.ringer.playing != nil)
        morning.clock.passToPlannedWake()
        _ = try #require(morning.display.screen { $0.phase == .answering })
        morning.controls.send(.scanned(base64(Self.picture)))
        #expect(morning.display.ending() == .dismissed)
        let events = try morning.runEvents()
        #expect(events.contains(.wakeCheckMissed(number: 1)))
        #expect(events.filter { if case .dismissed = $0 { true } else { false } }.count == 1)
    }
}
