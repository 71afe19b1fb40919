import Foundation
import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

/// G10: mornings whose gate asks for a bright room.
extension TokenMorningSpecs {
    @Test("a room that is bright as long as it was asked for ends the run, and the light is replayed")
    func bright() throws {
        let clock = Mutex<SimulatedWakeClock?>(nil)
        let sensor = ScriptedLightSensor([3, 3, 290, 12, 310]) {
            clock.withLock { $0 }?.pass(milliseconds: 700)
        }
        let morning = try morning("light:300:seconds=10", sensors: [sensor])
        clock.withLock { $0 = morning.clock }
        defer { try? morning.end() }
        _ = try ring(morning)
        #expect(morning.display.ending() == .dismissed)
        let lit = try morning.runEvents().compactMap { event -> LightEvidence? in
            if case .answered(_, .light(let evidence), true) = event { evidence } else { nil }
        }
        #expect(lit.count == 1)
        #expect(lit.first?.unit == .lux)
        #expect(lit.first?.readings.first?.level == 3)
        #expect(lit.first?.readings.last?.level == 310)
        let history = try morning.log.history().compactMap { logged -> ReplayEvent? in
            if case .run = logged.event { ReplayEvent(at: logged.at, event: logged.event) } else { nil }
        }
        #expect(RunReplay(history).firstDifference == nil)
        let rows = ReliabilityLog(try morning.log.history()).rows
        #expect(rows.map(\.term).contains("dismiss_success_light"))
    }

    @Test("where there is no light sensor, the camera's pictures are measured")
    func brightByCamera() throws {
        let clock = Mutex<SimulatedWakeClock?>(nil)
        let (dark, bright) = (UInt8(20), UInt8(200))
        let pictures = ([dark] + Array(repeating: bright, count: 60)).map {
            GreyPicture(width: 2, height: 2, pixels: [$0, $0, $0, $0])
        }
        let camera = PassingCamera(pictures: pictures) { clock.withLock { $0 }?.pass(milliseconds: 500) }
        let morning = try morning("light:40%:seconds=5", camera: camera)
        clock.withLock { $0 = morning.clock }
        defer { try? morning.end() }
        _ = try ring(morning)
        #expect(morning.display.ending() == .dismissed)
        let units = try morning.runEvents().compactMap { event -> LightUnit? in
            if case .answered(_, .light(let evidence), true) = event { evidence.unit } else { nil }
        }
        #expect(units == [.percent])
    }

    @Test("without a light sensor and a camera it says so at once, rings on, and lets in what was allowed")
    func noLight() throws {
        for sensors in [[], [ScriptedLightSensor([900], isPresent: false)]] {
            let morning = try morning("light", sensors: sensors)
            defer { try? morning.end() }
            _ = try ring(morning)
            let screen = try #require(
                morning.display.screen { if case .partMissing? = $0.feedback { true } else { false } })
            #expect(screen.choices.isEmpty)
            #expect(morning.ringer.playing != nil)
        }
        let allowed = try morning("light", instead: "type")
        defer { try? allowed.end() }
        _ = try ring(allowed)
        _ = try #require(allowed.display.screen { $0.choices == [.typeLines] })
    }
}

/// A camera that delivers the given pictures once, and lets time pass between them.
private final class PassingCamera: Camera {
    private let pictures: [GreyPicture]
    private let between: @Sendable () -> Void

    init(pictures: [GreyPicture], between: @escaping @Sendable () -> Void) {
        (self.pictures, self.between) = (pictures, between)
    }

    var isPresent: Bool { true }

    func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure) {
        for picture in pictures {
            guard take(picture) else { return }
            between()
        }
    }
}

/// A light sensor that reports each entry of its script once, then the last one repeatedly.
private final class ScriptedLightSensor: LightSensor {
    private let unit: LightUnit
    private let script: Mutex<[Double]>
    private let plugged: Mutex<Bool>
    private let between: @Sendable () -> Void

    /// Creates a sensor.
    /// - Parameter between: called between two reports, for example to advance a test clock.
    init(
        _ script: [Double] = [], unit: LightUnit = .lux, isPresent: Bool = true,
        between: @escaping @Sendable () -> Void = {}
    ) {
        self.unit = unit
        self.script = Mutex(script)
        plugged = Mutex(isPresent)
        self.between = between
    }

    /// Whether a sensor is present.
    func isPresent() -> Bool { plugged.withLock { $0 } }

    /// Plugs the sensor in or out.
    func plug(_ isIn: Bool) { plugged.withLock { $0 = isIn } }

    /// Reports the script's entries until `take` returns false.
    func follow(_ take: (Double, LightUnit) -> Bool) throws(PortFailure) {
        while true {
            guard isPresent() else {
                throw PortFailure(
                    code: "light.missing", message: TextCode(worded: "There is no light sensor."),
                    repair: TextCode(worded: "Use another device."))
            }
            let next = script.withLock { script -> Double in
                if script.count > 1 { return script.removeFirst() }
                return script.first ?? 0
            }
            guard take(next, unit) else { return }
            between()
        }
    }
}
