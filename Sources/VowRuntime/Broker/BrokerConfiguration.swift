package import VowAnswers

/// What a person set about a broker of home automation.
package struct BrokerConfiguration: Hashable, Sendable {
    /// The broker.
    package let address: BrokerAddress
    /// Who asks; empty for nobody.
    package let user: String
    /// `off`, `on`, or the file of a certificate.
    package let tls: String
    /// What the topics begin with.
    package let prefix: String
    /// What this device is called there.
    package let device: String
    /// Where Home Assistant looks for descriptions; nil where none are wanted.
    package let discovery: String?
    /// Whether the names of alarms are told.
    package let tellsLabels: Bool
    /// The language of the names that Home Assistant shows.
    package let language: TextLanguage

    /// Reads the settings; nil where no broker is set.
    /// - Parameter machine: the machine's name, which stands for `auto`.
    package init?(_ settings: Settings, machine: String) {
        guard let address = BrokerAddress(settings[.mqttAddress]) else { return nil }
        self.address = address
        user = settings[.mqttUser]
        tls = settings[.mqttTLS]
        prefix = settings[.mqttPrefix]
        let named = settings[.mqttDevice]
        device = named == "auto" ? BrokerConfiguration.name(ofMachine: machine) : named
        discovery = settings[.mqttDiscovery] == "off" ? nil : settings[.mqttDiscovery]
        tellsLabels = settings[.mqttLabels] == "on"
        language = Wording(settings).language
    }

    /// The settings as the daemon's socket tells them: values by key.
    package init?(values: [String: String], machine: String) {
        var settings = Settings()
        for (key, value) in values { settings.apply(key: key, value: value) }
        self.init(settings, machine: machine)
    }

    /// Whether a character may stand in the name of a device and in the words of a topic.
    static func mayName(_ character: Character) -> Bool {
        character.isASCII
            && (character.isLetter || character.isNumber || character == "_" || character == "-")
    }

    /// The first word of a machine's name, with nothing in it that no topic has.
    private static func name(ofMachine machine: String) -> String {
        let word = machine.lowercased().prefix { $0 != "." }.prefix(64)
        let name = String(word.map { mayName($0) ? $0 : "_" })
        return name.isEmpty ? "device" : name
    }

    /// The topic below which everything of this device stands.
    package var topic: String { "\(prefix)/\(device)" }

    /// The topic that says whether Vow is there.
    package var availabilityTopic: String { topic + "/availability" }

    /// The topic on which Home Assistant says that it has started, which has everything published once more.
    package var birthTopic: String? { discovery.map { $0 + "/status" } }
}
