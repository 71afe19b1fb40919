import VowCore
import VowLog

extension EventLog {
    /// The engine that may be asked after a refusal in a run of a date; empty when there is none.
    ///
    /// A second engine makes a gate easier, so one that was set today counts from tomorrow on, and until then the one
    /// before it. Switching it off holds at once. A log that cannot be read gives none.
    func fallbackEngine(on date: CivilDate, in zone: ZoneRules) -> String {
        var newest = Settings()
        var before = Settings()
        // Without the setting no second engine listens.
        for logged in (try? stream(Aggregates.settingsStream)) ?? [] {
            guard case .setting(SettingKey.fallbackEngine.rawValue, let value) = logged.event else {
                continue
            }
            newest.apply(key: SettingKey.fallbackEngine.rawValue, value: value)
            if zone.civil(at: logged.at).date < date {
                before.apply(key: SettingKey.fallbackEngine.rawValue, value: value)
            }
        }
        return newest.fallbackEngine.isEmpty ? "" : before.fallbackEngine
    }
}
