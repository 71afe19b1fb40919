public import VowCore

extension Aggregates {
    /// The settings of the device, all in one stream.
    public static let settings = Aggregate<RecordedSettings>(
        category: "settings", personal: .none, encode: SettingCodec.encode, decode: SettingCodec.decode,
        wrap: { _, change in .setting(key: change.key, value: change.value) },
        unwrap: {
            guard case .setting(let key, let value) = $0 else { return nil }
            return (DeviceWideID(settingsStream.id), SettingChange(key: key, value: value))
        })

    /// The stream of the settings.
    public static let settingsStream = StreamName(category: "settings", id: "device")
}

/// The wire form of a changed setting.
enum SettingCodec {
    static func encode(_ change: SettingChange) throws(WireError) -> EncodedEvent {
        try EventCodec.plain("SettingChanged") {
            $0.put("key", change.key)
            $0.put("value", change.value)
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> SettingChange {
        switch (wire.name, wire.schema) {
        case ("SettingChanged", 1):
            SettingChange(key: try wire.plain.string("key"), value: try wire.plain.string("value"))
        default: throw wire.unknown
        }
    }
}
