/// Linear regression with a ridge penalty and non-negative weights, by coordinate descent in a fixed order.
///
/// Scales each column to mean 0 and deviation 1 first, so that the penalty affects all alike.
struct NonNegativeRidge {
    private var start = 0.0
    private var weights: [Double] = []

    /// Learns from rows of equal length.
    init(_ rows: [[Double]], _ values: [Double], penalty: Double) {
        let count = Double(max(1, rows.count))
        let width = rows.first?.count ?? 0
        let means = (0..<width).map { column in rows.reduce(0) { $0 + $1[column] } / count }
        let deviations = (0..<width).map { column in
            let squares = rows.reduce(0) { $0 + ($1[column] - means[column]) * ($1[column] - means[column]) }
            return max(1e-9, (squares / count).squareRoot())
        }
        let scaled = rows.map { row in row.indices.map { (row[$0] - means[$0]) / deviations[$0] } }
        let middle = values.reduce(0, +) / count
        var learned = [Double](repeating: 0, count: width)
        var rest = values.map { $0 - middle }
        for _ in 0..<200 {
            for column in 0..<width {
                let slope = scaled.indices.reduce(0) { $0 + scaled[$1][column] * rest[$1] }
                let next = max(0, (slope + learned[column] * count) / (count + penalty))
                let step = next - learned[column]
                learned[column] = next
                for index in rest.indices { rest[index] -= step * scaled[index][column] }
            }
        }
        weights = (0..<width).map { learned[$0] / deviations[$0] }
        start = middle - (0..<width).reduce(0) { $0 + weights[$1] * means[$1] }
    }

    /// The predicted value of a row.
    func value(of row: [Double]) -> Double { zip(weights, row).reduce(start) { $0 + $1.0 * $1.1 } }
}
