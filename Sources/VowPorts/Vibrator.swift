/// How an alarm shakes: on, off, over and over.
public struct VibrationPattern: Hashable, Sendable {
    /// How strongly, 1 to 100 per cent of what the motor can.
    public var intensityPercent: Int
    /// How long each shake lasts.
    public var onMilliseconds: Int
    /// How long the rest is between two shakes.
    public var offMilliseconds: Int
    /// For how long ahead a motor is told what to do, in milliseconds: so it stops within this time after the program
    /// was killed.
    public var renewalMilliseconds: Int

    /// Half a second on, a fifth off, told ten seconds ahead.
    public init(
        intensityPercent: Int = 100, onMilliseconds: Int = 500, offMilliseconds: Int = 200,
        renewalMilliseconds: Int = 10_000
    ) {
        self.intensityPercent = max(1, min(100, intensityPercent))
        self.onMilliseconds = onMilliseconds
        self.offMilliseconds = offMilliseconds
        self.renewalMilliseconds = renewalMilliseconds
    }

    /// How many shakes fill the time for which a motor is told ahead.
    public var shakesPerRenewal: Int {
        let cycle = max(1, onMilliseconds + offMilliseconds)
        return max(1, (renewalMilliseconds + cycle - 1) / cycle)
    }
}

/// Makes an alarm felt, and seen where the device has a lamp for it, beside its sound.
///
/// One thread calls it, and each call takes at most a second. It makes no sound of its own. Nothing moves before
/// `shake` or `pulse`, and nothing any more after `stop`, nor some seconds after its process was killed.
public protocol Vibrator: AnyObject, Sendable {
    /// What there is, by name, for `vow doctor`; nil where nothing moves. Starts nothing.
    func deviceName() -> String?

    /// Shakes by a pattern; asking again goes on with it. Gives for how many milliseconds it lasts, after which it has to
    /// be asked again; nil where it lasts until `stop`. Throws `vibration.missing` where nothing moves.
    func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int?

    /// Gives short pulses, one after the other, at most ten; a pattern that shakes meanwhile may be interrupted.
    func pulse(count: Int, _ pattern: VibrationPattern)

    /// Rests. Already at rest is no error.
    func stop()
}

extension PortFailure {
    /// Nothing on this device vibrates.
    public static let noVibration = PortFailure(
        code: "vibration.missing", message: "Nothing on this device vibrates.",
        repair: "Let a program do it: put one at hooks/run in Vow's folder.")
}
