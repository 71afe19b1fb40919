import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// What the log says afterwards about a morning: the autopsy (N6) and the wake-path ledger (N5).
@Suite("N5 N6 N13 The autopsy and the ledger") struct AutopsyTests {
    private static let due = Instant(iso8601: "2029-01-01T07:00:00Z")!
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())

    private func at(_ seconds: Double) -> Instant {
        AutopsyTests.due.adding(milliseconds: Int64(seconds * 1_000))
    }

    private var service: CommandService { CommandService(ofFakesOn: log, at: AutopsyTests.due) }

    private func terms(late: Int64 = 12) -> FiredTerms {
        FiredTerms(
            alarm: "a1", label: "Flight", due: AutopsyTests.due, lateMilliseconds: late, zone: "UTC",
            zoneVersion: "test", steps: [], sound: SoundSettings(), snooze: SnoozePolicy(),
            language: .english,
            verifierVersion: 1, timings: SessionTimings())
    }

    private func missed(_ cause: MissCause) -> DomainEvent {
        .run("r1", .missed(alarm: "a1", label: "Flight", due: AutopsyTests.due, cause: cause))
    }

    @Test("a machine that was off: from when to when")
    func poweredOff() throws {
        try log.append([.device(.returned(lastSeen: at(-17_400), cause: .poweredOff))], at: at(1_200))
        try log.append([missed(.poweredOff)], at: at(1_200))
        #expect(
            try service.autopsy(of: nil)?.sentence
                == "The alarm \"Flight\" of 2029-01-01 07:00 was missed, because the machine was powered off from "
                + "02:10 to 07:20.")
    }

    @Test("a mark that proves nothing: it says so, in both languages")
    func unproven() throws {
        try log.append([.device(.returned(lastSeen: at(-17_400), cause: .unproven))], at: at(1_200))
        try log.append([missed(.unproven)], at: at(1_200))
        #expect(
            try service.autopsy(of: nil)?.sentence
                == "The alarm \"Flight\" of 2029-01-01 07:00 was missed, because Vow did not run from 02:10 to 07:20, "
                + "and its note of when it last ran cannot be trusted.")
        try log.append([.setting(key: "language", value: "es")], at: at(1_201))
        #expect(
            try service.autopsy(of: nil)?.sentence.hasSuffix(
                "porque Vow no estuvo en marcha de 02:10 a 07:20, y la marca de cuándo lo estuvo por última vez no es "
                    + "de fiar.") == true)
    }

    @Test("a machine that slept: nothing could wake it")
    func slept() throws {
        try log.append([.device(.resumed(suspendedMilliseconds: 7_200_000))], at: at(3_600))
        try log.append([missed(.suspended)], at: at(3_600))
        let autopsy = try #require(try service.autopsy(of: nil))
        #expect(autopsy.absence?.cause == .suspended)
        #expect(autopsy.sentence.contains("slept from 06:00 to 08:00 and nothing could wake it"))
    }

    @Test("an own tone that was refused, one that had changed, and an output that something changed")
    func tone() throws {
        try log.append([.run("r1", .fired(terms()))], at: at(0.012))
        func said(_ part: DevicePart, _ code: String) throws -> String {
            try log.append(
                [.run("r1", .partFailed(part: part, code: code, message: "It is so."))], at: at(0.1))
            return try #require(try service.autopsy(of: nil)).sentence
        }
        #expect(
            try said(.tone, "sound.file.silent").contains(
                "the built-in tone rang instead of its own: It is so."))
        #expect(
            try said(.speaker, "sound.setBack").contains("something changed its output: It is so."))
    }

    @Test("a run that was put off, and for which missing part: the autopsy names both")
    func putOff() throws {
        try log.append([.run("r1", .fired(terms()))], at: at(0.012))
        try log.append([.run("r1", .partBypassed(part: .camera))], at: at(20))
        try log.append([.run("r1", .snoozed(until: at(560), count: 1))], at: at(20))
        try log.append([.run("r1", .snoozeEnded)], at: at(560))
        try log.append([.run("r1", .bypassed)], at: at(600))
        let autopsy = try #require(try service.autopsy(of: nil))
        #expect(autopsy.snoozes == 1 && autopsy.bypassedParts == [.camera])
        #expect(
            autopsy.sentence.hasSuffix(
                "; it had 1 snooze; it was snoozed without progress at the gate, because the camera was missing."
            ),
            "\(autopsy.sentence)")
    }

    @Test("an output that was muted: it played and nobody could hear it, in both languages")
    func muted() throws {
        try log.append([.run("r1", .fired(terms()))], at: at(0.012))
        let failed = RunEvent.partFailed(
            part: .speaker, code: "sound.muted", message: "The output \"Hall\" is muted.")
        try log.append([.run("r1", failed)], at: at(0.1))
        try log.append([.run("r1", .abandoned)], at: at(1_800))
        #expect(
            try service.autopsy(of: nil)?.sentence
                == "The alarm \"Flight\" of 2029-01-01 07:00 rang and nobody answered; it played, but could not "
                + "be heard: The output \"Hall\" is muted.")
        try log.append([.setting(key: "language", value: "es")], at: at(1_801))
        let spanish = try #require(try service.autopsy(of: nil)?.sentence)
        #expect(
            spanish.hasPrefix(
                "La alarma \"Flight\" del 2029-01-01 07:00 sonó y nadie respondió; sonó sin que"))
    }

    @Test("a standstill dated behind the due instant: the recorded cause holds, with its times")
    func stoodStill() throws {
        let returned = DeviceEvent.returned(lastSeen: at(0.005), cause: .stoodStill)
        try log.append([.device(returned)], at: at(700))
        try log.append([missed(.stoodStill)], at: at(700))
        // What came later has nothing to do with it.
        try log.append([.device(.returned(lastSeen: at(800), cause: .stoodStill))], at: at(900))
        let autopsy = try #require(try service.autopsy(of: nil))
        #expect(autopsy.cause == "stood still")
        #expect(autopsy.absence?.to == at(700))
        #expect(autopsy.sentence.contains("was frozen from 07:00 to 07:11"), "\(autopsy.sentence)")
    }

    @Test("nothing known: it says so")
    func unknown() throws {
        try log.append([missed(.notRunning)], at: at(1_200))
        #expect(try service.autopsy(of: nil)?.sentence.hasSuffix("and nothing in the log says why.") == true)
    }

    @Test(
        "the ledger has armed, suspended, resumed, fired, sink ready and first sample, each with its distance"
    )
    func ledger() throws {
        try log.append([.device(.wakeArmed(means: .alarmTimer, for: AutopsyTests.due))], at: at(-30_000))
        try log.append([.device(.resumed(suspendedMilliseconds: 20_000_000))], at: at(-178))
        try log.append([.run("r1", .fired(terms()))], at: at(0.012))
        let started = RunEvent.ringStarted(means: .sound, delayMilliseconds: 30, sinkReadyMilliseconds: 9)
        try log.append([.run("r1", started)], at: at(0.042))
        let ledger = try #require(try service.wakeLedger(of: nil))
        #expect(
            ledger.steps.map(\.name)
                == ["armed", "suspended", "resumed", "fired", "sinkReady", "firstSample"])
        #expect(
            ledger.steps.map(\.fromDueMilliseconds) == [-30_000_000, -20_178_000, -178_000, 12, 21, 42])
    }
}
