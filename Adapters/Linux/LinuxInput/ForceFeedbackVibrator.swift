import Synchronization
package import VowPorts

/// Vibrates every motor of the kernel's force feedback that this process may use: in a phone, a gamepad or a pad below
/// a mattress.
///
/// Opens the devices for the first shake. `stop` closes them and so ends the vibration; the kernel does so when the
/// process ends.
package final class ForceFeedbackVibrator: Vibrator {
    /// The length of a pulse, and of the pause before it.
    static let pulseMilliseconds = 120

    private struct Motor {
        let device: any RumbleDevice
        var shake: Int32?
        var pulse: Int32?
    }

    private let motors = Mutex<[Motor]>([])
    private let find: @Sendable () -> [any RumbleDevice]

    /// Calls `find` for the motors when they are needed.
    package init(find: @escaping @Sendable () -> [any RumbleDevice] = { EventRumbleDevice.all() }) {
        self.find = find
    }

    /// See `Vibrator`.
    package func deviceName() -> String? {
        let names = motors.withLock { $0.isEmpty ? find().map(\.name) : $0.map(\.device.name) }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// See `Vibrator`. Drops a motor that was unplugged; searches again once none is left.
    package func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        let effect = RumbleEffect(
            intensityPercent: pattern.intensityPercent, onMilliseconds: pattern.onMilliseconds,
            offMilliseconds: pattern.offMilliseconds)
        let isPlayed = play(effect, count: pattern.shakesPerRenewal, \.shake)
        guard isPlayed else { throw .noVibration }
        return pattern.renewalMilliseconds
    }

    /// See `Vibrator`.
    package func pulse(count: Int, _ pattern: VibrationPattern) {
        let effect = RumbleEffect(
            intensityPercent: pattern.intensityPercent,
            onMilliseconds: ForceFeedbackVibrator.pulseMilliseconds,
            offMilliseconds: ForceFeedbackVibrator.pulseMilliseconds)
        _ = play(effect, count: min(10, count), \.pulse)
    }

    /// See `Vibrator`.
    package func stop() {
        motors.withLock { motors in
            for motor in motors {
                for effect in [motor.shake, motor.pulse] {
                    if let effect { _ = motor.device.play(effect, count: 0) }
                }
            }
            motors = []
        }
    }

    /// Plays an effect on every motor, and returns whether any plays it.
    private func play(
        _ effect: RumbleEffect, count: Int, _ slot: any WritableKeyPath<Motor, Int32?> & Sendable
    ) -> Bool {
        motors.withLock { motors in
            if motors.isEmpty { motors = find().map { Motor(device: $0) } }
            motors = motors.compactMap { motor in
                var motor = motor
                guard let number = motor.device.upload(motor[keyPath: slot], effect),
                    motor.device.play(number, count: Int32(count))
                else { return nil }
                motor[keyPath: slot] = number
                return motor
            }
            return !motors.isEmpty
        }
    }
}
