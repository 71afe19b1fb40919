import CSound.Pulse
import VowPorts

/// Where a ring goes if its output would swallow it: headphones on the bedside table wake nobody.
///
/// Decides from the server's list of outputs, without side effects.
enum SpeakerRoute: Hashable {
    /// Nothing is in the way, or nothing is to be done about it.
    case stay
    /// Use this port of the same output, which is a speaker.
    case port(String)
    /// Use another output that is a speaker.
    case elsewhere
    /// Ask the person to unplug.
    case ask

    /// Decides for a ring on an output. A speaker that the server calls unavailable is only switched off, because
    /// something is plugged in beside it.
    static func decide(on sink: SoundDevice, _ headphones: AudibilityPolicy.Headphones) -> SpeakerRoute {
        guard sink.isWorn, headphones != .leave else { return .stay }
        guard headphones == .force else { return .ask }
        return sink.ports.first { $0.isSpeaker }.map { .port($0.name) } ?? .elsewhere
    }

    /// The outputs that a ring may use: those that lead to hardware, or all if none is known to.
    static func usable(_ sinks: [SoundDevice]) -> [SoundDevice] {
        let real = sinks.filter(\.leadsToHardware)
        return real.isEmpty ? sinks : real
    }

    /// The target of a ring on an output without hardware: its last output, or else, if it may use any, the first
    /// audible one; nil if there is none.
    static func wayBack(among sinks: [SoundDevice], home: String?, mayTakeAny: Bool) -> SoundDevice? {
        let real = sinks.filter(\.leadsToHardware)
        if let lastOutput = real.first(where: { $0.name == home }) { return lastOutput }
        guard mayTakeAny else { return nil }
        return real.first(where: \.isAudible) ?? real.first
    }
}

extension SoundDevice {
    /// A device's port.
    package struct Port: Hashable, Sendable {
        /// The server's name for the port, such as "analog-output-headphones".
        package let name: String
        /// The port's `pa_device_port_type`, or 0 if unknown.
        package let type: UInt32

        package init(name: String, type: UInt32) {
            self.name = name
            self.type = type
        }

        /// Whether the port is a loudspeaker of the device itself.
        var isSpeaker: Bool {
            type == PA_DEVICE_PORT_TYPE_SPEAKER.rawValue || type == 0 && name.contains("speaker")
        }

        /// Whether the port is worn on the head.
        var isWorn: Bool {
            let worn = [
                PA_DEVICE_PORT_TYPE_HEADPHONES, PA_DEVICE_PORT_TYPE_HEADSET, PA_DEVICE_PORT_TYPE_EARPIECE,
                PA_DEVICE_PORT_TYPE_HANDSET,
            ].map(\.rawValue)
            return worn.contains(type)
                || type == 0 && (name.contains("headphone") || name.contains("headset"))
        }
    }

    /// Whether the device's names or port contain all words, ignoring case.
    package func isCalled(_ words: [String]) -> Bool {
        let names = "\(name) \(description) \(port)".lowercased()
        return words.allSatisfy { names.contains($0.lowercased()) }
    }

    /// Whether an output's sound leaves the machine, as far as the server says: to a device, over the network, or
    /// through a filter. Null and recording sinks of other programs do not count.
    static func leadsToHardware(flags: UInt32, portCount: Int, property: (String) -> String?) -> Bool {
        let real = PA_SINK_HARDWARE.rawValue | PA_SINK_NETWORK.rawValue
        if flags & real != 0 || portCount > 0 { return true }
        // PulseAudio marks devices and filters by their class, PipeWire by other properties.
        if ["sound", "filter"].contains(property(PA_PROP_DEVICE_CLASS)) { return true }
        return [PA_PROP_DEVICE_API, PA_PROP_DEVICE_MASTER_DEVICE, "node.link-group"].contains {
            property($0) != nil
        }
    }

    private static let wornForms: Set<String> = ["headphone", "headset", "hands-free", "handset"]
    private static let speakerForms: Set<String> = [
        "internal", "speaker", "portable", "computer", "hifi", "tv",
    ]

    /// Whether it sounds at a head rather than in the room, as far as the server knows. Bluetooth devices of an unknown
    /// kind count as worn.
    package var isWorn: Bool {
        if let active = ports.first(where: { $0.name == port }), active.isWorn { return true }
        if SoundDevice.wornForms.contains(formFactor) { return true }
        return isBluetooth && !SoundDevice.speakerForms.contains(formFactor)
    }

    /// Whether it reports that it sounds in the room.
    var isSpeaker: Bool {
        if isWorn { return false }
        if let active = ports.first(where: { $0.name == port }), active.isSpeaker { return true }
        return SoundDevice.speakerForms.contains(formFactor) && !isBluetooth
    }
}
