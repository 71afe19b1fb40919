public import VowCore

/// The device's knowledge of time zones.
///
/// Rules are read anew at every call, so that an updated database is followed without a restart; whoever needs
/// many occurrences at once keeps the returned value. All calls may be made from any thread.
public protocol ZoneRulesSource: Sendable {
    /// The version of the database, such as "2025b", or "unknown"; recorded with every computed occurrence.
    var version: String { get }

    /// The rules of a zone by its name, such as "Europe/Madrid".
    ///
    /// Fails with `zone.unknown` (the repair names the closest match), or `zone.damaged` when the database holds
    /// something that is no description of a zone.
    func rules(for identifier: String) throws(PortFailure) -> ZoneRules

    /// The name of the zone this device is set to; "UTC" when nothing says otherwise.
    ///
    /// Fails with `zone.unknown` when the setting names a zone that the database does not have: guessing another
    /// would ring hours off.
    func deviceZoneIdentifier() throws(PortFailure) -> String

    /// The names of all zones, ascending; empty when there is no database.
    func identifiers() -> [String]
}

extension ZoneRulesSource {
    /// The rules of the zone that the device is set to. A device without zone data still rings, by universal time,
    /// rather than not at all.
    public var deviceRules: ZoneRules {
        guard let identifier = try? deviceZoneIdentifier(), let rules = try? rules(for: identifier) else {
            return .utc
        }
        return rules
    }
}
