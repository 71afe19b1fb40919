import Foundation
import Glibc

/// What a process used: processor time, and how often its threads were put to work.
private struct Usage {
    let processorMilliseconds: Double
    /// Of each thread by its number: threads end meanwhile, and take their counts with them.
    private let wakeUps: [String: Int]

    /// Reads the kernel's counts; nil when the process is gone.
    init?(of process: Int32) {
        let folder = "/proc/\(process)"
        guard let stat = try? String(contentsOfFile: folder + "/stat", encoding: .utf8),
            // The name may hold spaces; the fields are counted from behind it.
            let end = stat.lastIndex(of: ")")
        else { return nil }
        let fields = stat[end...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
            return nil
        }
        processorMilliseconds = (user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
        var counts: [String: Int] = [:]
        for task in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/task")) ?? [] {
            counts[task] = status(folder + "/task/\(task)/status", "voluntary_ctxt_switches")
        }
        wakeUps = counts
    }

    /// How often threads were put to work since an earlier look; one that ended in between counts once.
    func wakeUps(since earlier: Usage) -> Int {
        let ended = earlier.wakeUps.keys.filter { wakeUps[$0] == nil }.count
        return ended + wakeUps.reduce(0) { $0 + $1.value - (earlier.wakeUps[$1.key] ?? 0) }
    }
}

private func status(_ path: String, _ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
        return line.dropFirst(name.count + 1).split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    }
    return nil
}

/// The process of a name with the highest number: the one that was started last.
private func newestProcess(named name: String) -> Int32? {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { Int32($0) }.sorted().last { process in
        let comm = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return comm?.trimmingCharacters(in: .whitespacesAndNewlines) == name
    }
}

/// A process and all that it started, and they.
private func family(of process: Int32) -> [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var parents: [Int32: Int32] = [:]
    for number in entries.compactMap({ Int32($0) }) {
        parents[number] = status("/proc/\(number)/status", "PPid").map(Int32.init)
    }
    var found = [process]
    var next = 0
    while next < found.count {
        let parent = found[next]
        found += parents.filter { $0.value == parent }.keys.sorted()
        next += 1
    }
    return found
}

/// Watches a daemon do nothing, and prints what that costs.
private func printIdleCost(
    _ name: String, program: String, _ arguments: [String], _ environment: [String: String],
    named wanted: String? = nil
) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
        // Whoever started it ends with it; ended first, that one would leave it behind, and with it this wait.
        if let wanted, let measured = newestProcess(named: wanted) { kill(measured, SIGTERM) }
        process.terminate()
        process.waitUntilExit()
    }
    // Starting is over long before this, and memory was given back after it; what counts is the night.
    sleep(UInt32(rounds(25, short: 3)))
    let measured = wanted.flatMap { newestProcess(named: $0) } ?? process.processIdentifier
    guard let before = Usage(of: measured) else {
        print("idle \(name): it ended by itself")
        return
    }
    let seconds = rounds(60, short: 1)
    sleep(UInt32(seconds))
    guard let after = Usage(of: measured) else {
        print("idle \(name): it ended by itself meanwhile")
        return
    }
    let family = family(of: measured)
    func megabytes(_ name: String) -> Double {
        Double(family.reduce(0) { $0 + (status("/proc/\($1)/status", name) ?? 0) }) / 1024
    }
    let resident = megabytes("VmRSS")
    let own = megabytes("RssAnon")
    // Of each page its share by how many processes have it, so that what they have in common counts once.
    let shares = family.map { Double(status("/proc/\($0)/smaps_rollup", "Pss") ?? 0) / 1024 }
    print(
        "idle \(name): \(after.wakeUps(since: before)) wake-ups and "
            + "\(tenths(after.processorMilliseconds - before.processorMilliseconds)) ms of processor in \(seconds) s, "
            + "\(tenths(resident)) MB resident in \(family.count == 1 ? "one process" : "\(family.count) processes")"
            + ", \(tenths(own)) MB of them its own; shared pages counted once "
            + shares.map { "\(tenths($0)) MB" }.joined(separator: " + ")
            + (shares.count > 1 ? " = \(tenths(shares.reduce(0, +))) MB" : ""))
}

/// The daemon with an alarm for tomorrow, and a peer's daemon where Debian's package of one is installed.
func printIdleCosts() throws {
    let vow = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/vow"
    guard FileManager.default.isExecutableFile(atPath: vow) else {
        print("idle: build the program first (make release)")
        return
    }
    let home = NSTemporaryDirectory() + "vow-idle-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let add = Process()
    add.executableURL = URL(fileURLWithPath: vow)
    let then = Date().addingTimeInterval(43_200)
    let parts = Calendar(identifier: .gregorian).dateComponents([.hour, .minute], from: then)
    let time = [parts.hour ?? 0, parts.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(
        separator: ":")
    add.arguments = ["alarm", "add", "--time", time, "--days", "everyday", "--home", home]
    add.standardOutput = FileHandle.nullDevice
    try add.run()
    add.waitUntilExit()
    // The page's process ends when nobody has needed it for five minutes; the night is what counts.
    try printIdleCost(
        "vow", program: vow, ["run", "--home", home],
        ["VOW_PAGE_REST_SECONDS": "2"])
    let peer = "/usr/bin/gnome-clocks"
    guard ["/usr/bin/xvfb-run", peer].allSatisfy(FileManager.default.isExecutableFile(atPath:)) else {
        print("idle: no peer is installed (apt install gnome-clocks xvfb xauth)")
        return
    }
    // It needs a display and a session's bus; without its window it ends when nobody calls it for a while.
    try printIdleCost(
        "gnome-clocks", program: "/usr/bin/dbus-run-session",
        ["--", "/usr/bin/xvfb-run", "-a", peer], [:], named: "gnome-clocks")
}
