import InMemory
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// X8: what may be set about a broker, and that none beyond this machine is set without consent.
@Suite("X8 Settings of a broker") struct BrokerSettingsTests {
    @Test("nothing but addresses, topics and names is taken, and by default nobody is told")
    func values() {
        #expect(BrokerConfiguration(Settings(), machine: "bed") == nil)
        let taken: [(SettingKey, [String], [String])] = [
            (
                .mqttAddress,
                ["off", "localhost", "ha.local:1883", "10.0.0.2:8883", "[fd00::5]:1883", "[::1]"],
                ["", "a:b", "a:0", "a:65536", "a b", "-a", "[fd00", "[a]:1", "mqtt://a/b", "user@a", "a\nb"]
            ),
            (.mqttUser, ["", "vow", "ñandú"], [String(repeating: "a", count: 129), "a\nb"]),
            (.mqttTLS, ["off", "on", "/etc/vow/ca.pem"], ["", "ca.pem", "yes"]),
            (.mqttPrefix, ["vow", "home/vow"], ["", "a/", "/a", "#", "a/+/b", "$SYS", "a b"]),
            (.mqttDiscovery, ["off", "homeassistant"], ["", "#"]),
            (.mqttDevice, ["auto", "bed-1"], ["", "a/b", "#", String(repeating: "a", count: 65)]),
            (.mqttLabels, ["on", "off"], ["", "yes"]),
        ]
        for (key, good, bad) in taken {
            for value in good { #expect(key.objection(to: value) == nil, "\(key.rawValue) \(value)") }
            for value in bad { #expect(key.objection(to: value) != nil, "\(key.rawValue) \(value)") }
            #expect(key.objection(to: key.defaultValue) == nil)
        }
    }

    @Test(
        "an address names its recipient the same way however it is written, and only this machine needs no consent"
    )
    func addresses() {
        for text in ["HA.local", "ha.local:1883", "mqtt:ha.local:1883", "mqtt://ha.local"] {
            #expect(BrokerAddress(text)?.recipient == "mqtt:ha.local:1883", "\(text)")
        }
        #expect(BrokerAddress("[FD00::5]:8883")?.recipient == "mqtt:[fd00::5]:8883")
        for text in [
            "", "off", ":1883", "::1", "[fd00::5", "[ha.local]", "-ha", "ha/x", "ha:0", "ha:65536", "ha:x",
            "a b", "2001:db8::1", "fe80::1:2", "fd12:3456:789a::5",
        ] {
            #expect(BrokerAddress(text) == nil, "\(text)")
        }
        for text in ["localhost", "127.0.0.1:1883", "[::1]"] {
            #expect(BrokerAddress(text)?.isLoopback == true, "\(text)")
        }
        for text in ["ha.local", "127.1", "192.168.1.2", "localhost.example"] {
            #expect(BrokerAddress(text)?.isLoopback == false, "\(text)")
        }
    }

    @Test("the machine's name stands for a device that has none, without what no topic has")
    func device() {
        var settings = Settings()
        settings.apply(key: "mqtt.address", value: "localhost")
        for (machine, name) in [("Bed Side.home", "bed_side"), ("", "device"), ("a#b/c", "a_b_c")] {
            #expect(BrokerConfiguration(settings, machine: machine)?.device == name)
        }
        settings.apply(key: "mqtt.device", value: "lamp")
        #expect(BrokerConfiguration(settings, machine: "bed")?.topic == "vow/lamp")
    }

    @Test("a broker on another machine is set only once its consent is given, for that one and no other")
    func consent() throws {
        let service = CommandService(ofFakesOn: EventLog(store: MemoryEventStore(), vault: MemoryKeyVault()))
        try service.set(.mqttAddress, to: "127.0.0.1:1883")
        #expect(
            throws: CommandError.refused(
                Refusal(RefusalText.consentNoBroker, ["recipient": "mqtt:ha.local:1883"]))
        ) { try service.set(.mqttAddress, to: "ha.local") }
        let recipient = try ConsentPurpose.mqttBroker.recipient("ha.local")
        try service.consent(to: .mqttBroker, .give(recipient: recipient))
        try service.set(.mqttAddress, to: "ha.local")
        #expect(throws: CommandError.self) { try service.set(.mqttAddress, to: "ha.local:8883") }
        #expect(throws: CommandError.self) { try ConsentPurpose.mqttBroker.recipient("a b") }
        try service.consent(to: .mqttBroker, .withdraw)
        #expect(throws: CommandError.self) { try service.set(.mqttAddress, to: "ha.local") }
        // Already set, it stays; whoever speaks with it asks for the consent each time.
        #expect(try service.present().settings[.mqttAddress] == "ha.local")
    }
}
