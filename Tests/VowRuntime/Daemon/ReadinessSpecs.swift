import Foundation
import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// K1 K2: what is found of a device, what it means for a morning, and what is recorded of its changes.
@Suite("K1 K2 What a morning needs") struct ReadinessSpecs {
    private static let needs = DeviceNeeds(lines: [], gates: [])

    private func findings(_ change: (inout MachineFacts) -> Void) -> [Readiness.Part: Readiness] {
        var facts = MachineFacts()
        change(&facts)
        let found = Readiness.findings(
            facts, needs: ReadinessSpecs.needs, home: "/home/sam", Wording(in: .english))
        return Dictionary(found.map { ($0.part, $0) }) { first, _ in first }
    }

    @Test("every part that may be told of has its name on the page")
    func names() {
        for part in Readiness.Part.allCases {
            #expect(PageText(code: "device.part.\(part)") != nil, "\(part)")
        }
    }

    @Test("every capability is recorded by the name of the one part that looks at it")
    func capabilities() {
        let looked = Readiness.Part.allCases.filter { $0.capability != nil }
        #expect(looked.map(\.rawValue) == Capability.allCases.map(\.rawValue))
        #expect(looked.allSatisfy { $0.capability?.rawValue == $0.rawValue })
    }

    @Test("a machine of which nothing is known stops nothing, and what is unknown is left out") func unknown()
    {
        let found = findings { _ in }
        #expect(!found.values.contains { $0.state == .missing })
        #expect(found[.clock] == nil && found[.disk] == nil && found[.camera] == nil)
        #expect(found[.notifications]?.repair.contains("apt install") == true)
    }

    @Test(
        "free space: a full disk is missing, a nearly full one doubtful",
        arguments: [
            (19_999_999, Readiness.State.missing), (20_000_000, .doubtful), (499_999_999, .doubtful),
            (500_000_000, .ready),
        ])
    func disk(bytes: Int, state: Readiness.State) {
        #expect(findings { $0.freeBytes = Int64(bytes) }[.disk]?.state == state)
    }

    @Test("what Vow may repair itself is offered, and nothing else is") func fixes() {
        let service = { (isEnabled: Bool, lingers: Bool) in
            self.findings {
                $0.service = .init(
                    hasManager: true, isInstalled: true, isEnabled: isEnabled, lingers: lingers)
            }[.service]
        }
        #expect(service(false, false)?.fix == .enableService)
        #expect(service(true, false)?.fix == .enableLinger)
        #expect(service(true, true)?.state == .ready && service(true, true)?.fix == nil)
        #expect(findings { $0.isClockSynchronised = false }[.clock]?.fix == nil)
    }

    private static func output(_ percent: Int, isMuted: Bool = false, isWorn: Bool = false) -> OutputFacts {
        OutputFacts(description: "Speaker", volumePercent: percent, isMuted: isMuted, isWorn: isWorn)
    }

    @Test("the usual output: gone, silent, faint by the setting, worn, quieter than what woke last, or ready")
    func speaker() {
        let pick = Wording(in: .english)
        func finding(
            _ output: OutputFacts?, _ policy: AudibilityPolicy = AudibilityPolicy(), waking: Int? = nil
        ) -> Readiness { Readiness.speaker(output, policy, wakingPercent: waking, pick) }
        #expect(finding(nil).state == .missing)
        #expect(finding(Self.output(80, isMuted: true)).fix == .unmuteSpeaker)
        #expect(finding(Self.output(0)).state == .missing && finding(Self.output(0)).fix == .raiseSpeaker)
        #expect(finding(Self.output(29)).state == .doubtful && finding(Self.output(30)).state == .ready)
        #expect(finding(Self.output(45), AudibilityPolicy(warnBelowPercent: 50)).state == .doubtful)
        #expect(finding(Self.output(60), waking: 80).message.contains("80 %"))
        #expect(finding(Self.output(61), waking: 80).state == .ready)
        let states = AudibilityPolicy.Headphones.allCases.map {
            finding(Self.output(80, isWorn: true), AudibilityPolicy(headphones: $0)).state
        }
        #expect(AudibilityPolicy.Headphones.allCases == [.force, .ask, .leave])
        #expect(states == [.ready, .doubtful, .ready])
    }

    @Test("an output that an alarm names is told of where it is not there, silent or faint, by its own name")
    func routed() {
        let pick = Wording(in: .english)
        func finding(_ output: OutputFacts?) -> Readiness? {
            Readiness.routed(
                output, name: "sink.kitchen", words: ["kitchen"], AudibilityPolicy(), pick)
        }
        #expect(finding(Self.output(80)) == nil)
        #expect(finding(nil)?.state == .doubtful && finding(nil)?.message.contains("kitchen") == true)
        let muted = finding(Self.output(80, isMuted: true))
        #expect(muted?.state == .missing && muted?.repair.contains("sink.kitchen") == true)
        // What is repaired by itself is the usual output only.
        #expect(muted?.fix == nil && finding(Self.output(10))?.state == .doubtful)
        func sound(_ words: String...) -> SoundSettings {
            var sound = SoundSettings()
            sound.routeTags = words
            return sound
        }
        let needs = DeviceNeeds(
            lines: [], gates: [], sounds: [sound("kitchen"), sound(), sound("all"), sound("kitchen")])
        #expect(needs.routes == [["kitchen"]])
    }

    @Test("a battery that may be empty by morning, but not while it charges") func power() {
        #expect(
            findings { $0.power = .init(isOnMains: false, batteryPercent: 29) }[.power]?.state == .doubtful)
        #expect(findings { $0.power = .init(isOnMains: true, batteryPercent: 5) }[.power]?.state == .ready)
    }

    @Test("events of a newer version, and a daemon of another one, are told of with what to do")
    func versions()
        throws
    {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        try log.append([.device(.started(version: "0.1.0"))], at: DaemonMorning.start)
        func found(_ version: String) throws -> [Readiness.Part: Readiness] {
            let overview = try CommandService(ofFakesOn: log, at: DaemonMorning.start).present()
            let status = DeviceStatus(overview, isWatched: true, version: version, device: [])
            return Dictionary(status.findings.map { ($0.part, $0) }) { first, _ in first }
        }
        #expect(try found("0.1.0")[.watch]?.state == .ready)
        #expect(try found("0.1.0")[.log] == nil)
        let other = try #require(try found("0.2.0")[.watch])
        #expect(other.state == .doubtful && other.message.contains("0.1.0"))
        #expect(other.repair.contains("restart vow"))
        try log.store.append(
            [
                ProposedEvent(
                    name: "DaemonMoved", schema: 1, at: DaemonMorning.start, cause: "", correlation: "",
                    plain: Array("{}".utf8), sealed: nil)
            ], to: StreamName(category: "device", id: "this"), expecting: .any, key: nil)
        let unread = try #require(try found("0.1.0")[.log])
        #expect(unread.state == .doubtful && unread.message.contains("1"))
        #expect(unread.repair.contains("newer version"))
    }

    @Test("where nothing is set, the first line to add is in the language of the texts")
    func firstLine() throws {
        for (language, first) in [(Language.english, "I keep"), (.spanish, "vow lines add \"Cumplo")] {
            let overview = try CommandService(
                ofFakesOn: .unwritten(speaking: language), at: DaemonMorning.start
            ).present()
            let status = DeviceStatus(overview, isWatched: false, version: "0.1.0", device: [])
            #expect(status.commands.first?.contains(first) == true, "\(status.commands)")
        }
    }

    @Test(
        "an alarm that asks for lines of which there are none is told of, and a new one asks in the person's language"
    )
    func unspoken() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))
        let present = try CommandService(ofFakesOn: log, at: DaemonMorning.start).present().settings
        #expect(present.newAlarm(rule, lines: LineList()).gate.language == .english)
        // One append is for one stream.
        for event: DomainEvent in [
            .setting(key: "language", value: "es"),
            .alarm("a1", .scheduled(present.newAlarm(rule, lines: LineList()))),
            .line("l1", .added(kind: .affirmation, text: "Cumplo lo que me prometo.", language: .spanish)),
        ] { try log.append([event], at: DaemonMorning.start) }
        func found() throws -> Readiness? {
            let overview = try CommandService(ofFakesOn: log, at: DaemonMorning.start).present()
            #expect(overview.settings.newAlarm(rule, lines: LineList()).gate.language == .spanish)
            let status = DeviceStatus(overview, isWatched: true, version: "0.1.0", device: [])
            return status.findings.first { $0.part == .lines }
        }
        let lacking = try #require(try found())
        #expect(lacking.state == .doubtful && lacking.message.contains("afirmaciones y metas en inglés"))
        #expect(lacking.repair.contains("vow alarm edit a1 --language"))
        // One of the kinds that it asks for is enough.
        try log.append(
            [.line("l2", .added(kind: .goal, text: "I run each day.", language: .english))],
            at: DaemonMorning.start)
        #expect(try found()?.state == .ready)
    }

    @Test(
        "an alarm whose code or tag was erased is named, with what to do, until it is off or another is registered"
    )
    func unregistered() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let service = CommandService(ofFakesOn: log, at: DaemonMorning.start)
        let rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))
        func asking(_ gate: String, instead: String) throws -> AlarmDefinition {
            AlarmDefinition(
                label: "Morning", rule: rule,
                gate: GatePolicy(
                    challenges: try GateNotation.policies(gate),
                    standIns: try GateNotation.policies(instead)))
        }
        let definition = try asking("code:pantry", instead: "tag:door")
        func refused(_ change: () throws(CommandError) -> Void) -> String? {
            do throws(CommandError) { try change() } catch {
                if case .refused(let refusal) = error { return refusal.text(Wording(in: .english)) }
            }
            return nil
        }
        func found() throws -> [Readiness] {
            let status = DeviceStatus(
                try service.present(), isWatched: true, version: "0.1.0", device: [])
            return status.findings.filter { $0.part == .alarms && $0.state == .doubtful }
        }
        #expect(
            refused { () throws(CommandError) in _ = try service.schedule(definition) }?
                .contains("vow codes add pantry") == true)
        let code = try service.register(.code, "pantry", as: nil, payload: [1, 2, 3])
        #expect(
            refused { () throws(CommandError) in _ = try service.schedule(definition) }?
                .contains("vow tags add door") == true)
        _ = try service.register(.tag, "door", as: nil, payload: [4])
        let alarm = try service.schedule(definition)
        #expect(try found().isEmpty)

        try service.takeOutOfUse(.code, code.id)
        let lacking = try #require(try found().first)
        #expect(
            try found().count == 1 && lacking.message.contains("\(alarm.text) asks for the code \"pantry\""))
        #expect(lacking.repair.contains("vow codes add \"pantry\""))
        #expect(lacking.repair.contains("vow alarm edit \(alarm.text) --gate"))
        let today = try service.present().today
        #expect(
            refused { () throws(CommandError) in
                try service.edit(alarm: alarm, today: today) { definition in
                    var changed = definition
                    changed.label = "Early"
                    return changed
                }
            } != nil)
        try service.change(alarm: alarm, .disable)
        #expect(try found().isEmpty)
        #expect(refused { () throws(CommandError) in try service.change(alarm: alarm, .enable) } != nil)
        _ = try service.register(.code, "pantry", as: nil, payload: [1, 2, 3])
        try service.change(alarm: alarm, .enable)
        #expect(try found().isEmpty)
    }

    @Test("do not disturb is read and named") func silenced() {
        let found = findings {
            $0.notifications = .init(server: "dunst", hasActions: true, isSilenced: true)
        }[.notifications]
        #expect(found?.state == .doubtful && found?.message.contains("do not disturb") == true)
    }

    @Test("changes of a capability are recorded, once each, and what was never looked at counts as ready")
    func changes() throws {
        let looks = ScriptedLooks()
        let morning = try DaemonMorning(
            at: DaemonMorning.start.adding(seconds: -10 * 3_600), inspect: { _, _ in looks.next() })
        defer { try? morning.end() }
        func changes() throws -> [String] {
            try morning.log.history().compactMap {
                guard case .device(.capabilityChanged(let capability, let state)) = $0.event else {
                    return nil
                }
                return "\(capability) \(state)"
            }
        }
        // The look at the start finds the microphone gone, and both findings of a part count as the worse.
        looks.put([
            Readiness(.speaker, .ready, "there"),
            Readiness(.microphone, .missing, "gone", repair: "plug it in"),
            Readiness(.speech, .ready, "English"), Readiness(.speech, .doubtful, "Spanish"),
        ])
        _ = try #require(morning.display.notice { $0.contains("gone") })
        #expect(morning.clock.rest())
        #expect(try changes() == ["microphone missing", "speech doubtful"])
        // The evening's look finds it back.
        looks.put([
            Readiness(.microphone, .ready, "back"), Readiness(.speech, .doubtful, "Spanish", repair: "x"),
        ])
        morning.clock.pass(milliseconds: 10_000)
        for _ in 0..<300 where try changes().count < 3 { _ = morning.display.settle(milliseconds: 20) }
        #expect(try changes() == ["microphone missing", "speech doubtful", "microphone ready"])
        #expect(
            try morning.log.state(of: Aggregates.device, "this").state.capabilities.map(\.state) == [
                .ready, .doubtful,
            ])
    }
}

/// Findings handed out one look after the other; a look waits for its findings.
private final class ScriptedLooks: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [[Readiness]] = []

    func put(_ findings: [Readiness]) {
        condition.lock()
        waiting.append(findings)
        condition.signal()
        condition.unlock()
    }

    func next() -> [Readiness] {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty { condition.wait() }
        return waiting.removeFirst()
    }
}
