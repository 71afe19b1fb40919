package import VowCore

/// The device's time zone database.
///
/// Reads the rules at every call, so an updated database needs no restart; a caller that needs many occurrences keeps
/// the returned value. Thread-safe.
package protocol ZoneRulesSource: Sendable {
    /// The version of the database, such as "2025b", or "unknown"; recorded with every computed occurrence.
    var version: String { get }

    /// The rules of a zone by its name, such as "Europe/Madrid".
    ///
    /// Throws `zone.unknown` (the repair names the closest match), or `zone.damaged` if the database entry is invalid.
    func rules(for identifier: String) throws(PortFailure) -> ZoneRules

    /// The name of the device's zone; "UTC" if none is set.
    ///
    /// Throws `zone.unknown` if the setting names a zone that the database lacks: a guess would ring hours off.
    func deviceZoneIdentifier() throws(PortFailure) -> String

    /// The rules to ring by if nobody can correct a wrong setting; never throws.
    var deviceZone: DeviceZone { get }

    /// The names of all zones, sorted; empty without a database.
    func identifiers() -> [String]
}

extension ZoneRulesSource {
    /// The rules of a zone, or nil if this device does not have it or cannot read it.
    package func knownRules(for identifier: String) -> ZoneRules? {
        // The caller goes by another zone, or leaves out what needs this one.
        try? rules(for: identifier)
    }
}

/// The zone that a device rings by, and any problem with its setting.
package struct DeviceZone: Sendable {
    /// The rules to ring by.
    package let rules: ZoneRules
    /// Why these are not the configured rules, or nil.
    package let problem: PortFailure?

    package init(rules: ZoneRules, problem: PortFailure? = nil) {
        self.rules = rules
        self.problem = problem
    }
}

extension ZoneRulesSource {
    /// The configured zone. Without zone data the device still rings, by UTC.
    package var deviceZone: DeviceZone {
        do throws(PortFailure) {
            return DeviceZone(rules: try rules(for: try deviceZoneIdentifier()))
        } catch {
            return DeviceZone(rules: .utc, problem: error)
        }
    }

    /// The rules to ring by; see `deviceZone`.
    package var deviceRules: ZoneRules { deviceZone.rules }
}
