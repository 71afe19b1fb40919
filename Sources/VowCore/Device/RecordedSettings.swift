/// A setting that was given a value.
package struct SettingChange: Codable, Hashable, Sendable {
    /// Which setting.
    package let key: String
    /// Its value, as text.
    package let value: String

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// The settings that were ever given a value, as texts. Their meaning and their defaults belong to the runtime.
package struct RecordedSettings: Evolving, Hashable {
    /// What names one.
    package typealias ID = DeviceWideID

    /// The newest value of each key.
    package private(set) var values: [String: String] = [:]

    /// The state before any event: every setting has its default.
    package init() {}

    /// The state after one more event.
    package func evolved(by event: SettingChange, at instant: Instant) -> RecordedSettings {
        var next = self
        next.values[event.key] = event.value
        return next
    }
}
