import CSystemd
import Synchronization
package import VowPorts

/// Vibrates and lights a Linux phone through feedbackd (org.sigxcpu.Feedback), which knows the phone's hardware.
///
/// Newer versions accept patterns of up to ten seconds and ten parts (org.sigxcpu.Feedback.Haptic). Older ones run the
/// theme's vibration for an alarm, whose strength and length Vow cannot set. Vow never uses feedbackd's sounds: the
/// profile "quiet" uses motor and lamp, "silent" the lamp alone. feedbackd stops when the connection closes.
package final class FeedbackdVibrator: Vibrator {
    private let feedbackd: Mutex<Feedbackd>

    /// Uses the bus at `address`, or the person's session bus if nil.
    package init(address: String? = nil) {
        feedbackd = Mutex(Feedbackd(address: address ?? Bus.sessionAddress))
    }

    /// See `Vibrator`. Counts feedbackd even if the bus would have to start it first.
    package func deviceName() -> String? { feedbackd.withLock { $0.deviceName() } }

    /// See `Vibrator`.
    package func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        try feedbackd.withLock { feedbackd throws(PortFailure) in try feedbackd.shake(pattern) }
    }

    /// See `Vibrator`. Without pattern support, plays the theme's feedback for a pressed button once.
    package func pulse(count: Int, _ pattern: VibrationPattern) {
        feedbackd.withLock { $0.pulse(count: count, pattern) }
    }

    /// See `Vibrator`.
    package func stop() { feedbackd.withLock { $0.stop() } }
}

/// A connection to feedbackd, and what it plays. Not thread-safe.
private final class Feedbackd {
    private static let name = "org.sigxcpu.Feedback"
    private static let path = "/org/sigxcpu/Feedback"
    private static let haptic = "org.sigxcpu.Feedback.Haptic"
    private static let app = "io.github.vow"
    private static let mostParts = 10
    private static let pulseMilliseconds = 120
    private static let timeoutMilliseconds: UInt64 = 300

    private let address: String?
    private var bus: Bus?
    private var event: UInt32?
    private var takesPatterns: Bool?

    init(address: String?) { self.address = address }

    func deviceName() -> String? {
        guard let bus = reachedBus else { return nil }
        let isThere = bus.answer(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            [.text(Feedbackd.name)], timeoutMilliseconds: Feedbackd.timeoutMilliseconds
        ) { Bus.truth(in: $0) }
        if isThere == true { return "feedbackd" }
        let startable = bus.answer(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListActivatableNames",
            [], timeoutMilliseconds: Feedbackd.timeoutMilliseconds
        ) { Bus.texts(in: $0) }
        return (startable ?? []).contains(Feedbackd.name) ? "feedbackd" : nil
    }

    func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        let bus: Bus
        do throws(PortFailure) { bus = try connected() } catch { throw .noVibration }
        if takesPatterns != false {
            // A shake and its pause are two parts, so ten parts hold five shakes.
            let part = [
                (Double(pattern.intensityPercent) / 100, UInt32(clamping: pattern.onMilliseconds)),
                (0, UInt32(clamping: pattern.offMilliseconds)),
            ]
            let count = min(Feedbackd.mostParts / 2, pattern.shakesPerRenewal)
            takesPatterns = vibrate(Array(repeating: part, count: count).flatMap { $0 }, bus)
            if takesPatterns == true {
                light(profile: "silent", bus)
                return count * (pattern.onMilliseconds + pattern.offMilliseconds)
            }
        }
        light(profile: "quiet", bus)
        guard event != nil else {
            stop()
            throw .noVibration
        }
        return nil
    }

    func pulse(count: Int, _ pattern: VibrationPattern) {
        guard let bus = reachedBus else { return }
        let length = UInt32(Feedbackd.pulseMilliseconds)
        let part: [(Double, UInt32)] = [(Double(pattern.intensityPercent) / 100, length), (0, length)]
        let parts = Array(repeating: part, count: max(1, min(5, count))).flatMap { $0 }
        if takesPatterns != false, vibrate(parts, bus) {
            takesPatterns = true
            return
        }
        _ = trigger("button-pressed", profile: "quiet", seconds: -1, bus)
    }

    func stop() {
        defer { (bus, event) = (nil, nil) }
        guard let bus else { return }
        if let event {
            bus.answer(
                Feedbackd.name, Feedbackd.path, Feedbackd.name, "EndFeedback",
                [.number32(event)], timeoutMilliseconds: Feedbackd.timeoutMilliseconds
            ) { _ in true }
        }
        if takesPatterns == true { _ = vibrate([], bus) }
    }

    private var reachedBus: Bus? {
        // A desktop without feedbackd has other means, which the caller tries next.
        try? connected()
    }

    private func connected() throws(PortFailure) -> Bus {
        if let bus { return bus }
        guard let address else { throw Bus.failure(.noSessionBus, -2) }
        let newBus = try Bus(address: address)
        bus = newBus
        return newBus
    }

    /// Starts the theme's alarm feedback, which runs until it is ended.
    private func light(profile: String, _ bus: Bus) {
        if event == nil { event = trigger("alarm-clock-elapsed", profile: profile, seconds: 0, bus) }
    }

    private func trigger(_ name: String, profile: String, seconds: Int32, _ bus: Bus) -> UInt32? {
        bus.answer(
            Feedbackd.name, Feedbackd.path, Feedbackd.name, "TriggerFeedback",
            [
                .text(Feedbackd.app), .text(name),
                .hints([.init(name: "profile", value: .text(profile))]), .number(seconds),
            ], timeoutMilliseconds: Feedbackd.timeoutMilliseconds
        ) { answer in
            var number: UInt32 = 0
            return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : nil
        }
    }

    /// Whether feedbackd accepted the pattern. An empty pattern ends the previous one.
    private func vibrate(_ parts: [(Double, UInt32)], _ bus: Bus) -> Bool {
        let isAccepted = bus.answer(
            Feedbackd.name, Feedbackd.path, Feedbackd.haptic, "Vibrate",
            [.text(Feedbackd.app), .beats(parts)],
            timeoutMilliseconds: Feedbackd.timeoutMilliseconds
        ) { Bus.truth(in: $0) }
        return isAccepted ?? false
    }
}
