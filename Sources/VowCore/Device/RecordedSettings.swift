/// A setting that was given a value.
public struct SettingChange: Codable, Hashable, Sendable {
    /// Which setting.
    public let key: String
    /// Its value, as text.
    public let value: String

    /// Makes a change.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// The settings that were ever given a value, as texts. Their meaning and their defaults belong to the runtime.
public struct RecordedSettings: Evolving, Hashable {
    /// What names one.
    public typealias ID = DeviceWideID

    /// The newest value of each key.
    public private(set) var values: [String: String] = [:]

    /// The state before any event: every setting has its default.
    public init() {}

    /// The state after one more event.
    public func evolved(by event: SettingChange, at instant: Instant) -> RecordedSettings {
        var next = self
        next.values[event.key] = event.value
        return next
    }
}
