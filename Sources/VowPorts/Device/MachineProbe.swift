package import VowCore

/// The state of a machine besides sound, speech and waking. Unknown facts are nil, never guessed.
package struct MachineFacts: Hashable, Sendable {
    /// The screen that a wake screen can open on.
    package enum Display: String, Hashable, Sendable {
        /// A Wayland compositor.
        case wayland
        /// An X server.
        case x11
        /// A text console only.
        case console
        /// A screen that the process watching over the alarms does not know of.
        case untold
        /// No screen, or none that any process here knows of.
        case none
    }

    /// The notification service.
    package struct Notifications: Hashable, Sendable {
        /// The server's name; empty if it is started only for a notification.
        package var server: String
        /// Whether notifications can have buttons.
        package var hasActions: Bool
        /// Whether do-not-disturb is on, or nil if the server does not report it.
        package var isSilenced: Bool?

        /// Creates facts about notifications.
        package init(server: String, hasActions: Bool, isSilenced: Bool? = nil) {
            self.server = server
            self.hasActions = hasActions
            self.isSilenced = isSilenced
        }
    }

    /// The service that watches over the alarms.
    package struct Service: Hashable, Sendable {
        /// Whether a service manager of this person runs.
        package var hasManager: Bool
        /// Whether the unit is installed.
        package var isInstalled: Bool
        /// Whether it starts with the person's session.
        package var isEnabled: Bool
        /// Whether the session's services also run while nobody is logged in.
        package var lingers: Bool

        /// Creates facts about the service.
        package init(hasManager: Bool, isInstalled: Bool, isEnabled: Bool, lingers: Bool) {
            self.hasManager = hasManager
            self.isInstalled = isInstalled
            self.isEnabled = isEnabled
            self.lingers = lingers
        }
    }

    /// The power supply.
    package struct Power: Hashable, Sendable {
        /// Whether a charger or the mains is connected.
        package var isOnMains: Bool
        /// The charge of the fullest battery, 0 to 100; nil without one.
        package var batteryPercent: Int?

        /// Creates facts about the power supply.
        package init(isOnMains: Bool, batteryPercent: Int? = nil) {
            self.isOnMains = isOnMains
            self.batteryPercent = batteryPercent
        }
    }

    /// The screen that a wake screen can open on.
    package var display = Display.none
    /// The notification service, or nil if there is none.
    package var notifications: Notifications?
    /// The cameras that this process may open.
    package var cameras: [String] = []
    /// Whether a service for tag readers is running.
    package var hasTagReader = false
    /// The sensors that are there.
    package var sensors: [DevicePart] = []
    /// Whether the kernel's clock is synchronised, or nil if unknown.
    package var isClockSynchronised: Bool?
    /// Free bytes on the disk of the data folder.
    package var freeBytes: Int64?
    /// The service that watches over the alarms.
    package var service: Service?
    /// The power supply.
    package var power: Power?

    /// Creates facts without findings.
    package init() {}
}

/// Examines a machine without starting, loading or recording anything.
package protocol MachineProbe: Sendable {
    /// The present facts; the data folder `home` need not exist. Blocks for a second at most.
    func facts(home: String) -> MachineFacts
}
