import Foundation
import VowCore
import VowRecitation

/// `vow-bench NAME`: measures one of the product's promises and prints its figures; `all` measures every one.
///
/// Every benchmark needs nothing but the program itself; those of sound start a sound server of their own.
@main
enum Benchmarks {
    /// The benchmarks in the order in which `all` runs them.
    private static let all: [(name: String, run: @Sendable () throws -> Void)] = [
        ("first-sample", { try printFirstSampleLatency(count: rounds(50, short: 2)) }),
        ("first-sample-idle", { try printFirstSampleLatencyWhenIdle(count: rounds(20, short: 1)) }),
        ("idle", { try printIdleCosts() }),
        ("speech", { try printSpeechCosts() }),
        ("duck", { try printDuckTimes(count: rounds(50, short: 2)) }),
        ("simulate", { printSimulatedMornings(count: rounds(300_000, short: 200)) }),
        (
            "judge",
            {
                printVerdictCost(); printRehearsedVerdictCost()
            }
        ),
        ("likeness", { try printLikenessBesidePeer() }),
        ("sound", { try printSoundAnalysis() }),
        ("log-append", { try printAppendRates() }),
        ("log-peer", { try printBesidePeer() }),
        ("log-rebuild", { try printRebuildRate(events: rounds(1_000_000, short: 1_000)) }),
        ("log-start", { try printStartTimes() }),
        ("practice", { try printPracticeOpening() }),
        ("coach", { try printCoachFeedback() }),
        ("codes", { try printCodeFigures() }),
        ("page", { try printPageFigures() }),
        ("ringing", { try printSoundCosts() }),
        ("verdict", { try printVerdictWaits() }),
    ]

    /// What takes an hour, and is no part of `all`.
    private static let long: [(name: String, run: @Sendable () throws -> Void)] = [
        ("live", { try printLivedDays() }),
        ("ringing-hour", { try printRingingSoak() }),
        (
            "page-soak", { try printPageSoak() }
        ),
        (
            "soak",
            {
                try printLivedDays()
                try printPageSoak()
                try printRingingSoak()
            }
        ),
    ]

    static func main() {
        printLineByLine()
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "short" {
            setenv(shortVariable, "1", 1)
            arguments = arguments.dropFirst()
        }
        let name = arguments.first ?? (isShort ? "all" : "help")
        if let engine = [speechCosts, verdictWaits].first(where: { $0.name == name }) {
            return measure(engine)
        }
        let chosen =
            all.filter { name == "all" || $0.name == name }
            + long.filter { $0.name == name || name == "all" && isShort && $0.name != "soak" }
        guard !chosen.isEmpty else {
            print("usage: vow-bench all | \(all.map(\.name).joined(separator: " | "))")
            print(
                "vow-bench soak keeps pages open for ten minutes and rings for an hour; VOW_SOAK_PAGE_SECONDS=20 and "
                    + "VOW_SOAK_SECONDS=300 make it shorter")
            print("vow-bench ringing-hour does only the latter")
            print(
                "vow-bench short [NAME] takes a few rounds of each, to see that all of them run to their end")
            print("vow-bench live lives through 72 hours of alarms; VOW_SOAK_HOURS=24 makes it shorter")
            print("verdict takes about 20 minutes of processor time; VOW_RECITATIONS=16 makes it shorter")
            exit(name == "help" ? 0 : 2)
        }
        print("machine: \(machine())")
        for benchmark in chosen {
            print("== \(benchmark.name)")
            do {
                try benchmark.run()
            } catch {
                print("\(benchmark.name): \(error)")
                exit(1)
            }
        }
    }

    /// One engine in this process, as another one asked for it.
    private static func measure(_ benchmark: EngineBenchmark) {
        let arguments = CommandLine.arguments.dropFirst(2)
        guard let engine = arguments.first, let language = arguments.last.flatMap(Language.init) else {
            print("usage: vow-bench \(benchmark.name) ENGINE LANGUAGE")
            exit(2)
        }
        do { try benchmark.measure(engine, language) } catch {
            print("\(benchmark.name) \(engine), \(language.rawValue): \(error)")
            exit(1)
        }
    }

    /// The processor, its count of cores, and the system, as figures are worth nothing without them.
    private static func machine() -> String {
        let processors = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = processors.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        let information = ProcessInfo.processInfo
        return "\(name ?? "unknown processor"), \(information.activeProcessorCount) cores, "
            + information.operatingSystemVersionString
    }
}
