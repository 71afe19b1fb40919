import StorageAdapters
import Foundation
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// A home with a line and an alarm at half past six each day.
struct QuietHome {
    let path: String
    let log: EventLog

    init() throws {
        path = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let vault = FileKeyVault(path: path + "/keys.json")
        let store = try SQLiteEventStore(
            folder: path, headKey: try vault.currentKey(for: Archive.headClass).bytes)
        log = EventLog(store: store, vault: vault)
        let line = LineEvent.added(kind: .affirmation, text: "I get up.", language: .english)
        try log.append([.line("a0", line)], at: Bedroom.now)
        let time = CivilTime(hour: 6, minute: 30)!
        let daily = AlarmDefinition(
            label: "Daily", rule: OccurrenceRule(time: time, recurrence: .weekly(.everyDay)))
        try log.append([.alarm("daily", .scheduled(daily))], at: Bedroom.now)
    }

    /// The beginning of a run that asks for the line.
    var firing: RunEvent {
        .fired(
            terms(
                due: Bedroom.now,
                step: GateStep(
                    kind: .affirmation, lines: [RequiredLine(id: "a0", text: "I get up.")], challengeWord: nil
                )))
    }

    /// The terms of a run with one step, whose lines may be typed, since this home has no microphone.
    func terms(due: Instant, step: GateStep) -> FiredTerms {
        FiredTerms(
            alarm: "daily", label: "Daily", due: due, lateMilliseconds: 0, zone: "UTC", zoneVersion: "1",
            steps: [step], sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings(),
            recitation: RecitationTerms(allowsTypingUnheard: true))
    }

    /// The status and both outputs of a command, without a sound server.
    /// - Parameter models: the folder of speech models to look in first.
    func vow(_ arguments: [String], models: String? = nil) throws -> (status: Int32, output: String) {
        try ChildProcess(
            arguments + ["--home", path], soundServer: "unix:" + path + "/no-server", models: models
        ).finish()
    }

    func clear() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
