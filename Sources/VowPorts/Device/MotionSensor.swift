package import VowCore

/// Reports the device's orientation, if it has an accelerometer.
///
/// Not thread-safe. Measures only during `follow`.
package protocol MotionSensor: DeviceSensor {
    /// Calls `take` with the device's orientation, immediately and then several times a second, until it returns false.
    /// The orientation is nil if unknown, as when the device lies flat.
    ///
    /// Throws `motion.missing` if there is no sensor, and `motion.gone` if the sensor or its service goes away.
    func follow(_ take: (DeviceOrientation?) -> Bool) throws(PortFailure)
}

extension MotionSensor {
    /// The motion sensor.
    package var part: DevicePart { MotionTask.part }
}
