public import VowCore

extension Aggregates {
    /// The device and the process on it; there is one.
    public static let device = Aggregate<DeviceHistory>(
        category: "device", personal: .none, encode: DeviceCodec.encode, decode: DeviceCodec.decode,
        wrap: { _, event in .device(event) },
        unwrap: { if case .device(let event) = $0 { (DeviceWideID(deviceStream.id), event) } else { nil } })

    /// The stream of the one device that a log is of.
    public static let deviceStream = StreamName(category: "device", id: "this")
}

/// The wire form of the device's events.
enum DeviceCodec {
    static func encode(_ event: DeviceEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .started(let version, let boot):
            try EventCodec.plain("DaemonStarted") {
                $0.put("version", version)
                if let boot { $0.put("boot", boot) }
            }
        case .stopped: try EventCodec.plain("DaemonStopped")
        case .clockStepped(let milliseconds):
            try EventCodec.plain("ClockStepped") { $0.put("byMilliseconds", milliseconds) }
        case .zoneChanged(let identifier, let version):
            try EventCodec.plain("ZoneChanged") {
                $0.put("zone", identifier)
                $0.put("zoneVersion", version)
            }
        case .capabilityChanged(let capability, let state):
            try EventCodec.plain("CapabilityChanged") {
                $0.put("capability", capability.rawValue)
                $0.put("state", state.rawValue)
            }
        case .returned(let lastSeen, let cause):
            try EventCodec.plain("DaemonReturned", schema: 2) {
                $0.put("lastSeen", lastSeen.millisecondsSinceEpoch)
                $0.put("cause", cause.rawValue)
            }
        case .suspending: try EventCodec.plain("MachineSuspending")
        case .resumed(let milliseconds):
            try EventCodec.plain("MachineResumed") { $0.put("suspendedMilliseconds", milliseconds) }
        case .wakeArmed(let means, let instant):
            try EventCodec.plain("WakeArmed") {
                $0.put("rung", means.rawValue)
                $0.put("for", instant.millisecondsSinceEpoch)
            }
        case .wokeAt(let percent):
            try EventCodec.plain("WokeAtVolume") { $0.put("volumePercent", percent) }
        case .historyImported(let records):
            try EventCodec.plain("HistoryImported") { $0.put("records", records) }
        case .noticeGiven(let date):
            try EventCodec.plain("EveningNoticeGiven") { $0.put("date", date.iso8601) }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> DeviceEvent {
        switch (wire.name, wire.schema) {
        case ("DaemonStarted", 1):
            .started(
                version: try wire.plain.string("version"), boot: try wire.plain.optionalString("boot"))
        case ("DaemonStopped", 1): .stopped
        case ("ClockStepped", 1): .clockStepped(byMilliseconds: try wire.plain.int64("byMilliseconds"))
        case ("ZoneChanged", 1):
            .zoneChanged(
                identifier: try wire.plain.string("zone"), version: try wire.plain.string("zoneVersion"))
        case ("CapabilityChanged", 1):
            .capabilityChanged(
                capability: try wire.plain.choice("capability", Capability.self),
                state: try wire.plain.choice("state", CapabilityState.self))
        case ("DaemonReturned", 1):
            .returned(lastSeen: try wire.plain.instant("lastSeen"), cause: try causeOfFirstForm(wire.plain))
        case ("DaemonReturned", 2):
            .returned(
                lastSeen: try wire.plain.instant("lastSeen"),
                cause: try wire.plain.choice("cause", Absence.Cause.self))
        case ("MachineSuspending", 1): .suspending
        case ("MachineResumed", 1):
            .resumed(suspendedMilliseconds: try wire.plain.int64("suspendedMilliseconds"))
        case ("WakeArmed", 1):
            .wakeArmed(
                means: try wire.plain.choice("rung", WakeMeans.self), for: try wire.plain.instant("for"))
        case ("EveningNoticeGiven", 1): .noticeGiven(date: try wire.plain.date("date"))
        case ("WokeAtVolume", 1): .wokeAt(volumePercent: try wire.plain.int("volumePercent"))
        case ("HistoryImported", 1): .historyImported(records: try wire.plain.int("records"))
        default: throw wire.unknown
        }
    }

    /// The upcast of the first schema, which is the pattern for every schema that is superseded once Vow is released: the
    /// event is written in its newest schema only, an earlier one is read as the event that it stands for, and its golden
    /// file stays.
    ///
    /// The first form told two facts and left the conclusion to the reader: whatever else was so, a machine that
    /// was restarted in between had been off.
    private static func causeOfFirstForm(_ plain: FieldReader) throws(WireError) -> Absence.Cause {
        let stoppedInOrder = try plain.bool("stoppedInOrder")
        if try plain.bool("machineRestarted") { return .poweredOff }
        return stoppedInOrder ? .stopped : .killed
    }
}
