import Foundation
import Synchronization
import Testing
import VowCore
import VowRuntime

/// How the ways are tried: `make attack` sets `VOW_WAYS`.
enum Ways {
    /// Each on a ring of its own, with long floods.
    static let isLong = ProcessInfo.processInfo.environment["VOW_WAYS"] == "long"
    /// Only the ways whose kind or name holds these words; all of them where it is not set.
    static let wanted = ProcessInfo.processInfo.environment["VOW_WAY"]
    /// How much longer a flood takes than a second.
    static let floodFactor = isLong ? 90.0 : 0.5

    /// The ways that are to be tried.
    static var chosen: [Way] {
        Way.all.filter { way in
            guard isLong || !Way.alike.contains(way.name), way.surroundings.canBeHad else { return false }
            return wanted.map { "\(way.kind.rawValue) \(way.name)".contains($0) } ?? true
        }
    }
}

/// Everything that a sleeper could try against a ring, row by row.
@Suite("S8 Ways to be rid of a ring", .serialized, .timeLimit(.minutes(Ways.isLong ? 180 : 10)))
struct WaysTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs/Ways.md")

    @Test(
        "there are fifty at least, of every kind, each with a name of its own; the table in Specs says them")
    func table() throws {
        #expect(Way.all.count >= 50)
        #expect(Set(Way.all.map(\.name)).count == Way.all.count)
        let missing = Set(Way.Kind.allCases).subtracting(Way.all.map(\.kind))
        #expect(missing.isEmpty, "\(missing)")
        if ProcessInfo.processInfo.environment["VOW_RECORD_GOLDEN"] != nil {
            try Data(Way.table.utf8).write(to: WaysTests.file)
        }
        #expect(try String(contentsOf: WaysTests.file, encoding: .utf8) == Way.table)
    }

    @Test("one ring and every way that leaves it be: none is effective", .enabled(if: !Ways.isLong))
    func sharedRing() throws {
        let ring = try AttackedRing()
        defer { ring.end() }
        for way in Ways.chosen {
            if case .ring(let attempt) = way.place { try tried(way, on: ring, attempt) }
        }
    }

    @Test("every way on a ring of its own: none is effective", .enabled(if: Ways.isLong))
    func ownRings() throws {
        for way in Ways.chosen {
            guard case .ring(let attempt) = way.place else { continue }
            let ring = try AttackedRing()
            defer { ring.end() }
            try tried(way, on: ring, attempt)
        }
    }

    @Test("what takes away a part that others need, each on a ring of its own")
    func alone() async throws {
        // As many at a time as the machine has cores.
        await withTaskGroup(of: Void.self) { group in
            for way in Ways.chosen {
                guard case .alone(let attempt) = way.place else { continue }
                group.addTask {
                    do {
                        let ring = try AttackedRing(way.surroundings)
                        defer { ring.end() }
                        try tried(way, on: ring, attempt)
                    } catch {
                        Issue.record("\(way.name): \(error)")
                    }
                }
            }
        }
    }

    @Test("what is done before the alarm is due is recorded under its cause, and counts so")
    func nights() throws {
        let failures = Mutex<[String]>([])
        // Most of a night is waiting, so all of them pass at once.
        let ways = Ways.chosen.filter { if case .night = $0.place { true } else { false } }
        DispatchQueue.concurrentPerform(iterations: ways.count) { index in
            guard case .night(let attempt) = ways[index].place else { return }
            do {
                let night = try AttackedNight(ways[index].surroundings)
                defer { night.end() }
                try attempt(night)
                if let failure = try found(ways[index], night) { failures.withLock { $0.append(failure) } }
            } catch {
                failures.withLock { $0.append("\(ways[index].name): \(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }

    /// What is wrong with how a night was recorded; nil where nothing is.
    private func found(_ way: Way, _ night: AttackedNight) throws -> String? {
        guard case .over(let trace, let count) = way.outcome else { return "\(way.name): no ending" }
        let limit = Date(timeIntervalSinceNow: 20)
        while try !night.home.log.history().contains(where: { trace.matches($0.event) }) {
            guard Date() < limit else {
                let events = try night.home.log.history().compactMap { logged in
                    if case .run(_, let event) = logged.event { "\(event)" } else { nil }
                }
                return "\(way.name): not recorded: \(events.suffix(6)) \(night.daemon.output)"
            }
            usleep(50_000)
        }
        let runs = try night.home.log.history().compactMap { logged -> RunID? in
            if case .run(let run, _) = logged.event { run } else { nil }
        }
        let counted = try Counting(run: try #require(runs.first)) { words in
            try night.home.vow(words).output
        }
        print("way: \(way.kind.rawValue) | \(way.name) | \(trace.text)")
        return counted.agrees(with: count, isOpen: false) ? nil : "\(way.name): \(counted)"
    }

    /// Tries a way, and looks at what came of it.
    private func tried(_ way: Way, on ring: AttackedRing, _ attempt: (AttackedRing) throws -> Void) throws {
        let runs = try ring.bedroom.runs()
        let snoozes = try ring.state().snoozeCount
        let began = ContinuousClock.now
        var before = 0
        var gap = 0
        if case .recorded(let trace, _) = way.outcome {
            before = try ring.count(trace)
            gap = try ring.counting().gapMilliseconds
        }
        do { try attempt(ring) } catch { Issue.record("\(way.name): could not be tried: \(error)") }
        if !ring.daemon.isRunning {
            Issue.record("\(way.name) ended the daemon: \(ring.daemon.output.prefix(1_000))")
            try ring.restart()
        }
        var state = try ring.state()
        var seen = "ineffective"
        if case .over(let trace, let count) = way.outcome {
            _ = try ring.bedroom.waitForEvents(1, seconds: 5) { trace.matches($0) ? true : nil }
            state = try ring.state()
            seen = trace.text
            #expect(try ring.count(trace) == 1, "\(way.name): not recorded")
            let counted = try ring.counting()
            #expect(counted.agrees(with: count, isOpen: false), "\(way.name): \(counted)")
            if case .ended = state.phase {} else { Issue.record("\(way.name): \(state.phase)") }
        } else {
            if case .recorded(let trace, let count) = way.outcome {
                seen = trace.text
                #expect(
                    try ring.bedroom.waitForEvents(before + 1, seconds: 15) { trace.matches($0) ? true : nil }
                        .count > before, "\(way.name): not recorded")
                let counted = try ring.counting()
                #expect(counted.agrees(with: count, isOpen: true, gap: gap), "\(way.name): \(counted)")
            }
            #expect(try ring.state().phase == .active, "\(way.name) was effective: \(state.phase)")
            #expect(try ring.bedroom.runs() == runs, "\(way.name): another run")
            #expect(
                state.snoozeCount == snoozes && state.stepIndex == 0,
                "\(way.name): progress without the lines")
            if case .alone = way.place {
                // The log as a process reads it that opens it only now.
                let counted = try ring.counting()
                #expect(counted.outcome == "active" && counted.standing == "open", "\(way.name): \(counted)")
                #expect(try ring.isHeardAnywhere(), "\(way.name): nothing is heard")
            } else {
                #expect(
                    try ring.isHeard(waitsForWindow: Ways.isLong),
                    "\(way.name): nothing is heard: \(ring.daemon.output.suffix(600))")
            }
        }
        print("way: \(way.kind.rawValue) | \(way.name) | \(seen) | \(ContinuousClock.now - began)")
    }
}
