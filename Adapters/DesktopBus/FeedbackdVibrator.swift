import CSystemd
public import VowPorts

/// Shakes and lights a Linux phone through feedbackd (org.sigxcpu.Feedback), which knows the phone's motor and lamps.
///
/// Newer ones take patterns of their own (org.sigxcpu.Feedback.Haptic), up to ten seconds and ten parts at once; with
/// the others the theme's own shaking for an alarm runs, whose strength and length Vow cannot set. Its sounds are
/// never asked for: the profile "quiet" has motor and lamp, "silent" the lamp alone. feedbackd ends what it was asked
/// for when the connection is gone.
public final class FeedbackdVibrator: Vibrator, @unchecked Sendable {
    private static let name = "org.sigxcpu.Feedback"
    private static let path = "/org/sigxcpu/Feedback"
    private static let haptic = "org.sigxcpu.Feedback.Haptic"
    private static let app = "io.github.vow"
    private static let mostParts = 10
    private static let pulseMilliseconds = 120
    private static let timeoutMilliseconds: UInt64 = 300

    private let address: String?
    // One thread uses it; see `Vibrator`.
    private var bus: Bus?
    private var event: UInt32?
    private var takesPatterns: Bool?

    /// Uses the bus at an address; the person's session bus for nil.
    public init(address: String? = nil) { self.address = address ?? Bus.sessionAddress }

    /// See `Vibrator`. Where the bus would only start it, it counts: it is installed for its motor's sake.
    public func deviceName() -> String? {
        guard let bus = try? connected() else { return nil }
        let isThere = try? bus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            [.text(FeedbackdVibrator.name)], timeoutMilliseconds: FeedbackdVibrator.timeoutMilliseconds
        ) { Bus.truth(in: $0) }
        if isThere == true { return "feedbackd" }
        let startable = try? bus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListActivatableNames",
            [], timeoutMilliseconds: FeedbackdVibrator.timeoutMilliseconds
        ) { Bus.texts(in: $0) }
        return (startable ?? []).contains(FeedbackdVibrator.name) ? "feedbackd" : nil
    }

    /// See `Vibrator`.
    public func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        let bus: Bus
        do throws(PortFailure) { bus = try connected() } catch { throw .noVibration }
        if takesPatterns != false {
            // Each shake has its rest; ten parts are five of them.
            let part = [
                (Double(pattern.intensityPercent) / 100, UInt32(clamping: pattern.onMilliseconds)),
                (0, UInt32(clamping: pattern.offMilliseconds)),
            ]
            let count = min(FeedbackdVibrator.mostParts / 2, pattern.shakesPerRenewal)
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

    /// See `Vibrator`. Without patterns of its own it is what a pressed button gives, once.
    public func pulse(count: Int, _ pattern: VibrationPattern) {
        guard let bus = try? connected() else { return }
        let length = UInt32(FeedbackdVibrator.pulseMilliseconds)
        let part: [(Double, UInt32)] = [(Double(pattern.intensityPercent) / 100, length), (0, length)]
        let parts = Array(repeating: part, count: max(1, min(5, count))).flatMap { $0 }
        if takesPatterns != false, vibrate(parts, bus) {
            takesPatterns = true
            return
        }
        _ = trigger("button-pressed", profile: "quiet", seconds: -1, bus)
    }

    /// See `Vibrator`.
    public func stop() {
        defer { (bus, event) = (nil, nil) }
        guard let bus else { return }
        if let event {
            try? bus.call(
                FeedbackdVibrator.name, FeedbackdVibrator.path, FeedbackdVibrator.name, "EndFeedback",
                [.number32(event)], timeoutMilliseconds: FeedbackdVibrator.timeoutMilliseconds
            ) { _ in }
        }
        if takesPatterns == true { _ = vibrate([], bus) }
    }

    private func connected() throws(PortFailure) -> Bus {
        if let bus { return bus }
        guard let address else { throw Bus.failure("There is no session bus.", -2) }
        let made = try Bus(address: address)
        bus = made
        return made
    }

    /// Begins what the theme has for an alarm, until it is ended.
    private func light(profile: String, _ bus: Bus) {
        if event == nil { event = trigger("alarm-clock-elapsed", profile: profile, seconds: 0, bus) }
    }

    private func trigger(_ name: String, profile: String, seconds: Int32, _ bus: Bus) -> UInt32? {
        try? bus.call(
            FeedbackdVibrator.name, FeedbackdVibrator.path, FeedbackdVibrator.name, "TriggerFeedback",
            [
                .text(FeedbackdVibrator.app), .text(name),
                .hints([.init(name: "profile", value: .text(profile))]), .number(seconds),
            ], timeoutMilliseconds: FeedbackdVibrator.timeoutMilliseconds
        ) { answer in
            var number: UInt32 = 0
            return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : nil
        }
    }

    /// Whether a pattern was taken; an empty one ends the last.
    private func vibrate(_ parts: [(Double, UInt32)], _ bus: Bus) -> Bool {
        let taken = try? bus.call(
            FeedbackdVibrator.name, FeedbackdVibrator.path, FeedbackdVibrator.haptic, "Vibrate",
            [.text(FeedbackdVibrator.app), .beats(parts)],
            timeoutMilliseconds: FeedbackdVibrator.timeoutMilliseconds
        ) { Bus.truth(in: $0) }
        return taken ?? false
    }
}
