public import VowPorts

/// Shakes every motor that the kernel's force feedback knows and that this process may use: a phone's, a gamepad's, a
/// pad below a mattress.
///
/// The devices are opened for the first shake and closed by `stop`, which ends what they play; so does the kernel when
/// the process is gone.
public final class ForceFeedbackVibrator: Vibrator, @unchecked Sendable {
    /// How long a pulse lasts, and the rest before it.
    static let pulseMilliseconds = 120

    private struct Motor {
        let device: any RumbleDevice
        var shake: Int32?
        var pulse: Int32?
    }

    // One thread uses it; see `Vibrator`.
    private var motors: [Motor] = []
    private let find: @Sendable () -> [any RumbleDevice]

    /// Uses the motors that are found when they are wanted.
    public init(find: @escaping @Sendable () -> [any RumbleDevice] = { EventRumbleDevice.all() }) {
        self.find = find
    }

    /// See `Vibrator`.
    public func deviceName() -> String? {
        let names = motors.isEmpty ? find().map(\.name) : motors.map(\.device.name)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// See `Vibrator`. A motor that was unplugged is left out, and looked for at the next call.
    public func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        open()
        let effect = RumbleEffect(
            intensityPercent: pattern.intensityPercent, onMilliseconds: pattern.onMilliseconds,
            offMilliseconds: pattern.offMilliseconds)
        play(effect, count: pattern.shakesPerRenewal, \.shake)
        guard !motors.isEmpty else { throw .noVibration }
        return pattern.renewalMilliseconds
    }

    /// See `Vibrator`.
    public func pulse(count: Int, _ pattern: VibrationPattern) {
        open()
        let effect = RumbleEffect(
            intensityPercent: pattern.intensityPercent,
            onMilliseconds: ForceFeedbackVibrator.pulseMilliseconds,
            offMilliseconds: ForceFeedbackVibrator.pulseMilliseconds)
        play(effect, count: min(10, count), \.pulse)
    }

    /// See `Vibrator`.
    public func stop() {
        for motor in motors {
            for effect in [motor.shake, motor.pulse] {
                if let effect { _ = motor.device.play(effect, count: 0) }
            }
        }
        motors = []
    }

    private func open() {
        if motors.isEmpty { motors = find().map { Motor(device: $0) } }
    }

    private func play(_ effect: RumbleEffect, count: Int, _ slot: WritableKeyPath<Motor, Int32?>) {
        motors = motors.compactMap { motor in
            var motor = motor
            guard let number = motor.device.upload(motor[keyPath: slot], effect),
                motor.device.play(number, count: Int32(count))
            else { return nil }
            motor[keyPath: slot] = number
            return motor
        }
    }
}
