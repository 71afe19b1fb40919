import VowCore

/// The wire form of measurements: a list of numbers, each with the name of its feature.
enum SoundForm {
    /// The list in the canonical form.
    static func bytes(of sound: SoundMeasurements) -> [UInt8] {
        var bytes = [UInt8(ascii: "[")]
        for (feature, value) in sound.all {
            bytes.append(contentsOf: (bytes.count > 1 ? ",{" : "{").utf8)
            bytes.append(contentsOf: #""feature":"#.utf8)
            FieldWriter.append(string: feature.rawValue, to: &bytes)
            bytes.append(contentsOf: #","value":"#.utf8)
            FieldWriter.append(number: value, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
        return bytes + [UInt8(ascii: "]")]
    }

    /// The measurements of a list, or nil if it is empty; throws if a feature is missing.
    static func sound(_ rows: [FieldReader]) throws(WireError) -> SoundMeasurements? {
        if rows.isEmpty { return nil }
        // A list and no dictionary: a feature is hashed by its name, which costs more than looking through some forty.
        var values: [(feature: SoundFeature, value: Double)] = []
        for row in rows {
            values.append((try row.choice("feature", SoundFeature.self), try row.double("value")))
        }
        guard let sound = SoundMeasurements({ feature in values.last { $0.feature == feature }?.value })
        else {
            throw .invalid(field: "sound", value: "no numbers")
        }
        return sound
    }
}
