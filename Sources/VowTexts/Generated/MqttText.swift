// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `mqtt.…` of the catalogue, and the texts among them that take arguments.
package enum MqttText: UInt16, TextKey {
    package static let part = "mqtt"

    case letsIn = 1177
    case notSet
    case notTold
    case passwordAsked
    case passwordGone
    case passwordKept
    case told

    package static func letsIn(address: some TextArgument) -> FilledText {
        FilledText(MqttText.letsIn, ["address": address.asText])
    }

    package static func passwordKept(folder: some TextArgument, file: some TextArgument) -> FilledText {
        FilledText(MqttText.passwordKept, ["folder": folder.asText, "file": file.asText])
    }

    package static func told(topic: some TextArgument) -> FilledText {
        FilledText(MqttText.told, ["topic": topic.asText])
    }
}
