import Foundation
import Glibc
import TestSupport
import Testing
import VowCore
import VowRuntime

/// X8: a real broker is told of a morning, comes and goes as it likes, and can do nothing.
@Suite("X8 Home automation", .serialized, PrivateBroker.isInstalled, .timeLimit(.minutes(3)))
struct HomeAutomationTests {
    private func home(_ broker: PrivateBroker) throws -> QuietHome {
        let home = try QuietHome()
        #expect(try home.vow(["config", "set", "mqtt.address", "127.0.0.1:\(broker.port)"]).status == 0)
        #expect(try home.vow(["config", "set", "mqtt.device", "bed"]).status == 0)
        return home
    }

    /// The process that tells the broker.
    private func child(of home: QuietHome) -> Int32? {
        HelperProcesses.find("broker", ofHome: home.path)
    }

    @Test(
        "a morning's states come in order and are kept; no message ends it; broker and process may go and come back"
    )
    func morning() throws {
        let broker = try PrivateBroker()
        defer { broker.clear() }
        let home = try home(broker)
        defer { home.clear() }
        var listener = try BrokerListener(broker)
        defer { listener.end() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path])
        defer { terminal.end() }
        var place = try #require(
            listener.hears([
                "0 vow/bed/ringing ON", "0 vow/bed/state ringing", "0 vow/bed/availability online",
            ]),
            "\(listener.lines)\n\(terminal.output)")
        #expect(
            listener.lines.contains { $0.hasPrefix("0 homeassistant/binary_sensor/vow_bed/ringing/config {") }
        )

        // Whoever may publish there may say what they like.
        let commands = [
            "state", "command", "set", "ringing", "state/set", "input", "dismiss", "availability",
        ]
        for name in commands {
            for payload in ["dismissed", "OFF", #"{"kind":"snooze"}"#] {
                try broker.publish("vow/bed/" + name, payload)
            }
        }
        try broker.publish("homeassistant/status", "offline")
        try broker.publish("homeassistant/status", String(repeating: "online", count: 20_000))
        try broker.publish("homeassistant/status", "online")
        place = try #require(listener.hears(["0 homeassistant/status online"], from: place))
        let events = try home.log.history().compactMap {
            if case .run(_, let event) = $0.event { event } else { nil }
        }
        #expect(!events.contains { $0.isEnding || $0.isStepPassed }, "\(events)")

        #expect(terminal.prints { $0.contains("You allowed typing in that case") }, "\(terminal.output)")
        terminal.type("I get up.\n")
        place = try #require(
            listener.hears(["0 vow/bed/ringing OFF", "0 vow/bed/state dismissed"], from: place),
            "\(listener.lines.dropFirst(place))")

        // Whoever asks later is told at once.
        let late = try BrokerListener(broker)
        for line in ["last_ending dismissed", "ringing OFF", "availability online"] {
            #expect(late.hears(["1 vow/bed/" + line]) != nil, "\(late.lines)")
        }
        late.end()

        // A broker that has forgotten everything is told everything.
        broker.stop()
        try broker.start()
        listener.end()
        listener = try BrokerListener(broker)
        for line in ["last_ending dismissed", "ringing OFF"] {
            #expect(listener.hears(["vow/bed/" + line]) != nil, "\(listener.lines)")
        }
        place = try #require(listener.hears(["vow/bed/availability online"]), "\(listener.lines)")

        // The process dies: the broker says so, and another one is there at once.
        kill(try #require(child(of: home)), SIGKILL)
        place = try #require(
            listener.hears(["0 vow/bed/availability offline", "0 vow/bed/availability online"], from: place),
            "\(listener.lines.dropFirst(place))")
        terminal.interrupt()
        #expect(listener.hears(["0 vow/bed/availability offline"], from: place) != nil)
        #expect(terminal.status == 0)
    }

    @Test(
        "a broker beyond this machine is told only what was agreed to, and the connection ends with the consent"
    )
    func consent() throws {
        let broker = try PrivateBroker()
        defer { broker.clear() }
        let home = try QuietHome()
        defer { home.clear() }
        // Another spelling of this machine, which is taken for another one.
        let address = "127.1:\(broker.port)"
        let refused = try home.vow(["config", "set", "mqtt.address", address])
        #expect(
            refused.status == 1
                && refused.output.contains("vow consent give mqtt-broker --to mqtt:\(address)"),
            "\(refused)")
        let give = ["consent", "give", "mqtt-broker", "--to", address, "--yes"]
        #expect(try home.vow(give).status == 0)
        #expect(try home.vow(["config", "set", "mqtt.address", address]).status == 0)
        #expect(try home.vow(["config", "set", "mqtt.device", "bed"]).status == 0)
        let listener = try BrokerListener(broker)
        defer { listener.end() }
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        var place = try #require(
            listener.hears(["0 vow/bed/state idle", "0 vow/bed/availability online"]), "\(listener.lines)")
        #expect(listener.lines.contains { $0.contains(#/^0 vow/bed/next_alarm \d{4}-\d\d-\d\dT06:30:00Z$/#) })
        let shown = try home.vow(["mqtt"])
        #expect(shown.status == 0 && shown.output.contains("now receives the state of alarms"), "\(shown)")

        #expect(try home.vow(["consent", "withdraw", "mqtt-broker"]).status == 0)
        place = try #require(listener.hears(["0 vow/bed/availability offline"], from: place))
        let denied = try home.vow(["mqtt", "--json"])
        #expect(denied.status == 1 && denied.output.contains("you have not agreed"), "\(denied)")
        #expect(try home.vow(give).status == 0)
        place = try #require(listener.hears(["0 vow/bed/availability online"], from: place))
        // Between the two nothing was sent.
        #expect(try home.vow(["config", "set", "mqtt.address", "off"]).status == 0)
        #expect(listener.hears(["0 vow/bed/availability offline"], from: place) != nil)
        #expect(daemon.stop() == 0)
        let off = try home.vow(["mqtt", "--json"])
        #expect(off.status == 1 && off.output.contains("\"off\""), "\(off)")
    }

    @Test(
        "a trial says what is wrong: nobody there, or not let in; the password is kept where only its owner reads it"
    )
    func trial() throws {
        let broker = try PrivateBroker(password: "good morning")
        defer { broker.clear() }
        let home = try home(broker)
        defer { home.clear() }
        let refused = try home.vow(["mqtt", "--json"])
        #expect(refused.status == 3 && refused.output.contains("mqtt.refused"), "\(refused)")
        #expect(try home.vow(["config", "set", "mqtt.user", "vow"]).status == 0)
        let password = ["mqtt", "password", "--home", home.path]
        let kept = try ChildProcess(password, soundServer: "unix:/nowhere/pulse", input: "good morning\n")
        #expect(kept.finish().status == 0)
        let file = home.path + "/mqtt-password"
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        let known = try home.vow(["mqtt", "--json"])
        #expect(known.status == 0 && known.output.contains("\"connected\""), "\(known)")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        let open = try home.vow(["mqtt", "--json"])
        #expect(open.status == 3 && open.output.contains("mqtt.password"), "\(open)")
        let away = try ChildProcess(password, soundServer: "unix:/nowhere/pulse", input: "\n")
        #expect(away.finish().status == 0 && !FileManager.default.fileExists(atPath: file))
        #expect(try home.vow(["config", "set", "mqtt.tls", "/nowhere.pem"]).status == 0)
        let unknown = try home.vow(["mqtt", "--json"])
        #expect(unknown.status == 3 && unknown.output.contains("\"mqtt.tls\""), "\(unknown)")
        #expect(try home.vow(["config", "set", "mqtt.tls", "off"]).status == 0)
        // Something else than a broker answers there.
        let other = LoopbackListener()
        defer { other.stop() }
        other.serve { peer in
            _ = peer.receive()
            peer.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        }
        #expect(try home.vow(["config", "set", "mqtt.address", "127.0.0.1:\(other.port)"]).status == 0)
        let strange = try home.vow(["mqtt", "--json"])
        #expect(
            strange.status == 3 && strange.output.contains("mqtt.silent")
                && !strange.output.contains("(Success)"), "\(strange)")
        #expect(try home.vow(["config", "set", "mqtt.address", "127.0.0.1:\(broker.port)"]).status == 0)
        broker.stop()
        let nobody = try home.vow(["mqtt", "--json"])
        #expect(nobody.status == 3 && nobody.output.contains("mqtt.unreachable"), "\(nobody)")
        #expect(try home.vow(["config", "set", "mqtt.address", "no-such-name.invalid"]).status == 1)
    }
}
