/// Small text helpers of the command line.
package enum Texts {
    /// A number with fixed places, without Foundation's locale.
    package static func decimal(_ value: Double, places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let whole = Int((value * Double(scale)).rounded())
        guard places > 0 else { return "\(whole)" }
        let fraction = String(abs(whole) % scale)
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(whole < 0 ? "-" : "")\(abs(whole) / scale).\(zeros)\(fraction)"
    }
}
