import CPulse
import VowPorts

/// Where a ring goes when the output in use would swallow it: headphones on the bedside table wake nobody.
///
/// A decision on what the server tells of its outputs, without any effect of its own.
enum SpeakerRoute: Hashable {
    /// Nothing is in the way, or nothing is to be done about it.
    case stay
    /// The same output has a speaker behind another of its connectors.
    case port(String)
    /// It has none, so another output that is a speaker is looked for.
    case elsewhere
    /// The person has to unplug.
    case ask

    /// What to do about a ring on an output. A speaker that the server calls unavailable is only switched off, since
    /// something is plugged in beside it.
    static func decide(on sink: SoundDevice, _ headphones: AudibilityPolicy.Headphones) -> SpeakerRoute {
        guard sink.isWorn, headphones != .leave else { return .stay }
        guard headphones == .force else { return .ask }
        return sink.ports.first { $0.isSpeaker }.map { .port($0.name) } ?? .elsewhere
    }

    /// The outputs that a ring may take: those that lead to hardware, or all where none is known to.
    static func usable(_ sinks: [SoundDevice]) -> [SoundDevice] {
        let real = sinks.filter(\.leadsToHardware)
        return real.isEmpty ? sinks : real
    }

    /// Where a ring goes that plays on an output without hardware: to the one that it rang on before, else, where it may take
    /// any, to the first that is heard, or nil if there is none.
    static func wayBack(among sinks: [SoundDevice], home: String?, mayTakeAny: Bool) -> SoundDevice? {
        let real = sinks.filter(\.leadsToHardware)
        if let known = real.first(where: { $0.name == home }) { return known }
        guard mayTakeAny else { return nil }
        return real.first(where: \.isAudible) ?? real.first
    }
}

extension SoundDevice {
    /// One of a device's connectors.
    public struct Port: Hashable, Sendable {
        /// The server's own name for it, such as "analog-output-headphones".
        public let name: String
        /// What it is by the server's numbers (`pa_device_port_type`); 0 where it does not say.
        public let type: UInt32

        /// Makes a connector.
        public init(name: String, type: UInt32) {
            self.name = name
            self.type = type
        }

        /// Whether a loudspeaker of the device itself is behind it.
        var isSpeaker: Bool {
            type == PA_DEVICE_PORT_TYPE_SPEAKER.rawValue || type == 0 && name.contains("speaker")
        }

        /// Whether it is worn on the head.
        var isWorn: Bool {
            let worn = [
                PA_DEVICE_PORT_TYPE_HEADPHONES, PA_DEVICE_PORT_TYPE_HEADSET, PA_DEVICE_PORT_TYPE_EARPIECE,
                PA_DEVICE_PORT_TYPE_HANDSET,
            ].map(\.rawValue)
            return worn.contains(type)
                || type == 0 && (name.contains("headphone") || name.contains("headset"))
        }
    }

    /// Whether all of some words stand in its names or in that of its connector, in any case.
    public func isCalled(_ words: [String]) -> Bool {
        let names = "\(name) \(description) \(port)".lowercased()
        return words.allSatisfy { names.contains($0.lowercased()) }
    }

    /// Whether what is sent to an output leaves the machine, by what the server says of it: to a device, over the network, or
    /// through a filter. What another program makes to swallow or to record sound does not.
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

    /// Whether it sounds at a head and not in the room, as far as the server knows. A Bluetooth device that does not say
    /// what it is counts as worn.
    public var isWorn: Bool {
        if let active = ports.first(where: { $0.name == port }), active.isWorn { return true }
        if SoundDevice.wornForms.contains(formFactor) { return true }
        return isBluetooth && !SoundDevice.speakerForms.contains(formFactor)
    }

    /// Whether it says of itself that it sounds in the room.
    var isSpeaker: Bool {
        if isWorn { return false }
        if let active = ports.first(where: { $0.name == port }), active.isSpeaker { return true }
        return SoundDevice.speakerForms.contains(formFactor) && !isBluetooth
    }
}
