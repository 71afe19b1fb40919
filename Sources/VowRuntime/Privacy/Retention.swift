package import VowCore
package import VowLog
package import VowPorts

/// Lets the words of old mornings go, as the `retention-days` setting asks (D5).
///
/// Destroying a month's keys closes all that was sealed in it: what was heard, said and missed, and the lines and
/// labels as that month's runs had them. Alarms and lines in force have no age and stay; so does what is no personal
/// text, and with it the streak and the chain. A month goes when its last day is further back than the setting, so
/// words are kept between the days that are set and a month longer.
package enum Retention {
    /// Destroys what is older than the setting says; none when it is off. Idempotent, and cheap where there is nothing.
    /// - Returns: the scopes whose keys were destroyed, in order.
    @discardableResult
    package static func apply(_ settings: Settings, to log: EventLog, at now: Instant) throws(PortFailure)
        -> [KeyScope]
    {
        guard let days = settings.retentionDays else { return [] }
        let oldest = ZoneRules.utc.civil(at: now).date.adding(days: -days)
        let old = Set(try log.vault.keys().map { KeyScope(name: $0.personalClass) })
            .filter { scope in scope.lastDay.map { $0 < oldest } ?? false }
            .sorted { $0.name < $1.name }
        if old.isEmpty { return [] }
        // The views quote from every morning; they are made anew from what is left.
        try log.vault.destroyKeys(of: ViewProjector.keyClass)
        for scope in old { try log.vault.destroyKeys(of: scope.name) }
        return old
    }
}
