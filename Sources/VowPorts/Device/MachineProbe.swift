/// What was found of a machine beside sound, speech and waking. What could not be told is nil, and never a guess.
public struct MachineFacts: Hashable, Sendable {
    /// What a wake screen can open on.
    public enum Display: String, Hashable, Sendable {
        /// A Wayland compositor.
        case wayland
        /// An X server.
        case x11
        /// A text console only.
        case console
        /// A screen that is here, and that the process which watches over the alarms does not know of.
        case untold
        /// Nothing: there is no screen, or none that any process here knows of.
        case none
    }

    /// What shows notifications.
    public struct Notifications: Hashable, Sendable {
        /// The name that the server gives itself; empty where it is only started when something is to be shown.
        public var server: String
        /// Whether a message can carry a button.
        public var hasActions: Bool
        /// Whether the person has asked not to be disturbed; nil where the server does not say.
        public var isSilenced: Bool?

        /// Names what was found.
        public init(server: String, hasActions: Bool, isSilenced: Bool? = nil) {
            self.server = server
            self.hasActions = hasActions
            self.isSilenced = isSilenced
        }
    }

    /// The service that watches over the alarms.
    public struct Service: Hashable, Sendable {
        /// Whether a service manager of this person runs.
        public var hasManager: Bool
        /// Whether the unit is installed.
        public var isInstalled: Bool
        /// Whether it is started with the person's session.
        public var isEnabled: Bool
        /// Whether the session's services also run while nobody is logged in.
        public var lingers: Bool

        /// Names what was found.
        public init(hasManager: Bool, isInstalled: Bool, isEnabled: Bool, lingers: Bool) {
            self.hasManager = hasManager
            self.isInstalled = isInstalled
            self.isEnabled = isEnabled
            self.lingers = lingers
        }
    }

    /// Where the power comes from.
    public struct Power: Hashable, Sendable {
        /// Whether a charger or the mains is connected.
        public var isOnMains: Bool
        /// The charge of the fullest battery, 0 to 100; nil without one.
        public var batteryPercent: Int?

        /// Names what was found.
        public init(isOnMains: Bool, batteryPercent: Int? = nil) {
            self.isOnMains = isOnMains
            self.batteryPercent = batteryPercent
        }
    }

    /// What a wake screen can open on.
    public var display = Display.none
    /// What shows notifications; nil where nothing does.
    public var notifications: Notifications?
    /// The cameras that this process may open.
    public var cameras: [String] = []
    /// Whether a service for tag readers listens.
    public var hasTagReader = false
    /// Whether the device can tell how it is turned.
    public var hasMotionSensor = false
    /// Whether the kernel's clock is kept in time by somebody; nil where it does not say.
    public var isClockSynchronised: Bool?
    /// How many bytes the disk of the data folder still takes.
    public var freeBytes: Int64?
    /// The service that watches over the alarms.
    public var service: Service?
    /// Where the power comes from.
    public var power: Power?

    /// Nothing was found yet.
    public init() {}
}

/// Looks at a machine without starting, loading or recording anything.
public protocol MachineProbe: Sendable {
    /// What is there now, for data in a folder, which need not exist yet. Takes at most a second.
    func facts(home: String) -> MachineFacts
}
