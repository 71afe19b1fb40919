import StorageAdapters
import Foundation
import LinuxAdapters
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Opening practice with 50 affirmations and 50,000 repetitions: from an open log to their rows, with views that were kept,
/// and after one more repetition. The promise is 50 ms.
func printPracticeOpening() throws {
    let home = NSTemporaryDirectory() + "vow-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let vault = FileKeyVault(path: home + "/keys.json")
    let store = try SQLiteEventStore(
        folder: home, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    defer { store.close() }
    let log = EventLog(store: store, vault: vault)
    try fillPractice(log, affirmations: 50, repetitions: rounds(1_000, short: 200))
    func service() throws -> CommandService {
        CommandService(
            log: log, clock: try LinuxWakeClock(), zones: ZoneDatabase(), entropy: SystemEntropy(),
            views: ViewProjector(
                log: log, store: try SQLiteViewStore(folder: home), zones: ZoneDatabase(), program: "bench"))
    }
    func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let began = DispatchTime.now().uptimeNanoseconds
        try body()
        return Double(DispatchTime.now().uptimeNanoseconds - began) / 1_000_000
    }
    let first = try milliseconds { _ = try service().practiceRows() }
    var opened: [Double] = []
    var after: [Double] = []
    for number in 0..<rounds(20, short: 2) {
        opened.append(try milliseconds { _ = try service().practiceRows() })
        try log.append([repetition(number, of: number % 50, round: "x\(number)")], at: benchStart)
        after.append(try milliseconds { _ = try service().practiceRows() })
    }
    let (kept, fresh) = (Figures(opened), Figures(after))
    print(
        "practice of 50 affirmations, \(try store.head()) records: opened in \(tenths(kept.median)) ms (at most "
            + "\(tenths(kept.maximum))); after one more repetition \(tenths(fresh.median)) ms (at most "
            + "\(tenths(fresh.maximum))); folded from the log \(tenths(first)) ms")
    if fresh.maximum > 50 { print("practice: more than the 50 ms that are promised") }
}

private let benchStart = Instant(millisecondsSinceEpoch: 1_790_000_000_000)

private func fillPractice(_ log: EventLog, affirmations: Int, repetitions: Int) throws {
    for number in 0..<affirmations {
        let added = PracticeEvent.added(
            text: "I keep promises to myself, \(number).", language: .english, target: 2_000, line: nil)
        try log.append([event(added, of: number)], at: benchStart)
        for start in stride(from: 0, to: repetitions, by: 200) {
            let batch = (start..<start + 200).map { repetition($0, of: number, round: "r\($0)") }
            try log.append(batch, at: benchStart)
        }
    }
}

/// One that counts; eleven a day, for three months.
private func repetition(_ index: Int, of practice: Int, round: String) -> DomainEvent {
    let evidence = AttemptEvidence(
        transcript: "i keep promises to myself", mode: .spoken, engine: "moonshine", model: "tiny",
        speechMilliseconds: 2_100, speechLevelDecibels: -28.5, noiseLevelDecibels: -61.25,
        latencyMilliseconds: 180)
    let take = PracticeTake(
        round: round, date: CivilDate(daysSinceEpoch: 20_700 + index / 11), evidence: evidence,
        likenessToPlayed: 0.12)
    return event(
        .counted(PracticeRound(take: take, score: 0.97, missed: [], reasons: [], verifierVersion: 8)),
        of: practice)
}

private func event(_ event: PracticeEvent, of practice: Int) -> DomainEvent {
    guard let made = Aggregates.practice.event(event, of: "p\(practice)") else {
        preconditionFailure("a practice event is one of the practice aggregate")
    }
    return made
}
