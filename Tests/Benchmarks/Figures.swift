import LinuxAdapters

/// The usual figures of a list of measurements.
struct Figures {
    let median: Double
    let percentile95: Double
    let percentile99: Double
    let maximum: Double
    let count: Int

    init(_ values: [Double]) {
        precondition(!values.isEmpty, "figures need at least one measurement")
        let sorted = values.sorted()
        count = sorted.count
        median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
        // The nearest rank: the smallest value that at least 95 in a hundred do not exceed.
        percentile95 = sorted[(count * 95 + 99) / 100 - 1]
        percentile99 = sorted[(count * 99 + 99) / 100 - 1]
        maximum = sorted[count - 1]
    }
}

/// One decimal, which is as far as these measurements mean anything.
func tenths(_ value: Double) -> String {
    let rounded = Int((value * 10).rounded())
    return "\(rounded / 10).\(abs(rounded % 10))"
}

/// Two decimals, for what is measured finely.
func hundredths(_ value: Double) -> String {
    let rounded = Int((value * 100).rounded())
    return "\(rounded / 100).\(rounded % 100 < 10 ? "0" : "")\(rounded % 100)"
}

/// The steady clock of sound recordings, in nanoseconds.
func steadyNanoseconds() -> Int64 { LinuxWakeClock.steadyNanoseconds() }
