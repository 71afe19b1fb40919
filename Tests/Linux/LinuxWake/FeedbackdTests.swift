import CSystemd
import LinuxAdapters
import Foundation
import PortContracts
import TestSupport
import Synchronization
import Testing
import VowPorts

/// Shaking and light over feedbackd, scripted on a bus of the test's own.
@Suite("R4 feedbackd", .serialized, .timeLimit(.minutes(1))) struct FeedbackdTests {
    /// Answers as feedbackd does; without `takesPatterns` as those before Haptic did.
    private final class Feedbackd: @unchecked Sendable {
        let calls = Mutex<[String]>([])
        private var object: ServedObject?

        init(takesPatterns: Bool, address: String) {
            object = ServedObject(
                "/org/sigxcpu/Feedback", of: "org.sigxcpu.Feedback", address: address
            ) { [self] bus, message in
                guard let member = sd_bus_message_get_member(message).map({ String(cString: $0) }),
                    let interface = sd_bus_message_get_interface(message).map({ String(cString: $0) })
                else { return 0 }
                switch (interface, member) {
                case ("org.sigxcpu.Feedback", "TriggerFeedback"):
                    note("event " + text(message) + " " + text(message) + " " + profile(message))
                    return reply(bus, to: message) { answer in
                        var number: UInt32 = 42
                        sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "u")), &number)
                    }
                case ("org.sigxcpu.Feedback", "EndFeedback"):
                    var number: UInt32 = 0
                    sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &number)
                    note("end \(number)")
                    return reply(bus, to: message) { _ in }
                case ("org.sigxcpu.Feedback.Haptic", "Vibrate") where takesPatterns:
                    _ = text(message)
                    note("vibrate " + beats(message))
                    return reply(bus, to: message) { answer in
                        var isDone: Int32 = 1
                        sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "b")), &isDone)
                    }
                default: return 0
                }
            }
        }

        func stop() { object?.stop() }

        private func note(_ call: String) { calls.withLock { $0.append(call) } }

        private func text(_ message: OpaquePointer?) -> String {
            var pointer: UnsafePointer<CChar>?
            sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &pointer)
            return pointer.map { String(cString: $0) } ?? ""
        }

        private func profile(_ message: OpaquePointer?) -> String {
            sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "{sv}")
            sd_bus_message_enter_container(message, CChar(UInt8(ascii: "e")), "sv")
            guard text(message) == "profile" else { return "?" }
            sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "s")
            let profile = text(message)
            for _ in 0..<3 { sd_bus_message_exit_container(message) }
            var seconds: Int32 = 99
            sd_bus_message_read_basic(message, CChar(UInt8(ascii: "i")), &seconds)
            return "\(profile) \(seconds)"
        }

        private func beats(_ message: OpaquePointer?) -> String {
            var shown: [String] = []
            sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "(du)")
            while sd_bus_message_enter_container(message, CChar(UInt8(ascii: "r")), "du") > 0 {
                var (strength, length) = (Double(0), UInt32(0))
                sd_bus_message_read_basic(message, CChar(UInt8(ascii: "d")), &strength)
                sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &length)
                sd_bus_message_exit_container(message)
                shown.append("\(strength)/\(length)")
            }
            return shown.joined(separator: " ")
        }
    }

    private func vibrator(_ address: String) -> FeedbackdVibrator {
        let vibrator = FeedbackdVibrator(address: address)
        for _ in 0..<100 where vibrator.deviceName() == nil { usleep(20_000) }
        return vibrator
    }

    @Test(
        "with patterns: ten parts at a time, as strongly as was set, and the lamp beside",
        PrivateBus.isInstalled)
    func patterns() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = Feedbackd(takesPatterns: true, address: bus.address)
        defer { service.stop() }
        let vibrator = vibrator(bus.address)
        #expect(vibrator.deviceName() == "feedbackd")
        #expect(try vibrator.shake(VibrationPattern(intensityPercent: 50)) == 3_500)
        vibrator.pulse(count: 1, VibrationPattern(intensityPercent: 50))
        vibrator.stop()
        #expect(
            service.calls.withLock { $0 } == [
                "vibrate " + Array(repeating: "0.5/500 0.0/200", count: 5).joined(separator: " "),
                "event io.github.vow alarm-clock-elapsed silent 0", "vibrate 0.5/120 0.0/120", "end 42",
                "vibrate ",
            ])
        try VibratorContract(vibrator).shakes()
    }

    @Test(
        "without patterns: the theme's own shaking, never its sound, until it is ended",
        PrivateBus.isInstalled)
    func events() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = Feedbackd(takesPatterns: false, address: bus.address)
        defer { service.stop() }
        let vibrator = vibrator(bus.address)
        #expect(try vibrator.shake(VibrationPattern()) == nil)
        vibrator.pulse(count: 1, VibrationPattern())
        vibrator.stop()
        #expect(
            service.calls.withLock { $0 } == [
                "event io.github.vow alarm-clock-elapsed quiet 0",
                "event io.github.vow button-pressed quiet -1", "end 42",
            ])
        try VibratorContract(vibrator).shakes()
    }

    @Test("without feedbackd, and without a bus, there is nothing", PrivateBus.isInstalled) func nothing()
        throws
    {
        let bus = try PrivateBus()
        defer { bus.stop() }
        VibratorContract(FeedbackdVibrator(address: "unix:path=/nowhere/bus")).hasNothing()
    }
}
