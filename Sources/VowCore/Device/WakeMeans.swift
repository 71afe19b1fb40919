/// What was armed so that the machine is awake in time, by its name in `WakeArmed`.
package enum WakeMeans: String, CaseIterable, Codable, Hashable, Sendable {
    /// A kernel timer that wakes.
    case alarmTimer
    /// The desktop's power service.
    case powerService
    /// The alarm of the real-time clock, written by way of its file.
    case clockFile
    /// A program with the right to set that alarm.
    case helper
    /// A lock that keeps the machine from sleeping.
    case inhibitor
    /// Nothing: no way was open, or what was armed was given up.
    case nothing = "none"
    /// The way of a machine that only simulations and tests know.
    case simulated
}
