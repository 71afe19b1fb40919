/// A time in which no daemon watched over the alarms, or which the clock jumped over.
package struct Absence: Codable, Hashable, Sendable {
    /// Why nobody watched.
    package enum Cause: String, Codable, Hashable, Sendable {
        /// The machine was off: it was shut down, or its power failed.
        case poweredOff = "powered off"
        /// The machine slept, and nothing woke it.
        case suspended
        /// The daemon had been stopped in good order.
        case stopped
        /// The daemon's process ended without being asked to.
        case killed
        /// The clock was set forward over it.
        case clockSetForward = "clock set forward"
        /// The machine was started again since, and no mark proves that Vow ran until it went off.
        case unproven = "not proved"
        /// The daemon's process lived and did not run: it was stopped by a signal, or got no time.
        case stoodStill = "stood still"
    }

    /// The last moment at which the device is known to have watched.
    package let from: Instant
    /// When it watched again.
    package let to: Instant
    /// Why.
    package let cause: Cause
}

/// What the device's own events say about when a daemon watched over the alarms; only the newest absences are kept.
package struct DeviceHistory: Evolving, Codable, Hashable, Sendable {
    /// What names one.
    package typealias ID = DeviceWideID

    /// Only the absences of the last nights are asked for a cause, and a log may hold years of them.
    static let keptCount = 128

    /// The absences, in the order in which they ended.
    package private(set) var absences: [Absence] = []
    /// Whether the newest daemon has begun and not ended in good order.
    package private(set) var isWatching = false
    /// The version of the newest daemon; nil before any.
    package private(set) var watchVersion: String?
    /// The machine's boot in which the newest daemon began; nil before any, and where the log does not name it.
    package private(set) var watchBoot: String?
    /// When the newest daemon ended in good order; nil when it did not.
    package private(set) var stoppedAt: Instant?
    /// The time of the newest event of the device.
    package private(set) var lastEventAt: Instant?
    /// The date for which the evening notice was given last.
    package private(set) var noticeDate: CivilDate?
    /// The capabilities that ever changed, in the order of their names, each with its newest state.
    package private(set) var capabilities: [FoundCapability] = []

    /// How loud the output was, in per cent, when a gate was passed last; nil where that is not known.
    package private(set) var wakingVolumePercent: Int?

    /// The history before any event.
    package init() {}

    /// The history after one more event of the device.
    package func evolved(by event: DeviceEvent, at instant: Instant) -> DeviceHistory {
        var next = self
        next.apply(event, at: instant)
        return next
    }

    /// Takes in one more event of the device.
    package mutating func apply(_ event: DeviceEvent, at instant: Instant) {
        switch event {
        case .started(let version, let boot):
            (isWatching, stoppedAt, watchVersion, watchBoot) = (true, nil, version, boot)
        case .stopped: (isWatching, stoppedAt) = (false, instant)
        case .returned(let lastSeen, let cause):
            add(Absence(from: min(lastSeen, instant), to: instant, cause: cause))
        case .resumed(let milliseconds):
            add(Absence(from: instant.adding(milliseconds: -milliseconds), to: instant, cause: .suspended))
        case .clockStepped(let milliseconds) where milliseconds > 0:
            let before = instant.adding(milliseconds: -milliseconds)
            add(Absence(from: before, to: instant, cause: .clockSetForward))
        case .noticeGiven(let date): noticeDate = date
        case .wokeAt(let percent): wakingVolumePercent = percent
        case .capabilityChanged(let capability, let state):
            capabilities.removeAll { $0.capability == capability }
            let place =
                capabilities.firstIndex { $0.capability.rawValue > capability.rawValue } ?? capabilities.count
            capabilities.insert(FoundCapability(capability: capability, state: state), at: place)
        case .clockStepped, .zoneChanged, .suspending, .wakeArmed, .historyImported: break
        }
        lastEventAt = instant
    }

    /// The newest state of a capability; nil where none was ever recorded.
    package func state(of capability: Capability) -> CapabilityState? {
        capabilities.first { $0.capability == capability }?.state
    }

    private mutating func add(_ absence: Absence) {
        absences.append(absence)
        if absences.count > DeviceHistory.keptCount { absences.removeFirst() }
    }

    /// The absence that an instant fell into; the newest when there are several.
    package func absence(at instant: Instant) -> Absence? {
        absences.last { $0.from <= instant && instant <= $0.to }
    }

    /// The absence that kept an alarm from ringing: the one that its due instant fell into, else one that began after
    /// it. Of several that began after it, one that excuses nothing comes first: an alarm that waited out a standstill
    /// gains nothing from a sleep behind it.
    func absence(over due: Instant) -> Absence? {
        if let absence = absence(at: due) { return absence }
        let later = absences.filter { due < $0.from }
        return later.first { !MissCause($0.cause).isMachineFault } ?? later.first
    }
}
