public import VowCore

/// Tells how the device is turned, where it has an accelerometer.
///
/// Used by one thread at a time. Nothing is measured before `follow`, and nothing after it.
public protocol MotionSensor: AnyObject, Sendable {
    /// Whether the device can tell how it is turned. Takes at most a second; false where nobody knows.
    func isPresent() -> Bool

    /// Hands how the device is turned to `take`, at once and then several times a second, until it says false; nil where
    /// it cannot be told, as of a device that lies flat.
    ///
    /// Throws `motion.missing` where there is no sensor, and `motion.gone` where it or its service went away.
    func follow(_ take: (DeviceOrientation?) -> Bool) throws(PortFailure)
}
