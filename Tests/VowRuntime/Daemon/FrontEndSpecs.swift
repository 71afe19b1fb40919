import Foundation
import InMemory
import PortContracts
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation

@testable import VowRuntime

/// What front ends may ask of a daemon, and what they may not.
@Suite("The application boundary", .timeLimit(.minutes(1)))
struct FrontEndSpecs {
    /// A server with a home in memory, behind a listener in memory.
    final class Office {
        let log: EventLog
        let clock = SimulatedWakeClock(at: DaemonMorning.start)
        let live: LiveState
        let listener = MemoryFrontEndListener()
        let inputs = InputRecord()
        private let closeDesk: @Sendable () -> Void

        final class InputRecord: Sendable {
            private let inputs = Mutex<[PersonInput]>([])
            var all: [PersonInput] { inputs.withLock { $0 } }
            @Sendable func handle(_ input: PersonInput) { inputs.withLock { $0.append(input) } }
        }

        init() throws {
            let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
            self.log = log
            try DaemonMorning.prepare(log, at: DaemonMorning.start)
            let (clock, zones) = (clock, FixedZones())
            live = LiveState(clock: clock, zones: zones)
            let server = FrontEndServer(live: live, clock: clock, send: inputs.handle) {
                RequestRouter(
                    service: CommandService(
                        log: log, clock: clock, zones: zones, entropy: FixedEntropy(seed: 3)))
            }
            closeDesk = try server.open(listener)
        }

        deinit { closeDesk() }

        /// The answer to one line.
        func ask(_ line: String) throws -> [String: Any] {
            let visitor = listener.visit()
            defer { visitor.leave() }
            visitor.send(Array(line.utf8))
            let answer = try #require(visitor.next())
            return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
        }

        func code(_ line: String) throws -> String? {
            (try ask(line)["error"] as? [String: Any])?["code"] as? String
        }
    }

    @Test("every question is answered with rows, under the request's number")
    func queries() throws {
        let office = try Office()
        let server = RequestRouter(
            service: CommandService(
                log: office.log, clock: office.clock, zones: FixedZones(), entropy: FixedEntropy(seed: 3)))
        let added = try office.ask(#"{"vow":1,"id":2,"command":"lines.add","arguments":{"text":"I rest."}}"#)
        let line = try #require((added["done"] as? [String: Any])?["id"] as? String)
        let needed = [
            "alarm.show": #""id":"a1""#, "alarm.preview": #""id":"a1""#, "lines.show": #""id":"\#(line)""#,
            "lines.try": #""id":"\#(line)","text":"I rest""#,
            "consent.statement": #""purpose":"recordings","to":"this device""#,
        ]
        // What asks for a run, or is done in a process of its own, has specs beside its operation.
        let elsewhere = Set(
            Operations.queries.filter { shape in
                needed[shape.name] == nil && shape.arguments.contains(where: \.isRequired)
            }.map(\.name)
        ).union(Operations.all.filter { $0 is any DeviceOperation.Type }.map { $0.name } + ["whatif"])
        for name in server.queries.keys.sorted() where !elsewhere.contains(name) {
            let answer = try office.ask(
                #"{"vow":1,"id":7,"query":"\#(name)","arguments":{\#(needed[name] ?? "")}}"#)
            #expect(answer["rows"] != nil, "\(name): \(answer)")
            #expect(answer["id"] as? Int == 7)
            #expect(answer["vow"] as? Int == 1)
        }
        let alarms = try #require(
            try office.ask(#"{"vow":1,"id":1,"query":"alarm.list"}"#)["rows"] as? [[String: Any]])
        #expect(alarms.map { $0["label"] as? String } == ["Morning"])
    }

    @Test("commands change what is there, and answer with the row; mistakes are refused with a code")
    func commands() throws {
        let office = try Office()
        let added = try office.ask(
            #"{"vow":1,"id":2,"command":"alarm.add","arguments":{"time":"06:30","days":["mon","tue"],"label":"Work","volume":40,"challengeWord":false}}"#
        )
        let row = try #require(added["done"] as? [String: Any], "\(added)")
        #expect(row["time"] as? String == "06:30")
        #expect(row["volumePercent"] as? Int == 40)
        let id = try #require(row["id"] as? String)
        let edited = try office.ask(
            #"{"vow":1,"id":2,"command":"alarm.edit","arguments":{"id":"\#(id)","time":"07:10"}}"#)
        #expect((edited["done"] as? [String: Any])?["time"] as? String == "07:10")
        for command in ["alarm.disable", "alarm.enable", "alarm.skip", "alarm.duplicate"] {
            let answer = try office.ask(
                #"{"vow":1,"id":2,"command":"\#(command)","arguments":{"id":"\#(id)"}}"#)
            #expect(answer["done"] != nil, "\(command): \(answer)")
        }
        let parted = try office.ask(
            #"{"vow":1,"id":2,"command":"alarm.skip","arguments":{"id":"\#(id)","from":"2029-02-01","to":"2029-02-09"}}"#
        )
        #expect(parted["done"] != nil)
        let freed = try office.ask(
            #"{"vow":1,"id":2,"command":"alarm.unskip","arguments":{"id":"\#(id)","from":"2029-02-03","to":"2029-02-09"}}"#
        )
        #expect(
            (freed["done"] as? [String: Any])?["skippedRanges"] as? [[String]] == [
                ["2029-02-01", "2029-02-02"]
            ])
        let none = try office.ask(
            #"{"vow":1,"id":2,"command":"alarm.unskip","arguments":{"id":"\#(id)"}}"#)
        #expect((none["done"] as? [String: Any])?["skippedRanges"] as? [[String]] == [])
        #expect(
            try office.code(
                #"{"vow":1,"id":2,"command":"alarm.unskip","arguments":{"id":"\#(id)","from":"2029-02-03"}}"#)
                == "skip.which")
        let gone = try office.ask(#"{"vow":1,"id":2,"command":"alarm.remove","arguments":{"id":"\#(id)"}}"#)
        #expect((gone["done"] as? [String: Any])?["removed"] as? String == id)
        let line = try office.ask(#"{"vow":1,"id":3,"command":"lines.add","arguments":{"text":"I rest."}}"#)
        #expect((line["done"] as? [String: Any])?["kind"] as? String == "affirmation")
        let set = try office.ask(
            #"{"vow":1,"id":4,"command":"config.set","arguments":{"key":"language","value":"es"}}"#)
        #expect((set["done"] as? [String: Any])?["language"] as? String == "es")
        #expect(
            try office.code(#"{"vow":1,"id":5,"command":"alarm.remove","arguments":{"id":"zzzz"}}"#) != nil)
        #expect(
            try office.code(#"{"vow":1,"id":5,"command":"alarm.add","arguments":{"time":7}}"#)
                == "argument.wrong")
        #expect(try office.code(#"{"vow":1,"id":5,"command":"run.dismiss"}"#) == "request.unknown")
        #expect(
            try office.code(
                #"{"vow":1,"id":5,"command":"consent.give","arguments":{"purpose":"cloud-speech","to":"https://a.example"}}"#
            ) == "argument.wrong")
    }

    @Test(
        "what is agreed to at a front end: the words of `vow consent give` first, and the same event after them"
    )
    func consent() throws {
        let office = try Office()
        let asked = #""purpose":"cloud-speech","to":"https://speech.example.org/v1""#
        for (language, wording) in [("en", Wording(in: .english)), ("es", Wording(in: .spanish))] {
            let answer = try office.ask(
                #"{"vow":1,"id":1,"query":"consent.statement","arguments":{\#(asked),"language":"\#(language)"}}"#
            )
            let row = try #require(answer["rows"] as? [String: Any], "\(answer)")
            let recipient = try #require(row["recipient"] as? String)
            #expect(recipient == "https://speech.example.org")
            #expect(
                row["text"] as? String
                    == ConsentTexts(wording).statement(.cloudSpeech, recipient: recipient))
            #expect(row["statement"] as? Int == ConsentState.statement)
        }
        func given() throws -> [ConsentEvent] {
            try office.log.history().compactMap {
                if case .consent(.cloudSpeech, let event) = $0.event { event } else { nil }
            }
        }
        #expect(
            try office.code(
                #"{"vow":1,"id":2,"query":"consent.statement","arguments":{"purpose":"cloud-speech","to":"http://"}}"#
            )
                != nil)
        #expect(
            try office.code(
                #"{"vow":1,"id":3,"command":"consent.give","arguments":{\#(asked),"statement":\#(ConsentState.statement + 1),"yes":true}}"#
            )
                == "consent.otherWords")
        #expect(
            try office.code(
                #"{"vow":1,"id":3,"command":"consent.give","arguments":{\#(asked),"yes":true}}"#)
                == "argument.wrong")
        #expect(
            try office.code(
                #"{"vow":1,"id":3,"command":"consent.give","arguments":{\#(asked),"statement":\#(ConsentState.statement),"yes":false}}"#
            )
                == "confirm")
        #expect(try given() == [])
        let done = try office.ask(
            #"{"vow":1,"id":4,"command":"consent.give","arguments":{\#(asked),"statement":\#(ConsentState.statement),"yes":true}}"#
        )
        #expect((done["done"] as? [String: Any])?["given"] as? Bool == true, "\(done)")
        #expect(
            try given() == [
                .given(recipient: "https://speech.example.org", statement: ConsentState.statement)
            ])
    }

    @Test(
        "the first and the last date, the zone and the output of an alarm are set, and taken back by \"none\""
    )
    func limitsOfAnAlarm() throws {
        let office = try Office()
        let added = try office.ask(
            #"{"vow":1,"id":1,"command":"alarm.add","arguments":{"time":"06:30","days":"mon-fri","from":"2040-01-02","until":"2040-02-28","zone":"UTC","route":"hdmi,usb"}}"#
        )
        let row = try #require(added["done"] as? [String: Any], "\(added)")
        #expect(row["startsOn"] as? String == "2040-01-02" && row["endsOn"] as? String == "2040-02-28")
        #expect(row["zone"] as? String == "UTC" && row["followsDevice"] as? Bool == false)
        #expect(row["routeTags"] as? [String] == ["hdmi", "usb"])
        let id = try #require(row["id"] as? String)
        func edited(_ fields: String) throws -> [String: Any] {
            let answer = try office.ask(
                #"{"vow":1,"id":2,"command":"alarm.edit","arguments":{"id":"\#(id)",\#(fields)}}"#)
            return try #require(answer["done"] as? [String: Any], "\(answer)")
        }
        let open = try edited(#""from":"none","until":"none""#)
        #expect(open["startsOn"] == nil && open["endsOn"] == nil)
        #expect(open["routeTags"] as? [String] == ["hdmi", "usb"], "what is not named stays")
        let usual = try edited(#""route":"none","zone":"device""#)
        #expect(usual["routeTags"] as? [String] == [] && usual["followsDevice"] as? Bool == true)
        #expect(try edited(#""route":"all""#)["routeTags"] as? [String] == ["all"])
    }

    @Test("only what a person does gets into a run; what devices report cannot be forged")
    func inputs() throws {
        let office = try Office()
        #expect(try office.ask(#"{"vow":1,"id":1,"input":{"kind":"ready"}}"#)["done"] != nil)
        #expect(try office.ask(#"{"vow":1,"id":1,"input":{"kind":"typed","text":"I rest."}}"#)["done"] != nil)
        for forged in [
            #"{"kind":"heardEnd","window":1,"evidence":{"transcript":"I rest."}}"#, #"{"kind":"timePassed"}"#,
            #"{"kind":"hearingFailed"}"#, #"{"kind":"typed"}"#, #""ready""#,
            #"{"kind":"typed","text":"\#(String(repeating: "a", count: 3_000))"}"#,
        ] {
            #expect(
                try office.code(#"{"vow":1,"id":1,"input":\#(forged)}"#) == "request.malformed", "\(forged)")
        }
        #expect(office.inputs.all == [.ready, .typed("I rest.")])
    }

    @Test("more inputs than a person can make are refused, so that the daemon is not kept busy")
    func flood() throws {
        let office = try Office()
        var refused = 0
        for _ in 0..<100
        where try office.code(#"{"vow":1,"id":1,"input":{"kind":"ready"}}"#) == "input.tooMany" {
            refused += 1
        }
        #expect(office.inputs.all.count == FrontEndServer.inputsPerSecond)
        #expect(refused == 100 - FrontEndServer.inputsPerSecond)
    }

    @Test(
        "what is no request is answered with a code, and the link lives on",
        arguments: [
            "", "x", "[]", "{}", #"{"vow":2,"id":1,"query":"runs"}"#, #"{"vow":1,"query":"runs"}"#,
            String(repeating: "[", count: 60_000), #"{"vow":1,"id":1}"#, "\u{0}\u{1}",
        ])
    func malformed(_ line: String) throws {
        let office = try Office()
        let visitor = office.listener.visit()
        visitor.send(Array(line.utf8))
        let answer = String(decoding: try #require(visitor.next()), as: UTF8.self)
        #expect(answer.contains("request.malformed"), "\(answer)")
        visitor.send(Array(#"{"vow":1,"id":1,"query":"runs"}"#.utf8))
        #expect(String(decoding: try #require(visitor.next()), as: UTF8.self).contains("rows"))
        visitor.leave()
    }

    @Test("any number follow: the present row at once, then every change, in order")
    func follow() throws {
        let office = try Office()
        let early = office.listener.visit()
        early.send(Array(#"{"vow":1,"id":5,"follow":"live"}"#.utf8))
        func row(_ visitor: MemoryFrontEnd) throws -> [String: Any] {
            let line = try #require(visitor.next())
            let reply = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            return try #require(reply["live"] as? [String: Any])
        }
        #expect(try row(early)["phase"] as? String == "idle")
        office.live.notice("Something to know.")
        #expect(try row(early)["notice"] as? String == "Something to know.")
        office.live.show(levelPercent: 40, isVoice: true)
        #expect(try row(early)["level"] as? Int == 40)
        office.live.show(next: nil)
        let late = office.listener.visit()
        late.send(Array(#"{"vow":1,"id":6,"follow":"live"}"#.utf8))
        #expect(try row(late)["phase"] as? String == "idle")
        #expect(try row(early)["phase"] as? String == "idle")
        late.leave()
        office.live.notice("Still there.")
        #expect(try row(early)["notice"] as? String == "Still there.")
        early.leave()
    }

    @Test("each question and command of the socket stands in its description")
    func described() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let router = RequestRouter(
            service: CommandService(
                log: log, clock: SimulatedWakeClock(at: DaemonMorning.start), zones: FixedZones(),
                entropy: FixedEntropy(seed: 3)))
        let place = URL(filePath: #filePath).appending(path: "../../../../Specs/Answers/SOCKET.md")
            .standardized
        let description = try String(contentsOf: place, encoding: .utf8)
        #expect(router.queries.count > 10 && router.commandNames.count > 30)
        // What other processes do has specs of its own.
        let names = (router.queries.keys.sorted() + router.commandNames).filter {
            Operations.named($0).map { OperationPlace.daemon.contains($0.place) } ?? true
        }
        let missing = names.filter { !description.contains("`\($0)`") }
        #expect(missing.isEmpty)
    }

    @Test("an alarm keeps the hash of the file that was chosen as its tone, until another tone is chosen")
    func toneDigest() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let service = CommandService(ofFakesOn: log, at: DaemonMorning.start)
        let router = RequestRouter(
            service: service,
            parts: OperationParts(
                checkTone: { $0 == "beacon" ? ChosenTone($0) : ChosenTone("/tones/" + $0, digest: "5e") }))
        _ = try router.carryOut(
            "alarm.add", Arguments(["time": .text("06:30"), "tone": .text("sea"), "label": .text("Sea")]))
        func sound() throws -> SoundSettings? {
            try service.present().alarm(try service.alarmID(named: "Sea")).definition?.sound
        }
        #expect(try sound()?.tone == "/tones/sea")
        #expect(try sound()?.toneDigest == "5e")
        _ = try router.carryOut(
            "alarm.edit", Arguments(["id": .text("Sea"), "volume": .number(30)]))
        #expect(try sound()?.toneDigest == "5e")
        _ = try router.carryOut(
            "alarm.edit", Arguments(["id": .text("Sea"), "tone": .text("beacon")]))
        #expect(try sound()?.toneDigest == nil)
    }

    @Test("an alarm is named by its identifier, the beginning of it, or a label that no other has")
    func named() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        for (id, label) in [("k3cd", "Morning"), ("m7vg", "Tea"), ("m8qx", "tea")] {
            var alarm = AlarmDefinition(
                rule: OccurrenceRule(
                    time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay)))
            alarm.label = label
            try log.append([.alarm(AlarmID(id), .scheduled(alarm))], at: DaemonMorning.start)
        }
        let service = CommandService(ofFakesOn: log, at: DaemonMorning.start)
        for (text, id) in [
            ("k3cd", "k3cd"), ("k", "k3cd"), ("Morning", "k3cd"), ("morning", "k3cd"), ("m8", "m8qx"),
        ] {
            #expect(try service.alarmID(named: text).text == id, "\(text)")
        }
        for text in ["Tea", "m", "", "Evening"] {
            #expect(throws: CommandError.self, "\(text)") { try service.alarmID(named: text) }
        }
    }

    @Test("a whole morning as a follower sees it")
    func morning() throws {
        let morning = try DaemonMorning()
        let seen = Mutex<[LiveRow]>([])
        let live = LiveState(clock: morning.clock, zones: morning.zones)
        live.follow { change in if case .row(let row) = change { seen.withLock { $0.append(row) } } }
        morning.clock.pass(milliseconds: 10_000)
        let affirmations = try #require(morning.nextWindow())
        live.show(affirmations, run: "run")
        morning.answer(affirmations)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        live.show(goals, run: "run")
        morning.answer(goals)
        let ended = morning.display.screen { if case .ended = $0.phase { true } else { false } }
        live.show(try #require(ended), run: "run")
        try morning.end()
        let rows = seen.withLock { $0 }
        #expect(rows.first?.phase == .listening)
        #expect(rows.first?.run?.prompt.hasPrefix("Good morning. Say your affirmations now.") == true)
        #expect(rows.first?.gate?.words.lines.count == 2)
        #expect(rows.first?.gate?.snooze.allowed == false)
        #expect(rows.first?.gate?.endsAt != nil)
        #expect(rows.dropFirst().first?.gate?.snooze.allowed == true)
        #expect(rows.dropFirst().first?.gate?.snooze.minutes == 9)
        #expect(rows.last?.phase == .ended)
        #expect(rows.last?.ending == "dismissed")
        #expect(rows.last?.run?.prompt == "Done. You kept your promise today.")
    }
}
