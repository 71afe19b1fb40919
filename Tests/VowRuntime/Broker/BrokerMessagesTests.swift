import Foundation
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// X8: what a broker of home automation is told, and what never.
@Suite("X8 What a broker is told") struct BrokerMessagesTests {
    private static let golden = URL(filePath: #filePath).appending(path: "../../../../Specs/Answers/mqtt.txt")
        .standardized

    private func configuration(_ changes: [SettingKey: String] = [:]) throws -> BrokerConfiguration {
        var settings = Settings()
        settings.apply(key: SettingKey.mqttAddress.rawValue, value: "homeassistant.local")
        for (key, value) in changes { settings.apply(key: key.rawValue, value: value) }
        return try #require(BrokerConfiguration(settings, machine: "Bedside.home"))
    }

    private func row(_ standing: LiveRow.Standing) -> LiveRow {
        LiveRow(standing, at: "2029-01-01T06:30:00.000Z")
    }

    private func row(_ phase: LiveRow.Phase, until: String? = nil) -> LiveRow {
        var gate = LiveRow.Gate(
            step: 0, stepCount: 1, task: LiveRow.Task("recite"), words: LiveRow.Words(lines: []), attempt: 1,
            windowMilliseconds: 20_000, typingOpen: false,
            snooze: LiveRow.Snooze(allowed: false, reason: nil, minutes: nil), emergency: nil)
        gate.until = until
        return row(LiveRow.Standing(phase, run, gate))
    }

    private var run: LiveRow.Run {
        LiveRow.Run(id: "r", label: "Work", language: "en", phaseText: "", prompt: "")
    }

    private func idle(_ due: String) -> LiveRow {
        row(.idle(LiveRow.Next(alarm: "a", label: "Work", due: due, dueLocal: "")))
    }

    private func ended(_ ending: String) -> LiveRow { row(.ended(run, ending: ending)) }

    private func streak(_ days: Int) throws -> StreakRow {
        let text = """
            {"current":\(days),"currentTyped":0,"currentStandIn":0,"currentImported":0,"best":9,"imported":0,
            "keptOfLast14":3,"countedOfLast14":3,"skippedOfLast14":0,"machineFaultsOfLast14":0,"days":[]}
            """
        return try JSONDecoder().decode(StreakRow.self, from: Data(text.utf8))
    }

    private func run(_ state: String, began: String) throws -> RunRow {
        let text = """
            {"run":"r","label":"Work","due":"\(began)","local":"2029-01-01T06:30","beganAt":"\(began)",
            "state":"\(state)","step":0,"attempts":0,"snoozes":0,"recitedLines":[],"disturbances":[]}
            """
        return try JSONDecoder().decode(RunRow.self, from: Data(text.utf8))
    }

    /// A morning with a snooze, as rows.
    private var morning: [LiveRow] {
        [
            idle("2029-01-01T06:30:00Z"), row(.ringing), row(.listening),
            row(.snoozed, until: "2029-01-01T06:39:00.000Z"), row(.ringing), row(.answering),
            row(.resting, until: "2029-01-01T06:45:00.000Z"), row(.checking),
            ended("dismissed"), idle("2029-01-02T06:30:00Z"),
        ]
    }

    @Test("a morning is told as Specs/Answers/mqtt.txt says, state after state, and only what has changed")
    func told() throws {
        let messages = BrokerMessages(try configuration(), version: "1.0")
        var states = BrokerStates()
        var lines: [String] = []
        var published: [String: String] = [:]
        func note(_ heading: String, _ told: [BrokerMessage]) {
            lines.append("# \(heading)")
            for message in told where published[message.topic] != message.payload {
                lines.append("\(message.topic) \(message.payload)")
                published[message.topic] = message.payload
            }
        }
        for (place, row) in morning.enumerated() {
            states.apply(row)
            if row.phase == .idle { states.apply(try streak(place == 0 ? 4 : 5)) }
            note(row.phase.rawValue, place == 0 ? messages.all(states) : messages.states(states))
        }
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["VOW_RECORD_GOLDEN"] != nil {
            try text.write(to: Self.golden, atomically: true, encoding: .utf8)
        }
        #expect(text == (try String(contentsOf: Self.golden, encoding: .utf8)))
    }

    @Test("every phase has its state, and every ending")
    func phases() {
        let expected: [(LiveRow.Phase, String)] = [
            (.idle, "idle"), (.ringing, "ringing"), (.listening, "ringing"), (.answering, "ringing"),
            (.snoozed, "snoozed"), (.resting, "dismissed"), (.checking, "dismissed"),
        ]
        for (phase, state) in expected {
            var states = BrokerStates()
            states.apply(phase == .idle ? row(.idle(nil)) : row(phase))
            #expect(states.state == state, "\(phase)")
            #expect(states.isRinging == (state == "ringing"))
            #expect(BrokerStates.states.contains(state) && BrokerStates.phases.contains(phase.rawValue))
        }
        for ending in ["dismissed", "abandoned", "bypassed", "missed"] {
            var states = BrokerStates()
            states.apply(ended(ending))
            #expect(states.state == ending && states.lastEnding == ending && !states.isRinging)
        }
        // What a later version may say comes to nothing.
        var states = BrokerStates()
        states.apply(ended("forgotten"))
        #expect(states.state == nil)
    }

    @Test("the last ending is that of the newest run that is over, and no run that goes on")
    func lastEnding() throws {
        var states = BrokerStates()
        states.apply(runs: [
            try run("dismissed", began: "2029-01-01T06:30:00.000Z"),
            try run("missed", began: "2029-01-02T06:30:00.000Z"),
            try run("active", began: "2029-01-03T06:30:00.000Z"),
        ])
        #expect(states.lastEnding == "missed")
        states.apply(runs: [])
        #expect(states.lastEnding == "missed")
    }

    @Test("an alarm may have ended with its run, and without one where another is next")
    func ended() {
        var states = BrokerStates()
        func mayHaveEnded(_ row: LiveRow) -> Bool {
            let before = states
            states.apply(row)
            return states.mayHaveEnded(since: before)
        }
        let (today, tomorrow) = ("2029-01-01T06:30:00Z", "2029-01-02T06:30:00Z")
        #expect(mayHaveEnded(idle(today)))
        #expect(!mayHaveEnded(idle(today)))
        // It was missed, or the person was up before it rang.
        #expect(mayHaveEnded(idle(tomorrow)))
        #expect(!mayHaveEnded(row(.ringing)) && !mayHaveEnded(row(.snoozed)))
        #expect(mayHaveEnded(ended("dismissed")))
        #expect(mayHaveEnded(row(.idle(nil))))
    }

    @Test(
        "no line, word, transcript, prompt, code or label is in any message, and a label only where it is wanted"
    )
    func nothingPrivate() throws {
        let secret = "kitten"
        var task = LiveRow.Task("recite")
        (task.question, task.token) = (secret, secret)
        var words = LiveRow.Words(
            lines: [.init(words: [.init(text: secret, heard: true)], recited: false)])
        (words.transcript, words.challengeWord) = (secret, secret)
        var gate = LiveRow.Gate(
            step: 0, stepCount: 1, task: task, words: words, attempt: 1, windowMilliseconds: 20_000,
            typingOpen: false, snooze: .init(allowed: false, reason: nil, minutes: nil),
            emergency: .init(sentence: secret, opensAt: nil, secondsLeft: nil))
        gate.alternatives = .init(["type"], text: secret)
        gate.easierText = secret
        gate.feedback = .init(kind: secret, text: secret)
        gate.warning = .init(kind: secret, text: secret, percent: 3, told: 1)
        let run = LiveRow.Run(id: secret, label: secret, language: "en", phaseText: "", prompt: secret)
        let standings: [LiveRow.Standing] = [
            .idle(LiveRow.Next(alarm: secret, label: secret, due: "2029-01-01T06:30:00Z", dueLocal: "")),
            .listening(run, gate), .snoozed(run, gate), .ended(run, ending: "dismissed"),
        ]
        for told in standings.map(row) {
            let phase = told.phase
            var states = BrokerStates()
            states.apply(told)
            let all = BrokerMessages(try configuration(), version: "1").all(states)
            #expect(!all.contains { $0.payload.contains(secret) || $0.topic.contains(secret) }, "\(phase)")
            // What was told before is forgotten.
            #expect(all.contains(BrokerMessage(topic: "vow/bedside/label", payload: "")))
            let labelled = BrokerMessages(try configuration([.mqttLabels: "on"]), version: "1").all(states)
            #expect(
                labelled.filter { $0.payload.contains(secret) }
                    == [BrokerMessage(topic: "vow/bedside/label", payload: secret)])
        }
    }

    @Test(
        "Home Assistant gets one description a state, whose keys name topics that are told, and none takes a command"
    )
    func descriptions() throws {
        var states = BrokerStates()
        for row in morning { states.apply(row) }
        states.apply(try streak(1))
        let all = BrokerMessages(try configuration([.mqttLabels: "on"]), version: "1").all(states)
        let topics = Set(all.map(\.topic))
        let configs = all.filter { $0.topic.hasSuffix("/config") }
        #expect(configs.count == 8)
        for config in configs {
            let parsed = try JSONSerialization.jsonObject(with: Data(config.payload.utf8))
            let object = try #require(parsed as? [String: Any])
            let state = try #require(object["state_topic"] as? String)
            #expect(topics.contains(state), "\(state)")
            #expect(topics.contains(object["availability_topic"] as? String ?? ""))
            #expect(!object.keys.contains { $0.contains("command") }, "\(config.payload)")
            let known = all.first { $0.topic == state }?.payload ?? ""
            if let options = object["options"] as? [String] { #expect(options.contains(known), "\(known)") }
        }
        // That Vow is there is told when everything is known.
        #expect(all.last == BrokerMessage(topic: "vow/bedside/availability", payload: "online"))
        let plain = BrokerMessages(try configuration([.mqttDiscovery: "off"]), version: "1").all(states)
        #expect(!plain.contains { $0.topic.hasSuffix("config") })
    }

    @Test("names are those of the person's language, and states the same in each")
    func languages() throws {
        let spanish = BrokerMessages(try configuration([.language: "es"]), version: "1").all(BrokerStates())
        #expect(spanish.contains { $0.payload.contains("Próxima alarma") })
        #expect(spanish.contains { $0.payload.contains(#""ringing","snoozed""#) })
    }
}
