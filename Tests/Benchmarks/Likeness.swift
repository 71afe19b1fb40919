import Foundation
import VowCore
import VowPorts
import VowRecitation

/// Levenshtein ratio and Jaccard index beside rapidfuzz, in turns in the same run, on the same pairs: the English lines
/// and wordings of Specs/Recitation. Medians of nine turns, in nanoseconds a comparison.
///
/// rapidfuzz is asked in three ways: a call a pair from Python, `cpdist` (all pairs in one call, no Python between),
/// and `cdist` (a table of everything against everything, several texts in one vector register). Ours are a call a
/// pair, as the verifier makes them; `cdist` has no counterpart in Vow, which never compares everything with
/// everything.
func printLikenessBesidePeer() throws {
    let pairs = try specPairs()
    guard !pairs.isEmpty else {
        return print("likeness: run this in the checkout, whose Specs hold the pairs")
    }
    let peers = ProcessInfo.processInfo.environment["VOW_PEERS"] ?? ".deps/peers"
    let peer = try? Rapidfuzz(pairs: pairs, folder: peers + "/similarity")
    var ours: [[Double]] = []
    var theirs: [[Double]] = []
    var total = 0.0
    for _ in 0..<rounds(9, short: 1) {
        total = 0
        for (one, two) in pairs { total += TextSimilarity.levenshteinRatio(one, two) }
        ours.append([
            nanoseconds(pairs) { TextSimilarity.levenshteinRatio($0, $1) },
            nanoseconds(pairs) { TextSimilarity.jaccard($0, $1) },
        ])
        if let fields = try peer?.turn() { theirs.append(fields) }
    }
    func median(_ rows: [[Double]], _ index: Int) -> Int {
        Int(Figures(rows.map { $0[index] }).median.rounded())
    }
    print(
        "likeness, \(pairs.count) pairs: Levenshtein ratio \(median(ours, 0)) ns, Jaccard \(median(ours, 1)) ns a pair"
    )
    guard let first = theirs.first else {
        return print("rapidfuzz is not there; scripts/fetch-peers fetches it")
    }
    guard abs(first[5] - total) < 0.001 else {
        throw PortFailure(
            code: "bench.peer",
            message: TextCode(
                worded: "rapidfuzz finds other ratios: \(first[5]) in all instead of \(total)."),
            repair: TextCode(worded: "One of the two is wrong."))
    }
    print(
        "rapidfuzz 3.14.6: Levenshtein ratio \(median(theirs, 0)) ns by call, \(median(theirs, 1)) ns by cpdist, "
            + "\(median(theirs, 2)) ns by cdist; token_set_ratio \(median(theirs, 4)) ns; Jaccard of Python's sets "
            + "\(median(theirs, 3)) ns")
}

private let comparisons = rounds(20, short: 1)

private func nanoseconds(_ pairs: [(String, String)], _ compare: (String, String) -> Double) -> Double {
    var sum = 0.0
    let began = steadyNanoseconds()
    for _ in 0..<comparisons { for (one, two) in pairs { sum += compare(one, two) } }
    let took = Double(steadyNanoseconds() - began)
    // What is never used might never be computed.
    precondition(sum >= 0)
    return took / Double(comparisons * pairs.count)
}

private func specPairs() throws -> [(String, String)] {
    var pairs: [(String, String)] = []
    for name in ["near-misses.tsv", "equivalents.tsv"] {
        guard let data = FileManager.default.contents(atPath: "Specs/Recitation/" + name) else { return [] }
        for row in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if cells.count > 3, cells[0] == "en" { pairs.append((cells[2], cells[3])) }
        }
    }
    return pairs
}

/// The peer's script, which waits for each turn.
private final class Rapidfuzz {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let file: String

    init(pairs: [(String, String)], folder: String) throws {
        guard FileManager.default.fileExists(atPath: folder + "/rapidfuzz") else {
            throw CocoaError(.fileNoSuchFile)
        }
        file = NSTemporaryDirectory() + "vow-bench-\(UUID().uuidString).tsv"
        try Data(pairs.map { "\($0.0)\t\($0.1)\n" }.joined().utf8).write(to: URL(filePath: file))
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "Tests/Benchmarks/Peers/rapidfuzz_rates.py", file, "\(comparisons)",
            "\(rounds(200, short: 2))",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": folder]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = line()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: file)
    }

    /// Nanoseconds by call, cpdist, cdist, of Python's Jaccard, of token_set_ratio; then the sum of the ratios.
    func turn() throws -> [Double] {
        try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
        let fields = line().split(separator: " ").compactMap { Double($0) }
        guard fields.count == 6 else {
            throw PortFailure(
                code: "bench.peer", message: TextCode(worded: "rapidfuzz could not be measured."),
                repair: TextCode(worded: "Run scripts/fetch-peers."))
        }
        return fields
    }

    private func line() -> String {
        var bytes: [UInt8] = []
        while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
