package import VowCore
package import VowPorts

/// The light around the device as iio-sensor-proxy reports it (net.hadess.SensorProxy).
package final class SensorProxyLight: LightSensor {
    private let proxy: SensorProxy

    /// Uses the bus at `address`, or the system bus if nil.
    package init(address: String? = nil) {
        proxy = SensorProxy(
            address: address, sensor: "AmbientLight", claim: "Light",
            missing: PortFailure(
                code: "light.missing", message: .thisDeviceHasNoLight,
                repair: .whereHasOneInstallPackage),
            gone: PortFailure(
                code: "light.gone", message: .lightSensorGone,
                repair: .seeThatIioSensorProxy))
    }

    /// See `LightSensor`.
    package func isPresent() -> Bool { proxy.isPresent() }

    /// See `LightSensor`. A sensor whose unit is its vendor's own reports per cent.
    package func follow(_ take: (Double, LightUnit) -> Bool) throws(PortFailure) {
        try proxy.follow { properties throws(PortFailure) in
            let unit: LightUnit = try properties.text("LightLevelUnit") == "lux" ? .lux : .percent
            // A sensor that has just been claimed may have no level yet.
            guard let level = try properties.number("LightLevel"), level.isFinite else { return true }
            return take(level, unit)
        }
    }
}
