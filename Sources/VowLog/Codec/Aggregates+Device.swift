package import VowCore

extension Aggregates {
    /// The device and the process on it; there is one.
    package static let device = Aggregate<DeviceHistory>(
        category: "device", personal: .none,
        forms: EventForms(schemas: ["DaemonReturned": 2], earlier: DeviceEvent.upcast),
        wrap: { _, event in .device(event) },
        unwrap: { if case .device(let event) = $0 { (DeviceWideID(deviceStream.id), event) } else { nil } })

    /// The stream of the one device that a log is of.
    package static let deviceStream = StreamName(category: "device", id: "this")
}

extension DeviceEvent {
    /// The event that a form of an earlier schema stands for, or nil for a form that never was.
    static func upcast(_ wire: WireEvent) throws(WireError) -> DeviceEvent? {
        guard (wire.name, wire.schema) == ("DaemonReturned", 1) else { return nil }
        return .returned(
            lastSeen: try wire.plain.instant("lastSeen"), cause: try causeOfFirstForm(wire.plain))
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
