/// How an alarm rings, by its name in `RingStarted`: first the way that is set, then what replaces it.
package enum RingMeans: String, CaseIterable, Codable, Hashable, Sendable {
    /// The output that is set.
    case sound
    /// Another output of the same sound server.
    case otherOutput
    /// A sound server of Vow's own.
    case ownServer
    /// The kernel's sound alone.
    case alsa
}

/// Why an alarm could not ring in time, by its literal in `AlarmMissed`.
package enum MissCause: String, CaseIterable, Codable, Hashable, Sendable {
    /// Vow was not running, and nothing in the log says why.
    case notRunning = "not running"
    /// The clock was set forward over the due instant.
    case clockSetForward = "clock set forward"
    /// The device came to a zone in which it was past the due time.
    case zoneChanged = "zone changed"
    /// The machine was off.
    case poweredOff = "powered off"
    /// The machine slept.
    case suspended
    /// Vow had been stopped in good order.
    case stopped
    /// Vow's process ended without being asked to.
    case killed
    /// The machine was started again, and no mark proves that Vow ran until it went off.
    case unproven = "not proved"
    /// Vow's process lived and did not run.
    case stoodStill = "stood still"

    /// The cause of an absence that the device recorded.
    init(_ absence: Absence.Cause) {
        switch absence {
        case .poweredOff: self = .poweredOff
        case .suspended: self = .suspended
        case .stopped: self = .stopped
        case .killed: self = .killed
        case .clockSetForward: self = .clockSetForward
        case .unproven: self = .unproven
        case .stoodStill: self = .stoodStill
        }
    }

    /// Whether it lies with the machine. Stopping the program or setting the clock is something that a person does, so
    /// it is no excuse, and killing or holding the process is no way out. What nothing proves excuses nothing.
    package var isMachineFault: Bool {
        switch self {
        case .notRunning, .poweredOff, .suspended: true
        case .clockSetForward, .zoneChanged, .stopped, .killed, .unproven, .stoodStill: false
        }
    }
}
