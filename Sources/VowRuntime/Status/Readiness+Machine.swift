package import VowAnswers
package import VowCore
package import VowPorts
package import VowRecitation

/// What the alarms and lines that are there ask of a device.
package struct DeviceNeeds: Hashable, Sendable {
    /// The languages in which something has to be said; English where there is nothing yet.
    package let languages: [Language]
    /// The parts without which a challenge of a gate cannot be met.
    package let parts: [DevicePart]
    /// Whether an alarm is to shake the device.
    package let vibration: Bool
    /// The words by which alarms name an output of their own, each set of them once.
    package let routes: [[String]]
    /// How loud the output was when it woke this person last, in per cent; nil where that is not known.
    package let wakingVolumePercent: Int?

    /// The needs of lines, and of the gates and sounds of alarms that are on.
    package init(
        lines: [Language], gates: [GatePolicy], sounds: [SoundSettings] = [], wakingVolumePercent: Int? = nil
    ) {
        self.wakingVolumePercent = wakingVolumePercent
        vibration = sounds.contains(where: \.vibrate)
        routes = sounds.map(\.routeTags).reduce(into: []) { routes, words in
            let isNamed = !words.isEmpty && words != [RingRequest.everyOutput]
            if isNamed, !routes.contains(words) { routes.append(words) }
        }
        let spoken = lines + gates.map(\.language)
        let used = Language.allCases.filter(spoken.contains)
        languages = used.isEmpty ? [.english] : used
        let needed = gates.flatMap { $0.listedChallenges + $0.standIns }.compactMap(\.ask.neededPart)
        parts = DevicePart.allCases.filter(needed.contains)
    }

    /// The needs of what an overview lists.
    package init(_ overview: DeviceOverview) {
        let definitions = overview.alarms.filter(\.state.isEnabled).compactMap(\.state.definition)
        self.init(
            lines: overview.book.entries.map(\.language), gates: definitions.map(\.gate),
            sounds: definitions.map(\.sound),
            wakingVolumePercent: overview.history.wakingVolumePercent)
    }

    /// The needs of an alarm clock's alarms and lines.
    init(_ clock: AlarmClock) {
        let definitions = clock.alarmOrder.map(clock.alarm).filter(\.isEnabled).compactMap(\.definition)
        self.init(
            lines: clock.book.entries.map(\.language), gates: definitions.map(\.gate),
            sounds: definitions.map(\.sound),
            wakingVolumePercent: clock.history.wakingVolumePercent)
    }
}

// From what a probe saw to what a person is told.
extension Readiness {
    /// Below this the log may soon be full: an alarm's run takes some kilobytes, a model up to 150 MB.
    static let lowDiskBytes: Int64 = 500_000_000
    /// Below this nothing more is promised.
    static let fullDiskBytes: Int64 = 20_000_000
    /// A battery that has less in the evening may be empty in the morning.
    static let lowBatteryPercent = 30

    /// What a machine's facts mean for the next morning.
    package static func findings(_ facts: MachineFacts, needs: DeviceNeeds, home: String, _ pick: Wording)
        -> [Readiness]
    {
        var findings = [notifications(facts.notifications, pick), display(facts.display, pick)]
        findings += ChallengeFaces.findings(facts, needs, pick)
        if let isSynchronised = facts.isClockSynchronised { findings.append(clock(isSynchronised, pick)) }
        if let bytes = facts.freeBytes { findings.append(disk(bytes, home: home, pick)) }
        if let service = facts.service { findings.append(self.service(service, pick)) }
        findings.append(power(facts.power, pick))
        return findings
    }

    private static func notifications(_ found: MachineFacts.Notifications?, _ pick: Wording) -> Readiness {
        guard let found else {
            return Readiness(
                .notifications, .doubtful, pick(DeviceText.notificationsNone),
                repair: pick(DeviceText.notificationsNoneRepair))
        }
        if found.isSilenced == true {
            return Readiness(
                .notifications, .doubtful, pick(DeviceText.notificationsSilenced),
                repair: pick(DeviceText.notificationsSilencedRepair), isPassing: true)
        }
        let message =
            found.server.isEmpty
            ? pick(DeviceText.notificationsStarted)
            : pick(DeviceText.notificationsReady(server: found.server))
        return Readiness(.notifications, .ready, message)
    }

    private static func display(_ found: MachineFacts.Display, _ pick: Wording) -> Readiness {
        switch found {
        case .wayland: Readiness(.display, .ready, pick(DeviceText.displayReady(kind: "Wayland")))
        case .x11: Readiness(.display, .ready, pick(DeviceText.displayReady(kind: "X11")))
        case .console: Readiness(.display, .ready, pick(DeviceText.displayConsole))
        case .untold:
            Readiness(
                .display, .doubtful, pick(DeviceText.displayUntold),
                repair: pick(DeviceText.displayUntoldRepair))
        case .none:
            Readiness(
                .display, .doubtful, pick(DeviceText.displayNone), repair: pick(DeviceText.displayNoneRepair))
        }
    }

    /// What shakes the device, for alarms that are to.
    package static func vibration(_ found: String?, _ pick: Wording) -> Readiness {
        guard let found else {
            return Readiness(
                .vibration, .doubtful, pick(DeviceText.vibrationNone),
                repair: pick(DeviceText.vibrationNoneRepair))
        }
        return Readiness(.vibration, .ready, found)
    }

    private static func clock(_ isSynchronised: Bool, _ pick: Wording) -> Readiness {
        isSynchronised
            ? Readiness(.clock, .ready, pick(DeviceText.clockReady))
            : Readiness(
                .clock, .doubtful, pick(DeviceText.clockAdrift), repair: pick(DeviceText.clockAdriftRepair))
    }

    private static func disk(_ bytes: Int64, home: String, _ pick: Wording) -> Readiness {
        let free = ["megabytes": "\(bytes / 1_000_000)"]
        let repair = pick(DeviceText.diskRepair(home: home))
        if bytes < fullDiskBytes {
            return Readiness(.disk, .missing, pick(DeviceText.diskFull, free), repair: repair)
        }
        if bytes < lowDiskBytes {
            return Readiness(.disk, .doubtful, pick(DeviceText.diskLow, free), repair: repair)
        }
        return Readiness(.disk, .ready, pick(DeviceText.diskReady, free))
    }

    private static func service(_ found: MachineFacts.Service, _ pick: Wording) -> Readiness {
        guard found.hasManager || found.isInstalled else {
            return Readiness(
                .service, .doubtful, pick(DeviceText.serviceNoManager),
                repair: pick(DeviceText.serviceNoManagerRepair))
        }
        guard found.isInstalled else {
            return Readiness(
                .service, .doubtful, pick(DeviceText.serviceMissing),
                repair: pick(DeviceText.serviceMissingRepair))
        }
        guard found.isEnabled else {
            return Readiness(
                .service, .doubtful, pick(DeviceText.serviceDisabled),
                repair: "systemctl --user enable --now vow", fix: .enableService)
        }
        guard found.lingers else {
            return Readiness(
                .service, .doubtful, pick(DeviceText.serviceNoLinger), repair: "loginctl enable-linger",
                fix: .enableLinger)
        }
        return Readiness(.service, .ready, pick(DeviceText.serviceReady))
    }

    /// A machine without any supply that the kernel knows of runs on the mains.
    private static func power(_ found: MachineFacts.Power?, _ pick: Wording) -> Readiness {
        guard let found, !found.isOnMains, let percent = found.batteryPercent else {
            return Readiness(.power, .ready, pick(DeviceText.powerMains))
        }
        let charge = ["percent": "\(percent)"]
        return percent < lowBatteryPercent
            ? Readiness(
                .power, .doubtful, pick(DeviceText.powerLow, charge), repair: pick(DeviceText.powerLowRepair))
            : Readiness(.power, .ready, pick(DeviceText.powerBattery, charge))
    }
}
