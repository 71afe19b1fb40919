package import VowCore
package import VowPorts

/// The device's orientation as iio-sensor-proxy reports it (net.hadess.SensorProxy).
package final class SensorProxyMotion: MotionSensor {
    private let proxy: SensorProxy

    /// Uses the bus at `address`, or the system bus if nil.
    package init(address: String? = nil) {
        proxy = SensorProxy(
            address: address, sensor: "Accelerometer", claim: "Accelerometer",
            missing: PortFailure(
                code: "motion.missing", message: .thisDeviceHasNoMotion,
                repair: .whereHasOneInstallPackage),
            gone: PortFailure(
                code: "motion.gone", message: .motionSensorGone,
                repair: .seeThatIioSensorProxy))
    }

    /// See `MotionSensor`.
    package func isPresent() -> Bool { proxy.isPresent() }

    /// See `MotionSensor`.
    package func follow(_ take: (DeviceOrientation?) -> Bool) throws(PortFailure) {
        try proxy.follow { properties throws(PortFailure) in
            take(try properties.text("AccelerometerOrientation").flatMap(DeviceOrientation.init(rawValue:)))
        }
    }
}
