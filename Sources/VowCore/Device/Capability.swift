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
