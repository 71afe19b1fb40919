/// A repeated vibration of an alarm: on, off.
package struct VibrationPattern: Hashable, Sendable {
    /// The strength, 1 to 100 per cent of the motor's maximum.
    package var intensityPercent: Int
    /// The length of each vibration.
    package var onMilliseconds: Int
    /// The length of the pause between two vibrations.
    package var offMilliseconds: Int
    /// How far ahead a motor is programmed, in milliseconds: it stops within this time after the program was killed.
    package var renewalMilliseconds: Int

    /// Half a second on, a fifth off, programmed ten seconds ahead by default.
    package init(
        intensityPercent: Int = 100, onMilliseconds: Int = 500, offMilliseconds: Int = 200,
        renewalMilliseconds: Int = 10_000
    ) {
        self.intensityPercent = max(1, min(100, intensityPercent))
        self.onMilliseconds = onMilliseconds
        self.offMilliseconds = offMilliseconds
        self.renewalMilliseconds = renewalMilliseconds
    }

    /// The number of vibrations in that time.
    package var shakesPerRenewal: Int {
        let cycle = max(1, onMilliseconds + offMilliseconds)
        return max(1, (renewalMilliseconds + cycle - 1) / cycle)
    }
}

/// Vibrates, and lights a lamp if the device has one, in addition to the alarm's sound.
///
/// Used by one thread; each call takes at most a second. Makes no sound of its own. Nothing moves before `shake` or
/// `pulse`, after `stop`, or later than some seconds after the process was killed.
package protocol Vibrator: AnyObject, Sendable {
    /// The device's name for `vow doctor`, or nil if nothing vibrates. Starts nothing.
    func deviceName() -> String?

    /// Vibrates by a pattern; calling again continues. Returns the duration in milliseconds, after which it must be
    /// called again, or nil if it lasts until `stop`. Throws `vibration.missing` if nothing vibrates.
    func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int?

    /// Gives short pulses in sequence, at most ten; may interrupt a vibration.
    func pulse(count: Int, _ pattern: VibrationPattern)

    /// Stops; idempotent.
    func stop()
}

extension PortFailure {
    /// Nothing on this device vibrates.
    package static let noVibration = PortFailure(
        code: "vibration.missing", message: .nothingOnThisDeviceVibrates,
        repair: .letProgramDoPutOne)
}
