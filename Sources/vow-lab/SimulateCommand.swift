import ArgumentParser
import Foundation
import Synchronization
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime
import VowLab
import VowSystem

/// `vow-lab simulate`: thousands of mornings from one seed.
struct SimulateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Live through thousands of simulated mornings, with faults.",
        discussion: """
            Everything follows from the seed. When an invariant breaks, the shortest history that shows it is \
            printed, with the line that repeats it. Exit code 0: all held, 1: one broke, 3: broken off. Control-C \
            ends it after the present history and tells how far it came; a second one ends it at once. \
            Specs/Simulation names the invariants and the faults.
            """)
    @Option(help: "The seed: a number, or text that is hashed to one.") var seed: String = "1"
    @Option(help: "How many mornings.") var mornings: Int = 10_000
    @Option(help: "How many histories at a time, each on a thread of its own; what comes out is the same.")
    var jobs: Int = 1
    @Option(help: "all, none, or names separated by commas.") var faults: String = "all"
    @Option(help: ArgumentHelp("Live through one history, as a failure printed it.", valueName: "history"))
    var plan: String?
    @Flag(help: "With --plan: show what was recorded, event by event.") var log = false
    @Option(help: ArgumentHelp("Histories to live through first, one a line.", valueName: "file"))
    var seeds: String?
    @Option(
        help: ArgumentHelp(
            "With --plan: keep what was recorded as the log of this empty folder, for `vow replay` and others.",
            valueName: "dir"))
    var into: String?
    @Option(
        help: ArgumentHelp("Digests that have to come out, one a line, and nothing else.", valueName: "file"))
    var digests: String?
    @Option(
        help: ArgumentHelp(
            """
            Check the checks: put in a bug of this name, or each in turn with "all", and say what finds it, and after \
            how many mornings the invariant it was made for does by itself.
            """,
            valueName: "bug"))
    var defect: String?
    @Flag(help: "Print JSON, with stable keys.") var json = false

    struct Row: Encodable {
        struct Failure: Encodable {
            let invariant: String
            let detail: String
            let morning: Int
            let afterMilliseconds: Int64
            let found: String
            let shortest: String
            let repeatWith: String
        }
        let seed: String
        let commit: String?
        let mornings: Int
        let histories: Int
        let events: Int
        let fired: Int
        let endings: [String: Int]
        let faults: [String: Int]
        let persons: [String: Int]
        let digest: String
        let seconds: Double
        let failure: Failure?
    }

    func run() throws {
        guard let kinds = FaultKind.list(faults) else {
            let names = FaultKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw Exit.saying(Exit.usage, .noSuchFaultChooseAll(names: names))
        }
        guard (1...256).contains(jobs) else {
            throw Exit.saying(Exit.usage, .giveFrom1To256)
        }
        guard mornings > 0 else { throw Exit.saying(Exit.usage, .giveAtLeast) }
        let tasks = [plan, digests, defect].compactMap { $0 }
        guard tasks.count <= 1, tasks.isEmpty || seeds == nil else {
            throw Exit.saying(Exit.usage, .giveOneOfPlanDigests)
        }
        if let defect { return try checkTheChecks(defect, kinds) }
        guard plan != nil || (!log && into == nil) else {
            throw Exit.saying(Exit.usage, .logIntoGoWithPlan)
        }
        if let digests { return try compare(digests) }
        if let plan { return try repeatOne(plan) }
        try repeatKnown()
        let number = SimulateCommand.number(seed)
        let began = ContinuousClock.now
        let isInterrupted = Atomic(false)
        let signals = Signals.onInterrupt {
            // A history that never ends does not ask whether to go on.
            if isInterrupted.exchange(true, ordering: .relaxed) { _exit(Exit.failure.rawValue) }
        }
        defer { signals.forEach { $0.cancel() } }
        let report = Simulation.run(seed: number, mornings: mornings, faults: kinds, jobs: jobs) {
            !isInterrupted.load(ordering: .relaxed)
        }
        let elapsed = ContinuousClock.now - began
        let seconds =
            Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds / 1_000_000_000) / 1e9
        let row = SimulateCommand.row(report, seconds: seconds)
        if json { JSONPrinter.print(row) } else { SimulateCommand.show(row) }
        if report.failure != nil { throw Exit.no }
        guard report.morningCount == mornings else {
            throw Exit.saying(
                Exit.failure, .interruptedAfterOfMornings(count: report.morningCount, mornings: mornings))
        }
    }

    struct DefectRow: Encodable {
        let defect: String
        let foundBy: String?
        let mornings: Int
        let target: String
        let targetMornings: Int?
    }

    private func checkTheChecks(_ name: String, _ kinds: [FaultKind]) throws {
        let defects = name == "all" ? Defect.allCases : Defect(rawValue: name).map { [$0] } ?? []
        guard !defects.isEmpty else {
            let names = Defect.allCases.map(\.rawValue).joined(separator: ", ")
            throw Exit.saying(Exit.usage, .noSuchBugChooseAll(names: names))
        }
        var rows: [DefectRow] = []
        for defect in defects {
            let report = Simulation.run(
                seed: SimulateCommand.number(seed), mornings: mornings, faults: kinds, defect: defect,
                shrinks: false)
            let alone = Simulation.run(
                seed: SimulateCommand.number(seed), mornings: mornings, faults: kinds, defect: defect,
                watched: defect.target, shrinks: false)
            let row = DefectRow(
                defect: defect.rawValue, foundBy: report.failure?.violation.invariant.rawValue,
                mornings: report.morningCount, target: defect.target.rawValue,
                targetMornings: alone.failure == nil ? nil : alone.morningCount)
            rows.append(row)
            if json { continue }
            let found = row.foundBy.map { "found by \($0)" } ?? "not found"
            let target = row.targetMornings.map { "\($0)" } ?? "never"
            Output.line(
                "\(Texts.leading(row.defect, to: 22)) \(found) after \(row.mornings) mornings; "
                    + "\(row.target) alone: \(target)")
        }
        if json { JSONPrinter.print(rows) }
        if rows.contains(where: { $0.foundBy == nil || $0.targetMornings == nil }) { throw Exit.no }
    }

    /// A whole number as it is, any other text by its digest, so that a commit can be a seed.
    static func number(_ text: String) -> UInt64 {
        if let number = UInt64(text) { return number }
        return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private func repeatOne(_ text: String) throws {
        guard let plan = HistoryPlan(text) else {
            throw Exit.saying(Exit.usage, TextCode(worded: SimulateCommand.noHistory(text)))
        }
        if log {
            for (event, at) in Simulation.log(of: plan) {
                Output.line("\(at.iso8601Milliseconds)  \(SimulateCommand.recorded(event))")
            }
        }
        if let into { try keep(plan, in: into) }
        let outcome = Simulation.live(plan)
        if json {
            let failure = outcome.violation.map {
                PlanRow.Failure(
                    invariant: $0.invariant.rawValue, detail: $0.detail, morning: $0.morning,
                    afterMilliseconds: $0.afterMilliseconds)
            }
            JSONPrinter.print(
                PlanRow(
                    plan: plan.description, mornings: outcome.morningCount, events: outcome.eventCount,
                    fired: outcome.firedCount, digest: outcome.digest.description, failure: failure))
        } else if let violation = outcome.violation {
            Output.line(SimulateCommand.text(violation))
        } else {
            Output.line(
                "\(plan.mornings.count) mornings, \(outcome.eventCount) events: every invariant holds.")
        }
        if outcome.violation != nil { throw Exit.no }
    }

    /// An event as it stands in the log: its wire name, and its two parts.
    private static func recorded(_ event: DomainEvent) -> String {
        guard let encoded = try? EventCodec.encode(event) else { return "unwritable" }
        let parts = [encoded.plain, encoded.personal ?? []].map { String(decoding: $0, as: UTF8.self) }
        return ([encoded.name] + parts.filter { !$0.isEmpty && $0 != "{}" }).joined(separator: " ")
    }

    /// What came of one history.
    struct PlanRow: Encodable {
        struct Failure: Encodable {
            let invariant: String
            let detail: String
            let morning: Int
            let afterMilliseconds: Int64
        }
        let plan: String
        let mornings: Int
        let events: Int
        let fired: Int
        let digest: String
        let failure: Failure?
    }

    private static func noHistory(_ text: String) -> String {
        let persons = PersonKind.allCases.map(\.rawValue).joined(separator: ", ")
        let faults = FaultKind.allCases.map(\.rawValue).joined(separator: ", ")
        return """
            "\(text)" is no history. One looks like 5f3a:2/0sleepy+powerOff@301/4absent: a seed in hexadecimal, 1 to 3 \
            alarms, and mornings with their number, person and faults, each at a place from 0 to 999.
              persons: \(persons)
              faults: \(faults)
            """
    }

    /// Fills an empty home with what a history recorded.
    private func keep(_ plan: HistoryPlan, in folder: String) throws {
        try Exit.reporting {
            let log = try Home.open((folder as NSString).expandingTildeInPath)
            guard try log.store.head() == 0 else {
                throw CommandError.refused(.holdsLogAlreadyNameEmpty(folder: folder))
            }
            for (event, at) in Simulation.log(of: plan) {
                do throws(AppendFailure) {
                    try log.append([event], at: at, cause: "simulation")
                } catch {
                    switch error {
                    case .failed(let failure), .uncertain(let failure): throw failure
                    case .conflict: break
                    }
                    throw CommandError.refused(.anotherProcessWritesTo(folder: folder))
                }
            }
        }
    }

    private func compare(_ file: String) throws {
        guard let text = Files.text(file) else {
            throw Exit.saying(Exit.usage, .fileCannotBeRead(path: file))
        }
        let kept: [KeptDigest]
        do { kept = try KeptDigest.read(text) } catch {
            throw Exit.saying(Exit.usage, .noSeedNumberOfMornings(text: error.line))
        }
        var isEqual = true
        for digest in kept {
            let lived = digest.lived()
            isEqual = isEqual && lived == digest.digest
            let verdict = lived == digest.digest ? "as kept" : "kept was \(digest.digest)"
            Output.line("seed \(digest.seed), \(digest.mornings) mornings: \(lived), \(verdict)")
        }
        if !isEqual { throw Exit.no }
    }

    private func repeatKnown() throws {
        guard let seeds else { return }
        guard let text = Files.text(seeds) else {
            throw Exit.saying(Exit.usage, .fileCannotBeRead(path: seeds))
        }
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let plan = HistoryPlan(String(line.prefix { $0 != " " })) else {
                throw Exit.saying(Exit.usage, .noHistory(text: line))
            }
            if let violation = Simulation.live(plan).violation {
                Output.line("\(SimulateCommand.text(violation))\n  again: vow-lab simulate --plan '\(plan)'")
                throw Exit.no
            }
        }
    }

    private static func text(_ violation: Violation) -> String {
        "\(violation.invariant.rawValue) does not hold on morning \(violation.morning), "
            + "\(violation.afterMilliseconds) ms into the history: \(violation.detail)."
    }

    private static func row(_ report: SimulationReport, seconds: Double) -> Row {
        var endings: [String: Int] = [:]
        for (ending, count) in report.endings { endings[ending.rawValue] = count }
        let failure = report.failure.map { failure in
            Row.Failure(
                invariant: failure.violation.invariant.rawValue, detail: failure.violation.detail,
                morning: failure.violation.morning, afterMilliseconds: failure.violation.afterMilliseconds,
                found: failure.found.description, shortest: failure.shortest.description,
                repeatWith: "vow-lab simulate --plan '\(failure.shortest)'")
        }
        return Row(
            seed: String(report.seed), commit: failure == nil ? nil : commit(), mornings: report.morningCount,
            histories: report.historyCount, events: report.eventCount, fired: report.firedCount,
            endings: endings,
            faults: Dictionary(uniqueKeysWithValues: report.injected.map { ($0.key.rawValue, $0.value) }),
            persons: Dictionary(uniqueKeysWithValues: report.persons.map { ($0.key.rawValue, $0.value) }),
            digest: report.digest.description, seconds: seconds, failure: failure)
    }

    private static func show(_ row: Row) {
        let rate = Int(Double(row.mornings) / max(row.seconds, 0.000_001))
        Output.line(
            "\(row.mornings) mornings in \(Texts.decimal(row.seconds, places: 2)) s, \(rate) a second.")
        let endings = row.endings.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        Output.line("\(row.events) events, \(row.fired) runs: \(endings.joined(separator: ", ")).")
        Output.line("Log digest \(row.digest).")
        guard let failure = row.failure else { return Output.line("Every invariant held.") }
        Output.line(
            """

            \(failure.invariant) does not hold: \(failure.detail).
              seed      \(row.seed)
              commit    \(row.commit ?? "unknown")
              found in  \(failure.found)
              shortest  \(failure.shortest)
              again     \(failure.repeatWith)
            """)
    }

    /// The commit of the working folder, where git knows one.
    private static func commit() -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "rev-parse", "--short=12", "HEAD"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        // Without git the report names no commit.
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
