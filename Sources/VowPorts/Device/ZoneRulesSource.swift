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

    /// The rules to ring by when nobody is there to put a wrong setting right; never fails.
    var deviceZone: DeviceZone { get }

    /// The names of all zones, ascending; empty when there is no database.
    func identifiers() -> [String]
}

/// The zone that a device rings by, with what kept it from following its setting to the letter.
public struct DeviceZone: Sendable {
    /// The rules to ring by.
    public let rules: ZoneRules
    /// Why these are not the rules that were asked for; nil when they are.
    public let problem: PortFailure?

    /// Makes the pair.
    public init(rules: ZoneRules, problem: PortFailure? = nil) {
        self.rules = rules
        self.problem = problem
    }
}

extension ZoneRulesSource {
    /// The zone of the setting; a device without zone data still rings, by universal time, rather than not at all.
    public var deviceZone: DeviceZone {
        do throws(PortFailure) {
            return DeviceZone(rules: try rules(for: try deviceZoneIdentifier()))
        } catch {
            return DeviceZone(rules: .utc, problem: error)
        }
    }

    /// The rules to ring by; see `deviceZone`.
    public var deviceRules: ZoneRules { deviceZone.rules }
}
