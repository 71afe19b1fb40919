package import VowCore

extension Aggregates {
    /// The settings of the device, all in one stream.
    package static let settings = Aggregate<RecordedSettings>(
        category: "settings", personal: .none, forms: EventForms(name: "SettingChanged"),
        wrap: { _, change in .setting(key: change.key, value: change.value) },
        unwrap: {
            guard case .setting(let key, let value) = $0 else { return nil }
            return (DeviceWideID(settingsStream.id), SettingChange(key: key, value: value))
        })

    /// The stream of the settings.
    package static let settingsStream = StreamName(category: "settings", id: "device")
}
