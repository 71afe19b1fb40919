import Foundation
import VowAnswers
package import VowPorts

/// What a broker is told, in the form that Home Assistant expects (its MQTT discovery); see Specs/Guides/HomeAssistant.md.
package struct BrokerMessages: Sendable {
    private let configuration: BrokerConfiguration
    private let version: String

    /// - Parameter version: of this program.
    package init(_ configuration: BrokerConfiguration, version: String) {
        self.configuration = configuration
        self.version = version
    }

    /// What is published as long as Vow is there.
    package static let online = "online"
    /// What the broker publishes once Vow is gone.
    package static let offline = "offline"

    /// Everything, in the order in which it is published: what describes the states, the states, and at last that Vow is
    /// there.
    package func all(_ states: BrokerStates) -> [BrokerMessage] {
        descriptions + self.states(states)
            + [BrokerMessage(topic: configuration.availabilityTopic, payload: BrokerMessages.online)]
    }

    /// The states that are known.
    package func states(_ states: BrokerStates) -> [BrokerMessage] {
        let values: [(String, String?)] = [
            ("next_alarm", states.nextAlarm), ("phase", states.phase), ("until", states.until),
            ("last_ending", states.lastEnding), ("streak", states.streak.map(String.init)),
            // Forgotten, where it was told before and is not to be told any more.
            ("label", configuration.tellsLabels ? states.label : ""),
            ("ringing", states.state.map { _ in states.isRinging ? "ON" : "OFF" }), ("state", states.state),
        ]
        return values.compactMap { name, value in
            value.map { BrokerMessage(topic: "\(configuration.topic)/\(name)", payload: $0) }
        }
    }

    /// What Home Assistant is told of the states, so that it shows them by itself.
    private var descriptions: [BrokerMessage] {
        guard let discovery = configuration.discovery else { return [] }
        return entities.map { entity in
            let isTold = entity.name != "label" || configuration.tellsLabels
            return BrokerMessage(
                topic: "\(discovery)/\(entity.component)/vow_\(configuration.device)/\(entity.name)/config",
                payload: isTold ? text(of: entity) : "")
        }
    }

    private struct Entity {
        let name: String
        let title: String
        let icon: String
        var component = "sensor"
        var isTime = false
        var options: [String]?
        var unit: String?
        var isDetail = false
    }

    private var entities: [Entity] {
        let pick = Wording(in: configuration.language)
        return [
            Entity(
                name: "next_alarm", title: pick(BrokerText.nextAlarm), icon: "alarm", isTime: true),
            Entity(
                name: "state", title: pick(BrokerText.state), icon: "bed-clock", options: BrokerStates.states
            ),
            Entity(
                name: "ringing", title: pick(BrokerText.ringing), icon: "alarm-bell",
                component: "binary_sensor"),
            Entity(
                name: "until", title: pick(BrokerText.until), icon: "alarm-snooze",
                isTime: true),
            Entity(
                name: "last_ending", title: pick(BrokerText.lastEnding), icon: "alarm-check",
                options: BrokerStates.endings),
            Entity(name: "streak", title: pick(BrokerText.streak), icon: "calendar-check", unit: "d"),
            Entity(
                name: "phase", title: pick(BrokerText.phase), icon: "state-machine",
                options: BrokerStates.phases, isDetail: true),
            Entity(name: "label", title: pick(BrokerText.label), icon: "label"),
        ]
    }

    /// An entity's description; the keys are Home Assistant's, which have their words apart by `_`.
    private struct Description: Encodable {
        struct Device: Encodable {
            let identifiers: [String]
            let name: String
            let swVersion: String
        }

        struct Origin: Encodable {
            let name: String
            let sw: String
        }

        var name: String
        var uniqueId: String
        var stateTopic: String
        var availabilityTopic: String
        var icon: String
        var deviceClass: String?
        var valueTemplate: String?
        var options: [String]?
        var unitOfMeasurement: String?
        var stateClass: String?
        var entityCategory: String?
        var device: Device
        var origin: Origin
    }

    private func text(of entity: Entity) -> String {
        var description = Description(
            name: entity.title, uniqueId: "vow_\(configuration.device)_\(entity.name)",
            stateTopic: "\(configuration.topic)/\(entity.name)",
            availabilityTopic: configuration.availabilityTopic,
            icon: "mdi:" + entity.icon,
            device: Description.Device(
                identifiers: ["vow_\(configuration.device)"], name: "Vow \(configuration.device)",
                swVersion: version),
            origin: Description.Origin(name: "Vow", sw: version))
        if entity.isTime {
            description.deviceClass = "timestamp"
            // A time that there is not is unknown to Home Assistant, and no error.
            description.valueTemplate = "{{ None if value == 'none' else value }}"
        }
        if let options = entity.options { (description.deviceClass, description.options) = ("enum", options) }
        if let unit = entity.unit {
            (description.unitOfMeasurement, description.stateClass) = (unit, "measurement")
        }
        if entity.isDetail { description.entityCategory = "diagnostic" }
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return String(decoding: try encoder.encode(description), as: UTF8.self) } catch {
            preconditionFailure("plain values always encode: \(error)")
        }
    }
}
