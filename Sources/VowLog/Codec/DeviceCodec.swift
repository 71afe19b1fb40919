import VowCore

/// The wire form of the device's events.
enum DeviceCodec {
    static func encode(_ event: DeviceEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .started(let version): try EventCodec.plain("DaemonStarted") { $0.put("version", version) }
        case .stopped: try EventCodec.plain("DaemonStopped")
        case .clockStepped(let milliseconds):
            try EventCodec.plain("ClockStepped") { $0.put("byMilliseconds", milliseconds) }
        case .zoneChanged(let identifier, let version):
            try EventCodec.plain("ZoneChanged") {
                $0.put("zone", identifier)
                $0.put("zoneVersion", version)
            }
        case .capabilityChanged(let capability, let state):
            try EventCodec.plain("CapabilityChanged") {
                $0.put("capability", capability)
                $0.put("state", state)
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> DeviceEvent {
        switch (wire.name, wire.schema) {
        case ("DaemonStarted", 1): .started(version: try wire.plain.string("version"))
        case ("DaemonStopped", 1): .stopped
        case ("ClockStepped", 1): .clockStepped(byMilliseconds: try wire.plain.int64("byMilliseconds"))
        case ("ZoneChanged", 1):
            .zoneChanged(
                identifier: try wire.plain.string("zone"), version: try wire.plain.string("zoneVersion"))
        case ("CapabilityChanged", 1):
            .capabilityChanged(
                capability: try wire.plain.string("capability"), state: try wire.plain.string("state"))
        default: throw wire.unknown
        }
    }
}
