/// What happened to the device or the process, apart from any run.
package enum DeviceEvent: Codable, Hashable, Sendable {
    /// The daemon began to watch. `boot` names the machine's boot, as `Heartbeat.boot` does; nil if the machine tells
    /// none.
    case started(version: String, boot: String? = nil)
    /// The daemon ended as asked.
    case stopped
    /// The wall clock was set; positive is forward.
    case clockStepped(byMilliseconds: Int64)
    /// The device's zone is another one now.
    case zoneChanged(identifier: String, version: String)
    /// The check before an alarm found a capability in another state than the check before it. One that was never
    /// checked counts as ready.
    case capabilityChanged(capability: Capability, state: CapabilityState)
    /// The daemon watches again. None did since `lastSeen`, the last moment at which it or an earlier one is known to
    /// have run; `cause` says why.
    case returned(lastSeen: Instant, cause: Absence.Cause)
    /// The machine is about to sleep.
    case suspending
    /// The machine slept for so long and is awake again.
    case resumed(suspendedMilliseconds: Int64)
    /// A way to wake the machine at an instant was armed; `nothing` when there is none.
    case wakeArmed(means: WakeMeans, for: Instant)
    /// The evening notice was given: on this date, of what rings next.
    case noticeGiven(date: CivilDate)
    /// How loud the output was, in per cent, when a gate was passed; recorded only where it differs from the time
    /// before.
    case wokeAt(volumePercent: Int)
    /// This many records before this one came out of an archive: they were written on another device, or on this one
    /// before its home was lost.
    case historyImported(records: Int)

    private enum CodingKeys: String, CodingKey {
        case started = "DaemonStarted"
        case stopped = "DaemonStopped"
        case clockStepped = "ClockStepped"
        case zoneChanged = "ZoneChanged"
        case capabilityChanged = "CapabilityChanged"
        case returned = "DaemonReturned"
        case suspending = "MachineSuspending"
        case resumed = "MachineResumed"
        case wakeArmed = "WakeArmed"
        case noticeGiven = "EveningNoticeGiven"
        case wokeAt = "WokeAtVolume"
        case historyImported = "HistoryImported"
    }

    private enum ZoneChangedCodingKeys: String, CodingKey {
        case identifier = "zone"
        case version = "zoneVersion"
    }

    private enum WakeArmedCodingKeys: String, CodingKey {
        case means = "rung"
        case `for`
    }
}
