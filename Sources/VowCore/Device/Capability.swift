/// What a morning needs of the device and what may change on it, by its name in `CapabilityChanged`.
package enum Capability: String, CaseIterable, Codable, Hashable, Sendable {
    /// The output that the tone comes out of.
    case speaker
    /// What records the person's voice.
    case microphone
    /// What turns speech into words.
    case speech
    /// What wakes the machine.
    case wake
    /// The desktop's notifications.
    case notifications
    /// What the wake screen is shown on.
    case display
    /// What takes pictures of codes.
    case camera
    /// What reads tags.
    case tags
    /// What tells how the device is moved.
    case motion
    /// What measures how bright the room is.
    case light
    /// What shakes the device.
    case vibration
    /// Whether the wall clock is kept in time.
    case clock
    /// The space that the log has left.
    case disk
    /// The service that starts the daemon.
    case service
    /// The mains, or what is left of the battery.
    case power
    /// The nightly copy of everything.
    case backup
}

/// How a check of the device found something that a morning needs, by its literal in `CapabilityChanged`.
package enum CapabilityState: String, CaseIterable, Codable, Hashable, Sendable {
    /// It is there.
    case ready
    /// It is there, and something about it may cost a morning.
    case doubtful
    /// Without it the alarm does not ring, or does not hear.
    case missing
}

/// How a capability of the device was found last.
package struct FoundCapability: Codable, Hashable, Sendable {
    /// Which one.
    package let capability: Capability
    /// How it was found.
    package let state: CapabilityState
}

/// A part of the device that can fail while a run goes on, by its name in `PartFailed`.
package enum DevicePart: String, CaseIterable, Codable, Hashable, Sendable {
    /// What records the person's voice.
    case microphone
    /// One engine that turns speech into words, while another one can take over.
    case engine
    /// What turns speech into words: no engine is left that works.
    case recogniser
    /// Microphone and recogniser together, where it is not known which of them failed.
    case hearing
    /// What plays the tone.
    case ringer
    /// The sound file that the alarm rings by: the built-in tone rings in its place, or it is another than before.
    case tone
    /// What the tone comes out of: the tone plays, but may not be heard.
    case speaker
    /// What takes pictures of codes.
    case camera
    /// What reads tags.
    case tagReader
    /// What tells how the device is moved.
    case motionSensor
    /// What measures how bright the room is.
    case lightSensor

    /// What a check of the device looks at to find whether it is there. Of microphone and recogniser together it is the
    /// microphone, which can be unplugged.
    package var capability: Capability {
        switch self {
        case .microphone, .hearing: .microphone
        case .engine, .recogniser: .speech
        case .ringer, .tone, .speaker: .speaker
        case .camera: .camera
        case .tagReader: .tags
        case .motionSensor: .motion
        case .lightSensor: .light
        }
    }

    /// The parts that a person has to repair together: all that hears them is one, so that nobody is let off for the
    /// microphone on one day and for the engine on the next.
    var repairedTogether: [DevicePart] {
        let hearing: [DevicePart] = [.microphone, .engine, .recogniser, .hearing]
        return hearing.contains(self) ? hearing : [self]
    }
}
