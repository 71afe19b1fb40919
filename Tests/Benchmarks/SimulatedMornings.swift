import Foundation
import VowLab

/// Simulated mornings a second on one core, with every fault on, and the memory that is held meanwhile.
///
/// Verdicts are remembered, so that a long campaign asks for fewer new ones in each morning than a short one; the line
/// says how long it was and how many it asked for. `VOW_MORNINGS` asks for another length.
func printSimulatedMornings(count: Int) {
    let count = ProcessInfo.processInfo.environment["VOW_MORNINGS"].flatMap { Int($0) } ?? count
    _ = Simulation.run(seed: 1, mornings: min(count, 1_000))
    let before = residentKilobytes()
    let began = processorSeconds()
    let report = Simulation.run(seed: 2, mornings: count, shrinks: false)
    let seconds = processorSeconds() - began
    let grown = residentKilobytes() - before
    print(
        "simulated mornings: \(Int(Double(report.morningCount) / seconds)) a second of processor time "
            + "(\(report.morningCount) mornings, \(report.eventCount) events, "
            + "\(report.verdicts.computed) new verdicts, goal 4000), "
            + "resident memory grew by \(grown) kB")
    print("simulated logs against the kept digests: \(digestsThatDiffer()) differ")
    if let failure = report.failure {
        print("\(failure.violation.invariant.rawValue): \(failure.violation.detail)\n  \(failure.shortest)")
    }
}

/// How many of the kept digests do not come out in this build.
private func digestsThatDiffer() -> Int {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs/Simulation/digests.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return ((try? KeptDigest.read(text)) ?? []).count { $0.lived() != $0.digest }
}

/// The resident memory of this process, from the kernel's own account.
private func residentKilobytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize()) / 1024
}
