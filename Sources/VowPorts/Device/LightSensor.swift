package import VowCore

/// The light around the device, if it has a sensor of ambient light.
///
/// Not thread-safe. Measures only during `follow`.
package protocol LightSensor: DeviceSensor {
    /// Calls `take` with the level of light and its unit, immediately and then several times a second, until it returns false.
    ///
    /// Throws `light.missing` if there is no sensor, and `light.gone` if the sensor or its service goes away.
    func follow(_ take: (Double, LightUnit) -> Bool) throws(PortFailure)
}

extension LightSensor {
    /// The sensor of ambient light.
    package var part: DevicePart { LightTask.part }
}
